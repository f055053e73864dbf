"""One X server for all the tests that want a real window."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.window.window import Screen, Window

Open = Callable[..., Window]
EVERY_CHANGE = "test_a_match_of_any_game_is_played_by_mouse"
"""Starts the program, plays a match of a game and quits."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """All else that is done in a real window is for the night."""
    if item.get_closest_marker("window") and not item.name.startswith(f"{EVERY_CHANGE}["):
        item.add_marker(pytest.mark.night)


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture
def window(screen: Screen, tmp_path: Path) -> Iterator[Window]:
    window = Window(screen, tmp_path)
    yield window
    if window.process.poll() is None:
        window.kill()


@pytest.fixture
def open_window(screen: Screen, tmp_path: Path) -> Iterator[Open]:
    """Opens a window with settings of its own."""
    opened: list[Window] = []

    def open_one(settings: Mapping[str, object], size: str = "1280x720") -> Window:
        opened.append(Window(screen, tmp_path, size=size, settings=settings))
        return opened[-1]

    yield open_one
    for window in opened:
        if window.process.poll() is None:
            window.kill()
