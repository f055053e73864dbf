"""What can be chosen before a match of Taki."""

from dataclasses import dataclass
from typing import Final

from game.core.options import OFF_ON, Between, OneOf, Options, option

FIRST_STAGE: Final = 8


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
    )
    voluntary_draw: str = option(
        "off",
        "Draw at will",
        OFF_ON,
        "Whether a card may be drawn although one could be played.",
    )
    partial_runs: str = option(
        "off",
        "Partial runs",
        OFF_ON,
        "Whether a run may be ended while cards of its colour are still in hand.",
    )
    hand: int = option(8, "Cards dealt", Between(5, 10), "Cards each in a single game.")

    def agree(self) -> None:
        if self.mode == "tournament":
            object.__setattr__(self, "hand", FIRST_STAGE)
