"""The replay of a match, with its transport bar, and the ways to it.

Fixed: `open_replay` is the one way in, for lists, results and moments alike.
Free: the steps of the transport bar.
Then look at: tests/ui/test_replay_page.py, the bar at 960x600
"""
