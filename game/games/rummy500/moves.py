"""The moves of 500 Rummy and their exact texts."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.cards import french, melds
from game.cards.french import JOKER, Card, Unreadable
from game.cards.melds import LaidCard, as_meld
from game.core.illegal import UnreadableMove
from game.games.rummy500.melds import RUMMY500_MELD_RULES
from game.text.message import Message

TWO_PACKS_CARD_COUNT: Final = 112
"""Number of cards in two packs with four jokers each, the most that can be in play."""


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class DrawPile:
    """Draw ``count`` cards from the top of the pile."""

    count: int


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay a new meld: a run from its lowest card, a group in the order S H D C, jokers last."""

    cards: tuple[LaidCard, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay a card off on the meld with the number ``meld``."""

    card: LaidCard
    meld: int
    end: str = ""
    """``low`` or ``high`` for an ace that fits both ends, else empty."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap a natural card for the joker that stands for it in the meld with the number ``meld``."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card onto the pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Rummy:
    """Call "Rummy!" for ``count`` cards from the top of the pile."""

    count: int


@dataclass(frozen=True, slots=True)
class RummyTo:
    """Call "Rummy!" for the top discard alone and lay it off on a meld."""

    meld: int
    joker: LaidCard | None = None
    """The card that a joker stands for, if the discard is a joker."""
    end: str = ""
    """As in ``LayOff``."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline to call."""


@dataclass(frozen=True, slots=True)
class Finish:
    """End the round: the stock is empty and the player takes nothing from the pile."""


Move = DrawStock | DrawPile | LayMeld | LayOff | Swap | Discard | Rummy | RummyTo | Pass | Finish
Call = Rummy | RummyTo

RUMMY500_DRAW_STOCK_MOVE: Final = DrawStock()
RUMMY500_PASS_MOVE: Final = Pass()
RUMMY500_FINISH_MOVE: Final = Finish()
RUMMY500_DRAW_PILE_MOVES: Final = tuple(
    DrawPile(count) for count in range(TWO_PACKS_CARD_COUNT + 1)
)
RUMMY_CALL_MOVES: Final = tuple(Rummy(count) for count in range(TWO_PACKS_CARD_COUNT + 1))
RUMMY500_DISCARD_MOVES: Final = tuple(Discard(Card(number)) for number in range(JOKER + 1))

_COUNT_PATTERN: Final = "([1-9][0-9]{0,2})"
_END_PATTERN: Final = "(?: (low|high)|)"


def write_move(move: Move) -> str:
    match move:
        case DrawStock():
            return "draw stock"
        case DrawPile(count):
            return f"draw pile {count}"
        case LayMeld(cards):
            return f"meld {melds.write_meld(cards)}"
        case LayOff(card, meld, end):
            return f"layoff {melds.write(card)}{_word(end)} to M{meld}"
        case Swap(card, meld):
            return f"swap {french.write(card)} in M{meld}"
        case Discard(card):
            return f"discard {french.write(card)}"
        case Rummy(count):
            return f"rummy {count}"
        case RummyTo(meld, joker, end):
            what = "" if joker is None else f" {melds.write(joker)}"
            return f"rummy{what}{_word(end)} to M{meld}"
        case Pass():
            return "pass"
        case Finish():
            return "finish"


def _word(end: str) -> str:
    return f" {end}" if end else ""


def parse(text: str) -> Move:
    """The move with this text, the inverse of ``write_move``; raises ``UnreadableMove``.

    The cards of a meld may be given in any order; the move holds them in the order of laying.
    """
    for pattern, read in _MOVE_PATTERNS:
        match = pattern.fullmatch(text)
        if match:
            try:
                return read(match)
            except Unreadable as error:
                said = Message("rummy500-no-move.why", text=repr(text), why=error.said)
                raise UnreadableMove(said) from None
    raise UnreadableMove(Message("rummy500-no-move", text=repr(text)))


def _read_meld(match: re.Match[str]) -> Move:
    cards = tuple(melds.read(word) for word in match[1].split(" "))
    return LayMeld(as_meld(cards, RUMMY500_MELD_RULES) or cards)


def _read_layoff(match: re.Match[str]) -> Move:
    card = melds.read(match[1])
    if match[2]:
        _require_ace(card)
    return LayOff(card, int(match[3]), match[2] or "")


def _read_rummy_to(match: re.Match[str]) -> Move:
    joker = melds.read(match[1]) if match[1] else None
    if joker is not None and match[2]:
        _require_ace(joker)
    return RummyTo(int(match[3]), joker, match[2] or "")


def _require_ace(card: LaidCard) -> None:
    if melds.names_rank_only(card) or melds.stands_for(card) % 13:
        raise Unreadable(Message("rummy500-only-ace-ends"))


_MOVE_PATTERNS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Move]], ...]] = (
    (re.compile("draw stock"), lambda _: RUMMY500_DRAW_STOCK_MOVE),
    (re.compile(f"draw pile {_COUNT_PATTERN}"), lambda match: DrawPile(int(match[1]))),
    (re.compile("meld ([^ ]+(?: [^ ]+)*)"), _read_meld),
    (re.compile(f"layoff ([^ ]+){_END_PATTERN} to M{_COUNT_PATTERN}"), _read_layoff),
    (
        re.compile(f"swap (?!JK)([^ ]+) in M{_COUNT_PATTERN}"),
        lambda match: Swap(french.read(match[1]), int(match[2])),
    ),
    (re.compile("discard ([^ ]+)"), lambda match: Discard(french.read(match[1]))),
    (re.compile(f"rummy {_COUNT_PATTERN}"), lambda match: Rummy(int(match[1]))),
    (re.compile(f"rummy(?: (JK=[^ ]+))?{_END_PATTERN} to M{_COUNT_PATTERN}"), _read_rummy_to),
    (re.compile("pass"), lambda _: RUMMY500_PASS_MOVE),
    (re.compile("finish"), lambda _: RUMMY500_FINISH_MOVE),
)
