"""The page stack, the routes between pages, and the imports and pages to preload.

`Navigation` implements `Routes`. It imports each page on first use, so that the first frame does
not wait. `imports` loads the remaining pages while the program is idle. `over`, `faces` and `after`
list the pages and drawings that the preloader prepares.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from game.core.game_info import FeltTheme
from game.games import GAMES
from game.text.message import Message, TextValue
from game.ui.kit.input.command_scope import Scope
from game.ui.kit.input.commands import QUIT, QUIT_NOW, Command
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Act, Node
from game.ui.kit.widgets.surfaces import ImageWidget, drawn
from game.ui.program import Program
from game.ui.routes import DialogButton, Keyed

if TYPE_CHECKING:
    from datetime import date

    from game.ai.levels import Advice
    from game.core.event import Event, Seat
    from game.core.game import Game
    from game.core.options import OptionField, Options, Value
    from game.core.table_values import Offer
    from game.features.daily.daily_deal import DailyDeal
    from game.features.lessons.guide import LessonSession
    from game.features.replay.replay_session import ReplaySession
    from game.match.deal_code import Code
    from game.match.match import Match
    from game.session import MatchSession
    from game.storage.licences import LicencedPart
    from game.storage.match_store import MatchWriter
    from game.ui.features.scores.score_page import ScorePage
    from game.ui.kit.input.chord import Chord
    from game.ui.table.model.table_model import TableModel

    S = TypeVar("S", bound=ScorePage)


class PageStack:
    """The open pages. Only the top one gets input; a dialog is a page too."""

    def __init__(self) -> None:
        self.stack: list[Page] = []
        self._called = ""

    @property
    def top(self) -> Page | None:
        """The active page; None if the stack is empty."""
        return self.stack[-1] if self.stack else None

    def push(self, page: Page) -> None:
        """Open a page on top of the stack."""
        self.stack.append(page)
        page.entered()
        self._announce(page)

    def pop(self) -> None:
        """Close the top page. The program ends with the last page."""
        gone = self.stack.pop()
        self._leave(gone)
        if self.stack:
            self.stack[-1].entered()
            if gone.covers:
                self._announce(self.stack[-1])
            else:
                # This page stayed visible, so it needs no announcement.
                self._called = self.stack[-1].called

    def replace(self, *pages: Page) -> None:
        """Close all pages and open the given ones."""
        while self.stack:
            self._leave(self.stack.pop())
        for page in pages:
            self.stack.append(page)
            page.entered()
        if self.stack:
            self._announce(self.stack[-1])

    def _leave(self, page: Page) -> None:
        """Close a page and release its paint caches."""
        page.left()
        page.put_away()

    def _announce(self, page: Page) -> None:
        """Announce a page to the screen reader, unless it has the same name as the page before."""
        if page.asking or page.called != self._called:
            page.announce()
        self._called = page.called

    def visible(self) -> list[Page]:
        """The pages to paint, lowest first, from the topmost one that covers the window."""
        first = len(self.stack) - 1
        while first > 0 and not self.stack[first].covers:
            first -= 1
        return self.stack[max(0, first) :]

    def grabs(self, x: float, y: float) -> bool:
        """Whether a drag that starts at this point of the top page moves something."""
        return self.top is not None and self.top.grabs(x, y)

    def explains(self, x: float, y: float) -> bool:
        """Whether the top page can explain the node at this point."""
        return self.top is not None and self.top.explains(x, y)

    def tells(self, x: float, y: float) -> bool:
        """Whether the top page has a tooltip with more than the node at this point shows."""
        return self.top is not None and self.top.tells(x, y)

    def felt(self, page: Page) -> FeltTheme | None:
        """The felt theme of the game that a page belongs to: its own, or one from a page below
        it."""
        below = self.stack[: self.stack.index(page) + 1]
        return next((one.felt for one in reversed(below) if one.felt is not None), None)


def imports() -> Iterator[bool]:
    """Import one page or game per step, in order of probable use. True as long as steps remain."""
    from game.core import state  # noqa: F401

    yield True
    from game.core import game  # noqa: F401

    yield True
    from game.match import match  # noqa: F401

    yield True
    from game.ai import characters, levels, style  # noqa: F401

    yield True
    from game.features.setup import match_setup  # noqa: F401

    yield True
    from game.ui.features.setup import setup_page  # noqa: F401

    yield True
    from game.ai import worker  # noqa: F401

    yield True
    for one in GAMES:
        # Access to any attribute imports a lazy game.
        yield one.bot is not None
    from game.ui.table.motion import card_sprites  # noqa: F401

    yield True
    from game.ui.table.motion import timeline  # noqa: F401

    yield True
    from game.ui.features.match import table_page  # noqa: F401

    yield True
    from game.ui.features.match import match_page  # noqa: F401

    yield True
    from game.ui.features.match import choice_page  # noqa: F401

    yield True
    from game.ui.features.scores import result_page, round_page, score_sheet  # noqa: F401

    yield True
    from game.ui.features.match import pause_page  # noqa: F401
    from game.ui.features.rules import rules_page  # noqa: F401

    yield True
    from game.ui.features.settings import settings_page  # noqa: F401
    from game.ui.features.start import start_page  # noqa: F401

    yield True
    from game.ui.features.daily import calendar_page  # noqa: F401
    from game.ui.features.history import history_page  # noqa: F401
    from game.ui.features.match import compared_page, log_page  # noqa: F401
    from game.ui.features.seal import seal_page  # noqa: F401

    yield True
    from game.ui.features.history import unfinished_page  # noqa: F401
    from game.ui.features.start import about_page  # noqa: F401
    from game.ui.features.statistics import statistics_page  # noqa: F401

    yield True
    from game.ui.features.replay import replay_page  # noqa: F401
    from game.ui.features.rerun import rerun_page  # noqa: F401
    from game.ui.features.seal import cut_page  # noqa: F401
    from game.ui.features.settings import keyboard_pages, keys_page  # noqa: F401

    yield True
    from game.ui.features.lessons import lesson_page, lessons_page  # noqa: F401

    yield True
    from game.ui.features.puzzles import puzzle_page, puzzles_page  # noqa: F401

    yield True


def over(app: Program, page: "Page") -> "list[Callable[[], Page]]":
    """Constructors of the pages that the player may open next: over a table, or other sections of
    the settings."""
    from game.ui.features.match.log_page import LogPage
    from game.ui.features.match.match_page import TablePage
    from game.ui.features.match.pause_page import PausePage
    from game.ui.features.rules.rules_page import RulesPage
    from game.ui.features.scores.score_sheet import SheetPage
    from game.ui.features.settings.keyboard_pages import HelpPage
    from game.ui.features.settings.settings_page import SettingsPage

    if isinstance(page, SettingsPage):
        return [partial(SettingsPage, app, one) for one in page.names if one != page.at]
    if not isinstance(page, TablePage):
        return []
    model = page.model
    return [
        lambda: PausePage(app, model),
        lambda: SheetPage(app, model),
        lambda: SettingsPage(app),
        lambda: RulesPage(app, model.game),
        lambda: HelpPage(app, page),
        lambda: LogPage(app, model),
    ]


def faces(page: "Page") -> list[Node]:
    """Nodes of the opponents' faces in all their moods, at their size on the table."""
    from game.ui.features.match.match_page import TablePage

    if not isinstance(page, TablePage):
        return []
    model = page.model
    return [
        drawn(face, one.rect)
        for seat in range(len(model.sitting.players))
        if (plate := page.tree.by_key.get(f"plate {seat}")) is not None
        for one in plate.children
        if isinstance(one.widget, ImageWidget) and one.widget.drawing == model.face(seat)
        for face in model.faces(seat)
    ]


def after(app: Program, page: "Page") -> "list[Callable[[], ScorePage]]":
    """Constructor of the page that opens by itself after the animation; empty if none does."""
    from game.ui.features.match.match_page import TablePage
    from game.ui.features.scores.result_page import ResultPage
    from game.ui.features.scores.round_page import RoundPage

    if not isinstance(page, TablePage) or not page.coming:
        return []
    if page.stops:
        return [partial(RoundPage, app, page.model)]
    return [lambda: ResultPage(app, page.model.ended())]


class Navigation:
    """Opens pages: the implementation of `Routes` over a `PageStack`.

    ``ready`` is the preloaded page that opens next, or None.
    """

    def __init__(self, program: Program, director: PageStack) -> None:
        self.program = program
        self.director = director
        self._imports = imports()
        self.ready: ScorePage | None = None

    def ahead(self) -> bool:
        """Import one more page in an idle moment. Whether one was left to import."""
        return next(self._imports, False)

    def back(self) -> None:
        self.director.pop()

    def on_top(self, page: object) -> bool:
        return self.director.top is page

    # Before a match.

    def start(self) -> None:
        from game.ui.features.start.start_page import StartPage

        self.program.leave(lambda: self.director.replace(StartPage(self.program)))

    def new_setup(self, game: "Game[Any, Any]") -> None:
        from game.ui.features.setup.setup_page import SetupPage
        from game.ui.features.start.start_page import StartPage

        self.program.leave(
            lambda: self.director.replace(StartPage(self.program), SetupPage(self.program, game))
        )

    def setup(self, game: "Game[Any, Any]") -> None:
        from game.ui.features.setup.setup_page import SetupPage

        self.director.push(SetupPage(self.program, game))

    def pick(self, one: "OptionField", current: "Value", act: "Callable[[Value], None]") -> None:
        from game.ui.features.setup.setup_page import PickPage

        self.director.push(PickPage(self.program, one, current, act))

    def learn(self, game: "Game[Any, Any] | None" = None) -> None:
        from game.ui.features.lessons.lessons_page import LessonsPage

        self.director.push(LessonsPage(self.program, game))

    def unfinished(self) -> None:
        from game.ui.features.history.unfinished_page import UnfinishedPage

        self.director.push(UnfinishedPage(self.program))

    def begin(
        self,
        game: "Game[Any, Any]",
        options: "Options",
        seats: Sequence[str],
        code: "Code | None" = None,
        dealer: "Seat | None" = None,
    ) -> None:
        from game.ui.features.start.begin_match import begin_match

        begin_match(self.program, game, options, seats, code, dealer)

    def day(self, deal: "DailyDeal") -> None:
        from game.ui.features.start.begin_match import begin_day

        begin_day(self.program, deal)

    def calendar(self, game: "Game[Any, Any] | None" = None, day: "date | None" = None) -> None:
        from game.ui.features.daily.calendar_page import CalendarPage

        self.director.push(CalendarPage(self.program, game, day))

    def twice(self, match: "Match", path: Path) -> None:
        from game.ui.features.rerun.rerun_page import TwicePage

        self.director.push(TwicePage(self.program, match, path))

    def twice_of(self, path: Path) -> None:
        found = self.program.shelf.open(path)
        if found.match is not None and found.match.state.over:
            self.twice(found.match, path)
        else:
            unread = Message("dialog-damaged.text", file=path.name, fault=found.fault or "")
            self.tell(Message("dialog-damaged"), unread)

    def history(self) -> None:
        from game.ui.features.history.history_page import HistoryPage

        self.director.push(HistoryPage(self.program))

    def statistics(self) -> None:
        from game.ui.features.statistics.statistics_page import StatisticsPage

        self.director.push(StatisticsPage(self.program))

    def same_deal(self, match: "Match") -> None:
        from game.ui.features.start.begin_match import same_deal

        self.program.leave(lambda: same_deal(self.program, match))

    def continue_match(self, path: Path) -> None:
        from game.ui.features.start.begin_match import continue_match

        continue_match(self.program, path)

    def puzzles(self) -> None:
        from game.ui.features.puzzles.puzzles_page import PuzzlesPage

        self.director.push(PuzzlesPage(self.program))

    def puzzle(self, game: "Game[Any, Any]", place: int) -> None:
        from game.core.record import InvalidRecord
        from game.features.puzzles.puzzle import InvalidPuzzleFile
        from game.ui.features.puzzles.puzzle_page import PuzzlePage, at_table

        try:
            page = at_table(self.program, game, place)
        except (InvalidPuzzleFile, InvalidRecord):
            self.tell(Message("dialog-first"), Message("puzzles-damaged", game=game.title))
            return
        if isinstance(self.director.top, PuzzlePage):
            self.director.pop()
        self.director.push(page)

    # At the table.

    def sit(self, sitting: "MatchSession", fresh: bool, cut: bool = False) -> None:
        from game.ui.features.match.match_page import TablePage
        from game.ui.features.seal.cut_page import CutPage

        if cut:
            self.director.replace(
                CutPage(self.program, sitting, lambda _: self.sit(sitting, fresh))
            )
            return
        sitting.leave_uncut()
        self.director.replace(TablePage(self.program, sitting, fresh))
        if sitting.keeper.trouble is not None:
            self.tell(Message("dialog-first"), sitting.keeper.trouble)

    def sit_for_lesson(self, sitting: "LessonSession") -> None:
        from game.ui.features.lessons.lesson_page import LessonPage

        fresh = not sitting.match.moves
        self.director.replace(LessonPage(self.program, sitting, fresh))

    def lessons(self, game: "Game[Any, Any] | None" = None) -> None:
        from game.ui.features.lessons.lessons_page import LessonsPage
        from game.ui.features.start.start_page import StartPage

        self.program.leave(
            lambda: self.director.replace(StartPage(self.program), LessonsPage(self.program, game))
        )

    def choose(
        self,
        model: "TableModel",
        offers: "Sequence[Offer]",
        then: "Callable[[Offer], object]",
    ) -> None:
        from game.ui.features.match.choice_page import ChoicePage

        self.director.push(ChoicePage(self.program, model, offers, then))

    def compare(self, model: "TableModel", advice: "Advice") -> None:
        from game.ui.features.match.compared_page import ComparedPage

        self.director.push(ComparedPage(self.program, model, advice))

    def pause(self, model: "TableModel") -> None:
        from game.ui.features.match.pause_page import PausePage

        self.director.push(PausePage(self.program, model))

    def round(self, model: "TableModel") -> None:
        from game.ui.features.scores.round_page import RoundPage

        self.director.push(self._made(RoundPage, model))

    def _made(self, kind: "type[S]", model: "TableModel") -> "S":
        """A page for the result of a table: the preloaded one if it is up to date, else a new
        one."""
        page, self.ready = self.ready, None
        if isinstance(page, kind) and page.takes(model):
            return page
        return kind(self.program, model)

    def sheet(self, model: "TableModel") -> None:
        from game.ui.features.scores.score_sheet import SheetPage

        self.director.push(SheetPage(self.program, model))

    def log(self, model: "TableModel") -> None:
        from game.ui.features.match.log_page import LogPage

        self.director.push(LogPage(self.program, model))

    def result(self, model: "TableModel") -> None:
        from game.ui.features.scores.result_page import ResultPage

        self.director.push(self._made(ResultPage, model))

    def cut(self, sitting: "MatchSession", then: "Callable[[list[Event]], None]") -> None:
        from game.ui.features.seal.cut_page import CutPage

        self.director.push(CutPage(self.program, sitting, then))

    def seal(self, model: "TableModel", finished: bool = False) -> None:
        from game.ui.features.seal.seal_page import SealPage

        self.director.push(SealPage(self.program, model, finished))

    def review(self, sitting: "MatchSession") -> None:
        self.watch(sitting.match, sitting.keeper.record, review=True)

    def replay(self, path: Path, review: bool = False) -> None:
        from game.ui.features.start.begin_match import replay_record

        replay_record(self.program, path, review)

    def watch(
        self,
        match: "Match",
        path: Path | None = None,
        review: bool = False,
        fault: Message | None = None,
    ) -> None:
        from game.features.replay.replay_session import ReplaySession
        from game.ui.features.replay.replay_page import ReplayPage

        sitting = ReplaySession(match, path, fault)
        self.director.push(ReplayPage(self.program, sitting, review))

    def play_on(self, sitting: "ReplaySession") -> None:
        from game.ui.features.start.begin_match import play_on

        self.program.leave(lambda: play_on(self.program, sitting))

    def again(self, match: "Match") -> None:
        setup = match.setup
        # A deal asked for by its code has the dealer that the code names, not one that was chosen.
        dealer = setup.dealer if setup.secret else None
        self.program.leave(
            lambda: self.begin(match.game, setup.options, match.seats, dealer=dealer)
        )

    # Everywhere.

    def rules(
        self,
        game: "Game[Any, Any]",
        rule: str = "",
        games: "Sequence[Game[Any, Any]]" = (),
    ) -> None:
        from game.ui.features.rules.rules_page import RulesPage

        self.director.push(RulesPage(self.program, game, rule, games))

    def settings(self) -> None:
        from game.ui.features.settings.settings_page import SettingsPage

        self.director.push(SettingsPage(self.program))

    def type_in(self, name: str, read: "Callable[[], str]", edit: "Callable[[str], None]") -> None:
        from game.ui.features.settings.keyboard_pages import TypingPage

        self.director.push(TypingPage(self.program, name, read, edit))

    def about(self) -> None:
        from game.ui.features.start.about_page import AboutPage

        self.director.push(AboutPage(self.program))

    def licence(self, part: "LicencedPart") -> None:
        from game.ui.features.start.about_page import LicencePage

        self.director.push(LicencePage(self.program, part))

    def tell(self, heading: TextValue, text: TextValue) -> None:
        from game.ui.kit.pages.dialog import notice

        self.director.push(notice(self.program, heading, text))

    def ask(
        self,
        name: str,
        heading: TextValue,
        text: TextValue,
        answers: Sequence[DialogButton],
        place: Scope = Scope.DIALOG,
    ) -> None:
        from game.ui.kit.pages.dialog import Dialog

        page = Dialog(self.program, name, heading, text, answers)
        page.places = (place,)
        self.director.push(page)

    def help(self, page: Keyed) -> None:
        from game.ui.features.settings.keyboard_pages import HelpPage

        if self.director.top is page and not isinstance(page, HelpPage):
            self.director.push(HelpPage(self.program, page))
        elif isinstance(page, HelpPage):
            self.back()

    def keys(self) -> None:
        from game.ui.features.settings.keys_page import KeysPage

        self.director.push(KeysPage(self.program))

    def new_key(self, command: Command, then: "Callable[[Chord], None]") -> None:
        from game.ui.features.settings.keys_page import NewKeyPage

        self.director.push(NewKeyPage(self.program, command, then))

    def quit(self) -> None:
        if not self.program.by_keyboard:
            self.program.quit()
            return
        self.ask(
            "quit",
            Message("page-quit-heading"),
            Message("page-quit-text", key=QUIT_NOW.shown),
            [
                DialogButton(QUIT.label, self.program.quit, "quit", QUIT),
                DialogButton(Message("page-back"), self.back, "back"),
            ],
            Scope.QUIT,
        )

    def unsaved(self, keeper: "MatchWriter", then: Act) -> None:
        from game.ui.features.match.pause_page import UnsavedPage

        self.director.push(UnsavedPage(self.program, keeper, then))
