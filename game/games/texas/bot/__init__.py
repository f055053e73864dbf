"""The bot of Texas Rummy.

Fixed: an expectation counts all cards that the seat has not seen, and no others.
Free: how many draws it looks ahead, and the odds of the discard model.
Then look at: tests/games/texas/test_worlds.py, tests/bench/learn/learn_texas.py
"""
