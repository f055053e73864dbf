"""The opponents of 500 Rummy: what they know, guess and play."""
