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
from game.words.message import Message

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
        text = Message("dialog-newer.text", file=path.name)
        app.director.push(notice(app, Message("dialog-newer"), text))
    elif match is not None and match.game.table is None:
        text = Message("dialog-not-yet.text", game=match.game.title)
        app.director.push(notice(app, Message("dialog-not-yet"), text))
    elif unfinished.fault is not None:
        app.director.push(_damaged(app, unfinished))
    elif unfinished.doubt is not None:
        app.director.push(_doubted(app, unfinished, unfinished.doubt))
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
        app.director.push(notice(app, Message("dialog-first"), trouble))


def _doubted(app: "App", unfinished: "Unfinished", doubt: Message) -> Dialog:
    return Dialog(
        app,
        "doubt",
        Message("dialog-doubt"),
        Message("dialog-doubt.text", doubt=doubt),
        [
            Answer(Message("dialog-leave-listed"), app.director.pop, "back"),
            Answer(Message("dialog-doubt.play"), lambda: _go_on(app, unfinished), "play"),
        ],
    )


def _damaged(app: "App", unfinished: "Unfinished") -> Dialog:
    match = unfinished.match
    name = unfinished.path.name
    fault = unfinished.fault or ""
    if match is None:

        def put_aside() -> None:
            trouble = app.shelf.put_aside(unfinished.path)
            app.director.pop()
            if trouble:
                app.director.push(notice(app, Message("dialog-not-aside"), trouble))

        return Dialog(
            app,
            "damaged",
            Message("dialog-damaged"),
            Message("dialog-damaged.text", file=name, fault=fault),
            [
                Answer(Message("dialog-leave-listed"), app.director.pop, "back"),
                Answer(Message("dialog-damaged.off"), put_aside, "cross"),
            ],
        )
    kept = len(match.moves)
    return Dialog(
        app,
        "damaged",
        Message("dialog-damaged"),
        Message("dialog-damaged.moves", file=name, fault=fault, count=kept),
        [
            Answer(Message("dialog-damaged.play"), lambda: _go_on(app, unfinished), "play"),
            Answer(Message("dialog-damaged.leave"), app.director.pop, "back"),
        ],
    )
