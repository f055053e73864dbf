"""A number on a line."""

from dataclasses import dataclass

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.label import FIGURES
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted


@dataclass(frozen=True, slots=True)
class Slider(Painted):
    """A knob ``share`` of the way along a line, and the value of its node beside it."""

    share: float

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        rect = slider_line(node.rect, measures)
        line = Rect(rect.x, 0, rect.w, max(4, measures.px(6)))
        line.centery = rect.centery
        painter.panel(line, painter.cloth.panel, line.h // 2, painter.cloth.button_edge)
        full = Rect(line.x, line.y, max(line.h, round(line.w * self.share)), line.h)
        painter.panel(full, theme.GOLD, line.h // 2)
        knob = (round(line.x + line.w * self.share), line.centery)
        radius = measures.px(11 if mood.hovered or mood.pressed else 9.5)
        painter.dot(theme.TEXT, knob, radius)
        painter.words(
            str(node.value), node.rect.midright, measures.text(15), theme.DIM, anchor="midright"
        )


def slider_line(rect: Rect, measures: Measures) -> Rect:
    """The part of a slider its knob moves along, beside its figures."""
    figures = measures.grown(FIGURES)
    return Rect(rect.x + rect.h // 4, rect.y, rect.w - figures - rect.h // 2, rect.h)
