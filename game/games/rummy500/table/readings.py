"""Readings of picked cards: the melds they form, and their additions to table melds."""

from collections.abc import Iterator, Sequence

from game.cards.french import JOKER, Card
from game.cards.melds import (
    GROUP,
    HIGH_ACE,
    LONGEST_RUN,
    LaidCard,
    TableMeld,
    card_at,
    joker_as,
    joker_of_rank,
    melds_of,
)
from game.games.rummy500.melds import RULES, LaidMeld
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import points_of
from game.games.rummy500.table.places import YOU

Melded = tuple[LaidCard, ...]


def melds(state: Rummy500State, picked: Sequence[Card]) -> list[Melded]:
    """All melds of exactly these cards, sorted.

    First come melds whose jokers stand for cards not in the hand, then those of more points.
    """
    worth = state.worth
    held = {*map(joker_as, state.hands[YOU])}

    def order(cards: Melded) -> tuple[int, int]:
        return len(held.intersection(cards)), -points_of(cards, worth)

    return sorted(melds_of(picked, RULES), key=order)


def onto(meld: LaidMeld, naturals: set[Card], count: int) -> Iterator[tuple[LaidCard, Melded]]:
    """The ways to add these naturals and jokers, ``count`` in all, to a meld with room.

    Each way is the card to lay off first, and the meld after all cards.
    """
    ways = _onto_group if meld.shape.suit == GROUP else _onto_run
    return ways(meld, naturals, count)


def _onto_group(
    meld: LaidMeld, naturals: set[Card], count: int
) -> Iterator[tuple[LaidCard, Melded]]:
    fits = meld.shape.fits
    if len(meld.cards) + count > RULES.largest_group or not all(
        fits >> card & 1 for card in naturals
    ):
        return
    joker = joker_of_rank(meld.shape.low)
    more = tuple([LaidCard(card) for card in sorted(naturals)])
    more += (joker,) * (count - len(naturals))
    yield more[0], (*meld.cards, *more)


def _onto_run(meld: LaidMeld, naturals: set[Card], count: int) -> Iterator[tuple[LaidCard, Melded]]:
    suit, low, high, _, _ = meld.shape
    if len(meld.cards) + count > LONGEST_RUN:
        return
    for above in range(count, -1, -1):
        first, last = low - (count - above), high + above
        if first < 0 or last > HIGH_ACE:
            continue
        below_it = [card_at(suit, place) for place in range(first, low)]
        above_it = [card_at(suit, place) for place in range(high + 1, last + 1)]
        if not naturals <= {*below_it, *above_it}:
            continue
        lower = tuple([_laid(card, naturals) for card in below_it])
        upper = tuple([_laid(card, naturals) for card in above_it])
        after = (*lower, *meld.cards, *upper)
        if upper:
            yield upper[0], after
        if lower:
            yield lower[-1], after


def _laid(card: Card, naturals: set[Card]) -> LaidCard:
    return LaidCard(card) if card in naturals else joker_as(card)


def for_nothing(lying: TableMeld, card: Card) -> LaidCard:
    """A laid card for a lay-off that does not fit, so that the rules can refuse it."""
    if card != JOKER:
        return LaidCard(card)
    if lying.suit == GROUP:
        return joker_of_rank(lying.low)
    return joker_as(card_at(lying.suit, lying.low))
