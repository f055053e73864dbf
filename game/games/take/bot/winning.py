"""How likely a lead wins a match of Take, and how many rounds are still to come.

Learned by ``python -m tests.bench.take_pace --rounds 1500 --players 2`` (3 and 4 as well) from
3,000 matches made up of the scores of rounds.  For three players and more the rounds bring nobody
anything on average, so that many matches last the most rounds there may be: that is part of it.
"""

from typing import Final, NamedTuple

from game.core.winning import Spread, Winning


class Pace(NamedTuple):
    """How many rounds a match of so many ``players`` goes on at the mean.

    ``least`` rounds, and one more for each so many ``points`` that the leader lacks.
    """

    players: int
    least: float
    points: float


PACES: Final = (Pace(2, 1.5, 30.0), Pace(3, 7.0, 12.0), Pace(4, 7.0, 12.0))

WINNING: Final = Winning(
    (Spread(2, 4000.0, 5000.0), Spread(3, 0.0, 2200.0), Spread(4, 500.0, 1800.0)),
    "chances --game take --matches 500",
)
"""The command says how well that agrees with matches that were played."""


def to_come(players: int, lacking: float, most: int) -> float:
    """The rounds to come where the leader lacks so many points, and at most so many are left."""
    pace = min(PACES, key=lambda one: abs(one.players - players))
    return min(pace.least + max(0.0, lacking) / pace.points, float(most))
