"""The parts that players gave, bound a second time beside the records: one line a seal.

A part is bound before a card of its round is shown, and after it is in the record.  A crash between
the two leaves a part in the record alone, which says nothing against it; the line is made up for
when the match goes on.  A part that is here and not in the record was taken out of it, or a power
cut has torn it off: it counts all the same.
"""

import contextlib
import os
from pathlib import Path
from typing import Final

from game.core.part import is_part
from game.storage.checked_lines import believed, checked
from game.storage.profile import (
    BINARY_FLAG,
    Profile,
    quarantine,
    read_file,
    sync_folder,
    write_atomically,
)

PROOFS_FOLDER: Final = "proofs"
GIVEN_PARTS_FILE: Final = "parts.txt"
MAX_GIVEN_PART_COUNT = 1000
"""Lines after which the older half is dropped; a part of that time is no longer bound here."""


class GivenParts:
    """The file of the bound parts; it may be damaged or gone, and then binds less."""

    def __init__(self, profile: Profile) -> None:
        self.path = profile.folder / PROOFS_FOLDER / GIVEN_PARTS_FILE

    def of(self, seal: str) -> str | None:
        """The part that was bound first to a seal, as in the record; None if none was."""
        lines = (believed(line) or "" for line in self._lines() if f" {seal} " in line)
        parts = (line.removeprefix(f"{seal} ") for line in lines)
        return next(filter(is_part, parts), None)

    def bind(self, seal: str, part: str) -> None:
        """Have a part on disk, unless the seal has one; raises ``OSError``."""
        if self.of(seal) is not None:
            return
        line = checked(f"{seal} {part}")
        if self.path.exists() and not self.path.is_file():
            quarantine(self.path, ".damaged")
        lines = self._lines()
        new = not self.path.exists()
        if new or len(lines) >= MAX_GIVEN_PART_COUNT:
            self.path.parent.mkdir(exist_ok=True)
            kept = lines[-MAX_GIVEN_PART_COUNT // 2 :]
            write_atomically(self.path, "".join(f"{one}\n" for one in [*kept, line]))
            if new:
                sync_folder(self.path.parent.parent)
            return
        _append(self.path, f"{line}\n".encode())

    def _lines(self) -> list[str]:
        """The lines of the file, whatever they hold; none if it cannot be read."""
        with contextlib.suppress(OSError):
            return read_file(self.path).decode("utf-8", "replace").split("\n")[:-1]
        return []


def _append(path: Path, line: bytes) -> None:
    """Append a line behind the last whole one and flush it; raises ``OSError``."""
    handle = os.open(path, os.O_RDWR | os.O_APPEND | BINARY_FLAG)
    with os.fdopen(handle, "r+b") as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
            if file.read(1) != b"\n":
                line = b"\n" + line
        file.seek(0, os.SEEK_END)
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
