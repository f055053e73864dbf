"""Scrolling: the scrolled column, virtual lists, and their scroll offset.

``ScrollState`` holds the viewport and the scroll offset.  ``Scroll`` scrolls one box.
``FixedRowList`` and ``RowList`` place only their visible rows.  ``ListEnd`` shows the last boxes
that fit, without scrolling.
"""

from collections.abc import Sequence
from itertools import accumulate

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths, Wrapper
from game.ui.kit.layout.linear import edges
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.inputs import Scrollbar
from game.ui.kit.widgets.surfaces import Panel

REVEAL_MARGIN_UNITS = 60.0
"""Margin in units around a node that is scrolled into view."""
WHEEL_NOTCH_UNITS = 70.0
"""Units scrolled per notch of the wheel."""
MIN_VIEWPORT_HEIGHT_UNITS = 120.0
"""Minimum useful height of a viewport, in units."""


class ScrollState:
    """The viewport and scroll offset of a column; it outlives the boxes of one build.

    Lengths are in pixels; ``high`` is the height of the contents.  With a ``step`` the offset is a
    multiple of it.  ``touched`` is whether the player has scrolled.  ``panel`` is the key of the
    node that takes the focus for it, empty for none.
    """

    def __init__(self, panel: str = "") -> None:
        self.panel = panel
        self.view = Rect(0, 0, 0, 0)
        self.offset = 0
        self.high = 0
        self.step = 0
        self.touched = False

    @property
    def most(self) -> int:
        return max(0, self.high - self.view.h)

    def show(self, view: Rect, high: int) -> None:
        """Set the viewport and the height of the contents; the offset is kept within its bounds."""
        self.view = view
        self.high = high
        self.offset = min(self.most, max(0, self.offset))

    def away(self) -> None:
        """Clear the viewport until the contents are shown again."""
        self.view = Rect(0, 0, 0, 0)
        self.high = 0

    def turn(self, pixels: float) -> bool:
        """Scroll down by ``pixels``, up if negative; whether the offset changed."""
        before = self.offset
        if self.step:
            steps = max(1, round(abs(pixels) / self.step))
            pixels = steps * self.step if pixels > 0 else -steps * self.step
        self.offset = round(min(self.most, max(0, self.offset + pixels)))
        self.touched = self.touched or self.offset != before
        return self.offset != before

    def reveal(self, rect: Rect, measures: Measures) -> bool:
        """Scroll a rectangle into view with a margin; whether the offset changed.

        Rows higher than the margin are whole already, so it would turn to another row.
        """
        margin = min(measures.px(REVEAL_MARGIN_UNITS), max(0, self.view.h - rect.h) // 2)
        if self.step > margin:
            margin = 0
        if rect.top < self.view.top + margin:
            return self.turn(rect.top - self.view.top - margin)
        if rect.bottom > self.view.bottom - margin:
            return self.turn(rect.bottom - self.view.bottom + margin)
        return False

    def bar(self, line: Rect, measures: Measures, tone: str = "dim") -> list[Node]:
        """The knob of the scroll bar on a vertical line; empty if everything is visible."""
        if not self.most:
            return []
        long = min(line.h, max(measures.px(30), line.h * self.view.h // self.high))
        y = line.y + (line.h - long) * self.offset // self.most
        return [Node(Role.SCROLLBAR, "", Rect(line.x, y, line.w, long), widget=Scrollbar(tone))]


def beside(view: Rect, measures: Measures, outside: bool = False) -> Rect:
    """Track of the scroll bar: inside the right edge of the viewport, or ``outside`` it."""
    px, wide = measures.px, max(4, measures.px(6))
    return Rect(
        view.right + px(3) if outside else view.right - px(11),
        view.y + px(8),
        wide,
        max(1, view.h - px(16)),
    )


def clipped(nodes: list[Node], view: Rect, *, alone: bool = True) -> list[Node]:
    """The nodes, clipped to a viewport.

    With ``alone`` false, a node that has a clip of its own keeps it, unless that is one of an
    earlier viewport.
    """
    for top in nodes:
        for node in top.walk():
            if alone or node.clip is None or not view.contains(node.clip):
                node.clip = view
    return nodes


class Scroll(Wrapper):
    """A box in a viewport that scrolls if the box is higher.

    It scrolls only if the child cannot shrink to the viewport.  If the child is lower, growing
    parts of it take the spare height.  ``panel`` is the name of a panel behind it, as high as the
    child, or with ``fill`` as high as the viewport.  ``x`` and ``y`` are its padding in pixels.
    With ``outside`` the scroll bar lies beside the viewport, clear of text that reaches to the
    edge.
    """

    def __init__(
        self,
        scroller: ScrollState,
        child: Box,
        measures: Measures,
        *,
        x: int = 0,
        y: int = 0,
        panel: str | None = None,
        fill: bool = False,
        outside: bool = False,
    ) -> None:
        super().__init__(child)
        self.scrolls = True
        self.scroller = scroller
        self.measures = measures
        self.x = x
        self.y = y
        self.panel = panel
        self.fill = fill
        self.outside = outside

    def _widths(self) -> Widths:
        least, ideal = self.child.widths
        return Widths(least + 2 * self.x, ideal + 2 * self.x)

    def _inner_width(self, width: int) -> int:
        return max(0, width - 2 * self.x)

    def _height(self, width: int) -> int:
        return self.child.height(self._inner_width(width)) + 2 * self.y

    def _least_height(self, width: int) -> int:
        return min(self.height(width), self.measures.px(MIN_VIEWPORT_HEIGHT_UNITS))

    def _whole_height(self, width: int) -> int:
        return self.child.whole_height(self._inner_width(width)) + 2 * self.y

    def _view_height(self, rect: Rect) -> int:
        high = self.height(rect.w)
        enough = self.child.least_height(self._inner_width(rect.w)) + 2 * self.y <= rect.h
        return min(high, rect.h) if enough else high

    def place(self, rect: Rect) -> list[Node]:
        scroller, wide = self.scroller, self._inner_width(rect.w)
        scroller.show(rect, self._view_height(rect))
        room = max(scroller.high, rect.h) - 2 * self.y
        top = rect.y + self.y - scroller.offset
        nodes = self.child.place(Rect(rect.x + self.x, top, wide, max(0, room)))
        nodes = clipped(nodes, rect, alone=scroller.most > 0)
        if self.panel is not None:
            high = rect.h if self.fill else min(rect.h, scroller.high)
            ground = Rect(rect.x, rect.y, rect.w, high)
            nodes.insert(0, Node(Role.PANEL, self.panel, ground, widget=Panel(flat=True)))
        return [*nodes, *scroller.bar(beside(rect, self.measures, self.outside), self.measures)]


class Turned(Box):
    """The base of virtual lists: rows that are placed only while visible.

    ``x`` is the padding to either side in pixels.
    """

    scrolls = True

    def __init__(
        self, scroller: ScrollState, rows: Sequence[Box], measures: Measures, x: int = 0
    ) -> None:
        super().__init__()
        self.scroller = scroller
        self.rows = rows
        self.measures = measures
        self.x = x

    def _inner_width(self, width: int) -> int:
        return max(0, width - 2 * self.x)


class FixedRowList(Turned):
    """A virtual list of rows of one height that scrolls by whole rows.

    ``alike`` are sample rows for measuring, by default all rows.  A row is ``high`` pixels high, or
    lower if that makes all rows fit.  In a list of more than ``2 * enough`` rows, ``enough``
    visible rows satisfy the layout.  Until the player scrolls, row ``last`` is the lowest one
    visible.  ``beyond`` rows outside the viewport are placed as well, so the keyboard focus can
    move to them.
    """

    def __init__(
        self,
        scroller: ScrollState,
        rows: Sequence[Box],
        measures: Measures,
        *,
        high: int,
        enough: int,
        alike: Sequence[Box] = (),
        last: int = 0,
        x: int = 0,
        tone: str = "dim",
        beyond: int = 0,
    ) -> None:
        super().__init__(scroller, rows, measures, x)
        self.alike = alike or rows
        self.high = high
        self.enough = enough
        self.last = last
        self.tone = tone
        self.beyond = beyond

    def _widths(self) -> Widths:
        widths = [row.widths for row in self.alike]
        return Widths(
            max((one.least for one in widths), default=0) + 2 * self.x,
            max((one.ideal for one in widths), default=0) + 2 * self.x,
        )

    def _least_row_height(self, width: int) -> int:
        wide = self._inner_width(width)
        return max((row.least_height(wide) for row in self.alike), default=0)

    def _row_height(self, width: int) -> int:
        return max(self.high, self._least_row_height(width))

    def _height(self, width: int) -> int:
        return len(self.rows) * self._row_height(width)

    def _whole_height(self, width: int) -> int:
        if len(self.rows) > 2 * self.enough:
            return self.enough * self._row_height(width)
        return len(self.rows) * self._least_row_height(width)

    def _least_height(self, width: int) -> int:
        least = max(self.measures.px(MIN_VIEWPORT_HEIGHT_UNITS), self._row_height(width))
        return min(len(self.rows) * self._least_row_height(width), least)

    def place(self, rect: Rect) -> list[Node]:
        scroller, count = self.scroller, len(self.rows)
        if count * self._least_row_height(rect.w) <= rect.h:
            rect = Rect(rect.x, rect.y, rect.w, min(rect.h, self.height(rect.w)))
            scroller.step = 0
            scroller.show(rect, rect.h)
            ends: Sequence[int] = edges(rect.h, [1] * count)
            seen = range(count)
        else:
            # Only whole rows are visible at any offset.
            shown = max(1, rect.h // self._row_height(rect.w))
            step = scroller.step = max(1, rect.h // shown)
            if not scroller.touched:
                scroller.offset = step * (self.last + 1 - shown)
            scroller.offset = round(scroller.offset / step) * step
            scroller.show(Rect(rect.x, rect.y, rect.w, step * shown), step * count)
            ends = range(0, step * (count + 1), step)
            first = scroller.offset // step
            seen = range(max(0, first - self.beyond), min(count, first + shown + self.beyond))
        nodes: list[Node] = []
        view = scroller.view
        for number in seen:
            top, bottom = (view.y + ends[one] - scroller.offset for one in (number, number + 1))
            place = Rect(view.x + self.x, top, view.w - 2 * self.x, bottom - top)
            row = self.rows[number].place(place)
            for node in row:
                node.place = node.place or (number + 1, count)
            nodes += row
        return [
            *clipped(nodes, view),
            *scroller.bar(_line(view, self.measures), self.measures, self.tone),
        ]


def _line(view: Rect, measures: Measures) -> Rect:
    wide = max(4, measures.px(6))
    return Rect(view.right - measures.px(5) - wide, view.y, wide, view.h)


class RowList(Turned):
    """A virtual list of rows of any height on a panel.

    Until the player scrolls, the end is visible.  It asks for no width.  ``x`` and ``y`` are the
    padding and ``gap`` the space between rows, in pixels; ``name`` is that of the panel.
    """

    def __init__(
        self,
        scroller: ScrollState,
        rows: Sequence[Box],
        measures: Measures,
        name: str,
        *,
        gap: int = 0,
        x: int = 0,
        y: int = 0,
    ) -> None:
        super().__init__(scroller, rows, measures, x)
        self.name = name
        self.gap = gap
        self.y = y

    def _widths(self) -> Widths:
        return Widths(2 * self.x, 2 * self.x)

    def _height(self, width: int) -> int:
        wide = self._inner_width(width)
        high = sum(row.height(wide) + self.gap for row in self.rows)
        return max(0, high - self.gap) + 2 * self.y

    def _least_height(self, width: int) -> int:
        return min(self.height(width), self.measures.px(MIN_VIEWPORT_HEIGHT_UNITS))

    def place(self, rect: Rect) -> list[Node]:
        scroller, wide = self.scroller, self._inner_width(rect.w)
        if not scroller.touched:
            scroller.offset = self.height(rect.w)
        scroller.show(rect, self.height(rect.w))
        tops = accumulate((row.height(wide) + self.gap for row in self.rows), initial=0)
        nodes: list[Node] = []
        for number, (row, top) in enumerate(zip(self.rows, tops, strict=False), 1):
            y = rect.y + self.y + top - scroller.offset
            if y >= rect.bottom:
                break
            if y + row.height(wide) > rect.top:
                placed = row.place(Rect(rect.x + self.x, y, wide, row.height(wide)))
                for node in placed:
                    node.place = number, len(self.rows)
                nodes += placed
        ground = Rect(rect.x, rect.y, rect.w, min(rect.h, scroller.high))
        panel = Node(Role.PANEL, self.name, ground, widget=Panel(flat=True))
        bar = scroller.bar(beside(rect, self.measures), self.measures)
        return [panel, *clipped(nodes, rect), *bar]


class ListEnd(Box):
    """The last boxes that fit, with the final one at the bottom.

    Boxes are measured only while placing.  ``gap`` separates two of them and ``least`` is the
    height asked for, in pixels.  A final box higher than the room shows its beginning.
    """

    def __init__(self, cells: Sequence[Box], gap: int, least: int = 0) -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.least = least

    def _widths(self) -> Widths:
        return Widths(0, 0)

    def _height(self, width: int) -> int:
        return self.least

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        bottom = rect.bottom
        for number in range(len(self.cells) - 1, -1, -1):
            cell = self.cells[number]
            high = cell.height(rect.w)
            if bottom - high < rect.top:
                if bottom == rect.bottom:
                    nodes = clipped(cell.place(Rect(rect.x, rect.y, rect.w, high)), rect)
                break
            nodes = cell.place(Rect(rect.x, bottom - high, rect.w, high)) + nodes
            bottom -= high + self.gap
        return nodes
