"""The screen as a screen reader is told of it, what it answers, and what is announced to it."""
