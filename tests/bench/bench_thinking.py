"""How long opponents think: the time of a decision by game and level, as in the window.

Run it by hand: ``python -m tests.bench.bench_thinking [GAME ...]``.  It is no test: it measures
time and asserts nothing.  Decisions are those of matches that fast players play, one in so many
of them, with more than one legal move.
"""

import sys
import time
from itertools import islice
from random import Random
from typing import Any

from game.ai.levels import BY_NAME as LEVEL
from game.ai.levels import LEVELS, advise
from game.core.event import View
from game.core.game import Game
from game.games import BY_NAME, GAMES

DECISIONS = {"easy": 200, "medium": 200, "hard": 200, "expert": 40}
"""How many decisions of each level are timed."""
EVERY = 5
"""One in so many decisions of a match is taken."""


def views(game: Game[Any, Any], players: int, count: int) -> list[View]:
    """So many decisions of matches of fast players, each as its player sees it."""
    found: list[View] = []
    rng = Random(1)
    met = 0
    while True:
        state = game.new(game.setup(players, {}, rng.getrandbits(48)))
        while state.asked is not None:
            if len(list(islice(state.legal(), 2))) > 1:
                met += 1
                if met % EVERY == 0:
                    found.append(state.view(state.asked))
                if len(found) == count:
                    return found
            state.advance(game.bot.rollout_move(state, rng))


def times(game: Game[Any, Any], level: str, asked: list[View]) -> list[float]:
    """The milliseconds of each decision, in order of length."""
    found = []
    for seed, view in enumerate(asked):
        begun = time.perf_counter()
        advise(game, view, level, seed, LEVEL[level].thought, LEVEL[level].seconds)
        found.append(1000 * (time.perf_counter() - begun))
    return sorted(found)


def main(names: list[str]) -> None:
    """Time every level of these games, or of all, at the smallest table and one of four."""
    print("game      players  level     p50 ms    p99 ms    max ms")
    for game in [BY_NAME[name] for name in names] or GAMES:
        for players in (2, 4):
            asked = views(game, players, max(DECISIONS.values()))
            for level in LEVELS:
                count = DECISIONS[level.name]
                found = times(game, level.name, asked[:count])
                half, most = found[count // 2], found[int(0.99 * (count - 1))]
                print(
                    f"{game.name:<9} {players:>7}  {level.name:<7} "
                    f"{half:>8.1f}  {most:>8.1f}  {found[-1]:>8.1f}",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
