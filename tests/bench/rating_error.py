"""Error of the player's Elo rating, by simulation with known strengths.

    python -m tests.bench.rating_error --game taki [--people 400] [--players 2]

People of known strength play against random levels; who wins is drawn by strength, place by place,
so results at one table are correlated as in play.  Printed are the median and mean error in Elo,
and how often the 95 % interval holds the true strength.  Takes a minute.
"""

import argparse
from collections.abc import Sequence
from math import exp
from random import Random
from statistics import mean, median
from typing import NamedTuple

from game.features.statistics.player_statistics import (
    BEFORE,
    SCALE,
    SPREAD,
    Against,
    Rating,
    gathered,
    rate,
    strengths,
)
from game.games import BY_NAME

AFTER = (3, 10, 30, 100, 300)


class Error(NamedTuple):
    """What came out for so many matches: errors in Elo, and the share of intervals that hold."""

    matches: int
    median: float
    mean: float
    covered: float


def ranked(strong: Sequence[float], rng: Random) -> list[int]:
    """Everybody at a table in the order in which they come in."""
    left = list(range(len(strong)))
    order = []
    while left:
        chances = [exp(strong[one] / SCALE) for one in left]
        order.append(rng.choices(left, chances)[0])
        left.remove(order[-1])
    return order


def match(own: float, others: Sequence[float], rng: Random) -> list[Against]:
    """The person's results against each other of a table."""
    order = ranked([own, *others], rng)
    weight = 3 / (len(others) + 2)
    return [
        Against(other, float(order.index(0) < order.index(seat)), weight)
        for seat, other in enumerate(others, 1)
    ]


def rated(own: float, levels: Sequence[float], matches: int, players: int, rng: Random) -> Rating:
    """The rating of somebody after so many matches against levels by chance."""
    found: list[Against] = []
    for _ in range(matches):
        found += match(own, [rng.choice(levels) for _ in range(players - 1)], rng)
    return rate(gathered(found), matches)


def errors(levels: Sequence[float], people: int, players: int, matches: int, seed: int) -> Error:
    """How wrong the ratings of so many people are, whose strengths are spread as is expected."""
    rng = Random(f"{seed} {matches} {players}")
    missed, covered = [], 0
    for _ in range(people):
        own = rng.gauss(BEFORE, SPREAD)
        rating = rated(own, levels, matches, players, rng)
        low, high = rating.interval
        missed.append(abs(rating.value - own))
        covered += low <= own <= high
    return Error(matches, median(missed), mean(missed), covered / people)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(BY_NAME), default=next(iter(BY_NAME)))
    parser.add_argument("--people", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    levels = list(strengths(BY_NAME[chosen.game]).values())
    shown = ", ".join(f"{one:.0f}" for one in levels)
    print(f"{BY_NAME[chosen.game].title}, {chosen.players} players, levels {shown}")
    print("matches  median  mean  interval holds")
    for matches in AFTER:
        one = errors(levels, chosen.people, chosen.players, matches, chosen.seed)
        print(f"{one.matches:>7} {one.median:>7.0f} {one.mean:>5.0f} {one.covered:>12.1%}")


if __name__ == "__main__":
    main()
