"""Boxes one below the other."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.share import Length, shared
from game.ui.tree import Node


class Column(Box):
    """Boxes one below the other, as wide as the column, a ``gap`` (in pixels) between each two."""

    def __init__(self, cells: Sequence[Box], gap: int = 0) -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.scrolls = any(cell.scrolls for cell in cells)
        self._grows = any(cell.grow for cell in cells)
        self._gaps = gap * max(0, len(cells) - 1)

    def _widths(self) -> Widths:
        least = ideal = 0
        for cell in self.cells:
            widths = cell.widths
            least = max(least, widths.least)
            ideal = max(ideal, widths.ideal)
        return Widths(least, ideal)

    def _height(self, width: int) -> int:
        return sum([cell.height(width) for cell in self.cells]) + self._gaps

    def _least_height(self, width: int) -> int:
        return sum(cell.least_height(width) for cell in self.cells) + self._gaps

    def _whole_height(self, width: int) -> int:
        return sum(cell.whole_height(width) for cell in self.cells) + self._gaps

    def _split(self, rect: Rect) -> list[int]:
        """How high each box is in a rectangle."""
        heights = [cell.height(rect.w) for cell in self.cells]
        room = rect.h - self._gaps
        if not self._grows and sum(heights) <= room:
            return heights
        cells = zip(self.cells, heights, strict=True)
        return shared(
            room, [Length(cell.least_height(rect.w), high, cell.grow) for cell, high in cells]
        )

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        y = rect.y
        for cell, high in zip(self.cells, self._split(rect), strict=True):
            nodes += cell.place(Rect(rect.x, y, rect.w, high))
            y += high + self.gap
        return nodes
