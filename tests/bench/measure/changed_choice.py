"""Gain of other constants in an evaluation, where they change the choice of the search prior.

    python -m tests.bench.measure.changed_choice --game texas --set OUT_NOW=30 --seconds 300

Both moves are played out in the same determinizations, so a gain shows in minutes where matches
take hours.  Errors of the rollout policy itself do not show.  Figures are percentage points of the
match with their standard error.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from game.ai.search import PlayoutBatch, difference
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import best_rated
from tests.bench.measure.prior_alone import constants_of, evaluation_of, other

ONE_OF = 4
"""One decision in this many is looked at: those of a turn are alike."""


def decisions(game: Game[Any, Any], seed: int) -> Iterator[State[Any]]:
    """Decisions with several moves, from matches of the rollout policy for two to four players."""
    rng = Random(f"changed {seed}")
    most = min(4, game.players[1])
    while True:
        players = rng.randint(game.players[0], most)
        state = game.new(game.setup(players, {}, rng.getrandbits(48)))
        while state.asked is not None:
            if rng.random() * ONE_OF < 1 and len(list(islice(state.legal(), 2))) > 1:
                yield state
            state.advance(game.bot.rollout_move(state, rng))


def main() -> None:
    """Look at decisions until the time is up and print the gain."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), required=True)
    parser.add_argument("--set", nargs="+", required=True, metavar="NAME=NUMBER")
    parser.add_argument("--worlds", type=int, default=48, help="determinizations of a decision")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    assert game.bot
    modules = evaluation_of(chosen.game)
    constants = constants_of(modules, chosen.set, parser)
    end = time.monotonic() + chosen.seconds
    gains: list[float] = []
    looked = 0
    for state in decisions(game, chosen.seed):
        if time.monotonic() > end:
            break
        looked += 1
        now = best_rated(game.bot.search_prior(state))
        with other(modules, constants):
            changed = best_rated(game.bot.search_prior(state))
        if changed != now:
            batch = PlayoutBatch(game, state.view(state.asked), looked)
            rows = batch.rows(range(chosen.worlds), [now, changed])
            gains.append(difference([row[0] for row in rows], [row[1] for row in rows])[0])
    print(f"{len(gains)} of {looked} choices differ")
    if gains:
        mean, error = difference([0.0] * len(gains), gains)
        print(f"{mean:+.2f} points where they do, standard error {error:.2f}")


if __name__ == "__main__":
    main()
