"""Work in small steps, spread over many frames."""

from collections import deque
from collections.abc import Iterator

from game.ui.kit.clock import frame_budget


class Steps:
    """Pieces of work, one after the other."""

    def __init__(self) -> None:
        self._left: deque[Iterator[None]] = deque()

    @property
    def are_over(self) -> bool:
        return not self._left

    def begin(self, work: Iterator[None]) -> None:
        """Do this piece of work after those that are left."""
        self._left.append(work)

    def go_on(self) -> bool:
        """Go on for a part of a frame; whether there is more."""
        over = frame_budget()
        while self._left and not over():
            if next(self._left[0], self) is self:
                self._left.popleft()
        return bool(self._left)

    def finish(self) -> None:
        """Do all that is left at once."""
        while self._left:
            for _ in self._left.popleft():
                pass
