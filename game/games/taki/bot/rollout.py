"""The rollout policy of Taki, and the moves of a beginner."""

from random import Random
from typing import Final

from game.games.taki.bot.evaluate import ratings
from game.games.taki.cards import BREAKER
from game.games.taki.moves import QUIET, SAY, Move, Play
from game.games.taki.rules import TakiState

FORGETS: Final = 0.3
"""Probability that a beginner forgets to say "last card"."""


def policy(state: TakiState) -> Move:
    """Move with the best rating.

    ``inference`` is left out: it slows playouts without a measured gain.
    """
    moves = list(state.legal())
    if not moves:
        raise ValueError("a match that is over has no moves")
    if len(moves) == 1:
        return moves[0]
    values = ratings(state, moves)
    return moves[values.index(max(values))]


def careless(state: TakiState, rng: Random) -> Move:
    """Beginner's move: a random card that fits, and sometimes silence."""
    moves = list(state.legal())
    if state.phase == "announce":
        return QUIET if rng.random() < FORGETS else SAY
    if state.phase == "answer":
        return rng.choice(moves)
    plays = [move for move in moves if isinstance(move, Play) and move.card != BREAKER]
    return rng.choice(plays or [move for move in moves if not isinstance(move, Play)] or moves)
