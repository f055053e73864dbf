"""Matches in words: titles, dates and results for lists.

Nothing is kept here; the records are in the match store.
"""
