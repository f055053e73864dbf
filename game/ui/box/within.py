"""A box that lies in a room of its own, wherever the box around it has its place."""

from pygame import Rect

from game.ui.box.base import Box, Wrapper
from game.ui.tree import Node


class Within(Wrapper):
    """A box at its ideal size in a room, in pixels of the window.

    ``x`` and ``y`` are parts of what the room has left over, as for ``Align``.
    """

    def __init__(self, child: Box, room: Rect, x: float, y: float) -> None:
        super().__init__(child)
        self.room = room
        self.x = x
        self.y = y

    @property
    def rect(self) -> Rect:
        """Where it lies."""
        wide = min(self.room.w, self.child.widths.ideal)
        high = min(self.room.h, self.child.height(wide))
        left = self.room.x + int((self.room.w - wide) * self.x)
        return Rect(left, self.room.y + int((self.room.h - high) * self.y), wide, high)

    @property
    def whole(self) -> bool:
        """Whether the room is large enough for it, with nothing turned."""
        wide = min(self.room.w, self.child.widths.ideal)
        return self.child.widths.least <= wide and self.child.whole_height(wide) <= self.room.h

    @property
    def enough(self) -> bool:
        """Whether the room is large enough for it, if need be with something turned."""
        wide = min(self.room.w, self.child.widths.ideal)
        return self.child.widths.least <= wide and self.child.least_height(wide) <= self.room.h

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(self.rect)
