"""Share of the outcome of a round that the bot's evaluation explains, and that any could explain.

    python -m tests.bench.measure.value_ceiling [GAME ...] --seconds 120 [--players 2]

Playouts start from positions between players of the rollout policy.  From where they are cut off,
the round is played on twice, each time with the undealt cards shuffled anew.  What both outcomes
have in common comes from the position; the rest is luck that no evaluation can foresee.  The
outcome is the first seat's chance to win the match by the totals after the round, above that before
it.  Shares are the squared correlation of the evaluation with an outcome (``explained``) and the
correlation of the two outcomes (``ceiling``), with standard errors over 20 groups of matches.
Takeaway has no evaluation of its own at a leaf: it plays the round out.

What is missing to the ceiling costs little strength: ``search_regret --to-the-end`` finds at most
half a percentage point of the match per decision with 960 playouts.  Tried and left on 2026-11-26,
for two players, held out:

- Take: products of all pairs of its features, or boosted trees, explain 0.005 more of the variance
  of a round's points (0.191 with a standard error of 0.008; 306,195 positions).
- Taki: boosted trees of all that both hands hold explain 0.159 of the outcome where its features
  explain 0.109 (83,422 leaves); 0.012 of that are wins that are certain in the turn to come.
"""

import argparse
import time
from itertools import chain
from random import Random
from statistics import correlation, fmean, stdev
from typing import Any

from game.ai.search import playout
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import with_other_luck

Row = tuple[float, float, float]
"""An evaluation and two outcomes."""
GROUPS = 20
"""Number of groups of matches for the standard error."""
ONE_OF = 6
"""One decision in this many is looked at."""


def outcome(game: Game[Any, Any], state: State[Any], rng: Random) -> float:
    """The first seat's chance to win after the round, played on with other luck."""
    played = with_other_luck(state, rng)
    while not played.over and played.round == state.round:
        played.advance(game.bot.rollout_move(played, rng))
    return float(game.bot.chances_after_round(played)[0])


def looked_at(game: Game[Any, Any], players: int, number: int) -> list[Row]:
    """The evaluation and two outcomes of leaves of playouts in a match."""
    rng = Random(f"ceiling {players} {number}")
    state = game.new(game.setup(players, {}, rng.getrandbits(48)))
    before, count = 1 / players, state.round
    found = []
    while not state.over:
        if state.round != count:
            before, count = float(game.bot.chances_after_round(state)[0]), state.round
        move = game.bot.rollout_move(state, rng)
        if rng.random() * ONE_OF < 1:
            leaf = playout(game.bot, state, move, rng, game.bot.search_horizon)
            if not leaf.over and leaf.round == count:
                value = float(game.bot.win_chances(leaf)[0])
                outcomes = [outcome(game, leaf, rng) - before for _ in range(2)]
                found.append((value - before, outcomes[0], outcomes[1]))
        state.advance(move)
    return found


def explained_and_ceiling(rows: list[Row]) -> tuple[float, float]:
    """The share of the variance that the evaluation explains, and the most that one could."""
    values, first, second = zip(*rows, strict=True)
    mean = fmean([correlation(values, came) for came in (first, second)])
    return mean**2, correlation(first, second)


def main() -> None:
    """Play until the time of each game is up and print its shares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES_BY_NAME))
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--players", type=int, default=2)
    chosen = parser.parse_args()
    for name in chosen.games:
        end = time.monotonic() + chosen.seconds
        groups: list[list[Row]] = [[] for _ in range(GROUPS)]
        number = 0
        while time.monotonic() < end:
            groups[number % GROUPS] += looked_at(GAMES_BY_NAME[name], chosen.players, number)
            number += 1
        explained, ceiling = explained_and_ceiling(list(chain.from_iterable(groups)))
        parts = [explained_and_ceiling(rows) for rows in groups]
        errors = [stdev(one) / GROUPS**0.5 for one in zip(*parts, strict=True)]
        print(
            f"{name:<9} explained {explained:.3f} ± {errors[0]:.3f}, ceiling {ceiling:.3f}"
            f" ± {errors[1]:.3f} ({sum(map(len, groups)):,} positions of {number:,} matches)",
            flush=True,
        )


if __name__ == "__main__":
    main()
