"""A value to choose that is shown by a picture."""

from collections.abc import Callable

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass

Drawing = Callable[[Painter, Rect], None]
"""Paints a picture into a rectangle."""
PAD = 6
"""Units around the picture, and between it and its name."""


@dataclass(frozen=True, slots=True)
class Sample(Painted):
    """A picture over the name of what it shows, ``text``; a golden ground for the chosen one."""

    text: str
    chosen: bool
    drawing: Drawing

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
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
