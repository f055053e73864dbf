"""The evening of a week: the same deals and company for everybody, to play or to look back at."""

from collections.abc import Sequence

from game.ai.characters import CHARACTERS, read_seat
from game.ai.levels import LEVELS
from game.core.event import PERSON_SEAT
from game.features.evening.evening import drawn_order
from game.features.evening.evening_results import place_of, title_of
from game.features.evening.evening_store import EveningFile
from game.features.evening.week import FIRST_WEEK, Week, terms_of
from game.features.history.match_text import long_date
from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui import routes
from game.ui.features.evening.open_evening import begin_evening, continue_evening
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import PAGE_DOWN, PAGE_UP
from game.ui.kit.input.events import Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import CenteredRow, Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program, ProgramPage

WEEK_GAME_PICTURE_UNITS = 92.0
"""Size of a game's picture, in units."""
WEEK_PORTRAIT_UNITS = 56.0
"""Size of a portrait, in units."""


class WeekPage(ProgramPage, HeadedPage):
    """One week: its company, its order of games, and its result."""

    name = "week"
    wide = 900.0

    def __init__(self, app: Program, week: Week | None = None) -> None:
        super().__init__(app)
        self.heading_text = Message("evening-week")
        self.this_week = Week.of(app.today())
        self.week = week or max(self.this_week, FIRST_WEEK)
        self._find()

    def _find(self) -> None:
        """Look for the evenings of all weeks."""
        evenings = self.app.evenings
        self.under_way = evenings.under_way(True)
        self.over = [one for one in evenings.over() if one.evening.terms.week]

    def entered(self) -> None:
        super().entered()
        self._find()
        self.changed()
        if not self.focus:
            first = self.tree.first()
            if first is not None:
                self.set_focus(first)

    @property
    def subtitle(self) -> str:
        """The week and its days."""
        monday, sunday = self.week.monday, self.week.sunday
        return say(
            "evening-week.days",
            week=str(self.week),
            first=long_date(monday),
            last=long_date(sunday),
        )

    # The state of the week.

    @property
    def _waits(self) -> EveningFile | None:
        """The evening of this week that is under way."""
        file = self.under_way
        return file if file is not None and file.evening.terms.week == str(self.week) else None

    def _played(self) -> list[EveningFile]:
        """The evenings of the week that are over, the first one first."""
        own = [one for one in self.over if one.evening.terms.week == str(self.week)]
        return sorted(own, key=lambda one: (one.evening.terms.again, one.evening.name))

    @property
    def _result(self) -> EveningFile | None:
        """The evening that counts: the first one that was played to its end."""
        return next((one for one in self._played() if not one.evening.stopped), None)

    def is_open(self, week: Week) -> bool:
        """Whether a week can be played: it has come, or it was begun or played before."""
        return FIRST_WEEK <= week <= self.this_week or str(week) in self._known_weeks()

    def state(self) -> TextValue:
        """How the week came out or where it stands, in a sentence."""
        waits, result = self._waits, self._result
        if waits is not None:
            return Message("evening-week.begun", evening=title_of(waits.evening))
        if result is not None:
            evening = result.evening
            points = evening.standing.points[PERSON_SEAT]
            if evening.winners == (PERSON_SEAT,):
                return Message("evening-week.won", points=points)
            place = Message("calendar-place", place=place_of(evening, PERSON_SEAT))
            count = evening.players
            return Message("evening-week.placed", place=place, count=count, points=points)
        if self._played():
            return Message("calendar-given-up")
        if not self.is_open(self.week):
            return Message("evening-week.closed")
        if self.week < self.this_week:
            return Message("calendar-new.past")
        return Message("calendar-new")

    # Layout.

    def content(self, kit: Kit) -> Box:
        terms = terms_of(self.week, again=False)
        games = [self._game(name, kit) for name in drawn_order(terms.number)]
        others = [self._person(seat, kit) for seat in terms.seats[1:]]
        return Column(
            [
                self._turning(kit),
                Space(high=kit.px(16)),
                kit.group_heading(say("calendar-opponents")),
                Space(high=kit.px(8)),
                Flow(others, kit.px(36), kit.px(10)),
                Space(high=kit.px(16)),
                kit.group_heading(say("evening-games")),
                Space(high=kit.px(8)),
                Grid(games, kit.px(14), level=True),
                Space(high=kit.px(16)),
                kit.words(say("evening-week.same"), 14, tone="dim"),
            ]
        )

    def body(self, kit: Kit) -> Box:
        buttons = Flow(self._buttons(kit), kit.px(12), kit.px(8), lean=0.5)
        wide = kit.measures.grown_length(self.wide)
        cells = Column([self.scrolled(kit).growing(), Space(high=kit.px(10)), buttons])
        column = Limit(cells, ideal=wide, most=wide)
        return Row([Space().growing(), column, Space().growing()], across="stretch")

    def _turning(self, kit: Kit) -> Box:
        """The state between two buttons that turn to the weeks beside."""
        earlier = self._turner("earlier", say("evening-week.earlier"), Icon.ARROW_LEFT, -1, kit)
        later = self._turner("later", say("evening-week.later"), Icon.ARROW_RIGHT, 1, kit)
        said = kit.words(told(self.state()), 20, weight="semibold", anchor="center")
        least = min(said.widths.ideal, kit.measures.grown_length(240))
        return CenteredRow(earlier, Limit(said, least=least), later, kit.px(14))

    def _turner(self, key: str, name: str, icon: Icon, direction: int, kit: Kit) -> Box:
        return kit.icon_button(
            key, name, lambda: self.turn(direction), icon, area="weeks",
            enabled=self._can_turn(direction),
        )  # fmt: skip

    def _can_turn(self, direction: int) -> bool:
        week = self.week.after(direction)
        if week is None or direction < 0:
            return week is not None and week >= FIRST_WEEK
        latest = max([self.this_week, *(Week.read(one) for one in self._known_weeks())])
        return week <= latest

    def _known_weeks(self) -> list[str]:
        files = [*self.over, *([self.under_way] if self.under_way is not None else [])]
        return [one.evening.terms.week for one in files]

    def turn(self, direction: int) -> None:
        """Show the week before or after."""
        week = self.week.after(direction)
        if week is not None and self._can_turn(direction):
            self.week = week
            self.changed()

    def on_key(self, key: Key) -> None:
        if PAGE_UP.matches(key):
            self.turn(-1)
        elif PAGE_DOWN.matches(key):
            self.turn(1)
        else:
            super().on_key(key)

    def _person(self, seat: str, kit: Kit) -> Box:
        player = read_seat(seat, 1)
        character = CHARACTERS[player.name]
        side = kit.px(WEEK_PORTRAIT_UNITS)
        name, level = told(player.who.called), told(LEVELS[player.level or "medium"].title)
        says = Column(
            [
                kit.words(name, 16, weight="semibold", anchor="midleft"),
                kit.words(level, 13.5, tone="dim", anchor="midleft"),
            ]
        )
        portrait = drawn(f"portraits/{character.portrait}", nowhere(), radius=kit.px(10))
        row = Node(Role.ROW, name, nowhere(), value=level)
        return NodeBox(row, Row([FixedBox(portrait, side, side), says], kit.px(10)))

    def _game(self, name: str, kit: Kit) -> Box:
        game = GAMES_BY_NAME[name]
        title = kit.words(told(game.title), 15, weight="semibold", anchor="center")
        cells: list[Box] = [title]
        drawing = self.app.images.shown(game.picture)
        if drawing:
            side = kit.px(WEEK_GAME_PICTURE_UNITS)
            picture = FixedBox(drawn(drawing, nowhere(), cropped=True), side, side)
            cells = [Align(picture), Space(high=kit.px(4)), title]
        return Column(cells)

    def _buttons(self, kit: Kit) -> Sequence[Box]:
        """Buttons for the week, the default first."""
        waits, result = self._waits, self._result
        cells: list[FixedBox] = []
        if waits is not None:
            cells.append(
                self._button("go on", say("calendar-go-on"), Icon.PLAY,
                             lambda: continue_evening(self.app, waits), kit)
            )  # fmt: skip
        if result is not None:
            open_sheet = self.navigator.opener(routes.EveningSheet(result))
            cells.append(
                self._button("sheet", say("evening-week.sheet"), Icon.LOG, open_sheet, kit)
            )
        if waits is None and self.is_open(self.week):
            again = bool(self._played())
            name = say("calendar-again") if again else say("calendar-play")
            cells.append(self._button("play", name, Icon.PLAY, lambda: self.play(again), kit))
        for one in cells[:1]:
            one.node.first = True
        return cells

    def _button(self, key: str, name: str, icon: Icon, act: Act, kit: Kit) -> FixedBox:
        primary = key in ("go on", "play")
        return kit.button(key, name, act, width=230, icon=icon, primary=primary, area="answers")

    def play(self, again: bool) -> None:
        """Begin the evening of the week."""
        begin_evening(self.app, terms_of(self.week, again))
