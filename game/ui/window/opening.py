"""Opening the window, or saying in a sentence why that cannot be done."""

import os
import sys

import pygame

from game.words.message import Message, Said, say


class NoScreen(Exception):
    """There is nothing to open a window on; the text says so in a sentence."""

    def __init__(self, why: Said) -> None:
        super().__init__(say("program-no-screen", why=why))


def opened(size: tuple[int, int]) -> pygame.Window:
    """A window of a size in points, not shown yet; else ``NoScreen``."""
    if sys.platform == "win32":
        # Else a screen on which everything is shown larger is given a small picture, stretched.
        os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" != os.environ.get("SDL_VIDEODRIVER"):
            # What SDL comes to when it finds nothing: a window that nobody can see.
            raise NoScreen(Message("program-no-display"))
        if pygame.display.get_driver() == "x11":
            # Without a graphics card SDL would present through software OpenGL, far slower.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        return pygame.Window(
            say("program-name"), size, resizable=True, allow_high_dpi=True, hidden=True
        )
    except pygame.error as error:
        raise NoScreen(str(error)) from None
