"""Statistics over finished matches: tallies, intervals and a rating; nothing is kept on disk.

Fixed: which finished matches count, and that each figure says of how many it is.
Free: the prior of the rating, if `rating_error` finds a better one.
Then look at: tests/ai/test_player_statistics_tally.py, tests/bench/measure/rating_error.py
"""
