"""The user interface: all code that uses pygame."""

import os

# Suppress the greeting of pygame; standard output is for requested output only.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
