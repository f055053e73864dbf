"""Options and presets of Takeaway."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.core.options import Choices, IntRange, Options, Preset, Value, option, presets_of


@dataclass(frozen=True, slots=True)
class TakeawayOptions(Options):
    area: ClassVar[str] = "takeaway"
    rounds: int = option(3, IntRange(1, 9))
    run_suits: str = option("same", Choices(("same", "any")))

    presets: ClassVar[tuple[Preset, ...]] = presets_of(
        area, usual={}, one_round={"rounds": 1}, any_suit={"run_suits": "any"}
    )
    for_children: ClassVar[Mapping[str, Value]] = {"rounds": 1}
