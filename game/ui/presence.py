"""How long somebody has been at a table."""

AWAY = 120.0
"""Seconds without key or mouse after which nobody is taken to be there."""
STEP = 2.0
"""Seconds: whoever looked longer ago than that was somewhere else meanwhile."""


class Presence:
    """Counts the ``seconds`` at a table: while it is seen, on top, and somebody does something."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._last: float | None = None
        self._did = 0.0

    def did(self, now: float) -> None:
        """The player has done something at this time (in seconds)."""
        self._did = now

    def pass_to(self, now: float, seen: bool) -> None:
        """Time has passed to this moment; ``seen`` is whether the window is in front."""
        last, self._last = self._last, now
        if last is None:
            self._did = now
            return
        if seen and 0 < now - last <= STEP and now - self._did <= AWAY:
            self.seconds += now - last
