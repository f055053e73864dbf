"""What the program is made of, and the texts of the licences under which that may be passed on.

They are listed in ``game/licences/parts.tsv``.  A text has its home beside that list as
``NAME.txt``, or is what the library itself brings.
"""

import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.storage.profile import read_file

PROGRAM = Path(__file__).resolve().parents[1]
TEXTS = PROGRAM / "licences"
PACKAGED = PROGRAM.parent / "licences"
"""Where the texts lie in the folder that players unpack."""
NAMED = ("LICENSE", "LICENSE.txt", "LGPL.txt", "COPYING", "LICENSE-MIT")
"""How libraries call them."""


class LicencedPart(NamedTuple):
    """Something of others, or the program itself: its name, its title and its licence by SPDX."""

    name: str
    title: str
    licence: str

    def text(self) -> str:
        """The text of its licence; empty where there is none here."""
        for file in self._files():
            try:
                return read_file(file).decode("utf-8", "replace")
            except OSError:
                continue
        return ""

    def _files(self) -> Iterator[Path]:
        """Where the text may be, best first."""
        yield TEXTS / f"{self.name}.txt"
        yield from sorted((PACKAGED / self.name).glob("*"))
        if self.name == "five-takes":
            yield PROGRAM.parent / "LICENSE"
        if self.name == "python":
            yield Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
        if PACKAGED.is_dir():
            return
        # Not in the folder that players unpack, which does without what this needs.
        from importlib.metadata import PackageNotFoundError, distribution

        try:
            files = distribution(self.name).files or []
        except PackageNotFoundError:
            return
        yield from (Path(str(file.locate())) for file in files if file.name in NAMED)


def parts() -> list[LicencedPart]:
    """All of it: the program, what it is written with, and the libraries that pygame-ce brings."""
    lines = read_file(TEXTS / "parts.tsv").decode("utf-8").splitlines()
    return [LicencedPart(*line.split("\t")) for line in lines]
