"""The staging of highlights: lights, banners, flying points, coins, and their sounds.

`HighlightStage` runs one highlight at a time, and the lights and points that outlast earlier ones.
Every animation is a function of the time alone, so that any frame can skip it. `Coins` runs
payments from the pot. `Hearing` plays sounds from their place on the felt. The timeline owns all
three.
"""

from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from game.core.event import Event, Seat
from game.core.table_values import Highlight
from game.text.message import told
from game.ui.kit.layout.frame import pin
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.event_effects import HighlightStaging, arc, ease
from game.ui.table.motion.flights import CARRIED_FADE, CarriedCards, HighlightTiming

FLY = 0.42
"""Duration of the flight of points, in seconds at normal speed."""
APART = 0.1
"""Delay between the flights of two players' points, in seconds at normal speed."""
COUNTS = 5
"""Number of steps in which points count up on arrival."""
STEP = 0.055
"""Duration of one such step, in seconds at normal speed."""
STAYS = 0.45
"""Time for which counted points stay visible, in seconds at normal speed."""
SHAKE = 0.4
"""Duration of a plate's shake, in seconds at normal speed."""
VICTIM = 0.3
"""Delay of the victim's motif after the shake, in seconds."""
SWINGS = 3.5
"""Number of swings in a shake."""
AFTERGLOW = 0.5
"""Fade of the light around landed cards, in seconds at normal speed."""
BANNER = 1.1
"""Duration of a banner, in seconds at normal speed."""


@dataclass(frozen=True, slots=True)
class HighlightCue:
    """A scheduled sound; ``x`` is its place on the screen, in pixels.

    ``strength`` is how great its moment is, from 0 to 1; None for an ordinary sound.
    """

    at: float
    name: str
    x: float
    step: int = 0
    strength: float | None = None


@dataclass(frozen=True, slots=True)
class Glow:
    """A light in a player's colour around cards or a plate."""

    rect: Rect
    seat: Seat
    begins: float
    rises: float
    ends: float
    falls: float

    def strength(self, now: float) -> float:
        """Brightness, 0 to 1."""
        if not self.begins <= now < self.ends:
            return 0.0
        risen = 1.0 if self.rises <= 0 else min(1.0, (now - self.begins) / self.rises)
        left = 1.0 if self.falls <= 0 else min(1.0, (self.ends - now) / self.falls)
        return min(risen, left)


@dataclass(frozen=True, slots=True)
class Shake:
    """The shake of a player's plate."""

    seat: Seat
    begins: float
    lasts: float

    def aside(self, now: float) -> float:
        """Horizontal offset, -1 to 1."""
        share = (now - self.begins) / self.lasts
        if not 0 <= share < 1:
            return 0.0
        return arc(2 * SWINGS * share) * (1 - share)


@dataclass(frozen=True, slots=True)
class FlyingPoints:
    """Points in flight to a player's plate, where they count up."""

    points: int
    seat: Seat
    start: tuple[float, float]
    goal: tuple[float, float]
    begins: float
    lasts: float
    arc: float
    counts: float
    stays: float

    @property
    def arrives(self) -> float:
        """Time when all points are counted."""
        return self.begins + self.lasts + self.counts

    def shown(self, now: float) -> int:
        """Number to render: all points in flight, then those counted."""
        passed = now - self.begins - self.lasts
        if passed < 0 or passed >= self.counts or self.points < 0:
            return self.points
        return round(self.points * (1 + int(passed / self.counts * COUNTS)) / COUNTS)

    def strength(self, now: float) -> float:
        """Opacity, 0 to 1."""
        if not self.begins <= now < self.arrives + self.stays:
            return 0.0
        risen = min(1.0, (now - self.begins) / CARRIED_FADE)
        return min(risen, (self.arrives + self.stays - now) / CARRIED_FADE, 1.0)

    def where(self, now: float, aside: float = 0.0) -> tuple[int, int]:
        """Centre in pixels; ``aside`` moves the goal down."""
        share = 1.0 if self.lasts <= 0 else (now - self.begins) / self.lasts
        way = ease(min(1.0, max(0.0, share)))
        x = self.start[0] + (self.goal[0] - self.start[0]) * way
        y = self.start[1] + (self.goal[1] + aside - self.start[1]) * way - self.arc * arc(way)
        return round(x), round(y)


@dataclass(frozen=True, slots=True)
class Banner:
    """A title in a player's colour, beside the cards of its highlight.

    ``others`` are other rectangles on the table; the banner covers as little of them as possible.
    """

    text: str
    seat: Seat
    rect: Rect
    begins: float
    lasts: float
    slides: bool
    others: tuple[Rect, ...] = ()

    def place(self, size: tuple[int, int], gap: int, felt: Rect) -> Rect:
        """The rectangle on the side that covers least; ties go towards the middle of the table."""
        about = self.rect
        dx, dy = about.centerx - felt.centerx, about.centery - felt.centery
        beside = dx * dx * felt.h * felt.h > dy * dy * felt.w * felt.w
        sides = ("right", "left") if dx < 0 else ("left", "right")
        ends = ("below", "above") if dy < 0 else ("above", "below")
        order = (*sides, *ends) if beside else (*ends, *sides)
        found = [_beside(side, about, size, gap).clamp(felt) for side in order]
        return min(found, key=self._covers)

    def _covers(self, rect: Rect) -> int:
        """Covered area in square pixels."""
        clips = [rect.clip(one) for one in (self.rect, *self.others)]
        return sum(one.w * one.h for one in clips)

    def strength(self, now: float) -> float:
        """Opacity, 0 to 1."""
        passed = now - self.begins
        if not 0 <= passed < self.lasts:
            return 0.0
        return min(1.0, passed / CARRIED_FADE, (self.lasts - passed) / (2 * CARRIED_FADE))

    def rise(self, now: float) -> float:
        """Remaining distance below its place, 1 to 0."""
        if not self.slides:
            return 0.0
        return 1 - ease(min(1.0, max(0.0, (now - self.begins) / (2 * CARRIED_FADE))))


def _beside(side: str, about: Rect, size: tuple[int, int], gap: int) -> Rect:
    """A rectangle of a size at one side of another."""
    match side:
        case "right":
            return pin(size, "midleft", (about.right + gap, about.centery))
        case "left":
            return pin(size, "midright", (about.left - gap, about.centery))
        case "below":
            return pin(size, "midtop", (about.centerx, about.bottom + gap))
        case _:
            return pin(size, "midbottom", (about.centerx, about.top - gap))


GREAT_POINTS = 90
"""Points of a moment of strength 1."""
GREAT_CARDS = 14
"""Number of cards of a moment of strength 1."""


def strength_of(moment: Highlight, cards: int) -> float:
    """How great a moment is, from 0 to 1, by its points or its cards; 0.5 if it has neither."""
    points = max(map(abs, moment.gains.values()), default=0)
    if not points and cards < 2:
        return 0.5
    return min(1.0, max(points / GREAT_POINTS, cards / GREAT_CARDS))


class HighlightStage:
    """The current highlight, and the effects that outlast earlier ones."""

    def __init__(self) -> None:
        self.glows: list[Glow] = []
        self.shakes: list[Shake] = []
        self.figures: list[FlyingPoints] = []
        self.banners: list[Banner] = []
        self.heard: list[HighlightCue] = []
        self._moment: Highlight | None = None
        self._timing = HighlightTiming(0.0, 0.0, 0.0, 0.0)

    def clear(self) -> None:
        """Drop everything at once."""
        for some in (self.glows, self.shakes, self.figures, self.banners, self.heard):
            some.clear()
        self._moment = None

    @property
    def lit(self) -> bool:
        """Whether any part of a highlight is visible."""
        some = self.glows or self.shakes or self.figures or self.banners
        return bool(some) or self._moment is not None

    def said(self, now: float) -> str:
        """The sentence of the highlight once its points have arrived; empty for none."""
        if self._moment is None or not self._timing.arrives <= now < self._timing.ends:
            return ""
        return told(self._moment.text)

    def sweep(self, now: float) -> list[HighlightCue]:
        """The sounds that are due; everything past is dropped."""
        self.glows = [one for one in self.glows if now < one.ends]
        self.shakes = [one for one in self.shakes if now < one.begins + one.lasts]
        self.figures = [one for one in self.figures if now < one.arrives + one.stays]
        self.banners = [one for one in self.banners if now < one.begins + one.lasts]
        due = [one for one in self.heard if one.at <= now]
        self.heard = [one for one in self.heard if one.at > now]
        if self._moment is not None and now >= self._timing.ends:
            self._moment = None
        return due

    def begin(
        self,
        moment: Highlight,
        how: HighlightStaging,
        new: Layout,
        carried: CarriedCards,
        now: float,
        speed: float,
        reduced: bool,
    ) -> HighlightTiming:
        """Start a highlight; the result is its timing.

        ``new`` is the layout after the event, ``speed`` the factor on all durations. With
        ``reduced`` motion nothing flies, slides or shakes.
        """
        timing = carried.timing(how, now, speed, reduced)
        start = carried.around(new, moment)
        goal = carried.landed(new, moment)
        strength = strength_of(moment, len(carried.cards))
        flies = bool(carried.cards) and not reduced
        self.heard += _sounds(how, timing, bool(carried.cards), flies, start, goal, strength)
        seat = moment.actor
        if seat is not None:
            if carried.cards and not reduced:
                begins = timing.leaves - how.beat * speed
                self.glows.append(
                    Glow(
                        start,
                        seat,
                        begins,
                        how.beat * speed,
                        timing.leaves + CARRIED_FADE,
                        CARRIED_FADE,
                    )
                )
            after = AFTERGLOW * max(0.5, speed)
            self.glows.append(
                Glow(goal, seat, timing.lands, CARRIED_FADE / 2, timing.lands + after, after)
            )
            title = told(moment.title)
            if title:
                rect = goal if carried.cards and not how.shouts else new.plates[seat]
                begins = now if how.shouts else timing.lands
                lasts = BANNER * max(0.6, speed)
                self.banners.append(
                    Banner(title, seat, rect, begins, lasts, not reduced, _lying(new))
                )
        if moment.victim is not None and how.shakes:
            x = new.plates[moment.victim].centerx
            shaken = timing.lands + 0.08 * speed
            self.heard.append(HighlightCue(shaken, "robbed", x, strength=strength))
            self.heard.append(HighlightCue(shaken + VICTIM, "victim", x, strength=strength))
            if not reduced:
                self.shakes.append(Shake(moment.victim, timing.lands, SHAKE * max(0.5, speed)))
        figures = _figures(moment, goal, new, timing.lands, speed, reduced)
        self.figures += figures
        arrives = max([one.arrives for one in figures], default=timing.lands)
        for one in figures:
            self.heard += _counted(one, strength)
        whole = HighlightTiming(timing.leaves, timing.lands, arrives, arrives + how.rest * speed)
        self._moment, self._timing = moment, whole
        return whole


def _sounds(
    how: HighlightStaging,
    timing: HighlightTiming,
    cards: bool,
    flies: bool,
    start: Rect,
    goal: Rect,
    strength: float,
) -> list[HighlightCue]:
    layers, x = how.sounds, goal.centerx
    middle = (start.centerx + x) / 2
    wanted = (
        (flies, timing.leaves - how.beat, layers.lift, start.centerx),
        (flies, timing.leaves, layers.flight, middle),
        (cards, timing.lands, layers.landing, x),
        (True, timing.lands + 0.03, layers.chime, x),
    )
    return [
        HighlightCue(at, name, place, strength=strength)
        for heard, at, name, place in wanted
        if heard and name
    ]


def _figures(
    moment: Highlight, goal: Rect, laid: Layout, lands: float, speed: float, reduced: bool
) -> list[FlyingPoints]:
    """Points in flight, one player after the other; the victim's fall from their plate."""
    found = []
    for number, (seat, points) in enumerate(moment.gains.items()):
        plate = laid.plates[seat]
        if seat == moment.actor and len(moment.gains) < 3 and points > 0:
            start = goal
        else:
            start = _own(laid, seat)
        begins = lands + number * APART * speed
        # Points at the plate's end cover its figure and leave the name readable.
        end: tuple[float, float] = (plate.right - min(plate.h, plate.w / 2), plate.centery)
        first: tuple[float, float] = start.center
        if points < 0 and moment.victim == seat:
            first, end = end, (end[0], plate.bottom + plate.h / 2)
        lasts, counts = FLY * speed, COUNTS * STEP * speed
        if reduced:
            first, lasts, counts = end, 0.0, 0.0
        stays = STAYS * max(0.5, speed)
        arc = 0.35 * laid.card
        found.append(FlyingPoints(points, seat, first, end, begins, lasts, arc, counts, stays))
    return found


def _lying(laid: Layout) -> tuple[Rect, ...]:
    """Readable rectangles on the felt: cards, plates, table signs."""
    spots = [rect for zone, rect in laid.spots.items() if laid.counts.get(zone)]
    return (*spots, *laid.plates.values(), laid.signs)


def _own(laid: Layout, seat: Seat) -> Rect:
    """Bounds of a player's cards; the plate for a player without any."""
    spots = [
        laid.spots[one.zone] for one in laid.places if one.owner == seat and one.zone in laid.spots
    ]
    return spots[0].unionall(spots[1:]) if spots else laid.plates[seat]


def _counted(figure: FlyingPoints, strength: float) -> list[HighlightCue]:
    """Sounds of each step of the count and of its end; none for lost points."""
    x, at = figure.goal[0], figure.begins + figure.lasts
    steps = [
        HighlightCue(at + step * figure.counts / COUNTS, "count", x, step, strength)
        for step in range(COUNTS if figure.counts and figure.points > 0 else 0)
    ]
    if figure.points > 0:
        steps.append(HighlightCue(figure.arrives, "points", x, strength=strength))
    return steps


Purse = tuple[int, list[int]]
"""Coins in the pot, and coins of each player."""
TRAVEL = 0.35
"""Duration of a coin's flight, in seconds at normal speed."""
COIN_STAGGER = 0.09
"""Delay between two coins, in seconds at normal speed."""
MOST = 12
"""Maximum number of coins that fly to one player."""


@dataclass(frozen=True, slots=True)
class Coin:
    """The flight of one coin, in pixels and seconds."""

    start: tuple[int, int]
    goal: tuple[int, int]
    begins: float
    lasts: float
    arc: float

    def where(self, now: float) -> tuple[int, int]:
        """Centre in pixels."""
        share = min(1.0, max(0.0, (now - self.begins) / self.lasts))
        way = ease(share)
        x = self.start[0] + (self.goal[0] - self.start[0]) * way
        y = self.start[1] + (self.goal[1] - self.start[1]) * way - self.arc * arc(way)
        return round(x), round(y)


class Coins:
    """The coins in flight."""

    def __init__(self) -> None:
        self.flying: list[Coin] = []

    def pay(
        self, before: Purse | None, after: Purse | None, laid: Layout, now: float, speed: float
    ) -> float:
        """Send coins to each player who has more than before; time of the last arrival."""
        arrives = now
        if before is None or after is None:
            return arrives
        for seat, (had, has) in enumerate(zip(before[1], after[1], strict=True)):
            for number in range(min(MOST, has - had)):
                begins = now + number * COIN_STAGGER * speed
                self.flying.append(
                    Coin(
                        laid.purse.center,
                        laid.plates[seat].center,
                        begins,
                        TRAVEL * speed,
                        0.5 * laid.card,
                    )
                )
                arrives = max(arrives, begins + TRAVEL * speed)
        return arrives

    def sweep(self, now: float) -> None:
        """Drop coins that have arrived."""
        self.flying = [coin for coin in self.flying if now < coin.begins + coin.lasts]

    def land(self) -> None:
        """Drop all coins at once."""
        self.flying.clear()


FAR = 0.8
"""Stereo position of the felt's edges; 1 is one speaker alone."""


class SoundCue(Protocol):
    """Callback that plays a sound by name.

    ``pan`` is -1 (left) to 1 (right), ``step`` the step of a rising sound. ``strength`` is how
    great the moment is, from 0 to 1; None for an ordinary sound.
    """

    def __call__(
        self, name: str, *, pan: float = 0.0, step: int = 0, strength: float | None = None
    ) -> None: ...


class Hearing:
    """Plays the sounds of a table from their place on the felt.

    ``coming`` are sounds that wait until their cards land.
    """

    def __init__(self, play: SoundCue) -> None:
        self.play = play
        self.coming: list[HighlightCue] = []

    def sound(self, name: str, x: float, felt: Rect, step: int = 0) -> None:
        """Play a sound at a place on the screen, in pixels."""
        self.cue(HighlightCue(0.0, name, x, step), felt)

    def cue(self, heard: HighlightCue, felt: Rect) -> None:
        """Play a scheduled sound now."""
        pan = FAR * (heard.x - felt.centerx) / max(1, felt.w / 2)
        place = max(-1.0, min(1.0, pan))
        self.play(heard.name, pan=place, step=heard.step, strength=heard.strength)

    def sweep(self, now: float, felt: Rect) -> None:
        """Play the waiting sounds that are due."""
        for heard in [one for one in self.coming if one.at <= now]:
            self.coming.remove(heard)
            self.cue(heard, felt)


def heard_at(event: Event, laid: Layout, felt: Rect) -> float:
    """Horizontal place of an event's sound: its cards, else the actor's plate, else the middle."""
    for zone in (event.target, event.source):
        if zone in laid.spots:
            return laid.spots[zone].centerx
    plate = None if event.seat is None else laid.plates.get(event.seat)
    return felt.centerx if plate is None else plate.centerx
