"""The staging of highlights: lights, banners, flying points, coins, and their sounds.

`HighlightStage` runs one highlight at a time, and the lights and points that outlast earlier ones.
Every animation is a function of the time alone, so that any frame can skip it. `Coins` runs
payments from the pot. `Hearing` plays sounds from their place on the felt. The timeline owns all
three.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import cos, hypot, sin, tau
from typing import NamedTuple, Protocol

from pygame import Rect

from game.core.event import Event, Seat
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import Highlight
from game.text.message import told
from game.ui.kit.layout.frame import pin
from game.ui.table.layout.card_poses import Layout, Pose
from game.ui.table.motion.event_effects import (
    HighlightStaging,
    Magnitude,
    arc_share,
    eased_share,
    flight_seconds,
    magnitude,
)
from game.ui.table.motion.flights import (
    HIGHLIGHT_FADE_SECONDS,
    REDUCED_FADE_SHARE,
    CarriedCards,
    HighlightTiming,
)

POINTS_FLIGHT_SECONDS = 0.42
"""Duration of the flight of points, in seconds at normal speed."""
REDUCED_LIGHT_SHARE = 0.5
"""Factor on the light of the felt under reduced motion."""
POINTS_DELAY_SECONDS = 0.1
"""Delay between the flights of two players' points, in seconds at normal speed."""
POINTS_STEP_COUNT = 5
"""Number of steps in which points count up on arrival."""
POINTS_STEP_SECONDS = 0.055
"""Duration of one such step, in seconds at normal speed."""
PLATE_SHAKE_SECONDS = 0.4
"""Duration of a plate's shake, in seconds at normal speed."""
VICTIM_MOTIF_DELAY_SECONDS = 0.3
"""Delay of the victim's motif after the knock on their plate, in seconds."""
PLATE_SHAKE_SWING_COUNT = 3.5
"""Number of swings in a shake."""
AFTERGLOW_SECONDS = 0.5
"""Fade of the light around landed cards, in seconds at normal speed."""
BANNER_SECONDS = 1.1
"""Duration of a banner, in seconds at normal speed."""
MIN_HIGHLIGHT_LIGHT_SHARE = 0.25
"""Brightness of the light around the cards of the weakest highlight before they leave."""
BANNER_GROWTH_SECONDS = 0.26
"""Time in which a banner comes to its size, in seconds."""
SUBJECT_OVERLAP_FACTOR = 20
"""Weight of the cards that a banner is about, among what it may cover."""
BANNER_GRID_STEP_COUNT = 12
"""Number of steps in which a banner looks for a place across and down the felt."""
MAX_HIDDEN_SHARE = 0.02
"""Maximum part of a title that lies over something to read, if it can be smaller or elsewhere."""
MIN_TITLE_SIZE_SHARE = 0.6
"""Minimum size of a title that is written smaller to be near its cards, as a share."""
FLYING_POINTS_SIDES = ("below", "above", "right", "left")
POINTS_ROOM_CARD_WIDTHS = 0.8
"""Room for points beside a plate on both sides together, in card widths; twice that across."""
CARD_PATH_STEP_COUNT = 6
"""Number of steps in which the way of cards is kept free."""
POINTS_MELT_SECONDS = 0.24
"""Time in which counted points melt into their figure, in seconds at normal speed."""
POINTS_READING_SECONDS = 0.7
"""Time for which points are read under reduced motion, in seconds at normal speed."""
FELT_LIGHT_FADE_SECONDS = 0.45
"""Fade of the light on the felt, in seconds at normal speed."""
PARTICLES_SECONDS = 0.9
"""Duration of particles, in seconds at normal speed."""
FELT_SHAKE_SECONDS = 0.32
"""Duration of a shake of the felt, in seconds at normal speed."""


@dataclass(frozen=True, slots=True)
class HighlightCue:
    """A scheduled sound; ``x`` is its place on the screen, in pixels."""

    at: float
    name: str
    x: float
    step: int = 0
    strength: float | None = None


@dataclass(frozen=True, slots=True)
class Glow:
    """A light in a player's colour around cards or a plate; ``power`` is its brightness, 0 to 1."""

    rect: Rect
    seat: Seat
    begins: float
    rises: float
    ends: float
    falls: float
    power: float = 1.0

    def strength(self, now: float) -> float:
        """Brightness, 0 to 1."""
        if not self.begins <= now < self.ends:
            return 0.0
        risen = 1.0 if self.rises <= 0 else min(1.0, (now - self.begins) / self.rises)
        left = 1.0 if self.falls <= 0 else min(1.0, (self.ends - now) / self.falls)
        return self.power * min(risen, left)


@dataclass(frozen=True, slots=True)
class Shake:
    """The shake of a player's plate; ``power`` is a factor on its width."""

    seat: Seat
    begins: float
    lasts: float
    power: float = 1.0

    def sideways_offset(self, now: float) -> float:
        """Horizontal offset, in units of the usual width."""
        share = (now - self.begins) / self.lasts
        if not 0 <= share < 1:
            return 0.0
        return self.power * arc_share(2 * PLATE_SHAKE_SWING_COUNT * share) * (1 - share)


@dataclass(frozen=True, slots=True)
class FlyingPoints:
    """Points in flight to a player's plate.

    They stop beside the ``figure`` that they change, count up there, and melt into it. The figure
    changes when they have arrived. ``start`` is None if they appear where they stop. ``others`` are
    other rectangles on the table; the points cover as little of them as possible.
    """

    points: int
    seat: Seat
    start: tuple[float, float] | None
    plate: Rect
    figure: Rect
    begins: float
    lasts: float
    arc: float
    counts: float
    melts: float
    still: bool = False
    others: tuple[Rect, ...] = ()
    placed: list[Rect] = field(default_factory=list, compare=False)
    """Where they stop, once that is known."""

    @property
    def counted(self) -> float:
        """Time when all points are counted."""
        return self.begins + self.lasts + self.counts

    @property
    def arrives(self) -> float:
        """Time when they are part of the figure."""
        return self.counted + self.melts

    def shown_points(self, now: float) -> int:
        """Number to render: all points in flight, then those counted."""
        passed = now - self.begins - self.lasts
        if self.still or self.points < 0 or not 0 <= passed < self.counts:
            return self.points
        return round(
            self.points * (1 + int(passed / self.counts * POINTS_STEP_COUNT)) / POINTS_STEP_COUNT
        )

    def strength(self, now: float) -> float:
        """Opacity, 0 to 1."""
        if not self.begins <= now < self.arrives:
            return 0.0
        return min(
            1.0,
            (now - self.begins) / HIGHLIGHT_FADE_SECONDS,
            (self.arrives - now) / HIGHLIGHT_FADE_SECONDS,
        )

    def melted_share(self, now: float) -> float:
        """How far they have melted into the figure, 0 to 1."""
        if self.still or self.melts <= 0:
            return 0.0
        return eased_share(min(1.0, max(0.0, (now - self.counted) / self.melts)))

    def stop(
        self, size: tuple[int, int], gap: int, felt: Rect, said: tuple[Rect, ...] = ()
    ) -> Rect:
        """Where they count, beside the figure and never on its plate if the felt has room.

        They keep off what is ``said`` on the felt, and stay where they are if that is as good.
        """
        about = Rect(self.figure.x, self.plate.y, self.figure.w, self.plate.h)
        sides = [_beside(side, about, size, gap).clamp(felt) for side in FLYING_POINTS_SIDES]
        sides += [_beside(side, self.plate, size, gap).clamp(felt) for side in FLYING_POINTS_SIDES]
        lying = (*self.others, *said)

        def hidden(rect: Rect) -> tuple[int, int]:
            return _area(rect.clip(self.plate)), sum(_area(rect.clip(one)) for one in lying)

        last = [one for one in self.placed if one.size == size and felt.contains(one)]
        self.placed[:] = [min((*last, *sides), key=hidden)]
        return self.placed[0].copy()

    def where(self, now: float, stop: tuple[int, int] | None = None) -> tuple[int, int]:
        """Centre in pixels; ``stop`` is the centre of where they count."""
        end = self.figure.center if stop is None else stop
        start = end if self.start is None else self.start
        share = 1.0 if self.lasts <= 0 else (now - self.begins) / self.lasts
        way = eased_share(min(1.0, max(0.0, share)))
        x = start[0] + (end[0] - start[0]) * way
        y = start[1] + (end[1] - start[1]) * way - self.arc * arc_share(way)
        into = self.melted_share(now)
        x, y = x + (self.figure.centerx - x) * into, y + (self.figure.centery - y) * into
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
    units: float = 24.0
    placed: list[Rect] = field(default_factory=list, compare=False)
    """Its rectangle at rest, once that is known."""
    _places: dict[object, Rect] = field(default_factory=dict, compare=False)
    _fitted: dict[object, tuple[int, Rect]] = field(default_factory=dict, compare=False)

    def place(
        self, size: tuple[int, int], gap: int, felt: Rect, said: tuple[Rect, ...] = ()
    ) -> Rect:
        """The rectangle on the side that covers least; ties go towards the middle of the table.

        A title that finds no free side goes elsewhere on the felt, where it covers less. It keeps
        off what is ``said`` on the felt.
        """
        key = size, gap, tuple(felt), tuple(map(tuple, said))
        if key not in self._places:
            self._places[key] = self._place(size, gap, felt, said)
        return self._places[key].copy()

    def fitted(
        self,
        sizes: Sequence[tuple[int, int]],
        felt: Rect,
        said: tuple[Rect, ...] = (),
    ) -> tuple[int, Rect]:
        """The number of a size and its rectangle: one that covers nothing and is near its cards.

        ``sizes`` are from the largest to the smallest. The largest that covers nothing is taken if
        none of them is both, or only a much smaller one; if all cover something, the smallest. It
        stays where it was first as long as it covers nothing there.
        """
        key = tuple(sizes), tuple(felt)
        if (
            key not in self._fitted
            or self.hidden_share(self._fitted[key][1], said) > MAX_HIDDEN_SHARE
        ):
            self._fitted[key] = self._fit(sizes, felt, said)
        number, rect = self._fitted[key]
        self.placed[:] = [rect]
        return number, rect.copy()

    def _fit(
        self, sizes: Sequence[tuple[int, int]], felt: Rect, said: tuple[Rect, ...]
    ) -> tuple[int, Rect]:
        free: list[tuple[int, Rect]] = []
        for number, size in enumerate(sizes):
            rect = self.place(size, size[1] // 5, felt, said)
            if self.hidden_share(rect, said) > MAX_HIDDEN_SHARE:
                continue
            free.append((number, rect))
            if size[0] < MIN_TITLE_SIZE_SHARE * sizes[free[0][0]][0]:
                break
            if _distance(rect, self.rect) <= size[1]:
                return number, rect
        last = len(sizes) - 1
        return free[0] if free else (last, self.place(sizes[last], sizes[last][1] // 5, felt, said))

    def hidden_share(self, rect: Rect, said: tuple[Rect, ...] = ()) -> float:
        """Part of a rectangle that covers something to read, 0 to 1."""
        lying = (self.rect, *self.others, *said)
        return max(_area(rect.clip(one)) for one in lying) / max(1, _area(rect))

    def grown(self, rect: Rect, now: float, felt: Rect, said: tuple[Rect, ...] = ()) -> Rect:
        """The rectangle at a time for one at rest; it is only as large as covers no more."""
        most, grown = max(MAX_HIDDEN_SHARE, self.hidden_share(rect, said)), self.growth_factor(now)
        while True:
            size = (round(rect.w * grown), round(rect.h * grown))
            found = pin(size, "center", rect.center).clamp(felt)
            if grown <= 1 or self.hidden_share(found, said) <= most:
                return found
            grown -= 0.04

    def _place(self, size: tuple[int, int], gap: int, felt: Rect, said: tuple[Rect, ...]) -> Rect:
        about = self.rect
        dx, dy = about.centerx - felt.centerx, about.centery - felt.centery
        beside = dx * dx * felt.h * felt.h > dy * dy * felt.w * felt.w
        sides = ("right", "left") if dx < 0 else ("left", "right")
        ends = ("below", "above") if dy < 0 else ("above", "below")
        order = (*sides, *ends) if beside else (*ends, *sides)
        lying = (*self.others, *said)

        def covers(rect: Rect) -> int:
            # What it is about stays visible first.
            return SUBJECT_OVERLAP_FACTOR * _area(rect.clip(about)) + sum(
                _area(rect.clip(one)) for one in lying
            )

        best = min([_beside(side, about, size, gap).clamp(felt) for side in order], key=covers)
        if not covers(best):
            return best
        wide, high = felt.w - size[0], felt.h - size[1]
        grid = [
            Rect(
                felt.x + wide * x // BANNER_GRID_STEP_COUNT,
                felt.y + high * y // BANNER_GRID_STEP_COUNT,
                *size,
            )
            for x in range(BANNER_GRID_STEP_COUNT + 1)
            for y in range(BANNER_GRID_STEP_COUNT + 1)
        ]
        grid.sort(key=lambda one: hypot(one.centerx - about.centerx, one.centery - about.centery))
        return min([best, *(one.clamp(felt) for one in grid)], key=covers)

    def strength(self, now: float) -> float:
        """Opacity, 0 to 1."""
        passed = now - self.begins
        if not 0 <= passed < self.lasts:
            return 0.0
        risen = 1.0 if self.slides else passed / HIGHLIGHT_FADE_SECONDS
        return min(1.0, risen, (self.lasts - passed) / (2 * HIGHLIGHT_FADE_SECONDS))

    def growth_factor(self, now: float) -> float:
        """Factor on its size: it comes large, falls below its size and settles; 1 at rest."""
        passed = (now - self.begins) / BANNER_GROWTH_SECONDS
        if not self.slides or passed >= 1:
            return 1.0
        share = max(0.0, passed)
        part = (self.units - 24) / 72
        return 1 + part * (0.4 * (1 - share) ** 3 - 0.12 * arc_share(share))


@dataclass(frozen=True, slots=True)
class Flash:
    """A light on the felt and on its rim in a player's colour.

    It is there at once, stands still until ``fades``, and is gone at ``ends``. ``power`` is its
    brightness, 0 to 1.
    """

    centre: tuple[int, int]
    seat: Seat
    begins: float
    fades: float
    ends: float
    power: float

    def strength(self, now: float) -> float:
        """Brightness, 0 to 1."""
        if not self.begins <= now < self.ends:
            return 0.0
        return self.power * min(1.0, (self.ends - now) / max(1e-6, self.ends - self.fades))


class Spark(NamedTuple):
    """A particle: its centre in pixels and its size, 0 to 1."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Burst:
    """Particles that fly from cards that have landed, in a player's colour.

    ``reach`` is how far they fly, in pixels.
    """

    rect: Rect
    seat: Seat
    begins: float
    lasts: float
    count: int
    reach: float

    def sparks(self, now: float) -> Iterator[Spark]:
        """The particles at a time; each has its own direction, speed and weight."""
        share = (now - self.begins) / self.lasts
        if not 0 <= share < 1:
            return
        slowed = 1 - (1 - share) ** 3
        for number in range(self.count):
            part, other = _mixed_share(2 * number), _mixed_share(2 * number + 1)
            angle, far = tau * part, self.reach * (0.25 + 0.75 * other)
            x = self.rect.centerx + cos(angle) * (self.rect.w / 2 + far * slowed)
            y = self.rect.centery + sin(angle) * (self.rect.h / 2 + 0.7 * far * slowed)
            fall = 0.5 * self.reach * share * share
            yield Spark(x, y + fall, (1 - share) * (0.4 + 0.6 * (1 - other)))


@dataclass(frozen=True, slots=True)
class Quake:
    """A shake of the whole felt; ``units`` is its amplitude."""

    begins: float
    lasts: float
    units: float

    def offset(self, now: float) -> tuple[float, float]:
        """Offset of the picture in units."""
        share = (now - self.begins) / self.lasts
        if not 0 <= share < 1:
            return 0.0, 0.0
        left = self.units * (1 - share) ** 2
        return left * sin(tau * 4.5 * share), 0.6 * left * cos(tau * 3.5 * share)


@dataclass(frozen=True, slots=True)
class Ghost:
    """A card that fades out where it lay, in place of a flight."""

    text: str | None
    pose: Pose
    begins: float
    lasts: float

    def strength(self, now: float) -> float:
        """Opacity, 0 to 1."""
        return 1 - min(1.0, max(0.0, (now - self.begins) / self.lasts))


@dataclass(frozen=True, slots=True)
class Trail:
    """A line from where cards lay to where they lie now, in place of a flight."""

    start: Rect
    goal: Rect
    seat: Seat
    begins: float
    lasts: float

    def strength(self, now: float) -> float:
        """Opacity, 0 to 1."""
        share = (now - self.begins) / self.lasts
        return 0.0 if not 0 <= share < 1 else min(1.0, 4 * share, 4 * (1 - share))


def _mixed_share(number: int) -> float:
    """A number from 0 to 1 that looks like chance and is the same in every frame."""
    return sin(12.9898 * number + 1) * 43758.5453 % 1.0


def _area(rect: Rect) -> int:
    return rect.w * rect.h


def _distance(one: Rect, other: Rect) -> int:
    """Distance of two rectangles along the axis on which they are farther apart; 0 if they meet."""
    across = max(one.left - other.right, other.left - one.right)
    down = max(one.top - other.bottom, other.top - one.bottom)
    return max(0, across, down)


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


class HighlightStage:
    """The current highlight, and the effects that outlast earlier ones."""

    def __init__(self) -> None:
        self.glows: list[Glow] = []
        self.shakes: list[Shake] = []
        self.figures: list[FlyingPoints] = []
        self.banners: list[Banner] = []
        self.flashes: list[Flash] = []
        self.bursts: list[Burst] = []
        self.quakes: list[Quake] = []
        self.ghosts: list[Ghost] = []
        self.trails: list[Trail] = []
        self.heard: list[HighlightCue] = []
        self._moment: Highlight | None = None
        self._timing = HighlightTiming(0.0, 0.0, 0.0, 0.0)

    def clear(self) -> None:
        """Drop everything at once."""
        for some in (self.glows, self.shakes, self.figures, self.banners, self.heard):
            some.clear()
        for more in (self.flashes, self.bursts, self.quakes, self.ghosts, self.trails):
            more.clear()
        self._moment = None

    @property
    def lit(self) -> bool:
        """Whether any part of a highlight is visible."""
        some = self.glows or self.shakes or self.figures or self.banners
        more = self.flashes or self.bursts or self.quakes or self.ghosts or self.trails
        return bool(some or more) or self._moment is not None

    @property
    def running(self) -> bool:
        """Whether a highlight has not come to its end."""
        return self._moment is not None

    def said(self, now: float) -> str:
        """The sentence of the highlight once its points have arrived; empty for none."""
        if self._moment is None or not self._timing.arrives <= now < self._timing.ends:
            return ""
        return told(self._moment.text)

    def sweep(self, now: float) -> list[HighlightCue]:
        """The sounds that are due; everything past is dropped."""
        self.glows = [one for one in self.glows if now < one.ends]
        self.shakes = [one for one in self.shakes if now < one.begins + one.lasts]
        self.figures = [one for one in self.figures if now < one.arrives]
        self.flashes = [one for one in self.flashes if now < one.ends]
        self.bursts = [one for one in self.bursts if now < one.begins + one.lasts]
        self.quakes = [one for one in self.quakes if now < one.begins + one.lasts]
        self.ghosts = [one for one in self.ghosts if now < one.begins + one.lasts]
        self.trails = [one for one in self.trails if now < one.begins + one.lasts]
        self.banners = [one for one in self.banners if now < one.begins + one.lasts]
        due = [one for one in self.heard if one.at <= now]
        self.heard = [one for one in self.heard if one.at > now]
        if self._moment is not None and now >= self._timing.ends:
            self._moment = None
        return due

    def reserved(self, points: tuple[int, int]) -> list[Rect]:
        """Rectangles that nothing else may cover.

        Plates whose figures are about to change, with room for ``points`` of a size beside them,
        points and titles where they stand, and the cards of a highlight until it has ended.
        """
        cards = [one.rect for one in self.banners] if self.running else []
        plates = [one.plate.inflate(2 * points[0], 2 * points[1]) for one in self.figures]
        counting = [rect for one in self.figures for rect in one.placed]
        titles = [rect for one in self.banners for rect in one.placed]
        return [*cards, *plates, *counting, *titles]

    def begin(
        self,
        moment: Highlight,
        how: HighlightStaging,
        new: Layout,
        carried: CarriedCards,
        now: float,
        speed: float,
        reduced: bool,
        strength: float = 0.4,
    ) -> HighlightTiming:
        """Start a highlight; the result is its timing.

        ``new`` is the layout after the event, ``speed`` the factor on all durations. With
        ``reduced`` motion nothing flies, slides or shakes: cards fade out, a line leads to their
        new place, and they fade in there. ``strength`` scales all that is seen.
        """
        timing = carried.timing(how, now, speed, reduced)
        size = magnitude(strength)
        # The picture stands still for a moment when the cards hit the table.
        goes_on = timing.lands + (0.0 if reduced else size.hold * speed)
        start = carried.around(new, moment)
        goal = carried.landed(new, moment)
        rises = timing.leaves - how.beat * speed
        sounds = _sounds(how, rises, timing, bool(carried.cards), reduced, start, goal)
        self.heard += [replace(one, strength=strength) for one in sounds]
        seat = moment.actor if moment.actor is not None else _best(moment)
        if seat is not None:
            self._light(
                seat, rises, timing, goes_on, start, goal, new, speed, size, carried, reduced
            )
            title = told(moment.title) if moment.actor is not None else ""
            if title:
                rect = goal if carried.cards and not how.shouts else new.plates[seat]
                begins = now if how.shouts else timing.lands
                lasts = BANNER_SECONDS * max(0.6, speed) * (0.8 + 0.5 * strength)
                # A title that is there before its cards have landed keeps off their way.
                way = _way(start, goal) if how.shouts and carried.cards else ()
                room = (
                    round(2 * POINTS_ROOM_CARD_WIDTHS * new.card),
                    round(POINTS_ROOM_CARD_WIDTHS * new.card),
                )
                points = [new.plates[one].inflate(room) for one in moment.gains]
                others = (goal, *way, *points, *_lying(new))
                # A new title takes the place of the last one.
                self.banners = [
                    replace(one, lasts=min(one.lasts, max(0.0, begins - one.begins)))
                    for one in self.banners
                ]
                self.banners.append(
                    Banner(title, seat, rect, begins, lasts, not reduced, others, size.word)
                )
        if not reduced and size.shake >= 1:
            self.quakes.append(Quake(goes_on, FELT_SHAKE_SECONDS * max(0.5, speed), size.shake))
        if moment.victim is not None and how.shakes:
            x = new.plates[moment.victim].centerx
            shaken = timing.lands + 0.08 * speed
            self.heard.append(HighlightCue(shaken, "robbed", x, strength=strength))
            self.heard.append(
                HighlightCue(shaken + VICTIM_MOTIF_DELAY_SECONDS, "victim", x, strength=strength)
            )
            if not reduced and size.knock:
                lasts = PLATE_SHAKE_SECONDS * max(0.5, speed)
                self.shakes.append(Shake(moment.victim, goes_on, lasts, size.knock))
        figures = _figures(moment, goal, new, goes_on, speed, reduced)
        self.figures += figures
        arrives = max([one.arrives for one in figures], default=goes_on)
        for one in figures:
            self.heard += [replace(cue, strength=strength) for cue in _counted(one)]
        whole = HighlightTiming(timing.leaves, timing.lands, arrives, arrives + how.rest * speed)
        self._moment, self._timing = moment, whole
        return whole

    def _light(
        self,
        seat: Seat,
        rises: float,
        timing: HighlightTiming,
        goes_on: float,
        start: Rect,
        goal: Rect,
        new: Layout,
        speed: float,
        size: Magnitude,
        carried: CarriedCards,
        reduced: bool,
    ) -> None:
        """Light the cards before they leave; where they land, the felt and the actor's plate.

        The cards rise from ``rises``; the picture stands still until ``goes_on``.
        """
        slow = max(0.5, speed)
        if carried.cards and reduced:
            lasts = timing.lands - timing.leaves
            fade = lasts * REDUCED_FADE_SHARE
            self.ghosts += [
                Ghost(one.text, pose, timing.leaves, fade)
                for one, pose in zip(carried.cards, carried.left, strict=True)
            ]
            self.trails.append(Trail(start, goal, seat, timing.leaves, lasts))
        elif carried.cards:
            beat, gone = timing.leaves - rises, timing.leaves + HIGHLIGHT_FADE_SECONDS
            self.glows.append(
                Glow(
                    start,
                    seat,
                    rises,
                    beat,
                    gone,
                    HIGHLIGHT_FADE_SECONDS,
                    MIN_HIGHLIGHT_LIGHT_SHARE + size.light,
                )
            )
        after = timing.lands + AFTERGLOW_SECONDS * slow
        self.glows.append(
            Glow(
                goal,
                seat,
                timing.lands,
                HIGHLIGHT_FADE_SECONDS / 2,
                after,
                AFTERGLOW_SECONDS * slow,
                size.light,
            )
        )
        if not size.light:
            return
        power = size.light * (REDUCED_LIGHT_SHARE if reduced else 1.0)
        plate = new.plates[seat]
        ends = goes_on + FELT_LIGHT_FADE_SECONDS * slow
        self.glows.append(
            Glow(
                plate,
                seat,
                timing.lands,
                HIGHLIGHT_FADE_SECONDS / 2,
                ends,
                FELT_LIGHT_FADE_SECONDS * slow,
                power,
            )
        )
        self.flashes.append(Flash(goal.center, seat, timing.lands, goes_on, ends, power))
        if not reduced:
            self.bursts.append(
                Burst(
                    goal,
                    seat,
                    goes_on,
                    PARTICLES_SECONDS * slow,
                    size.sparks,
                    (1 + 2 * size.light) * new.card,
                )
            )


def _way(start: Rect, goal: Rect) -> tuple[Rect, ...]:
    """Rectangles that cards pass from one to another, as large as the smaller of them."""
    size = min(start.w, goal.w), min(start.h, goal.h)
    (x, y), (far_x, far_y) = start.center, goal.center
    shares = (step / CARD_PATH_STEP_COUNT for step in range(CARD_PATH_STEP_COUNT + 1))
    centers = [(round(x + (far_x - x) * one), round(y + (far_y - y) * one)) for one in shares]
    return (start, *(pin(size, "center", center) for center in centers))


def _best(moment: Highlight) -> Seat | None:
    """Who gains most by a highlight that nobody does; None for nobody."""
    return max(moment.gains, key=lambda seat: moment.gains[seat], default=None)


def _sounds(
    how: HighlightStaging,
    rises: float,
    timing: HighlightTiming,
    cards: bool,
    reduced: bool,
    start: Rect,
    goal: Rect,
) -> list[HighlightCue]:
    found, layers = [], how.sounds
    if cards and not reduced and layers.lift:
        found.append(HighlightCue(rises, layers.lift, start.centerx))
    if cards and not reduced and layers.flight:
        found.append(HighlightCue(timing.leaves, layers.flight, (start.centerx + goal.centerx) / 2))
    if cards and layers.landing:
        found.append(HighlightCue(timing.lands, layers.landing, goal.centerx))
    if layers.chime:
        found.append(HighlightCue(timing.lands + 0.03, layers.chime, goal.centerx))
    return found


def _figures(
    moment: Highlight, goal: Rect, laid: Layout, lands: float, speed: float, reduced: bool
) -> list[FlyingPoints]:
    """Points in flight, one player after the other; lost ones appear beside their figure."""
    found = []
    others = (goal, *_lying(laid))
    for number, (seat, points) in enumerate(moment.gains.items()):
        plate = laid.plates[seat]
        start: tuple[float, float] | None = _own(laid, seat).center
        if seat == moment.actor and len(moment.gains) < 3 and points > 0:
            start = goal.center
        begins = lands + number * POINTS_DELAY_SECONDS * speed
        # The figure stands at the plate's end.
        end = round(min(plate.h, plate.w / 2))
        figure = Rect(plate.right - 3 * end // 2, plate.y, end, plate.h)
        lasts, counts, melts = (
            POINTS_FLIGHT_SECONDS * speed,
            POINTS_STEP_COUNT * POINTS_STEP_SECONDS * speed,
            POINTS_MELT_SECONDS * speed,
        )
        if reduced or points < 0:
            start = None
        if reduced:
            lasts, counts, melts = 0.0, POINTS_READING_SECONDS * speed, HIGHLIGHT_FADE_SECONDS
        arc = 0.0 if start is None else 0.35 * laid.card
        found.append(
            FlyingPoints(
                points,
                seat,
                start,
                plate,
                figure,
                begins,
                lasts,
                arc,
                counts,
                melts,
                reduced,
                others,
            )
        )
    return found


def _lying(laid: Layout) -> tuple[Rect, ...]:
    """Readable rectangles on the felt: cards, plates with room for a larger face, table signs."""
    spots = [
        rect
        for zone, rect in laid.spots.items()
        if laid.counts.get(zone) and zone != PERSON_HAND_ZONE
    ]
    held = [pose.rect(laid.card) for pose in laid.poses.get(PERSON_HAND_ZONE, ())]
    hand = [held[0].unionall(held[1:])] if held else []
    faces = [face.inflate(face.w, face.h) for face in laid.faces.values()]
    return (*spots, *hand, *laid.plates.values(), *faces, laid.signs)


def _own(laid: Layout, seat: Seat) -> Rect:
    """Bounds of a player's cards; the plate for a player without any."""
    spots = [
        laid.spots[one.zone] for one in laid.places if one.owner == seat and one.zone in laid.spots
    ]
    return spots[0].unionall(spots[1:]) if spots else laid.plates[seat]


def _counted(figure: FlyingPoints) -> list[HighlightCue]:
    """Sounds of each step of the count and of its end; none for lost points."""
    x, at = figure.figure.centerx, figure.begins + figure.lasts
    steps = [
        HighlightCue(at + step * figure.counts / POINTS_STEP_COUNT, "count", x, step)
        for step in range(POINTS_STEP_COUNT if figure.lasts and figure.points > 0 else 0)
    ]
    return [*steps, HighlightCue(figure.counted, "points", x)] if figure.points > 0 else steps


Purse = tuple[int, list[int]]
"""Coins in the pot, and coins of each player."""
COIN_FLIGHT_SECONDS = 0.35
"""Duration of a coin's flight, in seconds at normal speed."""
COIN_DELAY_SECONDS = 0.09
"""Delay between two coins, in seconds at normal speed."""
MAX_COIN_COUNT = 12
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
        way = eased_share(share)
        x = self.start[0] + (self.goal[0] - self.start[0]) * way
        y = self.start[1] + (self.goal[1] - self.start[1]) * way - self.arc * arc_share(way)
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
            for number in range(min(MAX_COIN_COUNT, has - had)):
                begins = now + number * COIN_DELAY_SECONDS * speed
                self.flying.append(
                    Coin(
                        laid.purse.center,
                        laid.plates[seat].center,
                        begins,
                        flight_seconds(COIN_FLIGHT_SECONDS, speed),
                        0.5 * laid.card,
                    )
                )
                arrives = max(arrives, begins + flight_seconds(COIN_FLIGHT_SECONDS, speed))
        return arrives

    def sweep(self, now: float) -> None:
        """Drop coins that have arrived."""
        self.flying = [coin for coin in self.flying if now < coin.begins + coin.lasts]

    def land(self) -> None:
        """Drop all coins at once."""
        self.flying.clear()


FELT_EDGE_PAN_SHARE = 0.8
"""Stereo position of the felt's edges; 1 is one speaker alone."""


class SoundCue(Protocol):
    """Callback that plays a sound by name.

    ``pan`` is -1 (left) to 1 (right), ``step`` the step of a rising sound. ``strength`` is that of
    the highlight that it belongs to, 0 to 1, or None for an ordinary move.
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

    def sound(
        self, name: str, x: float, felt: Rect, step: int = 0, strength: float | None = None
    ) -> None:
        """Play a sound at a place on the screen, in pixels."""
        pan = FELT_EDGE_PAN_SHARE * (x - felt.centerx) / max(1, felt.w / 2)
        self.play(name, pan=max(-1.0, min(1.0, pan)), step=step, strength=strength)

    def sweep(self, now: float, felt: Rect) -> None:
        """Play the waiting sounds that are due."""
        for heard in [one for one in self.coming if one.at <= now]:
            self.coming.remove(heard)
            self.sound(heard.name, heard.x, felt)


def heard_at(event: Event, laid: Layout, felt: Rect) -> float:
    """Horizontal place of an event's sound: its cards, else the actor's plate, else the middle."""
    for zone in (event.target, event.source):
        if zone in laid.spots:
            return laid.spots[zone].centerx
    plate = None if event.seat is None else laid.plates.get(event.seat)
    return felt.centerx if plate is None else plate.centerx
