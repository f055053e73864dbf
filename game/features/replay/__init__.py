"""Replay of a match, move by move and from any seat; nothing is kept on disk.

Fixed: a session that the table can show like a match, and in which nothing can be played.
Free: how positions are kept between steps.
Then look at: tests/laws/test_replay.py, tests/ui/test_replay_page.py
"""
