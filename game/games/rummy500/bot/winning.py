"""The win model of 500 Rummy, learned from matches of the rollout policy.

The command follows ``python -m game``, with ``--players`` 2, 3 and 4 and ``--matches`` 1500, 800
and 600.  Grouped into tenths, predicted chances matched the wins within 5 percentage points for
two and three players, and within 7 for four.
"""

from typing import Final

from game.core.win_model import ScoreSpread, WinModel

WINNING: Final = WinModel(
    (ScoreSpread(2, 156.0, 1380.0), ScoreSpread(3, 146.0, 1720.0), ScoreSpread(4, 580.0, 1100.0)),
    "chances --game rummy500 --matches 1500",
)
