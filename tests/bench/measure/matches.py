"""Whole matches between players that are functions, for the benchmarks of strength."""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

from game.core.game import Game, State
from game.core.state import Setup

Player = Callable[[State[Any], Random], Any]
"""A move for the seat that is asked, in a state with several legal moves."""


def play(game: Game[Any, Any], setup: Any, players: Sequence[Player], rng: Random) -> State[Any]:
    """The end of a match; a move without an alternative is made without asking."""
    state = game.new(setup)
    while state.asked is not None:
        moves = list(islice(state.legal(), 2))
        state.advance(moves[0] if len(moves) == 1 else players[state.asked](state, rng))
    return state


def with_other_luck(state: Any, rng: Random) -> Any:
    """A copy with the undealt cards shuffled, and another seed for all that is shuffled later."""
    other = state.clone()
    rng.shuffle(other.stock)
    setup = state.setup
    other.setup = Setup(setup.game, setup.players, setup.options, rng.getrandbits(48))
    return other


def shares(state: State[Any]) -> list[float]:
    """The part of the win of each seat; the winners share it."""
    winners = state.winners or ()
    return [(seat in winners) / max(1, len(winners)) for seat in range(state.setup.players)]


def best_rated(weights: dict[Any, float]) -> Any:
    """The move with the highest value."""
    return max(weights, key=weights.__getitem__)
