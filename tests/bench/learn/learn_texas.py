"""Train the round model of Texas Rummy: a row of ``bot/data/weights.json``.

    python -m tests.bench.learn.learn_texas --players 2 --matches 500

Least squares of the points that each hand was charged at the end of its round, on the features
between turns in matches of the rollout policy.  A quarter of the matches is held out.  Needs
numpy; takes ten minutes.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np

from game.core.event import Seat
from game.games.texas.bot.evaluate import HandStand, features, stand_of
from game.games.texas.game import TEXAS
from game.games.texas.scoring import factor

KEPT = 0.5
"""The part of all positions that is kept."""

Row = tuple[int, list[HandStand], int, list[float]]
"""The match, how the hands stand, whose turn is next, what each was charged."""


def rounds(players: int, matches: int, seed: int) -> Iterator[Row]:
    """Positions of matches, with what came of them."""
    for number in range(matches):
        rng = Random(f"l{seed} {number}")
        state = TEXAS.new(TEXAS.setup(players, {}, rng.getrandbits(48)))
        waiting: list[tuple[list[HandStand], int]] = []
        while state.asked is not None:
            played, once = len(state.rounds), factor(state.round)
            moves = list(islice(state.legal(), 2))
            state.advance(moves[0] if len(moves) == 1 else TEXAS.bot.rollout_move(state, rng))
            if len(state.rounds) != played:
                charged = [points / once for points in state.rounds[-1]["scores"]]
                yield from [(number, stands, turn, charged) for stands, turn in waiting]
                waiting = []
            elif state.phase == "draw" and rng.random() < KEPT:
                stands = [stand_of(state, Seat(seat)) for seat in range(players)]
                waiting.append((stands, int(state.asked or 0)))


def main() -> None:
    """Learn, and print the weights and what they explain."""
    parser = argparse.ArgumentParser(description="Learn what hands of Texas Rummy cost.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    players = chosen.players
    number, seen, came = [], [], []
    for match, stands, turn, charged in rounds(players, chosen.matches, chosen.seed):
        for seat in range(players):
            number.append(match)
            seen.append(features(stands, seat, turn))
            came.append(charged[seat])
    given, points, match_of = np.array(seen), np.array(came), np.array(number)
    taught = match_of % 4 != 0
    some, wanted = given[taught], points[taught]
    weights = np.linalg.solve(some.T @ some + 5 * np.eye(some.shape[1]), some.T @ wanted)
    tested = ~taught.reshape(-1, players)[:, 0]
    told = (given @ weights).reshape(-1, players)[tested]
    true = points.reshape(-1, players)[tested]
    told, true = told - told.mean(1, keepdims=True), true - true.mean(1, keepdims=True)
    explained = 1 - ((true - told) ** 2).mean() / (true**2).mean()
    row = {
        "players": players,
        "fit": f"explains {explained:.0%} of the variance between hands in unseen matches"
        f" ({len(match_of):,} hands)",
        "weights": [float(f"{weight:.2f}") for weight in weights],
    }
    print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
