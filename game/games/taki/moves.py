"""Moves of Taki, their texts, and tables of playable cards."""

from dataclasses import dataclass
from typing import Final

from game.games.taki.cards import (
    CHANGE,
    COLORED,
    COLORS,
    KINDS,
    KING,
    NONE,
    PLUS_TWO,
    SUPER,
    SYMBOLS,
    Card,
    Color,
    make,
    write,
)


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; ``color`` is the chosen colour, NONE without a choice."""

    card: Card
    color: Color = NONE


@dataclass(frozen=True, slots=True)
class Word:
    """A move without a card: ``draw``, ``close``, ``say last`` ..."""

    text: str


Move = Play | Word

DRAW: Final = Word("draw")
CLOSE: Final = Word("close")
LEAVE: Final = Word("leave")
STOP_THERE: Final = Word("stop")
PASS: Final = Word("pass")
SAY: Final = Word("say last")
QUIET: Final = Word("quiet")
WORDS: Final = (DRAW, CLOSE, LEAVE, STOP_THERE, PASS, SAY, QUIET)

CHANGES: Final = tuple(Play(CHANGE, color) for color in range(4))
SUPERS: Final = tuple(Play(SUPER, color) for color in range(4))
PLAIN: Final = tuple(Play(Card(card)) for card in range(KINDS))

PLAYS: Final = tuple(CHANGES if card == CHANGE else (PLAIN[card],) for card in range(KINDS))
"""Ways to play each card while a colour is in force."""

BARE_PLAYS: Final = tuple(SUPERS if card == SUPER else PLAYS[card] for card in range(KINDS))
"""Ways to play each card on a bare King, where a Super Taki's colour is chosen."""


def _text(move: Play) -> str:
    chosen = "" if move.color == NONE else f"={COLORS[move.color]}"
    return f"play {write(move.card)}{chosen}"


TEXTS: Final[dict[Move, str]] = {
    **{
        move: _text(move)
        for move in (*PLAIN[:CHANGE], *CHANGES, PLAIN[SUPER], *SUPERS, *PLAIN[KING:])
    },
    **{word: word.text for word in WORDS},
}
BY_TEXT: Final = {text: move for move, text in TEXTS.items()}

_ALL = frozenset(Card(card) for card in range(KINDS))
_COLORLESS = frozenset(Card(card) for card in range(COLORED, KINDS))


def _fits(color: Color, symbol: int) -> frozenset[Card]:
    if color == NONE:
        return _ALL
    same_color = {make(color, one) for one in range(len(SYMBOLS))}
    same_symbol = {make(one, symbol) for one in range(4)} if symbol != NONE else set()
    return frozenset(same_color | same_symbol | _COLORLESS)


FITS: Final = tuple(
    tuple(_fits(color, symbol) for symbol in (*range(len(SYMBOLS)), NONE))
    for color in (*range(4), NONE)
)
"""``FITS[color][symbol]``: cards that can be played while these (or NONE) are in force."""

ON_PLUS_TWO: Final = frozenset({*(make(color, PLUS_TWO) for color in range(4)), KING})
"""Cards that can be played on an active +2."""

INSIDE: Final = tuple(
    frozenset({*(make(color, one) for one in range(len(SYMBOLS))), SUPER}) for color in range(4)
)
"""``INSIDE[color]``: cards that continue a run of this colour."""
