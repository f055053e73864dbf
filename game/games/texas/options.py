"""The options of Texas Rummy and its kin, and the sets of rules under a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import ON_OFF, Choices, IntRange, Options, Preset, Value, option
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

DEUCES: Final = Choices(
    ("wild", "natural"), (Message("texas-deuces.wild"), Message("texas-deuces.natural"))
)
ACE: Final = Choices(("both", "low"), (Message("texas-ace.both"), Message("texas-ace.low")))
WILDS: Final = Choices(("half", "free"), (Message("texas-wilds.half"), Message("texas-wilds.free")))
AFTER_OUT: Final = Choices(
    ("none", "one_turn"), (Message("texas-after-out.none"), Message("texas-after-out.one-turn"))
)
COUNTS: Final = Choices(
    ("texas", "face"), (Message("texas-count.texas"), Message("texas-count.face"))
)

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
    rounds: str = option(
        "all",
        Message("texas-rounds"),
        ROUNDS,
        Message("texas-rounds.help"),
        TURNS,
    )
    bar: bool = option(True, Message("texas-bar"), ON_OFF, Message("texas-bar.help"), TURNS)
    dimes: int = option(
        5,
        Message("texas-dimes-each"),
        IntRange(0, 10),
        Message("texas-dimes-each.help"),
        COUNT,
        stake=True,
    )
    deuces: str = option(
        "wild", Message("texas-deuces"), DEUCES, Message("texas-deuces.help"), WILD
    )
    jokers: bool = option(True, Message("texas-jokers"), ON_OFF, Message("texas-jokers.help"), WILD)
    ace: str = option("both", Message("texas-ace"), ACE, Message("texas-ace.help"), WILD)
    wilds: str = option("half", Message("texas-wilds"), WILDS, Message("texas-wilds.help"), WILD)
    after_out: str = option(
        "none", Message("texas-after-out"), AFTER_OUT, Message("texas-after-out.help"), TURNS
    )
    count: str = option("texas", Message("texas-count"), COUNTS, Message("texas-count.help"), COUNT)

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("eleven", Message("texas-set-eleven"), Message("texas-set-eleven.sentence"), {}),
        Preset(
            "short",
            Message("texas-set-short"),
            Message("texas-set-short.sentence"),
            {"rounds": "1-4"},
        ),
        Preset(
            "three-thirteen",
            Message("texas-set-three-thirteen"),
            Message("texas-set-three-thirteen.sentence"),
            {**_THREE_THIRTEEN, "jokers": "off"},
        ),
        Preset(
            "three-thirteen-jokers",
            Message("texas-set-three-thirteen-jokers"),
            Message("texas-set-three-thirteen-jokers.sentence"),
            {**_THREE_THIRTEEN},
        ),
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
