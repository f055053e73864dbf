"""The coach looks back on a match: the moves that cost most, and what was better.

`review` judges decisions, `review_session` runs it beside a replay and keeps results in
``reviews/``.
"""
