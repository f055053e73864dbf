"""Surfaces of a page: panels, paper, lines, highlights, icons, drawings and tiles."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Color, Rect

from game.text.icon import Icon
from game.ui.kit.paint import theme
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.widget import TONE_COLOURS, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Panel(PaintedWidget):
    """A panel; ``flat`` is translucent, ``edge`` gives a raised one a gold edge.

    A flat panel that can be clicked shows an edge while hovered.
    """

    flat: bool = False
    edge: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette = painter.palette
        radius = painter.measures.px(14)
        if self.flat:
            pointed = mood.hovered and node.act is not None
            edge: Color | str | None = palette.button_edge if pointed else None
            painter.panel(node.rect, palette.panel, radius, edge, alpha=205)
        else:
            edge = theme.GOLD_COLOUR if self.edge else palette.button_edge
            painter.raised(node.rect, palette.panel, radius, edge)

    def ring_radius(self, measures: Measures) -> int:
        return measures.px(14)


SHEET_COLOUR = Color("#f6f0e0")
RULED_LINE_COLOUR = Color("#cfc5aa")
HIGHLIGHTER_COLOUR = Color("#f7dc86")


@dataclass(frozen=True, slots=True)
class Remark(PaintedWidget):
    """The ground of a remark, like a speech bubble."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.raised(node.rect, SHEET_COLOUR, painter.measures.px(14), theme.GOLD_COLOUR)


@dataclass(frozen=True, slots=True)
class Rule(PaintedWidget):
    """A line on paper; the default is the colour of ruled paper."""

    tone: str = ""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.surface.fill(TONE_COLOURS[self.tone] if self.tone else RULED_LINE_COLOUR, node.rect)


@dataclass(frozen=True, slots=True)
class Marker(PaintedWidget):
    """A highlighter stroke on paper, under a figure."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.panel(node.rect, HIGHLIGHTER_COLOUR, painter.measures.px(6))


@dataclass(frozen=True, slots=True)
class Separator(PaintedWidget):
    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.surface.fill(painter.palette.button_edge, node.rect)


@dataclass(frozen=True, slots=True)
class TextHighlight(PaintedWidget):
    """A highlight under search matches; the current one, ``here``, is stronger."""

    here: bool

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        radius = painter.measures.px(4)
        # Limited so that the text stays readable.
        alpha = 24 if painter.measures.contrast else 68 if self.here else 44
        painter.panel(node.rect, theme.GOLD_COLOUR, radius, alpha=alpha)
        if self.here:
            high = max(2, painter.measures.px(2))
            line = Rect(node.rect.x, node.rect.bottom - high, node.rect.w, high)
            painter.surface.fill(theme.GOLD_COLOUR, line)


@dataclass(frozen=True, slots=True)
class IconWidget(PaintedWidget):
    icon: Icon
    tone: str = "gold"

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        colour = TONE_COLOURS[self.tone]
        painter.icon(self.icon, node.rect.center, node.rect.w, colour)


@dataclass(frozen=True, slots=True)
class ImageWidget(PaintedWidget):
    """A drawing as large as its node.

    ``radius`` rounds its corners, in pixels.  ``cropped`` is for an upright drawing in less height:
    its middle is shown, or with round corners its top.  ``dim`` is for an item that is not
    available yet.
    """

    drawing: str
    radius: int = 0
    cropped: bool = False
    dim: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        if not painter.images.has(self.drawing):
            painter.panel(node.rect, painter.palette.button, self.radius)
            painter.icon(Icon.CARDS, node.rect.center, node.rect.w // 3, theme.DIM_INK)
            return
        width, height = node.rect.size
        whole = width * 5 // 4 if self.cropped else height
        picture = painter.images.drawing(self.drawing, width, whole, self.radius)
        top = 0 if self.radius else (whole - height) // 2
        painter.surface.blit(picture, node.rect, Rect(0, top, width, height))
        if self.dim:
            painter.panel(node.rect, painter.palette.edge, self.radius, alpha=165)


def drawn(
    drawing: str,
    rect: Rect,
    name: str = "",
    *,
    radius: int = 0,
    cropped: bool = False,
    dim: bool = False,
) -> Node:
    """A node that shows a drawing (see ``ImageWidget``)."""
    return Node(Role.PICTURE, name, rect, widget=ImageWidget(drawing, radius, cropped, dim))


@dataclass(frozen=True, slots=True)
class Medallion(PaintedWidget):
    """A portrait in a ring, gold for a winner.

    One ``on_paper`` is wider, and grey: a light one would not be seen.
    """

    drawing: str
    gold: bool = True
    on_paper: bool = False

    def is_ready(self, images: ImageLibrary, size: tuple[int, int]) -> bool:
        return images.is_drawing_ready(self.drawing, *self._inside(Rect((0, 0), size)).size)

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        rect = node.rect
        plain = theme.FAINT_INK if self.on_paper else theme.DIM_INK
        painter.panel(rect, theme.GOLD_COLOUR if self.gold else plain, rect.h // 2)
        inner = self._inside(rect)
        painter.surface.blit(painter.images.drawing(self.drawing, *inner.size), inner)

    def _inside(self, rect: Rect) -> Rect:
        """The portrait without the ring."""
        line = max(2, rect.w // (14 if self.on_paper else 48))
        return rect.inflate(-2 * line, -2 * line)


Drawing = Callable[[Painter, Rect], None]
"""A function that paints a picture into a rectangle."""
SAMPLE_PADDING_UNITS = 6
"""Padding around the picture and above its label, in units."""


@dataclass(frozen=True, slots=True)
class Sample(PaintedWidget):
    """A choice shown as a picture over its label ``text``; gold if ``chosen``."""

    text: str
    chosen: bool
    drawing: Drawing

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, palette = painter.measures, painter.palette
        fill = Color(palette.button if mood.hovered else palette.panel)
        edge = Color(palette.button_edge)
        if self.chosen:
            fill = edge = theme.GOLD_COLOUR
        painter.panel(node.rect, fill, measures.px(10), edge)
        size, pad = measures.text_size(15), measures.px(SAMPLE_PADDING_UNITS)
        inner = node.rect.inflate(-2 * pad, -2 * pad)
        line = painter.texts.height(size)
        self.drawing(painter, Rect(inner.x, inner.y, inner.w, inner.h - line))
        ink, weight = (theme.DARK_INK, "semibold") if self.chosen else (theme.LIGHT_INK, "regular")
        text = painter.texts.fitted(self.text, size, inner.w, weight)
        painter.words(text, inner.midbottom, size, ink, weight, "midbottom")


@dataclass(frozen=True, slots=True)
class Tile(PaintedWidget):
    """A raised tile; ``radius`` is that of its focus ring, in pixels.

    ``advised`` marks a recommended tile.
    """

    radius: int
    advised: bool = False

    def ring_radius(self, measures: Measures) -> int:
        return self.radius

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        raised = mood.hovered or mood.focused
        fill = Color(painter.palette.panel).lerp(Color("white"), 0.1 if raised else 0)
        edge = theme.GOLD_COLOUR if raised else theme.WARNING_COLOUR if self.advised else None
        if edge is None and measures.contrast:
            edge = Color(painter.palette.button_edge)
        painter.raised(node.rect, fill, measures.px(14), edge)
