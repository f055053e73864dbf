"""Wrappers around one box: padding, alignment, size limits, a parent node, a pinned position.

``Loose`` and ``Tight`` decide which of several heights a box takes.  ``Within`` lays a box out in a
fixed rectangle of the window.
"""

from typing import Literal

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths, Wrapper
from game.ui.kit.paint.mirror import keep_order
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node


class Pad(Wrapper):
    """A box with ``x`` pixels of padding to either side and ``y`` above and below."""

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
    """A box at its ideal size inside a larger room.

    ``x`` and ``y`` say where: 0 is left or top, 1 is right or bottom.
    """

    def __init__(self, child: Box, x: float = 0.5, y: float = 0.5) -> None:
        super().__init__(child)
        self.x = x
        self.y = y

    def _inner_width(self, width: int) -> int:
        return min(width, self.child.widths.ideal)

    def _height(self, width: int) -> int:
        return self.child.height(self._inner_width(width))

    def _least_height(self, width: int) -> int:
        return self.child.least_height(self._inner_width(width))

    def _whole_height(self, width: int) -> int:
        return self.child.whole_height(self._inner_width(width))

    def place(self, rect: Rect) -> list[Node]:
        wide = self._inner_width(rect.w)
        high = min(rect.h, self.child.height(wide))
        x = rect.x + int((rect.w - wide) * self.x)
        y = rect.y + int((rect.h - high) * self.y)
        return self.child.place(Rect(x, y, wide, high))


class Limit(Wrapper):
    """A box with its own size limits in pixels; None keeps those of the child.

    ``ideal`` overrides the child's ideal width.  It is never wider than ``most`` unless it needs to
    be.  ``least`` is a minimum width, ``high`` a minimum height; a scrolling child may shrink below
    ``high``.
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

    def _inner_width(self, width: int) -> int:
        return width if self.most is None else min(width, max(self.most, self.widths.least))

    def _height(self, width: int) -> int:
        return max(self.high, self.child.height(self._inner_width(width)))

    def _least_height(self, width: int) -> int:
        inside = self._inner_width(width)
        least = self.child.least_height(inside)
        return least if least < self.child.height(inside) else max(self.high, least)

    def _whole_height(self, width: int) -> int:
        return max(self.high, self.child.whole_height(self._inner_width(width)))

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(Rect(rect.x, rect.y, self._inner_width(rect.w), rect.h))


class AsDrawn(Wrapper):
    """A box whose nodes keep their order and their looks on a page from right to left."""

    def __init__(self, child: Box, measures: Measures) -> None:
        super().__init__(child)
        self.measures = measures

    def place(self, rect: Rect) -> list[Node]:
        nodes = self.child.place(rect)
        if self.measures.right_to_left:
            keep_order(nodes, rect)
        return nodes


class Rigid(Wrapper):
    """A box that never shrinks below its ideal width."""

    def _widths(self) -> Widths:
        ideal = self.child.widths.ideal
        return Widths(ideal, ideal)

    def height(self, width: int) -> int:
        return self.child.height(width)


class NodeBox(Wrapper):
    """A node that becomes the parent of the box's nodes."""

    def __init__(self, node: Node, child: Box) -> None:
        super().__init__(child)
        self.node = node

    def height(self, width: int) -> int:
        return self.child.height(width)

    def place(self, rect: Rect) -> list[Node]:
        self.node.rect = rect
        self.node.children = self.child.place(rect)
        return [self.node]


Anchor = Literal[
    "midbottom", "midtop", "midleft", "midright", "bottomleft", "topright", "bottomright", "center"
]
"""The point of a rectangle that is placed, as pygame names it."""


def pin(
    size: tuple[int, int], anchor: Anchor, point: tuple[int, int], inside: Rect | None = None
) -> Rect:
    """A rectangle with its ``anchor`` at a point, moved ``inside`` another if given."""
    rect = Rect(0, 0, *size)
    setattr(rect, anchor, point)
    return rect if inside is None else rect.clamp(inside)


def pinned(
    box: Box, anchor: Anchor, point: tuple[int, int], inside: Rect | None = None
) -> list[Node]:
    """Place a box at its ideal size with its ``anchor`` at a point (see ``pin``)."""
    wide = box.widths.ideal
    return box.place(pin((wide, box.height(wide)), anchor, point, inside))


class Loose(Wrapper):
    """A box that is ``high`` pixels high, but can shrink as far as its child can."""

    def __init__(self, child: Box, high: int) -> None:
        super().__init__(child)
        self.scrolls = True
        self.high = high

    def _height(self, width: int) -> int:
        return max(self.high, self.child.height(width))


class Tight(Box):
    """A box ``high`` pixels high; higher only if its child's minimum height demands it."""

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
    """A box at its ideal size in a fixed rectangle of the window, in pixels.

    ``x`` and ``y`` align it as in ``Align``.
    """

    def __init__(self, child: Box, room: Rect, x: float, y: float) -> None:
        super().__init__(child)
        self.room = room
        self.x = x
        self.y = y

    @property
    def rect(self) -> Rect:
        wide = min(self.room.w, self.child.widths.ideal)
        high = min(self.room.h, self.child.height(wide))
        left = self.room.x + int((self.room.w - wide) * self.x)
        return Rect(left, self.room.y + int((self.room.h - high) * self.y), wide, high)

    @property
    def whole(self) -> bool:
        """Whether it fits the room without scrolling."""
        wide = min(self.room.w, self.child.widths.ideal)
        return self.child.widths.least <= wide and self.child.whole_height(wide) <= self.room.h

    @property
    def enough(self) -> bool:
        """Whether it fits the room, scrolled if necessary."""
        wide = min(self.room.w, self.child.widths.ideal)
        return self.child.widths.least <= wide and self.child.least_height(wide) <= self.room.h

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(self.rect)
