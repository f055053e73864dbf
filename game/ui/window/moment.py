"""How long one may do something else before the next frame."""

import time
from collections.abc import Callable

MOMENT = 0.004
"""Seconds: of a frame of a 60th of a second there is enough left then to paint it."""


def a_moment() -> Callable[[], bool]:
    """Tells when a moment that begins now is over."""
    end = time.perf_counter() + MOMENT
    return lambda: time.perf_counter() >= end
