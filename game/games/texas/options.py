"""The options of Texas Rummy and its kin, and the sets of rules under a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import ON_OFF, Choices, IntRange, Options, Preset, Value, option, presets_of
from game.text.message import Message

ALL_ROUNDS: Final = 11
DIMES_FOR_TWO: Final = 6
"""Proposed dimes of each of two players, enough that the pot lasts for all eleven rounds."""

_SPANS: Final = tuple(
    (first, last) for first in range(1, ALL_ROUNDS + 1) for last in range(first, ALL_ROUNDS + 1)
)


def _label(first: int, last: int) -> Message:
    if first == last:
        return Message("texas-rounds.one", count=first)
    return Message("texas-rounds.some", first=first, last=last)


ROUNDS: Final = Choices(
    ("all", *(f"{first}-{last}" for first, last in _SPANS)),
    (Message("texas-rounds.all"), *(_label(first, last) for first, last in _SPANS)),
)


TURNS: Final = Message("texas-options-turns")
WILD: Final = Message("texas-options-wild")
COUNT: Final = Message("texas-options-count")

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
    rounds: str = option("all", ROUNDS, TURNS)
    bar: bool = option(True, ON_OFF, TURNS)
    dimes: int = option(5, IntRange(0, 10), COUNT, stake=True)
    deuces: str = option("wild", Choices(("wild", "natural")), WILD)
    jokers: bool = option(True, ON_OFF, WILD)
    ace: str = option("both", Choices(("both", "low")), WILD)
    wilds: str = option("half", Choices(("half", "free")), WILD)
    after_out: str = option("none", Choices(("none", "one_turn")), TURNS)
    count: str = option("texas", Choices(("texas", "face")), COUNT)

    presets: ClassVar[tuple[Preset, ...]] = presets_of(
        area,
        eleven={},
        short={"rounds": "1-4"},
        three_thirteen={**_THREE_THIRTEEN, "jokers": "off"},
        three_thirteen_jokers=_THREE_THIRTEEN,
    )
    for_children: ClassVar[Mapping[str, Value]] = {"rounds": "1-3", "dimes": 0}

    @classmethod
    def proposed(cls, players: int) -> Mapping[str, Value]:
        return {"dimes": DIMES_FOR_TWO} if players == 2 else {}

    @property
    def first_and_last(self) -> tuple[int, int]:
        """First and last round of a match, 1 to 11."""
        if self.rounds == "all":
            return 1, ALL_ROUNDS
        first, _, last = self.rounds.partition("-")
        return int(first), int(last)
