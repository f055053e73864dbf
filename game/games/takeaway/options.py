"""What can be chosen before a match of Takeaway."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.options import Between, OneOf, Options, Preset, option


@dataclass(frozen=True, slots=True)
class TakeawayOptions(Options):
    """What can be chosen before a match."""

    rounds: int = option(3, "Rounds", Between(1, 9), "How many deals make a match.")
    run_suits: str = option(
        "same",
        "Runs",
        OneOf(("same", "any"), ("Same suit", "Any suit")),
        "Whether neighbours in rank must share a suit to fit.",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("the-usual-match", "The usual match", "Three rounds; runs keep to a suit.", {}),
        Preset("quick", "Quick", "A single round.", {"rounds": 1}),
        Preset(
            "wild", "Wild", "Neighbours fit whatever their suit: stacks fly.", {"run_suits": "any"}
        ),
    )
