"""The page before a match.

Fixed: rows follow from option fields, so a new option needs no code here.
Free: the order of chapters, and which choices unfold.
Then look at: tests/ui/test_setup_page.py, tests/ui/test_children.py, a game with many options
"""
