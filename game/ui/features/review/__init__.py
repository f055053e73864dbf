"""The coach's curve and verdict below a replay.

Fixed: a chance on the curve is the figure that a hint would have said.
Free: the shape of the curve and of the strip over it.
Then look at: tests/ui/test_review.py, tests/ai/test_review_mistakes.py
"""
