"""The course of a match as a curve.

Leads side by side: a line with a dot for each, and the interval of their mean.

A share as it went up and down, from the first match to the last.

The line from nothing to all that a share or a chance is drawn on.

A share of something on a line from nothing to all of it, with its interval.

A chance as a bar, from nothing to certain.

A line of moves with a knob: where one is in a match.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Color, Rect

from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Graph(PaintedWidget):
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

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
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


TEXT = 13.0
EDGE = 40.0
"""Units free at either end."""


@dataclass(frozen=True, slots=True)
class Leads(PaintedWidget):
    """``mine`` over the line and the ``others`` on it; ``interval`` is empty if there is none."""

    mine: float
    others: tuple[float, ...]
    interval: tuple[float, ...]
    you: str
    even: str

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        painter.panel(rect, painter.cloth.panel, measures.px(10), painter.cloth.button_edge)
        size = measures.text(TEXT)
        line = rect.centery + size // 4
        values = (0.0, self.mine, *self.others, *self.interval)
        least, most = min(values), max(values)
        inside = rect.inflate(-2 * measures.px(EDGE), 0)

        def at(value: float) -> int:
            share = (value - least) / (most - least) if most > least else 0.5
            return inside.x + round(share * inside.w)

        high = measures.px(18)
        if self.interval:
            low, far = at(self.interval[0]), at(self.interval[1])
            band = Rect(low, line - high // 2, max(2, far - low), high)
            painter.panel(band, painter.cloth.button, measures.px(6), painter.cloth.button_edge)
        thick = max(2, measures.px(2))
        painter.panel(Rect(inside.x, line - thick // 2, inside.w, thick), theme.DIM, 0)
        zero = at(0.0)
        painter.panel(Rect(zero - thick // 2, line - high, thick, 2 * high), theme.DIM, 0)
        painter.words(self.even, (zero, line + high + measures.px(2)), size, theme.DIM,
                      anchor="midtop")  # fmt: skip
        _dots(painter, [at(one) for one in self.others], line, theme.TEXT)
        mine = at(self.mine)
        _dots(painter, [mine], line, theme.GOLD)
        painter.words(self.you, (mine, line - high - measures.px(2)), size, theme.GOLD, "bold",
                      "midbottom")  # fmt: skip


def _dots(painter: Painter, places: Sequence[int], line: int, colour: Color) -> None:
    """Dots on the line; those at one place stand on each other."""
    side = painter.measures.px(10) // 2 * 2
    seen: dict[int, int] = {}
    for place in places:
        below = seen.get(place, 0)
        seen[place] = below + 1
        dot = Rect(0, 0, side, side)
        dot.center = (place, line - below * side)
        painter.panel(dot, colour, side // 2, theme.DARK_INK)


@dataclass(frozen=True, slots=True)
class Trend(PaintedWidget):
    """Shares one after another between nothing and all, each line with its label.

    ``labels`` are those of all, of what is even, and of nothing; ``even`` is where the one in the
    middle lies.
    """

    values: Sequence[float]
    even: float
    labels: tuple[str, str, str]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        size = measures.text(12.5)
        left = max(painter.texts.width(one, size) for one in self.labels) + measures.px(10)
        over = round(0.8 * size)
        inner = Rect(rect.x + left, rect.y + over, rect.w - left, rect.h - 2 * over)
        drawn: list[int] = []
        for share, label in zip((1.0, 0.0, self.even), (0, 2, 1), strict=True):
            y = round(inner.bottom - share * inner.h)
            painter.surface.fill(painter.cloth.button_edge, Rect(inner.x, y, inner.w, 1))
            if all(abs(y - other) >= 2 * over for other in drawn):
                drawn.append(y)
                place = (inner.x - measures.px(10), y)
                painter.words(self.labels[label], place, size, theme.DIM, anchor="midright")
        points = [
            (inner.x + round(inner.w * place / max(1, len(shown) - 1)),
             round(inner.bottom - share * inner.h))
            for shown in (self._shown(inner.w),)
            for place, share in enumerate(shown)
        ]  # fmt: skip
        painter.curve(points, theme.GOLD)

    def _shown(self, wide: int) -> Sequence[float]:
        """The values, no more of them than there are pixels for."""
        most = max(2, wide // 2)
        if len(self.values) <= most:
            return self.values
        return [self.values[place * (len(self.values) - 1) // (most - 1)] for place in range(most)]


def share_line(painter: Painter, rect: Rect, thick: int) -> Rect:
    """Paint the line across the middle of a rectangle; where it lies."""
    line = Rect(rect.x, 0, rect.w, thick)
    line.centery = rect.centery
    painter.panel(line, painter.cloth.panel, thick // 2, painter.cloth.button_edge)
    return line


def share_band(painter: Painter, line: Rect, low: float, high: float) -> None:
    """Paint from one share to another on it: an interval, as far as it lies on the line."""
    low, high = max(0.0, low), min(1.0, high)
    left = line.x + round(low * line.w)
    band = Rect(left, line.y, max(line.h, round((high - low) * line.w)), line.h)
    band.right = min(band.right, line.right)
    painter.panel(band, theme.GOLD.lerp(Color(painter.cloth.panel), 0.55), line.h // 2)


@dataclass(frozen=True, slots=True)
class Share(PaintedWidget):
    """A mark at the share ``value``, a band from ``low`` to ``high``, a line where it is even."""

    value: float
    low: float
    high: float
    even: float

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        thick = max(6, measures.px(8))
        line = share_line(painter, rect, thick)
        share_band(painter, line, self.low, self.high)
        even = Rect(0, 0, max(1, measures.px(2)), thick + measures.px(10))
        even.center = (line.x + round(self.even * line.w), line.centery)
        painter.surface.fill(theme.DIM, even)
        mark = Rect(0, 0, max(3, measures.px(5)), thick + measures.px(6))
        mark.center = (line.x + round(self.value * line.w), line.centery)
        painter.surface.fill(theme.GOLD, mark)


@dataclass(frozen=True, slots=True)
class Chance(PaintedWidget):
    """A bar filled to the share ``value``; one that ``leads`` is gold.

    ``doubt`` is how far to either side the true value may lie.
    """

    value: float
    leads: bool
    doubt: float = 0.0

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        line = share_line(painter, node.rect, max(8, measures.px(12)))
        filled = line.copy()
        filled.w = max(line.h, round(self.value * line.w))
        color = theme.GOLD if self.leads else theme.GOLD.lerp(Color(painter.cloth.panel), 0.45)
        painter.panel(filled, color, line.h // 2)
        if self.doubt:
            ends = (max(0.0, self.value - self.doubt), min(1.0, self.value + self.doubt))
            left, right = (line.x + round(end * line.w) for end in ends)
            thin = max(2, measures.px(2))
            high = line.h + measures.px(6)
            across = Rect(left, line.centery - thin // 2, right - left, thin)
            painter.surface.fill(theme.TEXT, across)
            for end in (left, right):
                upright = Rect(end - thin // 2, line.centery - high // 2, thin, high)
                painter.surface.fill(theme.TEXT, upright)


@dataclass(frozen=True, slots=True)
class MoveSlider(PaintedWidget):
    """A knob ``at`` one of the places from 0 to ``last``.

    ``rounds`` are the places where a round begins, with a line across; ``choices`` those with a
    small dot.
    """

    at: int
    last: int
    rounds: Sequence[int]
    choices: Sequence[int]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
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
