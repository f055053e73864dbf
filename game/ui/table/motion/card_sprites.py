"""Sprites: the cards one sees, each with an identity of its own while it moves about.

A sprite is not the card: it shows whatever card its zone has at its place.  Copies of a card
and hidden cards are told apart by the sprite that travels.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.core.event import Event, bare_card
from game.core.state import SeatView
from game.ui.kit.paint.render_worker import DOUBLE, FLAT, SOFT
from game.ui.table.layout.card_poses import EDGES, Layout, Pose
from game.ui.table.motion.event_effects import arc, ease

APART = 0.3
"""Cards under way that are closer than this, in card widths, have one shadow."""

CLOSE = 3
"""By so many pixels a card may be wider than it was cut: nobody sees it."""
RAISE = 0.09
"""How high a card rises in the beat before it leaves, in its widths."""


@dataclass(frozen=True, slots=True)
class Tween:
    """A way of its own before the way to the goal: a card comes to those it leaves with."""

    start: Pose
    goal: Pose
    begins: float
    lasts: float
    arc: float

    def share(self, now: float) -> float:
        """How much of it has been travelled, 0 to 1."""
        return ease(min(1.0, max(0.0, (now - self.begins) / self.lasts)))

    def where(self, now: float) -> Pose:
        """Where the card is on it."""
        way = self.share(now)
        return between(self.start, self.goal, way, self.arc * arc(way), 0.0)


def between(start: Pose, goal: Pose, way: float, high: float, turned: float) -> Pose:
    """A pose so far on the way from one to another, raised by pixels and turned by degrees."""
    x = start.x + (goal.x - start.x) * way
    y = start.y + (goal.y - start.y) * way - high
    face = goal.face if way > 0.5 else start.face
    width = round(start.width + (goal.width - start.width) * way)
    angle = start.angle + (goal.angle - start.angle) * way
    return Pose(x, y, face, width, angle + turned)


@dataclass(slots=True)
class CardSprite:
    """A card on the screen: where it goes, since when, and how.

    ``to`` is the zone it goes to where that only counts its cards: it is gone on arrival.
    ``dock`` is where it comes first; for ``beat`` seconds before it begins it rises where it is;
    for ``rest`` seconds at the end it lies there and waits for those that came along.
    """

    number: int
    text: str | None
    start: Pose
    goal: Pose
    begins: float = 0.0
    lasts: float = 0.0
    arc: float = 0.0
    tilt: float = 0.0
    fades: bool = False
    to: str = ""
    dock: Tween | None = None
    beat: float = 0.0
    rest: float = 0.0

    def share(self, now: float) -> float:
        """How much of its time under way has passed, 0 to 1."""
        under_way = self.lasts - self.rest
        if under_way <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / under_way))

    def moving(self, now: float) -> bool:
        """Whether it has not arrived yet."""
        return now < self.begins + self.lasts

    def send(self, goal: Pose, begins: float, lasts: float, arc: float, tilt: float) -> None:
        """Start for a new pose from where it is at that moment."""
        self.start = self.where(begins) if self.moving(begins) else self.goal
        self.goal = goal
        self.begins = begins
        self.lasts = lasts
        self.arc = arc
        self.tilt = tilt
        self.dock = None
        self.beat = self.rest = 0.0

    def redirect(self, goal: Pose, now: float, lasts: float, arc: float = 0.0) -> None:
        """Go to another pose from where it is: one under way arrives no sooner than it would have.

        ``lasts`` is how many seconds it takes at least.
        """
        left = self.begins + self.lasts - now
        self.send(goal, now, max(lasts, left), arc, 0)

    def where(self, now: float) -> Pose:
        """Where it is: on a slight arc from start to goal, turned over in the middle."""
        share = self.share(now)
        if share >= 1 or self.fades:
            return self.goal
        if self._docks(now) and self.dock is not None:
            return self.dock.where(now)
        way = ease(share)
        high = self.arc * arc(way) + self._raised(now) * RAISE * self.start.width
        return between(self.start, self.goal, way, high, self.tilt * arc(way))

    def _docks(self, now: float) -> bool:
        """Whether it is still on the way to those with which it leaves."""
        return self.dock is not None and now < self.begins - self.beat

    def _raised(self, now: float) -> float:
        """How far it has risen in the beat before it leaves, 0 to 1; it sinks on the way."""
        if self.beat <= 0:
            return 0.0
        if now >= self.begins:
            return 1 - ease(self.share(now))
        return ease(min(1.0, max(0.0, 1 - (self.begins - now) / self.beat)))

    def narrow(self, now: float) -> float:
        """How wide it looks while it is turned over, 0 to 1."""
        share = self.share(now)
        if share >= 1 or self.fades:
            return 1.0
        start, goal, way = self.start, self.goal, ease(share)
        if self._docks(now) and self.dock is not None:
            start, goal, way = self.dock.start, self.dock.goal, self.dock.share(now)
        if start.face == goal.face:
            return 1.0
        return max(0.03, abs(1 - 2 * way))

    def cut(self, width: int, card: int) -> int:
        """How wide its picture is cut where it looks so wide: as at one end, and never blurred.

        ``card`` is the width of one whose pose has none.
        """
        if self.fades:
            return self.goal.width or card
        small, large = sorted((self.start.width or card, self.goal.width or card))
        return small if width <= small + CLOSE else large

    def wants(self, card: int) -> Iterator[tuple[int, str]]:
        """The pictures of its face that will be wanted: how wide each is cut, and how.

        ``card`` is the width of one whose pose has none.
        """
        if self.text is None or not self.goal.face:
            return
        small, large = sorted((self.start.width or card, self.goal.width or card))
        yield self.goal.width or card, DOUBLE if self.goal.angle else FLAT
        if not self.start.face:
            yield large, FLAT
            if small < large:
                yield large, SOFT
            elif self.tilt:
                yield large, DOUBLE

    def lift(self, now: float) -> float:
        """How high it is held, 0 to 1."""
        share = self.share(now)
        if share >= 1 or self.fades:
            return 0.0
        if self._docks(now) and self.dock is not None:
            return arc(self.dock.share(now))
        return max(arc(share), 0.4 * self._raised(now))


class FadingSprite(NamedTuple):
    """Cards that were dragged and let go: of which zone, which of them if not all, and where."""

    zone: str
    cards: tuple[str | None, ...]
    place: tuple[float, float]


class CardSprites:
    """The sprites of a table, zone by zone, in the order in which they lie."""

    def __init__(self) -> None:
        self.zones: dict[str, list[CardSprite]] = {}
        self.leaving: list[CardSprite] = []
        self._numbers = 0

    def all(self) -> Iterable[CardSprite]:
        """Every sprite, zone by zone, bottom first."""
        for sprites in self.zones.values():
            yield from sprites
        yield from self.leaving

    def new(self, text: str | None, pose: Pose) -> CardSprite:
        """A sprite that has just come to be."""
        self._numbers += 1
        return CardSprite(self._numbers, text, pose, pose)

    def snap(self, seen: SeatView[Any], laid: Layout) -> None:
        """Have every card lie where the layout says, at once."""
        self.leaving.clear()
        self.zones = {
            place.zone: [
                self.new(text, pose)
                for text, pose in zip(seen.zone(place.zone), laid.poses[place.zone], strict=True)
            ]
            for place in laid.places
            if isinstance(seen.zone(place.zone), list)
        }

    def place(self, laid: Layout) -> None:
        """Put resting sprites where a new layout of the same view wants them."""
        for zone, sprites in self.zones.items():
            for sprite, pose in zip(sprites, laid.poses[zone], strict=True):
                sprite.start = sprite.goal = pose
                sprite.dock = None

    def let_go(self, released: FadingSprite, laid: Layout) -> None:
        """Have cards that were dragged lie where they were let go; one that is only counted
        leaves from there.
        """
        if released.zone not in self.zones and released.zone in laid.poses:
            usual = laid.poses[released.zone][-1].width
            laid.poses[released.zone] = [Pose(*released.place, False, usual)]
        for sprite in self.zones.get(released.zone, []):
            if not released.cards or sprite.text in released.cards:
                sprite.lasts = 0.0
                x, y = released.place
                sprite.goal = sprite.start = replace(sprite.goal, x=x, y=y)

    def follow(
        self, event: Event, seen: SeatView[Any], old: Layout, new: Layout
    ) -> list[CardSprite]:
        """Move sprites from zone to zone as an event did; those that move, in their order.

        ``seen`` is what is seen after the event; a zone that does not agree with it is made anew.
        """
        moved = self._lift_off(event, old)
        target = event.target
        if target is not None:
            for sprite, text in zip(moved, event.cards, strict=False):
                # A joker that is laid down shows what it stands for.
                sprite.text = text
            if target in new.poses and isinstance(seen.zone(target), list):
                zone = self.zones.setdefault(target, [])
                place = len(zone) if event.index is None else event.index
                zone[place:place] = moved
            else:
                self.leaving.extend(moved)
                for sprite in moved:
                    sprite.to = target
        self._agree(seen, new)
        return moved

    def _lift_off(self, event: Event, old: Layout) -> list[CardSprite]:
        source = event.source
        if source is None or event.target is None:
            return []
        held = self.zones.get(source)
        moved = []
        for text in event.cards:
            if held is None:
                pose = old.poses[source][-1] if source in old.poses else Pose(*old.middle, False)
                moved.append(self.new(text, pose))
                continue
            wanted = (text, None if text is None else bare_card(text))
            found = next((one for one in reversed(held) if one.text in wanted), None)
            if found is not None:
                held.remove(found)
                moved.append(found)
        return moved

    def _agree(self, seen: SeatView[Any], new: Layout) -> None:
        """Have the zones hold what is seen, whatever the events told."""
        zones = {place.zone for place in new.places}
        for gone in [zone for zone in self.zones if zone not in zones]:
            del self.zones[gone]
        for place in new.places:
            cards = seen.zone(place.zone)
            if not isinstance(cards, list):
                self.zones.pop(place.zone, None)
                continue
            held = self.zones.setdefault(place.zone, [])
            if [sprite.text for sprite in held] != cards:
                poses = new.poses[place.zone]
                self.zones[place.zone] = [
                    self.new(text, pose) for text, pose in zip(cards, poses, strict=True)
                ]

    def sweep(self, now: float) -> None:
        """Let go of sprites that have left the table."""
        self.leaving = [sprite for sprite in self.leaving if sprite.moving(now)]


def uppermost(flying: list[CardSprite]) -> list[CardSprite]:
    """The sprites under way that can be seen: of a stack that moves as one, its top cards."""
    together = Counter((sprite.begins, sprite.lasts) for sprite in flying)
    seen = []
    for sprite in flying:
        journey = (sprite.begins, sprite.lasts)
        if together[journey] <= EDGES + 1:
            seen.append(sprite)
        together[journey] -= 1
    return seen


def shaded(flying: list[CardSprite], now: float) -> list[bool]:
    """Which of the sprites under way have a shadow: those of a stack do not add up to black."""
    found: list[bool] = []
    last: tuple[float, float] | None = None
    for sprite in flying:
        pose = sprite.where(now)
        apart = APART * pose.width
        far = last is None or abs(pose.x - last[0]) + abs(pose.y - last[1]) > apart
        found.append(far)
        if far:
            last = (pose.x, pose.y)
    return found
