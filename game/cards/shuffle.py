"""Seeded randomness that is the same on every machine and in every version of Python.

Integers are drawn from SHA-256 of "seed/purpose/block".  Anybody can recompute them, which makes
a deal provable.  A match's k-th shuffle depends on its seed, on k and on the pack alone, so undo
and replay meet the same cards.
"""

from collections.abc import Sequence
from hashlib import sha256
from operator import mod
from struct import unpack
from typing import TypeVar

T = TypeVar("T", bound=int)

SHUFFLE_VERSION = 1
"""Version of the algorithm; raised when a seed would give other cards."""
WORD_VALUES_COUNT = 1 << 32
"""Number of values of a 32-bit word."""


class Stream:
    """An endless stream of random numbers, determined by a seed and a purpose."""

    __slots__ = ("_block", "_name", "_words")

    def __init__(self, seed: int, purpose: str) -> None:
        self._name = f"{seed}/{purpose}/"
        self._block = 0
        self._words: list[int] = []

    def number_below(self, bound: int) -> int:
        """A uniform number from 0 to ``bound - 1``; ``bound`` is at most 2**32."""
        limit = WORD_VALUES_COUNT - WORD_VALUES_COUNT % bound
        while True:
            if not self._words:
                digest = sha256(f"{self._name}{self._block}".encode()).digest()
                self._block += 1
                self._words = list(reversed(unpack(">8I", digest)))
            word = self._words.pop()
            if word < limit:
                return word % bound


def shuffled(pack: Sequence[T], seed: int, count: int, purpose: str = "shuffle") -> list[T]:
    """The pack in the order of the match's ``count``-th shuffle (from 1), by Fisher and Yates.

    >>> shuffled(range(6), seed=1, count=1), shuffled(range(6), seed=1, count=2)
    ([1, 5, 2, 3, 4, 0], [0, 5, 4, 3, 2, 1])
    """
    cards = list(pack)
    name = f"{purpose} {count}"
    words = _words(seed, name, len(cards) - 1)
    if max(words, default=0) >= WORD_VALUES_COUNT - len(cards):
        # The stream may reject one of these words and draw another.
        return _by_stream(cards, Stream(seed, name))
    last = len(cards)
    for other in map(mod, words, range(last, 1, -1)):
        last -= 1
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _by_stream(cards: list[T], stream: Stream) -> list[T]:
    """Shuffle in place with numbers of a stream: the slow, exact path of ``shuffled``."""
    for last in range(len(cards) - 1, 0, -1):
        other = stream.number_below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _words(seed: int, purpose: str, count: int) -> Sequence[int]:
    """The first words of a stream, at least ``count`` of them."""
    name = f"{seed}/{purpose}/".encode()
    digests = [sha256(b"%b%d" % (name, block)).digest() for block in range(-(-count // 8))]
    return unpack(f">{8 * len(digests)}I", b"".join(digests))


def of_round(seed: int, number: int) -> int:
    """Seed of one round (from 1) of a secret match, 128 bits.

    It reveals neither the match's seed nor that of another round.
    """
    return int(sha256(f"{seed}/round {number}".encode()).hexdigest()[:32], 16)


def with_part(number: int, part: str) -> int:
    """The seed of a round's shuffles, from its number and the player's part as written.

    It has 128 bits, like the number.  Neither the number nor the part alone reveals it.

    >>> with_part(7, "cut 13")
    285858092836918884633651490204561543565
    """
    return int(sha256(f"{number} {part}".encode()).hexdigest()[:32], 16)


def first_dealer(players: int, seed: int) -> int:
    """The seat that deals the first round, drawn apart from every shuffle.

    >>> [first_dealer(4, seed) for seed in range(6)]
    [1, 3, 1, 0, 2, 1]
    """
    return Stream(seed, "dealer").number_below(players)
