"""What a test of a window says of a page that does not come, and when."""

import json
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.waiting import PATIENCE_SECONDS
from tests.window.window import Window


class Pause:
    """Counts the seconds that are waited, and takes none."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def wait(self, seconds: float) -> None:
        self.seconds += seconds


class Still(Window):
    """A window that shows one page for ever."""

    def __init__(self, folder: Path, scene: str) -> None:
        button = {"role": "button", "name": "Takeaway", "rect": [0, 0, 10, 10]}
        shown = {"scene": scene, "inputs": 0, "tree": button}
        self.tree_file = folder / "tree.json"
        self.tree_file.write_text(json.dumps(shown), encoding="utf-8")
        self.process = Mock(**{"poll.return_value": None})
        self.pause = Pause()
        self._read = None
        self.clicked: list[tuple[int, int]] = []

    def click_at(self, x: int, y: int) -> None:
        self.clicked.append((x, y))


def test_a_page_that_never_comes_is_given_up_and_the_one_there_is_named(tmp_path: Path) -> None:
    window = Still(tmp_path, "first match")
    with pytest.raises(AssertionError, match="the page is 'first match'"):
        window.go("Takeaway", "setup")
    assert window.clicked == [(5, 5)]
    assert window.pause.seconds == pytest.approx(30)


def test_a_page_that_is_there_is_not_waited_for(tmp_path: Path) -> None:
    window = Still(tmp_path, "setup")
    assert window.go("Takeaway", "setup")["scene"] == "setup"
    assert window.pause.seconds == 0


def test_opponents_may_think_longer(tmp_path: Path) -> None:
    window = Still(tmp_path, "setup")
    with pytest.raises(AssertionError, match="the page is 'setup'"):
        window.asked()
    assert window.pause.seconds == pytest.approx(PATIENCE_SECONDS)


def test_a_window_that_shows_nothing_is_said_to(tmp_path: Path) -> None:
    window = Still(tmp_path, "setup")
    window.tree_file.unlink()
    with pytest.raises(AssertionError, match="the window shows nothing"):
        window.wait_for_page("setup")
