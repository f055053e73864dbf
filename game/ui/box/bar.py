"""Something in the middle, with something to either side of it."""

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Bar(Box):
    """Three boxes in a row: the middle one in the middle of the whole if the others allow it.

    ``gap`` (in pixels) lies between each two.
    """

    def __init__(self, left: Box, middle: Box, right: Box, gap: int) -> None:
        super().__init__()
        self.left = left
        self.middle = middle
        self.right = right
        self.gap = gap

    def _widths(self) -> Widths:
        sides = self.left.widths.ideal + self.right.widths.ideal + 2 * self.gap
        return Widths(sides + self.middle.widths.least, sides + self.middle.widths.ideal)

    def _between(self, width: int) -> int:
        """How wide the middle one is."""
        sides = self.left.widths.ideal + self.right.widths.ideal + 2 * self.gap
        return max(0, min(self.middle.widths.ideal, width - sides))

    def _height(self, width: int) -> int:
        return max(
            self.left.height(self.left.widths.ideal),
            self.right.height(self.right.widths.ideal),
            self.middle.height(self._between(width)),
        )

    def place(self, rect: Rect) -> list[Node]:
        wide = self._between(rect.w)
        first, last = self.left.widths.ideal, self.right.widths.ideal
        least, most = rect.x + first + self.gap, rect.right - last - self.gap - wide
        middle = max(least, min(most, rect.centerx - wide // 2))
        nodes = []
        for box, x, room in (
            (self.left, rect.x, first),
            (self.middle, middle, wide),
            (self.right, rect.right - last, last),
        ):
            high = min(rect.h, box.height(room))
            nodes += box.place(Rect(x, rect.y + (rect.h - high) // 2, room, high))
        return nodes
