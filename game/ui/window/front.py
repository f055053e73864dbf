"""Whether the window is in front of the player: seen, and the one that is used."""

import pygame

AWAY = {
    pygame.WINDOWFOCUSLOST: "focus",
    pygame.WINDOWMINIMIZED: "sight",
    pygame.WINDOWHIDDEN: "sight",
}
"""What the window has lost when the system tells this."""
BACK = {
    pygame.WINDOWFOCUSGAINED: ("focus", "sight"),
    pygame.WINDOWRESTORED: ("sight",),
    pygame.WINDOWSHOWN: ("sight",),
    pygame.WINDOWMAXIMIZED: ("sight",),
    pygame.KEYDOWN: ("focus", "sight"),
    pygame.MOUSEBUTTONDOWN: ("focus", "sight"),
}
"""What it has again.  Whoever uses it has it in front, whatever the system says of focus."""


class Front:
    """Follows what the system tells of the window.

    One that was never told anything (where no window manager gives focus) is in front.
    """

    def __init__(self) -> None:
        self._lost: set[str] = set()

    def hear(self, event: pygame.Event) -> None:
        """Take note of an event."""
        if event.type in AWAY:
            self._lost.add(AWAY[event.type])
        else:
            self._lost.difference_update(BACK.get(event.type, ()))

    @property
    def sighted(self) -> bool:
        """Whether anything of the window can be seen, in front or behind others."""
        return "sight" not in self._lost

    @property
    def seen(self) -> bool:
        """Whether the window is in front."""
        return not self._lost
