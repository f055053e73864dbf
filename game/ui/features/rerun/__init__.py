"""The rerun of a match by a level."""
