"""Packs, seeded shuffles, names of cards, and the cache that searches share.

`french` is the pack of four of the games: a card is a small int with a text (``5S``).  `shuffle`
puts a pack in the same order from the same seed on every machine, so a deal can be recomputed.
`discard_model` is a heuristic: what discards tell about the cards a player still holds.  Begin
with `french`, then `melds`.
"""
