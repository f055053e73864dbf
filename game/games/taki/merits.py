"""Merits of moves in Taki, which explain puzzles; they use only the seat's own knowledge."""

from collections.abc import Sequence
from typing import Final

from game.core.merit import Merit
from game.games.taki.bot.endgame import winning_lines
from game.games.taki.bot.evaluate import asked
from game.games.taki.bot.inference import denial, follower
from game.games.taki.bot.reasons import TELLING, color_after, fitting
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLORED,
    KING,
    NONE,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SUPER,
    TURN,
    Card,
    is_number,
)
from game.games.taki.moves import Move, Play
from game.games.taki.rules import TakiState

MOST_LOOKED_AT: Final = 4000
"""Maximum number of positions in the search for a long turn."""
COLORLESS_FIT: Final = (CHANGE, SUPER, KING, PLUS_THREE)
"""No-colour cards that fit almost anything."""


def _rest(state: TakiState, move: Move) -> list[Card]:
    hand = state.hands[asked(state)][:]
    if isinstance(move, Play):
        hand.remove(move.card)
    return hand


def _wins(state: TakiState, move: Move) -> int:
    return int(move in winning_lines(state))


def _in_turn(state: TakiState, move: Move) -> int:
    """Most cards that can be played in a row, beginning with the move, before anyone answers."""
    seat, left = asked(state), MOST_LOOKED_AT
    known: dict[tuple[object, ...], int] = {}

    def longest(now: TakiState, one: Move) -> int:
        nonlocal left
        left -= 1
        after = now.clone()
        after.advance(one)
        played = int(isinstance(one, Play))
        mine = not after.over and after.round == state.round and after.asked == seat
        # A hand that grew has drawn hidden cards: the row ends there.
        grew = mine and len(after.hands[seat]) != len(now.hands[seat]) - played
        if not mine or grew or left <= 0:
            return played
        key = (*after.hands[seat], -1, after.pile[-1], after.color, after.symbol, after.run)
        if key not in known:
            then = [one for one in after.legal() if isinstance(one, Play) or after.run != NONE]
            known[key] = max((longest(after, one) for one in then), default=0)
        return played + known[key]

    return longest(state, move)


def _follows(state: TakiState, move: Move) -> int:
    """Cards left in the hand that fit the card played."""
    if not isinstance(move, Play):
        return 0
    rest = _rest(state, move)
    return len(fitting(state, move)) + sum(card in COLORLESS_FIT for card in rest)


def _color(state: TakiState, move: Move) -> int:
    """Cards left in the hand that have the colour after the card."""
    if not isinstance(move, Play):
        return 0
    color = color_after(state, move)
    return sum(card < COLORED and card // 13 == color for card in _rest(state, move))


def _hits(state: TakiState, move: Move) -> int:
    """Whether the next player draws or misses a turn."""
    if not isinstance(move, Play):
        return 0
    card = move.card
    if state.phase == "run" and _in_turn(state, move) > 1:
        return 0
    return int(card == PLUS_THREE or (card < COLORED and card % 13 in (STOP, PLUS_TWO)))


def _denies(state: TakiState, move: Move) -> int:
    """Whether the player who follows has shown that they lack what they need."""
    return int(isinstance(move, Play) and denial(state, move) > TELLING)


def _strong(state: TakiState, move: Move) -> int:
    """Cards left in the hand that are no numbers."""
    return sum(not is_number(card) for card in _rest(state, move))


def _wilds(state: TakiState, move: Move) -> int:
    """No-colour cards left in the hand, without Breakers."""
    return sum(card in COLORLESS_FIT for card in _rest(state, move))


def _away(state: TakiState, move: Move) -> int:
    """Cards of the player who plays next: the more, the less they threaten."""
    if not isinstance(move, Play) or move.card in (KING, BREAKER):
        return 0
    seat = follower(state, move.card)
    return 0 if seat == asked(state) else len(state.hands[seat])


def _turns(state: TakiState, move: Move) -> int:
    return int(isinstance(move, Play) and move.card < COLORED and move.card % 13 == TURN)


def _colors(state: TakiState, move: Move) -> int:
    """Colours among the cards left in the hand."""
    return len({card // 13 for card in _rest(state, move) if card < COLORED})


def _few_colors(state: TakiState, move: Move) -> int:
    return -_colors(state, move)


MERITS: Final[Sequence[Merit]] = (
    Merit("taki-merit-wins", "puzzles-theme-out", _wins),
    Merit("taki-merit-row", "puzzles-theme-chain", _in_turn),
    Merit("taki-merit-denies", "puzzles-theme-starve", _denies),
    Merit("taki-merit-hits", "puzzles-theme-hit", _hits),
    Merit("taki-merit-follows", "puzzles-theme-build", _follows),
    Merit("taki-merit-color", "puzzles-theme-color", _color),
    Merit("taki-merit-away", "puzzles-theme-turn", _away),
    Merit("taki-merit-wilds", "puzzles-theme-strong", _wilds),
    Merit("taki-merit-strong", "puzzles-theme-strong", _strong),
    Merit("taki-merit-tidy", "puzzles-theme-color", _few_colors),
)
