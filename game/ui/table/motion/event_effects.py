"""Effects: what an event looks and sounds like.  They dress the way to the layout, no more.

The pace of a match: how long opponents take, and how much quicker it goes at a large table.
"""

from dataclasses import dataclass, field
from math import sin, tau

from game.core.event import EventKind, Seat
from game.core.table_values import HighlightKind
from game.session import HUMAN_SEAT

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How long things take at each speed, beside normal."""


@dataclass(frozen=True, slots=True)
class EventEffect:
    """How an event's cards travel, in seconds at normal speed.

    ``travel`` is how long one card is under way, ``pause`` how long the next event waits from
    this one's beginning, ``stagger`` the delay from card to card; ``arc`` how high the way
    bends, in card widths; ``tilt`` the most it turns on the way, in degrees; for ``beat`` it rises
    before it leaves.
    """

    travel: float = 0.3
    pause: float = 0.3
    stagger: float = 0.0
    arc: float = 0.25
    tilt: float = 5.0
    sound: str | None = None
    landing: str | None = None
    beat: float = 0.0

    @property
    def whole(self) -> float:
        """How long it takes until a card has landed."""
        return self.beat + self.travel


EFFECTS = {
    EventKind.SHUFFLE: EventEffect(0.3, 0.8, sound="shuffle"),
    EventKind.DEAL: EventEffect(0.28, 0.09, arc=0.3, tilt=6, sound="deal"),
    EventKind.TURN_UP: EventEffect(0.32, 0.4, arc=0.3, sound="draw", landing="place"),
    EventKind.DRAW: EventEffect(
        0.34, 0.42, stagger=0.05, arc=0.35, tilt=5, sound="draw", landing="place"
    ),
    EventKind.TAKE: EventEffect(0.35, 0.5, arc=0.3, tilt=4, sound="take", landing="place"),
    EventKind.MELD: EventEffect(
        0.32, 0.48, stagger=0.05, arc=0.3, tilt=4, sound="lay", landing="place"
    ),
    EventKind.PLAY: EventEffect(0.3, 0.42, arc=0.3, tilt=6, sound="draw", landing="place"),
    EventKind.GO_OUT: EventEffect(0.34, 0.6, arc=0.35, tilt=5, sound="out", landing="place"),
    EventKind.REVEAL: EventEffect(0.0, 0.2, sound="deal"),
    EventKind.COLLECT: EventEffect(0.26, 0.07, arc=0.15, tilt=3, sound="draw"),
    EventKind.CALL: EventEffect(0.34, 0.7, stagger=0.02, arc=0.3, sound="call", landing="place"),
}
"""What is seen and heard when cards go from place to place."""

TURNED_OVER = EventEffect(
    0.36, 0.5, arc=0.8, tilt=9, sound="flip", landing="place", beat=0.12
)  # fmt: skip
"""A card that is drawn into one's own place and turned over for all to see: a small pleasure."""

STANDING = {
    EventKind.CUT: EventEffect(0.0, 0.75, sound="draw"),
    EventKind.SHUFFLE: EventEffect(0.0, 0.8, sound="shuffle"),
    EventKind.REVEAL: EventEffect(0.0, 0.2, sound="deal"),
    EventKind.CALL: EventEffect(0.0, 0.45, sound="call"),
    EventKind.NO_CALL: EventEffect(0.0, 0.3),
    EventKind.PAY: EventEffect(0.0, 0.8, sound="place"),
}
"""What is seen and heard of what happens without a card."""


@dataclass(frozen=True, slots=True)
class Layers:
    """The sounds of a moment, one for each part of it; None for none."""

    lift: str | None = None
    flight: str | None = None
    landing: str | None = None
    chime: str | None = None


def _layers(name: str, chime: str = "") -> Layers:
    return Layers(f"{name}-lift", f"{name}-flight", f"{name}-land", f"{chime or name}-chime")


@dataclass(frozen=True, slots=True)
class HighlightStaging:
    """How a moment is staged, in seconds at normal speed.

    A card that takes others comes to them in ``dock``; they rise in ``beat``, and one after the
    other, ``stagger`` apart but all within ``spread``, they travel for ``travel`` on an arc so
    many card widths high, turned by ``tilt`` degrees at most.  What has landed is looked at for
    ``rest``.  ``shakes``: the plate of whoever suffers it does.  ``shouts``: its word is said at
    the beginning, at the plate of whose moment it is.
    """

    dock: float = 0.0
    beat: float = 0.22
    travel: float = 0.5
    stagger: float = 0.04
    spread: float = 0.2
    arc: float = 0.8
    tilt: float = 6.0
    rest: float = 0.25
    shakes: bool = True
    shouts: bool = False
    sounds: Layers = field(default_factory=Layers)

    @property
    def landing(self) -> float:
        """When the last of its cards lands at the latest, after its beginning."""
        return self.dock + self.beat + self.travel + self.spread


STAGED = {
    HighlightKind.TAKE: HighlightStaging(dock=0.3, sounds=_layers("take")),
    HighlightKind.JOIN: HighlightStaging(
        travel=0.52, arc=1.0, tilt=8.0, sounds=_layers("take", "double")
    ),
    HighlightKind.CAPTURE: HighlightStaging(
        travel=0.55, stagger=0.025, arc=0.7, sounds=_layers("capture")
    ),
    HighlightKind.DIG: HighlightStaging(stagger=0.03, spread=0.3, arc=0.6, sounds=_layers("dig")),
    HighlightKind.CALL: HighlightStaging(
        beat=0.3,
        arc=0.9,
        tilt=8.0,
        shouts=True,
        sounds=Layers("call", "dig-flight", "dig-land", "dig-chime"),
    ),
    HighlightKind.CLOSE: HighlightStaging(
        beat=0.0, travel=0.0, rest=0.6, shouts=True, sounds=Layers(chime="run-close")
    ),
    HighlightKind.BREAK: HighlightStaging(
        beat=0.2,
        travel=0.45,
        arc=0.9,
        tilt=9.0,
        rest=0.45,
        sounds=Layers("take-lift", "take-flight", "place", "broken"),
    ),
    HighlightKind.OUT: HighlightStaging(
        beat=0.18,
        travel=0.46,
        arc=0.6,
        rest=0.45,
        shakes=False,
        sounds=Layers("take-lift", None, "place", "out"),
    ),
    HighlightKind.ROUND: HighlightStaging(beat=0.0, travel=0.0, rest=0.5, shakes=False),
}
"""How each sort of moment is staged."""
LONGEST = max(one.landing for one in STAGED.values())
"""At normal speed the cards of no moment are longer under way, in seconds."""

PLAIN = EventEffect(0.3, 0.3)
STILL = EventEffect(0.0, 0.0)


def effect_of(what: EventKind, carries: bool, stacked: bool = False) -> EventEffect:
    """The effect of what happened, with cards that go somewhere or without.

    ``stacked`` is whether they go onto an open stack.
    """
    if what is EventKind.DRAW and stacked:
        return TURNED_OVER
    return EFFECTS.get(what, PLAIN) if carries else STANDING.get(what, STILL)


def ease(share: float) -> float:
    """The share of the way travelled after a share of the time: slow at both ends."""
    return share * share * share * (share * (6 * share - 15) + 10)


def arc(share: float) -> float:
    """How much of an arc's height or a tilt there is after a share of the way, 0 to 1."""
    return sin(share * tau / 2)


THINKING = {"slow": 1.3, "normal": 0.75, "fast": 0.3, "off": 0.0}
"""How long an opponent seems to think at least, by the player's setting, in seconds."""
ROUND = 8.0
"""So many seconds the person waits at most from turn to turn, if nothing great happens."""
MOVE = 3.2
"""A usual turn of an opponent takes about so many seconds, thinking and cards together, since one
is a draw and a discard."""
QUICKEST = 0.2
"""No part of the usual time is smaller than this."""


class Pace:
    """How long things take, and how much quicker opponents are so that one's turn comes in time.

    ``slowness`` is how long things take by the player's setting, beside normal.  ``hurry``, 0 to
    1, is what that is multiplied with besides: the time since the person's last turn and the
    players still to come tell how much is left for each.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.slowness = 1.0
        self.hurry = 1.0
        self._since: float | None = None
        self._asked: Seat | None = None
        self._turns = 0

    @property
    def speed(self) -> float:
        """How long things take just now, beside normal."""
        return self.slowness * self.hurry

    def follow(self, asked: Seat | None, now: float, slowness: float) -> None:
        """Take note of who is seen to be asked, at a time in seconds.

        ``slowness`` is how long turns take by all of the player's settings, beside normal.
        """
        if asked is None or asked == HUMAN_SEAT:
            self._since, self._turns, self.hurry = None, 0, 1.0
        elif asked != self._asked:
            if self._since is None:
                self._since = now
            if slowness > 0:
                left = ROUND * slowness - (now - self._since)
                to_come = max(1, self.players - 1 - self._turns)
                self.hurry = min(1.0, max(QUICKEST, left / (to_come * MOVE * slowness)))
            self._turns += 1
        self._asked = asked
