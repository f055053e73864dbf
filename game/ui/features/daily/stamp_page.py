"""The last of today's stations: the day turns over in the calendar, one's moment beside it."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from pygame import Rect

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.game_info import FeltTheme
from game.features.daily.daily_results import sentence
from game.features.daily.stations import rounds_by_day
from game.features.history.match_text import long_date, month_of
from game.features.moments.best_moments import MatchStory, Moment
from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui.features.daily.month import month_in_weeks
from game.ui.features.daily.open_today import look_at, stations_of
from game.ui.features.replay.open_replay import moment_picture
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input import events
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Rigid
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.list_items import Day
from game.ui.kit.widgets.turning import Turning, paint_turned
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program, ProgramPage

STAMP_PAGE_WIDTH_UNITS = 1000.0
"""Width of the page at the default text size, in units."""
STAMP_PANEL_UNITS = 340.0
"""Width of the panel beside the month, in units."""
STAMP_DELAY_SECONDS = 0.35
"""Time before the day turns over, in seconds."""
COPY_NOTICE_SECONDS = 2.0
"""Time for which a notice about copying is seen, in seconds."""
STAMP_DAY_WIDTH_UNITS = 58.0
"""Width of a day, in units."""
STAMP_DAY_HEIGHT_UNITS = 54.0
"""Height of a day, in units."""


@dataclass(frozen=True, slots=True)
class TurningDay(PaintedWidget):
    """A day that turns over from its plain side to the one with the poster."""

    plain: Day
    played: Day
    turning: Turning

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        def paint_side(side: Rect, played: bool) -> None:
            day = self.played if played else self.plain
            day.paint(painter, Node(node.role, node.name, side), mood)

        paint_turned(painter, node.rect, self.turning.share, paint_side)


class StampPage(ProgramPage, HeadedPage):
    """The month of a ``day`` with the rounds that were played in it, and what the day brought."""

    name = "stamp"
    wide = STAMP_PAGE_WIDTH_UNITS

    def __init__(self, app: Program, day: date) -> None:
        super().__init__(app)
        self.day = day
        self.today = app.today()
        self.heading_text = Message("today-button.done") if day == self.today else long_date(day)
        self.stations = stations_of(app, day)
        self.said: TextValue = ""
        self._said_since: float | None = None
        self._rounds: dict[date, tuple[Game[Any, Any], bool]] = {}
        self._moment: Moment | None = None
        self._turning: Turning | None = None
        self._seen = -1

    @property
    def felt(self) -> FeltTheme | None:
        return None if self.stations.short is None else self.stations.short.felt

    # The day.

    def entered(self) -> None:
        super().entered()
        self.app.match_store.match_index.look()
        self._look()

    def update(self, now: float) -> bool:
        """Look at new records, and turn the day over; whether it still turns."""
        if self._seen != self.app.match_store.match_index.version:
            self._look()
        self._forget_notice(now)
        turning = self._turning
        if turning is None or turning.share == 1:
            return False
        turning.update(now)
        self.renderer.dirty = True
        return turning.share < 1

    def _forget_notice(self, now: float) -> None:
        """Take the notice away when it has been seen for long enough."""
        if self.said and self._said_since is None:
            self._said_since = now
        elif self._said_since is not None and now >= self._said_since + COPY_NOTICE_SECONDS:
            self.said, self._said_since = "", None
            self.changed()

    @property
    def waiting(self) -> bool:
        return bool(self.said) or not self.app.match_store.match_index.complete

    def _look(self) -> None:
        """Read what the day brought, once the index has its record."""
        match_index = self.app.match_store.match_index
        self._seen = match_index.version
        look_at(self.app, self.stations)
        self._rounds = {
            day: (GAMES_BY_NAME[one.game], PERSON_SEAT in one.winners)
            for day, entry in rounds_by_day(self.app.match_store).items()
            if (one := entry.summary) is not None
        }
        if self.day in self._rounds and self._turning is None:
            self._turning = Turning(STAMP_DELAY_SECONDS)
            self._turning.share = float(self.app.settings.still)
            self._moment = self._own_moment()
        self.changed()

    def _own_moment(self) -> Moment | None:
        """The player's best moment of the round; None if they had none."""
        path = self.stations.path
        match = None if path is None else self.app.match_store.open(path).match
        if match is None or path is None:
            return None
        story = MatchStory(match, path.name)
        for _ in story.read():
            pass
        best = story.best.get(PERSON_SEAT)
        return None if best is None else best.moment

    # Actions.

    def copy(self) -> None:
        """Copy the line for a friend to the clipboard."""
        copied = events.copy(told(self.stations.line() or ""))
        self.said = Message("today-copy.copied") if copied else Message("today-copy.none")
        self._said_since = None
        self.app.announcements.say(told(self.said))
        self.changed()

    # Layout.

    def content(self, kit: Kit) -> Box:
        month, beside = self._month(kit), Column(self._beside(kit))
        gap, wide = kit.px(28), kit.measures.grown_length(STAMP_PANEL_UNITS)
        return FirstFit(
            Row([month.growing(), Limit(beside, least=wide, ideal=wide, most=wide)], gap, "top"),
            Column([month, Space(high=gap), beside]),
        )

    def _month(self, kit: Kit) -> Box:
        """Name of the month over its days in weeks."""
        name = kit.words(told(month_of(self.day)), 20, role=Role.HEADING, weight="bold")
        days = month_in_weeks(self.day, lambda day: self._cell(day, kit), kit)
        return Column([name, Space(high=kit.px(8)), *days])

    def _cell(self, day: date, kit: Kit) -> Box:
        here = day == self.day
        plain = Day(str(day.day), "", None, here, day == self.today, day <= self.today)
        game, won = self._rounds.get(day, (None, False))
        look: PaintedWidget = plain
        if game is not None:
            poster = self.app.images.shown(game.picture)
            mark = Icon.CROWN if won else Icon.CHECK
            look = Day(str(day.day), "", mark, here, day == self.today, True, poster, won)
            if here and self._turning is not None:
                look = TurningDay(plain, look, self._turning)
        value = "" if game is None else told(game.title)
        node = Node(
            Role.TEXT, told(long_date(day)), nowhere(), f"day {day}", value=value, widget=look
        )
        wide, high = kit.px(STAMP_DAY_WIDTH_UNITS), kit.target_height(STAMP_DAY_HEIGHT_UNITS, 17)
        return FixedBox(node, wide, high, kit.px(STAMP_DAY_WIDTH_UNITS / 2))

    def _beside(self, kit: Kit) -> list[Box]:
        """What the day brought, and the ways on."""
        rows: list[Box] = [
            kit.words(told(long_date(self.day)), 19, role=Role.HEADING, weight="bold"),
            Space(high=kit.px(4)),
            *(kit.words(told(one), 15.5) for one in self._brought()),
        ]
        if self._moment is not None:
            rows += [
                Space(high=kit.px(14)),
                kit.group_heading(say("today-stamp-moment")),
                Space(high=kit.px(6)),
                Align(Rigid(moment_picture(self._moment, kit)), 0),
                Space(high=kit.px(4)),
                kit.words(told(self._moment.said), 15),
            ]
        done = kit.button(
            "done",
            say("today-leave"),
            self.back,
            target=46,
            icon=Icon.CHECK,
            primary=True,
            area="day",
            first=True,
        )
        buttons: list[Box] = [done]
        if self.stations.line() is not None:
            name = say("today-copy")
            buttons.append(
                kit.button("copy", name, self.copy, target=46, icon=Icon.COPY, area="day")
            )
        rows += [Space(high=kit.px(16)), Flow(buttons, kit.px(10), kit.px(8))]
        if self.said:
            rows += [Space(high=kit.px(4)), kit.words(told(self.said), 13.5, weight="semibold")]
        return rows

    def _brought(self) -> list[TextValue]:
        """What became of the puzzle and the round, in sentences."""
        found: list[TextValue] = []
        puzzle, short, came = self.stations.puzzle, self.stations.short, self.stations.result
        if puzzle is not None and puzzle.is_found:
            found.append(Message("today-line-puzzle", game=puzzle.game.title))
        if short is not None and came is not None:
            found.append(Message("today-stamp-round", game=short.title, came=sentence(came[0])))
            found += [Message("calendar-helped")] if came[1] else []
        return found
