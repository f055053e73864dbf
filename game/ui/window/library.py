"""The very SDL that pygame has loaded, for what pygame itself does not hand on."""

import sys
from typing import Any

import pygame


def sdl() -> Any:
    """The library; None where it cannot be found."""
    try:
        # Not with the first imports: the first frame need not wait for it.
        import ctypes

        # A module of pygame finds the symbols of the SDL it is linked to; Windows knows by its
        # name what has been loaded.
        return ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
    except (ImportError, OSError):
        return None
