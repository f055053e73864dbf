"""A match that is part of an evening: where it leads, and how it or the evening is given up."""

from game.core.event import PERSON_SEAT
from game.features.evening.evening_store import EveningFile
from game.match.match import Match
from game.session import MatchSession
from game.text.icon import Icon
from game.text.message import Message
from game.ui import routes
from game.ui.kit.pages.dialog import DialogButton
from game.ui.program import Program, Route, leave_for


def open_evening(app: Program, file: EveningFile, fresh: bool = False) -> None:
    """Open the page at which an evening stands between two games, or at its end.

    ``fresh`` is whether the last game has just ended.
    """
    evening = file.evening
    page: Route
    if evening.ended:
        page = routes.EveningOver(file, fresh)
    elif evening.chooser == PERSON_SEAT and not fresh:
        page = routes.EveningChoice(file)
    else:
        page = routes.EveningPosters(file, fresh)
    leave_for(app, routes.Start(), page)
    if file.problem is not None:
        app.navigator.tell(Message("dialog-first"), file.problem)


def evening_of_match(app: Program, match: Match) -> EveningFile | None:
    """The evening under way that a match is the game to play of; None for any other match."""
    part = match.evening
    return None if part is None else app.evenings.of(part)


def to_sheet(app: Program, match: Match, file: EveningFile) -> None:
    """Leave the result page of a game, which settles it, for the sheet."""

    def leave() -> None:
        file.settle(match)
        open_evening(app, file, fresh=True)

    app.leave(leave)


def settle_for(app: Program, match: Match, *pages: Route) -> None:
    """Leave the result page of a match for other pages; in an evening that settles the game."""

    def leave() -> None:
        file = evening_of_match(app, match)
        if file is not None:
            file.settle(match)
        app.navigator.replace(*pages)

    app.leave(leave)


def ask_to_give_up(app: Program, session: MatchSession, file: EveningFile) -> None:
    """Ask whether to give up the game that is played, or the evening."""

    def give_up_game() -> None:
        session.give_up()
        to_sheet(app, session.match, file)

    def give_up_evening() -> None:
        session.give_up()
        app.leave(lambda: _stop_and_show(app, file))

    app.navigator.ask(
        "give up",
        Message("evening-give-up"),
        Message("evening-give-up.text", others=Message("evening-give-up.stop-text")),
        [
            DialogButton(Message("page-back"), app.navigator.back, Icon.BACK),
            DialogButton(Message("evening-give-up.game"), give_up_game, Icon.CROSS),
            DialogButton(Message("evening-stop.do"), give_up_evening, Icon.CROSS),
        ],
    )


def ask_to_stop(app: Program, file: EveningFile) -> None:
    """Ask whether to give up an evening between two games."""
    app.navigator.ask(
        "stop evening",
        Message("evening-stop"),
        Message("evening-give-up.stop-text"),
        [
            DialogButton(Message("page-back"), app.navigator.back, Icon.BACK),
            DialogButton(Message("evening-stop.do"), lambda: _stop_and_show(app, file), Icon.CROSS),
        ],
    )


def _stop_and_show(app: Program, file: EveningFile) -> None:
    stop(app, file)
    open_evening(app, file)


def stop(app: Program, file: EveningFile) -> None:
    """Give an evening up, and the match that is played in it."""
    path = app.evenings.record(file.evening, file.evening.current)
    opened = None if path is None else app.match_store.open(path)
    match = None if opened is None else opened.match
    if opened is not None and match is not None:
        if match.state.over:
            file.settle(match)
        elif not match.notes.given_up:
            match.give_up()
            app.match_store.go_on(opened)
    if not file.evening.ended:
        file.stop()
