"""Event effects: how an event moves and sounds, and the pace of a match.

Effects decorate the way to the layout and never change the layout. `Pace` shortens opponents'
turns at a large table.
"""

from dataclasses import dataclass, field
from enum import Enum
from math import inf, sin, tau

from game.core.event import PERSON_SEAT, EventKind, Seat
from game.core.table_values import HighlightKind

DURATION_FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""Factor on durations by the speed setting; 0 stands for no animation."""

MIN_FLIGHT_SECONDS = 0.17
"""Minimum duration of a card's flight at any speed and any number of players, in seconds."""
SHORT_FLIGHT_SECONDS = 0.25
"""Duration under which a flight is even and leaves an after-image, in seconds."""


def flight_seconds(travel: float, speed: float) -> float:
    """Seconds of a flight of ``travel`` seconds at a factor on durations; 0 for no flight."""
    return max(MIN_FLIGHT_SECONDS, travel * speed) if travel > 0 and speed > 0 else 0.0


def eased_share(share: float) -> float:
    """Easing: the share of the way after a share of the time, slow at both ends."""
    return share * share * share * (share * (6 * share - 15) + 10)


def arc_share(share: float) -> float:
    """Share of the maximum height or tilt after a share of the way; 0 at both ends."""
    return sin(share * tau / 2)


AT_REST_TIME_SHARE = 0.94
"""Share of the time after which a card that has gone too far lies still."""


class Curve(Enum):
    """How a card flies.

    ``TOSS`` leaves quickly and settles, ``SLAM`` gathers speed and hits, ``GLIDE`` is slow at both
    ends and never goes too far.  ``DASH`` is nearly even, for a flight of a few frames.
    """

    TOSS = 0.82
    SLAM = 0.8
    GLIDE = 1.0
    DASH = 0.99

    def way_share(self, share: float, over: float = 0.0) -> float:
        """Share of the way after a share of the time.

        It goes beyond 1 by up to ``over`` before it comes to rest.
        """
        if self is Curve.GLIDE:
            return eased_share(share)
        if self is Curve.DASH:
            return (2 * share + share * share * (3 - 2 * share)) / 3
        passed = min(1.0, share / self.value)
        if self is Curve.TOSS:
            quick = float(passed**0.8)
            way = quick * quick * (3 - 2 * quick)
        else:
            way = float(passed**2.2)
        if share <= self.value:
            return way
        end = float(self.value)
        settling = min(1.0, (share - end) / (AT_REST_TIME_SHARE - end))
        return way + 1.7 * over * arc_share(settling) * (1 - settling)

    def height(self, share: float) -> float:
        """Share of the maximum height after a share of the time; 0 at both ends."""
        passed = min(1.0, share / self.value)
        return arc_share(float(passed**1.7) if self is Curve.SLAM else passed)


@dataclass(frozen=True, slots=True)
class EventEffect:
    """Animation and sounds of an event's cards, in seconds at normal speed.

    ``travel`` is the duration of a flight, ``stagger`` the delay from card to card. ``pause`` is
    the time from this event's start to the next event's. ``arc`` is the height of the path in card
    widths, ``tilt`` the maximum rotation in degrees. ``beat`` is the time in which a card rises
    before it leaves. ``curve`` is how it flies, ``over`` how far beyond its goal, as a share of the
    way. ``turn_share`` is the last share of the flight, in which a card is turned over.
    """

    travel: float = 0.3
    pause: float = 0.3
    stagger: float = 0.0
    arc: float = 0.25
    tilt: float = 5.0
    sound: str | None = None
    landing: str | None = None
    beat: float = 0.0
    curve: Curve = Curve.TOSS
    over: float = 0.03
    turn_share: float = 1.0

    def landing_seconds(self, speed: float) -> float:
        """Seconds until a card has landed, at a factor on durations."""
        return self.beat * speed + flight_seconds(self.travel, speed)


CARD_EVENT_EFFECTS = {
    EventKind.SHUFFLE: EventEffect(0.3, 0.8, sound="shuffle"),
    EventKind.DEAL: EventEffect(0.28, 0.09, arc=0.3, tilt=6, sound="deal"),
    EventKind.TURN_UP: EventEffect(0.32, 0.4, arc=0.3, sound="flip", landing="place"),
    EventKind.DRAW: EventEffect(
        0.34, 0.42, stagger=0.05, arc=0.35, tilt=5, sound="draw", landing="place"
    ),
    EventKind.TAKE: EventEffect(0.35, 0.5, arc=0.3, tilt=4, sound="take", landing="place"),
    EventKind.MELD: EventEffect(
        0.32,
        0.48,
        stagger=0.05,
        arc=0.3,
        tilt=4,
        sound="lay",
        landing="place",
        curve=Curve.GLIDE,
    ),
    EventKind.PLAY: EventEffect(0.3, 0.42, arc=0.3, tilt=6, sound="toss", landing="place"),
    EventKind.GO_OUT: EventEffect(
        0.34, 0.6, arc=0.35, tilt=5, sound="out", landing="place", curve=Curve.SLAM, over=0.05
    ),
    EventKind.REVEAL: EventEffect(0.0, 0.2, sound="spread"),
    EventKind.COLLECT: EventEffect(0.26, 0.07, arc=0.15, tilt=3, sound="gather"),
    EventKind.CALL: EventEffect(0.34, 0.7, stagger=0.02, arc=0.3, sound="call", landing="place"),
}
"""Effects of events with cards that change their zone."""

TURNED_OVER_CARD_EFFECT = EventEffect(
    0.3, 0.42, arc=0.8, tilt=9, sound="flip", landing="place", beat=0.09, turn_share=0.4
)
"""Effect of a card drawn onto an open stack and turned over."""

CARDLESS_EVENT_EFFECTS = {
    EventKind.CUT: EventEffect(0.0, 0.75, sound="cut"),
    EventKind.SHUFFLE: EventEffect(0.0, 0.8, sound="shuffle"),
    EventKind.REVEAL: EventEffect(0.0, 0.2, sound="spread"),
    EventKind.CALL: EventEffect(0.0, 0.45, sound="call"),
    EventKind.NO_CALL: EventEffect(0.0, 0.3),
    EventKind.PAY: EventEffect(0.0, 0.8, sound="coins"),
}
"""Effects of events without a card."""


@dataclass(frozen=True, slots=True)
class Layers:
    """Sounds for the parts of a highlight; None for silence."""

    lift: str | None = None
    flight: str | None = None
    landing: str | None = None
    chime: str | None = None


def _layers(name: str, chime: str = "") -> Layers:
    return Layers(f"{name}-lift", f"{name}-flight", f"{name}-land", f"{chime or name}-chime")


@dataclass(frozen=True, slots=True)
class HighlightStaging:
    """How the cards of a moment fly.

    They leave ``stagger`` seconds apart, all within ``spread``, at normal speed. ``arc`` is the
    height of the path in card widths, ``tilt`` the maximum rotation in degrees, ``curve`` how they
    fly. Where nothing ``flies`` a moment is its word and its sounds; the stage opens ``first``
    where a word comes before its cards.
    """

    stagger: float = 0.03
    spread: float = 0.15
    arc: float = 0.8
    tilt: float = 6.0
    flies: bool = True
    first: bool = False
    curve: Curve = Curve.SLAM
    sounds: Layers = field(default_factory=Layers)


HIGHLIGHT_STAGINGS = {
    HighlightKind.TAKE: HighlightStaging(sounds=_layers("take")),
    HighlightKind.JOIN: HighlightStaging(arc=1.0, tilt=8.0, sounds=_layers("take", "double")),
    HighlightKind.CAPTURE: HighlightStaging(
        stagger=0.02, arc=0.7, curve=Curve.TOSS, sounds=_layers("capture")
    ),
    HighlightKind.DIG: HighlightStaging(arc=0.6, curve=Curve.TOSS, sounds=_layers("dig")),
    HighlightKind.CALL: HighlightStaging(
        arc=0.9,
        tilt=8.0,
        first=True,
        sounds=Layers("call", "dig-flight", "dig-land", "dig-chime"),
    ),
    HighlightKind.CLOSE: HighlightStaging(flies=False, sounds=Layers(chime="run-close")),
    HighlightKind.BREAK: HighlightStaging(
        arc=0.9, tilt=9.0, sounds=Layers("take-lift", "take-flight", "place", "broken")
    ),
    HighlightKind.STAND: HighlightStaging(
        arc=0.5, curve=Curve.TOSS, sounds=Layers("take-lift", None, "place")
    ),
    HighlightKind.OUT: HighlightStaging(arc=0.6, sounds=Layers("take-lift", None, "place", "out")),
    HighlightKind.ROUND: HighlightStaging(flies=False),
}
"""How the cards of each sort of moment fly."""

DEFAULT_CARD_EFFECT = EventEffect(0.3, 0.3)
"""Default effect of events with cards."""
DEFAULT_CARDLESS_EFFECT = EventEffect(0.0, 0.0)
"""Default effect of events without cards."""


def effect_of(what: EventKind, carries: bool, stacked: bool = False) -> EventEffect:
    """The effect of an event; ``carries`` is whether cards change their zone.

    ``stacked`` is whether they go onto an open stack.
    """
    if what is EventKind.DRAW and stacked:
        return TURNED_OVER_CARD_EFFECT
    return (
        CARD_EVENT_EFFECTS.get(what, DEFAULT_CARD_EFFECT)
        if carries
        else CARDLESS_EVENT_EFFECTS.get(what, DEFAULT_CARDLESS_EFFECT)
    )


THINKING_SECONDS = {"slow": 1.3, "normal": 0.75, "fast": 0.3, "off": 0.0}
"""Minimum thinking time of an opponent by the player's setting, in seconds."""
MAX_TURN_CYCLE_SECONDS = 8.0
"""Maximum time from one turn of the person to the next, in seconds."""
TURN_CYCLE_SLACK_SECONDS = 1.0
"""The part of it kept for the person's own discard and for turns longer than usual."""
OPPONENT_TURN_SECONDS = 3.2
"""Estimated time of an opponent's turn in seconds: thinking, a draw and a discard."""
MOVING_CARDS_SECONDS = 1.3
"""The part of it in which cards move, in seconds."""
HIGHLIGHT_SECONDS = 1.8
"""Estimated time of a highlight, in seconds."""
QUICK_TURN_SECONDS = 0.4
"""Estimated time of a turn in the greatest hurry, in seconds."""
MIN_HURRY_DURATION_FACTOR = 0.2
"""Minimum of the hurry factor."""
MIN_TURN_SECONDS = 0.2
"""Shortest time until the next turn, before the setting's slowness."""
MIN_FORCED_STREAK_COUNT = 2
"""Number of forced moves in a row from which they hurry, as nobody has anything to decide."""
FORCED_HURRY_DURATION_FACTOR = 0.2
"""The hurry factor of such moves."""
MIN_HIGHLIGHT_DURATION_FACTOR = 0.32
"""Minimum of the factor for a highlight of an opponent."""
MIN_CLIMAX_DURATION_FACTOR = 0.6
"""The same for one that has the stage."""
MIN_ROBBED_DURATION_FACTOR = 0.8
"""The same for one that robs the person."""


class Pace:
    """The speed of a match; opponents hurry so that the person's turn comes in time.

    ``slowness`` is the factor on durations by the player's setting. ``hurry``, 0 to 1, is a second
    factor, and ``thought``, 0 to 1, the one on thinking. Both follow from the time since the
    person's last turn and the opponents still to move, and again from a turn that takes longer than
    usual. Thinking is shortened first, then the cards hurry and their flights overlap. Forced moves
    in a row hurry too, the person's own included. Call windows do not count.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.slowness = 1.0
        self.hurry = 1.0
        self.thought = 1.0
        self._since: float | None = None
        self._left = MAX_TURN_CYCLE_SECONDS - TURN_CYCLE_SLACK_SECONDS
        self._more = False
        self._again = self._now = 0.0
        self._asked: Seat | None = None
        self._turns = 0
        self._streak = 0
        self._position: object = None

    @property
    def speed(self) -> float:
        """Current factor on durations."""
        return self.slowness * self.hurry

    @property
    def overlaps(self) -> bool:
        """Whether a card may leave before the last one has landed."""
        return self.hurry < 1

    def staging_factor(self, ends: bool = False, floor: float = 0.0) -> float:
        """Factor on the durations of a highlight, which stays readable.

        An opponent's is short if little time is left for it and the turns to come, unless the round
        ``ends`` with it. It is at least ``floor``, except where forced moves follow each other.
        """
        if self.swift:
            return self.slowness * max(self.hurry, MIN_HIGHLIGHT_DURATION_FACTOR)
        if ends or self._since is None or self._asked == PERSON_SEAT:
            return self.speed
        others = self._to_come - 1
        share = (self._left - QUICK_TURN_SECONDS * others) / (HIGHLIGHT_SECONDS * (1 + others / 2))
        least = MIN_HIGHLIGHT_DURATION_FACTOR if self._left > 0 else MIN_HURRY_DURATION_FACTOR
        return self.slowness * max(least, floor, min(self.hurry, share))

    @property
    def swift(self) -> bool:
        """Whether forced moves follow each other quickly."""
        return self._streak >= MIN_FORCED_STREAK_COUNT

    def streak(self, position: object, forced: bool) -> None:
        """Count forced moves in a row; ``position`` differs after every move."""
        if position != self._position:
            self._position = position
            self._streak += 1
        if not forced:
            self._streak = 0

    def follow(
        self,
        asked: Seat | None,
        now: float,
        slowness: float,
        waits: bool = False,
        made: bool = False,
    ) -> None:
        """Update the hurry for the seat now asked, at a time in seconds.

        ``slowness`` is the factor on turns by all of the player's settings. Time in which a call
        window ``waits`` does not count. The time begins when the person's move is ``made``, though
        they are shown as asked until its cards have landed.
        """
        if waits and self._since is not None:
            self._since += now - self._now
            self._again += now - self._now
        self._now = now
        passed = 0.0 if self._since is None or not slowness else (now - self._since) / slowness
        self._left = MAX_TURN_CYCLE_SECONDS - TURN_CYCLE_SLACK_SECONDS - passed
        if asked is None or asked == PERSON_SEAT:
            if not made or asked != self._asked:
                self._since = None
            if made and self._since is None:
                self._since = now
            self._turns, self.hurry, self.thought = 0, 1.0, 1.0
        elif asked != self._asked or now > self._again:
            self._plan(asked != self._asked, now, slowness)
        self._asked = asked
        if self.swift:
            self.thought, self.hurry = 0.0, min(self.hurry, FORCED_HURRY_DURATION_FACTOR)

    def _plan(self, anew: bool, now: float, slowness: float) -> None:
        """Divide the time that is left among the turns to come; ``anew`` for another seat."""
        if self._since is None:
            self._since = now
        self._turns += anew
        # Where turns go to and fro, another one may come at any time.
        self._more = self._more or self._turns >= self.players
        each = self._left / self._to_come
        self._again = inf
        if slowness > 0:
            self.thought = min(
                1.0,
                max(
                    0.0,
                    (each - MOVING_CARDS_SECONDS) / (OPPONENT_TURN_SECONDS - MOVING_CARDS_SECONDS),
                ),
            )
            self.hurry = min(1.0, max(MIN_HURRY_DURATION_FACTOR, each / MOVING_CARDS_SECONDS))
            usual = min(OPPONENT_TURN_SECONDS, each) if anew else MOVING_CARDS_SECONDS
            self._again = now + max(MIN_TURN_SECONDS, usual) * slowness

    @property
    def _to_come(self) -> int:
        """Turns of opponents that are not finished."""
        return max(1, self.players - max(1, self._turns)) + self._more
