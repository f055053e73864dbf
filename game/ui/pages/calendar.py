"""The deals of the day: a month of a game, and what has become of the chosen day's deal."""

from calendar import monthrange
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from game.core.felt import Felt
from game.core.game import Game
from game.core.options import Value
from game.games import GAMES
from game.match.daily import FIRST, Deal, deal_of
from game.ui.box import (
    Align,
    Bar,
    Box,
    Column,
    Fit,
    Fixed,
    Grid,
    Limit,
    Row,
    Scroll,
    Scroller,
    Space,
)
from game.ui.dates import WEEK, long_date, month_of, weekday
from game.ui.dayline import hard_of, line
from game.ui.headed import HeadedPage
from game.ui.parts.chosenday import Chosen, cell
from game.ui.playeddays import PlayedDays
from game.ui.program import Program
from game.ui.rerunning import Rerunning
from game.ui.tree import Act, Node, Role
from game.ui.widgets.controls import choice
from game.ui.widgets.day import NOTE, NUMBER, Day
from game.ui.widgets.kit import Kit, nowhere
from game.ui.window import clipboard
from game.ui.window.commandplaces import Place
from game.ui.window.commands import PAGE_DOWN, PAGE_UP, arrow
from game.ui.window.inputs import Key
from game.words.message import Message, say, told

HARD = "hard"
DAYS = "days"
"""The area of the days."""
MOST_WIDE = 1240


class CalendarPage(HeadedPage):
    """A month to the left, the chosen day to the right; days to come are closed."""

    name = "calendar"
    places = (Place.CALENDAR,)

    def __init__(
        self,
        app: Program,
        game: Game[Any, Any] | None = None,
        day: date | None = None,
        games: Sequence[Game[Any, Any]] = GAMES,
    ) -> None:
        super().__init__(app)
        self.heading = say("calendar-heading")
        self.games = [one for one in games if one.playable]
        self.game = game or self._last_played()
        self.today = app.today()
        self.day = day or self.today
        self.said = ""
        self.beside_it = Scroller()
        self.days = PlayedDays(app.shelf, self.game)
        self._deal: Deal | None = None
        self._hard: Rerunning | None = None

    def _last_played(self) -> Game[Any, Any]:
        """The game played last, as far as that is known."""
        last = [path.name for path in self.app.shelf.paths()[:1]]
        return next(
            (one for one in self.games if any(name.startswith(f"{one.name}-") for name in last)),
            self.games[0],
        )

    @property
    def felt(self) -> Felt | None:
        return self.game.felt

    @property
    def columns(self) -> list[Scroller]:
        return [self.beside_it, self.column]

    @property
    def deal(self) -> Deal:
        """The deal of the chosen day."""
        if self._deal is None or (self._deal.setup.game, self._deal.day) != (
            self.game.name,
            self.day,
        ):
            self._deal = deal_of(self.game, self.day)
        return self._deal

    # What has been played.

    def entered(self) -> None:
        super().entered()
        self.app.shelf.annals.look()
        self.days.look(again=True)

    @property
    def subtitle(self) -> str:  # type: ignore[override]
        """That what has been played is not known yet, while it is not."""
        return "" if self.app.shelf.annals.complete else say("history-heading.looking")

    def update(self, now: float) -> bool:
        """Follow the date and what has been read, and let Hard play on."""
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
        """Have Hard play the chosen day's cards."""
        path = self.days.path(self.day)
        match = self.app.shelf.open(path).match
        if match is not None and match.state.over:
            self._hard = Rerunning(self.app, match, path, HARD)
        else:
            # The file has changed since it was read.
            self.app.shelf.annals.look()
            self.days.on.pop(self.day)
        self.changed()

    def _forget_hard(self) -> None:
        if self._hard is not None:
            self._hard.stop()
        self._hard = None

    def is_open(self, day: date) -> bool:
        """Whether a day can be chosen: it has come, or has been played for all that."""
        return day <= self.today or day in self.days.on

    # The month.

    @property
    def ends(self) -> tuple[date, date]:
        """The first and the last day that there is anything to see of."""
        days = [self.today, *self.days.on]
        return min(FIRST, *days), max(days)

    def turn(self, months: int) -> None:
        """Show another month, with the same day of it or the nearest that can be chosen."""
        count = self.day.year * 12 + self.day.month - 1 + months
        first, last = self.ends
        if not first.year * 12 + first.month <= count + 1 <= last.year * 12 + last.month:
            return
        year, month = divmod(count, 12)
        day = date(year, month + 1, min(self.day.day, monthrange(year, month + 1)[1]))
        self.choose(max(first, min(last, day)))
        self._to_day()

    def choose(self, day: date) -> None:
        """Show a day."""
        if day != self.day:
            self.day = day
            self.said = ""
            self.beside_it.offset = 0
            self._forget_hard()
            self.changed()

    def _to_day(self) -> None:
        """Have the focus on the chosen day, if it is on a day."""
        here = self.tree.focused
        if self.focus.startswith("day ") and (here is None or here.area == DAYS):
            self.focus = _key(self.day)
            self.changed()

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        if node.area == DAYS and node.key.startswith("day "):
            self.choose(date.fromisoformat(node.key.removeprefix("day ")))

    def on_key(self, key: Key) -> None:
        way = arrow(key)
        if PAGE_UP.by(key) or PAGE_DOWN.by(key):
            self.turn(-1 if PAGE_UP.by(key) else 1)
        elif way is not None and self._to_another(*way):
            return
        else:
            super().on_key(key)

    def _to_another(self, dx: int, dy: int) -> bool:
        """Go from the day with the focus to another one; whether there is one that way.

        To the left and right over the ends of weeks and months, up and down inside the month.
        """
        here = self.tree.focused
        if here is None or not here.key.startswith("day "):
            return False
        try:
            day = date.fromisoformat(here.key[4:]) + timedelta(days=dx + WEEK * dy)
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
        """Show another game's days."""
        self.game = next(one for one in self.games if one.name == name)
        self.days = PlayedDays(self.app.shelf, self.game)
        self.days.look()
        self.said = ""
        self._forget_hard()
        self.changed()

    # What the player does with the day.

    def play(self) -> None:
        """Sit down to the day's deal: where it was left, if it has been begun."""
        found = self.days.on.get(self.day)
        if found is not None and found.unfinished is not None:
            self.ways.continue_match(found.unfinished)
        elif self.day > self.app.today():
            today, day = long_date(self.app.today()), long_date(self.day)
            self.ways.tell(Message("calendar-early"),
                           Message("calendar-early.text", date=today, day=day))  # fmt: skip
        else:
            self.ways.day(self.deal)

    def copy(self) -> None:
        """Put the line on the clipboard."""
        copied = clipboard.copy(told(self.line() or ""))
        self.said = say("calendar-copied") if copied else say("calendar-copied.none")
        self.changed()

    def line(self) -> Message | None:
        """The line to copy, once the day's deal has been played."""
        found = self.days.result(self.day)
        if found is None:
            return None
        runs = [] if self._hard is None or self._hard.waiting else self._hard.rerun.done
        return line(self.game, self.day, *found, hard_of([one.lead for one in runs]))

    def _chosen(self) -> Chosen:
        """What there is to read of the chosen day."""
        hard = self._hard
        return Chosen(
            self.game,
            self.deal,
            self.today,
            self.days.on.get(self.day),
            self.days.result(self.day),
            self.days.gone(self.day),
            self.line(),
            len(hard.rerun.done) + 1 if hard is not None and hard.waiting else None,
            self.said,
            self.play,
            self.copy,
            lambda: self.ways.twice_of(self.days.path(self.day)),
        )

    # The page.

    def body(self, kit: Kit) -> Box:
        names = tuple(one.name for one in self.games)
        titles = tuple(one.title for one in self.games)
        games = choice(kit, "game", say("calendar-games"), names, titles, self.game.name,
                       self.choose_game, "games", target=42)  # fmt: skip
        month, day = self._month(kit), self._chosen().box(kit)
        gap = kit.px(16)
        left = Scroll(self.column, month, kit.measures, x=kit.px(18), y=kit.px(14),
                      panel=told(month_of(self.day)), fill=True)  # fmt: skip
        right = Scroll(self.beside_it, day, kit.measures, x=kit.px(20), y=kit.px(16),
                       panel=told(long_date(self.day)), fill=True)  # fmt: skip
        under = Scroll(self.column, Column([month, Space(high=gap), day]), kit.measures,
                       x=kit.px(18), y=kit.px(14), panel=told(month_of(self.day)))  # fmt: skip
        least = kit.measures.grown(300)
        beside = Row([left.growing(58), Limit(right, least=least).growing(42)], gap,
                     across="stretch")  # fmt: skip
        wide = kit.measures.grown(MOST_WIDE)
        ways = Column([games, Fit(Limit(beside, high=kit.px(596)), under).growing()], kit.px(10))
        return Align(Limit(ways, ideal=wide, most=wide), 0.5, 0)

    def _month(self, kit: Kit) -> Box:
        """The month's name between the ways to others, and its days in weeks."""
        first, last = self.ends
        begins = self.day.replace(day=1)
        before = kit.icon_button("earlier", say("calendar-earlier"), lambda: self.turn(-1),
                                 "arrow-left", area="month", enabled=begins > first)  # fmt: skip
        after = kit.icon_button(
            "later", say("calendar-later"), lambda: self.turn(1), "arrow-right", area="month",
            enabled=(self.day.year, self.day.month) < (last.year, last.month),
        )  # fmt: skip
        name = kit.words(told(month_of(self.day)), 20, role=Role.HEADING, weight="bold",
                         anchor="center")  # fmt: skip
        cells: list[Box] = [
            kit.words(told(weekday(number)), 13.5, tone="dim", anchor="center")
            for number in range(WEEK)
        ]
        blank, count = monthrange(self.day.year, self.day.month)
        days: list[Box] = [Space() for _ in range(blank)]
        days += [self._cell(begins.replace(day=number + 1), kit) for number in range(count)]
        days += [Space() for _ in range(-len(days) % WEEK)]
        gap = kit.px(5)
        return Column([
            Bar(before, name, after, kit.px(10)),
            Space(high=kit.px(8)),
            Grid(cells, gap, most=WEEK, even=True, fill=True),
            Space(high=kit.px(4)),
            Grid(days, gap, most=WEEK, even=True, fill=True),
        ])  # fmt: skip

    def _cell(self, day: date, kit: Kit) -> Box:
        is_open = self.is_open(day)
        note, icon, value = cell(self.days.on.get(day), self.days.result(day), day > self.today)
        name = told(long_date(day))
        if day == self.today:
            name = say("calendar-today", date=long_date(day))
        look = Day(str(day.day), note, icon, day == self.day, day == self.today, is_open)
        node = Node(Role.OPTION, name, nowhere(), _key(day), value=told(value), enabled=is_open,
                    act=self._chooser(day), area=DAYS, first=day == self.day,
                    checked=day == self.day,
                    widget=look)  # fmt: skip
        measures, texts = kit.measures, kit.texts
        wide = max(texts.width(told(Message("calendar-place", place=4)), measures.text(NOTE)),
                   texts.width("30", measures.text(NUMBER), "semibold")) + kit.px(10)  # fmt: skip
        high = kit.tall(62, NUMBER, NOTE)
        return Fixed(node, max(measures.target(54), wide), high, wide)

    def _chooser(self, day: date) -> Act:
        """Choose a day; by keyboard the focus goes on to what is done with it."""

        def chosen() -> None:
            self.choose(day)
            play = self.tree.by_key.get("play")
            if self.app.by_keyboard and play is not None and play.reachable:
                self.set_focus(play)

        return chosen


def _key(day: date) -> str:
    return f"day {day.isoformat()}"
