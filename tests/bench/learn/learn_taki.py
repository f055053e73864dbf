"""Train the match model of Taki: the rows of ``bot/data/weights.json``.

    python -m tests.bench.learn.learn_taki --matches 3000

Matches of the rollout policy, for each number of players.  A conditional logit (McFadden 1974): the
chances of the seats are a softmax of their features, fitted to the winners by maximum likelihood.
A fifth of the matches is held out for the log loss.  Weights are scaled to count in cards.  Needs
numpy; takes an hour.
"""

import argparse
import json
from random import Random

import numpy as np

from game.core.win_model import final_chances
from game.games.taki.bot.evaluate import features
from game.games.taki.game import TAKI

FEATURES = (
    "numbers", "stops, +2s and turns", "pluses", "takis",
    "changes", "supers", "kings", "+3s", "breakers",
    "colours", "cards a run takes", "one card", "two cards", "three cards",
    "turn", "cards that fit", "nothing fits", "a stack to draw", "before oneself",
)  # fmt: skip
"""What the features are, in the order of ``evaluate.features``."""
KEPT = 0.2
"""The part of the turns that is kept."""
STEPS = 12
RIDGE = 2.0


def played(players: int, matches: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The features of every seat at some turns, who won in the end, and the number of the match."""
    rng = Random(f"{seed} {players}")
    rows, shares, number = [], [], []
    for one in range(matches):
        state = TAKI.new(TAKI.setup(players, {}, rng.getrandbits(48)))
        kept = []
        while state.asked is not None:
            if state.phase == "turn" and rng.random() < KEPT:
                kept.append([features(state, seat) for seat in range(players)])
            state.advance(TAKI.bot.rollout_move(state, rng))
        rows += kept
        shares += [final_chances(state.winners or (), players)] * len(kept)
        number += [one] * len(kept)
    return np.array(rows), np.array(shares), np.array(number)


def chances(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """The softmax of the promises of the seats."""
    points = rows @ weights
    powers = np.exp(points - points.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def learned(rows: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """The weights by Newton's method, with a ridge."""
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        given = chances(rows, weights)
        slope = np.einsum("ns,nsf->f", shares - given, rows) - RIDGE * weights
        mean = np.einsum("ns,nsf->nf", given, rows)
        bend = np.einsum("ns,nsf,nsg->fg", given, rows, rows) - mean.T @ mean
        weights += np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


def surprise(shares: np.ndarray, given: np.ndarray) -> float:
    """The mean surprise in nats."""
    return float(-np.mean((shares * np.log(np.maximum(given, 1e-9))).sum(axis=1)))


def main() -> None:
    """Print the rows, one a line."""
    parser = argparse.ArgumentParser(description="Learn what hands of Taki promise.")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for players in (2, 3, 4, 6):
        rows, shares, number = played(players, chosen.matches, chosen.seed)
        tested = number % 5 == 0
        weights = learned(rows[~tested], shares[~tested])
        sizes = rows[:, :, :9].sum(axis=2, keepdims=True)
        alone = learned(sizes[~tested], shares[~tested])
        found = surprise(shares[tested], chances(rows[tested], weights))
        plain = surprise(shares[tested], chances(sizes[tested], alone))
        row = {
            "players": players,
            "fit": f"{found:.4f} nats against {plain:.4f}; temperature {-1 / alone[0]:.2f} cards,"
            f" of {len(rows)} positions",
            "weights": {
                name: float(f"{weight:.2f}")
                for name, weight in zip(FEATURES, weights / -alone[0], strict=True)
            },
        }
        print(json.dumps(row))


if __name__ == "__main__":
    main()
