"""How much a hostile text may cost."""

import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck

from tests.laws.walks import law

MAX_MEMORY = 256_000_000
"""Bytes that reading any one text may take, however it is made: about 32 for each of its own."""


Test = Callable[..., None]


def fuzz(examples: int) -> Callable[[Test], Test]:
    """So many texts, the same ones every time, and at night alone."""
    tried = law(examples, HealthCheck.function_scoped_fixture)
    return lambda test: pytest.mark.night(tried(test))


@contextmanager
def little_memory(most: int = MAX_MEMORY) -> Iterator[None]:
    """Fails if what is done inside has ever taken more bytes than this at once."""
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < most, f"{peak:,} bytes"
