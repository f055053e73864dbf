"""The rerun of a record on disk."""

from pathlib import Path

from game.text.message import Message
from game.ui import routes
from game.ui.program import Program


def open_rerun(app: Program, path: Path) -> None:
    """Open the rerun page of a finished match, or explain why its record is unreadable."""
    found = app.match_store.open(path)
    if found.match is not None and found.match.state.over:
        app.navigator.open(routes.Rerun(found.match, path))
    else:
        unread = Message("dialog-damaged.text", file=path.name, fault=found.fault or "")
        app.navigator.tell(Message("dialog-damaged"), unread)
