"""What can be chosen before a match of Texas Rummy: which of its eleven rounds are played."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import OneOf, Options, Preset, option
from game.core.words import number

ALL_ROUNDS: Final = 11

_SPANS: Final = tuple(
    (first, last) for first in range(1, ALL_ROUNDS + 1) for last in range(first, ALL_ROUNDS + 1)
)


def _label(first: int, last: int) -> str:
    return f"Only round {number(first)}" if first == last else f"Rounds {first} to {last}"


ROUNDS: Final = OneOf(
    ("all", *(f"{first}-{last}" for first, last in _SPANS)),
    ("All eleven", *(_label(first, last) for first, last in _SPANS)),
)


@dataclass(frozen=True, slots=True)
class TexasOptions(Options):
    """What can be chosen before a match."""

    rounds: str = option(
        "all",
        "Rounds",
        ROUNDS,
        "All eleven, or only some: each keeps its cards, its wild rank and its count.",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("all-eleven", "All eleven", "The whole evening, from three cards to thirteen.", {}),
        Preset(
            "a-short-evening",
            "A short evening",
            "The first four rounds, small hands.",
            {"rounds": "1-4"},
        ),
        Preset("the-middle", "The middle", "Rounds 5 to 8, seven to ten cards.", {"rounds": "5-8"}),
        Preset(
            "the-wild-end",
            "The wild end",
            "The last three rounds, which count most.",
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
