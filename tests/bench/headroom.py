"""How much there is left to gain by thinking longer: what a search misses against many worlds.

    python -m tests.bench.headroom --game texas --options rounds=1-4 --playouts 60 240

At natural decisions between two players each candidate is played out in many worlds, the same for
all.  What is best in one half of them is held against what a search with few playouts chooses, in
the other half, and the other way round: so luck that makes a move look best in some worlds does
not count as a loss.  What the rating puts first is held against it, too.  The figures are percent
points of the match for a decision, as the playouts see it: what their policy misjudges is not
found here.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

from game.ai.search import PlayoutBatch, SearchBudget, search
from game.core.game import Game, State
from game.games import BY_NAME

ONE_OF = 10
"""One of so many decisions is looked at: those of a turn are alike."""
RATED = "rating"


def decisions(game: Game[Any, Any], options: str, seed: int) -> Iterator[State[Any]]:
    """Decisions with more than one candidate, between players who play by the fast policy."""
    rng = Random(f"headroom {seed}")
    knows = game.bot
    chosen = game.options_type.from_text(options)
    while True:
        state = game.new(game.setup(2, chosen, rng.getrandbits(48)))
        while state.asked is not None:
            if rng.random() * ONE_OF < 1 and len(knows.search_prior(state)) > 1:
                yield state
            state.advance(knows.rollout_move(state, rng))


def lost(halves: Sequence[Sequence[float]], place: int) -> float:
    """What a candidate is worth less than the best of the other half, mean of both."""
    total = 0.0
    for one, other in (halves, halves[::-1]):
        best = max(range(len(one)), key=one.__getitem__)
        total += other[best] - other[place]
    return total / 2


def losses(
    game: Game[Any, Any], state: State[Any], playouts: Sequence[int], worlds: int, seeds: int
) -> dict[str, float]:
    """For each number of playouts, and for the rating, what is lost by its choice."""
    weights = game.bot.search_prior(state)
    moves = sorted(weights, key=weights.__getitem__, reverse=True)
    view = state.view(state.asked)
    rows = PlayoutBatch(game, view, -1).rows(range(2 * worlds), moves)
    halves = [
        [sum(row[place] for row in half) / worlds for place in range(len(moves))]
        for half in (rows[:worlds], rows[worlds:])
    ]
    found = {RATED: lost(halves, 0)}
    for many in playouts:
        chosen = [search(game, view, seed, SearchBudget.of(many)).best for seed in range(seeds)]
        found[str(many)] = sum(lost(halves, moves.index(move)) for move in chosen) / seeds
    return found


def main() -> None:
    """Print a line for the rating and for each number of playouts."""
    parser = argparse.ArgumentParser(description="What a search misses against many worlds.")
    parser.add_argument("--game", required=True, choices=list(BY_NAME))
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'rounds=1'")
    parser.add_argument("--playouts", type=int, nargs="+", default=[60, 240])
    parser.add_argument("--worlds", type=int, default=200, help="in each half")
    parser.add_argument("--seeds", type=int, default=3, help="searches of each decision")
    parser.add_argument("--count", type=int, default=100, help="decisions")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = BY_NAME[chosen.game]
    found: dict[str, list[float]] = {}
    states = decisions(game, chosen.options, chosen.seed)
    for _ in range(chosen.count):
        once = losses(game, next(states), chosen.playouts, chosen.worlds, chosen.seeds)
        for name, loss in once.items():
            found.setdefault(name, []).append(loss)
    for name, row in found.items():
        mean = sum(row) / len(row)
        error = sqrt(sum((one - mean) ** 2 for one in row) / max(1, len(row) - 1) / len(row))
        print(f"{name:>8} {mean:6.2f} +- {1.96 * error:.2f} points a decision, of {len(row)}")


if __name__ == "__main__":
    main()
