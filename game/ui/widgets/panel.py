"""The ground of a part of a page."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Panel(Painted):
    """A panel, ``flat`` where the page shines through, or with a golden ``edge``.

    One that opens something has an edge while it is pointed at, and a ring with the focus.
    """

    flat: bool = False
    edge: bool = False

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        cloth = painter.cloth
        radius = painter.measures.px(14)
        if self.flat:
            pointed = mood.hovered and node.act is not None
            edge: Color | str | None = cloth.button_edge if pointed else None
            painter.panel(node.rect, cloth.panel, radius, edge, alpha=205)
        else:
            edge = theme.GOLD if self.edge else cloth.button_edge
            painter.raised(node.rect, cloth.panel, radius, edge)

    def ring(self, measures: Measures) -> int:
        return measures.px(14)
