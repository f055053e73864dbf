"""Waiting for events, and how long the program may sleep.

`Events` waits for events of the system, `Idle` chooses the timeout. ``pygame.event.wait`` polls a
thousand times a second, too much for an idle program. SDL itself can sleep until an event arrives,
so this module calls pygame's SDL library directly. The fallback is one poll per frame.

For some seconds after the last event the program wakes at intervals, until background work is done.
Then it sleeps until an event arrives, if the system reports all events that matter.
"""

import math
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import pygame

from game.storage.single_instance import SUMMONS_FILE, FolderWatch
from game.ui.app.gamepad import GAMEPAD_DEVICE_FOLDER, Gamepads
from game.ui.kit.clock import left_today
from game.ui.kit.sdl_library import sdl
from game.ui.sound import Sounds

SLEEPING_DRIVERS = ("cocoa", "wayland", "windows", "x11")
"""Video drivers with which SDL can sleep until an event arrives."""
POLL_INTERVAL_SECONDS = 1 / 60
"""Minimum interval between two polls, in seconds; a mouse may send 1000 events a second."""
SLOW_POLL_INTERVAL_SECONDS = 2 / 60
"""Poll interval after a while without input, in seconds."""
SLOW_POLL_DELAY_SECONDS = 5.0
"""Time without input until polling slows down, in seconds."""
SDL_VIDEO_FLAG = 0x20
"""SDL's flag for its video subsystem."""
Sleep = Callable[[int], object]
"""Sleeps until an event arrives, with a timeout in milliseconds."""


def sleeper() -> Sleep | None:
    """A sleep function for the current video driver; None if it has none."""
    if pygame.display.get_driver() not in SLEEPING_DRIVERS:
        return None
    library = sdl()
    try:
        wait, begun = library.SDL_WaitEventTimeout, library.SDL_WasInit
    except AttributeError:
        return None
    import ctypes

    begun.argtypes, begun.restype = [ctypes.c_uint32], ctypes.c_uint32
    wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    if not begun(SDL_VIDEO_FLAG):
        # This SDL is not the one that owns the window.
        return None
    # Without a buffer for it the event stays in the queue.
    return lambda milliseconds: wait(None, milliseconds)


class Events:
    """The event queue. The callback ``find`` looks up the sleep function on first use."""

    def __init__(self, find: Callable[[], Sleep | None] = sleeper) -> None:
        self._find = find
        self._came = 0.0

    @property
    def sleeps(self) -> bool:
        """Whether the program can sleep until an event arrives."""
        return self._sleep is not None

    @cached_property
    def _sleep(self) -> Sleep | None:
        return self._find()

    def wait(self, seconds: float, looking: bool = False) -> list[pygame.Event]:
        """The events that have arrived, with a timeout in seconds.

        With ``looking`` it polls instead of sleeping: SDL itself polls quickly while a gamepad is
        connected.
        """
        now = time.perf_counter()
        end = now + seconds
        if seconds:
            # Collect events that follow each other closely in one batch.
            time.sleep(max(0.0, min(seconds, self._came + POLL_INTERVAL_SECONDS - now)))
        slept = False
        while True:
            events = pygame.event.get()
            now = time.perf_counter()
            if events:
                self._came = now
            if events or now >= end:
                return events
            if self._sleep is not None and not slept and not looking:
                self._sleep(math.ceil(1000 * (end - now)))
                slept = True
            else:
                # Also pause after a sleep without events, in case sleeping does not work.
                resting = now - self._came > SLOW_POLL_DELAY_SECONDS
                time.sleep(SLOW_POLL_INTERVAL_SECONDS if resting else POLL_INTERVAL_SECONDS)
                slept = False


def rouse() -> None:
    """End the wait for events, from any thread."""
    pygame.event.post(pygame.Event(pygame.USEREVENT))


SHORT_WAIT_SECONDS = 1.0
"""Timeout of one wait while background work may follow, in seconds."""
SHORT_WAIT_COUNT = 3
"""Number of short waits before the long sleep."""


class Idle:
    """Decides how long the program may sleep.

    ``summoned`` tells that a second start asked for the window.
    """

    def __init__(self, events: Events, sounds: Sounds, pads: Gamepads) -> None:
        self.summoned = False
        self._events, self._sounds, self._pads = events, sounds, pads
        self._watch: FolderWatch | None = None
        self._looks = 0
        self._plugged = False

    def start(self, folder: Path) -> None:
        """Start the folder watch for activation requests and for gamepads."""
        watch = FolderWatch(
            {folder: (SUMMONS_FILE,), GAMEPAD_DEVICE_FOLDER: ("event", "js", "input")}, self._hear
        )
        self._watch = watch

    def _hear(self) -> None:
        """Folder watch callback, on its own thread."""
        self.summoned = self._plugged = True
        rouse()

    def close(self) -> None:
        if self._watch is not None:
            self._watch.close()
            self._watch = None

    def seconds_to_wait(self) -> float:
        """Timeout of the next wait in an idle program, in seconds."""
        self._looks += 1
        if self._looks <= SHORT_WAIT_COUNT or not self._is_asleep():
            return SHORT_WAIT_SECONDS
        # Pages that show the date need an update at midnight.
        return left_today()

    def _is_asleep(self) -> bool:
        """Whether only events can end the sleep: nothing needs polling."""
        if self._watch is None or not self._watch.works or not self._events.sleeps:
            return False
        quiet = self._sounds.rest()
        return self._pads.rest() and quiet

    def stir(self, happened: bool) -> None:
        """Reset the idle counter. If something ``happened``, wake the sound device too."""
        self._looks = 0
        if self._plugged:
            self._plugged = False
            self._pads.start()
        if happened:
            self._sounds.wake()
