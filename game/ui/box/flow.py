"""Boxes in a line that wraps, as words do."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


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
