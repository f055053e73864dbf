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
    """Boxes side by side, with a ``gap`` (in pixels) between each two.

    One that is ``mirrored`` begins at the right; its nodes are told in the same order.
    """

    def __init__(
        self,
        cells: Sequence[Box],
        gap: int = 0,
        across: Across = "middle",
        *,
        mirrored: bool = False,
    ) -> None:
        super().__init__()
        self.mirrored = mirrored
        self.cells = cells
        self.gap = gap
        self.scrolls = any(cell.scrolls for cell in cells)
        self._gaps = gap * max(0, len(cells) - 1)
        self.across = across
        self._split: dict[int, list[int]] = {}

    def _widths(self) -> Widths:
        least = ideal = self._gaps
        for cell in self.cells:
            widths = cell.widths
            least += widths.least
            ideal += widths.ideal
        return Widths(least, ideal)

    def split(self, width: int) -> list[int]:
        """How wide each box is in a row of this width."""
        known = self._split.get(width)
        if known is None:
            lengths = []
            for cell in self.cells:
                least, ideal = cell.widths
                wanted = max(least, min(ideal, int(width * cell.share)))
                lengths.append(Length(least, wanted, cell.grow))
            known = self._split[width] = shared(width - self._gaps, lengths)
        return known

    def _height(self, width: int) -> int:
        high = 0
        for cell, wide in zip(self.cells, self.split(width), strict=True):
            high = max(high, cell.height(wide))
        return high

    def _least_height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.least_height(wide) for cell, wide in parts), default=0)

    def _whole_height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.whole_height(wide) for cell, wide in parts), default=0)

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        x, top, room = rect.x, rect.y, rect.h
        stretched, down = self.across == "stretch", DOWN.get(self.across, 0)
        for cell, wide in zip(self.cells, self.split(rect.w), strict=True):
            high = room if stretched else min(room, cell.height(wide))
            left = rect.x + rect.right - x - wide if self.mirrored else x
            nodes += cell.place(Rect(left, top + int((room - high) * down), wide, high))
            x += wide + self.gap
        return nodes
