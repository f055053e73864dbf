"""Pictures that the player saves: new files in the Pictures folder, which never replace others."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

from game.storage.profile import Profile, default_folder

FOLDER = "pictures"
"""Folder inside the profile, where there is no Pictures folder."""
MOST = 999
"""Maximum number of files with one name."""


def folders(profile: Profile) -> Iterator[Path]:
    """Folders to try in turn: the system's Pictures folder, then one inside the profile.

    A profile in another place than usual keeps its pictures to itself.
    """
    if profile.folder == default_folder():
        import platformdirs  # imported late, because programs with another folder run without it

        usual = Path(platformdirs.user_pictures_dir())
        if usual.is_absolute() and usual.is_dir():
            yield usual
    yield profile.folder / FOLDER


def save_new(profile: Profile, name: str, ending: str, data: bytes) -> Path:
    """Write a new file to the first folder that takes it; returns its path.

    A name that is taken gets a number. Raises the ``OSError`` of the last folder.
    """
    failed: OSError | None = None
    for folder in folders(profile):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return _written(folder, name, ending, data)
        except OSError as error:
            failed = error
    assert failed is not None, "there is at least one folder"
    raise failed


def _written(folder: Path, name: str, ending: str, data: bytes) -> Path:
    for number in range(1, MOST + 1):
        path = folder / (f"{name}{ending}" if number == 1 else f"{name}-{number}{ending}")
        try:
            file = path.open("xb")
        except FileExistsError:
            continue
        try:
            with file:
                file.write(data)
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
