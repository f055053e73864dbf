"""Statistics of all matches."""
