"""What draws the window: the libraries and the driver."""

import os
import platform

import pygame


def libraries() -> str:
    """The versions of what the window stands on."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}"


def driver() -> str:
    """What would show a window here; where nothing can, frames go nowhere."""
    if platform.system() == "Linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    name = pygame.display.get_driver()
    pygame.display.quit()
    return name
