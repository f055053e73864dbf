"""Moves of Texas Rummy and their notation."""

import re
from dataclasses import dataclass
from typing import Final

from game.cards import french
from game.cards.french import Card
from game.core.illegal import UnreadableMove
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the pile, or of the stock."""

    from_pile: bool


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card on the pile; ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class GoOut:
    """Discard a card while all others are in melds; ends the round."""

    card: Card


Move = Draw | Discard | GoOut
TEXAS_DRAW_STOCK_MOVE: Final = Draw(from_pile=False)
TEXAS_DRAW_PILE_MOVE: Final = Draw(from_pile=True)
TEXAS_DISCARD_MOVES: Final = tuple(Discard(card) for card in french.pack(jokers=1))
"""The discard of each card."""
GO_OUT_MOVES: Final = tuple(GoOut(card) for card in french.pack(jokers=1))
"""Going out with each card as the discard."""

_CARD_MOVE_PATTERN: Final = re.compile(rf"(discard|out) ([{french.RANKS}][{french.SUITS}]|JK)")


def write(move: Move) -> str:
    """Text of a move.

    >>> write(TEXAS_DRAW_PILE_MOVE), write(TEXAS_DISCARD_MOVES[4]), write(GO_OUT_MOVES[52])
    ('draw pile', 'discard 5S', 'out JK')
    """
    match move:
        case Draw():
            return "draw pile" if move.from_pile else "draw stock"
        case Discard():
            return f"discard {french.write(move.card)}"
        case GoOut():
            return f"out {french.write(move.card)}"


def parse(text: str) -> Move:
    """Move with this text, the inverse of ``write``; raises ``UnreadableMove``."""
    if text == "draw stock":
        return TEXAS_DRAW_STOCK_MOVE
    if text == "draw pile":
        return TEXAS_DRAW_PILE_MOVE
    found = _CARD_MOVE_PATTERN.fullmatch(text)
    if found is None:
        raise UnreadableMove(Message("texas-no-move", text=repr(text)))
    kind, card = found.groups()
    return (TEXAS_DISCARD_MOVES if kind == "discard" else GO_OUT_MOVES)[french.read(card)]
