"""A window without a screen, sound or clock, for all the tests of the window's parts."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.ai import review
from game.ui.paint import assets
from tests.ui.stage import Stage


@pytest.fixture(scope="session", autouse=True)
def no_clock() -> Iterator[None]:
    """Cutting pictures takes next to no time and looking back is given none.

    What a frame shows and how long a page is behind would depend on how busy the machine is.
    """
    looks = count()
    with pytest.MonkeyPatch.context() as change:
        change.setattr(assets, "time", SimpleNamespace(perf_counter=lambda: next(looks) * 1e-9))
        change.setattr(review, "LONGEST", 0.0)
        yield


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path)
    yield stage
    stage.app.close()
