"""Time sources of the window: the animation clock, the date, the frame budget, the hover delay."""

import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from math import inf

MAX_CLOCK_STEP_SECONDS = 2.0
"""Longest step, in seconds, that counts as playing time."""


class Clock:
    """A monotonic clock in seconds that skips long pauses.

    While the computer sleeps or the program is stopped, no time passes here.  Animations and call
    windows then continue where they stopped.  The main loop reads the clock at least once a second,
    or calls ``rested``.
    """

    def __init__(self, source: Callable[[], float] = time.perf_counter) -> None:
        self._source = source
        self._read = self._now = source()

    def now(self) -> float:
        """Current time in seconds; it never decreases."""
        read = self._source()
        step = read - self._read
        self._read = read
        if 0 < step <= MAX_CLOCK_STEP_SECONDS:
            self._now += step
        return self._now

    def rested(self) -> None:
        """Count all time since the last reading: the loop was idle, not stopped."""
        read = self._source()
        self._now += max(0.0, read - self._read)
        self._read = read


def left_today() -> float:
    """Seconds until the local date changes, plus a tenth."""
    now = datetime.now()
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    return (midnight - now).total_seconds() + 0.1


def today() -> date:
    return datetime.now().astimezone().date()


MAX_BACKGROUND_WORK_SECONDS = 0.004
"""Seconds of a frame that background work may use; the rest of a sixtieth is for painting."""


def frame_budget() -> Callable[[], bool]:
    """A function that tells whether the frame budget, which starts now, is used up."""
    end = time.perf_counter() + MAX_BACKGROUND_WORK_SECONDS
    return lambda: time.perf_counter() >= end


HOVER_DELAY_SECONDS = 0.5
LONG_PRESS_SECONDS = HOVER_DELAY_SECONDS
"""How long a finger or the pointer rests on something before more is told of it."""


class HoverTimer:
    """The hover delay: tracks the hovered or focused key.

    ``shown`` is whether the pointer or focus has rested on it long enough for the tooltip.
    """

    def __init__(self) -> None:
        self.on = ""
        self.shown = False
        self._since: float | None = None

    def stir(self) -> None:
        """Restart the delay after a pointer movement; a tooltip already shown stays."""
        self._since = None

    def follow(self, on: str, now: float) -> bool:
        """Track a key at ``now`` in seconds; whether the tooltip appears or disappears."""
        if on != self.on:
            was, self.shown = self.shown, False
            self.on, self._since = on, now
            return was
        if not on or self.shown:
            return False
        if self._since is None:
            self._since = now
        self.shown = now - self._since >= HOVER_DELAY_SECONDS
        return self.shown

    def seconds_until_due(self, now: float) -> float:
        """Seconds until the tooltip is due; infinite if none is pending."""
        if not self.on or self.shown:
            return inf
        return (
            HOVER_DELAY_SECONDS
            if self._since is None
            else max(0.0, self._since + HOVER_DELAY_SECONDS - now)
        )
