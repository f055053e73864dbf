"""Rows whose boxes stand in columns."""

from collections.abc import Sequence

from game.ui.box.base import Box, Widths, Wrapper


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
