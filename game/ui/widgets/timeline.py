"""A line of moves with a knob: where one is in a match."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted


@dataclass(frozen=True, slots=True)
class Timeline(Painted):
    """A knob ``at`` one of the places from 0 to ``last``.

    ``rounds`` are the places where a round begins, with a line across; ``choices`` those with a
    small dot.
    """

    at: int
    last: int
    rounds: Sequence[int]
    choices: Sequence[int]

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        line = line_of(node.rect, measures)
        painter.panel(line, painter.cloth.panel, line.h // 2, painter.cloth.button_edge)

        def across(place: int) -> int:
            return round(line.x + line.w * place / max(1, self.last))

        knob = across(self.at)
        full = Rect(line.x, line.y, max(line.h, knob - line.x), line.h)
        painter.panel(full, theme.GOLD, line.h // 2)
        high = round(line.h * 2.4)
        for place in self.rounds:
            mark = Rect(across(place), 0, max(2, measures.px(2)), high)
            mark.centery = line.centery
            painter.surface.fill(theme.DIM, mark)
        dot = max(2, measures.px(3))
        for x in sorted({across(place) for place in self.choices}):
            mark = Rect(x - dot // 2, line.bottom + measures.px(2), dot, dot)
            painter.surface.fill(theme.GOLD, mark)
        radius = measures.px(10.5 if mood.hovered or mood.pressed else 9)
        painter.dot(theme.TEXT, (knob, line.centery), radius)
        if mood.focused:
            painter.ring(node.rect, measures.px(8))


def line_of(rect: Rect, measures: Measures) -> Rect:
    """The part of a timeline that its knob moves along."""
    pad = measures.px(11)
    line = Rect(rect.x + pad, 0, rect.w - 2 * pad, max(4, measures.px(6)))
    line.centery = rect.centery
    return line
