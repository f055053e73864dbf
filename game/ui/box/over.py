"""Boxes that lie one on the other."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.tree import Node


class Over(Box):
    """Boxes in one and the same place, the first one lowest."""

    def __init__(self, layers: Sequence[Box]) -> None:
        super().__init__()
        self.layers = layers
        self.scrolls = any(layer.scrolls for layer in layers)

    def _widths(self) -> Widths:
        return Widths(
            max(layer.widths.least for layer in self.layers),
            max(layer.widths.ideal for layer in self.layers),
        )

    def _height(self, width: int) -> int:
        return max(layer.height(width) for layer in self.layers)

    def _least_height(self, width: int) -> int:
        return max(layer.least_height(width) for layer in self.layers)

    def _whole_height(self, width: int) -> int:
        return max(layer.whole_height(width) for layer in self.layers)

    def place(self, rect: Rect) -> list[Node]:
        return [node for layer in self.layers for node in layer.place(rect.copy())]


class Shown(Over):
    """Boxes of which one is ``shown``, in a place that is large enough for any of them.

    It lies in the middle of it, at the top.
    """

    def __init__(self, layers: Sequence[Box], shown: int) -> None:
        super().__init__(layers)
        self.shown = shown

    def place(self, rect: Rect) -> list[Node]:
        box = self.layers[self.shown]
        wide = min(rect.w, box.widths.ideal)
        return box.place(Rect(rect.x + (rect.w - wide) // 2, rect.y, wide, rect.h))
