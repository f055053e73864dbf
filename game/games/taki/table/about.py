"""What a card of Taki is and does, to whoever asks."""

from typing import Final

from game.core.event import bare
from game.core.table import About
from game.games.taki.cards import (
    BREAKER,
    COLORED,
    PLUS_THREE,
    PLUS_TWO,
    SUPER,
    TAKI,
    Card,
    color,
    is_number,
    read,
    symbol,
)
from game.games.taki.words.names import color_of, named_first, symbol_of
from game.words.message import Message, in_order

RULES: Final = {SUPER: "runs", PLUS_THREE: "plus-three", BREAKER: "plus-three"}
"""The rules that say more of a card than what stands in the list of cards."""


def about(text: str) -> About:
    """What a card does, and what it may be played on."""
    card = read(bare(text))
    if card >= COLORED:
        says = Message("taki-about-colorless", card=bare(text))
        return About(says, RULES.get(card, "cards"))
    sign = symbol_of(symbol(card))
    does = _does(card)
    goes = Message("taki-about-goes", color=color_of(color(card)), symbol=sign)
    return About(in_order([does, goes]), "runs" if symbol(card) == TAKI else "cards")


def _does(card: Card) -> Message:
    name = named_first(card)
    if is_number(card):
        return Message("taki-about.number", card=name)
    if symbol(card) == PLUS_TWO:
        return Message("taki-about.plus-two", card=name)
    return Message("taki-about", card=name, symbol=symbol_of(symbol(card)))
