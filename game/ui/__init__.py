"""The window: all that knows pygame."""
