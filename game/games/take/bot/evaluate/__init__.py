"""Heuristic ratings of moves: quick ones (``outlook``) and an expert's (``insight``)."""
