"""Flights: every card whose pose in the layout changed travels to its new pose.

`Flights` sends the sprites of a table. `CarriedCards` are the cards of a highlight with their
poses and times. The timeline uses both.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Protocol

from pygame import Rect

from game.core.table import MELD_STYLE, PERSON_HAND_ZONE, SPREAD_STYLE
from game.core.table_values import Highlight
from game.ui.table.layout.card_poses import MAX_STACK_EDGE_COUNT, Layout, Pose
from game.ui.table.motion.card_sprites import CardSprite, CardSprites, Tween
from game.ui.table.motion.event_effects import (
    MIN_FLIGHT_SECONDS,
    SHORT_FLIGHT_SECONDS,
    Curve,
    EventEffect,
    HighlightStaging,
    flight_seconds,
)

REDUCED_FADE_SHARE = 0.3
"""Share of the time in which cards fade out under reduced motion, and in which they fade in."""
HOVER_UNITS = 4.0
"""Height in which cards hang above their place, in units."""
HOP_UNITS = 3.0
"""Height of a hop of neighbours, in units."""
HOP_SECONDS = 0.14
"""Duration of a hop, in seconds at normal speed."""
HOP_DELAY_SECONDS = 0.03
"""Delay of a hop for each card width of distance, in seconds at normal speed."""
MAX_HOP_CARD_WIDTHS = 2.0
"""Maximum distance of neighbours that hop, in card widths."""
FULL_TILT_DISTANCE_CARD_WIDTHS = 5.0
"""Distance from which a card tilts by the maximum, in card widths."""


class FlightTimes(Protocol):
    """When a moment begins, and its cards rise, leave, hang, hit their place, and lie still."""

    @property
    def begins(self) -> float: ...
    @property
    def lifts(self) -> float: ...
    @property
    def leaves(self) -> float: ...
    @property
    def hangs(self) -> float: ...
    @property
    def slams(self) -> float: ...
    @property
    def landed(self) -> float: ...


@dataclass(frozen=True, slots=True)
class CarriedCards:
    """The cards of a highlight in order; the ``docking`` ones join the others.

    ``before`` are the poses of the others, ``after`` the goals of all, ``left`` where all lay.
    """

    cards: Sequence[CardSprite]
    before: Sequence[Pose]
    after: Sequence[Pose]
    docking: Sequence[CardSprite] = ()
    left: Sequence[Pose] = ()

    @property
    def apart(self) -> int:
        """Number of cards that leave one after the other: of a stack, the visible ones."""
        return min(len(self.cards), MAX_STACK_EDGE_COUNT + 1) if self.stacked else len(self.cards)

    @property
    def stacked(self) -> bool:
        """Whether they lie on each other."""
        return len(self.cards) > MAX_STACK_EDGE_COUNT and len({one.x for one in self.before}) == 1

    def gap_seconds(self, how: HighlightStaging, lasts: float) -> float:
        """Delay from one card to the next, in seconds, if all fly within ``lasts``."""
        if self.apart < 2:
            return 0.0
        spread = min(how.spread, max(0.0, lasts - MIN_FLIGHT_SECONDS))
        return min(how.stagger, spread / (self.apart - 1))

    def around(self, laid: Layout, moment: Highlight) -> Rect:
        """Bounds before they leave."""
        return _box(self.before, laid, moment)

    def landed(self, laid: Layout, moment: Highlight) -> Rect:
        """Bounds after they have landed."""
        return _box(self.after, laid, moment)

    def send(self, how: HighlightStaging, times: FlightTimes, card: int, hover: int) -> None:
        """Raise the cards and send them to their goals, where they hang and then hit the felt."""
        lasts = times.hangs - times.leaves
        gap, first = self.gap_seconds(how, lasts), len(self.cards) - self.apart
        apart = gap * max(0, self.apart - 1)
        for place, (sprite, goal) in enumerate(zip(self.cards, self.after, strict=True)):
            begins = times.leaves + gap * max(0, place - first)
            far = abs(goal.x - sprite.goal.x) + abs(goal.y - sprite.goal.y)
            tilt = how.tilt * min(1.0, far / (FULL_TILT_DISTANCE_CARD_WIDTHS * card))
            if len(self.cards) > MAX_TILTED_CARD_COUNT:
                tilt = 0.0
            dock = sprite.dock
            sprite.send(
                goal,
                begins,
                times.landed - begins,
                how.arc * card,
                -tilt if goal.x >= sprite.goal.x else tilt,
                how.curve,
            )
            sprite.fades = False
            sprite.dock, sprite.beat = dock, begins - times.lifts
            if dock is not None:
                sprite.start = dock.goal
            sprite.rest = max(0.0, times.landed - begins - (lasts - apart))
            sprite.hover, sprite.slam = hover, times.landed - times.slams

    def hop(self, laid: Layout, cast: CardSprites, times: FlightTimes, high: int) -> None:
        """Let open cards that lie near the landing hop, the nearest first."""
        landing = {one.number for one in self.cards}
        for zone, sprites in cast.zones.items():
            if zone == PERSON_HAND_ZONE or laid.lies(zone) not in (MELD_STYLE, SPREAD_STYLE):
                continue
            for sprite in sprites:
                goal = sprite.goal
                far = min(hypot(goal.x - one.x, goal.y - one.y) for one in self.after) / laid.card
                if sprite.number in landing or far > MAX_HOP_CARD_WIDTHS:
                    continue
                if not sprite.is_moving(times.begins):
                    begins = times.slams + HOP_DELAY_SECONDS * far
                    sprite.send(goal, begins, HOP_SECONDS, high, 0.0)

    def fade(self, times: FlightTimes) -> None:
        """Let the cards fade in at their goals once a line has led there."""
        lasts = REDUCED_FADE_SHARE * (times.hangs - times.leaves)
        for sprite, goal in zip(self.cards, self.after, strict=True):
            # The height is never seen; it keeps the card out of the row that lies still.
            sprite.send(goal, times.hangs - lasts, lasts, 1, 0)
            sprite.fades = True

    def come(self, at_front: bool, begins: float, lasts: float, card: int, felt: Rect) -> None:
        """Let the docking cards fly to one end of the cards already there, within the felt."""
        for sprite in self.cards:
            # A card that docked in an earlier take is in its place already.
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
            sprite.dock = Tween(sprite.goal, pose, begins, lasts, 0.4 * card)


def _box(poses: Sequence[Pose], laid: Layout, moment: Highlight) -> Rect:
    if not poses:
        if moment.zone in laid.spots:
            return laid.spots[moment.zone]
        seat = moment.actor
        return laid.plates[seat] if seat is not None else Rect(*laid.middle, 0, 0)
    rects = [pose.rect(laid.card) for pose in poses]
    return rects[0].unionall(rects[1:])


FLIGHT_FADE_SECONDS = 0.18
"""Duration of a fade in place of a flight, in seconds."""
MAKE_ROOM_SECONDS = 0.13
"""Duration for cards that make room, in seconds."""
SWEPT_ALONG_SECONDS = 0.35
"""Duration for cards that are moved along with others, in seconds."""
MIN_FLIGHT_CARD_WIDTHS = 1.3
"""Minimum distance of a visible flight, in card widths."""
MAX_TILTED_CARD_COUNT = 14
"""Maximum number of cards in flight that are tilted."""


@dataclass(frozen=True, slots=True)
class Flights:
    """Sends the sprites of ``cast`` to their poses in a layout.

    ``speed`` is the factor on all durations. With ``reduced`` motion cards fade in place of
    travelling.
    """

    cast: CardSprites
    laid: Layout
    speed: float
    reduced: bool

    def plainly(self, moved: Sequence[CardSprite], effect: EventEffect, now: float) -> None:
        """Send the cards that moved; all others follow the layout."""
        places = {sprite.number: place for place, sprite in enumerate(moved)}
        for sprite, pose in self._astray():
            place = places.get(sprite.number)
            if place is None:
                self._follow(sprite, pose, effect, now)
            else:
                delay = place * effect.stagger * self.speed
                self._travel(sprite, pose, effect, now + delay, len(moved))
        for sprite in self.cast.leaving:
            if sprite.number in places:
                self._travel(sprite, self._way_out(sprite), effect, now, len(moved))

    def make_room(self, effect: EventEffect, begins: float, but: Iterable[CardSprite]) -> None:
        """Let all cards except ``but`` follow the layout."""
        others = {sprite.number for sprite in but}
        for sprite, pose in self._astray():
            if sprite.number not in others:
                self._follow(sprite, pose, effect, begins)

    def carried(self, moment: Highlight, moved: Sequence[CardSprite]) -> CarriedCards:
        """The cards of a highlight with their poses before and after."""
        zone = self.cast.zones.get(moment.zone or "", []) if moved else []
        cards, docking = (list(zone), moved) if zone else (moved, [])
        goals = {sprite.number: pose for sprite, pose in self._all()}
        for one in self.cast.leaving:
            goals[one.number] = self._way_out(one)
        coming = {one.number for one in docking}
        before = [one.goal for one in cards if one.number not in coming]
        after = [goals[one.number] for one in cards]
        return CarriedCards(cards, before, after, docking, [one.goal for one in cards])

    def _way_out(self, sprite: CardSprite) -> Pose:
        """Goal of a sprite that leaves the table for a zone whose cards are only counted."""
        return self.laid.way_end(sprite.to, sprite.goal.x, sprite.goal.y) or sprite.goal

    def _all(self) -> Iterator[tuple[CardSprite, Pose]]:
        for zone, sprites in self.cast.zones.items():
            yield from zip(sprites, self.laid.poses[zone], strict=True)

    def _astray(self) -> Iterator[tuple[CardSprite, Pose]]:
        """Sprites in a zone whose goal differs from the layout, with the new pose."""
        return ((sprite, pose) for sprite, pose in self._all() if sprite.goal != pose)

    def _follow(self, sprite: CardSprite, goal: Pose, effect: EventEffect, now: float) -> None:
        """Let a card that stays in its zone follow the layout."""
        far = max(abs(goal.x - sprite.goal.x), abs(goal.y - sprite.goal.y))
        if self.reduced:
            sprite.fades = False
            sprite.send(goal, now, 0.0, 0, 0)
        elif far < MIN_FLIGHT_CARD_WIDTHS * self.laid.card:
            sprite.fades = False
            sprite.redirect(goal, now, MAKE_ROOM_SECONDS * self.speed)
        else:
            # A meld that changes its owner sweeps across the table as one.
            lasts = flight_seconds(effect.travel or SWEPT_ALONG_SECONDS, self.speed)
            sprite.redirect(goal, now, lasts, 0.3 * self.laid.card)

    def _travel(
        self, sprite: CardSprite, goal: Pose, effect: EventEffect, begins: float, many: int
    ) -> None:
        lasts = flight_seconds(effect.travel, self.speed)
        if self.reduced and lasts > 0:
            lasts = FLIGHT_FADE_SECONDS
        sprite.fades = self.reduced
        tilt = -effect.tilt if goal.x >= sprite.goal.x else effect.tilt
        if many > MAX_TILTED_CARD_COUNT:
            tilt = 0.0
        beat = 0.0 if self.reduced else effect.beat * self.speed
        high, curve = effect.arc * self.laid.card, effect.curve
        if lasts < SHORT_FLIGHT_SECONDS:
            curve = Curve.DASH
        sprite.send(goal, begins + beat, lasts, high, tilt, curve, effect.over)
        sprite.beat, sprite.turn_share = beat, effect.turn_share
