"""A level against a baseline: plain Monte Carlo with determinizations, from the view alone.

    python -m tests.bench.measure.baseline_bot --game takeaway --most 400

The baseline samples worlds that its view allows.  In each it plays every legal move (of many, the
best rated) out to the end of the round by one policy, and takes the move with the best mean lead
in points.  It has no win model, no model of opponents and no endgame solver.  Each deal is played
once for every seat of the level, with the sequential test of ``tests.bench.measure.duel``.  Takes
minutes to an hour.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

from game.ai.levels import LEVELS, advise
from game.core.event import View
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.duel import SequentialTest
from tests.bench.measure.matches import best_rated, play, shares

MAX_STEPS = 2000
"""Moves after which a round that has not ended is counted as it stands."""
MAX_LISTED = 300
Policy = Callable[[Any, State[Any], Random], Any]


def quick(bot: Any, state: State[Any], rng: Random) -> Any:
    """The best quick score."""
    moves = bot.candidates(state)
    return max(moves, key=lambda move: bot.quick_score(state, move))


POLICIES: dict[str, Policy] = {
    "quick": quick,
    "random": lambda bot, state, rng: rng.choice(list(islice(state.legal(), MAX_LISTED))),
    "candidate": lambda bot, state, rng: rng.choice(list(bot.candidates(state))),
    "rollout": lambda bot, state, rng: bot.rollout_move(state, rng),
}


class Baseline:
    """The baseline, which plays at most ``most`` moves out."""

    def __init__(self, game: Game[Any, Any], policy: Policy, playouts: int, most: int) -> None:
        self.game, self.policy, self.playouts, self.most = game, policy, playouts, most

    def choose(self, view: View, rng: Random) -> Any:
        """The move with the best mean lead."""
        seen = self.game.from_view(view)
        moves = self._tried(self.game.sample_state(seen, rng))
        total = dict.fromkeys(moves, 0.0)
        worlds = max(1, self.playouts // len(moves))
        for _ in range(worlds if len(moves) > 1 else 0):
            world = self.game.sample_state(seen, rng)
            seed = rng.getrandbits(32)
            for move in moves:
                total[move] += self._lead(world, move, Random(seed))
        return best_rated(total)

    def _tried(self, state: State[Any]) -> Sequence[Any]:
        moves = list(islice(state.legal(), MAX_LISTED))
        if len(moves) <= self.most:
            return moves
        rated = {move: self.game.bot.quick_score(state, move) for move in moves}
        return sorted(rated, key=rated.__getitem__, reverse=True)[: self.most]

    def _lead(self, world: State[Any], move: Any, rng: Random) -> float:
        state, seat = world.clone(), world.asked
        assert seat is not None, "a seat is asked"
        state.advance(move)
        for _ in range(MAX_STEPS):
            if state.over or state.round != world.round:
                break
            state.advance(self.policy(self.game.bot, state, rng))
        points = self.game.bot.value(state)
        return float(points[seat] - max(p for one, p in enumerate(points) if one != seat))


def main() -> None:
    """Play until the test ends, or all deals."""
    parser = argparse.ArgumentParser(description="A level against plain Monte Carlo.")
    parser.add_argument("--game", required=True, choices=list(GAMES_BY_NAME))
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'rounds=1-4'")
    parser.add_argument("--level", default="hard", choices=list(LEVELS))
    parser.add_argument("--thought", type=int, help="playouts of an expert (hard has its own)")
    parser.add_argument("--policy", default="medium", choices=list(POLICIES), help="of playouts")
    parser.add_argument("--playouts", type=int, default=200, help="of the baseline, per decision")
    parser.add_argument("--moves", type=int, default=8, help="that the baseline plays out at most")
    SequentialTest.add_arguments(parser, most=400)
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    options = game.options_type.from_text(chosen.options)
    baseline = Baseline(game, POLICIES[chosen.policy], chosen.playouts, chosen.moves)
    spent = {"level": 0.0, "baseline": 0.0}

    def level(state: State[Any], rng: Random) -> Any:
        assert state.asked is not None, "a seat is asked"
        seed, begun = rng.getrandbits(32), time.process_time()
        advice = advise(game, state.view(state.asked), chosen.level, seed, chosen.thought)
        spent["level"] += time.process_time() - begun
        return game.parse(advice.move)

    def other(state: State[Any], rng: Random) -> Any:
        assert state.asked is not None, "a seat is asked"
        seed, begun = rng.getrandbits(32), time.process_time()
        move = baseline.choose(state.view(state.asked), Random(seed))
        spent["baseline"] += time.process_time() - begun
        return move

    def share(number: int, seat: int) -> float:
        players = [level if one == seat else other for one in range(chosen.players)]
        setup = game.setup(chosen.players, options, number)
        return shares(play(game, setup, players, Random(number)))[seat]

    test = SequentialTest(chosen)
    print(test.run(share))
    told = ", ".join(f"{name} {one / len(test.rows):.2f}" for name, one in spent.items())
    print(f"seconds of the processor per deal: {told}")


if __name__ == "__main__":
    main()
