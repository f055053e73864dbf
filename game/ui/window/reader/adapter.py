"""The library's adapters, one for each system, as one thing.

Handlers are called on other threads, and on Linux while the library holds a lock that an update
waits for with Python's own lock in its hand: so what is told there of a reader that comes or goes
is written down by calls that run no Python, and nothing is sent before it has been read here.
A thread that waits for what is written down wakes the program.
"""

import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

import accesskit
import pygame

from game.ui.window.events import rouse
from game.ui.window.reader.library import bounds


class Adapter:
    """Tells a window's screen reader what has changed; ``asked`` is given what it wants done."""

    def __init__(self, window: pygame.Window, asked: Callable[[Any], None]) -> None:
        self.window = window
        self.awake = False
        self._came: deque[bool] = deque()
        self._heard: SimpleQueue[bool] = SimpleQueue()
        self._focused: bool | None = None
        self._placed: tuple[int, ...] = ()
        self._inner = self._make(window, asked)

    def _make(self, window: pygame.Window, asked: Callable[[Any], None]) -> Any:
        """The adapter of this system."""
        comes, goes = partial(self._heard.put, True), partial(self._heard.put, False)
        Thread(target=self._listen, name="reader", daemon=True).start()
        if sys.platform == "win32":
            return accesskit.windows.SubclassingAdapter(window.handle, comes, asked)
        if sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return accesskit.macos.SubclassingAdapter.for_window(window.handle, comes, asked)
        return accesskit.unix.Adapter(comes, asked, goes)

    def _listen(self) -> None:
        """Pass on what was heard, however long the program has been asleep."""
        while True:
            self._came.append(self._heard.get())
            if pygame.display.get_init():
                rouse()

    def look(self) -> bool:
        """Whether a reader has come since the last look: it has been told nothing yet."""
        fresh = False
        while self._came:
            self.awake = fresh = self._came.popleft()
            self._focused, self._placed = None, ()
        return fresh

    def send(self, update: Any) -> None:
        """Tell what has changed."""
        events = self._inner.update_if_active(lambda: update)
        if events is not None:
            events.raise_events()

    def attend(self, focused: bool) -> None:
        """Tell whether the window has the keyboard's focus, and where it lies."""
        if focused != self._focused and sys.platform != "win32":
            self._focused = focused
            if sys.platform == "darwin":
                events = self._inner.update_view_focus_state(focused)
                if events is not None:
                    events.raise_events()
            else:
                self._inner.update_window_focus_state(focused)
        if pygame.display.get_driver() == "x11":
            self._place((*self.window.position, *self.window.size))

    def _place(self, place: tuple[int, ...]) -> None:
        if place != self._placed:
            self._placed = place
            x, y, wide, high = map(float, place)
            whole = bounds(x, y, x + wide, y + high)
            self._inner.set_root_window_bounds(whole, whole)
