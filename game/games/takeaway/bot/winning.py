"""Win model of Takeaway, learned from matches of the rollout policy.

The command follows ``python -m game``, with ``--players`` 2, 3 and 4. Stacks keep changing hands,
so a lead in a round counts little until its last ten draws.
"""

from game.core.win_model import ScoreSpread, WinModel

WINNING = WinModel(
    (ScoreSpread(2, 16.8, 108.0), ScoreSpread(3, 13.8, 172.0), ScoreSpread(4, 0.146, 77.5)),
    "chances --game takeaway --matches 4000",
)
