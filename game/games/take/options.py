"""What can be chosen before a match of Take."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.options import Between, Options, Preset, option


@dataclass(frozen=True, slots=True)
class TakeOptions(Options):
    """The points that end the match."""

    target: int = option(
        500,
        "Points to win",
        Between(100, 1000, 50),
        "The match ends after a round in which someone has this many points.",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("the-usual-match", "The usual match", "To 500 points.", {}),
        Preset("quick", "Quick", "To 250 points, a few rounds.", {"target": 250}),
        Preset("long", "Long", "To 1000 points, for an evening.", {"target": 1000}),
    )
