"""The screens that are there, and how much room a window has on each."""

import pygame
from pygame import Rect

from game.ui.window.library import sdl


def screens() -> list[Rect]:
    """The room on each screen that windows have, in points of the system, the usual one first.

    Where SDL cannot be asked for it that is the first screen, from its corner on.
    """
    found = []
    library = sdl()
    if library is not None:
        import ctypes

        corner_and_size = ctypes.c_int * 4
        for number in range(library.SDL_GetNumVideoDisplays()):
            area = corner_and_size()
            if library.SDL_GetDisplayUsableBounds(number, area) == 0:
                found.append(Rect(*area))
    rooms = found or [Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()[:1]]
    return [room for room in rooms if room.w > 0 and room.h > 0]
