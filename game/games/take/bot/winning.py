"""How likely a lead wins a match of Take, and how many rounds are still to come.

Learned from matches of its fast policy; the commands follow ``python -m game``.
"""

from typing import Final, NamedTuple

from game.core.winning import Spread, Winning


class Pace(NamedTuple):
    """How many rounds a match of so many ``players`` goes on at the mean.

    ``least`` rounds, and one more for each so many ``points`` that the leader lacks.  For
    three and five players the rounds bring nobody anything on average, so that many matches
    last the most rounds there may be.
    """

    players: int
    least: float
    points: float


PACES: Final = (Pace(2, 1.6, 23.5), Pace(3, 5.0, 16.5), Pace(4, 3.5, 16.4), Pace(5, 5.2, 16.3))
"""Straight lines through the mean number of rounds by what the leader lacked, in 4,000 matches
for each number of players, made up of the scores of 3,000 rounds (1,500 for five players)."""


def to_come(players: int, lacking: float, most: int) -> float:
    """The rounds to come where the leader lacks so many points, and at most so many are left."""
    pace = next((one for one in PACES if one.players == players), PACES[0])
    return min(pace.least + max(0.0, lacking) / pace.points, float(most))


WINNING: Final = Winning(
    (
        Spread(2, 8000.0, 3500.0),
        Spread(3, 0.0, 3000.0),
        Spread(4, 0.0, 2200.0),
        Spread(5, 0.0, 1800.0),
    ),
    "",
)
