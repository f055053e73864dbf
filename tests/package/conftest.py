"""The folder that players unpack, built once by each process that tests it: use one."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.window.window import ROOT


@dataclass(frozen=True, slots=True)
class Package:
    """The folder, and what the build noted of modules it left out."""

    folder: Path
    notes: str

    @property
    def data(self) -> Path:
        """Where the libraries and everything to be read lie."""
        return self.folder / "_internal"

    def command(self, name: str) -> str:
        """The path of an executable of the folder."""
        return str(self.folder / name)

    def files(self) -> list[Path]:
        """Every file in the folder."""
        return [path for path in self.folder.rglob("*") if path.is_file()]


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    place = tmp_path_factory.mktemp("package")
    built = subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "build.spec"),
            *("--distpath", str(place / "dist"), "--workpath", str(place / "build")),
        ],
        cwd=ROOT,
        env={**os.environ, "PYINSTALLER_CONFIG_DIR": str(place / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert built.returncode == 0, built.stdout
    notes = (place / "build/build/warn-build.txt").read_text(encoding="utf-8")
    return Package(place / "dist/five-takes", notes)
