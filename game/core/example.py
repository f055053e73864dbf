"""Examples: what a picture of the rules shows, as a deal and moves that the engine plays."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.core.state import Setup


class Example(NamedTuple):
    """A match that begins so, ``moves`` that are made first, and the ``move`` that is shown.

    The person at seat 0 makes it.  The rules refuse it if the picture shows what is wrong.
    """

    setup: Setup
    moves: tuple[str, ...]
    move: str


def stacked_deck(
    pack: Sequence[str],
    hands: Sequence[Sequence[str]],
    count: int,
    turned: str,
    drawn: Sequence[str] = (),
) -> tuple[str, ...]:
    """A pack in the order in which it deals these hands, one card at a time.

    The hands are those from the dealer's left on, each filled up to ``count`` cards with the first
    cards of the pack that are not named.  Then a card is turned up, and those are ``drawn`` first.
    """
    rest = Counter(pack)
    rest.subtract([*(card for hand in hands for card in hand), turned, *drawn])
    left = list(rest.elements())
    filled = [[*hand, *(left.pop(0) for _ in range(count - len(hand)))] for hand in hands]
    dealt = [hand[place] for place in range(count) for hand in filled]
    return (*dealt, turned, *drawn, *left)
