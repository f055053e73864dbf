"""One of several ways to lay something out: the first that fits."""

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Fit(Box):
    """The first of several boxes whose least width there is room for, else the narrowest.

    They may hold the same nodes and boxes: only one of them is placed.
    """

    def __init__(self, *ways: Box) -> None:
        super().__init__()
        self.ways = ways
        self.scrolls = any(way.scrolls for way in ways)
        self._shown: dict[int, Box] = {}

    def _widths(self) -> Widths:
        return Widths(min(way.widths.least for way in self.ways), self.ways[0].widths.ideal)

    def way(self, width: int) -> Box:
        """The one that is shown at a width."""
        shown = self._shown.get(width)
        if shown is None:
            fitting = (way for way in self.ways if way.widths.least <= width)
            shown = next(fitting, None) or min(self.ways, key=lambda way: way.widths.least)
            self._shown[width] = shown
        return shown

    def _height(self, width: int) -> int:
        return self.way(width).height(width)

    def _least_height(self, width: int) -> int:
        return self.way(width).least_height(width)

    def _whole_height(self, width: int) -> int:
        return self.way(width).whole_height(width)

    def place(self, rect: Rect) -> list[Node]:
        return self.way(rect.w).place(rect)
