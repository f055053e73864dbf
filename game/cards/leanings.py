"""What players of rummies look at in a discard when they do not count."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards.french import JOKER, Card

RED: Final = (1, 2)
"""The red suits."""
LATE: Final = 3
"""So many cards at the top of the pile are what was discarded of late."""


def red(card: Card) -> bool:
    """Whether a card is a heart or a diamond."""
    return card != JOKER and card // 13 in RED


def alike(card: Card, other: Card) -> bool:
    """Whether two natural cards are of one rank, or neighbours in a suit."""
    if JOKER in (card, other):
        return False
    return card % 13 == other % 13 or near(card, other, 1)


def near(card: Card, other: Card, apart: int) -> bool:
    """Whether two natural cards of a suit are no farther apart in rank; the ace is at both ends."""
    if JOKER in (card, other) or card // 13 != other // 13:
        return False
    distance = abs(card % 13 - other % 13)
    return 0 < min(distance, 13 - distance) <= apart


def alike_any(card: Card, others: Iterable[Card]) -> bool:
    """Whether a card is ``alike`` one of some others."""
    return any(alike(card, other) for other in others)


def bait(card: Card, hand: Iterable[Card]) -> bool:
    """Whether a card lies so near to others of the hand that it draws out what they want."""
    return any(near(card, other, 2) for other in hand)


def of_longest(card: Card, hand: Sequence[Card]) -> bool:
    """Whether a card is of a suit of which the hand has the most cards."""
    if card == JOKER:
        return False
    suits = [0, 0, 0, 0]
    for one in hand:
        if one != JOKER:
            suits[one // 13] += 1
    return suits[card // 13] == max(suits)


def follows(card: Card, pile: Sequence[Card]) -> bool:
    """Whether a card is of the suit that lies on the pile."""
    if not pile or JOKER in (card, pile[-1]):
        return False
    return card // 13 == pile[-1] // 13
