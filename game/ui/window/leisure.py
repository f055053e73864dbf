"""What the program does while the player does nothing: a small piece between two looks."""

import gc
from collections.abc import Iterator
from typing import Protocol

from game.storage.shelf import Shelf
from game.ui.navigation import Navigation
from game.ui.page import Page
from game.ui.paint.painter import Painter
from game.ui.window import heap
from game.ui.window.director import Director
from game.ui.window.idle import IDLE_SECONDS, Idle
from game.ui.window.moment import a_moment

WAITING_SECONDS = 0.012


class Resting(Protocol):
    """The program as far as something is to be done in it when the player does nothing."""

    director: Director
    painter: Painter
    ways: Navigation
    shelf: Shelf
    idle: Idle


class Leisure:
    """Has what can wait done when nothing else is to be done, and then lets the program sleep."""

    def __init__(self, app: Resting) -> None:
        self._app = app
        self._rest: Iterator[None] | None = None
        self._whole = False
        self._put_away = False

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
        if not app.shelf.annals.complete:
            app.shelf.annals.step(a_moment())
            return WAITING_SECONDS
        patience = app.idle.patience()
        if patience > IDLE_SECONDS and not self._put_away:
            # For a long sleep: the next frame may take a little longer.
            self._put_away = True
            for one in app.director.stack:
                one.put_away()
            app.painter.put_away()
            heap.trim()
        return patience
