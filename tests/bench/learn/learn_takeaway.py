"""Train the round model of Takeaway: the rows of ``bot/data/weights.json``.

    python -m tests.bench.learn.learn_takeaway --rounds 16000

Rounds of the policy that the present weights make (at first: of the greedy one).  Least squares of
what each seat holds at the end of the round on the features of ``evaluate``, for each number of
players and each rule of runs.  A fifth of the rounds is held out.  Needs numpy; takes an hour.
"""

import argparse
import json
from random import Random

import numpy as np

from game.games.takeaway.bot.evaluate import best_slot
from game.games.takeaway.bot.rollout import Board, greedy_slot
from game.games.takeaway.game import TAKEAWAY
from tests.support.takeaway_features import features

KNOTS = (1, 2, 3, 5, 7, 10, 14, 20, 28)
OFTEN = 14
"""With more cards left than this only a part of the positions is kept: they say little."""
RARELY = 0.15
RIDGE = 3.0


def hats(left: np.ndarray) -> np.ndarray:
    """Each number of cards as a mean of the two knots around it."""
    row = [np.interp(left, KNOTS, np.eye(len(KNOTS))[place]) for place in range(len(KNOTS))]
    return np.array(row).T


def learned(
    players: int, run_suits: str, rounds: int, seed: int, policy=best_slot
) -> tuple[np.ndarray, str]:
    """The weights by feature and knot, and the error by cards left, as a line."""
    rng = Random(f"{seed} {players} {run_suits}")
    rows, came, left, number = [], [], [], []
    for one in range(rounds):
        options = {"rounds": 1, "run_suits": run_suits}
        board = Board(TAKEAWAY.new(TAKEAWAY.setup(players, options, rng.getrandbits(48))))
        kept = []
        while not board.play(policy, len(board.stock)):
            cards = len(board.stock)
            if cards <= OFTEN or rng.random() < RARELY:
                kept.append((cards, features(board)))
            if board.play(policy, cards - 1):
                break
        for cards, seats in kept:
            rows += seats
            came += board.held()
            left += [cards] * players
            number += [one] * players
    x, y, m, tested = np.array(rows), np.array(came), np.array(left), np.array(number) % 5 == 0
    design = (x[:, :, None] * hats(m)[:, None, :]).reshape(len(x), -1)
    taught = design[~tested]
    weights = np.linalg.solve(
        taught.T @ taught + RIDGE * np.eye(design.shape[1]), taught.T @ y[~tested]
    )
    error = y[tested] - design[tested] @ weights
    line = []
    for low, high in ((1, 1), (2, 2), (3, 3), (4, 5), (6, 8), (9, 14), (15, 52)):
        here = (m[tested] >= low) & (m[tested] <= high)
        line.append(f"{low}-{high}: {np.sqrt(np.mean(error[here] ** 2)):.1f}")
    return weights.reshape(-1, len(KNOTS)), f"{', '.join(line)} (unknown: {y.std():.1f})"


def main() -> None:
    """Print the rows, one a line."""
    parser = argparse.ArgumentParser(description="Learn what the stacks of Takeaway promise.")
    parser.add_argument("--rounds", type=int, default=16000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--greedy", action="store_true", help="rounds of the greedy policy")
    chosen = parser.parse_args()
    policy = greedy_slot if chosen.greedy else best_slot
    for players in (2, 3, 4):
        for run_suits in ("same", "any"):
            weights, error = learned(players, run_suits, chosen.rounds, chosen.seed, policy)
            row = {
                "players": players,
                "run_suits": run_suits,
                "fit": f"error in cards by deck size: {error}",
                "weights": [[float(f"{one:.3f}") for one in row] for row in weights],
            }
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
