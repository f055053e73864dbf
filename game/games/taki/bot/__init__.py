"""The bot of Taki.

Fixed: `endgame` calls a line won only if no hidden card can prevent it.
Free: weights of moves and of denying, which matches between players have tuned.
Then look at: tests/games/taki/test_endgame_certain_wins.py, tests/games/test_policy.py
"""
