"""Card sets: natural cards as the bits of an int, and which of them form melds.

Bit ``c`` stands for card ``c`` (0 to 51): a suit is 13 consecutive bits, the ace lowest, and the
cards of a rank are 13 bits apart.  Sets know no copies and no wild cards.  They answer the
questions that rules and opponents ask thousands of times a second.

A hand with copies is one int in layers of 52 bits: bit ``c`` of layer ``k`` is set when it holds
more than ``k`` copies of card ``c``.  The lowest layer is its card set.
"""

from collections.abc import Iterable
from typing import Final

from game.cards.french import CARDS_BY_NUMBER, Card, make
from game.cards.melds.meld_rules import HIGH_ACE_PLACE, MIN_MELD_CARD_COUNT, card_at

ONE_SUIT_MASK: Final = (1 << 13) - 1
"""The spades; shifted by 13 times its number, any suit."""
SUIT_CARDS: Final = tuple([ONE_SUIT_MASK << 13 * suit for suit in range(4)])
"""The cards of each suit."""
ONE_RANK_MASK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The aces; shifted by its number, any rank."""
ALL_NATURALS: Final = (1 << 52) - 1
"""Every natural card."""
CARD_BITS: Final = tuple([1 << number for number in range(53)])
"""The card set of each card alone."""
_KING_CARDS: Final = ONE_RANK_MASK << 12
_QUEEN_CARDS: Final = ONE_RANK_MASK << 11
_NO_ACES: Final = ALL_NATURALS ^ ONE_RANK_MASK
_NO_TWOS: Final = ALL_NATURALS ^ ONE_RANK_MASK << 1
_NO_QUEENS: Final = ALL_NATURALS ^ _QUEEN_CARDS
_NO_KINGS: Final = ALL_NATURALS ^ _KING_CARDS


def bits_of(cards: Iterable[Card]) -> int:
    """The card set of these cards; a joker sets bit 52.

    >>> bits_of([Card(0), Card(2), Card(2)])
    5
    """
    held = 0
    for card in cards:
        held |= CARD_BITS[card]
    return held


def pairs(card: Card, groups: bool) -> list[tuple[Card, Card]]:
    """The pairs of natural cards that form a meld of three with this natural card.

    With ``groups`` those of its rank come first, in the order of suits; then those of its suit,
    the lowest run first.

    >>> from game.cards.french import read, write
    >>> [write(one) + write(two) for one, two in pairs(read("AS"), groups=False)]
    ['2S3S', 'QSKS']
    """
    suit, rank = divmod(card, 13)
    found: list[tuple[Card, Card]] = []
    if groups:
        others = [make(other, rank) for other in range(4) if other != suit]
        found += [(one, two) for at, one in enumerate(others) for two in others[at + 1 :]]
    for low in range(HIGH_ACE_PLACE + 2 - MIN_MELD_CARD_COUNT):
        run = [card_at(suit, place) for place in range(low, low + MIN_MELD_CARD_COUNT)]
        if card in run:
            one, two = [other for other in run if other != card]
            found.append((one, two))
    return found


def neighbour_cards(held: int) -> int:
    """The neighbours in their suits of these cards; ace and king are neighbours.

    >>> from game.cards.french import read, write
    >>> near = neighbour_cards(bits_of([read("AH"), read("9C")]))
    >>> [write(Card(number)) for number in range(52) if near >> number & 1]
    ['2H', 'KH', '8C', 'TC']
    """
    up = held << 1 & ~ONE_RANK_MASK | held >> 12 & ONE_RANK_MASK
    return (up | held >> 1 & ~_KING_CARDS | held << 12 & _KING_CARDS) & ALL_NATURALS


def near_cards(held: int) -> int:
    """The cards of a set with another card of the set at most two ranks away in their suit.

    >>> from game.cards.french import read, write
    >>> found = near_cards(bits_of([read("KH"), read("AH"), read("3H"), read("6H")]))
    >>> [write(Card(number)) for number in range(52) if found >> number & 1]
    ['AH', '3H', 'KH']
    """
    up = held << 2 & _NO_ACES & _NO_TWOS | held >> 11 & ONE_RANK_MASK
    down = held >> 2 & _NO_KINGS & _NO_QUEENS | held << 11 & _QUEEN_CARDS
    return (neighbour_cards(held) | up | down) & held


def in_runs(held: int, shortest: int = MIN_MELD_CARD_COUNT) -> int:
    """The cards of a set that are in a run of ``shortest`` or more of them.

    >>> from game.cards.french import read, write
    >>> found = in_runs(bits_of(map(read, ("QS", "KS", "AS", "2S", "AH"))))
    >>> [write(Card(number)) for number in range(52) if found >> number & 1]
    ['AS', 'QS', 'KS']
    """
    if shortest != MIN_MELD_CARD_COUNT:
        found = 0
        for shift in (0, 13, 26, 39):
            ranks = held >> shift & ONE_SUIT_MASK
            lows = places = ranks | (ranks & 1) << HIGH_ACE_PLACE
            for step in range(1, shortest):
                lows &= places >> step
            runs = 0
            for step in range(shortest):
                runs |= lows << step
            found |= ((runs | runs >> HIGH_ACE_PLACE) & ONE_SUIT_MASK) << shift
        return found
    above = held & held << 1 & _NO_ACES
    if not above:
        return 0
    # The highest card of each three in a row; then the aces above a king above a queen.
    tops = above & above << 1
    high = above >> 12 & held & ONE_RANK_MASK
    if not tops and not high:
        return 0
    return tops | tops >> 1 | tops >> 2 | high | high << 12 | high << 11


def has_meld(held: int) -> bool:
    """Whether a set contains a run or a group of three; fast if not, the usual case."""
    above = held & held << 1 & _NO_ACES
    # Two of three in a row lie above another; then an ace above a king above a queen.
    if above and (above & above << 1 or above >> 12 & held & ONE_RANK_MASK):
        return True
    two = held & held >> 13
    return two != 0 and _ranks_in_three_suits(held, two) != 0


def in_groups(held: int) -> int:
    """The cards of a set whose rank it has in three or four suits."""
    two = held & held >> 13
    if not two:
        return 0
    three = _ranks_in_three_suits(held, two)
    return ((three | three >> 13) & ONE_SUIT_MASK) * ONE_RANK_MASK & held if three else 0


def _ranks_in_three_suits(held: int, two: int) -> int:
    """The ranks that a set has in three suits, each marked at a spade or heart.

    ``two`` are the cards whose rank the set also has in the next suit: of any three suits two
    follow each other.
    """
    return two & (held >> 26 | held >> 39) | held & two >> 26


def ranks_in_suits(held: int, count: int) -> int:
    """The ranks (13 bits) that a set has in at least ``count`` suits, 2 or 3."""
    spades, hearts = held & ONE_SUIT_MASK, held >> 13 & ONE_SUIT_MASK
    diamonds, clubs = held >> 26 & ONE_SUIT_MASK, held >> 39
    two, others = spades & hearts, diamonds & clubs
    either, other = spades | hearts, diamonds | clubs
    if count == MIN_MELD_CARD_COUNT:
        return (two & other) | (others & either)
    return two | others | (either & other)


BITS_PER_COPY_COUNT: Final = 52
FIRST_COPY_MASK: Final = (1 << BITS_PER_COPY_COUNT) - 1
ALL_COPIES_FACTOR: Final = sum(1 << BITS_PER_COPY_COUNT * copy for copy in range(8))
"""One bit in every layer, for up to eight packs: a card set times this repeats it in each
layer."""
RANK_COPIES: Final = tuple([(ONE_RANK_MASK << rank) * ALL_COPIES_FACTOR for rank in range(13)])
"""Each rank in all layers."""


def without_cards(held: int, taken: int) -> int:
    """The hand without one copy of each card of ``taken``, a card set."""
    column = taken * ALL_COPIES_FACTOR
    return held & ~column | held >> BITS_PER_COPY_COUNT & column


def remove_cards(held: int, cards: int) -> int:
    """The hand without these cards, also in layers; it must hold them."""
    if held <= FIRST_COPY_MASK:
        return held ^ cards
    while cards:
        held = without_cards(held, cards & FIRST_COPY_MASK)
        cards >>= BITS_PER_COPY_COUNT
    return held


def unpack(held: int) -> list[Card]:
    """The cards of a layered hand: its card set in order, then further copies."""
    cards: list[Card] = []
    while held:
        low = held & -held
        cards.append(CARDS_BY_NUMBER[(low.bit_length() - 1) % BITS_PER_COPY_COUNT])
        held ^= low
    return cards
