"""The course of a match as a curve."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted


@dataclass(frozen=True, slots=True)
class Graph(Painted):
    """Values one after another, above and below a line in the middle that is called ``even``.

    There will be ``whole`` of them in all.  ``marks`` are the places of values with the numbers of
    discs on them; ``rounds`` is the number of the round of each value, with a line between two.
    """

    values: Sequence[float]
    whole: int
    marks: Sequence[tuple[int, int]]
    rounds: Sequence[int]
    even: str

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect, values = painter.measures, node.rect, self.values
        most = max([10.0, *(abs(value) for value in values)]) * 1.1
        size = measures.text(12.5)
        labels = {1: f"{most:+.0f}", 0: self.even, -1: f"{-most:+.0f}"}
        left = max(painter.texts.width(label, size) for label in labels.values()) + measures.px(10)
        over = round(0.8 * size)
        inner = Rect(rect.x + left, rect.y + over, rect.w - left, rect.h - 2 * over)
        for share, label in labels.items():
            y = round(inner.centery - share * inner.h / 2)
            painter.words(label, (inner.x - measures.px(10), y), size, theme.DIM, anchor="midright")
            painter.surface.fill(painter.cloth.button_edge, Rect(inner.x, y, inner.w, 1))

        def across(number: float) -> int:
            return round(inner.x + inner.w * number / max(1, self.whole - 1))

        for number in range(1, len(self.rounds)):
            if self.rounds[number] != self.rounds[number - 1]:
                line = Rect(across(number - 0.5), inner.y, 1, inner.h)
                painter.surface.fill(painter.cloth.button, line)
        points = [(across(number), round(inner.centery - value / most * inner.h / 2))
                  for number, value in enumerate(values)]  # fmt: skip
        painter.curve(points, theme.GOLD)
        for number, place in self.marks:
            if number < len(points):
                painter.numbered(points[number], place)
