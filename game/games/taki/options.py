"""What can be chosen before a match of Taki."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import OFF_ON, Between, OneOf, Options, Preset, option

FIRST_STAGE: Final = 8
MATCH: Final = "The game"
HOUSE_RULES: Final = "House rules"


@dataclass(frozen=True, slots=True)
class TakiOptions(Options):
    """The mode, two liberties, and the size of the deal.

    A tournament deals its first stage whatever ``hand`` says, and shows it so.
    """

    mode: str = option(
        "single",
        "Match",
        OneOf(("single", "tournament"), ("Single game", "Tournament")),
        "One game, or a tournament of eight stages, from eight cards down to one.",
        MATCH,
    )
    voluntary_draw: str = option(
        "off",
        "Draw at will",
        OFF_ON,
        "Whether a card may be drawn although one could be played.",
        HOUSE_RULES,
    )
    partial_runs: str = option(
        "off",
        "Partial runs",
        OFF_ON,
        "Whether a run may be ended while cards of its colour are still in hand.",
        HOUSE_RULES,
    )
    hand: int = option(8, "Cards dealt", Between(5, 10), "Cards each in a single game.", MATCH)

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset(
            "single-game", "Single game", "Eight cards each; the first without a card wins.", {}
        ),
        Preset(
            "tournament",
            "Tournament",
            "Eight stages, from eight cards down to one.",
            {"mode": "tournament"},
        ),
        Preset("quick", "Quick", "A single game with five cards each.", {"hand": 5}),
        Preset(
            "easy-going",
            "Easy-going",
            "Draw whenever you like, and end a run when you like.",
            {"voluntary_draw": "on", "partial_runs": "on"},
        ),
    )

    def agree(self) -> None:
        if self.mode == "tournament":
            object.__setattr__(self, "hand", FIRST_STAGE)
