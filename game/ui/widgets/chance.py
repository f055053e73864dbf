"""A chance as a bar, from nothing to certain."""

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.ui.widgets.shareline import share_line
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Chance(Painted):
    """A bar filled to the share ``value``; one that ``leads`` is gold.

    ``doubt`` is how far to either side the true value may lie.
    """

    value: float
    leads: bool
    doubt: float = 0.0

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        line = share_line(painter, node.rect, max(8, measures.px(12)))
        filled = line.copy()
        filled.w = max(line.h, round(self.value * line.w))
        color = theme.GOLD if self.leads else theme.GOLD.lerp(Color(painter.cloth.panel), 0.45)
        painter.panel(filled, color, line.h // 2)
        if self.doubt:
            ends = (max(0.0, self.value - self.doubt), min(1.0, self.value + self.doubt))
            left, right = (line.x + round(end * line.w) for end in ends)
            thin = max(2, measures.px(2))
            high = line.h + measures.px(6)
            across = Rect(left, line.centery - thin // 2, right - left, thin)
            painter.surface.fill(theme.TEXT, across)
            for end in (left, right):
                upright = Rect(end - thin // 2, line.centery - high // 2, thin, high)
                painter.surface.fill(theme.TEXT, upright)
