"""Something that has several heights, and takes the least unless there is room anyway."""

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Tight(Box):
    """A box ``high`` pixels high, and higher only if what is in it cannot do with that."""

    def __init__(self, child: Box, high: int) -> None:
        super().__init__()
        self.child = child
        self.high = high

    def _widths(self) -> Widths:
        return self.child.widths

    def _height(self, width: int) -> int:
        return max(self.high, self.child.least_height(width))

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(rect)
