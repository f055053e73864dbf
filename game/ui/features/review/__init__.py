"""The coach's curve and verdict below a replay.

Fixed: a chance on the curve is the figure that a hint would have said.
Free: the shape of the curve, and how many costly moves get a mark.
Then look at: tests/ui/test_review.py, tests/ai/test_review_mistakes.py
"""
