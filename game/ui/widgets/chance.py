"""A chance as a bar, from nothing to certain."""

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Chance(Painted):
    """A bar filled to the share ``value``; one that ``leads`` is gold."""

    value: float
    leads: bool

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect = painter.measures, node.rect
        thick = max(8, measures.px(12))
        line = Rect(rect.x, 0, rect.w, thick)
        line.centery = rect.centery
        painter.panel(line, painter.cloth.panel, thick // 2, painter.cloth.button_edge)
        filled = line.copy()
        filled.w = max(thick, round(self.value * line.w))
        color = theme.GOLD if self.leads else theme.GOLD.lerp(Color(painter.cloth.panel), 0.45)
        painter.panel(filled, color, thick // 2)
