"""Review: the coach's look at a match, with the costliest moves and their alternatives.

`review` judges decisions. `review_session` runs it beside a replay and keeps results in
``reviews/``. `oversights` says what an opponent overlooked, and `round_oversights` asks for that
after a round.

Fixed: a cost is the difference that a hint would have told: same seed, same playout budget.
Free: which decisions come first, and the format of the results: they are computed again.
Then look at: tests/ai/test_review.py, tests/storage/test_review_session.py, tests/ui/test_review.py
"""
