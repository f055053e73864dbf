"""The replay of a match, with its transport bar, and the ways to it."""
