"""Opening a page in the system's browser: what is asked, and what is said of it."""

import os
import subprocess
import webbrowser
from pathlib import Path

import pytest

from game.ui import other_programs

PAGE = Path("/somewhere/a page.html")


def use(monkeypatch: pytest.MonkeyPatch, found: object) -> None:
    """Have this be the system's browser."""
    monkeypatch.setattr(webbrowser, "get", lambda: found)


class Opening(webbrowser.BaseBrowser):
    """A browser that notes what it was asked for and where it would find libraries."""

    def __init__(self, opens: bool = True) -> None:
        super().__init__("opening")
        self.opens = opens
        self.asked: list[tuple[str, str | None]] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.asked.append((url, os.environ.get(other_programs.LIBRARY_PATH_VARIABLE)))
        return self.opens


def test_a_page_is_opened_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Opening()
    use(monkeypatch, found)
    assert other_programs.open_page(PAGE)
    assert [url for url, _ in found.asked] == ["file:///somewhere/a%20page.html"]


def test_a_browser_that_does_not_open_it_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Opening(opens=False))
    assert not other_programs.open_page(PAGE)


def test_without_a_browser_nothing_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert not other_programs.open_page(PAGE)


def test_a_browser_for_the_console_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would wait in the console that the program was started from, and the window with it."""
    use(monkeypatch, webbrowser.GenericBrowser("true"))
    assert not other_programs.open_page(PAGE)


def test_a_program_that_opens_pages_is_started_and_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """xdg-open hands the page on and ends: that is no failure."""
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    use(monkeypatch, webbrowser.BackgroundBrowser("xdg-open"))
    assert other_programs.open_page(PAGE)
    assert started == [["xdg-open", "file:///somewhere/a%20page.html"]]


def test_a_program_that_is_not_there_opens_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    use(monkeypatch, webbrowser.BackgroundBrowser(str(tmp_path / "none")))
    assert not other_programs.open_page(PAGE)


def test_a_browser_looks_for_libraries_where_it_would_without_this_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = Opening()
    use(monkeypatch, found)
    monkeypatch.setenv(other_programs.LIBRARY_PATH_VARIABLE, "/ours")
    monkeypatch.setenv(f"{other_programs.LIBRARY_PATH_VARIABLE}_ORIG", "/theirs")
    other_programs.open_page(PAGE)
    assert found.asked[0][1] == "/theirs"
    assert os.environ[other_programs.LIBRARY_PATH_VARIABLE] == "/ours"
