"""Effects: what an event looks and sounds like.  They dress the way to the layout, no more."""

from dataclasses import dataclass
from math import sin, tau

SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How long things take at each speed, beside normal."""

PACES = {"slow": 1.3, "normal": 0.75, "fast": 0.3, "off": 0.0}
"""How long an opponent seems to think at each speed, in seconds."""


@dataclass(frozen=True, slots=True)
class Effect:
    """How an event's cards travel, in seconds at normal speed.

    ``travel`` is how long one card is under way, ``pause`` how long the next event waits from
    this one's beginning, ``stagger`` the delay from card to card; ``arc`` how high the way
    bends, in card widths; ``tilt`` the most it turns on the way, in degrees.
    """

    travel: float = 0.3
    pause: float = 0.3
    stagger: float = 0.0
    arc: float = 0.25
    tilt: float = 5.0
    sound: str | None = None
    landing: str | None = None


EFFECTS = {
    "deal": Effect(0.28, 0.09, arc=0.3, tilt=6, sound="deal"),
    "turn-up": Effect(0.32, 0.4, arc=0.3, sound="draw", landing="place"),
    "draw": Effect(0.34, 0.42, stagger=0.05, arc=0.35, tilt=5, sound="draw", landing="place"),
    "take": Effect(0.35, 0.5, arc=0.3, tilt=4, sound="take", landing="place"),
    "join": Effect(0.35, 0.5, arc=0.35, sound="take", landing="place"),
    "lay": Effect(0.32, 0.5, stagger=0.05, arc=0.3, tilt=4, sound="lay", landing="place"),
    "add": Effect(0.32, 0.45, arc=0.3, tilt=4, sound="lay", landing="place"),
    "play": Effect(0.3, 0.42, arc=0.3, tilt=6, sound="draw", landing="place"),
    "discard": Effect(0.3, 0.42, arc=0.3, tilt=5, sound="draw", landing="place"),
    "out": Effect(0.34, 0.6, arc=0.35, tilt=5, sound="call", landing="place"),
    "rummy": Effect(0.36, 0.8, stagger=0.02, arc=0.3, sound="call", landing="place"),
    "say": Effect(0.0, 0.5, sound="call"),
    "quiet": Effect(0.0, 0.3),
    "float": Effect(0.0, 0.4, sound="call"),
    "close": Effect(0.0, 0.35, sound="call"),
    "break": Effect(0.3, 0.6, arc=0.3, sound="call", landing="place"),
    "king": Effect(0.3, 0.5, arc=0.3, sound="call", landing="place"),
    "reshuffle": Effect(0.3, 0.8, sound="shuffle"),
    "dime": Effect(0.0, 0.7, sound="place"),
    "share": Effect(0.0, 0.9, sound="place"),
    "reveal": Effect(0.0, 0.2, sound="deal"),
    "gather": Effect(0.26, 0.07, arc=0.15, tilt=3, sound="draw"),
    "cut": Effect(0.3, 0.75, sound="draw"),
    "shuffle": Effect(0.0, 0.8, sound="shuffle"),
    "asked": Effect(0.0, 0.0),
}
PLAIN = Effect(0.3, 0.3)
STILL = Effect(0.0, 0.0)


def effect_of(kind: str, moves_cards: bool) -> Effect:
    """The effect of an event's kind; one without cards that is not listed takes no time."""
    return EFFECTS.get(kind, PLAIN if moves_cards else STILL)


def eased(share: float) -> float:
    """The share of the way travelled after a share of the time: slow at both ends."""
    return share * share * share * (share * (6 * share - 15) + 10)


def bend(share: float) -> float:
    """How much of an arc's height or a tilt there is after a share of the way, 0 to 1."""
    return sin(share * tau / 2)
