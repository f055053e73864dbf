"""The options and presets of 500 Rummy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.cards.french import JOKERS_PER_PACK_COUNTS
from game.core.illegal import InvalidSetup
from game.core.next_dealer import DEAL_TO_THE_LEFT, next_dealer_option
from game.core.options import (
    OFF_FIRST_SWITCH,
    Choices,
    IntRange,
    Options,
    Preset,
    Value,
    option,
    presets_of,
)
from game.text.message import Message

RUMMY500_MAX_ROUNDS_COUNT: Final = 200
"""Maximum number of rounds in a match."""
SINGLE_DEAL_TARGET_POINTS: Final = 0
"""Value of ``target`` that makes the match a single round."""

RUMMY500_MATCH_OPTION_GROUP: Final = Message("rummy500-options-match")
POINTS_OPTION_GROUP: Final = Message("rummy500-options-points")
MELDS_OPTION_GROUP: Final = Message("rummy500-options-melds")
PILE_OPTION_GROUP: Final = Message("rummy500-options-pile")
END_OPTION_GROUP: Final = Message("rummy500-options-end")

NO_CALLS: Final = "off"
"""Value of ``rummy_call`` that switches calling off."""

_BOOKS_PRESET: Final[Mapping[str, Value]] = {
    "single_draw": "meld",
    "rummy_call": NO_CALLS,
    "jokers": "off",
}
_HOYLE_PRESET: Final[Mapping[str, Value]] = {**_BOOKS_PRESET, "deepest_when": "at_once"}
_FIVES_PRESET: Final[Mapping[str, Value]] = {"pips": "fives", "low_ace": 5}


@dataclass(frozen=True, slots=True)
class Rummy500Options(Options):
    """The variations of 500 Rummy.

    All combinations are valid except one: ``going_out="called"`` needs calling.  In a match of one
    round nobody deals a next one, and without jokers nobody swaps one.
    """

    area: ClassVar[str] = "rummy500"
    target: int = option(
        500,
        IntRange(
            100, 5000, 100, (SINGLE_DEAL_TARGET_POINTS,), (Message("rummy500-target.single"),)
        ),
        RUMMY500_MATCH_OPTION_GROUP,
    )
    jokers: str = option("on", Choices(tuple(JOKERS_PER_PACK_COUNTS)), POINTS_OPTION_GROUP)
    pips: str = option("face", Choices(("face", "fives")), POINTS_OPTION_GROUP)
    low_ace: int = option(1, Choices((1, 5, 15)), POINTS_OPTION_GROUP)
    single_draw: str = option("keep", Choices(("keep", "meld")), PILE_OPTION_GROUP)
    deepest_in: str = option("any", Choices(("any", "new")), PILE_OPTION_GROUP)
    deepest_when: str = option("turn", Choices(("turn", "at_once")), PILE_OPTION_GROUP)
    rummy_call: str = option("pile", Choices(("pile", "top", NO_CALLS)), PILE_OPTION_GROUP)
    going_out: str = option(
        "free", Choices(("free", "discard", "float", "strict_float", "called")), END_OPTION_GROUP
    )
    hand_for_two: int = option(13, Choices((13, 10, 7)), RUMMY500_MATCH_OPTION_GROUP, players=2)
    next_dealer: str = next_dealer_option(RUMMY500_MATCH_OPTION_GROUP)
    first_turn: str = option("draw", Choices(("draw", "discard")), RUMMY500_MATCH_OPTION_GROUP)
    spade_queen: int = option(10, Choices((10, 40)), POINTS_OPTION_GROUP)
    wilds: str = option("free", Choices(("free", "one")), MELDS_OPTION_GROUP)
    shortest_run: int = option(3, Choices((3, 4)), MELDS_OPTION_GROUP)
    ace: str = option("both", Choices(("both", "low")), MELDS_OPTION_GROUP)
    joker_swap: bool = option(False, OFF_FIRST_SWITCH, MELDS_OPTION_GROUP)

    presets: ClassVar[tuple[Preset, ...]] = presets_of(
        area,
        usual={},
        books=_BOOKS_PRESET,
        hoyle=_HOYLE_PRESET,
        ten_for_two={**_HOYLE_PRESET, "hand_for_two": 10},
        no_calling={"rummy_call": NO_CALLS},
        keep_one={"going_out": "discard"},
        floating={"going_out": "float"},
        strict_floating={"going_out": "strict_float"},
        called_discards={"going_out": "called"},
        fives=_FIVES_PRESET,
        black_lady={**_FIVES_PRESET, "spade_queen": 40, "hand_for_two": 7},
        thousand={"target": 1000},
        single_deal={"target": SINGLE_DEAL_TARGET_POINTS},
    )
    for_children: ClassVar[Mapping[str, Value]] = {
        "target": SINGLE_DEAL_TARGET_POINTS,
        "rummy_call": NO_CALLS,
        "hand_for_two": 7,
    }

    @property
    def jokers_per_pack(self) -> int:
        """Number of jokers that come with each pack."""
        return JOKERS_PER_PACK_COUNTS[self.jokers]

    @property
    def most_rounds(self) -> int:
        return 1 if self.target == SINGLE_DEAL_TARGET_POINTS else RUMMY500_MAX_ROUNDS_COUNT

    @property
    def floats(self) -> bool:
        """Whether melding the whole hand floats instead of ending the round."""
        return self.going_out in ("float", "strict_float", "called")

    def validate(self) -> None:
        if self.going_out == "called" and self.rummy_call == NO_CALLS:
            raise InvalidSetup(Message("rummy500-nothing-called"))
        if self.target == SINGLE_DEAL_TARGET_POINTS:
            object.__setattr__(self, "next_dealer", DEAL_TO_THE_LEFT)
        if not self.jokers_per_pack:
            object.__setattr__(self, "joker_swap", False)
