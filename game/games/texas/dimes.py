"""The pot of dimes: what goes into it, and how what is left is shared."""

from collections.abc import Sequence
from typing import Final

from game.core.event import Seat

EACH: Final = 5
"""The dimes each seat puts into the pot at the start."""


def shares(pot: int, winners: Sequence[Seat], dealer: Seat, players: int) -> list[tuple[Seat, int]]:
    """What each winner takes of the pot, in seat order from the last dealer's left.

    Dimes that do not divide go one each to the first in that order; a winner for whom
    none is left is not named.

    >>> shares(5, (Seat(0), Seat(1)), dealer=Seat(0), players=4)
    [(1, 3), (0, 2)]
    """
    order = sorted(winners, key=lambda seat: (seat - dealer - 1) % players)
    each, odd = divmod(pot, len(order))
    dimes = [each + (place < odd) for place in range(len(order))]
    return [(seat, count) for seat, count in zip(order, dimes, strict=True) if count]
