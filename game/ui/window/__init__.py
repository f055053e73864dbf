"""The window: its loop, its input, its clock and keys."""
