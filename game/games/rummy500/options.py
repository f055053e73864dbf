"""What can be chosen before a match of 500 Rummy."""

from dataclasses import dataclass
from typing import Final

from game.core.options import ON_OFF, Between, OneOf, Options, option

MOST_ROUNDS: Final = 200
"""The match ends after this round at the latest."""


@dataclass(frozen=True, slots=True)
class Rummy500Options(Options):
    """The variations of 500 Rummy; each goes with all the others."""

    target: int = option(
        500,
        "Points to win",
        Between(100, 5000, 100),
        "The match ends after a round in which somebody has reached this total.",
    )
    jokers: str = option(
        "on", "Jokers", ON_OFF, "Two jokers with each pack, standing for any card."
    )
    pips: str = option(
        "face",
        "Small cards count",
        OneOf(("face", "fives"), ("Their number", "5 each")),
        "With 5 each, the cards from 2 to 9 count 5 and a joker counts 20.",
    )
    low_ace: int = option(
        1,
        "A low ace counts",
        OneOf((1, 5, 15), ("1", "5", "15")),
        "What an ace scores at the low end of a run; anywhere else it counts 15.",
    )
    single_draw: str = option(
        "keep",
        "The top card alone",
        OneOf(("keep", "meld"), ("May be kept", "Must be melded")),
        "Whether the top card of the pile, taken alone, must be melded in the same turn.",
    )
    deepest_in: str = option(
        "any",
        "The deepest card taken",
        OneOf(("any", "new"), ("In any meld", "In a new meld")),
        "Whether it may be laid off on a meld that lies there, or must go into a new meld.",
    )
    rummy_call: str = option(
        "pile",
        "Calling Rummy!",
        OneOf(("pile", "top", "off"), ("For the whole pile", "For the last discard", "Off")),
        "What may be called after a discard that leaves a card on the pile that could be melded.",
    )
    going_out: str = option(
        "free",
        "Going out",
        OneOf(
            ("free", "discard", "float", "strict_float"),
            ("With or without a discard", "With a discard", "Floating", "Strict floating"),
        ),
        "How a player gets rid of the last card, and what melding the whole hand leads to.",
    )
