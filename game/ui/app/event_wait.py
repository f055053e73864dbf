"""Waiting for what the system has to tell, without looking for it over and over.

``pygame.event.wait`` looks a thousand times a second, whatever SDL could do, which costs more
of a processor than an idle program may.  SDL itself sleeps until the system has something to
say; so it is asked directly, through the very library that pygame has loaded.  Where that
cannot be found, or SDL would itself look over and over, one looks every frame.

The very SDL that pygame has loaded, for what pygame itself does not hand on.

Sleeping where nothing is to be done: nothing wakes the program but what happens.

For some seconds after the last thing that happened it looks up now and then, and whatever takes
its time is done by then.  Then it sleeps until the system has something to tell, if the system
tells of everything that is waited for; elsewhere it goes on looking every second.
"""

import math
import sys
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame

from game.storage.single_instance import SUMMONS, FolderWatch
from game.ui.app.gamepad import DEVICES, Gamepads
from game.ui.kit.clock import left_today
from game.ui.sound import Sounds


def sdl() -> Any:
    """The library; None where it cannot be found."""
    try:
        # Not with the first imports: the first frame need not wait for it.
        import ctypes

        # A module of pygame finds the symbols of the SDL it is linked to; Windows knows by its
        # name what has been loaded.
        return ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
    except (ImportError, OSError):
        return None


SLEEPING = ("cocoa", "wayland", "windows", "x11")
"""The video drivers with which SDL can sleep until something comes."""
LOOK_SECONDS = 1 / 60
"""The shortest time between two polls, in seconds: a mouse may send 1000 events a second."""
RESTING_SECONDS = 2 / 60
TOUCH_SECONDS = 5.0
"""How often one looks who cannot sleep, once nobody has touched anything for so long."""
VIDEO = 0x20
"""SDL's number for its part that has windows."""
Sleep = Callable[[int], object]
"""Sleeps until something has come, at the longest so many milliseconds."""


def sleeper() -> Sleep | None:
    """What sleeps with the video driver that is in use; None where nothing can."""
    if pygame.display.get_driver() not in SLEEPING:
        return None
    library = sdl()
    try:
        wait, begun = library.SDL_WaitEventTimeout, library.SDL_WasInit
    except AttributeError:
        return None
    import ctypes

    begun.argtypes, begun.restype = [ctypes.c_uint32], ctypes.c_uint32
    wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    if not begun(VIDEO):
        # Another SDL than the one that has the window.
        return None
    # Without a place to put it the event stays in the queue.
    return lambda milliseconds: wait(None, milliseconds)


class Events:
    """What has come from the system; ``find`` gives what one sleeps by, when that is needed."""

    def __init__(self, find: Callable[[], Sleep | None] = sleeper) -> None:
        self._find = find
        self._came = 0.0

    @property
    def sleeps(self) -> bool:
        """Whether one can sleep until something comes."""
        return self._sleep is not None

    @cached_property
    def _sleep(self) -> Sleep | None:
        return self._find()

    def wait(self, seconds: float, looking: bool = False) -> list[pygame.Event]:
        """The events that have come, at the latest after so many seconds.

        While a gamepad is plugged in SDL looks a thousand times a second itself: then one does not
        sleep by it (``looking``).
        """
        now = time.perf_counter()
        end = now + seconds
        if seconds:
            # What comes close upon another is taken together with what comes after it.
            time.sleep(max(0.0, min(seconds, self._came + LOOK_SECONDS - now)))
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
                # After a sleep that ended for nothing too: one that always does costs no more.
                resting = now - self._came > TOUCH_SECONDS
                time.sleep(RESTING_SECONDS if resting else LOOK_SECONDS)
                slept = False


def rouse() -> None:
    """End the wait for events, from any thread."""
    pygame.event.post(pygame.Event(pygame.USEREVENT))


IDLE_SECONDS = 1.0
"""How long one sleeps at a time while something may still be to do."""
LOOKS = 3
"""How often one looks up before one sleeps."""


class Idle:
    """How long the program may sleep.

    ``summoned`` is whether a second start has asked for the window.
    """

    def __init__(self, events: Events, sounds: Sounds, pads: Gamepads) -> None:
        self.summoned = False
        self._events, self._sounds, self._pads = events, sounds, pads
        self._watch: FolderWatch | None = None
        self._looks = 0
        self._plugged = False

    def start(self, folder: Path) -> None:
        """Have the system tell what comes into the player's folder, and of pads, from now on."""
        watch = FolderWatch({folder: (SUMMONS,), DEVICES: ("event", "js", "input")}, self._hear)
        self._watch = watch

    def _hear(self) -> None:
        """Something has come: on a thread of its own."""
        self.summoned = self._plugged = True
        rouse()

    def close(self) -> None:
        """Be told no longer."""
        if self._watch is not None:
            self._watch.close()
            self._watch = None

    def patience(self) -> float:
        """How long to sleep now that nothing is to be done, in seconds."""
        self._looks += 1
        if self._looks <= LOOKS or not self._asleep():
            return IDLE_SECONDS
        # The date is shown here and there.
        return left_today()

    def _asleep(self) -> bool:
        """Whether nothing wakes the program by itself any more."""
        if self._watch is None or not self._watch.works or not self._events.sleeps:
            return False
        quiet = self._sounds.rest()
        return self._pads.rest() and quiet

    def stir(self, happened: bool) -> None:
        """Something is to be done, or has ``happened``."""
        self._looks = 0
        if self._plugged:
            self._plugged = False
            self._pads.start()
        if happened:
            self._sounds.wake()
