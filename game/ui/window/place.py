"""Where the window stands and how large it is: remembered from one start to the next."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pygame
from pygame import Rect

from game.ui.window.screens import screens

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


class Stand(NamedTuple):
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


def stand_of(values: Mapping[str, Any], rooms: Sequence[Rect]) -> Stand:
    """Where the window is to stand by what was kept, on screens that have these rooms.

    Whatever was kept, it is of a size that its screen has room for, and can be taken hold of.
    """
    size, place = _pair(values.get("size")) or USUAL, _pair(values.get("place"))
    large = values.get("large") is True
    window = Rect(place or (0, 0), size)
    room = _screen(window if place else None, rooms)
    if room is None:
        return Stand(place, _at_least(window), large)
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
    return Stand((window.x, window.y), (window.w, window.h), large)


def first_stand(size: tuple[int, int], rooms: Sequence[Rect]) -> Stand | None:
    """Where a window of this size is to stand at the first start, if the usual screen has no room
    for it and its title; None if it has, or nobody knows: the system puts it where it likes."""
    if not rooms or (size[0] <= rooms[0].w and size[1] + TITLE <= rooms[0].h):
        return None
    room = Rect(rooms[0].x, rooms[0].y + TITLE, rooms[0].w, rooms[0].h - TITLE)
    window = Rect(0, 0, *_at_least(Rect(0, 0, min(size[0], room.w), min(size[1], room.h))))
    window.center = room.center
    return Stand((max(window.x, room.x), max(window.y, room.y)), (window.w, window.h))


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


class Place:
    """Follows where a window stands, and tells where it does once it rests there.

    ``kept`` is what was told of it before (``Stand.as_values``), empty at the first start.
    """

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.kept = kept
        self.stand = Stand()
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
        self.stand = Stand(place, window.size, self._large)

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

    def rests(self, now: float, filled: bool) -> Stand | None:
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

    def _stand(self) -> Stand:
        """Where it stands now."""
        if self._large:
            return self.stand._replace(large=True)
        place = None
        if self._known:
            x, y = self.window.position
            left, above = self._framed(x, y)
            place = x - left, y - above
        return Stand(place, self.window.size, False)

    def _framed(self, x: int, y: int) -> tuple[int, int]:
        """How far the window's place is from the one that was asked for."""
        if self._frame is None:
            asked = self.stand.place or (x, y)
            left, above = x - asked[0], y - asked[1]
            framed = 0 <= left <= FRAME[0] and 0 <= above <= FRAME[1]
            self._frame = (left, above) if framed else (0, 0)
        return self._frame
