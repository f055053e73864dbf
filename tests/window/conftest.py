"""One X server for all the tests that want a real window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.window import Screen, Window


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
