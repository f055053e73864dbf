"""The ground of a part of a page.

Score sheets on paper, and remarks.

A line on a page.

A highlight.

An icon.

A drawing on the page.

A value to choose that is shown by a picture.

A tile to choose.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Color, Rect

from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.widget import TONES, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Panel(PaintedWidget):
    """A panel, ``flat`` where the page shines through, or with a golden ``edge``.

    One that opens something has an edge while it is pointed at, and a ring with the focus.
    """

    flat: bool = False
    edge: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
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


PAPER, RULED, MARKER = Color("#f6f0e0"), Color("#cfc5aa"), Color("#f7dc86")


@dataclass(frozen=True, slots=True)
class Paper(PaintedWidget):
    """A sheet of paper."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.raised(node.rect, PAPER, painter.measures.px(5), None)


@dataclass(frozen=True, slots=True)
class Remark(PaintedWidget):
    """What somebody says."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.raised(node.rect, PAPER, painter.measures.px(14), theme.GOLD)


@dataclass(frozen=True, slots=True)
class Rule(PaintedWidget):
    """A line on paper, ruled unless it has a ``tone``."""

    tone: str = ""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.surface.fill(TONES[self.tone] if self.tone else RULED, node.rect)


@dataclass(frozen=True, slots=True)
class Marker(PaintedWidget):
    """A stroke of a marker on paper, under a figure."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.panel(node.rect, MARKER, painter.measures.px(6))


@dataclass(frozen=True, slots=True)
class Separator(PaintedWidget):
    """A thin line from edge to edge."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.surface.fill(painter.cloth.button_edge, node.rect)


@dataclass(frozen=True, slots=True)
class TextHighlight(PaintedWidget):
    """A highlight under words that were searched for, stronger where one is ``here``."""

    here: bool

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        radius = painter.measures.px(4)
        # No stronger than the words on it bear.
        alpha = 24 if painter.measures.contrast else 68 if self.here else 44
        painter.panel(node.rect, theme.GOLD, radius, alpha=alpha)
        if self.here:
            high = max(2, painter.measures.px(2))
            line = Rect(node.rect.x, node.rect.bottom - high, node.rect.w, high)
            painter.surface.fill(theme.GOLD, line)


@dataclass(frozen=True, slots=True)
class IconWidget(PaintedWidget):
    """An icon as large as its node."""

    icon: str
    tone: str = "gold"

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        colour = TONES[self.tone]
        painter.icon(self.icon, node.rect.center, node.rect.w, colour)


@dataclass(frozen=True, slots=True)
class ImageWidget(PaintedWidget):
    """A drawing as large as its node.

    ``radius`` is that of its corners in pixels; ``square`` takes a square from the middle of a
    drawing that is higher than it is wide; ``dim`` is for what cannot be had yet.
    """

    drawing: str
    radius: int = 0
    square: bool = False
    dim: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
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
    return Node(Role.PICTURE, name, rect, widget=ImageWidget(drawing, radius, square, dim))


Drawing = Callable[[Painter, Rect], None]
"""Paints a picture into a rectangle."""
PAD = 6
"""Units around the picture, and between it and its name."""


@dataclass(frozen=True, slots=True)
class Sample(PaintedWidget):
    """A picture over the name of what it shows, ``text``; a golden ground for the chosen one."""

    text: str
    chosen: bool
    drawing: Drawing

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, cloth = painter.measures, painter.cloth
        fill = Color(cloth.button if mood.hovered else cloth.panel)
        edge = Color(cloth.button_edge)
        if self.chosen:
            fill = edge = theme.GOLD
        painter.panel(node.rect, fill, measures.px(10), edge)
        size, pad = measures.text(15), measures.px(PAD)
        inner = node.rect.inflate(-2 * pad, -2 * pad)
        line = painter.texts.height(size)
        self.drawing(painter, Rect(inner.x, inner.y, inner.w, inner.h - line))
        ink, weight = (theme.DARK_INK, "semibold") if self.chosen else (theme.TEXT, "regular")
        text = painter.texts.fitted(self.text, size, inner.w, weight)
        painter.words(text, inner.midbottom, size, ink, weight, "midbottom")


@dataclass(frozen=True, slots=True)
class Tile(PaintedWidget):
    """A raised ground; the focus' ring has corners of a ``radius`` in pixels.

    One of several may be ``advised``.
    """

    radius: int
    advised: bool = False

    def ring(self, measures: Measures) -> int:
        return self.radius

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        raised = mood.hovered or mood.focused
        fill = Color(painter.cloth.panel).lerp(Color("white"), 0.1 if raised else 0)
        edge = theme.GOLD if raised else theme.WARNING if self.advised else None
        if edge is None and measures.contrast:
            edge = Color(painter.cloth.button_edge)
        painter.raised(node.rect, fill, measures.px(14), edge)
