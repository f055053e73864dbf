"""A match move by move, from any seat.  Keeps nothing on disk."""
