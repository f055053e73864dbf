"""How likely a lead wins a match of Texas Rummy, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2; those of 3 were learned from 500
matches, those of 4 from 400.
"""

from typing import Final

from game.core.winning import Spread, Winning
from game.games.texas.rules import TexasState
from game.games.texas.rules.deal import first_and_last, untouched
from game.games.texas.scoring import factor

VARIED: Final = (15.0, 11.3, 4.7, 11.6, 5.9, 5.5, 7.1, 6.6, 6.4, 6.6, 8.2)
"""How far apart a round takes two players, from the first to the last: the variance of the
difference in hundreds, where it counts once.  In 500 matches of two; three cards with a joker among
them cost as much as thirteen."""
UNDECIDED: Final = 0.6
"""How much of that is still open once a round has begun and the hands are looked at."""

WINNING = Winning(
    (Spread(2, 111.0, 21.5), Spread(3, 111.0, 19.1), Spread(4, 226.0, 20.6)),
    "chances --game texas --matches 1200",
)


def left(state: TexasState) -> float:
    """How far the rounds to come and what is open of this one may take two players apart."""
    last = first_and_last(state)[1]
    to_come = sum(
        VARIED[number - 1] * factor(number) ** 2 for number in range(state.round + 1, last + 1)
    )
    if state.over:
        return to_come
    this = VARIED[state.round - 1] * factor(state.round) ** 2
    return to_come + (this if untouched(state) else UNDECIDED * this)
