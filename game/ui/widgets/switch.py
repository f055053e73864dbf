"""Something that is on or off."""

from dataclasses import dataclass

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted


@dataclass(frozen=True, slots=True)
class Switch(Painted):
    """A knob at one end or the other."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        rect = Rect(0, 0, node.rect.w * 3 // 4, node.rect.h * 5 // 8)
        rect.midright = node.rect.midright
        on = node.value == "on"
        fill = theme.GOLD if on else Color(painter.cloth.panel)
        painter.panel(rect, fill, rect.h // 2, None if on else painter.cloth.button_edge)
        centre = rect.right - rect.h // 2 if on else rect.left + rect.h // 2
        colour = theme.DARK_INK if on else theme.DIM
        radius = rect.h // 2 - measures.px(4 if not mood.hovered else 3)
        painter.dot(colour, (centre, rect.centery), radius)
