"""The replay of a record on disk."""

from pathlib import Path

from game.features.replay.replay_session import ReplaySession
from game.text.message import Message
from game.ui import routes
from game.ui.program import Program


def open_replay(app: Program, path: Path, review: bool = False, at: int = 0) -> None:
    """Open the replay of a record up to its first unreadable move, or explain why there is none.

    It shows the position after ``at`` moves. With ``review`` the coach's review starts too.
    """
    opened = app.match_store.open(path)
    match = opened.match
    if opened.newer:
        app.navigator.tell(Message("dialog-newer"), Message("dialog-newer.text", file=path.name))
    elif match is None:
        fault = opened.fault or ""
        app.navigator.tell(
            Message("dialog-damaged"), Message("dialog-damaged.text", file=path.name, fault=fault)
        )
    elif match.game.table is None:
        app.navigator.tell(
            Message("dialog-not-yet"), Message("dialog-not-yet.text", game=match.game.title)
        )
    else:
        session = ReplaySession(match, path, opened.fault)
        session.go(at)
        app.navigator.open(routes.Replay(session, review))
