"""The folder in which everything of one player is kept, and safe ways to write into it.

What a self-test asks of the disk: what is packaged, and a profile that is gone afterwards.

Reading files that anybody may have put there: never too much of one, never waiting for one.

Putting a damaged file aside: never the same one twice, and never the last copy away.
"""

import contextlib
import errno
import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.text.message import Message

APPLICATION = "five-takes"
NO_SUCH_FLUSH = (errno.EINVAL, errno.ENOTSUP)
"""What a file system says that cannot flush folders: nothing is wrong with it."""
TRIES = 5 if sys.platform == "win32" else 1
"""So often a file is put in another's place: on Windows nobody can while somebody reads that, and
what looks into every new file (a virus scanner) is done after a moment."""
MOMENT_SECONDS = 0.01


def default_folder() -> Path | None:
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


def packaged(folder: Path, ending: str) -> set[str]:
    """The files of a packaged folder with this ending, as ``kind/name``."""
    return {path.relative_to(folder).as_posix() for path in folder.glob(f"*/*{ending}")}


@contextmanager
def passing_profile() -> Iterator[Profile]:
    """A profile in a folder of the system's for temporary things, taken away at the end."""
    with tempfile.TemporaryDirectory() as folder:
        yield Profile(Path(folder))


MOST_BYTES = 4_000_000
"""The size of the largest file that is read, in bytes; a match takes some ten thousand."""

BINARY: int = getattr(os, "O_BINARY", 0)
"""Without this flag Windows translates line ends; other systems have no such flag."""

AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
"""Without this flag opening a pipe blocks until something is written to it."""


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file.

    Raises ``OSError`` also for anything but a regular file (a folder, a pipe, a device) and for
    a file of more than so many bytes.
    """
    handle = os.open(path, os.O_RDONLY | BINARY | AT_ONCE)
    with os.fdopen(_only_a_file(handle), "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most:,} bytes")
    return data


def read_head(path: Path, count: int) -> bytes:
    """The first bytes of a file, so many at most; raises ``OSError`` as ``read_file`` does."""
    handle = os.open(path, os.O_RDONLY | BINARY | AT_ONCE)
    with os.fdopen(_only_a_file(handle), "rb") as file:
        return file.read(count)


def _only_a_file(handle: int) -> int:
    """The handle if it is that of a regular file; else it is closed and ``OSError`` raised."""
    kind = os.fstat(handle).st_mode
    if stat.S_ISREG(kind):
        return handle
    os.close(handle)
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    raise OSError(errno.EINVAL, "it is not a file")


def read_text(path: Path) -> tuple[str, str | None]:
    """The text of a file as far as it is text, and a sentence about what was wrong, if anything.

    Whoever names the file may name a pipe too: that is waited for.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        return "", f"{path} cannot be read: {(error.strerror or str(error)).lower()}."
    if len(data) > MOST_BYTES:
        return "", f"{path} cannot be read: it is larger than {MOST_BYTES:,} bytes."
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8")
        line = text.count("\n") + 1
        return text, f"Line {line}: it is not text from there on."


CHUNK = 1 << 16


def quarantine(path: Path, ending: str, most: int | None = None) -> Path:
    """Give a file another ending (such as ``.damaged``), with a number if need be; its new path.

    If the same bytes have been put aside before, the file takes the place of that copy.  Where
    there are ``most`` already, the one that was put aside longest ago makes room; a folder
    never does.  Raises ``OSError``, and then nothing has been moved.
    """
    aside, kept = path.with_suffix(ending), []
    while os.path.lexists(aside):
        kept.append(aside)
        aside = path.with_suffix(f".{len(kept) + 1}{ending}")
    again = next((other for other in kept if _same(path, other)), None)
    if again is not None:
        aside = again
    elif most is not None and len(kept) >= most and not path.is_dir():
        files = [other for other in kept if not other.is_dir()]
        aside = min(files, key=_time, default=aside)
    path.replace(aside)
    if most is not None:
        # By this time the newest one is known, whenever it was written.
        with contextlib.suppress(OSError):
            os.utime(aside)
    return aside


def _time(path: Path) -> int:
    return os.lstat(path).st_mtime_ns


def _same(one: Path, other: Path) -> bool:
    """Whether both are files of the same bytes; not if that cannot be told."""
    try:
        about = [path.stat() for path in (one, other)]
        if not all(stat.S_ISREG(each.st_mode) for each in about):
            return False
        if about[0].st_size != about[1].st_size:
            return False
        with one.open("rb") as mine, other.open("rb") as theirs:
            while piece := mine.read(CHUNK):
                if piece != theirs.read(CHUNK):
                    return False
    except OSError:
        return False
    return True
