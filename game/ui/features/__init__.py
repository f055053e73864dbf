"""The pages, in one folder per feature, with the same names as in `game/features`."""
