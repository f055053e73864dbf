"""Scoring of Take: owned sequences count for a player, cards in hand against them."""

from collections.abc import Iterable
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds.laid_cards import LaidCard, card_of
from game.games.take.state import TakeFacts

TAKE_ACE_POINTS = 15
TAKE_JOKER_POINTS = 20


def _points(card: Card) -> int:
    if card == JOKER:
        return TAKE_JOKER_POINTS
    rank = card % 13
    return TAKE_ACE_POINTS if rank == 0 else 5 if rank < 9 else 10


CARD_VALUES: Final = tuple(_points(Card(number)) for number in range(53))
"""Points of each card, 0 to 52: 5 for 2 to 9, 10 for ten to king, 15 for an ace, 20 for a joker."""

LAID_VALUES: Final = tuple(
    0 if number == JOKER else CARD_VALUES[card_of(LaidCard(number))] for number in range(105)
)
"""Points of each laid card; a joker counts 20 for any card it stands for."""


def value(hand: Iterable[Card]) -> int:
    return sum([CARD_VALUES[card] for card in hand])


def laid_value(cards: Iterable[LaidCard]) -> int:
    return sum([LAID_VALUES[card] for card in cards])


def counted(state: TakeFacts) -> list[int]:
    """Score of each seat if the round ended now: its sequences minus its hand."""
    points = [-value(hand) for hand in state.hands]
    for run in state.table.runs:
        points[run.owner] += laid_value(run.cards)
    return points
