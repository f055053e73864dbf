"""Opponents over any game: levels and characters, search, advice, the worker, the arena."""
