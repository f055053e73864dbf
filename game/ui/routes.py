"""The table of routes: every page of the program with what it needs to open.

A page opens another one as `self.navigator.open(routes.Calendar(game))`, without an import of it. A
route names its page as text, and its fields are the page's arguments after the program. `ROUTES`
lists all routes in order of probable use, which is the order of preloading.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self

from game.ui.kit.input.commands import Command
from game.ui.kit.input.events import InputEvent
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.tree import Act
from game.ui.program import Route

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import date
    from pathlib import Path

    from game.ai.levels import Advice
    from game.core.event import Event
    from game.core.game import Game
    from game.core.illegal import Illegal
    from game.core.options import Value
    from game.core.table_values import Offer
    from game.features.daily.daily_puzzle import DailyMarks, DailyPuzzle
    from game.features.evening.evening_plan import EveningPlan
    from game.features.evening.evening_store import EveningFile
    from game.features.evening.week import Week
    from game.features.lessons.guide import LessonSession
    from game.features.moments.best_moments import MatchStory
    from game.features.puzzles.puzzle import Collection, Solved
    from game.features.replay.replay_session import ReplaySession
    from game.features.rerun.rerun import Parting
    from game.features.review.review import Judgement
    from game.features.sheets.sheet_text import KeptSheet
    from game.match.match import Match
    from game.session import MatchSession
    from game.storage.licences import LicencedPart
    from game.storage.match_store import MatchWriter
    from game.text.languages import Spoken
    from game.text.message import TextValue
    from game.ui.kit.forms.picker import Picker
    from game.ui.kit.input.chord import Chord
    from game.ui.table.model.table_model import TableModel
    from game.ui.table.render.card_inspector import Enlarged


class Keyed(Protocol):
    """A page, as command lookup sees it."""

    @property
    def commands(self) -> list[Command]:
        """All commands that the page can offer."""

    def holds(self, command: Command) -> bool:
        """Whether the command would do something now."""

    def handle(self, event: InputEvent) -> None:
        """Answer what the player did."""


@dataclass(frozen=True, eq=False, repr=False)
class OverTable(Route):
    """A page over a table."""

    model: TableModel


class AfterEvents(OverTable):
    """A page that opens by itself after the table's animations. It may be built before."""


# Before a match.


class Start(Route):
    """The start page."""

    page = "start.start_page:StartPage"


@dataclass(frozen=True, eq=False, repr=False)
class Setup(Route):
    """The setup of a match."""

    page = "setup.setup_page:SetupPage"
    game: Game[Any, Any]


@dataclass(frozen=True, eq=False, repr=False)
class Sets(Route):
    """The rule sets of a game; the callback ``act`` gets the values of the one to play."""

    page = "setup.sets_page:SetsPage"
    game: Game[Any, Any]
    values: Mapping[str, Value]
    act: Callable[[Mapping[str, Value]], None]


@dataclass(frozen=True, eq=False, repr=False)
class Pick(Route):
    """A page with all values of a picker."""

    page = "setup.setup_page:PickPage"
    picker: Picker


class Unfinished(Route):
    """The list of unfinished matches."""

    page = "history.unfinished_page:UnfinishedPage"


class History(Route):
    """The list of finished matches."""

    page = "history.history_page:HistoryPage"


class Statistics(Route):
    """The statistics of all finished matches."""

    page = "statistics.statistics_page:StatisticsPage"


@dataclass(frozen=True, eq=False, repr=False)
class Calendar(Route):
    """The calendar of daily deals.

    The default game is the one played last; the default day is today.
    """

    page = "daily.calendar_page:CalendarPage"
    game: Game[Any, Any] | None = None
    day: date | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Lessons(Route):
    """The list of lessons, with the given game first."""

    page = "lessons.lessons_page:LessonsPage"
    game: Game[Any, Any] | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Lesson(Route):
    """The table of a lesson."""

    page = "lessons.lesson_page:LessonPage"
    lesson_session: LessonSession
    fresh: bool


@dataclass(frozen=True, eq=False, repr=False)
class FirstHand(Route):
    """The table of the first hand, a lesson for new players."""

    page = "lessons.lesson_page:FirstHandPage"
    lesson_session: LessonSession
    fresh: bool


@dataclass(frozen=True, eq=False, repr=False)
class LessonOver(Route):
    """The end of a lesson: its sentences and answers, and the cards that fly."""

    page = "lessons.lesson_page:LessonOverPage"
    heading: TextValue
    text: TextValue
    answers: Sequence[DialogButton]
    cards: Sequence[str]
    faces: str


class Puzzles(Route):
    """The list of puzzles."""

    page = "puzzles.puzzles_page:PuzzlesPage"


@dataclass(frozen=True, eq=False, repr=False)
class Puzzle(Route):
    """The table of the puzzle at a place in its game's list."""

    page = "puzzles.puzzle_page:PuzzlePage"
    session: MatchSession
    puzzles: Collection
    place: int
    marks: Solved


# An evening.


class EveningSetup(Route):
    """The setup of an evening."""

    page = "evening.evening_page:EveningPage"


@dataclass(frozen=True, eq=False, repr=False)
class EveningRules(Route):
    """The rules of the games of a planned evening."""

    page = "evening.evening_rules_page:EveningRulesPage"
    plan: EveningPlan


@dataclass(frozen=True, eq=False, repr=False)
class EveningWeek(Route):
    """The evening of a week; the default is this week."""

    page = "evening.week_page:WeekPage"
    week: Week | None = None


class EveningStatistics(Route):
    """The statistics of evenings."""

    page = "evening.evening_statistics_page:EveningStatisticsPage"


@dataclass(frozen=True, eq=False, repr=False)
class EveningPosters(Route):
    """An evening between two games. A ``fresh`` one has just ended a game."""

    page = "evening.evening_posters_page:EveningPostersPage"
    file: EveningFile
    fresh: bool


@dataclass(frozen=True, eq=False, repr=False)
class EveningSheet(Route):
    """The grid of points of an evening under way, or of one that is over."""

    page = "evening.evening_sheet_page:EveningSheetPage"
    file: EveningFile


@dataclass(frozen=True, eq=False, repr=False)
class EveningChoice(Route):
    """The choice of the next game by the person, who came last."""

    page = "evening.evening_sheet_page:EveningChoicePage"
    file: EveningFile


@dataclass(frozen=True, eq=False, repr=False)
class EveningOver(Route):
    """The end of an evening, with its winner. A ``fresh`` one is celebrated."""

    page = "evening.evening_over_page:EveningOverPage"
    file: EveningFile
    fresh: bool


# At the table.


@dataclass(frozen=True, eq=False, repr=False)
class Table(Route):
    """The table of a match. A ``fresh`` match starts with the deal animation."""

    page = "match.match_page:TablePage"
    session: MatchSession
    fresh: bool


@dataclass(frozen=True, eq=False, repr=False)
class Choice(Route):
    """A choice between several offers; the callback ``choose`` gets the chosen one."""

    page = "match.choice_page:ChoicePage"
    model: TableModel
    offers: Sequence[Offer]
    choose: Callable[[Offer], object]


@dataclass(frozen=True, eq=False, repr=False)
class CloseUp(OverTable):
    """One card or meld as large as the window, the one at place ``at`` first.

    The callback ``look`` returns what is shown, and ``then`` gets the key of the last one.
    """

    page = "match.close_up_page:CloseUpPage"
    look: Callable[[], Sequence[Enlarged]]
    at: int
    then: Callable[[str], None]


class Pause(OverTable):
    """The menu of a match. After a match it offers what to play next."""

    page = "match.pause_page:PausePage"


@dataclass(frozen=True, eq=False, repr=False)
class Unsaved(Route):
    """The question whether to leave a match with moves that could not be saved.

    The callback ``then`` runs if the player leaves.
    """

    page = "match.pause_page:UnsavedPage"
    writer: MatchWriter
    then: Act


class Round(AfterEvents):
    """The result of a round."""

    page = "scores.round_page:RoundPage"


class Result(AfterEvents):
    """The result of a match."""

    page = "scores.result_page:ResultPage"


@dataclass(frozen=True, eq=False, repr=False)
class Scores(Route):
    """The score sheet, ranking and cards of a match that is over; ``shown`` is the first tab."""

    page = "scores.scores_page:ScoresPage"
    model: TableModel
    story: MatchStory
    shown: int = 0


class ScoreSheet(OverTable):
    """The current score sheet."""

    page = "scores.score_sheet:SheetPage"


@dataclass(frozen=True, eq=False, repr=False)
class Keep(Route):
    """A score sheet that is copied or saved; the callback ``keep`` returns it."""

    page = "sheets.keep_page:KeepPage"
    keep: Callable[[], KeptSheet]


class Log(OverTable):
    """The whole log of a match."""

    page = "match.log_page:LogPage"


@dataclass(frozen=True, eq=False, repr=False)
class Comparison(Route):
    """The coach's comparison of moves with their chances."""

    page = "match.compared_page:ComparedPage"
    model: TableModel
    advice: Advice


@dataclass(frozen=True, eq=False, repr=False)
class Cut(Route):
    """The cut of the next round's deck. The callback ``then`` gets the events of the round."""

    page = "seal.cut_page:CutPage"
    session: MatchSession
    then: Callable[[list[Event]], None]


@dataclass(frozen=True, eq=False, repr=False)
class Seal(Route):
    """The seal check of the deals: of the round just ``finished``, or of the current one."""

    page = "seal.seal_page:SealPage"
    model: TableModel
    finished: bool = False


# After a match.


@dataclass(frozen=True, eq=False, repr=False)
class TodayPuzzle(Route):
    """The puzzle of a day, from which one goes on to its round."""

    page = "daily.today_puzzle_page:TodayPuzzlePage"
    session: MatchSession
    daily: DailyPuzzle
    marks: DailyMarks


@dataclass(frozen=True, eq=False, repr=False)
class Stamp(Route):
    """The end of a day's stations: the day turns over in the calendar."""

    page = "daily.stamp_page:StampPage"
    day: date


@dataclass(frozen=True, eq=False, repr=False)
class Replay(Route):
    """A match, move by move. With ``review`` the coach's review starts too."""

    page = "replay.replay_page:ReplayPage"
    session: ReplaySession
    review: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Rerun(Route):
    """An expert plays the cards of a finished match. ``path`` is the match's record."""

    page = "rerun.rerun_page:RerunPage"
    match: Match
    path: Path


@dataclass(frozen=True, eq=False, repr=False)
class Parted(Route):
    """Where the person and the ``level`` parted, both tables side by side."""

    page = "rerun.parted_page:PartedPage"
    parting: Parting
    level: TextValue
    judged: Judgement | None = None


# Everywhere.


@dataclass(frozen=True, eq=False, repr=False)
class Rules(Route):
    """The rules of a game, at the heading of ``rule`` if given.

    With ``games`` the page can switch between the rules of those games.  ``values`` are the
    options of the table that is asked about and ``players`` its number of players; without them
    the page tells the usual game for any number.  ``title`` is the name of the player's own set.
    Where the rule refused a move, ``said`` is why, and ``hand`` the cards held, wild ones starred.
    """

    page = "rules.rules_page:RulesPage"
    game: Game[Any, Any]
    rule: str = ""
    games: Sequence[Game[Any, Any]] = ()
    values: Mapping[str, Value] | None = None
    players: int | None = None
    title: str = ""
    said: str = ""
    hand: Sequence[str] = ()

    @classmethod
    def of_match(
        cls, match: Match, rule: str = "", said: str = "", hand: Sequence[str] = ()
    ) -> Self:
        setup = match.setup
        values, title = setup.options.as_values(), match.notes.rules
        return cls(match.game, rule, (), values, setup.players, title, said, hand)


@dataclass(frozen=True, eq=False, repr=False)
class RuleExample(Route):
    """An example of the rules on the felt; ``refused`` is why its last ``move`` is not made.

    The callback ``title`` returns what its picture says.
    """

    page = "rules.example_page:ExamplePage"
    session: ReplaySession
    title: Callable[[], str]
    move: str
    refused: Illegal | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Settings(Route):
    """The settings, at the section of the setting ``at``."""

    page = "settings.settings_page:SettingsPage"
    at: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Help(Route):
    """The keys of the page ``about``."""

    page = "settings.keyboard_pages:HelpPage"
    about: Keyed


@dataclass(frozen=True, eq=False, repr=False)
class Typing(Route):
    """An on-screen keyboard for a text field.

    The callback ``field`` returns its name; ``read`` and ``edit`` get and set its text.
    """

    page = "settings.keyboard_pages:TypingPage"
    field: Callable[[], str]
    read: Callable[[], str]
    edit: Callable[[str], None]


class Keys(Route):
    """The key bindings, which the player can change."""

    page = "settings.keys_page:KeysPage"


@dataclass(frozen=True, eq=False, repr=False)
class NewKey(Route):
    """The question for a new key of a command; the callback ``then`` gets the chord."""

    page = "settings.keys_page:NewKeyPage"
    command: Command
    then: Callable[[Chord], None]


class Access(Route):
    """What there is for eyes, ears and hands."""

    page = "settings.access_pages:AccessPage"


class Questions(Route):
    """What a new player is asked."""

    page = "settings.access_pages:QuestionsPage"


class Heard(Route):
    """The page about the sounds of a table."""

    page = "settings.access_pages:HeardPage"


class Languages(Route):
    """The choice of the language."""

    page = "settings.languages_page:LanguagesPage"


@dataclass(frozen=True, eq=False, repr=False)
class SoundsWrong(Route):
    """How to say what sounds wrong in a language."""

    page = "settings.languages_page:SoundsWrongPage"
    spoken: Spoken


class About(Route):
    """About the program."""

    page = "start.about_page:AboutPage"


@dataclass(frozen=True, eq=False, repr=False)
class Licence(Route):
    """The licence text of one part of the program."""

    page = "start.about_page:LicencePage"
    part: LicencedPart


MATCH_ROUTES: tuple[type[Route], ...] = (
    Start,
    Setup,
    Pick,
    Sets,
    Table,
    Choice,
    CloseUp,
    Pause,
    Unsaved,
    Round,
    Result,
    Scores,
    ScoreSheet,
    Settings,
    Rules,
    RuleExample,
    Help,
    Log,
    Keep,
    Comparison,
    Cut,
    Seal,
)
"""The pages of a match and on the way to it, in order of probable use.

They are imported ahead, others when they are first opened: that takes up to ten milliseconds.
"""
ROUTES: tuple[type[Route], ...] = (
    *MATCH_ROUTES,
    Unfinished,
    EveningSetup,
    EveningRules,
    EveningWeek,
    EveningStatistics,
    EveningPosters,
    EveningSheet,
    EveningChoice,
    EveningOver,
    History,
    Statistics,
    Calendar,
    Lessons,
    Lesson,
    FirstHand,
    LessonOver,
    Puzzles,
    Puzzle,
    TodayPuzzle,
    Stamp,
    Replay,
    Rerun,
    Parted,
    Typing,
    Keys,
    NewKey,
    Heard,
    Access,
    Questions,
    Languages,
    SoundsWrong,
    About,
    Licence,
)
"""All routes."""
