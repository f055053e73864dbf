"""Recent changes, and the log that waits until cards have landed.

`RecentChanges` keeps the marks on new cards and on players passed over. `DeferredLog` delays log,
plates and badges, so that nothing is told before it is seen. The timeline feeds both.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.event import PERSON_SEAT, Event, EventKind, Seat
from game.core.state import State
from game.core.table import (
    FACE_UP_STACK_STYLE,
    MELD_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
    SPREAD_STYLE,
    ZoneStyle,
)
from game.session import LogLine
from game.ui.table.motion.card_sprites import CardSprite

MARKED_ZONE_STYLES = (MELD_STYLE, SPREAD_STYLE, PILE_STYLE, FACE_UP_STACK_STYLE)
"""Styles of the zones whose new cards get a mark."""


@dataclass(frozen=True, slots=True)
class RecentChange:
    """The change of all marks when the cards of an event have landed.

    ``skipped`` is the seat passed over; ``same`` keeps the previous one. ``news`` are the numbers
    of newly marked sprites. ``ends``, at the end of a round, clears earlier news first.
    """

    skipped: Seat | None = None
    same: bool = True
    news: frozenset[int] = frozenset()
    ends: bool = False


NO_RECENT_CHANGE = RecentChange()


@dataclass(slots=True)
class RecentChanges:
    """The marks of recent changes.

    ``fresh`` are the numbers of sprites that came to the person's hand since their last move.
    ``news`` are those that opponents have put into readable zones since then. ``skipped`` is the
    seat passed over, until the next move. ``cut`` is the seat and the card that it has drawn for
    the deal. ``revealed`` are the hands laid open at the end of the round.
    """

    fresh: set[int] = field(default_factory=set)
    news: set[int] = field(default_factory=set)
    skipped: Seat | None = None
    cut: tuple[Seat, str] | None = None
    revealed: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def forget(self) -> None:
        """Clear all marks, after loading or an undo."""
        self.fresh.clear()
        self.news.clear()
        self.skipped = self.cut = None
        self.revealed.clear()

    def answered(self, forced: bool) -> None:
        """Clear marks after the person's move; news outlast a ``forced`` move."""
        self.fresh.clear()
        if not forced:
            self.news.clear()

    def hear(self, event: Event, what: EventKind) -> None:
        """Record cuts and revealed hands of an event about to be shown."""
        seat = event.seat
        shown = event.cards[-1] if what is EventKind.CUT and event.cards else None
        self.cut = None if seat is None or shown is None else (seat, shown)
        if what is EventKind.REVEAL and seat is not None:
            self.revealed[seat] = tuple(text for text in event.cards if text is not None)
        elif what in (EventKind.COLLECT, EventKind.SHUFFLE):
            self.revealed.clear()

    def after(self, events: Iterable[Event], what: Callable[[Event], EventKind]) -> "RecentChanges":
        """A copy with cuts and hands after more events; ``what`` gives the kind of an event."""
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
        """Record the cards of an event; the result is the change to apply when they have landed.

        ``moved`` are their sprites, ``lies`` is the style of the target. ``held`` is the number of
        cards that the person now holds.
        """
        numbers = frozenset(sprite.number for sprite in moved)
        if (
            event.target == PERSON_HAND_ZONE
            and what is not EventKind.DEAL
            and (len(moved) == 1 or len(moved) < held)
        ):
            # In a hand that is all new no card is newer than another.
            self.fresh |= numbers
        others = event.seat not in (None, PERSON_SEAT) and what is not EventKind.TURN_UP
        return RecentChange(
            event.seat if what is EventKind.SKIP else None,
            what in (EventKind.TURN, EventKind.OTHER),
            numbers if others and lies in MARKED_ZONE_STYLES else frozenset(),
            what in (EventKind.ROUND_END, EventKind.COLLECT),
        )

    def take(self, change: RecentChange) -> None:
        """Apply the change of cards that have landed."""
        if not change.same:
            self.skipped = change.skipped
        if change.ends:
            self.news.clear()
        self.news |= change.news


@dataclass(frozen=True, slots=True)
class PendingUpdate:
    """The result of an event, told at the time ``due``: state, numbers of cards and log line.

    ``ends`` is whether a move ends with it, ``change`` the change of the marks.
    """

    event: Event
    due: float
    state: State[Any]
    counts: Mapping[str, int]
    line: LogLine | None
    ends: bool
    change: RecentChange = NO_RECENT_CHANGE


class DeferredLog:
    """The log, and the facts on plates, panels and badges.

    ``state`` and ``counts`` belong to the last event that has landed, ``recent`` to its marks.
    ``news`` changes with each update. ``listen`` is a callback for each update; during the call
    ``state`` is still the previous one.
    """

    def __init__(self, state: State[Any], counts: Mapping[str, int], recent: RecentChanges) -> None:
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
        """Whether an update waits for its cards."""
        return bool(self._waiting)

    @property
    def last(self) -> float:
        """Time when the last update is due; minus infinity for none."""
        return self._waiting[-1].due if self._waiting else float("-inf")

    @property
    def newest(self) -> LogLine | None:
        """The last log line, waiting ones included; None before the first."""
        waiting = (one.line for one in reversed(self._waiting) if one.line is not None)
        return next(waiting, self.log[-1] if self.log else None)

    def later(self, one: PendingUpdate) -> None:
        """Queue an update after those that wait."""
        self._waiting.append(one)

    def tell(self, now: float, quietly: bool = False) -> None:
        """Apply all updates that are due.

        ``quietly`` leaves ``news`` unchanged for those without a line: more of the same follow at
        once.
        """
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
        """Apply all updates at once."""
        self.tell(float("inf"))

    def length(self) -> tuple[int, int]:
        """Number of log lines and of finished moves, waiting ones included."""
        lines = sum(one.line is not None for one in self._waiting)
        return len(self.log) + lines, len(self._ends) + sum(one.ends for one in self._waiting)

    def cut(self, lines: int, ends: int) -> None:
        """Truncate the log to a number of lines and of finished moves."""
        del self.log[lines:], self._ends[ends:]

    def snap(self, state: State[Any], counts: Mapping[str, int]) -> None:
        """Apply all updates, then replace state and numbers of cards."""
        self.tell_all()
        self.state, self.counts = state, counts
        self.news += 1

    def remember(self, told_by_move: Iterable[Sequence[LogLine]]) -> None:
        """Replace the log by the lines of the deal and of each earlier move."""
        self.log, self._ends = [], []
        for lines in told_by_move:
            self.log += lines
            self._ends.append(len(self.log))

    def forget(self, moves: int) -> bool:
        """Truncate the log to the first ``moves`` moves; whether so many had been told."""
        if moves >= len(self._ends):
            return False
        self.cut(self._ends[moves], moves + 1)
        return True
