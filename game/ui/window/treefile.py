"""The file into which the tree of the screen is written, for whoever drives the window."""

import json
from pathlib import Path
from typing import Any

from game.storage.profile import reason, write_atomically
from game.words.message import Message


class TreeFile:
    """Written when it would say something new; ``path`` is None where nobody asked for it."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._written = ""

    def write(self, told: dict[str, Any]) -> Message | None:
        """Have this be in the file; why not, if that cannot be done: it is not tried again."""
        text = json.dumps(told, indent=1)
        if self.path is None or text == self._written:
            return None
        self._written = text
        try:
            write_atomically(self.path, text + "\n", lasting=False)
        except OSError as error:
            self.path = None
            return Message("storage-tree-unwritten", why=reason(error))
        return None
