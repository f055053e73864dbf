"""Replay of a match: a match session in which the player only looks."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.ai.levels import Advice
from game.core.event import PERSON_SEAT, Event, Seat, View
from game.core.game import State
from game.core.illegal import Illegal, IllegalMove
from game.core.state import SeatView
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.match.positions import Perspective, Positions
from game.session import LogLine, MatchSession
from game.storage.match_store import NullWriter
from game.text.message import Message, TextValue

MOVES_LOGGED_AT_ONCE_COUNT = 20
"""Maximum number of moves whose log is built in one call without a noticeable delay."""


class ReplaySession(MatchSession):
    """The shown position of a match, and the perspective.

    ``at`` is the number of moves made. ``eyes`` is a seat, or None for open hands. ``path`` is the
    record's file, if any; ``fault`` is why its rest is unreadable. Other hands are only shown after
    the end of the match.
    """

    def __init__(
        self, match: Match, path: Path | None = None, fault: Message | None = None
    ) -> None:
        # An idle client: a table below this page may still use the shared worker.
        super().__init__(match, NullWriter(path or Path(), match), JobClient())
        self.course = Positions(match)
        self.path = path
        self.fault = fault
        self.at = 0
        self.eyes: Perspective = PERSON_SEAT
        self._logs: dict[Perspective, _Log] = {}

    @property
    def last(self) -> int:
        """Last position."""
        return len(self.course)

    @property
    def view(self) -> View:
        """View of the shown position."""
        return self.course.view(self.at, self.eyes)

    @property
    def state(self) -> State[Any]:
        state: State[Any] = self.match.game.from_view(self.view)
        return state

    @property
    def all_eyes(self) -> list[Perspective]:
        """Available perspectives: the person's first, open hands last.

        Only the person's own while the match is unfinished, and in games without hands.
        """
        table = self.match.game.table
        if not self.ended or table is None or not table.has_hands:
            return [PERSON_SEAT]
        return [*map(Seat, range(self.match.setup.players)), None]

    @property
    def ended(self) -> bool:
        """Whether the match is over or given up, so that nothing must stay hidden."""
        return self.match.state.over or self.match.notes.given_up

    def go(self, at: int) -> None:
        """Show the position `at`, clamped to the valid range."""
        self.at = max(0, min(self.last, at))
        self.forget_advice()

    def advise(self, move: str, why: TextValue) -> None:
        """Show the coach's move for this position."""
        self.version += 1
        self.advice = Advice(move, why, {})

    def step(self) -> list[Event]:
        """Go to the next position and return the events, as seen from the perspective."""
        events = self.course.events(self.at, self.eyes)
        self.go(self.at + 1)
        return events

    def next_of(self, places: Sequence[int], way: int) -> int | None:
        """Nearest of the places after the position, or before it if ``way`` is -1; else None."""
        if way > 0:
            return next((one for one in places if one > self.at), None)
        return next((one for one in reversed(places) if one < self.at), None)

    @property
    def choices(self) -> tuple[int, ...]:
        """Positions with a decision of the person."""
        return self.course.choices(PERSON_SEAT)

    @property
    def decides(self) -> bool:
        return self.at in self.choices

    def told(self) -> list[list[LogLine]]:
        """Log lines of the deal and of each move before the position."""
        return self._log().until(self.at)

    def _log(self) -> "_Log":
        log = self._logs.get(self.eyes)
        if log is None:
            log = self._logs[self.eyes] = _Log(self)
        return log

    @property
    def read(self) -> bool:
        """Whether the log is complete up to the position."""
        return self._log().known >= self.at

    def read_on(self) -> None:
        """Extend the log by a few moves; called while idle."""
        log = self._log()
        log.read(min(self.at, log.known + MOVES_LOGGED_AT_ONCE_COUNT))

    def read_all(self) -> None:
        """Complete the log up to the position."""
        self._log().read(self.at)

    # Overrides of the match session.

    @property
    def yours(self) -> bool:
        """Whether the coach's move is on display."""
        return self.advice is not None

    @property
    def thinking(self) -> bool:
        return False

    def refusal(self, move: str) -> Illegal | None:
        """Refusal of a move in the shown position; None if it is legal."""
        game = self.match.game
        state = self.course.state(self.at)
        try:
            return state.check(game.parse(move)) if not state.over else None
        except IllegalMove as error:
            return error.illegal

    @property
    def undoable(self) -> bool:
        return False

    @property
    def only_move(self) -> str | None:
        return None


class _Log:
    """Log of the match for one perspective, built on demand."""

    def __init__(self, session: ReplaySession) -> None:
        self.course = session.course
        self.eyes = session.eyes
        self.names = session.names
        self.seen: SeatView[Any] = SeatView(self.course.match.game)
        self.told: list[list[LogLine]] = []
        self.told.append(self._lines(self.course.opening(self.eyes), self.seen, None))

    @property
    def known(self) -> int:
        """Number of moves whose log is complete."""
        return len(self.told) - 1

    def until(self, at: int) -> list[list[LogLine]]:
        """Log up to a position; far ahead only its newest lines."""
        if at - self.known > MOVES_LOGGED_AT_ONCE_COUNT:
            return self._newest(at)
        self.read(at)
        return self.told[: at + 1]

    def read(self, at: int) -> None:
        """Build the log up to a position."""
        for number in range(self.known, at):
            before = next((lines[-1] for lines in reversed(self.told) if lines), None)
            events = self.course.events(number, self.eyes)
            self.told.append(self._lines(events, self.seen, before))

    def _newest(self, at: int) -> list[list[LogLine]]:
        """Log of the last few moves before a position, without earlier lines."""
        first = at - MOVES_LOGGED_AT_ONCE_COUNT
        seen: SeatView[Any] = SeatView(self.course.match.game, self.course.view(first, self.eyes))
        before = LogLine()
        before.round, before.called = self.course.round_number(first), seen.round
        found: list[list[LogLine]] = [[] for _ in range(first + 1)]
        for number in range(first, at):
            found.append(self._lines(self.course.events(number, self.eyes), seen, before))
            before = found[-1][-1] if found[-1] else before
        return found

    def _lines(
        self, events: Sequence[Event], seen: SeatView[Any], before: LogLine | None
    ) -> list[LogLine]:
        game, lines = self.course.match.game, list[LogLine]()
        for event in events:
            said = game.describe_event(seen, event, self.names) if seen else None
            if said is not None:
                before = LogLine.of(said, event, seen.round, before)
                lines.append(before)
            seen.apply(event)
        return lines
