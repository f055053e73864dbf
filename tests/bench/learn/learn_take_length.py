"""Train the win model of Take, length and spread of a match: rows of ``bot/data/win_model.json``.

    python -m tests.bench.learn.learn_take_length --rounds 3000 --players 2 [--hand 7]

Rounds are played by the rollout policy, and matches composed of their scores, drawn at random with
the seats exchanged.  Of all combinations of ``Pace`` and ``Spread`` the one with the lowest log
loss of the winner, seen from the start of each round, is printed.  Needs numpy; takes ten minutes.
"""

import argparse
import json
from itertools import product
from random import Random
from typing import Any

import numpy as np

from game.games.take.bot.evaluate import Insight
from game.games.take.game import TAKE
from game.games.take.rules.round import TAKE_MAX_ROUNDS_COUNT

TARGET = 500
MATCHES = 3000
LEAST = (0.5, 1.5, 3.0, 5.0, 7.0)
POINTS = (12.0, 16.0, 20.0, 24.0, 30.0, 40.0)
SETTLED = (0.0, 500.0, 1000.0, 2000.0, 4000.0, 8000.0)
COMING = (900.0, 1200.0, 1500.0, 1800.0, 2200.0, 2600.0, 3000.0, 3500.0, 4200.0, 5000.0, 6000.0)


def scores(players: int, rounds: int, hand: int) -> list[list[int]]:
    """What rounds of good players brought each seat."""
    found = []
    for number in range(rounds):
        seed = Random(f"pace {players} {number}").getrandbits(48)
        state = TAKE.new(TAKE.setup(players, {"hand": hand}, seed))
        while not state.rounds and state.asked is not None:
            state.advance(Insight(state, quick=True).best())
        found.append(state.rounds[0]["scores"])
    return found


def matches(rows: list[list[int]], rng: Random) -> tuple[Any, Any, Any]:
    """How everybody stood at the begin of each round, the rounds that were left, who won."""
    stood, left, winners = [], [], []
    for _ in range(MATCHES):
        totals = [0] * len(rows[0])
        seen: list[list[int]] = []
        while True:
            seen.append(totals)
            order = rng.sample(rng.choice(rows), len(totals))
            totals = [total + more for total, more in zip(totals, order, strict=True)]
            best = max(totals)
            if len(seen) == TAKE_MAX_ROUNDS_COUNT or (best >= TARGET and totals.count(best) == 1):
                break
        stood += seen
        left += range(TAKE_MAX_ROUNDS_COUNT, TAKE_MAX_ROUNDS_COUNT - len(seen), -1)
        winners += [totals.index(best)] * len(seen)
    return np.array(stood, float), np.array(left, float), np.array(winners)


def main() -> None:
    """Learn and print."""
    parser = argparse.ArgumentParser(description="Learn how long matches of Take go on.")
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--hand", type=int, default=7)
    chosen = parser.parse_args()
    rows = scores(chosen.players, chosen.rounds, chosen.hand)
    stood, most, winners = matches(rows, Random("matches"))
    lacking = np.maximum(0.0, TARGET - stood.max(1))
    stood -= stood.max(1, keepdims=True)
    theirs = stood[np.arange(len(winners)), winners]
    best = (9.0, (0.0,) * 4)
    for figures in product(LEAST, POINTS, SETTLED, COMING):
        least, points, settled, coming = figures
        rounds = np.minimum(least + lacking / points, most)
        heat = np.sqrt(settled + coming * rounds)
        surprise = np.log(np.exp(stood / heat[:, None]).sum(1)) - theirs / heat
        best = min(best, (float(surprise.mean()), figures))
    least, points, settled, coming = best[1]
    print(json.dumps({"players": chosen.players, "settled": settled, "coming": coming}))
    print(json.dumps({"players": chosen.players, "least": least, "points": points}))
    print(f"surprise {best[0]:.4f} nats; rounds {len(winners)}")


if __name__ == "__main__":
    main()
