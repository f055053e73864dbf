"""How likely a lead wins a match of Takeaway, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2, 3 and 4.
"""

from game.core.winning import Spread, Winning

WINNING = Winning(
    (Spread(2, 119.0, 213.0), Spread(3, 113.0, 343.0), Spread(4, 42.3, 128.0)),
    "chances --game takeaway --matches 6000",
)
