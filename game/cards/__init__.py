"""Packs, seeded shuffles, names of cards, and the cache that searches share.

`french` is the pack of four of the games: a card is a small int with a text (``5S``).  `shuffle`
puts a pack in the same order from the same seed on every machine, so a deal can be recomputed.
`discard_model` is a heuristic: what discards tell about the cards a player still holds.  Begin
with `french`, then `melds`.

Fixed: the int and the text of each card, and `shuffle`: old records and seals depend on both.
Free: the weights of `discard_model`, and the size of the cache; it changes no answer.
Then look at: tests/cards/test_shuffle.py, tests/cards/test_french.py, tests/match/third
"""
