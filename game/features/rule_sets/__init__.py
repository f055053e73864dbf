"""Rule sets: a game's options under a name, shipped or the player's own.

`rules_line` writes a set as one line of text that can be shared, and reads it. `own_sets` keeps
the player's sets in ``rules.txt``, one such line each. Begin with `rules_line`.

Fixed: every line that was ever shared still reads; an unknown option gives a sentence.
Free: which signs around a line are skipped, such as quotes of a mail.
Then look at: tests/rule_sets/test_rules_line.py, tests/rule_sets/test_own_sets.py
"""
