"""A lock on the player's folder: a second copy of the program is given a temporary folder."""

import contextlib
import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.storage.profile import Profile, reason, usual_folder
from game.storage.settings import NAME as SETTINGS
from game.storage.text import read_file
from game.words.message import Message

LOCK = "in-use.lock"
BEYOND = 1 << 20
"""The offset of the byte that is locked on Windows: locked bytes cannot be read, and the process
number at the beginning must be."""
LONGEST_NUMBER = 20
TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""Why a lock is refused that another has; wine says that it is refused, and not why."""

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class NoFolder(Exception):
    """Not even a temporary folder can be made; its text says so in a sentence."""


class InUse(Exception):
    """Another copy of the program has the folder: ``process`` is its number, if it is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process

    @property
    def trouble(self) -> Message:
        """What the player is told."""
        if not self.process:
            return Message("storage-in-use")
        return Message("storage-in-use-by", process=self.process)


@contextmanager
def claimed(folder: Path | None = None) -> Iterator[Profile]:
    """The player's profile in this folder, or in the usual one, for this copy alone.

    If another copy has it or there is none, a temporary profile whose ``trouble`` says why.  The
    system releases the lock when the program ends, even if it crashes.  Raises ``NoFolder`` if
    no temporary folder can be made either.
    """
    folder = folder or usual_folder()
    if folder is None:
        with _passing(Message("storage-no-home")) as profile:
            yield profile
        return
    profile = Profile(folder)
    try:
        handle = _claim(folder)
    except InUse as taken:
        with _passing(taken.trouble) as passing:
            passing.elsewhere = folder
            with contextlib.suppress(OSError):
                (passing.folder / SETTINGS).write_bytes(read_file(folder / SETTINGS))
            yield passing
        return
    try:
        yield profile
    finally:
        if handle is not None:
            os.close(handle)


@contextmanager
def _passing(trouble: Message) -> Iterator[Profile]:
    try:
        temporary = tempfile.TemporaryDirectory(prefix="five-takes-", ignore_cleanup_errors=True)
    except OSError as error:
        raise NoFolder(Message("storage-no-temporary", why=reason(error))) from None
    with temporary as folder:
        profile = Profile(Path(folder))
        profile.trouble = trouble
        yield profile


def _claim(folder: Path) -> int | None:
    """Lock the folder; the handle to be closed, None where locking is not supported.

    Raises ``InUse``.
    """
    try:
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return None
    try:
        _lock(handle)
    except OSError as error:
        if error.errno not in TAKEN:
            os.close(handle)
            return None
        process = os.read(handle, LONGEST_NUMBER).decode("ascii", "replace").strip()
        os.close(handle)
        raise InUse(process if process.isdecimal() else "") from None
    with contextlib.suppress(OSError):  # the number is only for the message: the disk may be full
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode("ascii"))
    return handle
