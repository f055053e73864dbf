"""Matches in words: how lists name a match, its date, its result.

Keeps nothing of its own: the records lie in the match store.
"""
