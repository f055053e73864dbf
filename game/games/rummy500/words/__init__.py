"""500 Rummy in words: its cards and melds, what happens, its rules for the player."""
