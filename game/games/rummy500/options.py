"""The options and presets of 500 Rummy."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.illegal import InvalidSetup
from game.core.options import ON_OFF, Choices, IntRange, Options, Preset, option
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

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset(
            "the-usual-game",
            Message("rummy500-usual"),
            Message("rummy500-usual.sentence"),
            {},
        ),
        Preset(
            "as-in-the-books",
            Message("rummy500-as-in-the-books"),
            Message("rummy500-as-in-the-books.sentence"),
            {"single_draw": "meld", "rummy_call": "off", "jokers": "off"},
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
