"""One of several ways to lay something out: the largest for which the room is high enough."""

from collections.abc import Iterable, Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Shrink(Box):
    """The first of several boxes in which nothing has to be turned, else the last one.

    They are given from the largest down; those that would be too wide are passed over.  They may
    hold the same nodes and boxes: only one of them is placed.
    """

    scrolls = True

    def __init__(self, ways: Sequence[Box]) -> None:
        super().__init__()
        self.ways = ways
        self._fitting: dict[int, list[Box]] = {}

    def _widths(self) -> Widths:
        return Widths(
            min(way.widths.least for way in self.ways), max(way.widths.ideal for way in self.ways)
        )

    def _narrow(self, width: int) -> list[Box]:
        """Those for which a width is enough."""
        fitting = self._fitting.get(width)
        if fitting is None:
            fitting = [way for way in self.ways if way.widths.least <= width]
            fitting = fitting or [min(self.ways, key=lambda way: way.widths.least)]
            self._fitting[width] = fitting
        return fitting

    def _height(self, width: int) -> int:
        return self._narrow(width)[0].height(width)

    def _least_height(self, width: int) -> int:
        return min(way.least_height(width) for way in self._narrow(width))

    def _whole_height(self, width: int) -> int:
        return min(way.whole_height(width) for way in self._narrow(width))

    def way(self, width: int, high: int) -> Box:
        """The one that is shown in a room."""
        ways = self._narrow(width)
        return next((way for way in ways if way.whole_height(width) <= high), ways[-1])

    def place(self, rect: Rect) -> list[Node]:
        return self.way(rect.w, rect.h).place(rect)


def largest(ways: Iterable[Box], rect: Rect) -> Box:
    """The first of several boxes that a rectangle has room for, else the last one.

    It is the one that a ``Shrink`` would show; those after it need not be made.
    """
    for way in ways:
        if way.widths.least <= rect.w and way.whole_height(rect.w) <= rect.h:
            break
    return way
