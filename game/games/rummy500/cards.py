"""Points of each card in 500 Rummy, by the options."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card, rank
from game.games.rummy500.options import Rummy500Options

RUMMY500_ACE_POINTS: Final = 15
FIVES_CARD_POINTS: Final = 5
"""Points of the cards 2 to 9 with the option ``fives``, and then the minimum of any card."""
TEN_RANK: Final = 9
"""Rank of the ten: it and all higher ranks count 10."""


SPADE_QUEEN_CARD: Final = 11
"""The queen of spades, which can have points of her own."""


class Points(tuple[int, ...]):
    """Points of each card, 0 to 52; hashed by identity.

    Caches use it as a key, and the hash of a tuple would visit all elements at each lookup.
    """

    __hash__ = object.__hash__

    def __init__(self, points: Iterable[int]) -> None:
        naturals = self[:JOKER]
        self.digits = tuple(
            [
                sum([1 << card for card, points in enumerate(naturals) if points >> digit & 1])
                for digit in range(6)
            ]
        )
        """One card set per binary digit (1 to 32): the naturals whose points have that digit."""

    def points_of(self, held: int) -> int:
        """Total points of a card set of naturals."""
        if not held:
            return 0
        one, two, four, eight, large, largest = self.digits
        total = (
            (held & one).bit_count()
            + ((held & two).bit_count() << 1)
            + ((held & four).bit_count() << 2)
            + ((held & eight).bit_count() << 3)
        )
        if largest:
            total += ((held & large).bit_count() << 4) + ((held & largest).bit_count() << 5)
        return total


class Values(NamedTuple):
    """Points of each card, 0 to 52, and of an ace at the low end of a run."""

    cards: Points
    low_ace: int


@lru_cache
def values(options: Rummy500Options) -> Values:
    """Card values under these options; with ``fives`` a low ace counts at least 5."""
    fives = options.pips == "fives"
    naturals = [_natural_points(rank(Card(number)), options.pips) for number in range(JOKER)]
    naturals[SPADE_QUEEN_CARD] = options.spade_queen
    points = Points([*naturals, 20 if fives else 15])
    return Values(points, max(options.low_ace, FIVES_CARD_POINTS) if fives else options.low_ace)


def _natural_points(rank: int, pips: str) -> int:
    if rank == 0:
        return RUMMY500_ACE_POINTS
    if rank >= TEN_RANK:
        return 10
    return FIVES_CARD_POINTS if pips == "fives" else rank + 1
