"""Regret of a search: what more playouts could still gain, against many worlds.

    python -m tests.bench.measure.search_regret --game texas --options rounds=1-4 --playouts 60 240

Every candidate of a decision is played out in the same worlds.  The best one of one half of the
worlds is compared with the search's choice in the other half, and the other way round, so luck is
no regret.  The search prior is compared too.  Figures are percentage points of the match per
decision; errors of the rollout policy itself do not show.  With ``--to-the-end`` the worlds that
judge are played to the end of the round, so errors of the evaluation at leaves show.  Takes
minutes.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from game.ai.search import MAX_PLAYOUT_MOVES_COUNT, PlayoutBatch, SearchBudget, search
from game.core.game import Bot, Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.program.figures import interval

ONE_OF = 10
"""One decision in this many is measured: those of a turn are alike."""
PRIOR = "prior"


def decisions(game: Game[Any, Any], options: str, seed: int) -> Iterator[State[Any]]:
    """Decisions with several candidates, from matches of the rollout policy."""
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
    """Regret of a candidate against the best one of the other half, mean of both halves."""
    total = 0.0
    for one, other in (halves, halves[::-1]):
        best = max(range(len(one)), key=one.__getitem__)
        total += other[best] - other[place]
    return total / 2


@contextmanager
def whole_rounds(game: Game[Any, Any]) -> Iterator[None]:
    """Let playouts go on to the end of the round."""
    bot = type(game.bot)
    with ExitStack() as changed:
        changed.enter_context(patch.object(bot, "is_leaf", Bot.is_leaf))
        changed.enter_context(patch.object(bot, "search_horizon", MAX_PLAYOUT_MOVES_COUNT))
        yield


def losses(
    game: Game[Any, Any],
    state: State[Any],
    playouts: Sequence[int],
    worlds: int,
    seeds: int,
    to_the_end: bool,
) -> dict[str, float]:
    """Regret of the prior and of a search with each number of playouts."""
    weights = game.bot.search_prior(state)
    moves = sorted(weights, key=weights.__getitem__, reverse=True)
    view = state.view(state.asked)
    with whole_rounds(game) if to_the_end else ExitStack():
        rows = PlayoutBatch(game, view, -1).rows(range(2 * worlds), moves)
    halves = [
        [sum(row[place] for row in half) / worlds for place in range(len(moves))]
        for half in (rows[:worlds], rows[worlds:])
    ]
    found = {PRIOR: lost(halves, 0)}
    for many in playouts:
        chosen = [search(game, view, seed, SearchBudget.of(many)).best for seed in range(seeds)]
        found[str(many)] = sum(lost(halves, moves.index(move)) for move in chosen) / seeds
    return found


def main() -> None:
    """Print a line for the prior and for each number of playouts."""
    parser = argparse.ArgumentParser(description="Regret of a search, against many worlds.")
    parser.add_argument("--game", required=True, choices=list(GAMES_BY_NAME))
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'rounds=1'")
    parser.add_argument("--playouts", type=int, nargs="+", default=[60, 240])
    parser.add_argument("--worlds", type=int, default=200, help="in each half")
    parser.add_argument("--seeds", type=int, default=3, help="searches of each decision")
    parser.add_argument("--count", type=int, default=100, help="decisions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to-the-end", action="store_true", help="judge by whole rounds")
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    found: dict[str, list[float]] = {}
    states = decisions(game, chosen.options, chosen.seed)
    for _ in range(chosen.count):
        numbers = chosen.worlds, chosen.seeds
        once = losses(game, next(states), chosen.playouts, *numbers, chosen.to_the_end)
        for name, loss in once.items():
            found.setdefault(name, []).append(loss)
    for name, row in found.items():
        mean, half = interval(row)
        print(f"{name:>8} {mean:6.2f} +- {half:.2f} points a decision, of {len(row)}")


if __name__ == "__main__":
    main()
