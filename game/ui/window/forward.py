"""Coming to the front when a second start asks for it."""

import sys
from pathlib import Path

import pygame

from game.storage.summons import answered

LOOK_SECONDS = 0.5
"""How often one looks whether somebody has asked, while anything is done."""


class Forward:
    """Brings a ``window`` to the front whenever a second start has asked for that.

    What was asked in its ``folder`` before it was there is forgotten.
    """

    def __init__(self, window: pygame.Window, folder: Path) -> None:
        self.window = window
        self.folder = folder
        self._looked = float("-inf")
        answered(folder)

    def look(self, now: float, small: bool, told: bool = False) -> bool:
        """Come to the front if that has been asked by this time; whether it has.

        One looks only now and then, unless one was ``told`` that somebody has asked.  A window
        that is ``small``, on the task bar, is made as large as it was.
        """
        if not told and now < self._looked + LOOK_SECONDS:
            return False
        self._looked = now
        if not answered(self.folder):
            return False
        if small:
            self.window.restore()
        self.window.show()
        self.window.focus()
        try:
            # Where nothing may come to the front by itself, it is seen on the task bar.
            self.window.flash(pygame.FLASH_UNTIL_FOCUSED)
        except pygame.error:
            # A system that cannot do it has had the rest.
            return True
        return True


def let_others_forward() -> None:
    """Let the window that is asked come to the front.

    On Windows only what was started last may let another do that.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
