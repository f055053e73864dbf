"""The way through today's three stations: the puzzle, the round, and the stamp in the calendar."""

from datetime import date

from game.core.record import InvalidRecord
from game.features.daily.daily_deal import deal_of
from game.features.daily.daily_puzzle import DailyMarks, DailyPuzzle
from game.features.daily.stations import Stations
from game.features.lessons.progress import Progress
from game.games import GAMES
from game.match.match import load
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.message import Message
from game.ui import routes
from game.ui.features.match.begin_match import begin_day, continue_match
from game.ui.program import Program


def stations_of(app: Program, day: date) -> Stations:
    """The stations of a day for the player, which are not read yet."""
    return Stations(app.match_store, app.profile, Progress(app.settings.lessons), GAMES, day)


def look_at(app: Program, stations: Stations) -> None:
    """Read stations, and let the start page tell of a fault in the results of puzzles."""
    stations.look()
    if stations.problem is not None:
        app.notices.append(stations.problem)


def open_next(app: Program, day: date) -> None:
    """Open the first station of a day that is left, or its stamp if none is."""
    stations = stations_of(app, day)
    look_at(app, stations)
    if stations.is_done:
        app.navigator.open(routes.Stamp(day))
    elif stations.puzzle is not None and stations.wants_puzzle:
        open_puzzle_of_day(app, day, stations.puzzle)
    else:
        open_round(app, stations)


def open_puzzle_of_day(app: Program, day: date, puzzle: DailyPuzzle) -> None:
    """Open the puzzle of a day, or explain why it is unreadable; it stays that of its day."""
    game = puzzle.game
    try:
        match = load(puzzle.puzzles.puzzles[puzzle.place].record)
    except InvalidRecord:
        app.navigator.tell(Message("dialog-first"), Message("puzzles-damaged", game=game.title))
        return
    marks = DailyMarks(app.profile, day, puzzle)
    unsaved = marks.deal()
    problem = marks.problem or unsaved
    session = MatchSession(match, NullWriter(game.puzzle_file, match), app.worker)
    app.navigator.open(routes.TodayPuzzle(session, puzzle, marks))
    if problem is not None:
        app.navigator.tell(Message("dialog-first"), problem)


def open_round(app: Program, stations: Stations) -> None:
    """Begin the short round of a day, or go on with it."""
    found = stations.played
    if found is not None and found.unfinished is not None:
        continue_match(app, found.unfinished)
    elif stations.short is not None:
        begin_day(app, deal_of(stations.short, stations.day, short=True))


def go_on_to_round(app: Program, day: date) -> None:
    """Leave the puzzle for the round of its day, or for the stamp if that was played before."""
    stations = stations_of(app, day)
    look_at(app, stations)
    if stations.is_done:
        app.navigator.back()
        app.navigator.open(routes.Stamp(day))
    else:
        open_round(app, stations)
