"""The strip of today on the start page: one button, and cells for a puzzle, a round and a moment.

At its end is a line about a rival.

Nothing of it is read from disk before the match index is complete, so the first frame does not
wait: until then there is room for it. What does not exist has no cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.program import Program

if TYPE_CHECKING:
    from game.features.daily.daily_puzzle import DailyPuzzle
    from game.features.daily.stations import Stations

TODAY_CELL_WIDTH_UNITS = 200.0
"""Preferred width of a cell, in units."""
TODAY_CARD_WIDTH_UNITS = 26.0
"""Width of a card of the moment, in units."""
MIN_TODAY_CELL_UNITS = 140.0
"""Minimum width of a cell, in units; it grows with large text."""
MIN_LARGE_TEXT_FACTOR = 1.4
"""Text scale from which the strip may take several rows."""

PUZZLE_RESULT_TEXTS = {
    None: Message("today-puzzle.new"),
    "dealt": Message("today-puzzle.tried"),
    "tried": Message("today-puzzle.tried"),
    "shown": Message("today-puzzle.shown"),
    "first": Message("today-puzzle.found"),
    "found": Message("today-puzzle.found"),
}
"""What the strip says of the results of a puzzle."""


class TodayStrip:
    """What today has, and how far the player is with it.

    ``button`` and ``cells`` build the strip; ``update`` reads on, and tells whether something
    changed. ``may_come`` is whether a match lies among the finished ones.
    """

    def __init__(self, app: Program) -> None:
        self.app = app
        self.day = app.today()
        self.may_come = bool(app.match_store.finished_count())
        self.rival: TextValue = ""
        self._stations: Stations | None = None
        self._seen: tuple[object, ...] = ()

    def look(self) -> None:
        """Read everything again at the next update."""
        self._seen = ()

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
        # The first frame does not wait for this import.
        from game.ui.features.daily.open_today import look_at, stations_of

        if self._stations is None:
            self._stations = stations_of(self.app, self.day)
        look_at(self.app, self._stations)
        if self.app.moments.complete:
            self.rival = self._of_rival()
        return True

    def least_height(self, kit: Kit) -> int:
        """Height in pixels that is kept free for the strip before it is read; 0 for none."""
        if not self.may_come:
            return 0
        cell = kit.line_height(15.5) + 2 * kit.line_height(13) + 2 * kit.px(4)
        return kit.target_height(40, 16.5) + kit.px(6) + cell

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

    # The button.

    @property
    def is_open(self) -> bool:
        """Whether there is something to play today that is not done."""
        found = self._stations
        return found is not None and found.is_offered and not found.is_done

    def button(self, kit: Kit) -> list[Box]:
        """The button that leads through today, gold until it is done; none before a match."""
        if self._stations is None or not self._stations.is_offered:
            return []
        return [
            kit.button(
                "today",
                say("today-button") if self.is_open else say("today-button.done"),
                self._open,
                icon=Icon.STAR if self.is_open else Icon.CHECK,
                target=40,
                primary=self.is_open,
                area="today",
            )
        ]

    def _open(self) -> None:
        from game.ui.features.daily.open_today import open_next

        open_next(self.app, self.day)

    # Cells.

    def cells(self, kit: Kit) -> list[Box]:
        """The cells, which are buttons; none is there for what does not exist."""
        found, cells = self._stations, []
        if found is None:
            return []
        if found.puzzle is not None:
            cells.append(self._puzzle(found.puzzle, kit))
        if found.short is not None:
            cells.append(self._round(found, kit))
        return [*cells, *self._moment(kit)]

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
        act: Act,
        picture: Box | None = None,
        aloud: str = "",
    ) -> Box:
        """A button with a title over a picture and lines."""
        value = aloud or ", ".join(lines)
        node = Node(
            Role.BUTTON,
            title,
            nowhere(),
            key,
            value=value,
            act=act,
            area="today",
            tip=aloud,
            widget=ListEntry(),
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
        inside = Pad(middle, kit.px(12), kit.px(4))
        large = kit.measures.text_factor >= MIN_LARGE_TEXT_FACTOR
        least = (
            kit.measures.grown_length(MIN_TODAY_CELL_UNITS)
            if large
            else kit.px(MIN_TODAY_CELL_UNITS)
        )
        return Limit(
            NodeBox(node, inside), least=least, ideal=max(least, kit.px(TODAY_CELL_WIDTH_UNITS))
        )

    def _puzzle(self, puzzle: DailyPuzzle, kit: Kit) -> Box:
        lines = [puzzle.game.title, told(PUZZLE_RESULT_TEXTS[puzzle.result])]
        return self._cell(kit, "today puzzle", say("today-puzzle"), lines, self._solve)

    def _solve(self) -> None:
        from game.ui.features.daily.open_today import open_puzzle_of_day

        if self._stations is None:
            return
        self._stations.look()
        if self._stations.puzzle is not None:
            open_puzzle_of_day(self.app, self.day, self._stations.puzzle)

    def _round(self, found: Stations, kit: Kit) -> Box:
        title = "" if found.short is None else found.short.title
        lines = [title, told(self._state(found))]
        return self._cell(kit, "today round", say("today-round"), lines, self._play)

    def _state(self, found: Stations) -> TextValue:
        """The state of today's round."""
        if found.played is not None and found.played.unfinished is not None:
            return Message("today-round.begun")
        if not found.is_done:
            return Message("today-round.new")
        from game.features.daily.daily_results import sentence

        return Message("today-round.played") if found.result is None else sentence(found.result[0])

    def _play(self) -> None:
        """Begin today's round, go on with it, or look back at it."""
        from game.ui.features.daily.open_today import open_round
        from game.ui.features.replay.open_replay import open_replay

        if self._stations is None:
            return
        self._stations.look()
        if self._stations.path is not None:
            open_replay(self.app, self._stations.path)
        else:
            open_round(self.app, self._stations)

    def _moment(self, kit: Kit) -> list[Box]:
        best = self.app.moments.best() if self._seen else None
        if best is None:
            return []
        from game.ui.features.replay.open_replay import moment_picture, open_moment

        cell = self._cell(
            kit,
            "today moment",
            say("today-moment"),
            [],
            partial(open_moment, self.app, best),
            moment_picture(best, kit, TODAY_CARD_WIDTH_UNITS),
            told(best.said),
        )
        return [cell]
