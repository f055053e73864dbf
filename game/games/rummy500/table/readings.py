"""What picked cards may be meant as: melds, and additions to those on the table."""

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
    """Every meld that is exactly these cards, jokers for cards not held and dear ones first."""
    worth = state.worth
    held = {*map(joker_as, state.hands[YOU])}

    def order(cards: Melded) -> tuple[int, int]:
        return len(held.intersection(cards)), -points_of(cards, worth)

    return sorted(melds_of(picked, RULES), key=order)


def onto(meld: LaidMeld, naturals: set[Card], count: int) -> Iterator[tuple[LaidCard, Melded]]:
    """The ways to add these natural cards and jokers, ``count`` in all, to a meld with room.

    Each as the card that must go first, and the meld as it lies afterwards.
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
    """For each number of these cards that can go to the high end, the others to the low one."""
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
    """The card itself if it is one of these, else a joker in its place."""
    return LaidCard(card) if card in naturals else joker_as(card)


def for_nothing(lying: TableMeld, card: Card) -> LaidCard:
    """A card as it would be named on a meld that it does not fit."""
    if card != JOKER:
        return LaidCard(card)
    if lying.suit == GROUP:
        return joker_of_rank(lying.low)
    return joker_as(card_at(lying.suit, lying.low))
