"""Train the round model of Take: a row of ``bot/data/weights.json``.

    python -m tests.bench.learn.learn_take --rounds 8000 --players 2 [--hand 7]

Rounds are played by the rollout policy, some with random moves so that odd hands occur too.
At some turns each hand is described by features (``bot/evaluate.py``); ridge regression on the
seats' scores at the end of the round, relative to their mean, gives the weights.  Every fifth
round is held out.  Needs numpy; takes ten minutes.
"""

import argparse
import json
from random import Random
from typing import Any

import numpy as np

from game.games.take.bot.evaluate import Insight, described
from game.games.take.game import TAKE

LOOKED = 0.35
"""The part of the beginnings of turns that is looked at."""
ODD, RANDOM = 0.3, 0.08
"""The part of the rounds with random moves, and the part of the moves in them."""
RIDGE = 3.0
"""The penalty of the squares of the weights, in standard deviations of what they weigh."""


def rows(players: int, rounds: int, hand: int) -> list[tuple[int, list[list[float]], list[int]]]:
    """The number of a round, its hands at some moment described, and how it ended."""
    found = []
    for number in range(rounds):
        rng = Random(f"promise {players} {number}")
        state = TAKE.new(TAKE.setup(players, {"hand": hand}, rng.getrandbits(48)))
        odd = rng.random() < ODD
        seen = []
        while state.round == 1 and state.asked is not None:
            if state.phase == "draw" and rng.random() < LOOKED and state.stock:
                seen.append(described(state))
            move = Insight(state, quick=True).best()
            if odd and rng.random() < RANDOM:
                move = rng.choice(list(state.legal()))
            state.advance(move)
        found += [(number, one, state.rounds[0]["scores"]) for one in seen]
    return found


def learn(found: list[tuple[int, list[list[float]], list[int]]]) -> tuple[Any, float, float]:
    """The weights, what part of the variance they explain in other rounds, and its error."""
    said = np.array([one for _, one, _ in found])
    came = np.array([scores for _, _, scores in found], float)
    said -= said.mean(1, keepdims=True)
    came -= came.mean(1, keepdims=True)
    tested = np.array([number % 5 == 0 for number, _, _ in found])
    taught = said[~tested].reshape(-1, said.shape[2])
    scale = taught.std(0) + 1e-9
    taught = taught / scale
    inner = taught.T @ taught + RIDGE * np.eye(len(scale))
    weights = np.linalg.solve(inner, taught.T @ came[~tested].ravel()) / scale
    left = came[tested] - said[tested] @ weights
    parts = [
        1 - (one**2).sum() / (other**2).sum()
        for one, other in zip(
            np.array_split(left, 10), np.array_split(came[tested], 10), strict=True
        )
    ]
    return weights, float(np.mean(parts)), float(np.std(parts) / len(parts) ** 0.5)


def main() -> None:
    """Learn and print."""
    parser = argparse.ArgumentParser(description="Learn what the hands of Take promise.")
    parser.add_argument("--rounds", type=int, default=8000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--hand", type=int, default=7)
    chosen = parser.parse_args()
    weights, part, error = learn(rows(chosen.players, chosen.rounds, chosen.hand))
    row = {
        "hand": chosen.hand,
        "players": chosen.players,
        "fit": f"explains {part:.3f} ± {error:.3f} of the variance in unseen rounds",
        "weights": [float(f"{weight:.4g}") for weight in weights],
    }
    print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
