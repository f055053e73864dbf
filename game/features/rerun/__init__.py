"""A finished match's cards played again by an expert in the player's seat.

`rerun` asks the worker process piece by piece; `rerun_store` keeps results in ``twice/``.
"""
