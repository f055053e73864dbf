"""Licences of the program and of its libraries, for the page that lists them.

The list is ``game/licences/parts.tsv``. A text is ``NAME.txt`` beside the list, or comes with the
library.
"""

import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.storage.profile import read_file

PROGRAM_FOLDER = Path(__file__).resolve().parents[1]
LICENCE_TEXTS_FOLDER = PROGRAM_FOLDER / "licences"
PACKAGED_LICENCES_FOLDER = PROGRAM_FOLDER.parent / "licences"
"""Folder of the texts in the packaged program."""
LICENCE_FILE_NAMES = ("LICENSE", "LICENSE.txt", "LGPL.txt", "COPYING", "LICENSE-MIT")
"""Names of licence files in libraries."""


class LicencedPart(NamedTuple):
    """The program or a library: name, title and SPDX licence."""

    name: str
    title: str
    licence: str

    def text(self) -> str:
        """Text of the licence; empty if there is none."""
        for file in self._files():
            try:
                return read_file(file).decode("utf-8", "replace")
            except OSError:
                continue
        return ""

    def _files(self) -> Iterator[Path]:
        """Yield candidate files, best first."""
        yield LICENCE_TEXTS_FOLDER / f"{self.name}.txt"
        yield from sorted((PACKAGED_LICENCES_FOLDER / self.name).glob("*"))
        if self.name == "five-takes":
            yield PROGRAM_FOLDER.parent / "LICENSE"
        if self.name == "python":
            yield Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
        if PACKAGED_LICENCES_FOLDER.is_dir():
            return
        # Skipped in the packaged program, which lacks the modules for it.
        from importlib.metadata import PackageNotFoundError, distribution

        try:
            files = distribution(self.name).files or []
        except PackageNotFoundError:
            return
        yield from (Path(str(file.locate())) for file in files if file.name in LICENCE_FILE_NAMES)


def parts() -> list[LicencedPart]:
    """All parts: the program, its dependencies, and the libraries inside pygame-ce."""
    lines = read_file(LICENCE_TEXTS_FOLDER / "parts.tsv").decode("utf-8").splitlines()
    return [LicencedPart(*line.split("\t")) for line in lines]
