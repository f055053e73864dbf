"""The moves of a beginner, for tests and benchmarks that need positions of weak play."""

from random import Random
from typing import Any

from game.core.game import Game, State


def careless_move(game: Game[Any, Any], state: State[Any], rng: Random) -> Any:
    """Any candidate move."""
    return rng.choice(list(game.bot.candidates(state)))
