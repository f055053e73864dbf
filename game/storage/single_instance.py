"""A second start asks the window that has the player's folder to come forward.

It leaves a small file in the folder, and the first takes it away when it has come: no port is
opened, and whoever cannot write there could not play there either.

Being told that something has come into a folder, without looking there over and over.

A lock on the player's folder: a second copy of the program is given a temporary folder.
"""

import contextlib
import errno
import os
import struct
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.storage.profile import Profile, default_folder, read_file, reason
from game.storage.settings import NAME as SETTINGS
from game.text.message import Message

SUMMONS = "come-forward"
PATIENCE_SECONDS = 4.0
"""How long one waits for a window that may be busy; one that does nothing looks every second."""
LOOK_SECONDS = 0.05


def summon(folder: Path, wait: Callable[[float], None] = time.sleep) -> bool:
    """Ask the window that has the folder to come forward; whether it did."""
    file = folder / SUMMONS
    try:
        file.write_text(f"{os.getpid()}\n", encoding="ascii")
    except OSError:
        return False
    for _ in range(round(PATIENCE_SECONDS / LOOK_SECONDS)):
        wait(LOOK_SECONDS)
        if not file.exists():
            return True
    # One that was taken away at the last moment was answered.
    return not answered(folder)


def answered(folder: Path) -> bool:
    """Take a summons away; whether there was one."""
    with contextlib.suppress(OSError):
        (folder / SUMMONS).unlink()
        return True
    return False


ATTRIBUTES, MOVED_TO, CREATED = 0x4, 0x80, 0x100
OVERFLOWN, GONE = 0x4000, 0x8000
"""Linux's numbers for what happens in a folder; ``GONE`` is the end of watching it."""
HEAD = struct.Struct("iIII")
"""What is told of one thing: which folder, what, a number, and how long the name behind it is."""
READ = 4096

Wanted = Mapping[Path, tuple[str, ...]]
"""Folders, and for each how the names begin that are looked out for."""


class FolderWatch:
    """Calls ``told``, on a thread of its own, when something that is wanted has come.

    ``works`` is whether it does: only Linux is asked, and a folder may not be there.
    """

    def __init__(self, wanted: Wanted, told: Callable[[], None]) -> None:
        self.works = False
        self._told = told
        self._names: dict[int, tuple[str, ...]] = {}
        self._system = _system()
        if self._system is None:
            return
        self._handle: int = self._system.inotify_init1(os.O_CLOEXEC)
        if self._handle < 0:
            return
        for folder, names in wanted.items():
            number = self._system.inotify_add_watch(
                self._handle, os.fsencode(folder), ATTRIBUTES | MOVED_TO | CREATED
            )
            if number >= 0:
                self._names[number] = names
        self.works = len(self._names) == len(wanted)
        if self._names:
            threading.Thread(target=self._look, name="watch", daemon=True).start()
        else:
            os.close(self._handle)

    def close(self) -> None:
        """Watch no longer; the thread ends by itself."""
        self.works = False
        for number in list(self._names):
            self._system.inotify_rm_watch(self._handle, number)

    def _look(self) -> None:
        while self._names:
            for folder, what, name in _events(os.read(self._handle, READ)):
                if what & GONE:
                    self.works = False
                    self._names.pop(folder, None)
                elif what & OVERFLOWN or name.startswith(self._names.get(folder, ())):
                    self._told()
        os.close(self._handle)


def _events(data: bytes) -> Iterator[tuple[int, int, str]]:
    """What Linux tells: of which folder, what has happened there, to which name."""
    at = 0
    while at < len(data):
        folder, what, _, length = HEAD.unpack_from(data, at)
        at += HEAD.size
        yield folder, what, os.fsdecode(data[at : at + length].rstrip(b"\0"))
        at += length


def _system() -> Any:
    """Linux's library; None elsewhere."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        import ctypes

        library = ctypes.CDLL(None)
        return library if hasattr(library, "inotify_init1") else None
    except (ImportError, OSError):
        return None


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
def lock_profile(folder: Path | None = None) -> Iterator[Profile]:
    """The player's profile in this folder, or in the usual one, for this copy alone.

    If another copy has it or there is none, a temporary profile whose ``trouble`` says why.  The
    system releases the lock when the program ends, even if it crashes.  Raises ``NoFolder`` if
    no temporary folder can be made either.
    """
    folder = folder or default_folder()
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
