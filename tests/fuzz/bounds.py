"""How much a hostile text may cost."""

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import HealthCheck, settings

MOST_MEMORY = 256_000_000
"""Bytes that reading any one text may take, however it is made: about 32 for each of its own."""


def fuzz(examples: int) -> settings:
    """So many texts, the same ones every time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )


@contextmanager
def little_memory(most: int = MOST_MEMORY) -> Iterator[None]:
    """Fails if what is done inside has ever taken more bytes than this at once."""
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < most, f"{peak:,} bytes"
