"""Opponents whose thinking no clock bounds, and whom nobody helps, for all tests of them."""

import math
from collections.abc import Iterator

import pytest

from game.ai import crew, review, worker
from game.ai.worker import Thinker
from tests.ai import patient


@pytest.fixture(scope="session", autouse=True)
def no_clock() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as change:
        change.setattr(worker, "serve", patient.serve)
        change.setattr(worker, "STRETCH", math.inf)
        change.setattr(review, "STRETCH", math.inf)
        change.setattr(Thinker, "PATIENCE", math.inf)
        change.setattr(crew, "hands", lambda: 0)
        yield
