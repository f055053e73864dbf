"""Effects: what an event looks and sounds like.  They dress the way to the layout, no more."""

from math import sin, tau

from game.core.event import What
from game.core.moment import Sort
from game.values import dataclass, field

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How long things take at each speed, beside normal."""


@dataclass(frozen=True, slots=True)
class Effect:
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
    What.SHUFFLE: Effect(0.3, 0.8, sound="shuffle"),
    What.DEAL: Effect(0.28, 0.09, arc=0.3, tilt=6, sound="deal"),
    What.TURN_UP: Effect(0.32, 0.4, arc=0.3, sound="draw", landing="place"),
    What.DRAW: Effect(0.34, 0.42, stagger=0.05, arc=0.35, tilt=5, sound="draw", landing="place"),
    What.TAKE: Effect(0.35, 0.5, arc=0.3, tilt=4, sound="take", landing="place"),
    What.LAY: Effect(0.32, 0.48, stagger=0.05, arc=0.3, tilt=4, sound="lay", landing="place"),
    What.PLAY: Effect(0.3, 0.42, arc=0.3, tilt=6, sound="draw", landing="place"),
    What.OUT: Effect(0.34, 0.6, arc=0.35, tilt=5, sound="out", landing="place"),
    What.REVEAL: Effect(0.0, 0.2, sound="deal"),
    What.GATHER: Effect(0.26, 0.07, arc=0.15, tilt=3, sound="draw"),
    What.CALL: Effect(0.34, 0.7, stagger=0.02, arc=0.3, sound="call", landing="place"),
}
"""What is seen and heard when cards go from place to place."""

TURNED_OVER = Effect(
    0.36, 0.5, arc=0.8, tilt=9, sound="flip", landing="place", beat=0.12
)  # fmt: skip
"""A card that is drawn into one's own place and turned over for all to see: a small pleasure."""

STANDING = {
    What.CUT: Effect(0.0, 0.75, sound="draw"),
    What.SHUFFLE: Effect(0.0, 0.8, sound="shuffle"),
    What.REVEAL: Effect(0.0, 0.2, sound="deal"),
    What.CALL: Effect(0.0, 0.45, sound="call"),
    What.SILENCE: Effect(0.0, 0.3),
    What.PAY: Effect(0.0, 0.8, sound="place"),
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
class Staging:
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
    Sort.TAKE: Staging(dock=0.3, sounds=_layers("take")),
    Sort.JOIN: Staging(travel=0.52, arc=1.0, tilt=8.0, sounds=_layers("take", "double")),
    Sort.CAPTURE: Staging(travel=0.55, stagger=0.025, arc=0.7, sounds=_layers("capture")),
    Sort.DIG: Staging(stagger=0.03, spread=0.3, arc=0.6, sounds=_layers("dig")),
    Sort.CALL: Staging(
        beat=0.3, arc=0.9, tilt=8.0, shouts=True,
        sounds=Layers("call", "dig-flight", "dig-land", "dig-chime"),
    ),
    Sort.CLOSE: Staging(
        beat=0.0, travel=0.0, rest=0.6, shouts=True, sounds=Layers(chime="run-close")
    ),
    Sort.BREAK: Staging(
        beat=0.2, travel=0.45, arc=0.9, tilt=9.0, rest=0.45,
        sounds=Layers("take-lift", "take-flight", "place", "broken"),
    ),
    Sort.OUT: Staging(
        beat=0.18, travel=0.46, arc=0.6, rest=0.45, shakes=False,
        sounds=Layers("take-lift", None, "place", "out"),
    ),
    Sort.ROUND: Staging(beat=0.0, travel=0.0, rest=0.5, shakes=False),
}  # fmt: skip
"""How each sort of moment is staged."""
LONGEST = max(one.landing for one in STAGED.values())
"""At normal speed the cards of no moment are longer under way, in seconds."""

PLAIN = Effect(0.3, 0.3)
STILL = Effect(0.0, 0.0)


def effect_of(what: What, carries: bool, stacked: bool = False) -> Effect:
    """The effect of what happened, with cards that go somewhere or without.

    ``stacked`` is whether they go onto an open stack.
    """
    if what is What.DRAW and stacked:
        return TURNED_OVER
    return EFFECTS.get(what, PLAIN) if carries else STANDING.get(what, STILL)


def eased(share: float) -> float:
    """The share of the way travelled after a share of the time: slow at both ends."""
    return share * share * share * (share * (6 * share - 15) + 10)


def bend(share: float) -> float:
    """How much of an arc's height or a tilt there is after a share of the way, 0 to 1."""
    return sin(share * tau / 2)
