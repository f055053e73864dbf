"""The Taki pack: cards as small ints, and their texts.

A coloured card is ``color * 13 + symbol``. Colours have the order R Y G B, symbols the order 1 3 4
5 6 7 8 9 stop +2 turn plus taki. Colourless cards follow from 52 on. The two copies of a card are
the same int.
"""

from typing import Final, NewType

Card = NewType("Card", int)
Color = int
Symbol = int

NONE: Final = -1
"""No colour or symbol, as a bare King leaves in force."""

COLORS: Final = "RYGB"
SYMBOLS: Final = ("1", "3", "4", "5", "6", "7", "8", "9", "stop", "+2", "turn", "plus", "taki")
COLORLESS: Final = ("color", "super", "king", "+3", "break")

NUMBERS: Final = 8
"""Symbols below this are numbers."""

STOP: Final = 8
PLUS_TWO: Final = 9
TURN: Final = 10
PLUS: Final = 11
TAKI: Final = 12

COLORED: Final = 52
"""Cards below this have a colour."""

CHANGE: Final = Card(52)
SUPER: Final = Card(53)
KING: Final = Card(54)
PLUS_THREE: Final = Card(55)
BREAKER: Final = Card(56)
KINDS: Final = 57
"""Number of different cards."""


def color(card: Card) -> Color:
    """Colour of a coloured card, 0 to 3 in the order R Y G B."""
    return card // 13


def symbol(card: Card) -> Symbol:
    """Symbol of a coloured card, 0 to 12."""
    return card % 13


def make(color: Color, symbol: Symbol) -> Card:
    return Card(color * 13 + symbol)


def _text(color: str, symbol: str) -> str:
    return color + symbol if symbol[0] in "+123456789" else f"{color}-{symbol}"


_TEXTS: Final = tuple(_text(one, two) for one in COLORS for two in SYMBOLS) + COLORLESS
_CARDS: Final = {text: Card(number) for number, text in enumerate(_TEXTS)}


def write(card: Card) -> str:
    """Text of a card.

    >>> write(make(0, 3)), write(make(2, STOP)), write(make(3, PLUS_TWO)), write(KING)
    ('R5', 'G-stop', 'B+2', 'king')
    """
    return _TEXTS[card]


def read(text: str) -> Card:
    """Card with this text; raises ``ValueError``."""
    try:
        return _CARDS[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


NUMBERED: Final = frozenset(make(color, sign) for color in range(4) for sign in range(NUMBERS))
"""Number cards: they have no action, and only they lead at the start."""


def is_number(card: Card) -> bool:
    return card in NUMBERED


def has_color(card: Card) -> bool:
    return card < COLORED


HOLDS_OPEN: Final = frozenset({SUPER, *(make(color, TAKI) for color in range(4))})
"""Taki and Super Taki: a run with one of them on top cannot be closed."""


def holds_open(card: Card) -> bool:
    return card in HOLDS_OPEN


def pack() -> list[Card]:
    """All 116 cards in order: two of each, four of Change Colour."""
    cards = [Card(number) for number in range(KINDS) for _ in range(2)]
    return sorted([*cards, CHANGE, CHANGE])


PACK: Final = tuple(pack())
WITHOUT_PLUS_THREE: Final = tuple([card for card in PACK if card not in (PLUS_THREE, BREAKER)])
"""The 112 cards of a match without +3 cards and their Breakers."""


def pack_of(plus_three: bool) -> tuple[Card, ...]:
    """The pack of a match, by its option."""
    return PACK if plus_three else WITHOUT_PLUS_THREE
