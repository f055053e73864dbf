"""How fast the rules are: random moves and clones a second, and playouts of a search.

Run it by hand: ``python -m tests.bench.bench_engine [GAME ...]``.  It is no test: it measures
processor time and asserts nothing.
"""

import sys
import time
from random import Random
from typing import Any

from game.ai.search import SearchBudget, search
from game.core.game import Game, State
from game.games import BY_NAME, GAMES

BUDGET = 1.0
"""Seconds of processor time for each figure."""


def random_moves(game: Game[Any, Any], players: int) -> tuple[int, float]:
    """Moves of whole random matches, and the seconds they took."""
    rng = Random(1)
    moves = 0
    begun = time.process_time()
    while time.process_time() - begun < BUDGET:
        state = game.new(game.setup(players, {}, rng.getrandbits(48)))
        while not state.over:
            state.advance(rng.choice(list(state.legal())))
            moves += 1
    return moves, time.process_time() - begun


def decision(game: Game[Any, Any], players: int) -> State[Any]:
    """An early position in which there is something to choose."""
    state: State[Any] = game.new(game.setup(players, {}, 4))
    rng = Random(1)
    while True:
        moves = list(state.legal())
        if len(moves) > 1 and len(game.bot.candidates(state)) > 1:
            return state
        state.advance(rng.choice(moves))


def clones(state: State[Any]) -> float:
    """Microseconds a clone."""
    count = 0
    begun = time.process_time()
    while time.process_time() - begun < BUDGET / 4:
        for _ in range(100):
            state.clone()
        count += 100
    return (time.process_time() - begun) / count * 1e6


def playouts(game: Game[Any, Any], state: State[Any]) -> float:
    """Playouts a second of a search."""
    assert state.asked is not None
    limit = SearchBudget()
    begun = time.process_time()
    limit.unwanted = lambda: time.process_time() - begun > BUDGET
    search(game, state.view(state.asked), 1, limit)
    return limit.made / (time.process_time() - begun)


def main(names: list[str]) -> None:
    """Print a line a game."""
    print("game       players  random moves/s  clone  playouts/s")
    for game in [BY_NAME[name] for name in names] or GAMES:
        players = min(4, game.players[1])
        moves, seconds = random_moves(game, players)
        state = decision(game, players)
        print(
            f"{game.name:<10} {players:>7} {moves / seconds:>15,.0f}"
            f" {clones(state):>4.1f} us {playouts(game, state):>11,.0f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
