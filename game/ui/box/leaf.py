"""Boxes with no box in them: a node of a fixed size or shape, room that is left free."""

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Fixed(Box):
    """A node that is ``high`` pixels high and, if there is room, ``ideal`` wide.

    It can do with ``least`` pixels of width: with its ideal width if that is not given.
    """

    def __init__(self, node: Node, ideal: int, high: int, least: int | None = None) -> None:
        super().__init__()
        self.node = node
        self.high = high
        self.wide = Widths(ideal if least is None else min(least, ideal), ideal)

    def _widths(self) -> Widths:
        return self.wide

    def _height(self, width: int) -> int:
        return self.high

    def place(self, rect: Rect) -> list[Node]:
        self.node.rect = rect
        return [self.node]


class Picture(Box):
    """A node whose height follows from its width: ``high`` to ``wide`` as in a drawing."""

    def __init__(self, node: Node, ideal: int, least: int, wide: int, high: int) -> None:
        super().__init__()
        self.node = node
        self.ideal = ideal
        self.least = least
        self.shape = wide, high

    def _widths(self) -> Widths:
        return Widths(min(self.least, self.ideal), self.ideal)

    def _height(self, width: int) -> int:
        wide, high = self.shape
        return width * high // wide

    def place(self, rect: Rect) -> list[Node]:
        self.node.rect = rect
        return [self.node]


class Spare(Box):
    """A drawing that is shown if there is room left over for it, and as large as that allows.

    It asks for no room; it is shown ``wide`` to ``high``, in the middle of a room that is higher
    than ``least`` pixels, and never higher than ``most``.
    """

    def __init__(self, node: Node, wide: int, high: int, least: int, most: int) -> None:
        super().__init__()
        self.node = node
        self.shape = wide, high
        self.least = least
        self.most = most

    def _widths(self) -> Widths:
        return Widths(0, 0)

    def _height(self, width: int) -> int:
        return 0

    def place(self, rect: Rect) -> list[Node]:
        wide, high = self.shape
        tall = min(rect.h, self.most, rect.w * high // wide)
        if tall < self.least:
            return []
        self.node.rect = Rect(0, 0, tall * wide // high, tall)
        self.node.rect.center = rect.center
        return [self.node]


class Space(Box):
    """Room that is left free, in pixels."""

    def __init__(self, wide: int = 0, high: int = 0) -> None:
        super().__init__()
        self.size = wide, high

    def _widths(self) -> Widths:
        return Widths(self.size[0], self.size[0])

    def _height(self, width: int) -> int:
        return self.size[1]

    def place(self, rect: Rect) -> list[Node]:
        return []
