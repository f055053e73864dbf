"""The table of a puzzle, from its place in the list."""

from typing import Any

from game.core.game import Game
from game.core.record import InvalidRecord
from game.features.puzzles.puzzle import Collection, InvalidPuzzleFile, Solved, kept
from game.match.match import load
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.text.message import Message
from game.ui import routes
from game.ui.program import Program


def puzzle_route(
    app: Program, game: Game[Any, Any], place: int, puzzles: Collection | None = None
) -> routes.Puzzle:
    """The route to a puzzle by its place in a list, which is the game's own if none is given.

    Raises ``InvalidPuzzleFile`` or ``InvalidRecord`` for unreadable puzzles.
    """
    puzzles = puzzles or kept(game)
    match = load(puzzles.puzzles[place].record)
    session = MatchSession(match, NullWriter(game.puzzle_file, match), app.worker)
    return routes.Puzzle(session, puzzles, place, Solved(app.profile))


def open_puzzle(
    app: Program,
    game: Game[Any, Any],
    place: int,
    puzzles: Collection | None = None,
    old: object = None,
) -> None:
    """Open a puzzle, or explain why it is unreadable. It replaces the puzzle page ``old``."""
    try:
        route = puzzle_route(app, game, place, puzzles)
    except (InvalidPuzzleFile, InvalidRecord):
        app.navigator.tell(Message("dialog-first"), Message("puzzles-damaged", game=game.title))
        return
    if old is not None and app.navigator.is_top(old):
        app.navigator.back()
    app.navigator.open(route)
