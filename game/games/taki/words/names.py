"""The cards of Taki as values of messages."""

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
"""No symbol: a value by which a message chooses."""


def color_of(color: Color) -> str:
    """A colour as a value of messages: its letter."""
    assert color != NONE, "there is a colour"
    return COLORS[color]


def symbol_of(symbol: Symbol) -> str:
    """A symbol as a value of messages, ``none`` for none."""
    return NOTHING if symbol == NONE else SYMBOLS[symbol]


def named(card: Card) -> Message:
    """``red 5``, ``Super Taki``."""
    if card >= COLORED:
        return Message("taki-colorless", card=write(card))
    return Message("taki-card", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def named_first(card: Card) -> Message:
    """The same at the beginning: ``Red 5``."""
    if card >= COLORED:
        return named(card)
    return Message("taki-card.first", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def the(card: Card) -> Message:
    """In the middle of a sentence: ``the red 5``; Change Colour has no article."""
    if card >= COLORED:
        return Message("taki-colorless.the", card=write(card))
    return Message("taki-card.the", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def the_first(card: Card) -> Message:
    """At the beginning of a sentence: ``The red 5``."""
    if card >= COLORED:
        return Message("taki-colorless.the-first", card=write(card))
    return Message(
        "taki-card.the-first", color=color_of(color(card)), symbol=symbol_of(symbol(card))
    )


def in_color(card: Card, chosen: Color) -> Message:
    """A card with the colour chosen for it: ``Change Colour to red``, ``Super Taki in red``."""
    if card == CHANGE:
        return Message("taki-change-to", color=color_of(chosen))
    return Message("taki-super-in", color=color_of(chosen))
