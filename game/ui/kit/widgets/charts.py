"""Charts and sliders: curves, dots, share bars, and the move slider of a replay.

``Graph``, ``MatchStrip``, ``Leads`` and ``Trend`` show statistics and reviews.  ``Share`` and
``Chance`` are bars on the line of ``share_line``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import ClassVar, NamedTuple

from pygame import Color, Rect

from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import MARK_RADIUS_TEXT_SIZES, Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget

MIN_MARK_DISTANCE_UNITS = 22.0
"""Distance between the centres of two marks on a curve, in units."""


def spread(wanted: Sequence[int], least: int, low: int, high: int) -> list[int]:
    """Places near the ``wanted`` ones, which ascend: ``least`` apart, from ``low`` to ``high``.

    >>> spread([10, 12, 80], 22, 0, 100), spread([98, 99], 22, 0, 100)
    ([0, 22, 80], [78, 100])
    """
    right = accumulate(wanted, lambda before, place: max(place, before + least))
    left = accumulate(reversed(wanted), lambda before, place: min(place, before - least))
    middle = [sum(pair) // 2 for pair in zip(right, reversed(list(left)), strict=True)]
    last = len(middle) - 1
    inside = [min(place, high - (last - at) * least) for at, place in enumerate(middle)]
    return [max(place, low + at * least) for at, place in enumerate(inside)]


Point = tuple[int, int]


class Disc(NamedTuple):
    """The ``middle`` of a disc with a ``number``, and the ``point`` of the curve that it marks."""

    middle: Point
    point: Point
    number: int


@dataclass(frozen=True, slots=True)
class Graph(PaintedWidget):
    """A curve of values from 0 to 100, with labelled horizontal lines.

    ``whole`` is the number of values at its end.  ``marks`` are pairs of an index and the number on
    its disc; the discs stand beside the curve, each joined to its value by a line.  ``lines`` are
    heights and labels; a later label that would overlap an earlier one is left out.  ``here`` is
    the current index, None for none.
    """

    mirrors: ClassVar[bool] = False
    values: Sequence[float]
    whole: int
    marks: Sequence[tuple[int, int]]
    lines: Sequence[tuple[float, str]]
    here: int | None = None

    def inner(self, rect: Rect, measures: Measures, texts: Texts) -> Rect:
        """The plot area of a rectangle, beside the labels."""
        size = measures.text_size(12.5)
        widest = max(texts.width(label, size) for _, label in self.lines)
        left, over = widest + measures.px(10), round(MARK_RADIUS_TEXT_SIZES * size)
        right = measures.px(8)
        return Rect(rect.x + left, rect.y + over, rect.w - left - right, rect.h - 2 * over)

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, values = painter.measures, self.values
        size = measures.text_size(12.5)
        inner = self.inner(node.rect, measures, painter.texts)
        named: list[int] = []
        for value, label in self.lines:
            y = round(inner.bottom - value / 100 * inner.h)
            # A line without room for its label stays unlabelled.
            if all(abs(y - other) >= size for other in named):
                named.append(y)
                right = inner.x - measures.px(10), y
                painter.words(label, right, size, theme.DIM_INK, anchor="midright")
            painter.surface.fill(painter.palette.button_edge, Rect(inner.x, y, inner.w, 1))

        def across(number: float) -> int:
            return round(inner.x + inner.w * number / max(1, self.whole - 1))

        if self.here is not None:
            line = Rect(0, inner.y, max(2, measures.px(2)), inner.h)
            line.centerx = across(self.here)
            painter.surface.fill(theme.LIGHT_INK, line)
        points = [
            (across(number), round(inner.bottom - value / 100 * inner.h))
            for number, value in enumerate(values)
        ]
        painter.curve(points, theme.GOLD_COLOUR)
        self._mark(painter, inner, points)
        if mood.focused:
            painter.ring(node.rect, measures.px(8))

    def discs(self, inner: Rect, points: Sequence[Point], measures: Measures) -> list[Disc]:
        """The discs of the marks, from left to right.

        They stand on the upper or the lower line, whichever is further from what they mark.
        """
        marks = sorted(mark for mark in self.marks if mark[0] < len(points))
        radius = round(measures.text_size(12.5) * MARK_RADIUS_TEXT_SIZES)
        low = sum(points[at][1] > inner.centery for at, _ in marks)
        y = inner.y if 2 * low >= len(marks) else inner.bottom
        least = max(measures.px(MIN_MARK_DISTANCE_UNITS), 2 * radius + 1)
        ends = inner.x + radius, inner.right - radius
        places = spread([points[at][0] for at, _ in marks], least, *ends)
        return [
            Disc((x, y), points[at], number) for x, (at, number) in zip(places, marks, strict=True)
        ]

    def _mark(self, painter: Painter, inner: Rect, points: Sequence[Point]) -> None:
        found = self.discs(inner, points, painter.measures)
        for disc in found:
            painter.curve([disc.middle, disc.point], theme.WARNING_COLOUR)
            painter.dot(theme.WARNING_COLOUR, disc.point, max(3, painter.measures.px(3)))
        for disc in found:
            painter.numbered(disc.middle, disc.number)


@dataclass(frozen=True, slots=True)
class MatchStrip(PaintedWidget):
    """The rounds of a match side by side under the curve of ``values``, from 0 to 100.

    ``rounds`` is the round number of each value.  The one that is ``shown`` has a frame.  ``marks``
    are the indices of mistakes, drawn as ticks.
    """

    mirrors: ClassVar[bool] = False
    values: Sequence[float]
    rounds: Sequence[int]
    shown: int
    marks: Sequence[int]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect, count = painter.measures, node.rect, len(self.rounds)
        size = measures.text_size(12.5)
        # The beginning of each value's part, its middle, and the end of the last one.
        xs = [round(rect.x + rect.w * at / max(1, 2 * count)) for at in range(2 * count + 1)]
        begins = [at for at in range(1, count) if self.rounds[at] != self.rounds[at - 1]]
        for begin, end in pairwise([0, *begins, count]):
            number = self.rounds[begin]
            cell = Rect(xs[2 * begin], rect.y, xs[2 * end] - xs[2 * begin], rect.h)
            is_shown = number == self.shown
            fill = painter.palette.button if is_shown else painter.palette.panel
            edge = theme.GOLD_COLOUR if is_shown else Color(painter.palette.button_edge)
            ink = theme.LIGHT_INK if is_shown else theme.DIM_INK
            painter.panel(cell, fill, measures.px(6), edge, line=2 if is_shown else 1)
            if painter.texts.width(str(number), size) + measures.px(6) <= cell.w:
                top = cell.centerx, cell.y + measures.px(2)
                painter.words(str(number), top, size, ink, "semibold", "midtop")
        tick = Rect(0, 0, max(2, measures.px(2)), measures.px(7))
        low = rect.bottom - tick.h - measures.px(3)
        high = min(low - rect.y, size + measures.px(6))
        points = [
            (xs[2 * at + 1], round(low - value / 100 * (low - rect.y - high)))
            for at, value in enumerate(self.values[:count])
        ]
        painter.curve(points, theme.GOLD_COLOUR)
        for at in self.marks:
            tick.midbottom = xs[2 * at + 1], rect.bottom - 2
            painter.surface.fill(theme.WARNING_COLOUR, tick)
        if mood.focused:
            painter.ring(rect, measures.px(8))


LEADS_LABEL_UNITS = 13.0
"""Size of the labels on a line of leads, in units."""
LEADS_MARGIN_UNITS = 40.0
"""Margin at either end, in units."""


@dataclass(frozen=True, slots=True)
class Leads(PaintedWidget):
    """Leads as dots on a line: ``mine`` in gold and labelled, ``others`` plain.

    ``interval`` is the confidence interval of their mean, empty if there is none.
    """

    mirrors: ClassVar[bool] = False
    mine: float
    others: tuple[float, ...]
    interval: tuple[float, ...]
    you: str
    even: str

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        painter.panel(rect, painter.palette.panel, measures.px(10), painter.palette.button_edge)
        size = measures.text_size(LEADS_LABEL_UNITS)
        line = rect.centery + size // 4
        values = (0.0, self.mine, *self.others, *self.interval)
        least, most = min(values), max(values)
        inside = rect.inflate(-2 * measures.px(LEADS_MARGIN_UNITS), 0)

        def at(value: float) -> int:
            share = (value - least) / (most - least) if most > least else 0.5
            return inside.x + round(share * inside.w)

        high = measures.px(18)
        if self.interval:
            low, far = at(self.interval[0]), at(self.interval[1])
            band = Rect(low, line - high // 2, max(2, far - low), high)
            painter.panel(band, painter.palette.button, measures.px(6), painter.palette.button_edge)
        thick = max(2, measures.px(2))
        painter.panel(Rect(inside.x, line - thick // 2, inside.w, thick), theme.DIM_INK, 0)
        zero = at(0.0)
        painter.panel(Rect(zero - thick // 2, line - high, thick, 2 * high), theme.DIM_INK, 0)
        painter.words(
            self.even, (zero, line + high + measures.px(2)), size, theme.DIM_INK, anchor="midtop"
        )
        _dots(painter, [at(one) for one in self.others], line, theme.LIGHT_INK)
        mine = at(self.mine)
        _dots(painter, [mine], line, theme.GOLD_COLOUR)
        painter.words(
            self.you,
            (mine, line - high - measures.px(2)),
            size,
            theme.GOLD_COLOUR,
            "bold",
            "midbottom",
        )


def _dots(painter: Painter, places: Sequence[int], line: int, colour: Color) -> None:
    """Paint dots on the line; dots at the same place are stacked."""
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
    """A curve of shares from 0 to 1, with labelled lines.

    ``labels`` belong to the lines at 1, at ``even`` and at 0.
    """

    mirrors: ClassVar[bool] = False
    values: Sequence[float]
    even: float
    labels: tuple[str, str, str]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        size = measures.text_size(12.5)
        left = max(painter.texts.width(one, size) for one in self.labels) + measures.px(10)
        over = round(0.8 * size)
        inner = Rect(rect.x + left, rect.y + over, rect.w - left, rect.h - 2 * over)
        drawn: list[int] = []
        for share, label in zip((1.0, 0.0, self.even), (0, 2, 1), strict=True):
            y = round(inner.bottom - share * inner.h)
            painter.surface.fill(painter.palette.button_edge, Rect(inner.x, y, inner.w, 1))
            if all(abs(y - other) >= 2 * over for other in drawn):
                drawn.append(y)
                place = (inner.x - measures.px(10), y)
                painter.words(self.labels[label], place, size, theme.DIM_INK, anchor="midright")
        points = [
            (
                inner.x + round(inner.w * place / max(1, len(shown) - 1)),
                round(inner.bottom - share * inner.h),
            )
            for shown in (self._shown(inner.w),)
            for place, share in enumerate(shown)
        ]
        painter.curve(points, theme.GOLD_COLOUR)

    def _shown(self, wide: int) -> Sequence[float]:
        """The values, thinned out to one per two pixels."""
        most = max(2, wide // 2)
        if len(self.values) <= most:
            return self.values
        return [self.values[place * (len(self.values) - 1) // (most - 1)] for place in range(most)]


def share_line(painter: Painter, rect: Rect, thick: int) -> Rect:
    """Paint the bar's ground across a rectangle; returns its rectangle."""
    line = Rect(rect.x, 0, rect.w, thick)
    line.centery = rect.centery
    painter.panel(line, painter.palette.panel, thick // 2, painter.palette.button_edge)
    return line


def share_band(painter: Painter, line: Rect, low: float, high: float) -> None:
    """Paint the band between two shares on a bar, clipped to it."""
    low, high = max(0.0, low), min(1.0, high)
    left = line.x + round(low * line.w)
    band = Rect(left, line.y, max(line.h, round((high - low) * line.w)), line.h)
    band.right = min(band.right, line.right)
    painter.panel(band, theme.GOLD_COLOUR.lerp(Color(painter.palette.panel), 0.55), line.h // 2)


@dataclass(frozen=True, slots=True)
class Share(PaintedWidget):
    """A bar with a mark at ``value``, a band from ``low`` to ``high`` and a line at ``even``."""

    mirrors: ClassVar[bool] = False
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
        painter.surface.fill(theme.DIM_INK, even)
        mark = Rect(0, 0, max(3, measures.px(5)), thick + measures.px(6))
        mark.center = (line.x + round(self.value * line.w), line.centery)
        painter.surface.fill(theme.GOLD_COLOUR, mark)


@dataclass(frozen=True, slots=True)
class Chance(PaintedWidget):
    """A bar filled to the share ``value``; one that ``leads`` is gold.

    ``doubt`` is the margin of error to either side.
    """

    mirrors: ClassVar[bool] = False
    value: float
    leads: bool
    doubt: float = 0.0

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        line = share_line(painter, node.rect, max(8, measures.px(12)))
        filled = line.copy()
        filled.w = max(line.h, round(self.value * line.w))
        color = (
            theme.GOLD_COLOUR
            if self.leads
            else theme.GOLD_COLOUR.lerp(Color(painter.palette.panel), 0.45)
        )
        painter.panel(filled, color, line.h // 2)
        if self.doubt:
            ends = (max(0.0, self.value - self.doubt), min(1.0, self.value + self.doubt))
            left, right = (line.x + round(end * line.w) for end in ends)
            thin = max(2, measures.px(2))
            high = line.h + measures.px(6)
            across = Rect(left, line.centery - thin // 2, right - left, thin)
            painter.surface.fill(theme.LIGHT_INK, across)
            for end in (left, right):
                upright = Rect(end - thin // 2, line.centery - high // 2, thin, high)
                painter.surface.fill(theme.LIGHT_INK, upright)


@dataclass(frozen=True, slots=True)
class MoveSlider(PaintedWidget):
    """A slider over the moves of a match, with its knob ``at`` a position from 0 to ``last``.

    ``rounds`` are the positions where a round begins, drawn as lines; ``choices`` are drawn as
    dots.
    """

    mirrors: ClassVar[bool] = False
    at: int
    last: int
    rounds: Sequence[int]
    choices: Sequence[int]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        line = line_of(node.rect, measures)
        painter.panel(line, painter.palette.panel, line.h // 2, painter.palette.button_edge)

        def across(place: int) -> int:
            return round(line.x + line.w * place / max(1, self.last))

        knob = across(self.at)
        full = Rect(line.x, line.y, max(line.h, knob - line.x), line.h)
        painter.panel(full, theme.GOLD_COLOUR, line.h // 2)
        high = round(line.h * 2.4)
        for place in self.rounds:
            mark = Rect(across(place), 0, max(2, measures.px(2)), high)
            mark.centery = line.centery
            painter.surface.fill(theme.DIM_INK, mark)
        dot = max(2, measures.px(3))
        for x in sorted({across(place) for place in self.choices}):
            mark = Rect(x - dot // 2, line.bottom + measures.px(2), dot, dot)
            painter.surface.fill(theme.GOLD_COLOUR, mark)
        radius = measures.px(10.5 if mood.hovered or mood.pressed else 9)
        painter.dot(theme.LIGHT_INK, (knob, line.centery), radius)
        if mood.focused:
            painter.ring(node.rect, measures.px(8))


def line_of(rect: Rect, measures: Measures) -> Rect:
    """The part of a move slider along which its knob moves."""
    pad = measures.px(11)
    line = Rect(rect.x + pad, 0, rect.w - 2 * pad, max(4, measures.px(6)))
    line.centery = rect.centery
    return line
