"""How long somebody has been at a table."""

AWAY = 120.0
"""Seconds without key or mouse after which nobody is taken to be there."""


class Presence:
    """Counts the ``seconds`` at a table: while it is seen, on top, and somebody does something."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._last: float | None = None
        self._did = 0.0
        self._seen = False

    def back(self) -> None:
        """The table is on top, for the first time or again: before this nobody was at it."""
        self._last = None

    def did(self, now: float) -> None:
        """The player has done something at this time (in seconds)."""
        self._did = now

    def pass_to(self, now: float, seen: bool) -> None:
        """Time has passed to this moment; ``seen`` is whether the window is in front.

        Of the time since the last look, however long ago that was, counts what somebody who did
        something may have been there.
        """
        last, self._last = self._last, now
        stayed, self._seen = seen and self._seen, seen
        if last is None:
            self._did = now
            return
        if stayed:
            self.seconds += max(0.0, min(now, self._did + AWAY) - last)
