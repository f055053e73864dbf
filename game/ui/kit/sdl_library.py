"""The SDL library of pygame, for functions that pygame does not offer."""

import sys
from typing import Any

import pygame


def sdl() -> Any:
    """The SDL library of pygame; None if not found."""
    try:
        # A late import: the first frame does not need it.
        import ctypes

        # A pygame module finds the symbols of its linked SDL. Windows finds a loaded library by
        # name.
        return ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
    except (ImportError, OSError):
        return None
