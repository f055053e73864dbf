"""Sets of natural cards as bits, one a card: what in them is a meld.

Bit ``c`` stands for card ``c`` (0 to 51), so a suit is 13 bits in a row, the ace lowest, and the
cards of a rank lie 13 bits apart.  Nothing here knows copies or wild cards: these are the quick
questions of which rules and opponents ask thousands a second.  Groups are of different suits,
and an ace lies below the two and above the king, in one run at either end.

A hand's natural cards as one int, copies of a card in layers.

Bit ``c`` of layer ``k`` is set when the hand holds more than ``k`` copies of card
``c``; the layers follow each other, 52 bits each.  So the lowest layer says what
there is, hands that hold the same are the same int, and one pack is one layer.
"""

from collections.abc import Iterable
from typing import Final

from game.cards.french import CARDS, Card, make
from game.cards.melds.meld_rules import HIGH_ACE, SHORTEST, card_at

ONE_SUIT: Final = (1 << 13) - 1
"""The lowest suit; shifted by 13 times its number, any suit."""
ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The aces; shifted by its number, any rank."""
ALL: Final = (1 << 52) - 1
"""Every natural card."""
_KINGS: Final = ONE_RANK << 12
_BITS: Final = tuple([1 << number for number in range(53)])
_QUEENS: Final = ONE_RANK << 11
_NO_ACES: Final = ALL ^ ONE_RANK
_NO_TWOS: Final = ALL ^ ONE_RANK << 1
_NO_QUEENS: Final = ALL ^ _QUEENS
_NO_KINGS: Final = ALL ^ _KINGS


def bits(cards: Iterable[Card]) -> int:
    """These cards as a set; a joker in the hand sets bit 52.

    >>> bits([Card(0), Card(2), Card(2)])
    5
    """
    held = 0
    for card in cards:
        held |= _BITS[card]
    return held


def pairs(card: Card, groups: bool) -> list[tuple[Card, Card]]:
    """The pairs of natural cards that make a meld of three with a natural card.

    First those of its rank, if there are ``groups``, in the order of suits; then those of its
    suit, from the lowest run up.

    >>> from game.cards.french import read, write
    >>> [write(one) + write(two) for one, two in pairs(read("AS"), groups=False)]
    ['2S3S', 'QSKS']
    """
    suit, rank = divmod(card, 13)
    found: list[tuple[Card, Card]] = []
    if groups:
        others = [make(other, rank) for other in range(4) if other != suit]
        found += [(one, two) for at, one in enumerate(others) for two in others[at + 1 :]]
    for low in range(HIGH_ACE + 2 - SHORTEST):
        run = [card_at(suit, place) for place in range(low, low + SHORTEST)]
        if card in run:
            one, two = [other for other in run if other != card]
            found.append((one, two))
    return found


def beside(held: int) -> int:
    """The cards next to one of these in its suit; ace and king are next to each other.

    >>> from game.cards.french import read, write
    >>> near = beside(bits([read("AH"), read("9C")]))
    >>> [write(Card(number)) for number in range(52) if near >> number & 1]
    ['2H', 'KH', '8C', 'TC']
    """
    up = held << 1 & ~ONE_RANK | held >> 12 & ONE_RANK
    return (up | held >> 1 & ~_KINGS | held << 12 & _KINGS) & ALL


def near(held: int) -> int:
    """The cards of a set that are in its suit at most two ranks away from another one of it.

    >>> from game.cards.french import read, write
    >>> found = near(bits([read("KH"), read("AH"), read("3H"), read("6H")]))
    >>> [write(Card(number)) for number in range(52) if found >> number & 1]
    ['AH', '3H', 'KH']
    """
    up = held << 2 & _NO_ACES & _NO_TWOS | held >> 11 & ONE_RANK
    down = held >> 2 & _NO_KINGS & _NO_QUEENS | held << 11 & _QUEENS
    return (beside(held) | up | down) & held


def in_runs(held: int) -> int:
    """The cards of a set that are in a run of three or more of them.

    >>> from game.cards.french import read, write
    >>> found = in_runs(bits(map(read, ("QS", "KS", "AS", "2S", "AH"))))
    >>> [write(Card(number)) for number in range(52) if found >> number & 1]
    ['AS', 'QS', 'KS']
    """
    above = held & held << 1 & _NO_ACES
    if not above:
        return 0
    # Of three in a row the highest; then aces above a king above a queen.
    tops = above & above << 1
    high = above >> 12 & held & ONE_RANK
    if not tops and not high:
        return 0
    return tops | tops >> 1 | tops >> 2 | high | high << 12 | high << 11


def has_meld(held: int) -> bool:
    """Whether some of these cards are a run or a group of three: asked most, and mostly not so."""
    above = held & held << 1 & _NO_ACES
    # Of three in a row two lie above another one; then an ace above a king above a queen.
    if above and (above & above << 1 or above >> 12 & held & ONE_RANK):
        return True
    two = held & held >> 13
    return two != 0 and _third(held, two) != 0


def in_groups(held: int) -> int:
    """The cards of a set of which it has three or four of the rank."""
    two = held & held >> 13
    if not two:
        return 0
    three = _third(held, two)
    return ((three | three >> 13) & ONE_SUIT) * ONE_RANK & held if three else 0


def _third(held: int, two: int) -> int:
    """Where a set has a rank in three suits: as the lowest of them, a spade or a heart.

    ``two`` are its cards whose rank it has in the next suit too: two of any three suits follow
    each other.
    """
    return two & (held >> 26 | held >> 39) | held & two >> 26


def several(held: int, count: int) -> int:
    """The ranks (13 bits) of which a set has at least so many suits, two or three."""
    spades, hearts = held & ONE_SUIT, held >> 13 & ONE_SUIT
    diamonds, clubs = held >> 26 & ONE_SUIT, held >> 39
    two, others = spades & hearts, diamonds & clubs
    either, other = spades | hearts, diamonds | clubs
    if count == SHORTEST:
        return (two & other) | (others & either)
    return two | others | (either & other)


LAYER: Final = 52
FIRST_LAYER: Final = (1 << LAYER) - 1
ALL_LAYERS: Final = sum(1 << LAYER * copy for copy in range(8))
"""A set of cards times this is that set in every layer, for up to eight packs."""


def without(held: int, taken: int) -> int:
    """The hand less one copy of each card of ``taken``, a set in the first layer."""
    column = taken * ALL_LAYERS
    return held & ~column | held >> LAYER & column


def remove(held: int, cards: int) -> int:
    """The hand less these cards, which it holds, themselves packed in layers."""
    if held <= FIRST_LAYER:
        return held ^ cards
    while cards:
        held = without(held, cards & FIRST_LAYER)
        cards >>= LAYER
    return held


def unpack(held: int) -> list[Card]:
    """The cards of the int: first what there is, in order, then further copies."""
    cards: list[Card] = []
    while held:
        low = held & -held
        cards.append(CARDS[(low.bit_length() - 1) % LAYER])
        held ^= low
    return cards
