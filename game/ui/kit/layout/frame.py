"""What goes around one box: room at its edges, a place, bounds of its size, a node.

Things that stand at something on the table: one of their points on one of its points.

Something that takes more height than it needs where there is room.

Something that has several heights, and takes the least unless there is room anyway.

A box that lies in a room of its own, wherever the box around it has its place.
"""

from typing import Literal

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths, Wrapper
from game.ui.kit.tree import Node


class Pad(Wrapper):
    """A box with ``x`` pixels of room to either side and ``y`` above and below it."""

    def __init__(self, child: Box, x: int, y: int) -> None:
        super().__init__(child)
        self.x = x
        self.y = y

    def _widths(self) -> Widths:
        least, ideal = self.child.widths
        return Widths(least + 2 * self.x, ideal + 2 * self.x)

    def _height(self, width: int) -> int:
        return self.child.height(max(0, width - 2 * self.x)) + 2 * self.y

    def _least_height(self, width: int) -> int:
        return self.child.least_height(max(0, width - 2 * self.x)) + 2 * self.y

    def _whole_height(self, width: int) -> int:
        return self.child.whole_height(max(0, width - 2 * self.x)) + 2 * self.y

    def place(self, rect: Rect) -> list[Node]:
        x, y = min(self.x, rect.w // 2), min(self.y, rect.h // 2)
        return self.child.place(Rect(rect.x + x, rect.y + y, rect.w - 2 * x, rect.h - 2 * y))


class Align(Wrapper):
    """A box at its ideal size somewhere in a larger room.

    ``x`` and ``y`` are parts of what is left over: 0 to the left or top, 1 to the right or
    bottom.
    """

    def __init__(self, child: Box, x: float = 0.5, y: float = 0.5) -> None:
        super().__init__(child)
        self.x = x
        self.y = y

    def _inside(self, width: int) -> int:
        return min(width, self.child.widths.ideal)

    def _height(self, width: int) -> int:
        return self.child.height(self._inside(width))

    def _least_height(self, width: int) -> int:
        return self.child.least_height(self._inside(width))

    def _whole_height(self, width: int) -> int:
        return self.child.whole_height(self._inside(width))

    def place(self, rect: Rect) -> list[Node]:
        wide = self._inside(rect.w)
        high = min(rect.h, self.child.height(wide))
        x = rect.x + int((rect.w - wide) * self.x)
        y = rect.y + int((rect.h - high) * self.y)
        return self.child.place(Rect(x, y, wide, high))


class Limit(Wrapper):
    """A box with bounds of its own, in pixels; None leaves it as it is.

    ``ideal`` is the width it would like, whatever is in it; it has never more than ``most``,
    and asks for ``least`` and for ``high`` at least, but in height can do with less if
    something in it scrolls.
    """

    def __init__(
        self,
        child: Box,
        *,
        least: int = 0,
        ideal: int | None = None,
        most: int | None = None,
        high: int = 0,
    ) -> None:
        super().__init__(child)
        self.least = least
        self.ideal = ideal
        self.most = most
        self.high = high

    def _widths(self) -> Widths:
        least, ideal = self.child.widths
        least = max(least, self.least)
        ideal = ideal if self.ideal is None else self.ideal
        if self.most is not None:
            ideal = min(ideal, self.most)
        return Widths(least, max(least, ideal))

    def _inside(self, width: int) -> int:
        return width if self.most is None else min(width, max(self.most, self.widths.least))

    def _height(self, width: int) -> int:
        return max(self.high, self.child.height(self._inside(width)))

    def _least_height(self, width: int) -> int:
        inside = self._inside(width)
        least = self.child.least_height(inside)
        return least if least < self.child.height(inside) else max(self.high, least)

    def _whole_height(self, width: int) -> int:
        return max(self.high, self.child.whole_height(self._inside(width)))

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(Rect(rect.x, rect.y, self._inside(rect.w), rect.h))


class Rigid(Wrapper):
    """A box that is never narrower than it would like to be."""

    def _widths(self) -> Widths:
        ideal = self.child.widths.ideal
        return Widths(ideal, ideal)

    def height(self, width: int) -> int:
        return self.child.height(width)


class NodeBox(Wrapper):
    """A node around a box: the box's nodes are its children."""

    def __init__(self, node: Node, child: Box) -> None:
        super().__init__(child)
        self.node = node

    def height(self, width: int) -> int:
        return self.child.height(width)

    def place(self, rect: Rect) -> list[Node]:
        self.node.rect = rect
        self.node.children = self.child.place(rect)
        return [self.node]


Corner = Literal["midbottom", "midtop", "bottomleft", "topright", "bottomright"]


def pin(
    size: tuple[int, int], corner: Corner, point: tuple[int, int], inside: Rect | None = None
) -> Rect:
    """A rectangle of a size, one of its points there: but moved ``inside`` another if given."""
    rect = Rect(0, 0, *size)
    setattr(rect, corner, point)
    return rect if inside is None else rect.clamp(inside)


def pinned(
    box: Box, corner: Corner, point: tuple[int, int], inside: Rect | None = None
) -> list[Node]:
    """Place a box at its ideal size, one of its points there (see ``pin``)."""
    wide = box.widths.ideal
    return box.place(pin((wide, box.height(wide)), corner, point, inside))


class Loose(Wrapper):
    """A box that is ``high`` pixels high, but does with its own height where it has to."""

    def __init__(self, child: Box, high: int) -> None:
        super().__init__(child)
        self.scrolls = True
        self.high = high

    def _height(self, width: int) -> int:
        return max(self.high, self.child.height(width))


class Tight(Box):
    """A box ``high`` pixels high, and higher only if what is in it cannot do with that."""

    def __init__(self, child: Box, high: int) -> None:
        super().__init__()
        self.child = child
        self.high = high

    def _widths(self) -> Widths:
        return self.child.widths

    def _height(self, width: int) -> int:
        return max(self.high, self.child.least_height(width))

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(rect)


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
