"""How many melds of a hand can be laid side by side."""

from collections.abc import Sequence


def disjoint_count(melds: Sequence[int], most: int) -> int:
    """The largest number of card sets, up to ``most``, no two of which share a card.

    >>> disjoint_count([0b000111, 0b001110, 0b111000], 3)
    2
    """
    if most == 0:
        return 0
    best = 0
    for number, meld in enumerate(melds):
        others = [other for other in melds[number + 1 :] if not other & meld]
        best = max(best, 1 + disjoint_count(others, most - 1))
        if best == most:
            break
    return best
