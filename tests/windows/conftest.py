"""One Windows for all tests, and one X server."""

from collections.abc import Iterator

import pytest

from tests.window.window import Screen
from tests.windows.wine import BUILT, Wine

USER = "Zoë Łukasiewicz 山田 with a name that is as long as Windows ever lets one have it"


@pytest.fixture(scope="session")
def wine(screen: Screen, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wine]:
    assert (BUILT / "five-takes.exe").exists(), "there is nothing to test: run .ci/windows build"
    wine = Wine(tmp_path_factory.mktemp("wine") / "prefix", USER, screen)
    yield wine
    wine.close()


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()
