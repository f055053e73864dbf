"""Options and presets of Taki."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import (
    OFF_FIRST_SWITCH,
    ON_FIRST_SWITCH,
    Choices,
    IntRange,
    Options,
    Preset,
    Value,
    option,
    presets_of,
)
from game.text.message import Message

FIRST_STAGE_CARD_COUNT: Final = 8
TAKI_MATCH_OPTION_GROUP: Final = Message("taki-the-game")
HOUSE_RULES_OPTION_GROUP: Final = Message("taki-house-rules")


@dataclass(frozen=True, slots=True)
class TakiOptions(Options):
    """The mode, the games that win a match, the liberties, and the size of the deal.

    A tournament deals its first stage whatever ``hand`` says, and is one game whatever ``wins``
    says; both are shown so. Without +3s it is no matter what they go on.
    """

    area: ClassVar[str] = "taki"
    mode: str = option("single", Choices(("single", "tournament")), TAKI_MATCH_OPTION_GROUP)
    voluntary_draw: bool = option(False, OFF_FIRST_SWITCH, HOUSE_RULES_OPTION_GROUP)
    partial_runs: bool = option(False, OFF_FIRST_SWITCH, HOUSE_RULES_OPTION_GROUP)
    hand: int = option(8, IntRange(5, 10), TAKI_MATCH_OPTION_GROUP)
    wins: int = option(1, Choices((1, 2, 3, 5, 7)), TAKI_MATCH_OPTION_GROUP)
    lead: str = option("number", Choices(("number", "coloured")), HOUSE_RULES_OPTION_GROUP)
    plus_three: bool = option(True, ON_FIRST_SWITCH, HOUSE_RULES_OPTION_GROUP)
    plus_three_on: str = option("colour", Choices(("colour", "any")), HOUSE_RULES_OPTION_GROUP)

    presets: ClassVar[tuple[Preset, ...]] = presets_of(
        area,
        single_game={},
        box={"lead": "coloured", "plus_three_on": "any"},
        older_box={"plus_three": "off"},
        tournament={"mode": "tournament"},
        first_to_three={"wins": 3},
        partial_runs={"partial_runs": "on"},
        draw_at_will={"voluntary_draw": "on"},
    )
    for_children: ClassVar[Mapping[str, Value]] = {"plus_three": "off", "voluntary_draw": "on"}

    def validate(self) -> None:
        if self.mode == "tournament":
            object.__setattr__(self, "hand", FIRST_STAGE_CARD_COUNT)
            object.__setattr__(self, "wins", 1)
        if not self.plus_three:
            object.__setattr__(self, "plus_three_on", "colour")

    @property
    def several(self) -> bool:
        """Whether a match goes on for several games, which are counted."""
        return self.wins > 1
