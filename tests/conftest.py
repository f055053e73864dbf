"""What every process that runs tests does once."""

import gc

from game.games import GAMES


def pytest_collection_finish() -> None:
    """Open the games, which are whole for every test then, and leave what was read to run the
    tests out of each later search for garbage."""
    for game in GAMES:
        assert game.bot is not None
    gc.collect()
    gc.freeze()
