"""Being told that something has come into a folder, without looking there over and over."""

import os
import struct
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

ATTRIBUTES, MOVED_TO, CREATED = 0x4, 0x80, 0x100
OVERFLOWN, GONE = 0x4000, 0x8000
"""Linux's numbers for what happens in a folder; ``GONE`` is the end of watching it."""
HEAD = struct.Struct("iIII")
"""What is told of one thing: which folder, what, a number, and how long the name behind it is."""
READ = 4096

Wanted = Mapping[Path, tuple[str, ...]]
"""Folders, and for each how the names begin that are looked out for."""


class Watch:
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
