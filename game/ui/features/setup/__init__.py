"""The page before a match."""
