"""The player's folder, and safe reading and writing of its files.

`Profile` is the folder. `write_atomically` survives a crash. `read_file` and `read_text` bound the
size of untrusted files. `quarantine` moves a damaged file aside without losing a version.
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

APPLICATION_NAME = "five-takes"
FLUSH_UNSUPPORTED_ERRORS = (errno.EINVAL, errno.ENOTSUP)
"""Error codes of file systems that cannot flush folders; harmless."""
REPLACE_TRY_COUNT = 5 if sys.platform == "win32" else 1
"""Attempts to replace a file. Windows refuses while another process, such as a virus scanner, has
it open.
"""
REPLACE_RETRY_SECONDS = 0.01


def default_folder() -> Path | None:
    """Default folder of the platform; None without a home folder."""
    import platformdirs  # imported late, because programs with another folder run without it

    try:
        folder = Path(platformdirs.user_data_dir(APPLICATION_NAME, appauthor=False))
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None


def documents_folder() -> Path | None:
    """The folder of the user's documents; None if there is none."""
    import platformdirs

    try:
        folder = Path(platformdirs.user_documents_dir())
    except RuntimeError:
        return None
    return folder if folder.is_absolute() and folder.is_dir() else None


class Profile:
    """The player's folder.

    ``problem`` is the reason why it is not writable, or None; the program then runs without saving.
    ``elsewhere`` is the regular folder if another program holds it, else None.  ``documents`` is
    the folder for what the player keeps, None if that stays in the profile too.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problem: Message | None = None
        self.elsewhere: Path | None = None
        self.documents: Path | None = None
        try:
            (self.folder / "matches").mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                pass
        except OSError as error:
            self.problem = Message("storage-no-folder", folder=str(self.folder), why=reason(error))


def reason(error: OSError) -> str:
    """The system's text for an error, without its number."""
    return (error.strerror or str(error)).lower()


def write_atomically(path: Path, content: str | bytes, *, lasting: bool = True) -> None:
    """Replace a file so that a crash leaves the old or the new content, complete.

    A text is written as UTF-8. A symbolic link is followed. With ``lasting`` the content is also
    flushed to disk. Raises ``OSError``.
    """
    data = content.encode() if isinstance(content, str) else content
    path = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
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
    for left in reversed(range(REPLACE_TRY_COUNT)):
        try:
            new.replace(path)
            return
        except PermissionError:
            if not left:
                raise
            time.sleep(REPLACE_RETRY_SECONDS)


def sync_folder(folder: Path) -> None:
    """Flush the entries of a folder to disk, if the platform can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in FLUSH_UNSUPPORTED_ERRORS:
            raise
    finally:
        os.close(handle)


def packaged(folder: Path, ending: str) -> set[str]:
    """Files in a packaged folder with this ending, as ``kind/name``."""
    return {path.relative_to(folder).as_posix() for path in folder.glob(f"*/*{ending}")}


@contextmanager
def passing_profile() -> Iterator[Profile]:
    """Temporary profile, deleted at the end; for self-tests."""
    with tempfile.TemporaryDirectory() as folder:
        yield Profile(Path(folder))


MAX_FILE_BYTES = 4_000_000
"""Maximum size of a file in bytes; a match has about ten thousand."""

BINARY_FLAG: int = getattr(os, "O_BINARY", 0)
"""Flag against the translation of line ends on Windows; 0 elsewhere."""

NONBLOCK_FLAG: int = getattr(os, "O_NONBLOCK", 0)
"""Flag against blocking on a pipe without a writer."""


def read_file(path: Path, most: int = MAX_FILE_BYTES) -> bytes:
    """The bytes of a file.

    Raises ``OSError`` also for anything but a regular file (a folder, a pipe, a device) and for
    a file of more than ``most`` bytes.
    """
    handle = os.open(path, os.O_RDONLY | BINARY_FLAG | NONBLOCK_FLAG)
    with os.fdopen(_only_a_file(handle), "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most:,} bytes")
    return data


def read_head(path: Path, count: int) -> bytes:
    """The first ``count`` bytes of a file; raises ``OSError`` as ``read_file`` does."""
    handle = os.open(path, os.O_RDONLY | BINARY_FLAG | NONBLOCK_FLAG)
    with os.fdopen(_only_a_file(handle), "rb") as file:
        return file.read(count)


def _only_a_file(handle: int) -> int:
    """The handle if it is a regular file; else closes it and raises ``OSError``."""
    kind = os.fstat(handle).st_mode
    if stat.S_ISREG(kind):
        return handle
    os.close(handle)
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    raise OSError(errno.EINVAL, "it is not a file")


def read_text(path: Path) -> tuple[str, str | None]:
    """Readable text of a file, and a sentence about a fault, if any.

    A pipe is accepted and may block, as the caller named it.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        return "", f"{path} cannot be read: {(error.strerror or str(error)).lower()}."
    if len(data) > MAX_FILE_BYTES:
        return "", f"{path} cannot be read: it is larger than {MAX_FILE_BYTES:,} bytes."
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8")
        line = text.count("\n") + 1
        return text, f"Line {line}: it is not text from there on."


COMPARE_CHUNK_BYTES = 1 << 16


def quarantine(path: Path, ending: str, most: int | None = None) -> Path:
    """Rename a file to another ending (such as ``.damaged``), numbered if needed; its new path.

    It replaces an earlier copy with the same bytes. At the limit ``most`` it replaces the oldest
    copy, but never a folder. Raises ``OSError`` without a change.
    """
    aside, kept = path.with_suffix(ending), []
    while os.path.lexists(aside):
        kept.append(aside)
        aside = path.with_suffix(f".{len(kept) + 1}{ending}")
    again = next((other for other in kept if _has_same_bytes(path, other)), None)
    if again is not None:
        aside = again
    elif most is not None and len(kept) >= most and not path.is_dir():
        files = [other for other in kept if not other.is_dir()]
        aside = min(files, key=_time, default=aside)
    path.replace(aside)
    if most is not None:
        # The time of quarantine decides which copy is the oldest.
        with contextlib.suppress(OSError):
            os.utime(aside)
    return aside


def _time(path: Path) -> int:
    return os.lstat(path).st_mtime_ns


def _has_same_bytes(one: Path, other: Path) -> bool:
    """Whether both are files with the same bytes; False if unreadable."""
    try:
        about = [path.stat() for path in (one, other)]
        if not all(stat.S_ISREG(each.st_mode) for each in about):
            return False
        if about[0].st_size != about[1].st_size:
            return False
        with one.open("rb") as mine, other.open("rb") as theirs:
            while piece := mine.read(COMPARE_CHUNK_BYTES):
                if piece != theirs.read(COMPARE_CHUNK_BYTES):
                    return False
    except OSError:
        return False
    return True
