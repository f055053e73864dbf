"""The options of Texas Rummy and its kin, and the sets of rules under a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.cards.french import JOKERS_PER_PACK_COUNTS
from game.core.next_dealer import DEAL_TO_THE_LEFT, next_dealer_option
from game.core.options import (
    ON_FIRST_SWITCH,
    Choices,
    IntRange,
    Options,
    Preset,
    Value,
    option,
    presets_of,
)
from game.text.message import Message

ALL_ROUNDS_COUNT: Final = 11
TWO_PLAYER_DIMES_COUNT: Final = 6
"""Proposed dimes of each of two players, enough that the pot lasts for all eleven rounds."""

_ROUND_SPANS: Final = tuple(
    (first, last)
    for first in range(1, ALL_ROUNDS_COUNT + 1)
    for last in range(first, ALL_ROUNDS_COUNT + 1)
)


def _label(first: int, last: int) -> Message:
    if first == last:
        return Message("texas-rounds.one", count=first)
    return Message("texas-rounds.some", first=first, last=last)


ROUND_SPAN_CHOICES: Final = Choices(
    ("all", *(f"{first}-{last}" for first, last in _ROUND_SPANS)),
    (Message("texas-rounds.all"), *(_label(first, last) for first, last in _ROUND_SPANS)),
)


TURNS_OPTION_GROUP: Final = Message("texas-options-turns")
WILD_OPTION_GROUP: Final = Message("texas-options-wild")
SCORING_OPTION_GROUP: Final = Message("texas-options-count")

_THREE_THIRTEEN: Final[Mapping[str, Value]] = {
    "deuces": "natural",
    "ace": "low",
    "wilds": "free",
    "count": "face",
    "after_out": "one_turn",
    "dimes": 0,
}


@dataclass(frozen=True, slots=True)
class TexasOptions(Options):
    area: ClassVar[str] = "texas"
    rounds: str = option("all", ROUND_SPAN_CHOICES, TURNS_OPTION_GROUP)
    next_dealer: str = next_dealer_option(TURNS_OPTION_GROUP)
    bar: bool = option(True, ON_FIRST_SWITCH, TURNS_OPTION_GROUP)
    dimes: int = option(5, IntRange(0, 10), SCORING_OPTION_GROUP, stake=True)
    deuces: str = option("wild", Choices(("wild", "natural")), WILD_OPTION_GROUP)
    jokers: str = option("on", Choices(tuple(JOKERS_PER_PACK_COUNTS)), WILD_OPTION_GROUP)
    ace: str = option("both", Choices(("both", "low")), WILD_OPTION_GROUP)
    wilds: str = option("half", Choices(("half", "one", "free")), WILD_OPTION_GROUP)
    after_out: str = option("none", Choices(("none", "one_turn")), TURNS_OPTION_GROUP)
    count: str = option("texas", Choices(("texas", "face")), SCORING_OPTION_GROUP)
    shortest_run: int = option(3, Choices((3, 4)), WILD_OPTION_GROUP)

    presets: ClassVar[tuple[Preset, ...]] = presets_of(
        area,
        eleven={},
        short={"rounds": "1-4"},
        three_thirteen={**_THREE_THIRTEEN, "jokers": "off"},
        three_thirteen_jokers=_THREE_THIRTEEN,
    )
    for_children: ClassVar[Mapping[str, Value]] = {"rounds": "1-3", "dimes": 0}

    def validate(self) -> None:
        first, last = self.first_and_last
        if first == last:
            # Nobody deals a next round.
            object.__setattr__(self, "next_dealer", DEAL_TO_THE_LEFT)

    @classmethod
    def proposed(cls, players: int) -> Mapping[str, Value]:
        return {"dimes": TWO_PLAYER_DIMES_COUNT} if players == 2 else {}

    @property
    def jokers_per_pack(self) -> int:
        """Number of jokers that come with each pack."""
        return JOKERS_PER_PACK_COUNTS[self.jokers]

    @property
    def first_and_last(self) -> tuple[int, int]:
        """First and last round of a match, 1 to 11."""
        if self.rounds == "all":
            return 1, ALL_ROUNDS_COUNT
        first, _, last = self.rounds.partition("-")
        return int(first), int(last)
