"""Puzzles: positions in which one move after another is clearly best.

`puzzle` reads ``games/NAME/puzzles.jsonl`` and keeps the player's results in ``puzzles.jsonl``.
`puzzle_finder` tells whether a position is one. `own_puzzles` makes them from the player's own
mistakes, in ``own_puzzles.jsonl``.

Fixed: the lines of all files, and the number of a puzzle, under which results are kept.
Free: how hard a position must be to become a puzzle; the shipped ones are searched again then.
Then look at: tests/puzzles/test_puzzle_kept.py, tests/bench/search/puzzles.py
"""
