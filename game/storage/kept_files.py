"""Files that the player keeps: sheets, logs and proofs, in a folder to be looked into.

It is ``Five Takes`` in the user's documents, or ``sheets`` in the profile.  Nothing is overwritten,
and a failure leaves nothing behind.
"""

import os
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from game.storage.profile import Profile, reason, write_atomically
from game.text.message import Message

FOLDER: Final = "Five Takes"
"""The folder in the user's documents."""
SHEETS: Final = "sheets"
"""The folder in the profile."""
FORM: Final = "%Y%m%d-%H%M"


class KeptKind(StrEnum):
    """What a file holds; the value stands in its name."""

    SHEET = "sheet"
    LOG = "log"
    PROOF = "proof"


def stem_of(about: str, begun: datetime) -> str:
    """The beginning of the names of a match's files; ``about`` is the game's name.

    >>> stem_of("taki", datetime(2026, 11, 24, 19, 55, 1))
    'five-takes-taki-20261124-1955'
    """
    return f"five-takes-{about}-{begun.strftime(FORM)}"


class KeptFiles:
    """Writes files that the player keeps.

    ``folder`` is where the last one is, None before.
    """

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self.folder: Path | None = None

    def save(self, stem: str, kind: KeptKind, ending: str, content: str | bytes) -> Message:
        """Write ``STEM-KIND.ENDING``, with a number if that is taken; the message to show."""
        try:
            folder = self._open()
            path = _free(folder / f"{stem}-{kind}.{ending}")
            write_atomically(path, content)
        except OSError as error:
            return Message("storage-kept-unsaved", why=reason(error))
        self.folder = folder
        return Message("storage-kept-saved", file=path.name, folder=str(folder))

    def _open(self) -> Path:
        """The folder, made if need be; raises ``OSError``."""
        documents = self._profile.documents
        if documents is not None:
            try:
                (documents / FOLDER).mkdir(exist_ok=True)
                return documents / FOLDER
            except OSError:
                pass  # where the documents cannot be written, the profile may be
        inside = self._profile.folder / SHEETS
        inside.mkdir(exist_ok=True)
        return inside


def _free(path: Path) -> Path:
    """A path that is not taken: ``NAME.csv``, ``NAME-2.csv``, ..."""
    free, number = path, 1
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
