"""Rows to click on: one of a list, and somebody at the table."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Entry(Painted):
    """The ground of a row of a list, on which these ``lines`` stand."""

    lines: tuple[str, str]

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        fill = Color(painter.cloth.button)
        if mood.pressed or mood.hovered:
            fill = fill.lerp(Color("black" if mood.pressed else "white"), 0.12)
        painter.panel(node.rect, fill, painter.measures.px(10), painter.cloth.button_edge)


@dataclass(frozen=True, slots=True)
class Person(Painted):
    """The ground of somebody's portrait and name, and the sign that another could sit there."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect = painter.measures, node.rect
        if mood.hovered or mood.pressed:
            painter.panel(rect, painter.cloth.button, measures.px(10))
        icon = measures.px(18)
        colour = theme.TEXT if mood.hovered or mood.focused else theme.DIM
        place = (rect.right - measures.px(8) - icon // 2, rect.centery)
        painter.icon("redo", place, icon, colour)
