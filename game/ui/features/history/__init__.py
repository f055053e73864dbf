"""Lists of finished and unfinished matches.

Fixed: only visible rows are built, and a deleted match can be brought back.
Free: which filters are offered, and what a row says.
Then look at: tests/ui/test_history.py, tests/ui/test_evening_lists.py, a list of 5,000 matches
"""
