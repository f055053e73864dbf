"""Counts, intervals and a rating over all finished matches.  Keeps nothing on disk."""
