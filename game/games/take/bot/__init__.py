"""The bot of Take: heuristics, search priors, leaf values and explanations.

Begin with ``knowledge``.

Fixed: a reason is true of the move it explains, and of cards that the seat can see.
Free: weights, candidates, and how far a plan to go out looks; measure again after that.
Then look at: tests/games/take/test_going_out_plans.py, tests/laws/test_reasons.py
"""
