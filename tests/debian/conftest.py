"""One X server for what is started."""

from collections.abc import Iterator

import pytest

from tests.window.window import Screen


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()
