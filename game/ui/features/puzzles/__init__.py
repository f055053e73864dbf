"""The list of puzzles, and the table of one puzzle."""
