"""Moves of Taki, their texts, and tables of playable cards."""

from dataclasses import dataclass
from typing import Final

from game.games.taki.cards import (
    CARD_KINDS_COUNT,
    CHANGE_COLOR_CARD,
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_TWO_SYMBOL,
    SUPER_TAKI_CARD,
    SYMBOL_TEXTS,
    Card,
    Color,
    make,
    write,
)


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; ``color`` is the chosen colour, ``NO_COLOR_OR_SYMBOL`` without a choice."""

    card: Card
    color: Color = NO_COLOR_OR_SYMBOL


@dataclass(frozen=True, slots=True)
class Word:
    """A move without a card: ``draw``, ``close``, ``say last`` ..."""

    text: str


Move = Play | Word

TAKI_DRAW_MOVE: Final = Word("draw")
CLOSE_RUN_MOVE: Final = Word("close")
LEAVE_RUN_OPEN_MOVE: Final = Word("leave")
SKIP_EXTRA_CARD_MOVE: Final = Word("stop")
TAKI_PASS_MOVE: Final = Word("pass")
SAY_LAST_CARD_MOVE: Final = Word("say last")
STAY_QUIET_MOVE: Final = Word("quiet")
WORD_MOVES: Final = (
    TAKI_DRAW_MOVE,
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    SKIP_EXTRA_CARD_MOVE,
    TAKI_PASS_MOVE,
    SAY_LAST_CARD_MOVE,
    STAY_QUIET_MOVE,
)

CHANGE_COLOR_PLAYS: Final = tuple(Play(CHANGE_COLOR_CARD, color) for color in range(4))
SUPER_TAKI_PLAYS: Final = tuple(Play(SUPER_TAKI_CARD, color) for color in range(4))
PLAIN_PLAYS: Final = tuple(Play(Card(card)) for card in range(CARD_KINDS_COUNT))

PLAYS_IN_COLOR: Final = tuple(
    CHANGE_COLOR_PLAYS if card == CHANGE_COLOR_CARD else (PLAIN_PLAYS[card],)
    for card in range(CARD_KINDS_COUNT)
)
"""Ways to play each card while a colour is in force."""

PLAYS_WITHOUT_COLOR: Final = tuple(
    SUPER_TAKI_PLAYS if card == SUPER_TAKI_CARD else PLAYS_IN_COLOR[card]
    for card in range(CARD_KINDS_COUNT)
)
"""Ways to play each card on a bare King, where a Super Taki's colour is chosen."""


def _text(move: Play) -> str:
    chosen = "" if move.color == NO_COLOR_OR_SYMBOL else f"={COLOR_LETTERS[move.color]}"
    return f"play {write(move.card)}{chosen}"


MOVE_TEXTS: Final[dict[Move, str]] = {
    **{
        move: _text(move)
        for move in (
            *PLAIN_PLAYS[:CHANGE_COLOR_CARD],
            *CHANGE_COLOR_PLAYS,
            PLAIN_PLAYS[SUPER_TAKI_CARD],
            *SUPER_TAKI_PLAYS,
            *PLAIN_PLAYS[KING_CARD:],
        )
    },
    **{word: word.text for word in WORD_MOVES},
}
MOVES_BY_TEXT: Final = {text: move for move, text in MOVE_TEXTS.items()}

_ALL_CARDS = frozenset(Card(card) for card in range(CARD_KINDS_COUNT))
_COLORLESS_CARDS = frozenset(Card(card) for card in range(COLORED_KINDS_COUNT, CARD_KINDS_COUNT))


def _fits(color: Color, symbol: int) -> frozenset[Card]:
    if color == NO_COLOR_OR_SYMBOL:
        return _ALL_CARDS
    same_color = {make(color, one) for one in range(len(SYMBOL_TEXTS))}
    same_symbol = {make(one, symbol) for one in range(4)} if symbol != NO_COLOR_OR_SYMBOL else set()
    return frozenset(same_color | same_symbol | _COLORLESS_CARDS)


PLAYABLE_CARDS: Final = tuple(
    tuple(_fits(color, symbol) for symbol in (*range(len(SYMBOL_TEXTS)), NO_COLOR_OR_SYMBOL))
    for color in (*range(4), NO_COLOR_OR_SYMBOL)
)
"""``PLAYABLE_CARDS[color][symbol]``: cards that can be played while these are in force."""

PLAYABLE_CARDS_ON_PLUS_TWO: Final = frozenset(
    {*(make(color, PLUS_TWO_SYMBOL) for color in range(4)), KING_CARD}
)
"""Cards that can be played on an active +2 under all options."""

RUN_CONTINUING_CARDS: Final = tuple(
    frozenset({*(make(color, one) for one in range(len(SYMBOL_TEXTS))), SUPER_TAKI_CARD})
    for color in range(4)
)
"""``RUN_CONTINUING_CARDS[color]``: cards that continue a run of this colour."""
