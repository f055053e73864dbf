"""The options and presets of 500 Rummy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.illegal import InvalidSetup
from game.core.options import ON_OFF, Choices, IntRange, Options, Preset, Value, option
from game.text.message import Message

MOST_ROUNDS: Final = 200
"""Maximum number of rounds in a match."""
SINGLE_DEAL: Final = 0
"""Value of ``target`` that makes the match a single round."""

MATCH: Final = Message("rummy500-options-match")
POINTS: Final = Message("rummy500-options-points")
PILE: Final = Message("rummy500-options-pile")
END: Final = Message("rummy500-options-end")

PIPS: Final = Choices(
    ("face", "fives"), (Message("rummy500-pips.face"), Message("rummy500-pips.fives"))
)
SINGLE_DRAW: Final = Choices(
    ("keep", "meld"), (Message("rummy500-single-draw.keep"), Message("rummy500-single-draw.meld"))
)
DEEPEST_IN: Final = Choices(
    ("any", "new"), (Message("rummy500-deepest-in.any"), Message("rummy500-deepest-in.new"))
)
DEEPEST_WHEN: Final = Choices(
    ("turn", "at_once"),
    (Message("rummy500-deepest-when.turn"), Message("rummy500-deepest-when.at-once")),
)
NO_CALLS: Final = "off"
"""Value of ``rummy_call`` that switches calling off."""
RUMMY_CALL: Final = Choices(
    ("pile", "top", NO_CALLS),
    (
        Message("rummy500-rummy-call.pile"),
        Message("rummy500-rummy-call.top"),
        Message("rummy500-rummy-call.off"),
    ),
)
GOING_OUT: Final = Choices(
    ("free", "discard", "float", "strict_float", "called"),
    (
        Message("rummy500-going-out.free"),
        Message("rummy500-going-out.discard"),
        Message("rummy500-going-out.float"),
        Message("rummy500-going-out.strict"),
        Message("rummy500-going-out.called"),
    ),
)


_BOOKS: Final = {"single_draw": "meld", "rummy_call": NO_CALLS, "jokers": "off"}
_HOYLE: Final = {**_BOOKS, "deepest_when": "at_once"}
_FIVES: Final[dict[str, Value]] = {"pips": "fives", "low_ace": 5}


@dataclass(frozen=True, slots=True)
class Rummy500Options(Options):
    """The variations of 500 Rummy.

    All combinations are valid except one: ``going_out="called"`` needs calling.
    """

    target: int = option(
        500,
        Message("rummy500-target"),
        IntRange(100, 5000, 100, (SINGLE_DEAL,), (Message("rummy500-target.single"),)),
        Message("rummy500-target.help"),
        MATCH,
    )
    jokers: bool = option(
        True, Message("rummy500-jokers"), ON_OFF, Message("rummy500-jokers.help"), POINTS
    )
    pips: str = option(
        "face", Message("rummy500-pips"), PIPS, Message("rummy500-pips.help"), POINTS
    )
    low_ace: int = option(
        1,
        Message("rummy500-low-ace"),
        Choices((1, 5, 15), ("1", "5", "15")),
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
    deepest_when: str = option(
        "turn",
        Message("rummy500-deepest-when"),
        DEEPEST_WHEN,
        Message("rummy500-deepest-when.help"),
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

    hand_for_two: int = option(
        13,
        Message("rummy500-hand-for-two"),
        Choices((13, 10, 7)),
        Message("rummy500-hand-for-two.help"),
        MATCH,
        players=2,
    )
    spade_queen: int = option(
        10,
        Message("rummy500-spade-queen"),
        Choices((10, 40)),
        Message("rummy500-spade-queen.help"),
        POINTS,
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("usual", Message("rummy500-set-usual"), Message("rummy500-set-usual.sentence"), {}),
        Preset(
            "books",
            Message("rummy500-set-books"),
            Message("rummy500-set-books.sentence"),
            {**_BOOKS},
        ),
        Preset(
            "hoyle",
            Message("rummy500-set-hoyle"),
            Message("rummy500-set-hoyle.sentence"),
            {**_HOYLE},
        ),
        Preset(
            "ten-for-two",
            Message("rummy500-set-ten-for-two"),
            Message("rummy500-set-ten-for-two.sentence"),
            {**_HOYLE, "hand_for_two": 10},
        ),
        Preset(
            "no-calling",
            Message("rummy500-set-no-calling"),
            Message("rummy500-set-no-calling.sentence"),
            {"rummy_call": "off"},
        ),
        Preset(
            "keep-one",
            Message("rummy500-set-keep-one"),
            Message("rummy500-set-keep-one.sentence"),
            {"going_out": "discard"},
        ),
        Preset(
            "floating",
            Message("rummy500-set-floating"),
            Message("rummy500-set-floating.sentence"),
            {"going_out": "float"},
        ),
        Preset(
            "strict-floating",
            Message("rummy500-set-strict-floating"),
            Message("rummy500-set-strict-floating.sentence"),
            {"going_out": "strict_float"},
        ),
        Preset(
            "called-discards",
            Message("rummy500-set-called-discards"),
            Message("rummy500-set-called-discards.sentence"),
            {"going_out": "called"},
        ),
        Preset(
            "fives",
            Message("rummy500-set-fives"),
            Message("rummy500-set-fives.sentence"),
            {**_FIVES},
        ),
        Preset(
            "black-lady",
            Message("rummy500-set-black-lady"),
            Message("rummy500-set-black-lady.sentence"),
            {**_FIVES, "spade_queen": 40, "hand_for_two": 7},
        ),
        Preset(
            "thousand",
            Message("rummy500-set-thousand"),
            Message("rummy500-set-thousand.sentence"),
            {"target": 1000},
        ),
        Preset(
            "single-deal",
            Message("rummy500-set-single-deal"),
            Message("rummy500-set-single-deal.sentence"),
            {"target": SINGLE_DEAL},
        ),
    )
    for_children: ClassVar[Mapping[str, Value]] = {
        "target": SINGLE_DEAL,
        "rummy_call": NO_CALLS,
        "hand_for_two": 7,
    }

    @property
    def most_rounds(self) -> int:
        return 1 if self.target == SINGLE_DEAL else MOST_ROUNDS

    @property
    def floats(self) -> bool:
        """Whether melding the whole hand floats instead of ending the round."""
        return self.going_out in ("float", "strict_float", "called")

    def validate(self) -> None:
        if self.going_out == "called" and self.rummy_call == NO_CALLS:
            raise InvalidSetup(Message("rummy500-nothing-called"))
