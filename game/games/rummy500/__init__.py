"""500 Rummy: draw from an open pile, meld for points, and call "Rummy!"."""
