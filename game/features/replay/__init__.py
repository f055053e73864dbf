"""Replay of a match, move by move and from any seat; nothing is kept on disk."""
