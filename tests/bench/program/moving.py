"""How many random moves a second the rules make."""

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from game.core.game import Game
from tests.bench.program.figures import Figures

SECONDS = 1.0
"""Time of the processor for each game."""
PLAYERS = 4


def measure(games: Sequence[Game[Any, Any]]) -> Figures:
    """Whole matches of random moves, each chosen from the list of all that are legal."""
    rows = [(game.title, f"{_rate(game, min(PLAYERS, game.players[1])):,.0f}") for game in games]
    return Figures(f"Random moves, {PLAYERS} players", ("", "moves a second"), rows)


def _rate(game: Game[Any, Any], players: int) -> float:
    rng = Random(1)
    game.new(game.setup(players, {}, 0))  # What the game is made of is there from here on.
    made = 0
    begun = process_time()
    while process_time() - begun < SECONDS:
        state = game.new(game.setup(players, {}, rng.getrandbits(48)))
        while not state.over:
            state.advance(rng.choice(list(state.legal())))
            made += 1
    return made / (process_time() - begun)
