"""The options of Texas Rummy: its rounds, the barred card, the dimes."""

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


@dataclass(frozen=True, slots=True)
class TexasOptions(Options):
    rounds: str = option(
        "all",
        Message("texas-rounds"),
        ROUNDS,
        Message("texas-rounds.help"),
    )
    bar: bool = option(True, Message("texas-bar"), ON_OFF, Message("texas-bar.help"))
    dimes: int = option(
        5, Message("texas-dimes-each"), IntRange(0, 10), Message("texas-dimes-each.help")
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("usual", Message("texas-usual"), Message("texas-usual.sentence"), {}),
        Preset(
            "a-short-evening",
            Message("texas-a-short-evening"),
            Message("texas-a-short-evening.sentence"),
            {"rounds": "1-4"},
        ),
        Preset(
            "the-last-three",
            Message("texas-the-last-three"),
            Message("texas-the-last-three.sentence"),
            {"rounds": "9-11"},
        ),
        Preset(
            "no-barred-card",
            Message("texas-no-barred-card"),
            Message("texas-no-barred-card.sentence"),
            {"bar": "off"},
        ),
    )

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
