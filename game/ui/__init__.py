"""The user interface: all code that uses pygame.

Fixed: nothing outside imports pygame, and a module here imports only rooms below its own.
Free: everything a player cannot see, hear or read from a screen reader.
Then look at: tests/test_architecture.py, tests/ui/test_pages.py, the start page at 960x600
"""

import os

# Suppress the greeting of pygame; standard output is for requested output only.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
