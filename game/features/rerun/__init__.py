"""Reruns: a finished match's cards played again by a level in the player's seat.

`rerun` plays in the worker process, piece by piece, and finds where two lines of play part.
`rerun_store` keeps results in ``twice/``.
"""
