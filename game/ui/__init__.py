"""The window: all that knows pygame."""

import os

# pygame greets on standard output, where nothing but what was asked for belongs.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
