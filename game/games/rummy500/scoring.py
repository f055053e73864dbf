"""What cards are worth in 500 Rummy."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card, rank
from game.cards.melds import GROUP, Laid, card_of, goes_low, is_run
from game.cards.remembered import remembered
from game.games.rummy500.melds import Lying
from game.games.rummy500.moves import LayOff
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.state import Rummy500Facts

ACE_POINTS: Final = 15
TEN: Final = 9
"""The rank of the ten: it and the higher ranks count 10."""
ACES: Final = (0, 13, 26, 39)
"""The natural aces."""


class Values(NamedTuple):
    """The points of each card, 0 to 52, and those of an ace that begins a run."""

    cards: tuple[int, ...]
    low_ace: int


@lru_cache
def values(options: Rummy500Options) -> Values:
    """The values under these options."""
    joker = 20 if options.pips == "fives" else 15
    return Values(
        tuple([_natural(rank(Card(number)), options.pips) for number in range(JOKER)]) + (joker,),
        options.low_ace,
    )


def _natural(rank: int, pips: str) -> int:
    if rank == 0:
        return ACE_POINTS
    if rank >= TEN:
        return 10
    return 5 if pips == "fives" else rank + 1


def points(melds: Iterable[Lying], hands: Sequence[Iterable[Card]], worth: Values) -> list[int]:
    """Each seat's cards on the table less those in its hand."""
    cards, low_ace = worth
    scores = [-sum([cards[card] for card in hand]) for hand in hands]
    for meld in melds:
        for card, seat in zip(meld.cards, meld.by, strict=True):
            scores[seat] += cards[card_of(card)]
        if begins_with_ace(meld):
            scores[meld.by[0]] += low_ace - ACE_POINTS
    return scores


def begins_with_ace(meld: Lying) -> bool:
    """Whether the meld is a run with a natural ace at its low end."""
    return meld.shape.suit != GROUP and meld.shape.low == 0 and meld.cards[0] < JOKER


def counted(state: Rummy500Facts) -> list[int]:
    """What the round would score now."""
    return points(state.melds, state.hands, values(state.options))


@remembered(each=250)
def points_of(cards: tuple[Laid, ...], worth: Values) -> int:
    """The points of cards laid as a new meld."""
    total = sum([worth.cards[card_of(card)] for card in cards])
    return total + worth.low_ace - ACE_POINTS if cards[0] in ACES and is_run(cards) else total


def points_laid_off(state: Rummy500Facts, off: LayOff, worth: Values) -> int:
    """The points of a card laid off."""
    if off.card in ACES and goes_low(state.melds[off.meld - 1].shape, off.card, off.end):
        return worth.low_ace
    return worth.cards[card_of(off.card)]
