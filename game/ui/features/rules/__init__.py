"""The rules with pictures and a search."""
