"""The ground of a player's plate."""

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass

RING = 2
"""Pixels around a portrait."""


@dataclass(frozen=True, slots=True)
class Plate(Painted):
    """A plate, with a golden edge around whoever is ``asked``.

    Around a ``portrait`` on it lies a ring in the player's ``colour``.
    """

    asked: bool = False
    portrait: Rect | None = None
    colour: Color | None = None

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        cloth = painter.cloth
        asked = self.asked
        edge = theme.GOLD if asked else Color(cloth.button_edge)
        line = max(1, painter.measures.px(2.5 if asked else 1))
        # The edge lies outside: in a small window it would cross the letters.
        rect = node.rect.inflate(2 * line, 2 * line)
        painter.panel(rect, cloth.panel, rect.h // 2, edge, line=line)
        if self.portrait is not None and self.colour is not None:
            around = self.portrait.inflate(2 * RING, 2 * RING)
            painter.panel(around, self.colour, around.h // 2)
