"""What can be chosen before a match of Texas Rummy: which of its eleven rounds are played."""

from typing import ClassVar, Final

from game.core.options import OneOf, Options, Preset, option
from game.values import dataclass
from game.words.message import Message

ALL_ROUNDS: Final = 11

_SPANS: Final = tuple(
    (first, last) for first in range(1, ALL_ROUNDS + 1) for last in range(first, ALL_ROUNDS + 1)
)


def _label(first: int, last: int) -> Message:
    if first == last:
        return Message("texas-rounds.one", count=first)
    return Message("texas-rounds.some", first=first, last=last)


ROUNDS: Final = OneOf(
    ("all", *(f"{first}-{last}" for first, last in _SPANS)),
    (Message("texas-rounds.all"), *(_label(first, last) for first, last in _SPANS)),
)


@dataclass(frozen=True, slots=True)
class TexasOptions(Options):
    """What can be chosen before a match."""

    rounds: str = option(
        "all",
        Message("texas-rounds"),
        ROUNDS,
        Message("texas-rounds.help"),
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("all-eleven", Message("texas-all-eleven"), Message("texas-all-eleven.sentence"), {}),
        Preset(
            "a-short-evening",
            Message("texas-a-short-evening"),
            Message("texas-a-short-evening.sentence"),
            {"rounds": "1-4"},
        ),
        Preset(
            "the-middle",
            Message("texas-the-middle"),
            Message("texas-the-middle.sentence"),
            {"rounds": "5-8"},
        ),
        Preset(
            "the-wild-end",
            Message("texas-the-wild-end"),
            Message("texas-the-wild-end.sentence"),
            {"rounds": "9-11"},
        ),
    )

    @property
    def first_and_last(self) -> tuple[int, int]:
        """The first and the last round that are played, among the eleven."""
        if self.rounds == "all":
            return 1, ALL_ROUNDS
        first, _, last = self.rounds.partition("-")
        return int(first), int(last)
