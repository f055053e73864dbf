"""The cards a moment is about: from where to where they go, and when."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.core.moment import Moment
from game.ui.table.effects import Staging
from game.ui.table.layout import EDGES, Layout, Pose
from game.ui.table.sprites import Leg, Sprite

FADE = 0.14
FAR = 5.0
"""Over so many card widths cards turn the most while they travel."""


@dataclass(frozen=True, slots=True)
class Timing:
    """When what happens of a moment: the cards leave, have landed, and the points are there."""

    leaves: float
    lands: float
    arrives: float
    ends: float


@dataclass(frozen=True, slots=True)
class Carried:
    """The cards a moment is about, in their order; ``docking`` are those that come to others.

    ``before`` is where the others lay, ``after`` where all of them will lie.
    """

    cards: Sequence[Sprite]
    before: Sequence[Pose]
    after: Sequence[Pose]
    docking: Sequence[Sprite] = ()

    def timing(self, how: Staging, now: float, speed: float, reduced: bool) -> Timing:
        """When they leave and when all have landed."""
        if reduced:
            return Timing(now, now + FADE, now + FADE, now + FADE)
        dock = how.dock * speed if self.docking else 0.0
        leaves = now + (dock + how.beat * speed if self.cards else 0.0)
        lands = leaves + how.travel * speed + self.gap(how, speed) * max(0, self.apart - 1)
        return Timing(leaves, lands, lands, lands)

    @property
    def apart(self) -> int:
        """How many of them leave one after the other: of a stack those that can be seen."""
        return min(len(self.cards), EDGES + 1) if self.stacked else len(self.cards)

    @property
    def stacked(self) -> bool:
        """Whether they lie on each other."""
        return len(self.cards) > EDGES and len({one.x for one in self.before}) == 1

    def gap(self, how: Staging, speed: float) -> float:
        """How long after the one before it a card leaves."""
        if self.apart < 2:
            return 0.0
        return min(how.stagger, how.spread / (self.apart - 1)) * speed

    def around(self, laid: Layout, moment: Moment) -> Rect:
        """What they take up before they leave."""
        return _box(self.before, laid, moment)

    def landed(self, laid: Layout, moment: Moment) -> Rect:
        """What they take up when they have landed."""
        return _box(self.after, laid, moment)

    def send(self, how: Staging, timing: Timing, card: int, speed: float) -> None:
        """Have them rise and travel to where they will lie."""
        gap, first = self.gap(how, speed), len(self.cards) - self.apart
        for place, (sprite, goal) in enumerate(zip(self.cards, self.after, strict=True)):
            begins = timing.leaves + gap * max(0, place - first)
            far = abs(goal.x - sprite.goal.x) + abs(goal.y - sprite.goal.y)
            tilt = how.tilt * min(1.0, far / (FAR * card))
            dock = sprite.dock
            sprite.send(goal, begins, timing.lands - begins, how.arc * card,
                        -tilt if goal.x >= sprite.goal.x else tilt)  # fmt: skip
            sprite.fades = False
            sprite.dock, sprite.beat = dock, begins - timing.leaves + how.beat * speed
            if dock is not None:
                sprite.start = dock.goal
            sprite.rest = max(0.0, timing.lands - begins - how.travel * speed)

    def come(self, at_front: bool, begins: float, lasts: float, card: int, felt: Rect) -> None:
        """Have those that come to others come to an end of where these lie, on the felt; no other
        does.
        """
        for sprite in self.cards:
            # One that came by an earlier take lies with the others since then.
            sprite.dock = None
        old = self.before
        if not old or lasts <= 0:
            return
        end, inner = (old[0], old[1:2]) if at_front else (old[-1], old[-2:-1])
        step = (end.x - inner[0].x, end.y - inner[0].y) if inner else (0.3 * end.width, 0.0)
        for sprite in self.docking:
            half = (end.width or card) / 2
            x = max(felt.left + half, min(felt.right - half, end.x + step[0]))
            pose = Pose(x, end.y + step[1], True, end.width, end.angle)
            sprite.dock = Leg(sprite.goal, pose, begins, lasts, 0.4 * card)


def _box(poses: Sequence[Pose], laid: Layout, moment: Moment) -> Rect:
    if not poses:
        if moment.zone in laid.spots:
            return laid.spots[moment.zone]
        seat = moment.taker
        return laid.plates[seat] if seat is not None else Rect(*laid.middle, 0, 0)
    rects = [pose.rect(laid.card) for pose in poses]
    return rects[0].unionall(rects[1:])
