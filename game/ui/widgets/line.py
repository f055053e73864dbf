"""A line on a page."""

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Line(Painted):
    """A thin line from edge to edge."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        painter.surface.fill(painter.cloth.button_edge, node.rect)
