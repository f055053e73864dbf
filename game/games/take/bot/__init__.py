"""The opponents of Take: what they know, guess and play."""
