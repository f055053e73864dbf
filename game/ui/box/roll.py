"""Rows of one height, of which there may be very many."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.scroll import LEAST, Scroller, clipped
from game.ui.box.share import edges
from game.ui.box.turned import Turned
from game.ui.paint.theme import Measures
from game.ui.tree import Node


class Roll(Turned):
    """Rows of one height that are turned by whole rows; only those that are seen are placed.

    ``alike`` are some of them, or others, that are as wide and as high as any: those are measured,
    all of them if there are none.  They are ``high`` pixels high, or lower where all can be seen
    then.  Of more than twice so many, so many at once are ``enough``.  Until somebody turns them
    the row ``last`` is the last one seen.  ``x`` pixels are free to either side.  So many rows
    ``beyond`` those that are seen are placed too, where the keyboard goes from row to row.
    """

    def __init__(
        self,
        scroller: Scroller,
        rows: Sequence[Box],
        measures: Measures,
        *,
        high: int,
        enough: int,
        alike: Sequence[Box] = (),
        last: int = 0,
        x: int = 0,
        tone: str = "dim",
        beyond: int = 0,
    ) -> None:
        super().__init__(scroller, rows, measures, x)
        self.alike = alike or rows
        self.high = high
        self.enough = enough
        self.last = last
        self.tone = tone
        self.beyond = beyond

    def _widths(self) -> Widths:
        widths = [row.widths for row in self.alike]
        return Widths(
            max((one.least for one in widths), default=0) + 2 * self.x,
            max((one.ideal for one in widths), default=0) + 2 * self.x,
        )

    def _least(self, width: int) -> int:
        """The height every row can do with."""
        wide = self._inside(width)
        return max((row.least_height(wide) for row in self.alike), default=0)

    def _row(self, width: int) -> int:
        """The height every row would have."""
        return max(self.high, self._least(width))

    def _height(self, width: int) -> int:
        return len(self.rows) * self._row(width)

    def _whole_height(self, width: int) -> int:
        if len(self.rows) > 2 * self.enough:
            return self.enough * self._row(width)
        return len(self.rows) * self._least(width)

    def _least_height(self, width: int) -> int:
        least = max(self.measures.px(LEAST), self._row(width))
        return min(len(self.rows) * self._least(width), least)

    def place(self, rect: Rect) -> list[Node]:
        scroller, count = self.scroller, len(self.rows)
        if count * self._least(rect.w) <= rect.h:
            rect = Rect(rect.x, rect.y, rect.w, min(rect.h, self.height(rect.w)))
            scroller.step = 0
            scroller.show(rect, rect.h)
            ends: Sequence[int] = edges(rect.h, [1] * count)
            seen = range(count)
        else:
            # Whole rows are seen, whichever one it is turned to.
            shown = max(1, rect.h // self._row(rect.w))
            step = scroller.step = max(1, rect.h // shown)
            if not scroller.touched:
                scroller.offset = step * (self.last + 1 - shown)
            scroller.offset = round(scroller.offset / step) * step
            scroller.show(Rect(rect.x, rect.y, rect.w, step * shown), step * count)
            ends = range(0, step * (count + 1), step)
            first = scroller.offset // step
            seen = range(max(0, first - self.beyond), min(count, first + shown + self.beyond))
        nodes: list[Node] = []
        view = scroller.view
        for number in seen:
            top, bottom = (view.y + ends[one] - scroller.offset for one in (number, number + 1))
            place = Rect(view.x + self.x, top, view.w - 2 * self.x, bottom - top)
            nodes += self.rows[number].place(place)
        return [*clipped(nodes, view), *scroller.bar(_line(view, self.measures), self.measures,
                                                     self.tone)]  # fmt: skip


def _line(view: Rect, measures: Measures) -> Rect:
    """Where the mark of where one is goes up and down."""
    wide = max(4, measures.px(6))
    return Rect(view.right - measures.px(5) - wide, view.y, wide, view.h)
