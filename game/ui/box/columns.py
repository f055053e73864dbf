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


def columns(rows: Sequence[Sequence[Box]]) -> list[list[Box]]:
    """The boxes of several rows, as many in each, with the widths of the widest of their column.

    Rows of one width that are made of them stand in columns.
    """
    shared = [
        (
            Widths(max(cell.widths.least for cell in column),
                   max(cell.widths.ideal for cell in column)),
            max(cell.grow for cell in column),
        )
        for column in zip(*rows, strict=True)
    ]  # fmt: skip
    return [
        [_Cell(cell, wide, grow) for cell, (wide, grow) in zip(row, shared, strict=True)]
        for row in rows
    ]
