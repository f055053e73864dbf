"""Where every card lies: pure geometry of a view, a hand order and measures."""
