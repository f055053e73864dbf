"""What the pointer or the focus rests on: more is told of it only after a moment."""

from math import inf

REST_SECONDS = 0.5


class Rest:
    """Follows what is pointed at; ``shown`` is whether it has been rested on long enough."""

    def __init__(self) -> None:
        self.on = ""
        self.shown = False
        self._since: float | None = None

    def stir(self) -> None:
        """The pointer has moved: from now on it rests, unless something is told already."""
        self._since = None

    def follow(self, on: str, now: float) -> bool:
        """Take note of what it is on at a time (in seconds); whether there is another thing to
        tell now, or nothing any more."""
        if on != self.on:
            was, self.shown = self.shown, False
            self.on, self._since = on, now
            return was
        if not on or self.shown:
            return False
        if self._since is None:
            self._since = now
        self.shown = now - self._since >= REST_SECONDS
        return self.shown

    def due(self, now: float) -> float:
        """In how many seconds there will be something to tell."""
        if not self.on or self.shown:
            return inf
        return REST_SECONDS if self._since is None else max(0.0, self._since + REST_SECONDS - now)
