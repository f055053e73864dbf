"""A view on something that may be larger than there is room for, and how far it is turned."""

from pygame import Rect

from game.ui.box.base import Box, Widths, Wrapper
from game.ui.paint.theme import Measures
from game.ui.tree import Node, Role
from game.ui.widgets.panel import Panel
from game.ui.widgets.scrollbar import Scrollbar

MARGIN = 60.0
"""Units that are seen beyond something that is brought into view."""
NOTCH = 70.0
"""Units that a notch of the wheel turns."""
LEAST = 120.0
"""Units of a view below which hardly anything is seen in it."""


class Scroller:
    """What is seen of something: the view on it, how far it is turned down, how high it is.

    It outlives the boxes of one build.  Lengths are in pixels.  Where there is a ``step`` it is
    turned by whole ones; ``touched`` is whether anybody has turned it yet.
    """

    def __init__(self) -> None:
        self.view = Rect(0, 0, 0, 0)
        self.offset = 0
        self.high = 0
        self.step = 0
        self.touched = False

    @property
    def most(self) -> int:
        """How far it can be turned."""
        return max(0, self.high - self.view.h)

    def show(self, view: Rect, high: int) -> None:
        """Look at something so high through a view, turned as far as before if it can be."""
        self.view = view
        self.high = high
        self.offset = min(self.most, max(0, self.offset))

    def away(self) -> None:
        """Nothing is seen of it until it is shown again."""
        self.view = Rect(0, 0, 0, 0)
        self.high = 0

    def turn(self, pixels: float) -> bool:
        """Turn it down by so many pixels (up if negative); whether it moved."""
        before = self.offset
        if self.step:
            steps = max(1, round(abs(pixels) / self.step))
            pixels = steps * self.step if pixels > 0 else -steps * self.step
        self.offset = round(min(self.most, max(0, self.offset + pixels)))
        self.touched = self.touched or self.offset != before
        return self.offset != before

    def reveal(self, rect: Rect, measures: Measures) -> bool:
        """Turn it so that a rectangle in it is seen with some room; whether it moved."""
        margin = min(measures.px(MARGIN), max(0, self.view.h - rect.h) // 2)
        if rect.top < self.view.top + margin:
            return self.turn(rect.top - self.view.top - margin)
        if rect.bottom > self.view.bottom - margin:
            return self.turn(rect.bottom - self.view.bottom + margin)
        return False

    def bar(self, line: Rect, measures: Measures, tone: str = "dim") -> list[Node]:
        """The mark of where one is, along a line; nothing if all can be seen."""
        if not self.most:
            return []
        long = min(line.h, max(measures.px(30), line.h * self.view.h // self.high))
        y = line.y + (line.h - long) * self.offset // self.most
        return [Node(Role.SCROLLBAR, "", Rect(line.x, y, line.w, long), widget=Scrollbar(tone))]


def beside(view: Rect, measures: Measures, outside: bool = False) -> Rect:
    """Where the mark of where one is goes up and down, inside a panel at its right or beside it."""
    px, wide = measures.px, max(4, measures.px(6))
    return Rect(
        view.right + px(3) if outside else view.right - px(11),
        view.y + px(8),
        wide,
        max(1, view.h - px(16)),
    )


def clipped(nodes: list[Node], view: Rect, *, alone: bool = True) -> list[Node]:
    """The nodes, to be seen only inside a view on them.

    Unless it is the view ``alone`` that counts, those that have one of their own keep it.
    """
    for top in nodes:
        for node in top.walk():
            if alone or node.clip is None:
                node.clip = view
    return nodes


class Scroll(Wrapper):
    """A box that is turned where it is higher than the room for it.

    It is turned itself only where what is in it cannot do with the room: not where something in
    it can be turned or can be less high.  With a ``panel`` (its name) it lies on one, as high as
    what is in it or, to ``fill`` its room, as high as that; ``x`` and ``y`` pixels are free
    around it.  The mark of where one is lies ``outside`` where words reach to the edge.  What grows
    in it grows into what is left over of the room.
    """

    def __init__(
        self,
        scroller: Scroller,
        child: Box,
        measures: Measures,
        *,
        x: int = 0,
        y: int = 0,
        panel: str | None = None,
        fill: bool = False,
        outside: bool = False,
    ) -> None:
        super().__init__(child)
        self.scrolls = True
        self.scroller = scroller
        self.measures = measures
        self.x = x
        self.y = y
        self.panel = panel
        self.fill = fill
        self.outside = outside

    def _widths(self) -> Widths:
        least, ideal = self.child.widths
        return Widths(least + 2 * self.x, ideal + 2 * self.x)

    def _inside(self, width: int) -> int:
        return max(0, width - 2 * self.x)

    def _height(self, width: int) -> int:
        return self.child.height(self._inside(width)) + 2 * self.y

    def _least_height(self, width: int) -> int:
        return min(self.height(width), self.measures.px(LEAST))

    def _whole_height(self, width: int) -> int:
        return self.child.whole_height(self._inside(width)) + 2 * self.y

    def _high(self, rect: Rect) -> int:
        """How high what is in it is to be in a room for it."""
        high = self.height(rect.w)
        enough = self.child.least_height(self._inside(rect.w)) + 2 * self.y <= rect.h
        return min(high, rect.h) if enough else high

    def place(self, rect: Rect) -> list[Node]:
        scroller, wide = self.scroller, self._inside(rect.w)
        scroller.show(rect, self._high(rect))
        room = max(scroller.high, rect.h) - 2 * self.y
        top = rect.y + self.y - scroller.offset
        nodes = self.child.place(Rect(rect.x + self.x, top, wide, max(0, room)))
        nodes = clipped(nodes, rect, alone=scroller.most > 0)
        if self.panel is not None:
            high = rect.h if self.fill else min(rect.h, scroller.high)
            ground = Rect(rect.x, rect.y, rect.w, high)
            nodes.insert(0, Node(Role.PANEL, self.panel, ground, widget=Panel(flat=True)))
        return [*nodes, *scroller.bar(beside(rect, self.measures, self.outside), self.measures)]
