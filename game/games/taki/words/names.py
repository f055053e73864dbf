"""Cards of Taki as message values."""

from typing import Final

from game.games.taki.cards import (
    CHANGE,
    COLORED,
    COLORS,
    NONE,
    SYMBOLS,
    Card,
    Color,
    Symbol,
    color,
    symbol,
    write,
)
from game.text.message import Message

NOTHING: Final = "none"
"""Message value for no symbol."""


def color_of(color: Color) -> str:
    """Message value of a colour: its letter."""
    assert color != NONE, "there is a colour"
    return COLORS[color]


def symbol_of(symbol: Symbol) -> str:
    """Message value of a symbol; ``none`` for NONE."""
    return NOTHING if symbol == NONE else SYMBOLS[symbol]


def named(card: Card) -> Message:
    """Name of a card: ``red 5``, ``Super Taki``."""
    if card >= COLORED:
        return Message("taki-colorless", card=write(card))
    return Message("taki-card", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def named_first(card: Card) -> Message:
    """Name of a card at the start of a sentence: ``Red 5``."""
    if card >= COLORED:
        return named(card)
    return Message("taki-card.first", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def the(card: Card) -> Message:
    """Name with an article: ``the red 5``; Change Colour has none."""
    if card >= COLORED:
        return Message("taki-the-colorless", card=write(card))
    return Message("taki-the-card", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def the_first(card: Card) -> Message:
    """Name with an article at the start of a sentence: ``The red 5``."""
    if card >= COLORED:
        return Message("taki-colorless.the-first", card=write(card))
    return Message(
        "taki-card.the-first", color=color_of(color(card)), symbol=symbol_of(symbol(card))
    )


def in_color(card: Card, chosen: Color) -> Message:
    """Name with a chosen colour: ``Change Colour to red``, ``Super Taki in red``."""
    if card == CHANGE:
        return Message("taki-change-to", color=color_of(chosen))
    return Message("taki-super-in", color=color_of(chosen))
