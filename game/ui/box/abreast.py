"""Boxes side by side that share the width among themselves, in as few rows as that takes."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.share import edges
from game.ui.tree import Node


class Abreast(Box):
    """Boxes that fill their rows: in one row, else in two, else (with ``more``) in any number.

    Those of a row are of one width; but if that is all that keeps them from lying in one row,
    the wider ones get more.  ``rows`` is false if they are to lie in one row or not at all.
    They have their ideal widths at least, and those of a row are of one height.
    """

    def __init__(self, cells: Sequence[Box], *, rows: bool = True, more: bool = True) -> None:
        super().__init__()
        self.cells = cells
        self.ideals = [cell.widths.ideal for cell in cells]
        count = len(cells)
        half = (count + 1) // 2
        self.abreast = [count]
        if rows:
            self.abreast.append(half)
        if more:
            self.abreast += range(half - 1, 0, -1)

    def _widths(self) -> Widths:
        least = min(sum(self.ideals), self.abreast[-1] * max(self.ideals))
        return Widths(least, len(self.cells) * max(self.ideals))

    def parts(self, width: int) -> list[list[int]]:
        """The boxes of each row, as parts of it: what their widths are to each other."""
        count, widest = len(self.cells), max(self.ideals)
        if count * widest > width and sum(self.ideals) <= width:
            return [self.ideals]
        fitting = (many for many in self.abreast if many * widest <= width)
        many = next(fitting, self.abreast[-1])
        return [[1] * min(many, count - first) for first in range(0, count, many)]

    def _height(self, width: int) -> int:
        return sum(high for _, _, high in self._rows(width))

    def _rows(self, width: int) -> list[tuple[Sequence[Box], list[int], int]]:
        """The boxes of each row, where each begins and the last one ends, and its height."""
        rows = []
        first = 0
        for parts in self.parts(width):
            cells = self.cells[first : first + len(parts)]
            first += len(parts)
            xs = edges(width, parts)
            high = max(cell.height(xs[n + 1] - xs[n]) for n, cell in enumerate(cells))
            rows.append((cells, xs, high))
        return rows

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        y = rect.y
        for cells, xs, high in self._rows(rect.w):
            for n, cell in enumerate(cells):
                nodes += cell.place(Rect(rect.x + xs[n], y, xs[n + 1] - xs[n], high))
            y += high
        return nodes
