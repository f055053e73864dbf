"""Boxes in rows and columns.

``Grid`` has cells of one width, and ``columns`` aligns the cells of several rows.  ``Flow`` wraps
cells as text does.  ``EqualRow`` fills rows with cells of equal width.
"""

from collections.abc import Sequence

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths, Wrapper
from game.ui.kit.layout.linear import edges
from game.ui.kit.tree import Node


class Grid(Box):
    """Cells of one width in rows, as many per row as fit.

    If their least widths fit, all cells lie in one row.  Else the ideal width decides how many fit,
    up to ``most``.  With ``level`` the rows are balanced; with ``even`` each has ``most`` cells
    whatever the width.  With ``fill`` the cells share the whole width, else none exceeds its ideal
    width and the rows are centred.  ``gap`` separates the cells of a row and ``under`` the rows, in
    pixels.
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

    def row_cell_count(self, width: int) -> int:
        """Cells per row at this width."""
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

    def _cell_width(self, width: int) -> int:
        many = self.row_cell_count(width)
        even = (width + self.gap) // many - self.gap
        return max(0, even if self.fill else min(even, self._cell().ideal))

    def _rows(self, width: int) -> list[tuple[Sequence[Box], int]]:
        many, wide = self.row_cell_count(width), self._cell_width(width)
        rows = [self.cells[first : first + many] for first in range(0, len(self.cells), many)]
        return [(row, max(cell.height(wide) for cell in row)) for row in rows]

    def _height(self, width: int) -> int:
        rows = self._rows(width)
        return sum(high for _, high in rows) + self.under * max(0, len(rows) - 1)

    def place(self, rect: Rect) -> list[Node]:
        wide = self._cell_width(rect.w)
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


class _Cell(Wrapper):
    def __init__(self, child: Box, column_widths: Widths, grow: float) -> None:
        super().__init__(child)
        self.column_widths = column_widths
        self.grow = grow

    def _widths(self) -> Widths:
        return self.column_widths


class Columns:
    """Column widths shared by several rows.

    Each column is as wide as its widest cell in ``rows``, which all have the same number of cells.
    Other rows may use these columns; cells beyond the last column take its width.
    """

    def __init__(self, rows: Sequence[Sequence[Box]]) -> None:
        self.shared = [
            (
                Widths(
                    max(cell.widths.least for cell in column),
                    max(cell.widths.ideal for cell in column),
                ),
                max(cell.grow for cell in column),
            )
            for column in zip(*rows, strict=True)
        ]

    def row(self, cells: Sequence[Box]) -> list[Box]:
        """The cells of a row, each with the width of its column."""
        last = len(self.shared) - 1
        return [_Cell(cell, *self.shared[min(number, last)]) for number, cell in enumerate(cells)]


def columns(rows: Sequence[Sequence[Box]]) -> list[list[Box]]:
    """The cells of several equally long rows, aligned in columns."""
    found = Columns(rows)
    return [found.row(row) for row in rows]


class Flow(Box):
    """Cells at their ideal widths, wrapped into lines.

    ``gap`` separates two cells, ``under`` two lines, in pixels.  ``lean`` aligns lines shorter than
    the width: 0 to the left, 1 to the right.
    """

    def __init__(self, cells: Sequence[Box], gap: int, under: int, lean: float = 0) -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.under = under
        self.lean = lean

    def _widths(self) -> Widths:
        gaps = self.gap * max(0, len(self.cells) - 1)
        return Widths(
            max((cell.widths.least for cell in self.cells), default=0),
            sum(cell.widths.ideal for cell in self.cells) + gaps,
        )

    def lines(self, width: int) -> list[list[tuple[Box, int]]]:
        """The cells of each line, with their widths."""
        lines: list[list[tuple[Box, int]]] = []
        used = 0
        for cell in self.cells:
            wide = min(cell.widths.ideal, width)
            if lines and used + self.gap + wide <= width:
                lines[-1].append((cell, wide))
                used += self.gap + wide
            else:
                lines.append([(cell, wide)])
                used = wide
        return lines

    def _height(self, width: int) -> int:
        lines = self.lines(width)
        return sum(map(_line_height, lines)) + self.under * max(0, len(lines) - 1)

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        y = rect.y
        for line in self.lines(rect.w):
            used = sum(wide for _, wide in line) + self.gap * (len(line) - 1)
            x = rect.x + int((rect.w - used) * self.lean)
            for cell, wide in line:
                nodes += cell.place(Rect(x, y, wide, cell.height(wide)))
                x += wide + self.gap
            y += _line_height(line) + self.under
        return nodes


def _line_height(line: list[tuple[Box, int]]) -> int:
    return max(cell.height(wide) for cell, wide in line)


class EqualRow(Box):
    """Cells that fill their rows: one row, else two, else with ``more`` any number.

    The cells of a row have one width.  If only that keeps them from one row, the row is divided in
    proportion to their ideal widths.  With ``rows`` false a second row is not allowed.  No cell is
    narrower than its ideal width; the cells of a row share one height.
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
        """Relative widths of the cells in each row."""
        count, widest = len(self.cells), max(self.ideals)
        if count * widest > width and sum(self.ideals) <= width:
            return [self.ideals]
        fitting = (many for many in self.abreast if many * widest <= width)
        many = next(fitting, self.abreast[-1])
        return [[1] * min(many, count - first) for first in range(0, count, many)]

    def _height(self, width: int) -> int:
        return sum(high for _, _, high in self._rows(width))

    def _rows(self, width: int) -> list[tuple[Sequence[Box], list[int], int]]:
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
