"""The moves of Take and their exact texts."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from game.cards import french
from game.cards.french import Card, Unreadable
from game.cards.melds import End, laid_cards
from game.cards.melds.laid_cards import LaidCard
from game.core.illegal import UnreadableMove
from game.text.message import Message

Source = Literal["stock", "pile"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock or of the pile."""

    source: Source


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a new sequence, lowest card first."""

    cards: tuple[LaidCard, ...]


@dataclass(frozen=True, slots=True)
class Add:
    """Add a card to a sequence, and take the sequence if an opponent owns it."""

    card: LaidCard
    number: int
    """Number of the sequence; of two joined ones, of the lower."""
    above: int | None = None
    """Number of the upper sequence that the card joins, or None."""
    end: End | None = None
    """The end for an ace that fits both, else None."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card onto the pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Finish:
    """End the round instead of taking the pile top, with an empty stock."""


Move = Draw | Lay | Add | Discard | Finish

TAKE_DRAW_STOCK_MOVE: Final = Draw("stock")
TAKE_DRAW_PILE_MOVE: Final = Draw("pile")
TAKE_FINISH_MOVE: Final = Finish()
TAKE_DISCARD_MOVES: Final = tuple(Discard(Card(number)) for number in range(53))

_ADD_PATTERN: Final = re.compile(
    r"add (\S+)(?: (low|high))? to M([1-9][0-9]{0,2})(?:\+M([1-9][0-9]{0,2}))?", re.ASCII
)


def write(move: Move) -> str:
    """The move's text.

    >>> write(Add(laid_cards.read("AH"), 3, end="low"))
    'add AH low to M3'
    >>> write(Add(laid_cards.read("JK=6D"), 1, 4))
    'add JK=6D to M1+M4'
    """
    match move:
        case Draw(source):
            return f"draw {source}"
        case Lay(cards):
            return f"lay {laid_cards.write_meld(cards)}"
        case Add(card, number, above, end):
            named = f" {end}" if end else ""
            joined = f"+M{above}" if above else ""
            return f"add {laid_cards.write(card)}{named} to M{number}{joined}"
        case Discard(card):
            return f"discard {french.write(card)}"
        case Finish():
            return "finish"


def parse(text: str) -> Move:
    """The move with this text, the inverse of ``write``; raises ``UnreadableMove``."""
    word, _, rest = text.partition(" ")
    try:
        if word == "lay":
            return Lay(_laid(rest.split(" ")))
        if word == "discard":
            return TAKE_DISCARD_MOVES[french.read(rest)]
        if added := _ADD_PATTERN.fullmatch(text):
            card, end, number, above = added.groups()
            return Add(_laid([card])[0], int(number), int(above) if above else None, _end(end))
    except Unreadable as error:
        why = Message("take-no-move-for", text=repr(text), why=error.said)
        raise UnreadableMove(why) from None
    if text in _MOVES_BY_TEXT:
        return _MOVES_BY_TEXT[text]
    raise UnreadableMove(Message("take-no-move", text=repr(text)))


_MOVES_BY_TEXT: Final[dict[str, Move]] = {
    write(move): move for move in (TAKE_DRAW_STOCK_MOVE, TAKE_DRAW_PILE_MOVE, TAKE_FINISH_MOVE)
}


def _laid(texts: Iterable[str]) -> tuple[LaidCard, ...]:
    """The cards of a sequence; raises ``Unreadable`` also for a joker that names no suit."""
    cards = tuple([laid_cards.read(text) for text in texts])
    for card in cards:
        if laid_cards.names_rank_only(card):
            why = Message("take-unreadable-rank", text=repr(laid_cards.write(card)))
            raise Unreadable(why)
    return cards


def _end(text: str | None) -> End | None:
    if text is None:
        return None
    return "low" if text == "low" else "high"
