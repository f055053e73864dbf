"""Sitting down at a table: a new match, or one from the shelf."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.game import Game
from game.core.options import Options
from game.match.code import Code
from game.match.match import Match
from game.match.seal import fresh_number
from game.ui.scenes.cut import CutScene
from game.ui.scenes.dialog import Answer, Dialog, notice
from game.ui.sitting import Sitting

if TYPE_CHECKING:
    from game.storage.shelf import Unfinished
    from game.ui.app import App

DEALS = 1_000_000
"""Numbers below this are those that a program started with a seed of its own deals by."""


def begin_match(
    app: "App",
    game: Game[Any, Any],
    options: Options,
    seats: Sequence[str],
    code: Code | None = None,
) -> None:
    """Begin a match with these names at the seats; a deal that nobody can know if none is given.

    Raises ``BadSetup`` for a deal that does not fit this game or these players.
    """
    secret = code is None and not app.seeded
    if code is None:
        code = Code(fresh_number() if secret else app.rng.randrange(1, DEALS))
    cuts = (code.cut,) if code.cut else ()
    setup = game.setup(
        len(seats), options, code.number, dealer=code.dealer, secret=secret, cuts=cuts
    )
    match = Match(game, setup, seats)
    sitting = Sitting(match, app.shelf.begin(match), app.thinker)
    if secret and app.settings.cut == "on":
        app.director.replace(CutScene(app, sitting, lambda _: _sit(app, sitting, fresh=True)))
    else:
        _sit(app, sitting, fresh=True)


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
    elif unfinished.doubt is not None:
        app.director.push(_doubted(app, unfinished))
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


def _doubted(app: "App", unfinished: "Unfinished") -> Dialog:
    return Dialog(
        app,
        "doubt",
        "The seal does not fit",
        f"Of the round that is being played: {unfinished.doubt} The record may have been changed. "
        "It can be played on; the seal is left as it is.",
        [
            Answer("Leave it on the list", app.director.pop, "back"),
            Answer("Play on all the same", lambda: _go_on(app, unfinished), "play"),
        ],
    )


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
