"""What the program does while the player does nothing: a small piece between two looks."""

import gc
import time
from collections.abc import Iterator
from typing import Protocol

from game.ui.page import Page
from game.ui.window import heap
from game.ui.window.idle import IDLE_SECONDS, Idle
from game.ui.window.moment import MOMENT, a_moment
from game.ui.window.rehearsal import Rehearsal, Rehearsed

WAITING_SECONDS = 0.012
CALM_SECONDS = 0.2
"""After so long a picture is at rest: before, the pointer may only have paused."""


class Resting(Rehearsed, Protocol):
    """The program as far as something is to be done in it when the player does nothing."""

    idle: Idle


class Leisure:
    """Has what can wait done when nothing else is to be done, and then lets the program sleep."""

    def __init__(self, app: Resting) -> None:
        self._app = app
        self.rehearsal = Rehearsal(app)
        self._rest: Iterator[None] | None = None
        self._whole = False
        self._put_away = False
        self._rests = 0

    def begin(self, rest: Iterator[None]) -> None:
        """Have the rest of the start done from now on, a thing at each ``step``."""
        self._rest = rest

    def step(self) -> None:
        """A frame has been: start the next thing that is not seen at first."""
        if self._rest is not None and next(self._rest, True):
            self._rest = None

    def painted(self) -> None:
        """Something has been painted: what pages keep for that is there again."""
        self._put_away = False
        self._rests = 0

    def between(self, end: float) -> None:
        """Between two frames, until a time in seconds: a page is got ready that comes up soon."""
        page = self._app.director.top
        if page is not None:
            while time.perf_counter() + MOMENT < end and self.rehearsal.soon(page):
                pass

    def patience(self, page: Page) -> float:
        """How long to wait for the player at the longest: for a page at rest, in seconds."""
        app = self._app
        if self._rest is not None:
            return 0.0
        if page.waiting:
            return WAITING_SECONDS
        if app.ways.ahead():
            return 0.0
        if not self._whole:
            self._whole = True
            # What is there by now stays: looking through it for what can be thrown away would
            # make a frame 20 ms late now and then.
            gc.freeze()
        if self.rehearsal.step(page):
            return 0.0
        if not app.shelf.annals.complete:
            app.shelf.annals.step(a_moment())
            return WAITING_SECONDS
        self._rests += 1
        if self._rests == 1:
            return CALM_SECONDS
        if self._rests == 2:
            self.calm()
        patience = app.idle.patience()
        if patience > IDLE_SECONDS and not self._put_away:
            self.put_away()
        return patience

    def calm(self) -> None:
        """Once a picture is at rest, let go of what is not seen and is as large as the window."""
        seen = self._app.director.visible()
        for one in self._app.director.stack:
            if one not in seen:
                one.put_away()
        self._app.painter.rest()
        heap.tidy()

    def put_away(self) -> None:
        """Let go of what can be made again, for a long sleep: the next frame may take longer."""
        self._put_away = True
        for one in self._app.director.stack:
            one.put_away()
        self._app.painter.put_away()
        heap.trim()
