"""Playouts of an expert with helper processes, as a multiple of those of one process.

    python -m tests.bench.measure.bench_crew [GAME ...]

Each decision is searched alone and then with the helpers of this machine, so a machine that slows
down does so for both.  Needs an idle machine; takes a minute a game.
"""

import argparse
import time
from typing import Any

from game.ai.helper_pool import CAN_FORK_HELPERS, HelperPool, Helpers, helper_count, start
from game.ai.search import SearchBudget, search
from game.core.event import View
from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from tests.bench.measure.bench_thinking import views

DECISIONS = 60
"""How many decisions are looked at; only those with something to search are searched."""
SECONDS = 0.2
"""How long each is thought about."""


def rate(game: Game[Any, Any], view: View, seed: int, crew: HelperPool | None) -> tuple[int, float]:
    """How many playouts a search made, and in how many seconds."""
    begun = time.perf_counter()
    made = search(game, view, seed, SearchBudget.of(seconds=SECONDS), crew).playouts
    return made, time.perf_counter() - begun


def main() -> None:
    """Measure these games, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games, or all")
    names = parser.parse_args().games
    helpers = (
        Helpers(copies=helper_count())
        if CAN_FORK_HELPERS
        else Helpers(given=start(helper_count())[1])
    )
    print(f"{helper_count()} helping, playouts a second   alone  shared  ratio")
    for game in [GAMES_BY_NAME[name] for name in names] or GAMES:
        alone, shared = [], []
        for seed, view in enumerate(views(game, 2, DECISIONS)):
            alone.append(rate(game, view, seed, None))
            shared.append(rate(game, view, seed, HelperPool(helpers.pipes, game, view, seed)))
        speeds = [
            sum(made for made, _ in found) / sum(took for _, took in found)
            for found in (alone, shared)
        ]
        print(f"{game.title!s:30} {speeds[0]:8.0f} {speeds[1]:7.0f} {speeds[1] / speeds[0]:6.2f}")
    helpers.rest()


if __name__ == "__main__":
    main()
