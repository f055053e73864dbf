"""The course of a match as a curve."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Graph(Painted):
    """Values from 0 to 100, one after another, with lines at some heights and their labels.

    The ``lines`` are named from the top down, those at the edges first: the others give way.
    There will be ``whole`` of them in all.  ``marks`` are the places of values with the numbers of
    discs on them; ``rounds`` is the number of the round of each value, with a line between two.
    ``here`` is the place one is at, None for none.
    """

    values: Sequence[float]
    whole: int
    marks: Sequence[tuple[int, int]]
    rounds: Sequence[int]
    lines: Sequence[tuple[float, str]]
    here: int | None = None

    def inner(self, rect: Rect, measures: Measures, texts: Texts) -> Rect:
        """The part of a rectangle in which the values lie, beside the labels."""
        size = measures.text(12.5)
        widest = max(texts.width(label, size) for _, label in self.lines)
        left, over = widest + measures.px(10), round(0.8 * size)
        right = measures.px(8)
        return Rect(rect.x + left, rect.y + over, rect.w - left - right, rect.h - 2 * over)

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, values = painter.measures, self.values
        size = measures.text(12.5)
        inner = self.inner(node.rect, measures, painter.texts)
        named: list[int] = []
        for value, label in self.lines:
            y = round(inner.bottom - value / 100 * inner.h)
            # Where a line has no room for its name, it has none.
            if all(abs(y - other) >= size for other in named):
                named.append(y)
                right = inner.x - measures.px(10), y
                painter.words(label, right, size, theme.DIM, anchor="midright")
            painter.surface.fill(painter.cloth.button_edge, Rect(inner.x, y, inner.w, 1))

        def across(number: float) -> int:
            return round(inner.x + inner.w * number / max(1, self.whole - 1))

        for number in range(1, len(self.rounds)):
            if self.rounds[number] != self.rounds[number - 1]:
                line = Rect(across(number - 0.5), inner.y, 1, inner.h)
                painter.surface.fill(painter.cloth.button, line)
        if self.here is not None:
            line = Rect(0, inner.y, max(2, measures.px(2)), inner.h)
            line.centerx = across(self.here)
            painter.surface.fill(theme.TEXT, line)
        points = [(across(number), round(inner.bottom - value / 100 * inner.h))
                  for number, value in enumerate(values)]  # fmt: skip
        painter.curve(points, theme.GOLD)
        for number, place in self.marks:
            if number < len(points):
                painter.numbered(points[number], place)
        if mood.focused:
            painter.ring(node.rect, measures.px(8))
