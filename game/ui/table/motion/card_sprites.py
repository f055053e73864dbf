"""Card sprites: the visible cards, each with an identity of its own while it moves.

A sprite shows the card at its place in a zone. Copies and hidden cards are told apart only by the
sprite that travels.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import hypot
from typing import Any, NamedTuple

from game.core.event import Event, arriving_card, bare_card
from game.core.state import SeatView
from game.ui.deck.card_images import DOUBLE_SIZE_VARIANT, MOVING_VARIANT, RESTING_VARIANT
from game.ui.table.layout.card_poses import MAX_STACK_EDGE_COUNT, Layout, Pose
from game.ui.table.motion.event_effects import Curve, arc_share, eased_share

MAX_SHARED_SHADOW_DISTANCE_CARD_WIDTHS = 0.3
"""Maximum distance of flying cards that share a shadow, in card widths."""

MAX_OVERSHOOT_CARD_WIDTHS = 0.3
"""Maximum distance by which a card flies too far, in card widths."""
MAX_UNSEEN_GROWTH_PIXELS = 3
"""Maximum number of pixels by which a card may exceed its rendered width, unseen."""
COME_DOWN_TIME_SHARE = 0.98
"""Share of the time of a glide after which it has come down."""
LEAVING_RISE_CARD_WIDTHS = 0.09
"""Rise of a card in the beat before it leaves, in card widths."""
SLAM_FACTORS = (1.06, 0.97)
"""Sizes of a card that hits the felt, as factors, before it has its own."""
HOVER_LIFT_SHARE = 0.3
"""Height above the felt of a card that hangs over its goal, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Tween:
    """A flight before the main flight: a card joins the cards it leaves with."""

    start: Pose
    goal: Pose
    begins: float
    lasts: float
    arc: float

    def share(self, now: float) -> float:
        """Eased progress, 0 to 1."""
        return eased_share(min(1.0, max(0.0, (now - self.begins) / self.lasts)))

    def where(self, now: float) -> Pose:
        way = self.share(now)
        return between(self.start, self.goal, way, self.arc * arc_share(way), 0.0)


def between(start: Pose, goal: Pose, way: float, high: float, turned: float) -> Pose:
    """The pose at a share ``way`` of the path, raised by pixels and rotated by degrees."""
    x = start.x + (goal.x - start.x) * way
    y = start.y + (goal.y - start.y) * way - high
    face = goal.face if way > 0.5 else start.face
    way = min(1.0, way)
    width = round(start.width + (goal.width - start.width) * way)
    angle = start.angle + (goal.angle - start.angle) * way
    return Pose(x, y, face, width, angle + turned)


@dataclass(slots=True)
class CardSprite:
    """A card on the screen, and its flight.

    ``to`` is the target zone if that only counts its cards; the sprite is gone on arrival.
    ``dock`` is a flight before this one. For ``beat`` seconds before ``begins`` the card rises in
    place. For the last ``rest`` seconds it lies at the goal and waits for the others. ``curve`` is
    how it flies, ``over`` how far beyond the goal, as a share of the way. In the last share
    ``turn_share`` of the flight it is turned over. A card that comes to ``hover`` pixels above its
    goal hits it in the last ``slam`` seconds.
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
    curve: Curve = Curve.GLIDE
    over: float = 0.0
    turn_share: float = 1.0
    hover: int = 0
    slam: float = 0.0

    def share(self, now: float) -> float:
        """Progress of the flight, 0 to 1."""
        under_way = self.lasts - self.rest
        if under_way <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / under_way))

    def is_moving(self, now: float) -> bool:
        """Whether it has not arrived yet."""
        return now < self.begins + self.lasts

    def settles(self, now: float) -> bool:
        """Whether it has come down at its goal, where it comes to rest among its neighbours."""
        if self.hover and self.lasts > 0:
            return now >= self.begins + self.lasts - self.slam
        return not self.fades and self.share(now) >= min(self.curve.value, COME_DOWN_TIME_SHARE)

    def is_dashing(self, now: float) -> bool:
        """Whether it is on a flight of a few frames, in which it leaves an after-image."""
        return self.curve is Curve.DASH and not self.fades and 0 < self.share(now) < 1

    def send(
        self,
        goal: Pose,
        begins: float,
        lasts: float,
        arc: float,
        tilt: float,
        curve: Curve = Curve.GLIDE,
        over: float = 0.0,
    ) -> None:
        """Start towards a new pose, from the pose at ``begins``."""
        self.start = self.where(begins) if self.is_moving(begins) else self.goal
        self.goal = goal
        self.begins = begins
        self.lasts = lasts
        self.arc = arc
        self.tilt = tilt
        self.dock = None
        self.beat, self.rest, self.turn_share = 0.0, 0.0, 1.0
        self.hover, self.slam = 0, 0.0
        far = hypot(goal.x - self.start.x, goal.y - self.start.y)
        self.curve = curve
        self.over = min(over, MAX_OVERSHOOT_CARD_WIDTHS * goal.width / far) if far else 0.0

    def redirect(self, goal: Pose, now: float, lasts: float, arc: float = 0.0) -> None:
        """Go to another pose from where it is: one under way arrives no sooner than it would have.

        ``lasts`` is how many seconds it takes at least.
        """
        left = self.begins + self.lasts - now
        self.send(goal, now, max(lasts, left), arc, 0)

    def where(self, now: float) -> Pose:
        """The pose on a slight arc from start to goal, turned over halfway."""
        share = self.share(now)
        if self.fades or self.lasts <= 0 or not self.is_moving(now):
            return self.goal
        if share >= 1:
            return self._hit(now)
        if self._docks(now) and self.dock is not None:
            return self.dock.where(now)
        way, height = self.curve.way_share(share, self.over), self.curve.height(share)
        high = (
            self.hover * min(1.0, way)
            + self.arc * height
            + self._raised_share(now) * LEAVING_RISE_CARD_WIDTHS * self.start.width
        )
        pose = between(self.start, self.goal, way, high, self.tilt * height)
        return pose if self.turn_share == 1 else replace(pose, face=self._is_face_up(share))

    def _hit(self, now: float) -> Pose:
        """The pose of a card that hangs above its goal, hits it, and settles."""
        if not self.settles(now):
            return replace(self.goal, y=self.goal.y - self.hover)
        if not self.hover or not self.slam:
            return self.goal
        share = 1 - (self.begins + self.lasts - now) / self.slam
        large, small = SLAM_FACTORS
        size = large + (small - large) * 2 * share if share < 0.5 else small
        size += (1 - small) * max(0.0, 2 * share - 1)
        return replace(self.goal, width=round(self.goal.width * size))

    def _turned_share(self, share: float) -> float:
        """How far the card is turned over at a share of the flight's time, 0 to 1."""
        if self.turn_share == 1:
            return min(1.0, self.curve.way_share(share))
        return max(0.0, 1 - (1 - share) / self.turn_share)

    def _is_face_up(self, share: float) -> bool:
        """Whether its face is up at a share of the flight's time."""
        return self.goal.face if self._turned_share(share) > 0.5 else self.start.face

    def _docks(self, now: float) -> bool:
        """Whether it has not left with the cards that it joins."""
        return self.dock is not None and now < self.begins - self.beat

    def _raised_share(self, now: float) -> float:
        """Rise in the beat before it leaves, 0 to 1; it sinks on the way."""
        if self.beat <= 0:
            return 0.0
        if now >= self.begins:
            return 1 - eased_share(self.share(now))
        return eased_share(min(1.0, max(0.0, 1 - (self.begins - now) / self.beat)))

    def width_share(self, now: float) -> float:
        """Visible width while it is turned over, 0 to 1."""
        share = self.share(now)
        if share >= 1 or self.fades:
            return 1.0
        start, goal, way = self.start, self.goal, self._turned_share(share)
        if self._docks(now) and self.dock is not None:
            start, goal, way = self.dock.start, self.dock.goal, self.dock.share(now)
        if start.face == goal.face:
            return 1.0
        return max(0.03, abs(1 - 2 * way))

    def picture_width(self, width: int, card: int) -> int:
        """Width of the picture to render for a drawn ``width``: that of either end, never blurred.

        ``card`` is the default width.
        """
        if self.fades:
            return self.goal.width or card
        small, large = sorted((self.start.width or card, self.goal.width or card))
        return small if width <= small + MAX_UNSEEN_GROWTH_PIXELS else large

    def wants(self, card: int) -> Iterator[tuple[int, str]]:
        """Widths and kinds of the face pictures to preload for this flight.

        ``card`` is the default width.
        """
        if self.text is None or not self.goal.face:
            return
        small, large = sorted((self.start.width or card, self.goal.width or card))
        yield self.goal.width or card, DOUBLE_SIZE_VARIANT if self.goal.angle else RESTING_VARIANT
        if not self.start.face:
            yield large, RESTING_VARIANT
            if small < large:
                yield large, MOVING_VARIANT
            elif self.tilt:
                yield large, DOUBLE_SIZE_VARIANT

    def lift_share(self, now: float) -> float:
        """Height above the felt, 0 to 1."""
        share = self.share(now)
        if share >= 1 or self.fades:
            return HOVER_LIFT_SHARE if self.hover and not self.settles(now) else 0.0
        if self._docks(now) and self.dock is not None:
            return arc_share(self.dock.share(now))
        return max(self.curve.height(share), 0.4 * self._raised_share(now))


class FadingSprite(NamedTuple):
    """Cards released after a drag: their zone, their texts (empty for all), their centre."""

    zone: str
    cards: tuple[str | None, ...]
    place: tuple[float, float]


class CardSprites:
    """The sprites of a table by zone, in the order in which they lie."""

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
        """A sprite at rest, with a number of its own."""
        self._numbers += 1
        return CardSprite(self._numbers, text, pose, pose)

    def snap(self, seen: SeatView[Any], laid: Layout) -> None:
        """Put every card where the layout has it, without animation."""
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
        """Move all sprites at once to a new layout of the same view."""
        for zone, sprites in self.zones.items():
            for sprite, pose in zip(sprites, laid.poses[zone], strict=True):
                sprite.start = sprite.goal = pose
                sprite.dock = None

    def let_go(self, released: FadingSprite, laid: Layout) -> None:
        """Put dragged cards where they were released; counted ones leave from there."""
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
        """Move sprites from zone to zone as an event did; the result lists them in order.

        ``seen`` is the view after the event; a zone that differs from it is rebuilt.
        """
        moved = self._lift_off(event, old, new)
        target = event.target
        if target is not None:
            for sprite, text in zip(moved, event.cards, strict=False):
                # A laid joker shows the card that it stands for.
                sprite.text = arriving_card(target, text)
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

    def _lift_off(self, event: Event, old: Layout, new: Layout) -> list[CardSprite]:
        source = event.source
        if source is None or event.target is None:
            return []
        goal = new.spots[event.target].center if event.target in new.spots else old.middle
        held = self.zones.get(source)
        moved = []
        for text in event.cards:
            if held is None:
                pose = old.way_end(source, *goal)
                moved.append(self.new(text, pose or Pose(*old.middle, False)))
                continue
            wanted = (text, None if text is None else bare_card(text))
            found = next((one for one in reversed(held) if one.text in wanted), None)
            if found is not None:
                held.remove(found)
                moved.append(found)
        return moved

    def _agree(self, seen: SeatView[Any], new: Layout) -> None:
        """Rebuild every zone that differs from the view."""
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
        """Drop sprites that have left the table."""
        self.leaving = [sprite for sprite in self.leaving if sprite.is_moving(now)]


def uppermost(flying: list[CardSprite]) -> list[CardSprite]:
    """The visible sprites in flight: of a stack that moves as one, its top cards."""
    together = Counter((sprite.begins, sprite.lasts) for sprite in flying)
    seen = []
    for sprite in flying:
        journey = (sprite.begins, sprite.lasts)
        if together[journey] <= MAX_STACK_EDGE_COUNT + 1:
            seen.append(sprite)
        together[journey] -= 1
    return seen


def shaded(flying: list[CardSprite], now: float) -> list[bool]:
    """Whether each sprite in flight casts a shadow; those of a stack would add up to black."""
    found: list[bool] = []
    last: tuple[float, float] | None = None
    for sprite in flying:
        pose = sprite.where(now)
        apart = MAX_SHARED_SHADOW_DISTANCE_CARD_WIDTHS * pose.width
        far = last is None or abs(pose.x - last[0]) + abs(pose.y - last[1]) > apart
        found.append(far)
        if far:
            last = (pose.x, pose.y)
    return found
