"""The calendar of daily deals: a month of one game, and the chosen day with its result.

`DayPanel` shows the day; `CalendarPage` has the month and the actions.
"""

from calendar import monthrange
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.core.game import Game
from game.core.game_info import FeltTheme
from game.core.options import Value
from game.features.daily.daily_deal import FIRST_DAY, DailyDeal, deal_of
from game.features.daily.daily_results import (
    Played,
    PlayedDays,
    hard_of,
    line,
    place_of,
    sentence,
    with_seal,
)
from game.features.daily.stations import rounds_by_day
from game.features.history.match_text import NAMED_WEEKDAY_COUNT, long_date, month_of
from game.features.puzzles.puzzle import Solved
from game.features.rerun.rerun import RERUNS_PER_LEVEL_COUNT, Outcome
from game.features.rerun.rerun_store import RerunTask
from game.games import GAMES
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui import routes
from game.ui.features.daily.month import month_in_weeks
from game.ui.features.daily.open_today import look_at, stations_of
from game.ui.features.match.begin_match import begin_day, continue_match
from game.ui.features.replay.open_replay import open_rerun
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    COPY_DAILY_RESULT_LINE,
    OPEN_RERUN,
    PAGE_DOWN,
    PAGE_UP,
    PLAY_DAILY_DEAL,
    Scope,
    arrow,
)
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import CenteredRow, Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import DAY_NOTE_TEXT_UNITS, DAY_NUMBER_TEXT_UNITS, Day
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program, ProgramPage


def cell(
    found: Played | None, came: tuple[Outcome, bool] | None, closed: bool
) -> tuple[str, Icon | None, TextValue]:
    """Note, icon and accessible text of a day's cell."""
    if came is not None:
        place = told(place_of(came[0]))
        return (
            ("", Icon.CROWN, sentence(came[0]))
            if came[0].place == 1
            else (place, None, sentence(came[0]))
        )
    if found is not None and found.finished:
        return "", Icon.CHECK, Message("calendar-cell-played")
    if found is not None and found.unfinished is not None:
        return "", Icon.PENCIL, Message("calendar-cell-begun")
    if found is not None and found.given_up:
        return "", Icon.CROSS, Message("calendar-cell-given-up")
    if found is not None:
        return "", Icon.WARNING, Message("calendar-cell-unread")
    if closed:
        return "", None, Message("calendar-cell-closed")
    return "", None, Message("calendar-cell-new")


@dataclass(frozen=True, slots=True)
class DayPanel:
    """The panel of the chosen day.

    ``found`` holds the played matches of its deal. ``came`` is the outcome of the first match and
    whether help was used; ``gone`` says that its record is missing. ``line`` is the text to copy,
    ``friend`` that on the day's round and puzzle, ``run`` the number of the rerun in progress,
    ``said`` the message after copying. ``play``, ``copy``, ``copy_friend`` and ``open_rerun`` are
    button callbacks.
    """

    game: Game[Any, Any]
    deal: DailyDeal
    today: date
    found: Played | None
    came: tuple[Outcome, bool] | None
    gone: bool
    line: Message | None
    friend: Message | None
    run: int | None
    said: TextValue
    play: Act
    copy: Act
    copy_friend: Act
    open_rerun: Act

    def box(self, kit: Kit) -> Box:
        date_said = long_date(self.deal.day)
        heading = told(date_said)
        if self.deal.day == self.today:
            heading = say("calendar-today", date=date_said)
        rows: list[Box] = [
            kit.words(heading, 19, role=Role.HEADING, weight="bold"),
            Space(high=kit.px(4)),
            *(kit.words(told(one), 15.5) for one in self._said()),
            Space(high=kit.px(10)),
            *self._line(kit),
            self._buttons(kit),
            *self._friend(kit),
            Space(high=kit.px(12)),
            kit.group_heading(say("calendar-opponents")),
            Space(high=kit.px(4)),
            *self._opponents(kit),
            Space(high=kit.px(8)),
            kit.words(say("calendar-same"), 13, tone="dim"),
        ]
        return Column(rows)

    def _said(self) -> list[TextValue]:
        """The state of the day's deal, in sentences."""
        found = self.found
        if found is None:
            if self.deal.day > self.today:
                return [Message("calendar-closed")]
            late = self.deal.day < self.today
            return [Message("calendar-new.past") if late else Message("calendar-new")]
        lines: list[TextValue] = []
        if self.came is not None:
            lines.append(sentence(self.came[0]))
            lines += [Message("calendar-helped")] if self.came[1] else []
        elif found.given_up:
            lines.append(Message("calendar-given-up"))
        if found.unread or self.gone:
            lines.append(Message("calendar-unreadable"))
        if len(found.finished) > 1:
            lines.append(Message("calendar-tries", count=len(found.finished)))
        if found.unfinished is not None:
            lines.append(Message("calendar-begun"))
        elif found.known:
            lines.append(Message("calendar-known"))
        return lines

    def _line(self, kit: Kit) -> list[Box]:
        """The text to copy, with the meaning of its figure."""
        if self.line is None:
            return []
        meaning = say("calendar-meaning", unit=self.game.bot.score_unit)
        rows: list[Box] = [
            kit.words(told(self.line), 15.5, weight="semibold", tone="gold"),
            kit.words(meaning, 13, tone="dim"),
        ]
        if self.run is not None:
            rows.append(
                kit.words(
                    say("calendar-hard-plays", number=self.run, count=RERUNS_PER_LEVEL_COUNT),
                    13,
                    tone="dim",
                )
            )
        if self.said:
            rows.append(kit.words(told(self.said), 13.5, weight="semibold"))
        return [*rows, Space(high=kit.px(10))]

    def _friend(self, kit: Kit) -> list[Box]:
        """The line for a friend, if the day's round was played or its puzzle found."""
        if self.friend is None:
            return []
        copy = kit.button(
            "copy friend",
            say("today-copy"),
            self.copy_friend,
            width=170,
            target=46,
            icon=Icon.COPY,
            area="day",
        )
        told_line = kit.words(told(self.friend), 15.5)
        rows: list[Box] = [Space(high=kit.px(12)), told_line, Space(high=kit.px(4)), copy]
        if self.said and self.line is None:
            rows.append(kit.words(told(self.said), 13.5, weight="semibold"))
        return rows

    def _buttons(self, kit: Kit) -> Box:
        found = self.found or Played()
        if found.unfinished is not None:
            name = say("calendar-go-on")
        elif found.finished or found.given_up:
            name = say("calendar-again")
        else:
            name = say("calendar-play")
        can = found.unfinished is not None or self.deal.day <= self.today
        made = [
            kit.button(
                "play",
                name,
                self.play,
                width=170,
                target=46,
                icon=Icon.PLAY,
                command=PLAY_DAILY_DEAL,
                primary=True,
                enabled=can,
                area="day",
            )
        ]
        if self.line is not None:
            made += [
                kit.button(
                    "copy",
                    COPY_DAILY_RESULT_LINE.label,
                    self.copy,
                    width=170,
                    target=46,
                    icon=Icon.COPY,
                    command=COPY_DAILY_RESULT_LINE,
                    area="day",
                ),
                kit.button(
                    "twice",
                    OPEN_RERUN.label,
                    self.open_rerun,
                    width=170,
                    target=46,
                    icon=Icon.PERSON,
                    command=OPEN_RERUN,
                    area="day",
                ),
            ]
        return Column(made, kit.px(8))

    def _opponents(self, kit: Kit) -> list[Box]:
        rows: list[Box] = []
        side = kit.measures.target_size(40)
        for name, level in self.deal.opponents:
            who = CHARACTERS[name]
            portrait = drawn(f"portraits/{who.portrait}", nowhere(), radius=kit.px(8))
            says = kit.words(told(who.who.called), 16, weight="semibold", anchor="midleft")
            how = kit.words(told(LEVELS[level].title), 14, tone="dim", anchor="midright")
            cells: list[Box] = [FixedBox(portrait, side, side), says.growing(), how]
            rows += [Row(cells, kit.px(10)), Space(high=kit.px(4))]
        return rows


DAILY_RERUN_LEVEL = "hard"
DAYS_FOCUS_AREA = "days"
"""Focus area of the days."""
MAX_CALENDAR_WIDTH_UNITS = 1240
"""Maximum width of the page at the default text size, in units."""


class CalendarPage(ProgramPage, HeadedPage):
    """A month at the left, the chosen day at the right; future days are disabled."""

    name = "calendar"
    places = (Scope.CALENDAR,)

    def __init__(
        self,
        app: Program,
        game: Game[Any, Any] | None = None,
        day: date | None = None,
        games: Sequence[Game[Any, Any]] = GAMES,
    ) -> None:
        super().__init__(app)
        self.heading_text = Message("calendar-heading")
        self.games = [one for one in games if one.has_table]
        self.game = game or self._last_played()
        self.today = app.today()
        self.day = day or self.today
        self.said: TextValue = ""
        self.beside_it = ScrollState()
        self.days = PlayedDays(app.match_store, self.game)
        self._deal: DailyDeal | None = None
        self._hard: RerunTask | None = None
        self._friend: Message | None = None
        self._friend_seen: tuple[object, ...] = ()

    def _last_played(self) -> Game[Any, Any]:
        """The game of the latest unfinished match, or the first game as a fallback."""
        last = [path.name for path in self.app.match_store.paths()[:1]]
        return next(
            (one for one in self.games if any(name.startswith(f"{one.name}-") for name in last)),
            self.games[0],
        )

    @property
    def felt(self) -> FeltTheme | None:
        return self.game.felt

    @property
    def opens_rules(self) -> Act:
        return self.navigator.opener(routes.Rules(self.game))

    @property
    def columns(self) -> list[ScrollState]:
        return [self.beside_it, self.column]

    @property
    def deal(self) -> DailyDeal:
        if self._deal is None or (self._deal.setup.game, self._deal.day) != (
            self.game.name,
            self.day,
        ):
            self._deal = deal_of(self.game, self.day)
        return self._deal

    # Played matches.

    def entered(self) -> None:
        """Drop what a page below has asked, as the pages of reruns do, and look for matches."""
        self.app.worker.drop()
        super().entered()
        self.app.match_store.match_index.look()
        self.days.look(again=True)

    @property
    def subtitle(self) -> str:
        """A notice while records are still being read."""
        return "" if self.app.match_store.match_index.complete else say("history-heading.looking")

    def update(self, now: float) -> bool:
        """Update the date and the played matches, and advance the rerun."""
        if self.today != self.app.today():
            self.today = self.app.today()
            self.changed()
        if self.days.look():
            self.changed()
        unread = self.days.unread(self.day)
        if unread is not None:
            self.days.read(unread)
            self.changed()
        elif self._hard is None and self.days.result(self.day) is not None:
            self._ask_hard()
        elif self._hard is not None and self._hard.waiting and self._hard.update():
            self.changed()
        return False

    @property
    def waiting(self) -> bool:
        over = self.days.result(self.day) is not None
        return self.days.unread(self.day) is not None or (
            over and (self._hard is None or self._hard.waiting)
        )

    def left(self) -> None:
        self._forget_hard()

    def _ask_hard(self) -> None:
        """Start a rerun of the chosen day at level Hard."""
        path = self.days.path(self.day)
        match = self.app.match_store.open(path).match
        if match is not None and match.state.over:
            self._hard = RerunTask(
                self.app.profile, self.app.worker, match, path, DAILY_RERUN_LEVEL
            )
        else:
            # The file has changed since it was read.
            self.app.match_store.match_index.look()
            self.days.on.pop(self.day)
        self.changed()

    def _forget_hard(self) -> None:
        if self._hard is not None:
            self._hard.stop()
        self._hard = None

    def is_open(self, day: date) -> bool:
        """Whether a day can be chosen: it is not in the future, or was played anyway."""
        return day <= self.today or day in self.days.on

    # The month.

    @property
    def ends(self) -> tuple[date, date]:
        """First and last day that the calendar shows."""
        days = [self.today, *self.days.on]
        return min(FIRST_DAY, *days), max(days)

    def turn(self, months: int) -> None:
        """Show another month, with the same day or the nearest that can be chosen."""
        count = self.day.year * 12 + self.day.month - 1 + months
        first, last = self.ends
        if not first.year * 12 + first.month <= count + 1 <= last.year * 12 + last.month:
            return
        year, month = divmod(count, 12)
        day = date(year, month + 1, min(self.day.day, monthrange(year, month + 1)[1]))
        self.choose(max(first, min(last, day)))
        self._to_day()

    def choose(self, day: date) -> None:
        if day != self.day:
            self.day = day
            self.said = ""
            self.beside_it.offset = 0
            self._forget_hard()
            self.changed()

    def _to_day(self) -> None:
        """Move the focus to the chosen day if it is on a day."""
        here = self.tree.focused
        if self.focus.startswith("day ") and (here is None or here.area == DAYS_FOCUS_AREA):
            self.focus = _key(self.day)
            self.changed()

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        if node.area == DAYS_FOCUS_AREA and node.key.startswith("day "):
            self.choose(date.fromisoformat(node.key.removeprefix("day ")))

    def on_key(self, key: Key) -> None:
        way = arrow(key)
        if PAGE_UP.matches(key) or PAGE_DOWN.matches(key):
            self.turn(-1 if PAGE_UP.matches(key) else 1)
        elif way is not None and self._to_another(*way):
            return
        else:
            super().on_key(key)

    def _to_another(self, dx: int, dy: int) -> bool:
        """Move the focus to another day; whether there is one in that direction.

        Left and right cross the ends of weeks and months; up and down stay within the month.
        """
        here = self.tree.focused
        if here is None or not here.key.startswith("day "):
            return False
        try:
            day = date.fromisoformat(here.key[4:]) + timedelta(days=dx + NAMED_WEEKDAY_COUNT * dy)
        except OverflowError:
            return False
        first, last = self.ends
        inside = first <= day <= last and self.is_open(day)
        if not inside or (dy and day.month != self.day.month):
            return False
        self.focus = _key(day)
        self.choose(day)
        self.reveal(self.tree.by_key[_key(day)])
        return True

    def choose_game(self, name: Value) -> None:
        self.game = next(one for one in self.games if one.name == name)
        self.days = PlayedDays(self.app.match_store, self.game)
        self.days.look()
        self.said = ""
        self._forget_hard()
        self.changed()

    # Actions on the day.

    def play(self) -> None:
        """Begin or continue the match of the chosen day."""
        found = self.days.on.get(self.day)
        if found is not None and found.unfinished is not None:
            continue_match(self.app, found.unfinished)
        elif self.day > self.app.today():
            today, day = long_date(self.app.today()), long_date(self.day)
            self.navigator.tell(
                Message("calendar-early"), Message("calendar-early.text", date=today, day=day)
            )
        else:
            begin_day(self.app, self.deal)

    def copy(self) -> None:
        """Copy the result line to the clipboard."""
        self._copy(self.line())

    def copy_friend(self) -> None:
        """Copy the line for a friend to the clipboard."""
        self._copy(self.friend_line())

    def _copy(self, line: Message | None) -> None:
        copied = events.copy(told(line or ""))
        self.said = Message("calendar-copied") if copied else Message("calendar-copied.none")
        self.changed()

    def line(self) -> Message | None:
        """The result line, once the day's deal has been played."""
        found = self.days.result(self.day)
        if found is None:
            return None
        runs = [] if self._hard is None or self._hard.waiting else self._hard.rerun.done
        told = line(self.game, self.day, *found, hard_of([one.lead for one in runs]))
        return with_seal(told, self.days.digits(self.day))

    def friend_line(self) -> Message | None:
        """The line on the day's round and puzzle, of whatever game; None if nothing was done."""
        seen = (self.day, self.app.match_store.match_index.version)
        if self._friend_seen != seen:
            self._friend_seen, self._friend = seen, None
            marks = Solved(self.app.profile)
            if marks.problem is not None and marks.can_save:
                self.app.notices.append(marks.problem)
            if self.day in marks.days or self.day in rounds_by_day(self.app.match_store):
                stations = stations_of(self.app, self.day)
                look_at(self.app, stations)
                self._friend = stations.line()
        return self._friend

    def _chosen(self) -> DayPanel:
        hard = self._hard
        return DayPanel(
            self.game,
            self.deal,
            self.today,
            self.days.on.get(self.day),
            self.days.result(self.day),
            self.days.is_unreadable(self.day),
            self.line(),
            self.friend_line(),
            len(hard.rerun.done) + 1 if hard is not None and hard.waiting else None,
            self.said,
            self.play,
            self.copy,
            self.copy_friend,
            lambda: open_rerun(self.app, self.days.path(self.day)),
        )

    # Layout.

    def body(self, kit: Kit) -> Box:
        names = tuple(one.name for one in self.games)
        titles = tuple(told(one.title) for one in self.games)
        games = choice(
            kit,
            "game",
            say("calendar-games"),
            names,
            titles,
            self.game.name,
            self.choose_game,
            "games",
            target=42,
        )
        month, day = self._month(kit), self._chosen().box(kit)
        gap = kit.px(16)
        left = Scroll(
            self.column,
            month,
            kit.measures,
            x=kit.px(18),
            y=kit.px(14),
            panel=told(month_of(self.day)),
            fill=True,
        )
        right = Scroll(
            self.beside_it,
            day,
            kit.measures,
            x=kit.px(20),
            y=kit.px(16),
            panel=told(long_date(self.day)),
            fill=True,
        )
        under = Scroll(
            self.column,
            Column([month, Space(high=gap), day]),
            kit.measures,
            x=kit.px(18),
            y=kit.px(14),
            panel=told(month_of(self.day)),
        )
        least = kit.measures.grown_length(300)
        beside = Row(
            [left.growing(58), Limit(right, least=least).growing(42)], gap, across="stretch"
        )
        wide = kit.measures.grown_length(MAX_CALENDAR_WIDTH_UNITS)
        ways = Column(
            [games, FirstFit(Limit(beside, high=kit.px(596)), under).growing()], kit.px(10)
        )
        return Align(Limit(ways, ideal=wide, most=wide), 0.5, 0)

    def _month(self, kit: Kit) -> Box:
        """Name of the month between arrow buttons, and its days in weeks."""
        first, last = self.ends
        begins = self.day.replace(day=1)
        before = kit.icon_button(
            "earlier",
            say("calendar-earlier"),
            lambda: self.turn(-1),
            Icon.ARROW_LEFT,
            area="month",
            enabled=begins > first,
        )
        after = kit.icon_button(
            "later",
            say("calendar-later"),
            lambda: self.turn(1),
            Icon.ARROW_RIGHT,
            area="month",
            enabled=(self.day.year, self.day.month) < (last.year, last.month),
        )
        name = kit.words(
            told(month_of(self.day)), 20, role=Role.HEADING, weight="bold", anchor="center"
        )
        days = month_in_weeks(self.day, lambda day: self._cell(day, kit), kit)
        turned = CenteredRow(before, name, after, kit.px(10))
        return Column([turned, Space(high=kit.px(8)), *days])

    def _cell(self, day: date, kit: Kit) -> Box:
        is_open = self.is_open(day)
        note, icon, value = cell(self.days.on.get(day), self.days.result(day), day > self.today)
        name = told(long_date(day))
        if day == self.today:
            name = say("calendar-today", date=long_date(day))
        came, found = self.days.result(day), self.days.on.get(day)
        played = came is not None or (found is not None and bool(found.finished))
        look = Day(
            str(day.day),
            note,
            icon,
            day == self.day,
            day == self.today,
            is_open,
            self.app.images.shown(self.game.picture) if played else "",
            came is not None and came[0].place == 1,
        )
        node = Node(
            Role.OPTION,
            name,
            nowhere(),
            _key(day),
            value=told(value),
            enabled=is_open,
            act=self._chooser(day),
            area=DAYS_FOCUS_AREA,
            first=day == self.day,
            checked=day == self.day,
            widget=look,
        )
        measures, texts = kit.measures, kit.texts
        wide = max(
            texts.width(
                told(Message("calendar-place", place=4)), measures.text_size(DAY_NOTE_TEXT_UNITS)
            ),
            texts.width("30", measures.text_size(DAY_NUMBER_TEXT_UNITS), "semibold"),
        ) + kit.px(10)
        high = kit.target_height(70, DAY_NUMBER_TEXT_UNITS, DAY_NOTE_TEXT_UNITS)
        return FixedBox(node, max(measures.target_size(54), wide), high, wide)

    def _chooser(self, day: date) -> Act:
        """Choose a day; with the keyboard the focus moves on to the play button."""

        def chosen() -> None:
            self.choose(day)
            play = self.tree.by_key.get("play")
            if self.app.by_keyboard and play is not None and play.reachable:
                self.set_focus(play)

        return chosen


def _key(day: date) -> str:
    return f"day {day.isoformat()}"
