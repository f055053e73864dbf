"""How likely a lead wins a match of 500 Rummy, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2, 3 and 4 (and 900, 500, 400 matches).
"""

from typing import Final

from game.core.winning import Spread, Winning

WINNING: Final = Winning(
    (Spread(2, 283.0, 949.0),),
    "chances --game rummy500 --matches 900",
)
