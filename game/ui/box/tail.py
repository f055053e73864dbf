"""The end of a long list."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.scroll import clipped
from game.ui.tree import Node


class Tail(Box):
    """The last of several boxes, as many as there is room for, the last one at the bottom.

    They are measured only when they are placed.  A ``gap`` (in pixels) lies between each two;
    ``least`` pixels of height are asked for.  Of a last one that is higher than the room its
    beginning is seen.
    """

    def __init__(self, cells: Sequence[Box], gap: int, least: int = 0) -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.least = least

    def _widths(self) -> Widths:
        return Widths(0, 0)

    def _height(self, width: int) -> int:
        return self.least

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        bottom = rect.bottom
        for number in range(len(self.cells) - 1, -1, -1):
            cell = self.cells[number]
            high = cell.height(rect.w)
            if bottom - high < rect.top:
                if bottom == rect.bottom:
                    nodes = clipped(cell.place(Rect(rect.x, rect.y, rect.w, high)), rect)
                break
            nodes = cell.place(Rect(rect.x, bottom - high, rect.w, high)) + nodes
            bottom -= high + self.gap
        return nodes
