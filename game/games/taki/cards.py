"""The Taki pack: cards as small ints, and their texts.

A coloured card is ``color * 13 + symbol``. Colours have the order R Y G B, symbols the order 1 3 4
5 6 7 8 9 stop +2 turn plus taki. Colourless cards follow from 52 on. The two copies of a card are
the same int.
"""

from typing import Final, NewType

Card = NewType("Card", int)
Color = int
Symbol = int

NO_COLOR_OR_SYMBOL: Final = -1
"""No colour or symbol, as a bare King leaves in force."""

COLOR_LETTERS: Final = "RYGB"
SYMBOL_TEXTS: Final = ("1", "3", "4", "5", "6", "7", "8", "9", "stop", "+2", "turn", "plus", "taki")
COLORLESS_TEXTS: Final = ("color", "super", "king", "+3", "break")

DIGIT_SYMBOL_COUNT: Final = 8
"""Symbols below this are numbers."""

STOP_SYMBOL: Final = 8
PLUS_TWO_SYMBOL: Final = 9
CHANGE_DIRECTION_SYMBOL: Final = 10
PLUS_SYMBOL: Final = 11
TAKI_SYMBOL: Final = 12

COLORED_KINDS_COUNT: Final = 52
"""Cards below this have a colour."""

CHANGE_COLOR_CARD: Final = Card(52)
SUPER_TAKI_CARD: Final = Card(53)
KING_CARD: Final = Card(54)
PLUS_THREE_CARD: Final = Card(55)
PLUS_THREE_BREAKER_CARD: Final = Card(56)
CARD_KINDS_COUNT: Final = 57
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


_TAKI_CARD_TEXTS: Final = (
    tuple(_text(one, two) for one in COLOR_LETTERS for two in SYMBOL_TEXTS) + COLORLESS_TEXTS
)
_TAKI_CARDS_BY_TEXT: Final = {text: Card(number) for number, text in enumerate(_TAKI_CARD_TEXTS)}


def write(card: Card) -> str:
    """Text of a card.

    >>> write(make(0, 3)), write(make(2, STOP_SYMBOL)), write(KING_CARD)
    ('R5', 'G-stop', 'king')
    """
    return _TAKI_CARD_TEXTS[card]


def read(text: str) -> Card:
    """Card with this text; raises ``ValueError``."""
    try:
        return _TAKI_CARDS_BY_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


NUMBER_CARDS: Final = frozenset(
    make(color, sign) for color in range(4) for sign in range(DIGIT_SYMBOL_COUNT)
)
"""Number cards: they have no action, and only they lead at the start."""


def is_number(card: Card) -> bool:
    return card in NUMBER_CARDS


def has_color(card: Card) -> bool:
    return card < COLORED_KINDS_COUNT


RUN_OPENING_CARDS: Final = frozenset(
    {SUPER_TAKI_CARD, *(make(color, TAKI_SYMBOL) for color in range(4))}
)
"""Taki and Super Taki: a run with one of them on top cannot be closed."""


def holds_open(card: Card) -> bool:
    return card in RUN_OPENING_CARDS


def pack() -> list[Card]:
    """All 116 cards in order: two of each, four of Change Colour."""
    cards = [Card(number) for number in range(CARD_KINDS_COUNT) for _ in range(2)]
    return sorted([*cards, CHANGE_COLOR_CARD, CHANGE_COLOR_CARD])


TAKI_PACK: Final = tuple(pack())
PACK_WITHOUT_PLUS_THREE: Final = tuple(
    [card for card in TAKI_PACK if card not in (PLUS_THREE_CARD, PLUS_THREE_BREAKER_CARD)]
)
"""The 112 cards of a match without +3 cards and their Breakers."""


def pack_of(plus_three: bool) -> tuple[Card, ...]:
    """The pack of a match, by its option."""
    return TAKI_PACK if plus_three else PACK_WITHOUT_PLUS_THREE
