"""Rule sets: a game's options under a name, shipped or the player's own.

`rules_line` writes a set as one line of text that can be shared, and reads it. `own_sets` keeps
the player's sets in ``rules.txt``, one such line each. Begin with `rules_line`.
"""
