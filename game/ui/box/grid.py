"""Any number of boxes in rows and columns."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Grid(Box):
    """Boxes of one width in rows, as many abreast as there is room for.

    They lie in one row if their least width allows it, else as many abreast as their ideal
    widths allow, and never more than ``most``; with ``level`` the rows are of one length as far
    as that goes, and if they are ``even`` there are ``most`` in each whatever the room.  With
    ``fill`` they share the whole width, else each has its ideal width at most and the rows lie in
    the middle.  Gaps are in pixels.
    """

    def __init__(
        self,
        cells: Sequence[Box],
        gap: int = 0,
        under: int | None = None,
        most: int | None = None,
        *,
        fill: bool = False,
        level: bool = False,
        even: bool = False,
    ) -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.under = gap if under is None else under
        self.most = min(len(cells), most or len(cells))
        self.fill = fill
        self.level = level
        self.even = even
        self._widest: Widths | None = None

    def _cell(self) -> Widths:
        """The widths of the widest box."""
        if self._widest is None:
            self._widest = Widths(
                max((cell.widths.least for cell in self.cells), default=0),
                max((cell.widths.ideal for cell in self.cells), default=0),
            )
        return self._widest

    def _widths(self) -> Widths:
        least, ideal = self._cell()
        gaps = self.gap * max(0, self.most - 1)
        return Widths(least * self.most + gaps if self.even else least, ideal * self.most + gaps)

    def abreast(self, width: int) -> int:
        """How many lie in a row of this width."""
        if self.even:
            return max(1, self.most)
        count, (least, ideal) = len(self.cells), self._cell()
        if count <= self.most and count * (least + self.gap) <= width + self.gap:
            return max(1, count)
        many = max(1, min(self.most, (width + self.gap) // max(1, ideal + self.gap)))
        if many == 1:
            many = max(1, min(self.most, (width + self.gap) // max(1, least + self.gap)))
        rows = -(-count // many)
        return -(-count // rows) if self.level and rows else many

    def _wide(self, width: int) -> int:
        many = self.abreast(width)
        even = (width + self.gap) // many - self.gap
        return max(0, even if self.fill else min(even, self._cell().ideal))

    def _rows(self, width: int) -> list[tuple[Sequence[Box], int]]:
        """The boxes of each row and its height."""
        many, wide = self.abreast(width), self._wide(width)
        rows = [self.cells[first : first + many] for first in range(0, len(self.cells), many)]
        return [(row, max(cell.height(wide) for cell in row)) for row in rows]

    def _height(self, width: int) -> int:
        rows = self._rows(width)
        return sum(high for _, high in rows) + self.under * max(0, len(rows) - 1)

    def place(self, rect: Rect) -> list[Node]:
        wide = self._wide(rect.w)
        nodes: list[Node] = []
        y = rect.y
        for row, high in self._rows(rect.w):
            used = len(row) * (wide + self.gap) - self.gap
            x = rect.x if self.fill else rect.x + (rect.w - used) // 2
            for cell in row:
                nodes += cell.place(Rect(x, y, wide, high))
                x += wide + self.gap
            y += high + self.under
        return nodes
