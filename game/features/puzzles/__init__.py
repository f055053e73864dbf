"""Positions in which one move is clearly best.

`puzzle` reads ``games/NAME/puzzles.jsonl`` and remembers what was solved (``puzzles.json``);
`puzzle_finder` searches for more (``python -m game puzzles``).
"""
