"""Telling: nothing is told before it is seen.  What an event changes is told when it has landed."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.core.event import Event
from game.ui.logline import LogLine
from game.ui.table.recent import UNCHANGED, Change, Recent
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Untold:
    """What an event leads to, and from when it is told: the state, the cards of every zone, a line
    of the log, whether a move ends with it, and what is marked with it."""

    event: Event
    due: float
    state: Any
    counts: Mapping[str, int]
    line: LogLine | None
    ends: bool
    change: Change = UNCHANGED


class Telling:
    """The log, and what stands on plates, panels and badges.

    ``state`` and ``counts`` are those after all that has landed, ``recent`` what is marked then;
    ``news`` is another number when something was told.  ``listen`` is given each as it is told,
    while ``state`` is still the one before it.
    """

    def __init__(self, state: Any, counts: Mapping[str, int], recent: Recent) -> None:
        self.recent = recent
        self.state = state
        self.counts = counts
        self.log: list[LogLine] = []
        self.news = 0
        self.listen: Callable[[Untold], None] = lambda one: None
        self._ends: list[int] = []
        self._waiting: deque[Untold] = deque()

    @property
    def waits(self) -> bool:
        """Whether something has begun that has not been told yet."""
        return bool(self._waiting)

    @property
    def last(self) -> float:
        """When all that has begun is told."""
        return self._waiting[-1].due if self._waiting else float("-inf")

    @property
    def newest(self) -> LogLine | None:
        """The last line there is, told or not; None before the first."""
        waiting = (one.line for one in reversed(self._waiting) if one.line is not None)
        return next(waiting, self.log[-1] if self.log else None)

    def later(self, one: Untold) -> None:
        """Tell this when its time has come, after all that waits already."""
        self._waiting.append(one)

    def tell(self, now: float, quietly: bool = False) -> None:
        """Tell what has landed by now; ``quietly`` where more of the same follows at once."""
        while self._waiting and self._waiting[0].due <= now:
            one = self._waiting.popleft()
            self.listen(one)
            self.state, self.counts = one.state, one.counts
            self.recent.take(one.change)
            if one.line is not None:
                self.log.append(one.line)
            if one.ends:
                self._ends.append(len(self.log))
            if one.line is not None or not quietly:
                self.news += 1

    def tell_all(self) -> None:
        """Tell all that waits."""
        self.tell(float("inf"))

    def length(self) -> tuple[int, int]:
        """How many lines the log has and how many moves have ended, with all that waits."""
        lines = sum(one.line is not None for one in self._waiting)
        return len(self.log) + lines, len(self._ends) + sum(one.ends for one in self._waiting)

    def cut(self, lines: int, ends: int) -> None:
        """Strike out of the log what came after so many lines and moves."""
        del self.log[lines:], self._ends[ends:]

    def snap(self, state: Any, counts: Mapping[str, int]) -> None:
        """Have all be told, and this be so."""
        self.tell_all()
        self.state, self.counts = state, counts
        self.news += 1

    def remember(self, told_by_move: Iterable[Sequence[LogLine]]) -> None:
        """Take over what was told of the deal and of each move before the show began."""
        self.log, self._ends = [], []
        for lines in told_by_move:
            self.log += lines
            self._ends.append(len(self.log))

    def forget(self, moves: int) -> bool:
        """Strike out of the log what came after so many moves; whether all before was shown."""
        if moves >= len(self._ends):
            return False
        self.cut(self._ends[moves], moves + 1)
        return True
