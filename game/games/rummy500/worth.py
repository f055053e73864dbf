"""What each card of 500 Rummy is worth."""

from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card, rank
from game.games.rummy500.options import Rummy500Options

ACE_POINTS: Final = 15
TEN: Final = 9
"""The rank of the ten: it and the higher ranks count 10."""


class Points(tuple[int, ...]):
    """The points of each card, 0 to 52: found again by the object, as ``values`` makes it once.

    A tuple's own hash looks at all of them, each time something that was worked out is looked up.
    """

    __slots__ = ()
    __hash__ = object.__hash__


class Values(NamedTuple):
    """The points of each card, 0 to 52, and those of an ace that begins a run."""

    cards: Points
    low_ace: int


@lru_cache
def values(options: Rummy500Options) -> Values:
    """The values under these options."""
    joker = 20 if options.pips == "fives" else 15
    naturals = [_natural(rank(Card(number)), options.pips) for number in range(JOKER)]
    return Values(Points([*naturals, joker]), options.low_ace)


def _natural(rank: int, pips: str) -> int:
    if rank == 0:
        return ACE_POINTS
    if rank >= TEN:
        return 10
    return 5 if pips == "fives" else rank + 1
