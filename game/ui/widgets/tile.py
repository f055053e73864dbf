"""A tile to choose."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Tile(Painted):
    """A raised ground; the focus' ring has corners of a ``radius`` in pixels.

    One of several may be ``advised``.
    """

    radius: int
    advised: bool = False

    def ring(self, measures: Measures) -> int:
        return self.radius

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        raised = mood.hovered or mood.focused
        fill = Color(painter.cloth.panel).lerp(Color("white"), 0.1 if raised else 0)
        edge = theme.GOLD if raised else theme.WARNING if self.advised else None
        if edge is None and measures.contrast:
            edge = Color(painter.cloth.button_edge)
        painter.raised(node.rect, fill, measures.px(14), edge)
