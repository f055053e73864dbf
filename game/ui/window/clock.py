"""The time by which everything in the window moves."""

import time
from collections.abc import Callable
from datetime import date, datetime, timedelta

LEAP_SECONDS = 2.0
"""A longer step than this is not time in which anybody could play."""


class Clock:
    """Goes on as the system's clock does, in seconds, but makes no leap.

    While the computer sleeps or the program is stopped, no time passes here: cards that were
    on their way travel on, and a call window has as long to run as it had.  The loop reads it at
    least once a second, or tells that it ``rested``.
    """

    def __init__(self, source: Callable[[], float] = time.perf_counter) -> None:
        self._source = source
        self._read = self._now = source()

    def now(self) -> float:
        """The time; never less than it was."""
        read = self._source()
        step = read - self._read
        self._read = read
        if 0 < step <= LEAP_SECONDS:
            self._now += step
        return self._now

    def rested(self) -> None:
        """Have all that went by since the last look be time: nothing was on its way in it."""
        read = self._source()
        self._now += max(0.0, read - self._read)
        self._read = read


def left_today() -> float:
    """How many seconds there are until another date may hold, and a little more."""
    now = datetime.now()
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    return (midnight - now).total_seconds() + 0.1


def today() -> date:
    """The date by the system's clock, in the zone the computer is set to."""
    return datetime.now().astimezone().date()
