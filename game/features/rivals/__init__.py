"""Rivals: opponents who remember what the player and they did to each other.

``moments/deed_tally`` counts the deeds in a record while it is replayed, `rivals` adds them up for
a character and a game, and `sentences` has the lines about them. The counts are kept in
``moments.jsonl``, in the line of their record, and may be deleted with it. Begin with `rivals`.

Fixed: only matches that statistics count; nothing is told before three matches together.
Free: the sentences, and which of the true ones is told.
Then look at: tests/rivals, tests/ui/test_rivals_told.py
"""
