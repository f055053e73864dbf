"""Matches in words: titles, dates and results for lists.

Nothing is kept here; the records are in the match store.

Fixed: an index entry or a preview is enough, so a list replays no finished match.
Free: how dates and durations are shortened.
Then look at: tests/ui/test_history.py, tests/ui/test_statistics.py
"""
