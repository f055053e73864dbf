"""Takeaway: eight slots of face-up cards in a ring; whole stacks change slots."""
