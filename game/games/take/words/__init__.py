"""Take in words: its cards and sequences, what happens, its rules for the player."""
