"""Speed of the rules and the search: random moves, clones and playouts of each game.

    python -m tests.bench --only moves

All by processor time, at a table of four.  Takes three seconds a game.
"""

import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from game.ai.search import SearchBudget, search
from game.core.game import Game, State
from tests.bench.measure.program.figures import Figures

SECONDS = 1.0
"""Processor time for each figure."""
PLAYERS = 4


def measure(games: Sequence[Game[Any, Any]]) -> Figures:
    """Random moves of whole matches, and clones and playouts of an early decision."""
    rows = []
    for game in games:
        players = min(PLAYERS, game.players[1])
        state = _decision(game, players)
        rates = (_moves(game, players), _clones(state), _playouts(game, state))
        rows.append((str(game.title), *(f"{rate:,.0f}" for rate in rates)))
    return Figures(
        f"Random moves, {PLAYERS} players",
        ("", "moves a second", "clones a second", "playouts a second"),
        rows,
    )


def _moves(game: Game[Any, Any], players: int) -> float:
    """Moves a second, each drawn from the list of all legal ones."""
    rng = Random(1)
    made = 0
    begun = process_time()
    while process_time() - begun < SECONDS:
        state = game.new(game.setup(players, {}, rng.getrandbits(48)))
        while not state.over:
            state.advance(rng.choice(list(state.legal())))
            made += 1
    return made / (process_time() - begun)


def _decision(game: Game[Any, Any], players: int) -> State[Any]:
    """An early position with several candidates."""
    state: State[Any] = game.new(game.setup(players, {}, 4))
    rng = Random(1)
    while True:
        moves = list(state.legal())
        if len(moves) > 1 and len(game.bot.candidates(state)) > 1:
            return state
        state.advance(rng.choice(moves))


def _clones(state: State[Any]) -> float:
    """Clones a second."""
    count = 0
    begun = process_time()
    while process_time() - begun < SECONDS / 4:
        for _ in range(100):
            state.clone()
        count += 100
    return count / (process_time() - begun)


def _playouts(game: Game[Any, Any], state: State[Any]) -> float:
    """Playouts a second of a search."""
    assert state.asked is not None
    limit = SearchBudget()
    begun = process_time()
    limit.unwanted = lambda: process_time() - begun > SECONDS
    search(game, state.view(state.asked), 1, limit)
    return limit.made / (process_time() - begun)


if __name__ == "__main__":
    from tests.bench.measure.program.command import run

    sys.exit(run(["--only", "moves", *sys.argv[1:]]))
