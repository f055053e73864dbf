"""A column of a page: a panel that may hold more than its view shows, and can be turned."""

from collections.abc import Callable

from pygame import Rect

from game.ui.theme import Measures
from game.ui.tree import Node

MARGIN = 60
NOTCH = 70


class Column:
    """What is seen of a column: its view, how far it is turned, how high it is in all.

    Lengths are in pixels.
    """

    def __init__(self) -> None:
        self.view = Rect(0, 0, 0, 0)
        self.offset = 0
        self.high = 0

    @property
    def most(self) -> int:
        """How far the column can be turned."""
        return max(0, self.high - self.view.h)

    def lay(
        self,
        name: str,
        view: Rect,
        measures: Measures,
        fill: Callable[[Rect], list[Node]],
        pad: int,
    ) -> list[Node]:
        """The column's panel, what ``fill`` puts into it from the top, and its scroll bar.

        The panel is as high as what is in it, and no higher than the view.
        """
        self.view = view
        edge = measures.px(18)
        inner = Rect(view.x + pad, view.y + edge - self.offset, view.w - 2 * pad, view.h)
        nodes = fill(inner)
        bottom = max((node.rect.bottom for top in nodes for node in top.walk()), default=0)
        self.high = bottom + edge - (view.y - self.offset)
        if self.offset > self.most:
            self.offset = self.most
            return self.lay(name, view, measures, fill, pad)
        ground = Rect(*view.topleft, view.w, min(view.h, self.high))
        panel = Node("panel", name, ground, look={"flat": True})
        for one in nodes:
            for node in one.walk():
                node.look["clip"] = view
        bar = [self._bar(measures)] if self.high > view.h else []
        return [panel, *nodes, *bar]

    def _bar(self, measures: Measures) -> Node:
        """Where one is in the column."""
        view = self.view
        high = view.h - measures.px(16)
        long = max(measures.px(30), high * view.h // self.high)
        y = view.y + measures.px(8) + (high - long) * self.offset // max(1, self.most)
        return Node("scrollbar", "", Rect(view.right - measures.px(11), y,
                                          max(4, measures.px(6)), long))  # fmt: skip

    def turn(self, pixels: float) -> bool:
        """Turn the column down by so many pixels (up if negative); whether it moved."""
        before = self.offset
        self.offset = round(min(self.most, max(0, self.offset + pixels)))
        return self.offset != before

    def reveal(self, rect: Rect, measures: Measures) -> bool:
        """Turn the column so that a rectangle in it is seen with some room; whether it moved."""
        margin = measures.px(MARGIN)
        if rect.top < self.view.top + margin:
            return self.turn(rect.top - self.view.top - margin)
        if rect.bottom > self.view.bottom - margin:
            return self.turn(rect.bottom - self.view.bottom + margin)
        return False
