"""The keyboard: keys that go down, and those that do their work over and over while held.

The time is counted here, after all that the system has told was read: a key that was let go while
a page was being drawn is none that is held.
"""

import pygame

from game.ui.window.commands import repeats
from game.ui.window.inputs import Key, key_of
from game.ui.window.layouts import key_name, shifted

FIRST, AGAIN = 0.4, 0.04
"""Seconds until a key that is held comes for the second time, and from then on."""
ALONE = {
    *(f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta")),
    *("caps lock", "numlock", "scroll lock", "alt gr", "altgr", "menu", "print screen", ""),
}
"""Keys that mean nothing by themselves."""


class Keyboard:
    """The key that is held and does its work over and over; the last one, if it is several."""

    def __init__(self) -> None:
        self._held: tuple[int, Key] | None = None
        self._due = 0.0

    def down(self, event: pygame.Event, now: float) -> Key | None:
        """The key that went down; None for one that means nothing by itself."""
        scancode = getattr(event, "scancode", 0)
        name = key_name(event.key, scancode)
        if name.lower() in ALONE:
            return None
        key = key_of(
            name,
            shifted(name, scancode, getattr(event, "unicode", "")),
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            control=bool(event.mod & pygame.KMOD_CTRL),
            alt=bool(event.mod & pygame.KMOD_ALT),
        )
        self._held, self._due = (event.key, key) if repeats(key) else None, now + FIRST
        return key

    def up(self, event: pygame.Event) -> None:
        """A key went up."""
        if self._held is not None and self._held[0] == event.key:
            self._held = None

    def let_go(self) -> None:
        """Nothing is held any longer: the window has lost the focus."""
        self._held = None

    @property
    def next_due(self) -> float | None:
        """When the key that is held comes again, in seconds; None if none is."""
        return None if self._held is None else self._due

    def due(self, now: float) -> list[Key]:
        """What is held and comes again by now; however late it is, it comes once."""
        if self._held is None or now < self._due:
            return []
        self._due = now + AGAIN
        return [self._held[1]]
