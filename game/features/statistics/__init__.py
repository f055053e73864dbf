"""Statistics over finished matches: tallies, intervals and a rating; nothing is kept on disk."""
