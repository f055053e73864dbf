"""The layout: the pose of every card, a function of view, hand order and measures.

Fixed: one pose a card, a function of view, hand order and measures; no index is covered.
Free: overlap, gaps, arcs, and how the felt is shared.
Then look at: tests/ui/test_layout.py, tests/ui/test_crowded.py, 960x600 with ten cards
"""
