"""How likely who is ahead wins a game of Taki, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2, 3, 4 and 6.  In a match of several
games, those to come are as likely to be won by anybody.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import factorial

from game.core.win_model import ScoreSpread, WinModel

WINNING = WinModel(
    (
        ScoreSpread(2, 7.41, 20.6),
        ScoreSpread(3, 1.86, 8.08),
        ScoreSpread(4, 6.9, 3.72),
        ScoreSpread(6, 2.46, 2.92),
    ),
    "chances --game taki --matches 1500",
)


@lru_cache(maxsize=64)
def race(lacking: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each seat to be the first to win the games it lacks, all equally strong.

    Think of games that are won at random times, each seat's as often as any other's.  Then the
    time of a seat's last win has the density ``t ** (k - 1) / (k - 1)! * exp(-t)``, and another
    lacks a game at that time with the chance ``exp(-t) * sum(t ** m / m!)``.  The product is a
    polynomial times ``exp(-players * t)``, and its integral is exact.

    >>> race((1, 1)), race((1, 2)), race((2, 2, 2))
    ((0.5, 0.5), (0.75, 0.25), (0.3333333333333333, 0.3333333333333333, 0.3333333333333333))
    """
    players = len(lacking)
    of_each: dict[int, float] = {}
    for seat, own in enumerate(lacking):
        if own in of_each:
            continue
        others = [1.0]
        for other, wins in enumerate(lacking):
            if other != seat:
                others = _times(others, [1 / factorial(count) for count in range(wins)])
        of_each[own] = sum(
            [
                part * factorial(own - 1 + power) / factorial(own - 1) / players ** (own + power)
                for power, part in enumerate(others)
            ]
        )
    return tuple([of_each[own] for own in lacking])


def _times(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The product of two polynomials, given by their coefficients."""
    found = [0.0] * (len(one) + len(other) - 1)
    for low, first in enumerate(one):
        for high, second in enumerate(other):
            found[low + high] += first * second
    return found


def of_the_match(game: Sequence[float], lacking: Sequence[int]) -> list[float]:
    """The chance of each seat to win the match, from that to win the game that is going on.

    ``lacking`` are the games that each has still to win, this one included.
    """
    found = [0.0] * len(game)
    for winner, chance in enumerate(game):
        if lacking[winner] == 1:
            found[winner] += chance
            continue
        after = tuple([wins - (seat == winner) for seat, wins in enumerate(lacking)])
        for seat, later in enumerate(race(after)):
            found[seat] += chance * later
    return found


def games_after(lacking: Sequence[int]) -> float:
    """Estimated number of games after this one, about halfway between the fewest and the most."""
    fewest = min(lacking)
    return (fewest - 1) * (1 + (len(lacking) - 1) / 2)
