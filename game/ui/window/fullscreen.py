"""Full screen or a window, one change at a time."""

import pygame

SETTLING_SECONDS = 0.5
"""How long a change takes at the most, with the window manager's part in it."""


class FullScreen:
    """Has the window fill the screen or not, as is wished.

    A window manager that is asked again before it has answered loses track, and the window
    stays as nobody wanted it.  So a change is begun only when the one before it has settled,
    and of several wishes meanwhile the last one counts.
    """

    def __init__(self, window: pygame.Window) -> None:
        self.window = window
        self.filled = False
        self._changed = float("-inf")

    def follow(self, wished: bool, now: float) -> bool:
        """Change to what is wished if that is possible by now; whether it was changed."""
        if wished == self.filled or now < self._changed + SETTLING_SECONDS:
            return False
        if wished:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
        self.filled = wished
        self._changed = now
        return True
