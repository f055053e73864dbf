"""Boxes side by side."""

from collections.abc import Sequence
from typing import Literal

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.share import Length, shared
from game.ui.tree import Node

Across = Literal["top", "middle", "bottom", "stretch"]
"""Where the boxes of a row lie in its height, or that they fill it."""
DOWN = {"middle": 0.5, "bottom": 1.0}
"""Which part of the room that is left over lies above a box."""


class Row(Box):
    """Boxes side by side, with a ``gap`` (in pixels) between each two."""

    def __init__(self, cells: Sequence[Box], gap: int = 0, across: Across = "middle") -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.scrolls = any(cell.scrolls for cell in cells)
        self._gaps = gap * max(0, len(cells) - 1)
        self.across = across
        self._split: dict[int, list[int]] = {}

    def _widths(self) -> Widths:
        least = sum(cell.widths.least for cell in self.cells)
        return Widths(
            least + self._gaps, sum(cell.widths.ideal for cell in self.cells) + self._gaps
        )

    def split(self, width: int) -> list[int]:
        """How wide each box is in a row of this width."""
        if width not in self._split:
            lengths = []
            for cell in self.cells:
                least, ideal = cell.widths
                wanted = max(least, min(ideal, int(width * cell.share)))
                lengths.append(Length(least, wanted, cell.grow))
            self._split[width] = shared(width - self._gaps, lengths)
        return self._split[width]

    def _height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.height(wide) for cell, wide in parts), default=0)

    def _least_height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.least_height(wide) for cell, wide in parts), default=0)

    def _whole_height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.whole_height(wide) for cell, wide in parts), default=0)

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        x = rect.x
        for cell, wide in zip(self.cells, self.split(rect.w), strict=True):
            high = rect.h if self.across == "stretch" else min(rect.h, cell.height(wide))
            y = rect.y + int((rect.h - high) * DOWN.get(self.across, 0))
            nodes += cell.place(Rect(x, y, wide, high))
            x += wide + self.gap
        return nodes
