"""Puzzles: positions in which one move is clearly best.

`puzzle` reads ``games/NAME/puzzles.jsonl`` and keeps the player's results in ``puzzles.json``.
`puzzle_finder` searches for more (``python -m game puzzles``).
"""
