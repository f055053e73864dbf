"""The stage: a moment of the table from the first card that joins to the log line.

A `Moment` is frozen: all that is painted of it is a function of it and of the time, so that any
frame can skip it. `Stage` holds the moment that runs, and its sounds. Times are in seconds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from math import cos, inf, sin, tau
from typing import NamedTuple

from pygame import Rect

from game.core.event import Seat
from game.core.table_values import Highlight, HighlightKind
from game.text.message import TextValue, figured
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import Layout, Pose
from game.ui.table.motion.card_sprites import CardSprite
from game.ui.table.motion.event_effects import HighlightStaging, eased_share, flight_seconds
from game.ui.table.motion.flights import REDUCED_FADE_SHARE, CarriedCards
from game.ui.table.motion.highlights import HighlightCue


class Grade(IntEnum):
    """How large a moment is staged: cards and figure; with a word; with the whole stage."""

    GESTURE = 0
    EVENT = 1
    CLIMAX = 2


MIN_EVENT_STRENGTH_SHARE = 0.25
"""Strength from which a moment has a word."""
MIN_CLIMAX_STRENGTH_SHARE = 0.5
"""Strength from which it has the stage."""
MIN_RIM_STRENGTH_SHARE = 0.8
"""Strength from which the rim is lit and the felt shakes."""


def grade_of(moment: Highlight, strength: float) -> Grade:
    """The grade of a moment of a strength from 0 to 1; revealed melds always have the stage."""
    if moment.melds:
        return Grade.CLIMAX
    found = Grade((strength >= MIN_EVENT_STRENGTH_SHARE) + (strength >= MIN_CLIMAX_STRENGTH_SHARE))
    if moment.sort is HighlightKind.ROUND:
        return Grade.GESTURE
    return min(found, Grade.EVENT) if moment.modest else found


class Part(NamedTuple):
    """Seconds at normal speed: of a gesture, an event, the least and the greatest climax."""

    gesture: float
    event: float
    least: float
    most: float

    def seconds(self, grade: Grade, strength: float) -> float:
        """Seconds of a moment; those of a climax grow with its strength."""
        if grade is not Grade.CLIMAX:
            return self[grade]
        part = (strength - MIN_CLIMAX_STRENGTH_SHARE) / (1 - MIN_CLIMAX_STRENGTH_SHARE)
        return self.least + min(1.0, max(0.0, part)) * (self.most - self.least)


JOIN_PART = Part(0.3, 0.3, 0.3, 0.3)
LIFT_PART = Part(0.1, 0.16, 0.22, 0.3)
FLIGHT_PART = Part(0.4, 0.45, 0.5, 0.56)
HANG_PART = Part(0.0, 0.033, 0.05, 0.083)
SLAM_PART = Part(0.08, 0.1, 0.12, 0.16)
OPENING_PART = Part(0.0, 0.0, 0.1, 0.12)
STANDING_PART = Part(0.0, 0.0, 0.46, 0.86)
CLOSING_PART = Part(0.0, 0.0, 0.14, 0.14)
FIGURE_PART = Part(0.26, 0.28, 0.3, 0.34)
MELT_PART = Part(0.16, 0.2, 0.24, 0.28)
REST_PART = Part(0.08, 0.15, 0.2, 0.25)
MAX_LANDING_SECONDS = 1.8
"""Maximum time until the cards of a moment have landed, in seconds at normal speed."""
CALLED_STAGE_SECONDS = 0.52
"""Seconds of a stage that opens before its cards fly, at normal speed."""
STAGE_LEAD_SECONDS = 0.1
"""Time before a stage that opens before or without a flight, in seconds."""
REVEALED_STAGE_SECONDS = 1.4
"""Seconds for which revealed melds lie in the strip, at normal speed."""
MIN_OPEN_SECONDS = 0.3
"""Minimum time for which a stage is open, in seconds at any speed."""
EVENT_WORD_SECONDS = 0.6
"""Seconds of the word of an event, at normal speed."""
REDUCED_FIGURE_SECONDS = 0.5
"""Fade of a figure under reduced motion, in seconds at normal speed."""
REDUCED_STAGE_FADE_SECONDS = 0.1
"""Fade of the stage under reduced motion, in seconds."""
REDUCED_CARDS_SECONDS = 0.85
"""Time in which cards change their place under reduced motion: fades and a line, in seconds."""
COUNT_STEP_COUNT = 5
"""Number of steps in which a plate's figure counts."""
WORD_POP_SECONDS = 0.16
"""Time in which a word comes to its size, in seconds."""
WORD_POP_FACTOR = 1.25
"""Size of a word when it comes, as a factor."""
SHAKE_SECONDS = 0.16
"""Duration of a shake of the felt, in seconds at normal speed."""
SHAKE_UNITS = 6.0
"""Greatest movement of the felt in a shake, in units."""
MIN_DIM_GAP_SECONDS = 1.2
"""Minimum time between two dims of the felt, in seconds."""
MIN_DIM_SECONDS = 0.5
"""Minimum time for which the felt is dark, in seconds at any speed: a shorter dim would flash."""
STAGE_STRIP_HEIGHT_UNITS = 196.0
"""Height of the strip, in units."""
REVEALED_STRIP_HEIGHT_UNITS = 264.0
"""The same with revealed melds in it."""
WORD_ABOVE_UNITS = 22.0
"""Distance of the word above the strip's centre, in units."""
REVEALED_WORD_ABOVE_UNITS = 64.0
"""The same with revealed melds below it."""
STRIP_FELT_HEIGHT_SHARES = (0.0, -0.12, 0.12)
"""Places of the strip's centre from the felt's, as shares of its height; the first of equals."""
NO_RECT = Rect(0, 0, 0, 0)
MAX_WORD_FELT_HEIGHT_SHARE = 0.145
"""Maximum distance of a word from the felt's centre, as a share of its height."""
EVENT_WORD_UNITS = 40.0
"""Size of the word of an event, in units."""
CLIMAX_WORD_UNITS = (44.0, 52.0)
"""Size of the word of a climax in units: of strength 0, and what the greatest has in addition."""


class Times(NamedTuple):
    """When the parts of a moment begin, and its end.

    Cards rise at ``lifts``, leave at ``leaves``, hang above their place from ``hangs`` and hit it
    at ``slams``. The stage comes from ``opens``, goes from ``closes`` and is ``closed``. Figures
    fly from ``figures``, are counted from ``melts``, and all is told at ``rests``.
    """

    begins: float
    lifts: float
    leaves: float
    hangs: float
    slams: float
    landed: float
    opens: float
    stands: float
    closes: float
    closed: float
    figures: float
    melts: float
    rests: float
    ends: float


def times(
    how: HighlightStaging,
    grade: Grade,
    strength: float,
    now: float,
    speed: float,
    *,
    cards: bool,
    joins: bool,
    counts: bool,
    robs: bool = False,
    reveals: bool = False,
    reduced: bool = False,
    stays: bool = False,
) -> Times:
    """When the parts of a moment come, at a factor on durations.

    ``counts`` is whether points change their owner, ``robs`` whether a plate loses some. A stage
    that ``stays`` open for the next moment never closes.
    """

    def lasting_seconds(part: Part) -> float:
        return speed * part.seconds(grade, strength)

    opening, standing, closing = (
        lasting_seconds(OPENING_PART),
        lasting_seconds(STANDING_PART),
        lasting_seconds(CLOSING_PART),
    )
    if reduced and standing:
        opening = closing = REDUCED_STAGE_FADE_SECONDS
    if stays:
        closing = 0.0
    if reveals:
        standing = speed * REVEALED_STAGE_SECONDS
    if how.first and standing:
        standing = max(0.0, speed * CALLED_STAGE_SECONDS - opening - closing)
    if standing:
        standing = max(standing, MIN_OPEN_SECONDS - opening - closing)
    stage = opening + standing + closing
    flies = cards and how.flies
    # Where no cards fly before it, its pictures are made in a few frames.
    lead = STAGE_LEAD_SECONDS if standing and (how.first or not flies) else 0.0
    begins = now + (lead + stage if how.first and flies else 0.0)
    lifts = begins + (flight_seconds(JOIN_PART.seconds(grade, strength), speed) if joins else 0.0)
    leaves = lifts + (lasting_seconds(LIFT_PART) if flies else 0.0)
    hangs = leaves + (flight_seconds(FLIGHT_PART.seconds(grade, strength), speed) if flies else 0.0)
    slams = hangs + (lasting_seconds(HANG_PART) if flies else 0.0)
    landed = slams + (lasting_seconds(SLAM_PART) if flies else 0.0)
    if reduced:
        lifts = begins
        leaves = lifts + (REDUCED_FIGURE_SECONDS * speed if robs and flies else 0.0)
        hangs = slams = landed = leaves + (REDUCED_CARDS_SECONDS * max(0.5, speed) if flies else 0)
    opens = lead + (now if how.first and flies else landed)
    stands, closes = opens + opening, opens + opening + standing
    figures = landed if how.first and flies else closes + closing
    fade = REDUCED_FIGURE_SECONDS * speed
    melts = figures + ((fade if reduced else lasting_seconds(FIGURE_PART)) if counts else 0.0)
    rests = melts + (lasting_seconds(MELT_PART) if counts and not reduced else 0.0)
    if grade is Grade.EVENT and not flies:
        rests = slams + EVENT_WORD_SECONDS * speed
    ends = rests + lasting_seconds(REST_PART)
    if grade is Grade.EVENT:
        ends = max(ends, slams + EVENT_WORD_SECONDS * speed)
    closed = closes + closing
    if stays:
        closes = closed = inf
    return Times(now, lifts, leaves, hangs, slams, landed, opens, stands, closes, closed,
                 figures, melts, rests, ends)  # fmt: skip


def risen_share(begins: float, ends: float, now: float) -> float:
    """Share of the time from ``begins`` to ``ends`` that has passed, 0 to 1."""
    return 1.0 if now >= ends else 0.0 if now <= begins else (now - begins) / (ends - begins)


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment that is staged; every picture of it follows from it and from the time.

    ``amounts`` are the points won or lost, by seat. ``figure`` is what stands below the word. The
    cards lay at ``left``; ``middle`` is the one over which the figure flies. ``strip`` is the
    strip's rectangle, ``dims`` whether the felt becomes dark, ``speed`` the factor on durations.
    ``before`` is the moment whose stage is open still, and whose word stands there until it opens.
    """

    about: Highlight
    word: TextValue
    figure: TextValue
    grade: Grade
    strength: float
    times: Times
    amounts: Mapping[Seat, int]
    strip: Rect
    felt: Rect
    goal: Rect
    start: Rect
    speed: float = 1.0
    left: Sequence[tuple[str | None, Pose]] = ()
    middle: CardSprite | None = None
    reduced: bool = False
    dims: bool = True
    before: Moment | None = None

    @property
    def actor(self) -> Seat | None:
        return self.about.actor

    @property
    def victim(self) -> Seat | None:
        return self.about.victim

    # The stage.

    @property
    def is_loud(self) -> bool:
        """Whether the rim is lit and the felt shakes."""
        return self.grade is Grade.CLIMAX and self.strength >= MIN_RIM_STRENGTH_SHARE

    def open_share(self, now: float) -> float:
        """How far the stage is open, 0 to 1."""
        when, kept = self.times, self.before is not None
        opens = when.begins if kept else when.opens
        if self.grade is not Grade.CLIMAX or not opens <= now < when.closed:
            return 0.0
        return min(
            1.0 if kept else risen_share(opens, when.stands, now),
            1 - risen_share(when.closes, when.closed, now),
        )

    def word_share(self, now: float) -> float:
        """Opacity of the word, 0 to 1."""
        if not self.word or self.grade is Grade.GESTURE:
            return 0.0
        if self.grade is Grade.CLIMAX:
            return self.open_share(now) if now >= self.times.opens else 0.0
        begins = self.times.slams
        ends = begins + EVENT_WORD_SECONDS * self.speed
        return 1.0 - risen_share(ends - 0.1, ends, now) if begins <= now < ends else 0.0

    def pop_factor(self, now: float) -> float:
        """Factor on the size of the word: it comes large and settles."""
        begins = self.times.opens if self.grade is Grade.CLIMAX else self.times.slams
        if self.reduced:
            return 1.0
        share = eased_share(risen_share(begins, begins + WORD_POP_SECONDS, now))
        return WORD_POP_FACTOR + (1 - WORD_POP_FACTOR) * share

    @property
    def word_units(self) -> float:
        """Size of the word, in units."""
        least, more = CLIMAX_WORD_UNITS
        return least + more * self.strength if self.grade is Grade.CLIMAX else EVENT_WORD_UNITS

    def word_centre(self, measures: Measures) -> tuple[int, int]:
        """Centre of the word, in pixels."""
        above = REVEALED_WORD_ABOVE_UNITS if self.about.melds else WORD_ABOVE_UNITS
        most = round(MAX_WORD_FELT_HEIGHT_SHARE * self.felt.h)
        down = self.strip.centery - measures.px(above) - self.felt.centery
        return self.felt.centerx, self.felt.centery + max(-most, min(most, down))

    def shake_offset(self, now: float) -> tuple[float, float]:
        """Offset of the felt's picture, in units."""
        share = (now - self.times.slams) / (SHAKE_SECONDS * max(0.5, self.speed))
        if self.reduced or not self.is_loud or not 0 <= share < 1 or not self.left:
            return 0.0, 0.0
        left = SHAKE_UNITS * (1 - share) ** 2
        return left * sin(tau * 2.5 * share), 0.6 * left * cos(tau * 2 * share)

    # Figures.

    def counted_points(self, seat: Seat, now: float) -> int:
        """How far the figure on a player's plate has changed, in steps: the amount in the end."""
        amount, when = self.amounts.get(seat, 0), self.times
        if self.about.sort is HighlightKind.ROUND:
            # Its points are not those on the table.
            return 0
        lost = amount < 0 and seat == self.victim
        begins, ends = (when.lifts, when.leaves) if lost else (when.melts, when.rests)
        if now >= ends:
            return amount
        share = risen_share(begins, ends, now)
        return round(amount * int(share * COUNT_STEP_COUNT) / COUNT_STEP_COUNT)

    # Cards, under reduced motion.

    def ghost_share(self, now: float) -> float:
        """Opacity of the cards where they lay, 0 to 1."""
        lasts = REDUCED_FADE_SHARE * (self.times.hangs - self.times.leaves)
        fading = self.reduced and bool(self.left) and now < self.times.leaves + lasts
        return 1 - risen_share(self.times.leaves, self.times.leaves + lasts, now) if fading else 0.0

    def trail_share(self, now: float) -> float:
        """Opacity of the line from where the cards lay to where they lie, 0 to 1."""
        leaves, lands = self.times.leaves, self.times.hangs
        if not self.reduced or not self.left or not leaves <= now < lands:
            return 0.0
        share = (now - leaves) / (lands - leaves)
        return min(1.0, 4 * share, 4 * (1 - share))


def strip_of(
    felt: Rect,
    measures: Measures,
    cards: Sequence[Rect],
    units: float,
    signs: Rect = NO_RECT,
) -> Rect:
    """The strip at the one of three heights where it hides the fewest pixels of some cards.

    An event's word, which has no strip behind it, covers no ``signs`` if it can.
    """
    size = felt.w, min(measures.px(units), felt.h)
    tried = [
        pin(size, "center", (felt.centerx, felt.centery + round(share * felt.h)), felt)
        for share in STRIP_FELT_HEIGHT_SHARES
    ]
    high, above = measures.px(EVENT_WORD_UNITS), measures.px(WORD_ABOVE_UNITS)

    def is_over_signs(strip: Rect) -> bool:
        return abs(strip.centery - above - signs.centery) * 2 < signs.h + high

    return min(
        tried,
        key=lambda strip: (
            bool(signs.h) and is_over_signs(strip),
            sum(_area(strip.clip(one)) for one in cards),
        ),
    )


def _area(rect: Rect) -> int:
    return rect.w * rect.h


@dataclass(slots=True)
class Stage:
    """The moment that runs, and the sounds of it that are still to come."""

    moment: Moment | None = None
    heard: list[HighlightCue] = field(default_factory=list)
    _dimmed: float = float("-inf")
    """Time when the felt was dark last."""

    def clear(self) -> None:
        """Drop everything at once."""
        self.moment = None
        self.heard.clear()

    @property
    def lit(self) -> bool:
        """Whether anything of a moment is to be seen or heard."""
        return self.moment is not None

    def is_running(self, now: float) -> bool:
        """Whether a moment has not been told yet."""
        return self.moment is not None and now < self.moment.times.rests

    def has_opened(self, now: float) -> bool:
        """Whether a moment that has not been told yet shows what it is about."""
        return self.moment is not None and self.moment.times.opens <= now < self.moment.times.rests

    def said(self, now: float) -> TextValue:
        """The sentence of the moment from its rest to its end; empty for none."""
        if self.moment is None or not self.moment.times.rests <= now < self.moment.times.ends:
            return ""
        return self.moment.about.text

    def sweep(self, now: float) -> list[HighlightCue]:
        """The sounds that are due; a moment that has ended is dropped."""
        due = [one for one in self.heard if one.at <= now]
        self.heard = [one for one in self.heard if one.at > now]
        if self.moment is not None and now >= self.moment.times.ends:
            self.moment = None
        return due

    def begin(
        self,
        about: Highlight,
        how: HighlightStaging,
        laid: Layout,
        carried: CarriedCards,
        felt: Rect,
        measures: Measures,
        now: float,
        speed: float,
        reduced: bool,
        strength: float,
        stays: bool = False,
    ) -> Times:
        """Start a moment; ``laid`` is the layout after its event, the result are its times.

        Its stage ``stays`` open if the next moment follows at once. One that is open keeps its
        darkness and its strip.
        """
        grade = grade_of(about, strength)
        amount = 0 if about.actor is None else about.gains.get(about.actor, 0)
        when = times(
            how,
            grade,
            strength,
            now,
            speed,
            cards=bool(carried.cards),
            joins=bool(carried.docking and carried.before),
            counts=bool(about.gains),
            robs=about.victim in about.gains,
            reveals=bool(about.melds),
            reduced=reduced,
            stays=stays,
        )
        cards = [pose.rect(laid.card) for pose in carried.after]
        if not cards and about.zone in laid.spots:
            cards = [laid.spots[about.zone]]
        units = REVEALED_STRIP_HEIGHT_UNITS if about.melds else STAGE_STRIP_HEIGHT_UNITS
        signs = laid.signs if grade is Grade.EVENT else NO_RECT
        strip, before = strip_of(felt, measures, cards, units, signs), self.moment
        dims = grade is Grade.CLIMAX and (
            when.closed - when.opens >= MIN_DIM_SECONDS
            and when.opens >= self._dimmed + MIN_DIM_GAP_SECONDS
        )
        if before is not None and grade is Grade.CLIMAX and before.open_share(now):
            strip, dims = before.strip, before.dims
        else:
            before = None
        if dims:
            self._dimmed = when.closed
        self.moment = Moment(
            about,
            about.title,
            about.figure or (figured(amount, signed=True) if amount else ""),
            grade,
            strength,
            when,
            about.gains,
            strip,
            felt,
            carried.landed(laid, about),
            carried.around(laid, about),
            speed,
            [(one.text, pose) for one, pose in zip(carried.cards, carried.left, strict=True)],
            carried.cards[len(carried.cards) // 2] if carried.cards else None,
            reduced,
            dims,
            before,
        )
        cues = self._cues(how, laid)
        self.heard += [replace(cue, strength=strength) for cue in cues]
        return when

    def _cues(self, how: HighlightStaging, laid: Layout) -> list[HighlightCue]:
        """The sounds of the moment that begins, in their order."""
        moment, layers = self.moment, how.sounds
        assert moment is not None
        when, start, goal = moment.times, moment.start.centerx, moment.goal.centerx
        found = []
        if moment.left and not moment.reduced and layers.lift:
            found.append(HighlightCue(when.lifts, layers.lift, start))
        if moment.left and not moment.reduced and layers.flight:
            found.append(HighlightCue(when.leaves, layers.flight, (start + goal) / 2))
        if moment.left and layers.landing:
            found.append(HighlightCue(when.slams, layers.landing, goal))
        if layers.chime:
            chimes = max(when.opens, when.slams) if moment.grade is Grade.CLIMAX else when.slams
            found.append(HighlightCue(chimes + 0.03, layers.chime, goal))
        if moment.victim is not None:
            x, robbed = laid.plates[moment.victim].centerx, when.slams + 0.08
            motif = max(robbed, when.stands) + (0.0 if moment.grade is Grade.CLIMAX else 0.3)
            found.append(HighlightCue(robbed, "robbed", x))
            found.append(HighlightCue(motif, "victim", x))
        for seat, points in moment.amounts.items():
            if points <= 0:
                continue
            x, step = laid.plates[seat].centerx, (when.melts - when.figures) / COUNT_STEP_COUNT
            found += [
                HighlightCue(when.figures + number * step, "count", x, number)
                for number in range(0 if moment.reduced else COUNT_STEP_COUNT)
            ]
            found.append(HighlightCue(when.melts, "points", x))
        return found
