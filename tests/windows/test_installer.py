"""The installer: what it puts where, that it replaces an older one, and what it takes away."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import VERSION
from game.storage.profile import Profile
from game.storage.shelf import Shelf
from tests.window.window import ROOT, Screen
from tests.windows.wine import Wine, WineWindow

pytestmark = pytest.mark.windows

SETUP = ROOT / f"dist/five-takes-{VERSION}-setup.exe"
OLDER = "0.0.9"
LISTED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\FiveTakes"
RUNNING = 3
"""What a silent installer says when the program runs."""


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("older") / "older.exe"
    place = ROOT / "build/windows/older.exe"
    subprocess.run(
        [ROOT / ".ci/windows", "installer", OLDER, "build/windows/older.exe"], check=True
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
    return told.partition("REG_SZ")[2].strip()


def in_the_menu(wine: Wine) -> list[Path]:
    return list(wine.prefix.rglob("Start Menu/Programs/Five Takes.lnk"))


def uninstall(wine: Wine, program: Path, *words: str) -> None:
    wine.run(program / "uninstall.exe", "/S", *words)
    wine.settle()


def test_it_installs_upgrades_and_removes_the_program(
    wine: Wine, older: Path, program: Path, screen: Screen, tmp_path: Path
) -> None:
    wine.run(older, "/S")
    assert listed(wine, "DisplayVersion") == OLDER
    assert len(in_the_menu(wine)) == 1
    left = program / "_internal/left-over.txt"
    left.write_text("from an older version", encoding="utf-8")
    assert "checks passed" in wine.run(program / "five-takes-engine.exe", "self-test").stdout

    window = WineWindow(wine, screen, tmp_path, program / "five-takes.exe", profile=False)
    window.go("Takeaway", "setup")
    window.go("Play", "table")
    window.click_node(window.moves(window.asked())[0])
    window.answered()
    assert wine.run(SETUP, "/S", check=False).returncode == RUNNING
    assert listed(wine, "DisplayVersion") == OLDER
    window.kill()
    wine.settle()
    assert len(Shelf(Profile(wine.kept)).paths()) == 1

    wine.run(SETUP, "/S")
    assert listed(wine, "DisplayVersion") == VERSION
    assert not left.exists()
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
    assert len(Shelf(Profile(wine.kept)).paths()) == 1, "matches stay"

    wine.run(SETUP, "/S")
    uninstall(wine, program, "/MATCHES")
    assert not program.exists()
    assert not wine.kept.exists()
