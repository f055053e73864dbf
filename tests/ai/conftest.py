"""Opponents whose thinking no clock bounds, for all the tests of what they think."""

import math
from collections.abc import Iterator

import pytest

from game.ai import review, worker
from game.ai.worker import Thinker
from tests.ai import patient


@pytest.fixture(scope="session", autouse=True)
def no_clock() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as change:
        change.setattr(worker, "serve", patient.serve)
        change.setattr(worker, "STRETCH", math.inf)
        change.setattr(review, "STRETCH", math.inf)
        change.setattr(Thinker, "PATIENCE", math.inf)
        yield
