"""The pages, a folder per feature; the same names as in `game/features`."""
