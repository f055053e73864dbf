"""Packs, seeded shuffles, names of cards, and the cache that searches share.

`french` is the pack of four of the games: a card is a small int with a text (``5S``).
`shuffle` makes the same order of a pack from the same seed on every machine; anybody can do the
sum again.  `discard_model` tells what discards say about the cards a player still holds.
Begin with `french`, then `melds`.
"""
