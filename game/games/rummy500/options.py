"""What can be chosen before a match of 500 Rummy."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import ON_OFF, Between, OneOf, Options, Preset, option

MOST_ROUNDS: Final = 200
"""The match ends after this round at the latest."""

POINTS: Final = "Cards and points"
PILE: Final = "The pile"


@dataclass(frozen=True, slots=True)
class Rummy500Options(Options):
    """The variations of 500 Rummy; each goes with all the others."""

    target: int = option(
        500,
        "Points to win",
        Between(100, 5000, 100),
        "The match ends after a round in which somebody has reached this total.",
        "The match",
    )
    jokers: str = option(
        "on", "Jokers", ON_OFF, "Two jokers with each pack, standing for any card.", POINTS
    )
    pips: str = option(
        "face",
        "Small cards count",
        OneOf(("face", "fives"), ("Their number", "5 each")),
        "With 5 each, the cards from 2 to 9 count 5 and a joker counts 20.",
        POINTS,
    )
    low_ace: int = option(
        1,
        "A low ace counts",
        OneOf((1, 5, 15), ("1", "5", "15")),
        "What an ace scores at the low end of a run; anywhere else it counts 15.",
        POINTS,
    )
    single_draw: str = option(
        "keep",
        "The top card alone",
        OneOf(("keep", "meld"), ("May be kept", "Must be melded")),
        "Whether the top card of the pile, taken alone, must be melded in the same turn.",
        PILE,
    )
    deepest_in: str = option(
        "any",
        "The deepest card taken",
        OneOf(("any", "new"), ("In any meld", "In a new meld")),
        "Whether it may be laid off on a meld that lies there, or must go into a new meld.",
        PILE,
    )
    rummy_call: str = option(
        "pile",
        "Calling Rummy!",
        OneOf(("pile", "top", "off"), ("The whole pile", "The last discard", "Off")),
        "What may be called after a discard that leaves a card on the pile that could be melded.",
        PILE,
    )
    going_out: str = option(
        "free",
        "Going out",
        OneOf(
            ("free", "discard", "float", "strict_float"),
            ("As you like", "With a discard", "Floating", "Strict floating"),
        ),
        "Whether the last card must be discarded, and what melding the whole hand leads to.",
        "The end of a round",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("as-in-the-books", "As in the books", "The usual game, to 500 points.", {}),
        Preset("quick", "Quick", "The usual game, to 200 points.", {"target": 200}),
        Preset(
            "fives-and-floats",
            "Fives and floats",
            "Small cards and a low ace count 5; who melds the whole hand floats.",
            {"pips": "fives", "low_ace": 5, "going_out": "float"},
        ),
        Preset(
            "strict",
            "Strict",
            "What is taken must be melded, in a meld of its own, and the last card discarded.",
            {"single_draw": "meld", "deepest_in": "new", "going_out": "discard"},
        ),
        Preset("no-jokers", "No jokers", "Only natural cards.", {"jokers": "off"}),
    )
