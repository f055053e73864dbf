"""The options and presets of Take."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.illegal import InvalidSetup
from game.core.next_dealer import DEAL_TO_THE_LEFT, next_dealer_option
from game.core.options import Choices, IntRange, Options, Preset, Value, option, presets_of
from game.text.message import Message

LARGE_HAND_CARD_COUNT: Final = 10
MAX_LARGE_HAND_PLAYER_COUNT: Final = 4
"""The most players with ten cards each: for more the pack is too small."""


@dataclass(frozen=True, slots=True)
class TakeOptions(Options):
    """The points that end the match (0: one round is the match), the cards dealt, and by whom.

    In a match of one round nobody deals a next one.
    """

    area: ClassVar[str] = "take"
    target: int = option(
        500, IntRange(100, 1000, 50, also=(0,), labels=(Message("take-target.single"),))
    )
    hand: int = option(7, Choices((7, LARGE_HAND_CARD_COUNT)))
    next_dealer: str = next_dealer_option()

    presets: ClassVar[tuple[Preset, ...]] = presets_of(
        area, usual={}, single_deal={"target": 0}, ten_cards={"hand": LARGE_HAND_CARD_COUNT}
    )
    for_children: ClassVar[Mapping[str, Value]] = {"target": 0}

    def validate(self) -> None:
        if not self.target:
            object.__setattr__(self, "next_dealer", DEAL_TO_THE_LEFT)

    def check_players(self, players: int) -> None:
        if self.hand == LARGE_HAND_CARD_COUNT and players > MAX_LARGE_HAND_PLAYER_COUNT:
            most = MAX_LARGE_HAND_PLAYER_COUNT
            raise InvalidSetup(Message("take-hand-too-large", hand=self.hand, most=most))
