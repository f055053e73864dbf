"""What pages are made of: cloth, paper, and the shadow of what lies on the cloth.

Cloth is the ground of a page (`ClothBackdrop`). Paper is for what is written; words on it have the
tones ``ink`` and ``pencil``. A shadow has two depths, for what lies and for what is lifted.
"""

from dataclasses import dataclass

from pygame import Rect

from game.ui.kit.paint import theme
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import RULED_LINE_COLOUR, SHEET_COLOUR
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget

LYING_SHADOW_UNITS = 6.0
"""Reach of the shadow of what lies on the cloth, in units."""
LIFTED_SHADOW_UNITS = 14.0
"""Reach of the shadow of what is lifted, in units."""
SHADOW_DROP_SHARE = 0.36
"""How much lower than its object a shadow lies, as a part of its reach."""
PAPER_RADIUS_UNITS = 4.0
"""Corner radius of paper, in units."""
PAPER_FIBRES_DRAWING = "paper/fibres"
PAPER_FIBRES_PIXELS = 512
"""Side of the tile of fibres, in pixels."""


def shadow(painter: Painter, rect: Rect, radius: int, lifted: bool = False) -> None:
    """Paint the shadow of what covers a rectangle with corners of ``radius`` pixels."""
    spread = shadow_width(painter.measures, lifted)
    painter.shadow(rect, radius, spread, round(SHADOW_DROP_SHARE * spread))


def shadow_width(measures: Measures, lifted: bool) -> int:
    """Pixels by which a shadow is wider than its object on every side."""
    return max(2, measures.px(LIFTED_SHADOW_UNITS if lifted else LYING_SHADOW_UNITS))


def paper(painter: Painter, rect: Rect) -> None:
    """Paint paper over a rectangle, without a shadow; in high contrast it has no fibres."""
    measures = painter.measures
    contrast = measures.contrast
    edge = theme.DARK_INK if contrast else RULED_LINE_COLOUR
    painter.panel(rect, SHEET_COLOUR, measures.px(PAPER_RADIUS_UNITS), edge)
    if contrast:
        return
    side = PAPER_FIBRES_PIXELS
    fibres = painter.images.drawing(PAPER_FIBRES_DRAWING, side, side)
    line = painter.edge_line(rect.size, 1)
    inside = rect.inflate(-2 * line, -2 * line)
    for y in range(inside.y, inside.bottom, side):
        for x in range(inside.x, inside.right, side):
            room = Rect(0, 0, min(side, inside.right - x), min(side, inside.bottom - y))
            painter.surface.blit(fibres, (x, y), room)


@dataclass(frozen=True, slots=True)
class PaperSheet(PaintedWidget):
    """A sheet of paper that lies on the cloth."""

    def is_ready(self, images: ImageLibrary, size: tuple[int, int]) -> bool:
        return images.is_drawing_ready(
            PAPER_FIBRES_DRAWING, PAPER_FIBRES_PIXELS, PAPER_FIBRES_PIXELS
        )

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        shadow(painter, node.rect, self.ring_radius(painter.measures))
        paper(painter, node.rect)

    def ring_radius(self, measures: Measures) -> int:
        return measures.px(PAPER_RADIUS_UNITS)
