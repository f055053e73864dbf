"""The page on which a match is played, and what opens over it."""
