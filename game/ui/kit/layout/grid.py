"""Any number of boxes in rows and columns.

Rows whose boxes stand in columns.

Boxes in a line that wraps, as words do.

Boxes side by side that share the width among themselves, in as few rows as that takes.
"""

from collections.abc import Sequence

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths, Wrapper
from game.ui.kit.layout.linear import edges
from game.ui.kit.tree import Node


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


class _Cell(Wrapper):
    """A box with the widths of its column."""

    def __init__(self, child: Box, widths: Widths, grow: float) -> None:
        super().__init__(child)
        self.wide = widths
        self.grow = grow

    def _widths(self) -> Widths:
        return self.wide


class Columns:
    """Columns as wide as the widest box in each of them.

    ``rows`` are what is measured, as many boxes in each; rows of one width stand in the same
    columns, those that were measured and others.  A row may go on behind the last column, with
    others like that.
    """

    def __init__(self, rows: Sequence[Sequence[Box]]) -> None:
        self.shared = [
            (
                Widths(max(cell.widths.least for cell in column),
                       max(cell.widths.ideal for cell in column)),
                max(cell.grow for cell in column),
            )
            for column in zip(*rows, strict=True)
        ]  # fmt: skip

    def row(self, cells: Sequence[Box]) -> list[Box]:
        """The boxes of a row, each as wide as its column."""
        last = len(self.shared) - 1
        return [_Cell(cell, *self.shared[min(number, last)]) for number, cell in enumerate(cells)]


def columns(rows: Sequence[Sequence[Box]]) -> list[list[Box]]:
    """The boxes of several rows, as many in each, in columns."""
    found = Columns(rows)
    return [found.row(row) for row in rows]


class Flow(Box):
    """Boxes at their ideal widths in as many lines as that takes.

    ``gap`` lies between two of a line, ``under`` between two lines, both in pixels; ``lean``
    is where a line lies that is shorter than the others may be: 0 to the left, 1 to the right.
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
        """The boxes of each line, with their widths."""
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
        return sum(map(_high, lines)) + self.under * max(0, len(lines) - 1)

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        y = rect.y
        for line in self.lines(rect.w):
            used = sum(wide for _, wide in line) + self.gap * (len(line) - 1)
            x = rect.x + int((rect.w - used) * self.lean)
            for cell, wide in line:
                nodes += cell.place(Rect(x, y, wide, cell.height(wide)))
                x += wide + self.gap
            y += _high(line) + self.under
        return nodes


def _high(line: list[tuple[Box, int]]) -> int:
    return max(cell.height(wide) for cell, wide in line)


class EqualRow(Box):
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
