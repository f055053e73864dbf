"""What cards are worth in Take."""

from collections.abc import Iterable
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds.laid_cards import LaidCard, card_of
from game.games.take.state import TakeFacts

ACE, JOKER_POINTS = 15, 20


def _points(card: Card) -> int:
    if card == JOKER:
        return JOKER_POINTS
    rank = card % 13
    return ACE if rank == 0 else 5 if rank < 9 else 10


VALUES: Final = tuple(_points(Card(number)) for number in range(53))
"""For each card, 0 to 52: 2 to 9 are 5 points, 10 to king 10, an ace 15, a joker 20."""

LAID_VALUES: Final = tuple(
    0 if number == JOKER else VALUES[card_of(LaidCard(number))] for number in range(105)
)
"""The same for a card in a sequence: a joker is always worth what a joker is worth."""


def value(hand: Iterable[Card]) -> int:
    """The points of cards in a hand."""
    return sum([VALUES[card] for card in hand])


def laid_value(cards: Iterable[LaidCard]) -> int:
    """The points of cards in a sequence."""
    return sum([LAID_VALUES[card] for card in cards])


def counted(state: TakeFacts) -> list[int]:
    """What the round would score now: sequences owned less cards in hand."""
    points = [-value(hand) for hand in state.hands]
    for run in state.table.runs:
        points[run.owner] += laid_value(run.cards)
    return points
