"""Traits of Taki: what each leaning prefers."""

from typing import Final

from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.taki.bot.evaluate import asked, colors
from game.games.taki.bot.inference import denial
from game.games.taki.cards import (
    COLORED,
    NONE,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SUPER,
    TAKI,
    TURN,
    Color,
    is_number,
)
from game.games.taki.moves import Move, Play
from game.games.taki.rules import TakiState
from game.text.message import Message, TextValue

SEEN: Final = 0.02
"""Threshold of ``denial`` for the trait ``denies``."""
ATTACKS: Final = frozenset(
    [PLUS_THREE, *(color * 13 + sign for color in range(4) for sign in (STOP, PLUS_TWO))]
)
"""Cards that harm another seat."""
LIVELY: Final = frozenset(
    [SUPER, *(color * 13 + sign for color in range(4) for sign in (TURN, PLUS, TAKI))]
)
"""Other cards with an action."""


def _color(move: Play) -> Color:
    """Colour that a move brings; NONE without one."""
    return move.card // 13 if move.card < COLORED else move.color


def changed(state: TakiState, move: Move) -> bool:
    """Whether the colour in force changes."""
    return isinstance(move, Play) and _color(move) not in (NONE, state.color)


def longest(state: TakiState, move: Move) -> bool:
    """Whether the colour is the most frequent in the hand."""
    if not isinstance(move, Play) or _color(move) == NONE:
        return False
    held = colors(state.hands[asked(state)])
    return held[_color(move)] == max(held)


def lively(state: TakiState, move: Move) -> bool:
    """Whether a Taki, Plus or Change Direction is played."""
    return isinstance(move, Play) and move.card in LIVELY


def attack(state: TakiState, move: Move) -> bool:
    return isinstance(move, Play) and move.card in ATTACKS


def plain(state: TakiState, move: Move) -> bool:
    """Whether a number is played, so that action cards are kept."""
    return isinstance(move, Play) and is_number(move.card)


def denies(state: TakiState, move: Move) -> bool:
    """Whether the next player is known to lack cards to follow."""
    return isinstance(move, Play) and denial(state, move) > SEEN


def _plays(count: int) -> TextValue:
    return Message("taki-deeds-plays", count=count)


TRAITS: Final = Traits(
    Trait(
        GUILE, attack, Message("taki-trait-attack"), Message("taki-trait-attack.not"),
        2.6, stakes=(3.0, 4.0), kinds=(Play,), among=_plays,
    ),
    Trait(
        GRAB, changed, Message("taki-trait-changed"), Message("taki-trait-changed.not"),
        1.5, stakes=(3.1, 3.4), kinds=(Play,), among=_plays,
    ),
    Trait(
        GREED, longest, Message("taki-trait-longest"), Message("taki-trait-longest.not"),
        2.0, stakes=(3.6, 3.5), public=False, kinds=(Play,), among=_plays,
    ),
    Trait(
        HASTE, lively, Message("taki-trait-lively"), Message("taki-trait-lively.not"),
        2.0, stakes=(2.5, 3.2), kinds=(Play,), among=_plays,
    ),
    Trait(
        HOARD, plain, Message("taki-trait-plain"), Message("taki-trait-plain.not"),
        4.6, stakes=(3.0, 2.1), kinds=(Play,), among=_plays,
    ),
    Trait(
        GUARD, denies, Message("taki-trait-denies"), Message("taki-trait-denies.not"),
        3.0, stakes=(8.0, 4.5), public=False, kinds=(Play,), among=_plays,
    ),
    rating=0.5,
)  # fmt: skip
