"""Where the window stands and how large it is: remembered from one start to the next.

The screens that are there, and how much room a window has on each.

Full screen or a window, one change at a time.

Opening the window, or saying in a sentence why that cannot be done.

A sentence to the player when the program has no window of its own to say it in.

Coming to the front when a second start asks for it.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame import Rect

from game.storage.single_instance import answered
from game.text.message import Message, TextValue, say, told
from game.ui.app.event_wait import sdl


def screens() -> list[Rect]:
    """The room on each screen that windows have, in points of the system, the usual one first.

    Where SDL cannot be asked for it that is the first screen, from its corner on.
    """
    found = []
    library = sdl()
    if library is not None:
        import ctypes

        corner_and_size = ctypes.c_int * 4
        for number in range(library.SDL_GetNumVideoDisplays()):
            area = corner_and_size()
            if library.SDL_GetDisplayUsableBounds(number, area) == 0:
                found.append(Rect(*area))
    rooms = found or [Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()[:1]]
    return [room for room in rooms if room.w > 0 and room.h > 0]


SMALLEST, USUAL = (960, 600), (1280, 720)
"""The least size of the window and its size where none is remembered, in points."""
REST_SECONDS = 0.5
"""After so long without a change the window stands where the player wants it."""
GRIP = (120, 32)
"""So much of the window's top must be on a screen, in points, that it can be taken hold of."""
FRAME = (64, 96)
"""A window manager puts no more than this to the left of a window and above it, in points."""
TITLE = 40
"""What a system puts above a window with the window's name is no higher, in points."""
NO_PLACES = ("wayland", "offscreen", "dummy")
"""The video drivers with which nobody knows where a window stands."""


class WindowState(NamedTuple):
    """Where the window stands, its size, and whether it was made as large as its screen.

    In points of the system; a place that is not known is None.  Of a large window the place and
    the size are those it has when it is made smaller again.
    """

    place: tuple[int, int] | None = None
    size: tuple[int, int] = USUAL
    large: bool = False

    def as_values(self) -> dict[str, Any]:
        """As it is kept among the settings."""
        place = None if self.place is None else list(self.place)
        return {"place": place, "size": list(self.size), "large": self.large}


def stand_of(values: Mapping[str, Any], rooms: Sequence[Rect]) -> WindowState:
    """Where the window is to stand by what was kept, on screens that have these rooms.

    Whatever was kept, it is of a size that its screen has room for, and can be taken hold of.
    """
    size, place = _pair(values.get("size")) or USUAL, _pair(values.get("place"))
    large = values.get("large") is True
    window = Rect(place or (0, 0), size)
    room = _screen(window if place else None, rooms)
    if room is None:
        return WindowState(place, _at_least(window), large)
    window.size = min(window.w, room.w), min(window.h, room.h)
    window.size = _at_least(window)
    if place is None:
        window.center = room.center
    elif not _held(window, rooms):
        window.clamp_ip(room)
    # Of one that is larger than its screen the beginning is seen.
    if window.w > room.w:
        window.x = max(window.x, room.x)
    if window.h > room.h:
        window.y = max(window.y, room.y)
    return WindowState((window.x, window.y), (window.w, window.h), large)


def first_stand(size: tuple[int, int], rooms: Sequence[Rect]) -> WindowState | None:
    """Where a window of this size is to stand at the first start, if the usual screen has no room
    for it and its title; None if it has, or nobody knows: the system puts it where it likes."""
    if not rooms or (size[0] <= rooms[0].w and size[1] + TITLE <= rooms[0].h):
        return None
    room = Rect(rooms[0].x, rooms[0].y + TITLE, rooms[0].w, rooms[0].h - TITLE)
    window = Rect(0, 0, *_at_least(Rect(0, 0, min(size[0], room.w), min(size[1], room.h))))
    window.center = room.center
    return WindowState((max(window.x, room.x), max(window.y, room.y)), (window.w, window.h))


def _at_least(window: Rect) -> tuple[int, int]:
    return max(window.w, SMALLEST[0]), max(window.h, SMALLEST[1])


def _pair(value: object) -> tuple[int, int] | None:
    """Two numbers that a window can have, or None."""
    if isinstance(value, list) and len(value) == 2:
        one, other = value
        if type(one) is int and type(other) is int and max(abs(one), abs(other)) < 1 << 15:
            return one, other
    return None


def _screen(window: Rect | None, rooms: Sequence[Rect]) -> Rect | None:
    """The room of the screen that most of the window is on, or that is nearest to it."""
    if window is None or not rooms:
        return next(iter(rooms), None)

    def near(room: Rect) -> tuple[int, int]:
        shared = window.clip(room)
        inside = window.clamp(room)
        return shared.w * shared.h, -abs(inside.x - window.x) - abs(inside.y - window.y)

    return max(rooms, key=near)


def _held(window: Rect, rooms: Sequence[Rect]) -> bool:
    """Whether enough of the window's top is on a screen."""
    top = Rect(window.x, window.y, window.w, GRIP[1])
    parts = [top.clip(room) for room in rooms]
    return any(part.w >= GRIP[0] and part.h == GRIP[1] for part in parts)


class WindowPlacement:
    """Follows where a window stands, and tells where it does once it rests there.

    ``kept`` is what was told of it before (``Stand.as_values``), empty at the first start.
    """

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.kept = kept
        self.stand = WindowState()
        self._known = pygame.display.get_driver() not in NO_PLACES
        self._frame: tuple[int, int] | None = None
        self._changed: float | None = None
        self._large = self._away = False

    def take(self, window: pygame.Window) -> None:
        """Have a window that is not seen yet stand where it did."""
        self.window = window
        stand = None
        if self.kept:
            stand = stand_of(self.kept, screens())
        elif self._known:
            stand = first_stand(window.size, screens())
        if stand is not None:
            window.size = stand.size
            if self._known and stand.place is not None:
                window.position = stand.place
            if stand.large:
                window.maximize()
            self._large = stand.large
        # What a window manager puts around it from here on is not added at every start.
        place = window.position if self._known else None
        self.stand = WindowState(place, window.size, self._large)

    def hear(self, event: pygame.Event, now: float) -> None:
        """Take note of an event of the window."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self._large, self._away = True, False
        elif event.type == pygame.WINDOWRESTORED:
            self._large, self._away = self._large and self._away, False
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._away = True
        elif event.type == pygame.WINDOWSHOWN:
            self._away = False
        elif event.type not in (pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED):
            return
        self._changed = now

    def rests(self, now: float, filled: bool) -> WindowState | None:
        """Where it stands, if it has come to rest somewhere else since this was last asked.

        A window that is not seen, or fills the screen (``filled``), stands where it did before.
        """
        if self._changed is None or now - self._changed < REST_SECONDS:
            return None
        self._changed = None
        before = self.stand
        if not (filled or self._away):
            self.stand = self._stand()
        return None if self.stand == before else self.stand

    def _stand(self) -> WindowState:
        """Where it stands now."""
        if self._large:
            return self.stand._replace(large=True)
        place = None
        if self._known:
            x, y = self.window.position
            left, above = self._framed(x, y)
            place = x - left, y - above
        return WindowState(place, self.window.size, False)

    def _framed(self, x: int, y: int) -> tuple[int, int]:
        """How far the window's place is from the one that was asked for."""
        if self._frame is None:
            asked = self.stand.place or (x, y)
            left, above = x - asked[0], y - asked[1]
            framed = 0 <= left <= FRAME[0] and 0 <= above <= FRAME[1]
            self._frame = (left, above) if framed else (0, 0)
        return self._frame


SETTLING_SECONDS = 0.5
"""How long a change takes at the most, with the window manager's part in it."""


class FullScreen:
    """Has the window fill the screen or not, as is wished.

    A window manager that is asked again before it has answered loses track, and the window
    stays as nobody wanted it.  So a change is begun only when the one before it has settled,
    and of several wishes meanwhile the last one counts.
    """

    def __init__(self, window: pygame.Window) -> None:
        self.window = window
        self.filled = False
        self._changed = float("-inf")

    def follow(self, wished: bool, now: float) -> bool:
        """Change to what is wished if that is possible by now; whether it was changed."""
        if wished == self.filled or now < self._changed + SETTLING_SECONDS:
            return False
        if wished:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
        self.filled = wished
        self._changed = now
        return True


class NoScreen(Exception):
    """There is nothing to open a window on; the text says so in a sentence."""

    def __init__(self, why: TextValue) -> None:
        super().__init__(say("program-no-screen", why=why))


def opened(size: tuple[int, int]) -> pygame.Window:
    """A window of a size in points, not shown yet; else ``NoScreen``."""
    if sys.platform == "win32":
        # Else a screen on which everything is shown larger is given a small picture, stretched.
        os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" != os.environ.get("SDL_VIDEODRIVER"):
            # What SDL comes to when it finds nothing: a window that nobody can see.
            raise NoScreen(Message("program-no-display"))
        if pygame.display.get_driver() == "x11":
            # Without a graphics card SDL would present through software OpenGL, far slower.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        return pygame.Window(
            say("program-name"), size, resizable=True, allow_high_dpi=True, hidden=True
        )
    except pygame.error as error:
        raise NoScreen(str(error)) from None


def show_message_box(text: str) -> None:
    """Show the sentence in a box of the system, and wait until it is read."""
    pygame.display.message_box(told(Message("program-name")), text)


LOOK_SECONDS = 0.5
"""How often one looks whether somebody has asked, while anything is done."""


class Forward:
    """Brings a ``window`` to the front whenever a second start has asked for that.

    What was asked in its ``folder`` before it was there is forgotten.
    """

    def __init__(self, window: pygame.Window, folder: Path) -> None:
        self.window = window
        self.folder = folder
        self._looked = float("-inf")
        answered(folder)

    def look(self, now: float, small: bool, told: bool = False) -> bool:
        """Come to the front if that has been asked by this time; whether it has.

        One looks only now and then, unless one was ``told`` that somebody has asked.  A window
        that is ``small``, on the task bar, is made as large as it was.
        """
        if not told and now < self._looked + LOOK_SECONDS:
            return False
        self._looked = now
        if not answered(self.folder):
            return False
        if small:
            self.window.restore()
        self.window.show()
        self.window.focus()
        try:
            # Where nothing may come to the front by itself, it is seen on the task bar.
            self.window.flash(pygame.FLASH_UNTIL_FOCUSED)
        except pygame.error:
            # A system that cannot do it has had the rest.
            return True
        return True


def let_others_forward() -> None:
    """Let the window that is asked come to the front.

    On Windows only what was started last may let another do that.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
