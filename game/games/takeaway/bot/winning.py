"""How likely a lead wins a match of Takeaway, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2, 3 and 4.  It knows that a round's
cards are forgotten before its end, so a lead in one counts little until the last ten are drawn.
"""

from game.core.win_model import ScoreSpread, WinModel

WINNING = WinModel(
    (ScoreSpread(2, 16.8, 108.0), ScoreSpread(3, 13.8, 172.0), ScoreSpread(4, 0.146, 77.5)),
    "chances --game takeaway --matches 4000",
)
