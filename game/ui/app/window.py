"""The pygame window: creation, size and position, full screen, and activation.

`opened` makes the window and `WindowPlacement` remembers its position between starts. `FullScreen`
toggles full screen. `Forward` brings the window to the front when a second start asks for it.
`show_message_box` is the fallback for errors without a window.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame import Rect

from game.storage.single_instance import take_summons
from game.text.message import Message, TextValue, say, told
from game.ui.kit.sdl_library import sdl


def screens() -> list[Rect]:
    """Usable area of each screen in points, the primary one first.

    The fallback without access to SDL is the first screen's full size.
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


MIN_WINDOW_SIZE = (960, 600)
"""Minimum window size, in points."""
USUAL_WINDOW_SIZE = (1280, 720)
"""Default window size, in points."""
WINDOW_SAVE_DELAY_SECONDS = 0.5
"""Debounce delay before a moved or resized window is saved, in seconds."""
MIN_TITLE_BAR_GRIP_SIZE = (120, 32)
"""Minimum size of the visible part of the title bar, in points, so that the player can drag it."""
MAX_WINDOW_FRAME_SIZE = (64, 96)
"""Maximum width of the left frame and height of the top frame around a window, in points."""
MAX_TITLE_BAR_HEIGHT_POINTS = 40
"""Maximum height of a title bar, in points."""
DRIVERS_WITHOUT_WINDOW_POSITION = ("wayland", "offscreen", "dummy")
"""Video drivers that report no window position."""


class WindowState(NamedTuple):
    """Position and size of the window, and whether it is maximized.

    Values are in points; an unknown position is None. For a maximized window they describe the
    window before that.
    """

    place: tuple[int, int] | None = None
    size: tuple[int, int] = USUAL_WINDOW_SIZE
    large: bool = False

    def as_values(self) -> dict[str, Any]:
        place = None if self.place is None else list(self.place)
        return {"place": place, "size": list(self.size), "large": self.large}


def stand_of(values: Mapping[str, Any], rooms: Sequence[Rect]) -> WindowState:
    """The window state from stored values, fitted to the screens.

    The window gets a size that fits its screen, and a reachable title bar.
    """
    size, place = _pair(values.get("size")) or USUAL_WINDOW_SIZE, _pair(values.get("place"))
    large = values.get("large") is True
    window = Rect(place or (0, 0), size)
    room = _screen(window if place else None, rooms)
    if room is None:
        return WindowState(place, _at_least(window), large)
    window.size = min(window.w, room.w), min(window.h, room.h)
    window.size = _at_least(window)
    if place is None:
        window.center = room.center
    elif not _can_be_dragged(window, rooms):
        window.clamp_ip(room)
    # Of a window larger than its screen the top left corner stays visible.
    if window.w > room.w:
        window.x = max(window.x, room.x)
    if window.h > room.h:
        window.y = max(window.y, room.y)
    return WindowState((window.x, window.y), (window.w, window.h), large)


def first_stand(size: tuple[int, int], rooms: Sequence[Rect]) -> WindowState | None:
    """State of the window at the first start, if the default size exceeds the primary screen.

    None if it fits or no screen is known; then the system chooses the position.
    """
    if not rooms or (size[0] <= rooms[0].w and size[1] + MAX_TITLE_BAR_HEIGHT_POINTS <= rooms[0].h):
        return None
    room = Rect(
        rooms[0].x,
        rooms[0].y + MAX_TITLE_BAR_HEIGHT_POINTS,
        rooms[0].w,
        rooms[0].h - MAX_TITLE_BAR_HEIGHT_POINTS,
    )
    window = Rect(0, 0, *_at_least(Rect(0, 0, min(size[0], room.w), min(size[1], room.h))))
    window.center = room.center
    return WindowState((max(window.x, room.x), max(window.y, room.y)), (window.w, window.h))


def _at_least(window: Rect) -> tuple[int, int]:
    return max(window.w, MIN_WINDOW_SIZE[0]), max(window.h, MIN_WINDOW_SIZE[1])


def _pair(value: object) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) == 2:
        one, other = value
        if type(one) is int and type(other) is int and max(abs(one), abs(other)) < 1 << 15:
            return one, other
    return None


def _screen(window: Rect | None, rooms: Sequence[Rect]) -> Rect | None:
    """The screen that shares the largest area with the window, else the nearest one."""
    if window is None or not rooms:
        return next(iter(rooms), None)

    def near(room: Rect) -> tuple[int, int]:
        shared = window.clip(room)
        inside = window.clamp(room)
        return shared.w * shared.h, -abs(inside.x - window.x) - abs(inside.y - window.y)

    return max(rooms, key=near)


def _can_be_dragged(window: Rect, rooms: Sequence[Rect]) -> bool:
    top = Rect(window.x, window.y, window.w, MIN_TITLE_BAR_GRIP_SIZE[1])
    parts = [top.clip(room) for room in rooms]
    return any(
        part.w >= MIN_TITLE_BAR_GRIP_SIZE[0] and part.h == MIN_TITLE_BAR_GRIP_SIZE[1]
        for part in parts
    )


class WindowPlacement:
    """Follows the window's position and size, and reports changes to save.

    ``kept`` holds the stored values (``WindowState.as_values``); it is empty at the first start.
    """

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.kept = kept
        self.stand = WindowState()
        self._known = pygame.display.get_driver() not in DRIVERS_WITHOUT_WINDOW_POSITION
        self._frame: tuple[int, int] | None = None
        self._changed: float | None = None
        self._large = self._away = False

    def take(self, window: pygame.Window) -> None:
        """Restore the stored state of a hidden window."""
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
        # Remember the requested position, without the frame that a window manager adds later.
        place = window.position if self._known else None
        self.stand = WindowState(place, window.size, self._large)

    def hear(self, event: pygame.Event, now: float) -> None:
        """Take note of a window event."""
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
        """The new state once the window has come to rest; None if nothing changed.

        A hidden or full-screen window (``filled``) keeps its state.
        """
        if self._changed is None or now - self._changed < WINDOW_SAVE_DELAY_SECONDS:
            return None
        self._changed = None
        before = self.stand
        if not (filled or self._away):
            self.stand = self._stand()
        return None if self.stand == before else self.stand

    def _stand(self) -> WindowState:
        if self._large:
            return self.stand._replace(large=True)
        place = None
        if self._known:
            x, y = self.window.position
            left, above = self._framed(x, y)
            place = x - left, y - above
        return WindowState(place, self.window.size, False)

    def _framed(self, x: int, y: int) -> tuple[int, int]:
        """Offset of the reported position from the requested one: the frame's size."""
        if self._frame is None:
            asked = self.stand.place or (x, y)
            left, above = x - asked[0], y - asked[1]
            framed = (
                0 <= left <= MAX_WINDOW_FRAME_SIZE[0] and 0 <= above <= MAX_WINDOW_FRAME_SIZE[1]
            )
            self._frame = (left, above) if framed else (0, 0)
        return self._frame


WINDOW_MODE_SETTLING_SECONDS = 0.5
"""Maximum time that a window manager needs for a change, in seconds."""


class FullScreen:
    """Toggles full screen, one change at a time.

    A window manager loses track of overlapping requests. So each change waits until the previous
    one has settled. Of several requests the last one wins.
    """

    def __init__(self, window: pygame.Window) -> None:
        self.window = window
        self.filled = False
        self._changed = float("-inf")

    def follow(self, wished: bool, now: float) -> bool:
        """Apply the requested mode if no other change is settling; whether the mode changed."""
        if wished == self.filled or now < self._changed + WINDOW_MODE_SETTLING_SECONDS:
            return False
        if wished:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
        self.filled = wished
        self._changed = now
        return True


class NoScreen(Exception):
    """Raised without a usable display; the text is a sentence for the player."""

    def __init__(self, why: TextValue) -> None:
        super().__init__(say("program-no-screen", why=why))


def opened(size: tuple[int, int]) -> pygame.Window:
    """A hidden window of a size in points. Raises ``NoScreen``."""
    if sys.platform == "win32":
        # Otherwise Windows enlarges a low-resolution picture on screens with scaling.
        os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" != os.environ.get("SDL_VIDEODRIVER"):
            # SDL's last fallback, a window that nobody can see.
            raise NoScreen(Message("program-no-display"))
        if pygame.display.get_driver() == "x11":
            # Without a graphics card SDL would render through software OpenGL, which is much
            # slower.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        return pygame.Window(
            say("program-name"), size, resizable=True, allow_high_dpi=True, hidden=True
        )
    except pygame.error as error:
        raise NoScreen(str(error)) from None


def show_message_box(text: str) -> None:
    """Show sentences in a message box of the system, until the player closes it.

    Where the system has none they go to the error stream.
    """
    try:
        pygame.display.message_box(told(Message("program-name")), text)
    except pygame.error:
        if sys.stderr is not None:
            print(text, file=sys.stderr)


ACTIVATION_CHECK_SECONDS = 0.5
"""Interval between checks for an activation request, in seconds."""


class Forward:
    """Brings the window to the front when a second start of the program asks for it.

    Old requests in ``folder`` are discarded.
    """

    def __init__(self, window: pygame.Window, folder: Path) -> None:
        self.window = window
        self.folder = folder
        self._looked = float("-inf")
        take_summons(folder)

    def look(self, now: float, small: bool, told: bool = False) -> bool:
        """Bring the window to the front if that was requested; whether it was.

        The check runs at intervals, or at once if the folder watch ``told`` about a request. A
        ``small`` (minimized) window is restored.
        """
        if not told and now < self._looked + ACTIVATION_CHECK_SECONDS:
            return False
        self._looked = now
        if not take_summons(self.folder):
            return False
        if small:
            self.window.restore()
        self.window.show()
        self.window.focus()
        try:
            # Some systems refuse the focus; then the task bar entry flashes.
            self.window.flash(pygame.FLASH_UNTIL_FOCUSED)
        except pygame.error:
            # Systems without this feature have done all the rest.
            return True
        return True


def let_others_forward() -> None:
    """Allow another instance to bring its window to the front.

    Windows grants this right only to the process that was started last.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
