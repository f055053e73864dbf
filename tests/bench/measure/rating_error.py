"""Error of the player's Elo rating, by simulation with known strengths.

    python -m tests.bench.measure.rating_error --game taki [--people 400] [--players 2]

People of known strength play against random levels; who wins is drawn by strength, place by place,
so results at one table are correlated as in play.  Printed are the median and mean error in Elo,
and how often the 95 % interval holds the true strength.  Takes a minute.
"""

import argparse
from collections.abc import Sequence

from game.features.statistics.player_statistics import (
    strengths,
)
from game.games import GAMES_BY_NAME
from tests.support.rating_error import errors

AFTER = (3, 10, 30, 100, 300)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES_BY_NAME), default=next(iter(GAMES_BY_NAME)))
    parser.add_argument("--people", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    levels = list(strengths(GAMES_BY_NAME[chosen.game]).values())
    shown = ", ".join(f"{one:.0f}" for one in levels)
    print(f"{GAMES_BY_NAME[chosen.game].title}, {chosen.players} players, levels {shown}")
    print("matches  median  mean  interval holds")
    for matches in AFTER:
        one = errors(levels, chosen.people, chosen.players, matches, chosen.seed)
        print(f"{one.matches:>7} {one.median:>7.0f} {one.mean:>5.0f} {one.covered:>12.1%}")


if __name__ == "__main__":
    main()
