"""What every process that runs tests does once."""

import gc
from collections.abc import Iterator

import pytest

from game.games import GAMES
from tests.written import Watch

pytest_plugins = ["pytester", "tests.tiers"]
WATCH = Watch()


def pytest_collection_finish() -> None:
    """Open the games, which are whole for every test then, and leave what was read to run the
    tests out of each later search for garbage."""
    for game in GAMES:
        assert game.bot is not None
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _every_file_is_listed() -> Iterator[None]:
    """Whatever the program writes into a profile is on the list that the fuzzer damages."""
    with WATCH.watching():
        yield
