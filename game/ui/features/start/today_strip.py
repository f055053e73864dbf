"""The strip of today on the start page: a puzzle, a round, the best moment, a line for a friend.

At its end is a line about a rival.

Nothing of it is read from disk before the match index is complete, so the first frame does not
wait. The strip has the same cells before and after.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from game.features.daily.today import line, puzzle_game, puzzle_place, round_game
from game.games import GAMES_BY_NAME
from game.text.message import Message, TextValue, say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input import events
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.program import Program

if TYPE_CHECKING:
    from game.core.game import Game
    from game.features.daily.daily_results import PlayedDays
    from game.features.puzzles.puzzle import Collection

TODAY_CELL_WIDTH_UNITS = 200.0
"""Preferred width of a cell, in units."""
MIN_TODAY_CELL_UNITS = 140.0
"""Minimum width of a cell, in units; it grows with large text."""
MIN_LARGE_TEXT_FACTOR = 1.4
"""Text scale from which the strip may take several rows."""

PUZZLE_RESULT_TEXTS = {
    "new": Message("today-puzzle.new"),
    "tried": Message("today-puzzle.tried"),
    "shown": Message("today-puzzle.shown"),
    "found": Message("today-puzzle.found"),
}
"""What the strip says of the results of a puzzle."""


class TodayStrip:
    """What today has, and how far the player is with it.

    ``cells`` builds the strip; ``update`` reads on, and tells whether something changed. What a
    cell does calls ``changed``.
    """

    def __init__(
        self, app: Program, games: Sequence[Game[Any, Any]], changed: Callable[[], None]
    ) -> None:
        self.app = app
        self.changed = changed
        ready = [game for game in games if game.has_table]
        self.day = app.today()
        self.puzzle = puzzle_game(ready, self.day)
        self.short = round_game(ready, self.day)
        self.mark = "new"
        self.said: TextValue = Message("today-friend.copy")
        self.rival: TextValue = ""
        self._days: PlayedDays | None = None
        self._puzzles: Collection | None = None
        self._seen: tuple[object, ...] = ()

    def look(self) -> None:
        """Read everything again at the next update."""
        self._seen = ()
        self.said = Message("today-friend.copy")

    def update(self) -> bool:
        """Read the cells again if a record or a moment is new; whether one was."""
        match_index = self.app.match_store.match_index
        if not match_index.complete:
            return False
        moments = self.app.moments
        seen = (match_index.version, moments.version, moments.complete)
        if seen == self._seen:
            return False
        self._seen = seen
        self._read()
        return True

    def _read(self) -> None:
        from game.features.puzzles.puzzle import InvalidPuzzleFile, Solved, kept

        days = self._of_days()
        days.look(again=True)
        unread = days.unread(self.day)
        if unread is not None:
            days.read(unread)
        if self._puzzles is None:
            with suppress(InvalidPuzzleFile):
                self._puzzles = kept(self.puzzle)
        place = self._place
        if self._puzzles is not None and place is not None:
            number = self._puzzles.puzzles[place].match
            self.mark = Solved(self.app.profile).of(self.puzzle.name, number)
        if self.app.moments.complete:
            self.rival = self._of_rival()

    def _of_rival(self) -> TextValue:
        """What is told of a rival, or once that the notes on them were made again."""
        from game.features.rivals.sentences import printed

        moments = self.app.moments
        if moments.damaged:
            moments.damaged = False
            return Message("rivals-damaged")
        found = self.app.rivals.recent(self.day)
        said = None if found is None else printed(found)
        if found is None or said is None:
            return ""
        return Message("rivals-in", game=GAMES_BY_NAME[found.game].title, said=said)

    def _of_days(self) -> PlayedDays:
        if self._days is None:
            # The first frame does not wait for this import.
            from game.features.daily.daily_results import PlayedDays

            self._days = PlayedDays(self.app.match_store, self.short, short=True)
        return self._days

    @property
    def _place(self) -> int | None:
        """Place of today's puzzle in its game's list; None without puzzles."""
        count = 0 if self._puzzles is None else len(self._puzzles.puzzles)
        return puzzle_place(self.puzzle.name, self.day, count) if count else None

    # Cells.

    def cells(self, kit: Kit) -> list[Box]:
        """The cells, which are buttons; all have two lines under their titles' line."""
        return [self._puzzle(kit), self._round(kit), self._moment(kit), self._friend(kit)]

    def end(self, kit: Kit) -> list[Box]:
        """The line of a rival under the cells; nothing without one."""
        said = told(self.rival)
        if not said:
            return []
        return [Space(high=kit.px(4)), kit.words(said, 13, anchor="center")]

    def _cell(
        self,
        kit: Kit,
        key: str,
        title: str,
        lines: Sequence[str],
        act: Act | None,
        picture: Box | None = None,
        aloud: str = "",
    ) -> Box:
        """A button with a title over a picture and lines; one without ``act`` is only read."""
        value = aloud or ", ".join(lines)
        node = Node(
            Role.BUTTON,
            title,
            nowhere(),
            key,
            value=value,
            enabled=act is not None,
            act=act,
            area="today",
            tip=aloud,
            widget=ListEntry((lines[0], lines[-1]) if lines else (title, aloud)),
        )
        rows: list[Box] = [kit.words(title, 13, tone="dim", anchor="midleft")]
        if picture is not None:
            rows += [Space(high=kit.px(3)), picture]
        sizes = ((15.5, "semibold", "gold"), (13, "regular", "dim"))
        rows += [
            kit.words(text, size, weight=weight, tone=tone, anchor="midleft")
            for text, (size, weight, tone) in zip(lines, sizes, strict=False)
        ]
        middle = Column([Space().growing(), *rows, Space().growing()])
        inside = Pad(middle, kit.px(12), kit.px(8))
        large = kit.measures.text_factor >= MIN_LARGE_TEXT_FACTOR
        least = (
            kit.measures.grown_length(MIN_TODAY_CELL_UNITS)
            if large
            else kit.px(MIN_TODAY_CELL_UNITS)
        )
        return Limit(
            NodeBox(node, inside), least=least, ideal=max(least, kit.px(TODAY_CELL_WIDTH_UNITS))
        )

    def _puzzle(self, kit: Kit) -> Box:
        lines = [self.puzzle.title, told(PUZZLE_RESULT_TEXTS[self.mark])]
        return self._cell(kit, "today puzzle", say("today-puzzle"), lines, self._solve)

    def _solve(self) -> None:
        from game.ui.features.puzzles.open_puzzle import open_puzzle

        self._read()
        place = self._place
        if place is None:
            self.app.navigator.tell(
                Message("dialog-first"), Message("puzzles-damaged", game=self.puzzle.title)
            )
        else:
            open_puzzle(self.app, self.puzzle, place)

    def _round(self, kit: Kit) -> Box:
        lines = [self.short.title, told(self._state())]
        return self._cell(kit, "today round", say("today-round"), lines, self._play)

    def _state(self) -> TextValue:
        """The state of today's round."""
        found = None if self._days is None else self._days.on.get(self.day)
        if self._days is None or found is None:
            return Message("today-round.new")
        if found.unfinished is not None:
            return Message("today-round.begun")
        from game.features.daily.daily_results import sentence

        came = self._days.result(self.day)
        return Message("today-round.played") if came is None else sentence(came[0])

    def _play(self) -> None:
        """Begin today's round, go on with it, or look back at it."""
        from game.features.daily.daily_deal import deal_of
        from game.ui.features.match.begin_match import begin_day, continue_match
        from game.ui.features.replay.open_replay import open_replay

        self._read()
        days = self._of_days()
        found = days.on.get(self.day)
        if found is not None and found.unfinished is not None:
            continue_match(self.app, found.unfinished)
        elif found is not None and found.finished:
            open_replay(self.app, days.path(self.day))
        else:
            begin_day(self.app, deal_of(self.short, self.day, short=True))

    def _moment(self, kit: Kit) -> Box:
        title = say("today-moment")
        best = self.app.moments.best() if self._seen else None
        if best is None:
            none = [say("today-moment.none")]
            return self._cell(kit, "today moment", title, none, None)
        from game.ui.features.replay.open_replay import moment_picture, open_moment

        said = told(best.said)
        return self._cell(
            kit,
            "today moment",
            title,
            [],
            partial(open_moment, self.app, best),
            moment_picture(best, kit),
            said,
        )

    def _friend(self, kit: Kit) -> Box:
        lines = [told(self.said)]
        return self._cell(kit, "today friend", say("today-friend"), lines, self._copy)

    def line(self) -> Message:
        """What a player may paste to a friend."""
        days = self._days
        played = None if days is None else days.result(self.day)
        digits = "" if days is None or played is None else days.digits(self.day)
        return line(self.day, self.puzzle, self.mark == "found", self.short, played, digits)

    def _copy(self) -> None:
        copied = events.copy(told(self.line()))
        self.said = Message("today-friend.copied") if copied else Message("today-friend.none")
        self.changed()
