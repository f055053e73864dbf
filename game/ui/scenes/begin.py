"""Sitting down at a table: a new match, or one from the shelf."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.core.options import Options
from game.match.match import Match
from game.ui.scenes.dialog import Answer, Dialog, notice
from game.ui.sitting import Sitting

if TYPE_CHECKING:
    from game.storage.shelf import Unfinished
    from game.ui.app import App

DEALS = 1_000_000


def begin_match(
    app: "App",
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[str],
    seed: int | None,
) -> None:
    """Begin a match with these names at the seats; a deal by chance if none is given."""
    number = app.rng.randrange(1, DEALS) if seed is None else seed
    match = Match(game, game.setup(len(seats), options, number), seats)
    _sit(app, Sitting(match, app.shelf.begin(match), app.thinker), fresh=True)


def continue_match(app: "App", path: Path) -> None:
    """Go on with a match from the shelf, or say what is wrong with its record."""
    unfinished = app.shelf.open(path)
    match = unfinished.match
    if unfinished.newer:
        text = (
            f"{path.name} was kept by a newer version of Five Takes and can be played on with "
            "that. It waits on the list as it is."
        )
        app.director.push(notice(app, "From a newer version", text))
    elif match is not None and match.game.table is None:
        text = f"{match.game.title} cannot be played in the window yet. The match waits."
        app.director.push(notice(app, "Not at this table yet", text))
    elif unfinished.fault is not None:
        app.director.push(_damaged(app, unfinished))
    else:
        _go_on(app, unfinished)


def _go_on(app: "App", unfinished: "Unfinished") -> None:
    keeper = app.shelf.go_on(unfinished)
    _sit(app, Sitting(keeper.match, keeper, app.thinker), fresh=False)


def _sit(app: "App", sitting: Sitting, fresh: bool) -> None:
    from game.ui.scenes.table import TableScene

    app.director.replace(TableScene(app, sitting, fresh))
    trouble = sitting.keeper.trouble
    if trouble is not None:
        app.director.push(notice(app, "A word first", trouble))


def _damaged(app: "App", unfinished: "Unfinished") -> Dialog:
    match = unfinished.match
    name = unfinished.path.name
    if match is None:

        def put_aside() -> None:
            trouble = app.shelf.put_aside(unfinished.path)
            app.director.pop()
            if trouble:
                app.director.push(notice(app, "Not put aside", trouble))

        return Dialog(
            app,
            "damaged",
            "A damaged record",
            f"{name} cannot be played on. {unfinished.fault} Nothing in it has been changed.",
            [
                Answer("Leave it on the list", app.director.pop, "back"),
                Answer("Take it off the list", put_aside, "cross"),
            ],
        )
    kept = len(match.moves)
    return Dialog(
        app,
        "damaged",
        "A damaged record",
        f"{name} is damaged. {unfinished.fault} The {kept} moves before that can be played on "
        "from; the damaged file is kept as it is.",
        [
            Answer("Play on from there", lambda: _go_on(app, unfinished), "play"),
            Answer("Leave it", app.director.pop, "back"),
        ],
    )
