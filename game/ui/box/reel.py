"""Rows of any heights, of which there may be very many."""

from collections.abc import Sequence
from itertools import accumulate

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.scroll import LEAST, Scroller, beside, clipped
from game.ui.box.turned import Turned
from game.ui.paint.theme import Measures
from game.ui.tree import Node, Role
from game.ui.widgets.panel import Panel


class Reel(Turned):
    """Rows below each other on a panel, of which only those that are seen are placed.

    Until somebody turns it its end is seen.  It asks for no width.  ``x`` and ``y`` pixels are
    free around it, ``gap`` between two rows; ``name`` is what the panel is called.
    """

    def __init__(
        self,
        scroller: Scroller,
        rows: Sequence[Box],
        measures: Measures,
        name: str,
        *,
        gap: int = 0,
        x: int = 0,
        y: int = 0,
    ) -> None:
        super().__init__(scroller, rows, measures, x)
        self.name = name
        self.gap = gap
        self.y = y

    def _widths(self) -> Widths:
        return Widths(2 * self.x, 2 * self.x)

    def _height(self, width: int) -> int:
        wide = self._inside(width)
        high = sum(row.height(wide) + self.gap for row in self.rows)
        return max(0, high - self.gap) + 2 * self.y

    def _least_height(self, width: int) -> int:
        return min(self.height(width), self.measures.px(LEAST))

    def place(self, rect: Rect) -> list[Node]:
        scroller, wide = self.scroller, self._inside(rect.w)
        if not scroller.touched:
            scroller.offset = self.height(rect.w)
        scroller.show(rect, self.height(rect.w))
        tops = accumulate((row.height(wide) + self.gap for row in self.rows), initial=0)
        nodes: list[Node] = []
        for row, top in zip(self.rows, tops, strict=False):
            y = rect.y + self.y + top - scroller.offset
            if y >= rect.bottom:
                break
            if y + row.height(wide) > rect.top:
                nodes += row.place(Rect(rect.x + self.x, y, wide, row.height(wide)))
        ground = Rect(rect.x, rect.y, rect.w, min(rect.h, scroller.high))
        panel = Node(Role.PANEL, self.name, ground, widget=Panel(flat=True))
        bar = scroller.bar(beside(rect, self.measures), self.measures)
        return [panel, *clipped(nodes, rect), *bar]
