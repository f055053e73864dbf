"""Train the round model of 500 Rummy: a row of ``bot/data/weights.json``.

    python -m tests.bench.learn.learn_rummy --players 2 --rounds 6000 --seed 1

Rounds between players of the search prior, some of whom keep a meld back at times, so that hands
with melds occur too.  Least squares of what each seat gained from a position to the end of the
round, relative to the mean, on the features of all seats.  A fifth of the rounds is held out.
Needs numpy; takes half an hour.
"""

import argparse
import json
from itertools import islice
from random import Random
from typing import Any

import numpy as np

from game.cards.melds import summed
from game.games.rummy500.bot.evaluate import Weights, worths
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.moves import Move
from game.games.rummy500.rules import Rummy500State, discarding
from game.games.rummy500.scoring import counted

KEPT = 0.12
"""The part of the positions that is kept."""
HOLDING = (0.0, 0.0, 0.0, 0.5)
"""How often a player keeps a meld back: one of these for a round."""
ASTRAY = 0.05
"""How often any of the moves weighed is made."""


def chosen(state: Rummy500State, holding: float, rng: Random) -> Move:
    """The move of a good player who strays a little."""
    if state.phase == "play" and state.must_meld is None and rng.random() < holding:
        hand = summed(state.hands[state.seat])
        discards = list(discarding.legal(state, hand))
        if discards:
            return max(discards, key=lambda move: RUMMY500.bot.quick_score(state, move))
    weights: dict[Move, float] = RUMMY500.bot.evaluate_moves(state)
    if rng.random() < ASTRAY:
        return rng.choice(list(weights))
    return next(iter(weights))


def played(players: int, rng: Random) -> tuple[list[Any], list[list[float]]]:
    """The features of the positions of one round, and what the seats won from there on."""
    state = RUMMY500.new(RUMMY500.setup(players, {}, rng.getrandbits(48)))
    worth = state.worth.cards
    holding = [rng.choice(HOLDING) for _ in range(players)]
    features, before = [], []
    while not state.rounds:
        if rng.random() < KEPT:
            features.append(worths(state))
            before.append(
                [
                    now + sum([worth[card] for card in hand])
                    for now, hand in zip(counted(state), state.hands, strict=True)
                ]
            )
        moves = list(islice(state.legal(), 2))
        only = len(moves) == 1
        state.advance(moves[0] if only else chosen(state, holding[state.seat], rng))
    scores = state.rounds[0]["scores"]
    return features, [[end - now for end, now in zip(scores, one, strict=True)] for one in before]


def main() -> None:
    """Learn the weights for a number of players and print them."""
    parser = argparse.ArgumentParser(description="What a position of 500 Rummy promises.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    features, won, rounds = [], [], []
    for number in range(asked.rounds):
        more, gained = played(asked.players, Random(f"{asked.seed} {number} {asked.players}"))
        features += more
        won += gained
        rounds += [number] * len(more)
    known = np.array(features, float)
    known -= known.mean(1, keepdims=True)
    came = np.array(won, float)
    came -= came.mean(1, keepdims=True)
    apart = np.array(rounds) % 5 == 0
    weights, _ = learned(known[~apart], came[~apart])
    missed = came[apart] - known[apart] @ weights
    part = 1 - float((missed**2).mean() / (came[apart] ** 2).mean())
    print(
        f"{len(came)} positions; R² {part:.3f}, error {missed.std():.1f} of {came[apart].std():.1f}"
    )
    weights, errors = learned(known, came)
    for name, weight, error in zip(Weights._fields, weights, errors, strict=True):
        print(f"{name} {weight:.3g} +- {error:.2g}")
    row = {
        "players": asked.players,
        "fit": f"R² {part:.2f} in unseen rounds",
        "weights": {
            name: float(f"{weight:.3g}")
            for name, weight in zip(Weights._fields, weights, strict=True)
        },
    }
    print(json.dumps(row, ensure_ascii=False))


def learned(known: Any, came: Any) -> tuple[Any, Any]:
    """The weights of least squares and their standard errors."""
    rows = known.reshape(-1, known.shape[-1])
    squares = rows.T @ rows + 1e-6 * len(rows) * np.eye(rows.shape[1])
    weights = np.linalg.solve(squares, rows.T @ came.ravel())
    noise = float(((came.ravel() - rows @ weights) ** 2).mean())
    return weights, np.sqrt(np.diag(np.linalg.inv(squares)) * noise)


if __name__ == "__main__":
    main()
