"""Opponents whose thinking no clock bounds, and whom nobody helps, for all tests of them."""

import math
from collections.abc import Iterator

import pytest

from game.ai import helper_pool, worker
from game.ai.worker import WorkerClient
from game.features.review import review
from tests.ai import patient


@pytest.fixture(scope="session", autouse=True)
def no_clock() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as change:
        change.setattr(worker, "run_worker", patient.serve)
        change.setattr(worker, "LEVEL_SECONDS_FACTOR", math.inf)
        change.setattr(review, "REVIEW_SECONDS_FACTOR", math.inf)
        change.setattr(WorkerClient, "PATIENCE", math.inf)
        change.setattr(helper_pool, "helper_count", lambda: 0)
        yield
