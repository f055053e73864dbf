"""The Taki pack: cards as small ints, and how they are written.

A coloured card is ``color * 13 + symbol`` with the colours in the order R Y G B and the symbols
in the order 1 3 4 5 6 7 8 9 stop +2 turn plus taki; the colourless cards follow from 52 on.
The two copies of a card are the same int: they are interchangeable and are written alike.
"""

from typing import Final, NewType

Card = NewType("Card", int)
Color = int
Symbol = int

NONE: Final = -1
"""No colour, or no symbol: what is in force on a bare King."""

COLORS: Final = "RYGB"
SYMBOLS: Final = ("1", "3", "4", "5", "6", "7", "8", "9", "stop", "+2", "turn", "plus", "taki")
COLORLESS: Final = ("color", "super", "king", "+3", "break")

NUMBERS: Final = 8
"""The symbols below this one are numbers."""

STOP: Final = 8
PLUS_TWO: Final = 9
TURN: Final = 10
PLUS: Final = 11
TAKI: Final = 12

COLORED: Final = 52
"""The cards below this one have a colour."""

CHANGE: Final = Card(52)
SUPER: Final = Card(53)
KING: Final = Card(54)
PLUS_THREE: Final = Card(55)
BREAKER: Final = Card(56)
KINDS: Final = 57


def color(card: Card) -> Color:
    """The colour of a coloured card, 0 to 3 in the order R Y G B."""
    return card // 13


def symbol(card: Card) -> Symbol:
    """The symbol of a coloured card, 0 to 12."""
    return card % 13


def make(color: Color, symbol: Symbol) -> Card:
    """The card of a colour and a symbol."""
    return Card(color * 13 + symbol)


def _text(color: str, symbol: str) -> str:
    return color + symbol if symbol[0] in "+123456789" else f"{color}-{symbol}"


_TEXTS: Final = tuple(_text(one, two) for one in COLORS for two in SYMBOLS) + COLORLESS
_CARDS: Final = {text: Card(number) for number, text in enumerate(_TEXTS)}


def write(card: Card) -> str:
    """The card's text.

    >>> write(make(0, 3)), write(make(2, STOP)), write(make(3, PLUS_TWO)), write(KING)
    ('R5', 'G-stop', 'B+2', 'king')
    """
    return _TEXTS[card]


def read(text: str) -> Card:
    """The card a text stands for; ``ValueError`` if it stands for none."""
    try:
        return _CARDS[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


NUMBERED: Final = frozenset(make(color, sign) for color in range(4) for sign in range(NUMBERS))
"""The cards that are numbers: they do nothing, and they alone may lead at the beginning."""


def is_number(card: Card) -> bool:
    """Whether the card is a number."""
    return card in NUMBERED


HOLDS_OPEN: Final = frozenset({SUPER, *(make(color, TAKI) for color in range(4))})
"""A Taki or Super Taki: a run with one of these on top cannot be closed."""


def holds_open(card: Card) -> bool:
    """Whether a run with this card on top cannot be closed."""
    return card in HOLDS_OPEN


def pack() -> list[Card]:
    """All 116 cards in order: two of each, four of Change Colour."""
    cards = [Card(number) for number in range(KINDS) for _ in range(2)]
    return sorted([*cards, CHANGE, CHANGE])


PACK: Final = tuple(pack())
