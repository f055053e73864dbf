"""Puzzles: positions in which one move after another is clearly best.

`puzzle` reads ``games/NAME/puzzles.jsonl`` and keeps the player's results in ``puzzles.jsonl``.
`puzzle_finder` tells whether a position is one. `own_puzzles` makes them from the player's own
mistakes, in ``own_puzzles.jsonl``.
"""
