"""Reruns: a finished match's cards played again by a level in the player's seat.

`rerun` plays in the worker process, piece by piece, and finds where two lines of play part.
`rerun_store` keeps results in ``twice/``.

Fixed: a rerun gets the decks, cuts and dealers of its match; nothing of it counts as history.
Free: the size of a piece of work. Results may be deleted at any time.
Then look at: tests/ai/test_rerun.py, tests/storage/test_rerun_store.py, tests/ui/test_rerun_page.py
"""
