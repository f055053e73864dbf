"""Files that the player keeps: sheets, logs, proofs and pictures.  Nothing is ever overwritten.

``KeptFiles`` writes sheets, logs and proofs into a folder to be looked into: ``Five Takes`` in the
user's documents, or ``sheets`` in the profile.  A failure leaves nothing behind.  ``save_new``
writes a picture into the Pictures folder, or into the profile.
"""

import os
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from game.storage.profile import Profile, default_folder, reason, write_atomically
from game.text.folding import without_layout_signs
from game.text.message import Message

DOCUMENTS_FOLDER: Final = "Five Takes"
"""The folder in the user's documents."""
SHEETS_FOLDER: Final = "sheets"
"""The folder in the profile."""
KEPT_FILE_TIME_FORMAT: Final = "%Y%m%d-%H%M"


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
    return f"five-takes-{about}-{begun.strftime(KEPT_FILE_TIME_FORMAT)}"


class KeptFiles:
    """Writes files that the player keeps.

    ``folder`` is where the last one is, None before. ``problem`` says why the last one could not be
    written, None if it was.
    """

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self.folder: Path | None = None
        self.problem: Message | None = None

    def save(self, stem: str, kind: KeptKind, ending: str, content: str | bytes) -> Message:
        """Write ``STEM-KIND.ENDING``, with a number if that is taken; the message to show."""
        try:
            folder = self._open()
            path = _free(folder / f"{stem}-{kind}.{ending}")
            if isinstance(content, str):
                content = without_layout_signs(content)
            write_atomically(path, content)
        except OSError as error:
            self.problem = Message("storage-kept-unsaved", why=reason(error))
            return self.problem
        self.folder, self.problem = folder, None
        return Message("storage-kept-saved", file=path.name, folder=str(folder))

    def _open(self) -> Path:
        """The folder, made if need be; raises ``OSError``."""
        documents = self._profile.documents
        if documents is not None:
            try:
                (documents / DOCUMENTS_FOLDER).mkdir(exist_ok=True)
                return documents / DOCUMENTS_FOLDER
            except OSError:
                pass  # where the documents cannot be written, the profile may be
        inside = self._profile.folder / SHEETS_FOLDER
        inside.mkdir(exist_ok=True)
        return inside


def _free(path: Path) -> Path:
    """A path that is not taken: ``NAME.csv``, ``NAME-2.csv``, ..."""
    free, number = path, 1
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


# Pictures.


PICTURES_FOLDER = "pictures"
"""Folder inside the profile, where there is no Pictures folder."""


def folders(profile: Profile) -> Iterator[Path]:
    """Folders to try in turn: the system's Pictures folder, then one inside the profile.

    A profile in another place than usual keeps its pictures to itself.
    """
    if profile.folder == default_folder():
        import platformdirs  # imported late, because programs with another folder run without it

        usual = Path(platformdirs.user_pictures_dir())
        if usual.is_absolute() and usual.is_dir():
            yield usual
    yield profile.folder / PICTURES_FOLDER


def save_new(profile: Profile, name: str, ending: str, data: bytes) -> Path:
    """Write a new file to the first folder that takes it; returns its path.

    A name that is taken gets a number. Raises the ``OSError`` of the last folder.
    """
    failed: OSError | None = None
    for folder in folders(profile):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _free(folder / f"{name}{ending}")
            write_atomically(path, data)
            return path
        except OSError as error:
            failed = error
    assert failed is not None, "there is at least one folder"
    raise failed
