"""A drawing on the page."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node, Role
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Picture(Painted):
    """A drawing as large as its node.

    ``radius`` is that of its corners in pixels; ``square`` takes a square from the middle of a
    drawing that is higher than it is wide; ``dim`` is for what cannot be had yet.
    """

    drawing: str
    radius: int = 0
    square: bool = False
    dim: bool = False

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        if self.square:
            side = node.rect.w
            whole = painter.assets.drawing(self.drawing, side, side * 5 // 4)
            painter.surface.blit(whole, node.rect, Rect(0, side // 8, side, side))
            return
        if not painter.assets.has(self.drawing):
            painter.panel(node.rect, painter.cloth.button, self.radius)
            painter.icon("cards", node.rect.center, node.rect.w // 3, theme.DIM)
            return
        whole = painter.assets.drawing(self.drawing, *node.rect.size, self.radius)
        painter.surface.blit(whole, node.rect)
        if self.dim:
            painter.panel(node.rect, painter.cloth.edge, self.radius, alpha=165)


def drawn(
    drawing: str,
    rect: Rect,
    name: str = "",
    *,
    radius: int = 0,
    square: bool = False,
    dim: bool = False,
) -> Node:
    """A node that shows a drawing (see ``Picture``)."""
    return Node(Role.PICTURE, name, rect, widget=Picture(drawing, radius, square, dim))
