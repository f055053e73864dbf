"""The list of puzzles, and the table of one puzzle.

Fixed: only a best move is made, and each try at a puzzle is kept.
Free: the sentences after a wrong move.
Then look at: tests/ui/test_puzzles.py, tests/storage/test_puzzle_results.py
"""
