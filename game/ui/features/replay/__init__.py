"""The replay of a match, with its transport bar."""
