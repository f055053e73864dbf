"""The layout: the pose of every card, a function of view, hand order and measures."""
