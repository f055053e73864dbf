"""What each card of 500 Rummy is worth."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card, rank
from game.games.rummy500.options import Rummy500Options

ACE_POINTS: Final = 15
FIVE: Final = 5
"""What the small cards count with ``fives``: nothing counts less."""
TEN: Final = 9
"""The rank of the ten: it and the higher ranks count 10."""


class Points(tuple[int, ...]):
    """The points of each card, 0 to 52: found again by the object, as ``values`` makes it once.

    A tuple's own hash looks at all of them, each time something that was worked out is looked up.
    """

    __hash__ = object.__hash__

    def __init__(self, points: Iterable[int]) -> None:
        naturals = self[:JOKER]
        self.digits = tuple(
            [
                sum([1 << card for card, points in enumerate(naturals) if points >> digit & 1])
                for digit in range(4)
            ]
        )
        """For each binary digit of the points, of one, two, four and eight, the natural cards
        whose points have it, as bits."""

    def of(self, held: int) -> int:
        """The points of a set of natural cards, as bits."""
        if not held:
            return 0
        one, two, four, eight = self.digits
        return (
            (held & one).bit_count()
            + ((held & two).bit_count() << 1)
            + ((held & four).bit_count() << 2)
            + ((held & eight).bit_count() << 3)
        )


class Values(NamedTuple):
    """The points of each card, 0 to 52, and those of an ace that begins a run."""

    cards: Points
    low_ace: int


@lru_cache
def values(options: Rummy500Options) -> Values:
    """The values under these options: where small cards count five, a low ace counts no less."""
    fives = options.pips == "fives"
    naturals = [_natural(rank(Card(number)), options.pips) for number in range(JOKER)]
    points = Points([*naturals, 20 if fives else 15])
    return Values(points, max(options.low_ace, FIVE) if fives else options.low_ace)


def _natural(rank: int, pips: str) -> int:
    if rank == 0:
        return ACE_POINTS
    if rank >= TEN:
        return 10
    return FIVE if pips == "fives" else rank + 1
