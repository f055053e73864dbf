"""The time by which everything in the window moves.

How long one may do something else before the next frame.

What the pointer or the focus rests on: more is told of it only after a moment.
"""

import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from math import inf

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


MOMENT = 0.004
"""Seconds: of a frame of a 60th of a second there is enough left then to paint it."""


def frame_budget() -> Callable[[], bool]:
    """Tells when a moment that begins now is over."""
    end = time.perf_counter() + MOMENT
    return lambda: time.perf_counter() >= end


HOVER_SECONDS = 0.5
LONG_PRESS_SECONDS = HOVER_SECONDS
"""How long a finger or the pointer rests on something before more is told of it."""


class HoverTimer:
    """Follows what is pointed at; ``shown`` is whether it has been rested on long enough."""

    def __init__(self) -> None:
        self.on = ""
        self.shown = False
        self._since: float | None = None

    def stir(self) -> None:
        """The pointer has moved: from now on it rests, unless something is told already."""
        self._since = None

    def follow(self, on: str, now: float) -> bool:
        """Take note of what it is on at a time (in seconds); whether there is another thing to
        tell now, or nothing any more."""
        if on != self.on:
            was, self.shown = self.shown, False
            self.on, self._since = on, now
            return was
        if not on or self.shown:
            return False
        if self._since is None:
            self._since = now
        self.shown = now - self._since >= HOVER_SECONDS
        return self.shown

    def due(self, now: float) -> float:
        """In how many seconds there will be something to tell."""
        if not self.on or self.shown:
            return inf
        return HOVER_SECONDS if self._since is None else max(0.0, self._since + HOVER_SECONDS - now)
