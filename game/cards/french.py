"""The French pack: cards as small ints, and their texts.

A card is ``suit * 13 + rank`` with suits in the order S H D C and ranks in the order A 2 3 4 5 6
7 8 9 T J Q K; the joker is 52.  Copies of a card from several packs are the same int and have the
same text.
"""

from typing import Final, NewType

from game.text.message import Message

Card = NewType("Card", int)

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
JOKER: Final = Card(52)
ONE_PACK_CARD_COUNT: Final = 52
"""Cards of a pack without jokers."""

_CARD_TEXTS: Final = tuple(r + s for s in SUITS for r in RANKS) + ("JK",)
CARDS_BY_NUMBER: Final = tuple([Card(number) for number in range(len(_CARD_TEXTS))])
"""Every card by its number; an index is far faster than a constructor call."""
_CARDS_BY_TEXT: Final = dict(zip(_CARD_TEXTS, CARDS_BY_NUMBER, strict=True))


class Unreadable(ValueError):
    """A text that names no card; ``said`` is the reason, worded to follow a colon."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said


def rank(card: Card) -> int:
    """The rank of a natural card, 0 (ace) to 12 (king); meaningless for a joker.

    >>> rank(read("KC")), suit(read("KC"))
    (12, 3)
    """
    return card % 13


def suit(card: Card) -> int:
    """The suit of a natural card, 0 to 3 in the order S H D C; 4 for a joker."""
    return card // 13


def make(suit: int, rank: int) -> Card:
    """The natural card of a suit (0 to 3) and a rank (0 to 12)."""
    return CARDS_BY_NUMBER[suit * 13 + rank]


def write(card: Card) -> str:
    """Text of a card.

    >>> write(make(0, 4)), write(make(1, 9)), write(JOKER)
    ('5S', 'TH', 'JK')
    """
    return _CARD_TEXTS[card]


def read(text: str) -> Card:
    """The card that a text names; raises ``Unreadable`` for any other text.

    >>> read("5S")
    4
    """
    try:
        return _CARDS_BY_TEXT[text]
    except KeyError:
        raise Unreadable(Message("cards-unreadable", text=repr(text))) from None


JOKERS_PER_PACK_COUNTS: Final = {"on": 2, "one": 1, "four": 4, "off": 0}
"""Number of jokers that come with each pack, by the value of the option ``jokers``."""


def pack(packs: int = 1, jokers: int = 0) -> list[Card]:
    """Whole packs of 52 in order, then the jokers of all packs together.

    >>> [write(card) for card in pack(1, 2)[-3:]]
    ['KC', 'JK', 'JK']
    """
    return [*CARDS_BY_NUMBER[:JOKER]] * packs + [JOKER] * jokers
