"""Rows below each other that are turned where they are higher than their room."""

from collections.abc import Sequence

from game.ui.box.base import Box
from game.ui.box.scroll import Scroller
from game.ui.paint.theme import Measures


class Turned(Box):
    """Rows of which there may be very many: only those that are seen are placed.

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
