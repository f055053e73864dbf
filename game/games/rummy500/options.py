"""What can be chosen before a match of 500 Rummy."""

from typing import ClassVar, Final

from game.core.options import ON_OFF, Between, OneOf, Options, Preset, option
from game.values import dataclass
from game.words.message import Message

MOST_ROUNDS: Final = 200
"""The match ends after this round at the latest."""

MATCH: Final = Message("rummy500-options-match")
POINTS: Final = Message("rummy500-options-points")
PILE: Final = Message("rummy500-options-pile")
END: Final = Message("rummy500-options-end")

PIPS: Final = OneOf(
    ("face", "fives"), (Message("rummy500-pips.face"), Message("rummy500-pips.fives"))
)
SINGLE_DRAW: Final = OneOf(
    ("keep", "meld"), (Message("rummy500-single-draw.keep"), Message("rummy500-single-draw.meld"))
)
DEEPEST_IN: Final = OneOf(
    ("any", "new"), (Message("rummy500-deepest-in.any"), Message("rummy500-deepest-in.new"))
)
RUMMY_CALL: Final = OneOf(
    ("pile", "top", "off"),
    (
        Message("rummy500-rummy-call.pile"),
        Message("rummy500-rummy-call.top"),
        Message("rummy500-rummy-call.off"),
    ),
)
GOING_OUT: Final = OneOf(
    ("free", "discard", "float", "strict_float"),
    (
        Message("rummy500-going-out.free"),
        Message("rummy500-going-out.discard"),
        Message("rummy500-going-out.float"),
        Message("rummy500-going-out.strict"),
    ),
)


@dataclass(frozen=True, slots=True)
class Rummy500Options(Options):
    """The variations of 500 Rummy; each goes with all the others."""

    target: int = option(
        500,
        Message("rummy500-target"),
        Between(100, 5000, 100),
        Message("rummy500-target.help"),
        MATCH,
    )
    jokers: str = option(
        "on", Message("rummy500-jokers"), ON_OFF, Message("rummy500-jokers.help"), POINTS
    )
    pips: str = option(
        "face", Message("rummy500-pips"), PIPS, Message("rummy500-pips.help"), POINTS
    )
    low_ace: int = option(
        1,
        Message("rummy500-low-ace"),
        OneOf((1, 5, 15), ("1", "5", "15")),
        Message("rummy500-low-ace.help"),
        POINTS,
    )
    single_draw: str = option(
        "keep",
        Message("rummy500-single-draw"),
        SINGLE_DRAW,
        Message("rummy500-single-draw.help"),
        PILE,
    )
    deepest_in: str = option(
        "any",
        Message("rummy500-deepest-in"),
        DEEPEST_IN,
        Message("rummy500-deepest-in.help"),
        PILE,
    )
    rummy_call: str = option(
        "pile",
        Message("rummy500-rummy-call"),
        RUMMY_CALL,
        Message("rummy500-rummy-call.help"),
        PILE,
    )
    going_out: str = option(
        "free",
        Message("rummy500-going-out"),
        GOING_OUT,
        Message("rummy500-going-out.help"),
        END,
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset(
            "as-in-the-books",
            Message("rummy500-as-in-the-books"),
            Message("rummy500-as-in-the-books.sentence"),
            {},
        ),
        Preset(
            "quick",
            Message("rummy500-quick"),
            Message("rummy500-quick.sentence"),
            {"target": 200},
        ),
        Preset(
            "fives-and-floats",
            Message("rummy500-fives-and-floats"),
            Message("rummy500-fives-and-floats.sentence"),
            {"pips": "fives", "low_ace": 5, "going_out": "float"},
        ),
        Preset(
            "strict",
            Message("rummy500-strict"),
            Message("rummy500-strict.sentence"),
            {"single_draw": "meld", "deepest_in": "new", "going_out": "discard"},
        ),
        Preset(
            "no-jokers",
            Message("rummy500-no-jokers"),
            Message("rummy500-no-jokers.sentence"),
            {"jokers": "off"},
        ),
    )
