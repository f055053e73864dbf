"""Rows below each other, of which there may be very many: only those that are seen are placed."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from pygame import Rect

from game.ui.box.base import Box
from game.ui.box.scroll import Scroller, clipped
from game.ui.paint.theme import Measures
from game.ui.tree import Node


class Turned(Box):
    """Rows that are turned where they are higher than their room.

    ``x`` pixels are free to either side of them.
    """

    scrolls = True

    def __init__(
        self, scroller: Scroller, rows: Sequence[Box], measures: Measures, x: int = 0
    ) -> None:
        super().__init__()
        self.scroller = scroller
        self.rows = rows
        self.measures = measures
        self.x = x

    def _inside(self, width: int) -> int:
        """How wide the rows are."""
        return max(0, width - 2 * self.x)

    def _seen(self, view: Rect, ends: Iterable[int], gap: int = 0) -> list[Node]:
        """The rows that are seen in a view, in pixels.

        ``ends`` says where each of them begins below the upper end of the first, and at last
        where they end; ``gap`` of each is left free at its lower end.  No others are made.
        """
        nodes: list[Node] = []
        for number, (top, end) in enumerate(pairwise(ends)):
            y, high = view.y + top - self.scroller.offset, end - top - gap
            if y >= view.bottom:
                break
            if y + high > view.top:
                nodes += self.rows[number].place(
                    Rect(view.x + self.x, y, self._inside(view.w), high)
                )
        return clipped(nodes, view)
