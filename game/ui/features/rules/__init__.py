"""The rules of the games, with pictures and a search."""
