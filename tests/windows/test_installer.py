"""The installer: what it puts where, that it replaces an older one, and what it takes away."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import VERSION
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.shipped import ways_to_write
from tests.window.window import ROOT, Screen
from tests.windows.wine import BUILT, Wine, WineWindow

pytestmark = pytest.mark.windows

SETUP = ROOT / f"dist/five-takes-{VERSION}-setup.exe"
OLDER = "0.0.9"
LISTED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\FiveTakes"
TOO_OLD, RUNNING = 2, 3
"""What a silent installer says on a Windows that is older than Python asks for, and when the
program runs."""


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("older") / "older.exe"
    place = ROOT / "build/windows/older.exe"
    subprocess.run(
        [ROOT / ".ci/windows", "installer", OLDER, "build/windows/older.exe", "-DPLAIN"], check=True
    )
    place.rename(file)
    return file


@pytest.fixture
def program(wine: Wine) -> Iterator[Path]:
    """The folder it is installed in."""
    yield wine.home / "AppData/Local/Programs/Five Takes"


def listed(wine: Wine, name: str) -> str:
    """What Windows lists of the program; nothing if it is not installed."""
    told = wine.run("reg", "query", LISTED, "/v", name, check=False).stdout
    return re.split("REG_SZ|REG_DWORD", told + "REG_SZ")[1].strip()


def in_the_menu(wine: Wine) -> list[Path]:
    return list(wine.prefix.rglob("Start Menu/Programs/Five Takes.lnk"))


def files(folder: Path) -> dict[Path, bytes]:
    """The files of a folder by their paths in it."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in found}


def uninstall(wine: Wine, program: Path, *words: str) -> None:
    wine.run(program / "uninstall.exe", "/S", *words)
    wine.settle()


def test_it_does_not_tell_where_it_was_built(older: Path) -> None:
    content = older.read_bytes()
    assert "EstimatedSize".encode("utf-16-le") in content, "it can be read"
    assert not any(words in content for words in ways_to_write(ROOT))


def test_a_windows_that_is_too_old_is_told_so(wine: Wine, older: Path, program: Path) -> None:
    wine.be("win7")
    assert wine.run(older, "/S", check=False).returncode == TOO_OLD
    assert not program.exists()
    wine.be("win10")


def test_it_installs_upgrades_and_removes_the_program(
    wine: Wine, older: Path, program: Path, screen: Screen, tmp_path: Path
) -> None:
    wine.run(older, "/S")
    assert listed(wine, "DisplayVersion") == OLDER
    assert listed(wine, "DisplayName") == "Five Takes"
    assert listed(wine, "Publisher") == "The Five Takes authors"
    (shortcut,) = in_the_menu(wine)
    assert "five-takes.exe".encode("utf-16-le") in shortcut.read_bytes()
    left = program / "_internal/left-over.txt"
    left.write_text("from an older version", encoding="utf-8")
    assert "checks passed" in wine.run(program / "five-takes-engine.exe", "self-test").stdout

    window = WineWindow(wine, screen, tmp_path, program / "five-takes.exe", profile=False)
    window.go("500 Rummy, first hand", "first hand")
    window.go("Skip to a match", "table")  # whose first move is never forced
    window.click_node(window.moves(window.asked())[0])
    window.answered()
    assert wine.run(SETUP, "/S", check=False).returncode == RUNNING
    assert listed(wine, "DisplayVersion") == OLDER
    window.kill()
    wine.settle()
    assert len(MatchStore(Profile(wine.kept)).paths()) == 1

    wine.run(SETUP, "/S")
    assert listed(wine, "DisplayVersion") == VERSION
    installed = files(program)
    del installed[Path("uninstall.exe")]
    assert installed == files(BUILT), "nothing of the older one is left"
    kilobytes = sum(map(len, installed.values())) / 1024
    assert kilobytes * 0.9 < int(listed(wine, "EstimatedSize"), 16) < kilobytes * 1.1
    assert list((program / "_internal/game/licences").glob("*.txt"))
    assert VERSION in wine.run(program / "five-takes-engine.exe", "--version").stdout
    window = WineWindow(wine, screen, tmp_path, program / "five-takes.exe", profile=False)
    window.go("Continue", "table")
    window.kill()
    wine.settle()

    uninstall(wine, program)
    assert not program.exists()
    assert in_the_menu(wine) == []
    assert listed(wine, "DisplayVersion") == ""
    assert len(MatchStore(Profile(wine.kept)).paths()) == 1, "matches stay"

    wine.run(SETUP, "/S")
    uninstall(wine, program, "/MATCHES")
    assert not program.exists()
    assert not wine.kept.exists()
