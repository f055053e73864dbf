"""A hand by what can be melded of it: for laws under which jokers alone are wild.

No meld that is laid on a table has the same natural card twice, so it is enough to know which
natural cards there are, of which there is a second copy, and how many jokers.
"""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds.laid import Laid, is_joker

_new: Final = tuple.__new__
"""Makes a hand twice as fast as its class does."""
_BITS: Final = tuple([1 << card for card in range(JOKER + 1)])
_NATURAL: Final = (1 << JOKER) - 1


class Hand(NamedTuple):
    """Cards of up to two packs, without their order."""

    held: int
    """The natural cards as bits (``masks``)."""
    twice: int
    """Those of them held twice."""
    jokers: int
    size: int
    """The number of cards, jokers included."""

    @property
    def every(self) -> int:
        """The cards as bits, a joker's among them."""
        return self.held | 1 << JOKER if self.jokers else self.held

    def without(self, cards: Iterable[Laid]) -> "Hand":
        """The hand after these cards of it are laid down."""
        held, twice, jokers, size = self
        for card in cards:
            size -= 1
            if is_joker(card):
                jokers -= 1
            elif twice and twice >> card & 1:
                twice ^= 1 << card
            else:
                held &= ~_BITS[card]
        return _new(Hand, (held, twice, jokers, size))

    def with_cards(self, cards: Iterable[Card]) -> "Hand":
        """The hand with these cards taken into it."""
        held, twice, jokers, size = self
        for card in cards:
            size += 1
            if card == JOKER:
                jokers += 1
            else:
                bit = _BITS[card]
                twice |= held & bit
                held |= bit
        return _new(Hand, (held, twice, jokers, size))


NO_CARDS: Final = Hand(0, 0, 0, 0)


def summed(cards: Collection[Card]) -> Hand:
    """The hand of these cards.

    >>> summed([Card(0), Card(2), Card(2), JOKER])
    Hand(held=5, twice=4, jokers=1, size=4)
    """
    held = 0
    for card in cards:
        held |= _BITS[card]
    return hand_of(cards, held)


def hand_of(cards: Collection[Card], held: int) -> Hand:
    """The same, where it is known which cards there are: as bits, a joker's too."""
    size = len(cards)
    if held.bit_count() < size:
        return NO_CARDS.with_cards(cards)
    # No card is there twice, so that a set says all.
    return _new(Hand, (held & _NATURAL, 0, held >> JOKER, size))
