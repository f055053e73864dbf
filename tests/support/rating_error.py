"""Ratings of simulated people whose strength is known, and how wrong they are."""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import mean, median
from typing import NamedTuple

from game.features.statistics.player_statistics import (
    ELO_PER_LOG_ODDS_POINTS,
    PRIOR_DEVIATION_ELO_POINTS,
    PRIOR_MEAN_ELO_POINTS,
    Against,
    Rating,
    gathered,
    rate,
)


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
        chances = [exp(strong[one] / ELO_PER_LOG_ODDS_POINTS) for one in left]
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
        own = rng.gauss(PRIOR_MEAN_ELO_POINTS, PRIOR_DEVIATION_ELO_POINTS)
        rating = rated(own, levels, matches, players, rng)
        low, high = rating.interval
        missed.append(abs(rating.value - own))
        covered += low <= own <= high
    return Error(matches, median(missed), mean(missed), covered / people)
