"""A share of something on a line from nothing to all of it, with its interval."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.ui.widgets.shareline import share_band, share_line
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Share(Painted):
    """A mark at the share ``value``, a band from ``low`` to ``high``, a line where it is even."""

    value: float
    low: float
    high: float
    even: float

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect = painter.measures, node.rect
        thick = max(6, measures.px(8))
        line = share_line(painter, rect, thick)
        share_band(painter, line, self.low, self.high)
        even = Rect(0, 0, max(1, measures.px(2)), thick + measures.px(10))
        even.center = (line.x + round(self.even * line.w), line.centery)
        painter.surface.fill(theme.DIM, even)
        mark = Rect(0, 0, max(3, measures.px(5)), thick + measures.px(6))
        mark.center = (line.x + round(self.value * line.w), line.centery)
        painter.surface.fill(theme.GOLD, mark)
