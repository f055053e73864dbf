"""500 Rummy: draw from a pile that lies open, meld for points, and call "Rummy!"."""
