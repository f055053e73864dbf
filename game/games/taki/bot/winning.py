"""How likely who is ahead wins a match of Taki, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2, 3, 4 and 6.
"""

from game.core.winning import Spread, Winning

WINNING = Winning(
    (Spread(2, 7.41, 20.6), Spread(3, 1.86, 8.08), Spread(4, 6.9, 3.72), Spread(6, 2.46, 2.92)),
    "chances --game taki --matches 1500",
)
