"""Review: the coach's look at a match, with the costliest moves and their alternatives.

`review` judges decisions. `review_session` runs it beside a replay and keeps results in
``reviews/``.
"""
