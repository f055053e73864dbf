"""Waiting for events: at rest one sleeps until something comes, and nothing comes too late."""

import sys
from collections import deque

import pygame
import pytest

from game.ui.app import event_wait
from game.ui.app.event_wait import (
    POLL_INTERVAL_SECONDS,
    SLOW_POLL_DELAY_SECONDS,
    SLOW_POLL_INTERVAL_SECONDS,
    Events,
    Sleep,
    sleeper,
)
from tests.ui.stage import Stage

MOTION = pygame.Event(pygame.MOUSEMOTION, pos=(1, 1))
CLICK = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)


class Time:
    """Time that goes by only while somebody sleeps, and what comes in it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.coming: deque[tuple[float, pygame.Event]] = deque()
        self.naps: list[float] = []
        self.sleeps: list[float] = []

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        if seconds:
            self.naps.append(seconds)
            self._pass(seconds)

    def wait(self, milliseconds: int) -> None:
        """What SDL does: sleep until something comes."""
        seconds = milliseconds / 1000
        if self.coming:
            seconds = max(0.0, min(seconds, self.coming[0][0] - self.now))
        self.sleeps.append(seconds)
        self._pass(seconds)

    def _pass(self, seconds: float) -> None:
        self.now += seconds
        while self.coming and self.coming[0][0] <= self.now:
            pygame.event.post(self.coming.popleft()[1])


@pytest.fixture
def time(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Time:
    pygame.event.clear()
    time = Time()
    monkeypatch.setattr(event_wait, "time", time)
    return time


def types(found: list[pygame.Event]) -> list[int]:
    return [event.type for event in found]


# Where one can sleep.


def test_at_rest_one_sleeps_once_and_looks_at_nothing(time: Time) -> None:
    assert Events(lambda: time.wait).wait(1.0) == []
    assert time.sleeps == [1.0]
    assert time.naps == []


def test_with_a_pad_one_looks_and_does_not_sleep(time: Time) -> None:
    """SDL would look a thousand times a second in that sleep."""
    waiting = Events(lambda: time.wait)
    assert waiting.wait(1.0, looking=True) == []
    assert time.sleeps == []
    assert len(time.naps) <= 1 / POLL_INTERVAL_SECONDS + 1


def test_what_comes_ends_the_sleep_at_once(time: Time) -> None:
    time.coming.append((1000.3, CLICK))
    assert types(Events(lambda: time.wait).wait(1.0)) == [pygame.MOUSEBUTTONDOWN]
    assert time.now == pytest.approx(1000.3)


def test_what_is_there_already_is_not_slept_upon(time: Time) -> None:
    pygame.event.post(CLICK)
    assert types(Events(lambda: time.wait).wait(1.0)) == [pygame.MOUSEBUTTONDOWN]
    assert time.now == 1000.0


def test_a_sleep_that_ends_for_nothing_is_gone_on_with(time: Time) -> None:
    def startled(milliseconds: int) -> None:
        time.wait(min(milliseconds, 300))

    assert Events(lambda: startled).wait(1.0) == []
    assert time.now == pytest.approx(1001.0, abs=SLOW_POLL_INTERVAL_SECONDS)
    assert 3 <= len(time.sleeps) <= 4


def test_a_sleep_that_ends_at_once_over_and_over_costs_no_more_than_looking(time: Time) -> None:
    def sleepless(milliseconds: int) -> None:
        time.sleeps.append(0.0)

    assert Events(lambda: sleepless).wait(1.0) == []
    assert len(time.sleeps) <= 1 / POLL_INTERVAL_SECONDS


def test_an_sdl_without_the_window_is_not_slept_with(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert sleeper() is not None
    monkeypatch.setattr(event_wait, "SDL_VIDEO_FLAG", 0x8000)
    assert sleeper() is None


def test_a_mouse_that_tells_a_thousand_times_a_second_is_heard_once_a_frame(time: Time) -> None:
    time.coming.extend((1000 + number / 1000, MOTION) for number in range(1, 501))
    waiting = Events(lambda: time.wait)
    heard = 0
    while time.coming:
        heard += bool(waiting.wait(1.0))
    assert heard == pytest.approx(0.5 / POLL_INTERVAL_SECONDS, abs=2)


def test_without_patience_one_only_looks(time: Time) -> None:
    pygame.event.post(MOTION)
    waiting = Events(lambda: time.wait)
    assert types(waiting.wait(0.0)) == [pygame.MOUSEMOTION]
    assert waiting.wait(0.0) == []
    assert time.now == 1000.0


# Where one cannot.


def test_who_cannot_sleep_looks_every_frame(time: Time) -> None:
    pygame.event.post(MOTION)
    time.coming.append((1000.3, CLICK))
    waiting = Events(lambda: None)
    waiting.wait(1.0)
    assert types(waiting.wait(1.0)) == [pygame.MOUSEBUTTONDOWN]
    assert time.now <= 1000.3 + POLL_INTERVAL_SECONDS
    assert waiting.wait(1.0) == []
    assert max(time.naps) == pytest.approx(POLL_INTERVAL_SECONDS)


def test_who_cannot_sleep_looks_less_often_once_nobody_touches_anything(time: Time) -> None:
    pygame.event.post(CLICK)
    waiting = Events(lambda: None)
    waiting.wait(1.0)
    assert waiting.wait(SLOW_POLL_DELAY_SECONDS) == []
    time.naps.clear()
    assert waiting.wait(1.0) == []
    assert time.naps[1:]
    assert set(time.naps[1:]) == {SLOW_POLL_INTERVAL_SECONDS}


# How one sleeps.


def found_sleeper() -> Sleep:
    found = sleeper()
    assert found is not None
    return found


def test_a_driver_that_only_looks_over_and_over_is_not_slept_with(stage: Stage) -> None:
    assert pygame.display.get_driver() == "dummy"
    assert sleeper() is None


@pytest.mark.parametrize("driver", ["x11", "wayland", "windows", "cocoa"])
def test_sdl_sleeps_until_something_comes_and_leaves_it_in_the_queue(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    pygame.event.clear()
    pygame.event.post(CLICK)
    assert found_sleeper()(60_000) == 1
    assert types(pygame.event.get()) == [pygame.MOUSEBUTTONDOWN]
    assert found_sleeper()(1) == 0


def test_without_ctypes_or_with_an_sdl_that_is_not_found_one_looks(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    with monkeypatch.context() as missing:
        missing.setitem(sys.modules, "ctypes", None)
        assert sleeper() is None
    for name in ("/nowhere/base.so", sys.modules["_ctypes"].__file__):
        monkeypatch.setattr(pygame.base, "__file__", name)
        assert sleeper() is None
