"""One program per profile: a lock, the activation of the first program, and a folder watch.

`lock_profile` locks the player's folder; a second program gets a temporary profile. `summon` asks
the first one to come to the front by a small file in the folder. The first answers by deleting it,
so no port is opened. `FolderWatch` detects such files without polling.
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

from game.storage.profile import Profile, default_folder, documents_folder, read_file, reason
from game.storage.settings import SETTINGS_FILE
from game.text.message import Message

SUMMONS_FILE = "come-forward"
SUMMONS_TIMEOUT_SECONDS = 4.0
"""Timeout for an answer; an idle window checks once per second."""
SUMMONS_POLL_SECONDS = 0.05


def summon(folder: Path, wait: Callable[[float], None] = time.sleep) -> bool:
    """Ask the program that holds the folder to come to the front; whether it did."""
    file = folder / SUMMONS_FILE
    try:
        file.write_text(f"{os.getpid()}\n", encoding="ascii")
    except OSError:
        return False
    for _ in range(round(SUMMONS_TIMEOUT_SECONDS / SUMMONS_POLL_SECONDS)):
        wait(SUMMONS_POLL_SECONDS)
        if not file.exists():
            return True
    # A file deleted at the last moment counts as an answer.
    return not take_summons(folder)


def take_summons(folder: Path) -> bool:
    """Delete a request file; whether there was one."""
    with contextlib.suppress(OSError):
        (folder / SUMMONS_FILE).unlink()
        return True
    return False


ATTRIBUTES_CHANGED_FLAG = 0x4
"""Bit of an inotify mask for changed attributes."""
MOVED_IN_FLAG = 0x80
"""Bit for a file moved into the folder."""
CREATED_FLAG = 0x100
"""Bit for a new file."""
OVERFLOW_FLAG = 0x4000
"""Bit for a lost event."""
WATCH_ENDED_FLAG = 0x8000
"""Bit for the end of a watch."""
EVENT_HEADER = struct.Struct("iIII")
"""Header of an inotify event: watch, mask, cookie and length of the name."""
MAX_EVENTS_BYTES = 4096

Wanted = Mapping[Path, tuple[str, ...]]
"""Folders, each with the prefixes of the names to watch for."""


class FolderWatch:
    """Calls the callback ``told`` on its own thread when a matching file appears.

    ``works`` is false outside Linux and if a folder is missing; callers then fall back to polling.
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
                self._handle,
                os.fsencode(folder),
                ATTRIBUTES_CHANGED_FLAG | MOVED_IN_FLAG | CREATED_FLAG,
            )
            if number >= 0:
                self._names[number] = names
        self.works = len(self._names) == len(wanted)
        if self._names:
            threading.Thread(target=self._look, name="watch", daemon=True).start()
        else:
            os.close(self._handle)

    def close(self) -> None:
        """Stop watching; the thread ends by itself."""
        self.works = False
        for number in list(self._names):
            self._system.inotify_rm_watch(self._handle, number)

    def _look(self) -> None:
        while self._names:
            for folder, what, name in _events(os.read(self._handle, MAX_EVENTS_BYTES)):
                if what & WATCH_ENDED_FLAG:
                    self.works = False
                    self._names.pop(folder, None)
                elif what & OVERFLOW_FLAG or name.startswith(self._names.get(folder, ())):
                    self._told()
        os.close(self._handle)


def _events(data: bytes) -> Iterator[tuple[int, int, str]]:
    """Yield watch, mask and name of each inotify event."""
    at = 0
    while at < len(data):
        folder, what, _, length = EVENT_HEADER.unpack_from(data, at)
        at += EVENT_HEADER.size
        yield folder, what, os.fsdecode(data[at : at + length].rstrip(b"\0"))
        at += length


def _system() -> Any:
    """The C library on Linux; None elsewhere."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        import ctypes

        library = ctypes.CDLL(None)
        return library if hasattr(library, "inotify_init1") else None
    except (ImportError, OSError):
        return None


LOCK_FILE = "in-use.lock"
LOCKED_BYTE_INDEX = 1 << 20
"""Offset of the locked byte on Windows. Locked bytes are unreadable, and the process id at the
start must stay readable.
"""
MAX_PROCESS_ID_BYTES = 20
LOCK_TAKEN_ERRORS = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""Error codes of a lock held by another process; wine gives none."""

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, LOCKED_BYTE_INDEX, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class NoFolder(Exception):
    """Raised if no temporary folder can be created; the text is a sentence."""


class InUse(Exception):
    """Raised if another program holds the folder; ``process`` is its id or empty."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process

    @property
    def problem(self) -> Message:
        """Message to the player."""
        if not self.process:
            return Message("storage-in-use")
        return Message("storage-in-use-by", process=self.process)


@contextmanager
def lock_profile(folder: Path | None = None) -> Iterator[Profile]:
    """Lock and yield the profile in this folder, by default the platform's.

    If another program holds it, or there is none, yields a temporary profile with the reason in
    ``problem``. Only with the platform's folder ``documents`` are the user's. The system
    releases the lock even after a crash. Raises ``NoFolder`` without a temporary folder.
    """
    documents = documents_folder() if folder is None else None
    folder = folder or default_folder()
    if folder is None:
        with _passing(Message("storage-no-home")) as profile:
            yield profile
        return
    profile = Profile(folder)
    profile.documents = documents
    try:
        handle = _claim(folder)
    except InUse as taken:
        with _passing(taken.problem) as passing:
            passing.elsewhere = folder
            passing.documents = documents
            with contextlib.suppress(OSError):
                (passing.folder / SETTINGS_FILE).write_bytes(read_file(folder / SETTINGS_FILE))
            yield passing
        return
    try:
        yield profile
    finally:
        if handle is not None:
            os.close(handle)


@contextmanager
def _passing(problem: Message) -> Iterator[Profile]:
    try:
        temporary = tempfile.TemporaryDirectory(prefix="five-takes-", ignore_cleanup_errors=True)
    except OSError as error:
        raise NoFolder(Message("storage-no-temporary", why=reason(error))) from None
    with temporary as folder:
        profile = Profile(Path(folder))
        profile.problem = problem
        yield profile


def _claim(folder: Path) -> int | None:
    """Lock the folder and return the handle; None if locking is unsupported.

    Raises ``InUse``.
    """
    try:
        handle = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return None
    try:
        _lock(handle)
    except OSError as error:
        if error.errno not in LOCK_TAKEN_ERRORS:
            os.close(handle)
            return None
        process = os.read(handle, MAX_PROCESS_ID_BYTES).decode("ascii", "replace").strip()
        os.close(handle)
        raise InUse(process if process.isdecimal() else "") from None
    with contextlib.suppress(OSError):  # the id is only for a message, and the disk may be full
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode("ascii"))
    return handle
