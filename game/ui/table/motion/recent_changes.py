"""What has just been done, as long as it is marked at the table.

Telling: nothing is told before it is seen.  What an event changes is told when it has landed.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.event import Event, EventKind, Seat
from game.core.table import HAND, MELD, PILE, SPREAD, STACK, ZoneStyle
from game.session import HUMAN_SEAT, LogLine
from game.ui.table.motion.card_sprites import CardSprite

SEEN = (MELD, SPREAD, PILE, STACK)
"""How cards lie that have a mark while they are new and can be seen."""


@dataclass(frozen=True, slots=True)
class RecentChange:
    """What of all that is marked changes when something has landed.

    ``skipped`` is whoever was passed over by it, unless that stays the ``same``; ``news`` are the
    numbers of the sprites that are new then, after all news where a round ``ends``.
    """

    skipped: Seat | None = None
    same: bool = True
    news: frozenset[int] = frozenset()
    ends: bool = False


UNCHANGED = RecentChange()


@dataclass(slots=True)
class RecentChanges:
    """What is marked as done just now.

    ``fresh`` are the numbers of the sprites of cards that have come to the person's hand since
    their last move, ``news`` of those that others have put where all can be read since then.
    ``skipped`` is whoever has just been passed over, until the next one moves.  ``cut`` is who
    has just drawn which card for the deal; ``revealed`` are the hands that were laid open at the
    end of the round.
    """

    fresh: set[int] = field(default_factory=set)
    news: set[int] = field(default_factory=set)
    skipped: Seat | None = None
    cut: tuple[Seat, str] | None = None
    revealed: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def forget(self) -> None:
        """Nothing was done (after loading or an undo)."""
        self.fresh.clear()
        self.news.clear()
        self.skipped = self.cut = None
        self.revealed.clear()

    def answered(self, forced: bool) -> None:
        """The person has moved; what is new on the table stays so over a ``forced`` move."""
        self.fresh.clear()
        if not forced:
            self.news.clear()

    def hear(self, event: Event, what: EventKind) -> None:
        """Take note of what is about to be seen of somebody."""
        seat = event.seat
        shown = event.cards[-1] if what is EventKind.CUT and event.cards else None
        self.cut = None if seat is None or shown is None else (seat, shown)
        if what is EventKind.REVEAL and seat is not None:
            self.revealed[seat] = tuple(text for text in event.cards if text is not None)
        elif what in (EventKind.COLLECT, EventKind.SHUFFLE):
            self.revealed.clear()

    def after(self, events: Iterable[Event], what: Callable[[Event], EventKind]) -> "RecentChanges":
        """What will be known of cuts and open hands when more has been seen; ``what`` it is."""
        found = replace(self, revealed={**self.revealed})
        for event in events:
            found.hear(event, what(event))
        return found

    def mark(
        self,
        event: Event,
        what: EventKind,
        moved: list[CardSprite],
        held: int,
        lies: ZoneStyle | None,
    ) -> RecentChange:
        """Take note of the cards that an event has ``moved`` to its target, and say what will be
        marked when they have landed.

        There they lie so (``lies``); the person holds so many cards (``held``) now.
        """
        numbers = frozenset(sprite.number for sprite in moved)
        if (
            event.target == HAND
            and what is not EventKind.DEAL
            and (len(moved) == 1 or len(moved) < held)
        ):
            # Of a whole hand no card is newer than another.
            self.fresh |= numbers
        others = event.seat not in (None, HUMAN_SEAT) and what is not EventKind.TURN_UP
        return RecentChange(
            event.seat if what is EventKind.SKIP else None,
            what in (EventKind.TURN, EventKind.OTHER),
            numbers if others and lies in SEEN else frozenset(),
            what in (EventKind.ROUND_END, EventKind.COLLECT),
        )

    def take(self, change: RecentChange) -> None:
        """Mark what has landed."""
        if not change.same:
            self.skipped = change.skipped
        if change.ends:
            self.news.clear()
        self.news |= change.news


@dataclass(frozen=True, slots=True)
class PendingUpdate:
    """What an event leads to, and from when it is told: the state, the cards of every zone, a line
    of the log, whether a move ends with it, and what is marked with it."""

    event: Event
    due: float
    state: Any
    counts: Mapping[str, int]
    line: LogLine | None
    ends: bool
    change: RecentChange = UNCHANGED


class DeferredLog:
    """The log, and what stands on plates, panels and badges.

    ``state`` and ``counts`` are those after all that has landed, ``recent`` what is marked then;
    ``news`` is another number when something was told.  ``listen`` is given each as it is told,
    while ``state`` is still the one before it.
    """

    def __init__(self, state: Any, counts: Mapping[str, int], recent: RecentChanges) -> None:
        self.recent = recent
        self.state = state
        self.counts = counts
        self.log: list[LogLine] = []
        self.news = 0
        self.listen: Callable[[PendingUpdate], None] = lambda one: None
        self._ends: list[int] = []
        self._waiting: deque[PendingUpdate] = deque()

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

    def later(self, one: PendingUpdate) -> None:
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
