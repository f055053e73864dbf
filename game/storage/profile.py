"""The folder in which everything of one player is kept, and safe ways to write into it."""

import contextlib
import errno
import os
import sys
import tempfile
import time
from pathlib import Path

from game.words.message import Message

APPLICATION = "five-takes"
NO_SUCH_FLUSH = (errno.EINVAL, errno.ENOTSUP)
"""What a file system says that cannot flush folders: nothing is wrong with it."""
TRIES = 5 if sys.platform == "win32" else 1
"""So often a file is put in another's place: on Windows nobody can while somebody reads that, and
what looks into every new file (a virus scanner) is done after a moment."""
MOMENT_SECONDS = 0.01


def usual_folder() -> Path | None:
    """The platform's own folder for what the player keeps; None where nobody has a home."""
    import platformdirs  # what writes files elsewhere does without it

    try:
        folder = Path(platformdirs.user_data_dir(APPLICATION, appauthor=False))
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None


class Profile:
    """The player's folder.

    ``trouble`` is None, or why nothing can be kept there; the program goes on
    without keeping anything then.  ``elsewhere`` is the folder in whose place this one is used
    because another copy of the program has it, None if there is none.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble: Message | None = None
        self.elsewhere: Path | None = None
        try:
            (self.folder / "matches").mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                pass
        except OSError as error:
            self.trouble = Message("storage-no-folder", folder=str(self.folder), why=reason(error))


def reason(error: OSError) -> str:
    """The system's own words for an error, without its number."""
    return (error.strerror or str(error)).lower()


def write_atomically(path: Path, text: str, *, lasting: bool = True) -> None:
    """Put a text in a file so that a crash leaves either the old text or the new one, whole.

    A link stays one: the file it leads to gets the text.  What need not outlive a power cut
    (not ``lasting``) is not waited for until it is on the disk.  Raises ``OSError``.
    """
    path = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        _put_in_place(Path(name), path)
    except OSError:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    if lasting:
        sync_folder(path.parent)


def _put_in_place(new: Path, path: Path) -> None:
    for left in reversed(range(TRIES)):
        try:
            new.replace(path)
            return
        except PermissionError:
            if not left:
                raise
            time.sleep(MOMENT_SECONDS)


def sync_folder(folder: Path) -> None:
    """Have the folder's own entries on disk too, where the platform can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in NO_SUCH_FLUSH:
            raise
    finally:
        os.close(handle)
