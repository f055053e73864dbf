"""A match that is looked at move by move: a sitting at which nobody plays."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.ai.levels import Advice
from game.core.event import Event, Seat, View
from game.core.game import State
from game.core.illegal import Illegal, IllegalMove
from game.core.state import SeatView
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.match.positions import Perspective, Positions
from game.session import HUMAN_SEAT, LogLine, MatchSession
from game.storage.match_store import NullWriter
from game.text.message import Message, TextValue, Who

AT_ONCE = 20
"""What was told of so many moves is found without anybody waiting for it."""


class ReplaySession(MatchSession):
    """The place in a match that is shown, and through whose eyes.

    ``at`` is how many of its moves have been made, ``eyes`` the seat whose view is shown, None
    where every hand lies open.  ``path`` is that of the record, None of a match that was never
    kept; ``fault`` is why no more of it can be read.  The hands of others are shown only of a match
    that is over.
    """

    def __init__(
        self, match: Match, path: Path | None = None, fault: Message | None = None
    ) -> None:
        # Nobody thinks here: at a table beneath somebody may be thinking, and is left to it.
        super().__init__(match, NullWriter(path or Path(), match), JobClient())
        self.course = Positions(match)
        self.path = path
        self.fault = fault
        self.at = 0
        self.eyes: Perspective = HUMAN_SEAT
        self._logs: dict[Perspective, _Log] = {}

    @property
    def names(self) -> list[Who]:
        """Those at the table; a person at the first seat is spoken to."""
        return [
            Who(player.name, seat == HUMAN_SEAT and player.level is None)
            for seat, player in enumerate(self.players)
        ]

    # Where one is.

    @property
    def last(self) -> int:
        """The last position there is."""
        return len(self.course)

    @property
    def view(self) -> View:
        """What is seen of the position."""
        return self.course.view(self.at, self.eyes)

    @property
    def state(self) -> State[Any]:
        state: State[Any] = self.match.game.from_view(self.view)
        return state

    @property
    def all_eyes(self) -> list[Perspective]:
        """Through whose eyes the match can be looked at: one's own first, all hands open last.

        They are one's own alone as long as it goes on, and where no hand hides anything.
        """
        table = self.match.game.table
        if not self.ended or table is None or not table.has_hands:
            return [HUMAN_SEAT]
        return [*map(Seat, range(self.match.setup.players)), None]

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played, so that nothing need stay hidden."""
        return self.match.state.over or self.match.notes.given_up

    def go(self, at: int) -> None:
        """Look at another position, or the nearest that there is."""
        self.at = max(0, min(self.last, at))
        self.forget_advice()

    def advise(self, move: str, why: TextValue) -> None:
        """Have it told what the coach would do in this position."""
        self.version += 1
        self.advice = Advice(move, why, {})

    def step(self) -> list[Event]:
        """Look at the next position; what happens on the way there, as it is seen."""
        events = self.course.events(self.at, self.eyes)
        self.go(self.at + 1)
        return events

    def next_of(self, places: Sequence[int], way: int) -> int | None:
        """The next of some positions, or the one before (``way`` -1); None if there is none."""
        if way > 0:
            return next((one for one in places if one > self.at), None)
        return next((one for one in reversed(places) if one < self.at), None)

    @property
    def choices(self) -> tuple[int, ...]:
        """The positions in which the person had a decision to make."""
        return self.course.choices(HUMAN_SEAT)

    @property
    def decides(self) -> bool:
        """Whether the person decides in this position."""
        return self.at in self.choices

    # What has been told.

    def told(self) -> list[list[LogLine]]:
        """What was told of the deal and of each move up to this position."""
        return self._log().until(self.at)

    def _log(self) -> "_Log":
        log = self._logs.get(self.eyes)
        if log is None:
            log = self._logs[self.eyes] = _Log(self)
        return log

    @property
    def read(self) -> bool:
        """Whether all is known that was told up to this position; else only the newest of it."""
        return self._log().known >= self.at

    def read_on(self) -> None:
        """Find a little more of what was told."""
        log = self._log()
        log.read(min(self.at, log.known + AT_ONCE))

    def read_all(self) -> None:
        """Find all that was told up to this position."""
        self._log().read(self.at)

    # What a sitting at which somebody plays has.

    @property
    def yours(self) -> bool:
        """Whether the person is asked, and it is told what they could have done."""
        return self.advice is not None

    @property
    def thinking(self) -> bool:
        return False

    def why(self, move: str) -> Illegal | None:
        """Why a move could not be made in this position; None if it could."""
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
    """What a match tells to certain eyes, found as far as it is wanted."""

    def __init__(self, sitting: ReplaySession) -> None:
        self.course = sitting.course
        self.eyes = sitting.eyes
        self.names = sitting.names
        self.seen: SeatView[Any] = SeatView(self.course.match.game)
        self.told: list[list[LogLine]] = []
        self.told.append(self._lines(self.course.opening(self.eyes), self.seen, None))

    @property
    def known(self) -> int:
        """For so many moves it has been found from the first one on."""
        return len(self.told) - 1

    def until(self, at: int) -> list[list[LogLine]]:
        """What is told of the opening and of so many moves; of what lies far ahead the newest."""
        if at - self.known > AT_ONCE:
            return self._newest(at)
        self.read(at)
        return self.told[: at + 1]

    def read(self, at: int) -> None:
        """Find what is told of so many moves."""
        for number in range(self.known, at):
            before = next((lines[-1] for lines in reversed(self.told) if lines), None)
            events = self.course.events(number, self.eyes)
            self.told.append(self._lines(events, self.seen, before))

    def _newest(self, at: int) -> list[list[LogLine]]:
        """What is told of the last of so many moves, without what was told before them."""
        first = at - AT_ONCE
        seen: SeatView[Any] = SeatView(self.course.match.game, self.course.view(first, self.eyes))
        before = LogLine()
        before.round, before.called = self.course.round(first), seen.round
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
