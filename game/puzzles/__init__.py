"""Puzzles: positions in which one move is clearly best, how they are found, kept and judged."""
