"""The bot of Takeaway.

Fixed: `endgame` counts exactly what few open cards decide.
Free: the leaf value, which `learn_takeaway` fits, and the quick score.
Then look at: tests/games/takeaway/test_bot.py, tests/bench/learn
"""
