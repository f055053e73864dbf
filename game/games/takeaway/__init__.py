"""Takeaway: eight slots of face-up cards in a ring, and stacks taken from one to another."""
