"""Watches which files the program writes into profiles while tests run."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import game
from game.storage.files import is_ours
from game.storage.profile import Profile

GAME = f"{Path(game.__file__).parent}{os.sep}"
TESTS = f"{Path(__file__).parent}{os.sep}"
PASSING = re.compile(r"tmp\w{8}|tree\.json|\.tree\.json\.\w{8}")
"""A file that asks whether the folder can be written, and one whose path the starter named."""
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
"""Flags of files that are opened to be written."""


class Watch:
    """``strays`` are paths written in a profile that `PROFILE_FILE_PATTERNS` does not list."""

    def __init__(self) -> None:
        self.strays: set[str] = set()
        self.homes: set[str] = set()
        self._on = False
        sys.addaudithook(self._hear)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the profiles that are made meanwhile; raises ``AssertionError`` for a stray."""
        made = Profile.__init__

        def make(profile: Profile, folder: Path) -> None:
            self.homes.add(str(folder))
            made(profile, folder)

        Profile.__init__ = make  # type: ignore[method-assign]
        self._on = True
        try:
            yield
        finally:
            self._on = False
            Profile.__init__ = made  # type: ignore[method-assign]
            strays, self.strays = self.strays, set()
            self.homes.clear()
        assert not strays, f"game/storage/files.py does not list {sorted(strays)}"

    def _hear(self, event: str, values: tuple[Any, ...]) -> None:
        if not self._on:
            return
        if event == "open":
            path, _, flags = values
            if isinstance(flags, int) and flags & WRITING:
                self._written(path)
        elif event == "os.rename":
            self._written(values[1])

    def _written(self, path: object) -> None:
        if not isinstance(path, str | os.PathLike) or not _by_the_program(sys._getframe(2)):
            return
        name = os.fspath(path)
        if not isinstance(name, str) or name in self.homes:
            return  # a nameless file asks whether the folder can be written
        inside = [home for home in self.homes if name.startswith(f"{home}{os.sep}")]
        if inside:
            own = name[len(max(inside, key=len)) + 1 :].replace(os.sep, "/")
            if not is_ours(own) and not PASSING.fullmatch(own):
                self.strays.add(own)


def _by_the_program(frame: FrameType | None) -> bool:
    """Whether the first code that is not the library's is the program's."""
    while frame is not None:
        file = frame.f_code.co_filename
        if file.startswith(TESTS):
            return False
        if file.startswith(GAME):
            return True
        frame = frame.f_back
    return False
