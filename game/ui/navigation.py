"""Which page follows which: the one place that knows them all.

A page is imported when it is first needed, so that the first frame does not wait for the others.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from game.ui.ahead import imports
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.ways import Answer, Keyed
from game.ui.window.commandplaces import Place
from game.ui.window.commands import QUIT, QUIT_NOW, Command
from game.ui.window.director import Director
from game.words.message import Message, Said

if TYPE_CHECKING:
    from datetime import date

    from game.ai.advice import Advice
    from game.core.event import Event, Seat
    from game.core.game import Game
    from game.core.offer import Offer
    from game.core.options import Described, Options, Value
    from game.match.code import Code
    from game.match.daily import Deal
    from game.match.match import Match
    from game.storage.licences import Part
    from game.storage.shelf import Keeper
    from game.ui.lessonsitting import LessonSitting
    from game.ui.parts.page import ScorePage
    from game.ui.replaying import Replaying
    from game.ui.sitting import Sitting
    from game.ui.table.model import TableModel
    from game.ui.window.chord import Chord

    S = TypeVar("S", bound=ScorePage)


class Navigation:
    """The ways from one page to another (see ``Ways``), over a director's stack.

    ``ready`` is the page that comes up next, if it was made ahead.
    """

    def __init__(self, program: Program, director: Director) -> None:
        self.program = program
        self.director = director
        self._imports = imports()
        self.ready: ScorePage | None = None

    def ahead(self) -> bool:
        """Import a page that may not have been needed yet; whether there was one left.

        For when nothing else is to be done: no page then waits to come up.
        """
        return next(self._imports, False)

    def back(self) -> None:
        self.director.pop()

    def on_top(self, page: object) -> bool:
        return self.director.top is page

    # Before a match.

    def start(self) -> None:
        from game.ui.pages.start import StartPage

        self.program.leave(lambda: self.director.replace(StartPage(self.program)))

    def new_setup(self, game: "Game[Any, Any]") -> None:
        from game.ui.pages.setup import SetupPage
        from game.ui.pages.start import StartPage

        self.program.leave(
            lambda: self.director.replace(StartPage(self.program), SetupPage(self.program, game))
        )

    def setup(self, game: "Game[Any, Any]") -> None:
        from game.ui.pages.setup import SetupPage

        self.director.push(SetupPage(self.program, game))

    def pick(self, one: "Described", current: "Value", act: "Callable[[Value], None]") -> None:
        from game.ui.pages.pick import PickPage

        self.director.push(PickPage(self.program, one, current, act))

    def learn(self, game: "Game[Any, Any] | None" = None) -> None:
        from game.ui.pages.lessons import LessonsPage

        self.director.push(LessonsPage(self.program, game))

    def unfinished(self) -> None:
        from game.ui.pages.unfinished import UnfinishedPage

        self.director.push(UnfinishedPage(self.program))

    def begin(
        self,
        game: "Game[Any, Any]",
        options: "Options",
        seats: Sequence[str],
        code: "Code | None" = None,
        dealer: "Seat | None" = None,
    ) -> None:
        from game.ui.begin import begin_match

        begin_match(self.program, game, options, seats, code, dealer)

    def day(self, deal: "Deal") -> None:
        from game.ui.begin import begin_day

        begin_day(self.program, deal)

    def calendar(self, game: "Game[Any, Any] | None" = None, day: "date | None" = None) -> None:
        from game.ui.pages.calendar import CalendarPage

        self.director.push(CalendarPage(self.program, game, day))

    def twice(self, match: "Match", path: Path) -> None:
        from game.ui.pages.twice import TwicePage

        self.director.push(TwicePage(self.program, match, path))

    def twice_of(self, path: Path) -> None:
        found = self.program.shelf.open(path)
        if found.match is not None and found.match.state.over:
            self.twice(found.match, path)
        else:
            unread = Message("dialog-damaged.text", file=path.name, fault=found.fault or "")
            self.tell(Message("dialog-damaged"), unread)

    def history(self) -> None:
        from game.ui.pages.history import HistoryPage

        self.director.push(HistoryPage(self.program))

    def statistics(self) -> None:
        from game.ui.pages.statistics import StatisticsPage

        self.director.push(StatisticsPage(self.program))

    def same_deal(self, match: "Match") -> None:
        from game.ui.begin import same_deal

        self.program.leave(lambda: same_deal(self.program, match))

    def continue_match(self, path: Path) -> None:
        from game.ui.begin import continue_match

        continue_match(self.program, path)

    def puzzles(self) -> None:
        from game.ui.pages.puzzles import PuzzlesPage

        self.director.push(PuzzlesPage(self.program))

    def puzzle(self, game: "Game[Any, Any]", place: int) -> None:
        from game.core.record import BadRecord
        from game.puzzles.puzzle import BadPuzzles
        from game.ui.pages.puzzle import PuzzlePage, at_table

        try:
            page = at_table(self.program, game, place)
        except (BadPuzzles, BadRecord):
            self.tell(Message("dialog-first"), Message("puzzles-damaged", game=game.title))
            return
        if isinstance(self.director.top, PuzzlePage):
            self.director.pop()
        self.director.push(page)

    # At the table.

    def sit(self, sitting: "Sitting", fresh: bool, cut: bool = False) -> None:
        from game.ui.pages.cut import CutPage
        from game.ui.pages.table import TablePage

        if cut:
            self.director.replace(
                CutPage(self.program, sitting, lambda _: self.sit(sitting, fresh))
            )
            return
        sitting.leave_uncut()
        self.director.replace(TablePage(self.program, sitting, fresh))
        if sitting.keeper.trouble is not None:
            self.tell(Message("dialog-first"), sitting.keeper.trouble)

    def sit_for_lesson(self, sitting: "LessonSitting") -> None:
        from game.ui.pages.lesson import LessonPage

        fresh = not sitting.match.moves
        self.director.replace(LessonPage(self.program, sitting, fresh))

    def lessons(self, game: "Game[Any, Any] | None" = None) -> None:
        from game.ui.pages.lessons import LessonsPage
        from game.ui.pages.start import StartPage

        self.program.leave(
            lambda: self.director.replace(StartPage(self.program), LessonsPage(self.program, game))
        )

    def choose(
        self,
        model: "TableModel",
        offers: "Sequence[Offer]",
        then: "Callable[[Offer], object]",
    ) -> None:
        from game.ui.pages.choice import ChoicePage

        self.director.push(ChoicePage(self.program, model, offers, then))

    def compare(self, model: "TableModel", advice: "Advice") -> None:
        from game.ui.pages.compared import ComparedPage

        self.director.push(ComparedPage(self.program, model, advice))

    def pause(self, model: "TableModel") -> None:
        from game.ui.pages.pause import PausePage

        self.director.push(PausePage(self.program, model))

    def round(self, model: "TableModel") -> None:
        from game.ui.pages.round import RoundPage

        self.director.push(self._made(RoundPage, model))

    def _made(self, kind: "type[S]", model: "TableModel") -> "S":
        """A page that tells of a table: the one that was made ahead, if that tells the same."""
        page, self.ready = self.ready, None
        if isinstance(page, kind) and page.takes(model):
            return page
        return kind(self.program, model)

    def sheet(self, model: "TableModel") -> None:
        from game.ui.pages.sheet import SheetPage

        self.director.push(SheetPage(self.program, model))

    def log(self, model: "TableModel") -> None:
        from game.ui.pages.log import LogPage

        self.director.push(LogPage(self.program, model))

    def result(self, model: "TableModel") -> None:
        from game.ui.pages.result import ResultPage

        self.director.push(self._made(ResultPage, model))

    def cut(self, sitting: "Sitting", then: "Callable[[list[Event]], None]") -> None:
        from game.ui.pages.cut import CutPage

        self.director.push(CutPage(self.program, sitting, then))

    def seal(self, model: "TableModel", finished: bool = False) -> None:
        from game.ui.pages.seal import SealPage

        self.director.push(SealPage(self.program, model, finished))

    def review(self, sitting: "Sitting") -> None:
        self.watch(sitting.match, sitting.keeper.record, review=True)

    def replay(self, path: Path, review: bool = False) -> None:
        from game.ui.begin import replay_record

        replay_record(self.program, path, review)

    def watch(
        self,
        match: "Match",
        path: Path | None = None,
        review: bool = False,
        fault: Message | None = None,
    ) -> None:
        from game.ui.pages.replay import ReplayPage
        from game.ui.replaying import Replaying

        sitting = Replaying(match, path, fault)
        self.director.push(ReplayPage(self.program, sitting, review))

    def play_on(self, sitting: "Replaying") -> None:
        from game.ui.begin import play_on

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
        from game.ui.pages.rules import RulesPage

        self.director.push(RulesPage(self.program, game, rule, games))

    def settings(self) -> None:
        from game.ui.pages.settings import SettingsPage

        self.director.push(SettingsPage(self.program))

    def type_in(self, name: str, read: "Callable[[], str]", edit: "Callable[[str], None]") -> None:
        from game.ui.pages.typing import TypingPage

        self.director.push(TypingPage(self.program, name, read, edit))

    def about(self) -> None:
        from game.ui.pages.about import AboutPage

        self.director.push(AboutPage(self.program))

    def licence(self, part: "Part") -> None:
        from game.ui.pages.about import LicencePage

        self.director.push(LicencePage(self.program, part))

    def tell(self, heading: Said, text: Said) -> None:
        from game.ui.pages.dialog import notice

        self.director.push(notice(self.program, heading, text))

    def ask(
        self,
        name: str,
        heading: Said,
        text: Said,
        answers: Sequence[Answer],
        place: Place = Place.DIALOG,
    ) -> None:
        from game.ui.pages.dialog import Dialog

        page = Dialog(self.program, name, heading, text, answers)
        page.places = (place,)
        self.director.push(page)

    def help(self, page: Keyed) -> None:
        from game.ui.pages.help import HelpPage

        if self.director.top is page and not isinstance(page, HelpPage):
            self.director.push(HelpPage(self.program, page))
        elif isinstance(page, HelpPage):
            self.back()

    def keys(self) -> None:
        from game.ui.pages.keys import KeysPage

        self.director.push(KeysPage(self.program))

    def new_key(self, command: Command, then: "Callable[[Chord], None]") -> None:
        from game.ui.pages.newkey import NewKeyPage

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
                Answer(QUIT.label, self.program.quit, "quit", QUIT),
                Answer(Message("page-back"), self.back, "back"),
            ],
            Place.QUIT,
        )

    def unsaved(self, keeper: "Keeper", then: Act) -> None:
        from game.ui.pages.unsaved import UnsavedPage

        self.director.push(UnsavedPage(self.program, keeper, then))
