"""Scoring of 500 Rummy: laid cards count for a player, cards in hand against them."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card
from game.cards.melds import GROUP_SUIT, LaidCard, card_of, goes_low, is_run
from game.games.rummy500.cards import RUMMY500_ACE_POINTS, Values
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.moves import LayOff, Swap
from game.games.rummy500.state import Rummy500Facts

NATURAL_ACES: Final = (0, 13, 26, 39)
"""The natural aces."""


def points(melds: Iterable[LaidMeld], hands: Sequence[Iterable[Card]], worth: Values) -> list[int]:
    """Score of each seat: points of its laid cards minus points of its hand."""
    cards = worth.cards
    scores = [-sum([cards[card] for card in hand]) for hand in hands]
    for meld in melds:
        _, laid, by, _, _ = meld
        for card, seat in zip(laid, by, strict=True):
            scores[seat] += cards[card_of(card)]
        if begins_with_ace(meld):
            scores[by[0]] += worth.low_ace - RUMMY500_ACE_POINTS
    return scores


def begins_with_ace(meld: LaidMeld) -> bool:
    return meld.shape.suit != GROUP_SUIT and meld.shape.low == 0 and meld.cards[0] < JOKER


def counted(state: Rummy500Facts) -> list[int]:
    return points(state.melds, state.hands, state.worth)


@cached(each=250)
def points_of(cards: tuple[LaidCard, ...], worth: Values) -> int:
    total = sum([worth.cards[card_of(card)] for card in cards])
    return (
        total + worth.low_ace - RUMMY500_ACE_POINTS
        if cards[0] in NATURAL_ACES and is_run(cards)
        else total
    )


def points_laid_off(state: Rummy500Facts, off: LayOff, worth: Values) -> int:
    """Points of a lay-off; an ace at the low end of a run counts ``low_ace``."""
    if off.card in NATURAL_ACES and goes_low(state.melds[off.meld - 1].shape, off.card, off.end):
        return worth.low_ace
    return worth.cards[card_of(off.card)]


def swapped_points(state: Rummy500Facts, swap: Swap, worth: Values) -> int:
    """Points of the card that frees a joker; an ace at the low end of a run counts ``low_ace``."""
    shape = state.melds[swap.meld - 1].shape
    low = shape.suit != GROUP_SUIT and shape.low == 0 and swap.card in NATURAL_ACES
    return worth.low_ace if low else worth.cards[swap.card]
