"""A thinking process that thinks to the end, however long that takes on a busy machine.

With its usual bound on the time it gives fewer playouts where there is more to do beside it,
and other answers with them.
"""

import math
from collections.abc import Sequence
from multiprocessing.connection import Connection

from game.ai import worker
from game.features.review import review

_SERVE = worker.run_worker


def serve(pipe: Connection, helpers: Sequence[Connection] = (), copies: int = 0) -> None:
    """Answer questions as the thinking process does, without looking at the clock."""
    worker.LEVEL_SECONDS_FACTOR = review.REVIEW_SECONDS_FACTOR = math.inf
    worker.UNHELPED_SEARCH_SECONDS = 0.0
    _SERVE(pipe, helpers, copies)


def restless(pipe: Connection, helpers: Sequence[Connection] = (), copies: int = 0) -> None:
    """Answer questions until none waits, and end at once."""
    worker.IDLE_WORKER_SECONDS = 0.0
    serve(pipe, helpers, copies)


def mute(pipe: Connection, helpers: Sequence[Connection] = (), copies: int = 0) -> None:
    """Hear every question and answer none, until nobody asks any more."""
    try:
        while True:
            pipe.recv_bytes()
    except EOFError:
        return
