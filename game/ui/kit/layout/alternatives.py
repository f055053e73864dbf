"""Alternatives: boxes that choose one of several layouts by the available room.

``FirstFit`` decides by width, ``LargestFit`` by height as well.  ``Stack`` places boxes on top of
each other.  ``TabsOrColumns`` shows texts side by side, or behind tabs as a fallback.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.layout.frame import Limit
from game.ui.kit.layout.linear import Row
from game.ui.kit.tree import Node


class FirstFit(Box):
    """The first of several layouts whose least width fits, else the narrowest one.

    Layouts may share nodes and boxes: only one of them is placed.
    """

    def __init__(self, *alternatives: Box) -> None:
        super().__init__()
        self.alternatives = alternatives
        self.scrolls = any(way.scrolls for way in alternatives)
        self._shown: dict[int, Box] = {}

    def _widths(self) -> Widths:
        return Widths(
            min(way.widths.least for way in self.alternatives), self.alternatives[0].widths.ideal
        )

    def way(self, width: int) -> Box:
        shown = self._shown.get(width)
        if shown is None:
            fitting = (way for way in self.alternatives if way.widths.least <= width)
            shown = next(fitting, None) or min(self.alternatives, key=lambda way: way.widths.least)
            self._shown[width] = shown
        return shown

    def _height(self, width: int) -> int:
        return self.way(width).height(width)

    def _least_height(self, width: int) -> int:
        return self.way(width).least_height(width)

    def _whole_height(self, width: int) -> int:
        return self.way(width).whole_height(width)

    def place(self, rect: Rect) -> list[Node]:
        return self.way(rect.w).place(rect)


class LargestFit(Box):
    """The first of several layouts that needs no scrolling, else the last one.

    They are given from largest to smallest; layouts too wide for the room are skipped.  They may
    share nodes and boxes: only one of them is placed.
    """

    scrolls = True

    def __init__(self, alternatives: Sequence[Box]) -> None:
        super().__init__()
        self.alternatives = alternatives
        self._fitting: dict[int, list[Box]] = {}

    def _widths(self) -> Widths:
        return Widths(
            min(way.widths.least for way in self.alternatives),
            max(way.widths.ideal for way in self.alternatives),
        )

    def _narrow(self, width: int) -> list[Box]:
        fitting = self._fitting.get(width)
        if fitting is None:
            fitting = [way for way in self.alternatives if way.widths.least <= width]
            least = min(way.widths.least for way in self.alternatives)
            fitting = fitting or [way for way in self.alternatives if way.widths.least == least]
            self._fitting[width] = fitting
        return fitting

    def _height(self, width: int) -> int:
        return self._narrow(width)[0].height(width)

    def _least_height(self, width: int) -> int:
        return min(way.least_height(width) for way in self._narrow(width))

    def _whole_height(self, width: int) -> int:
        return min(way.whole_height(width) for way in self._narrow(width))

    def way(self, width: int, high: int) -> Box:
        """The layout chosen for this width and height."""
        ways = self._narrow(width)
        return next((way for way in ways if way.whole_height(width) <= high), ways[-1])

    def place(self, rect: Rect) -> list[Node]:
        return self.way(rect.w, rect.h).place(rect)


def largest(ways: Iterable[Box], rect: Rect) -> Box:
    """The first of several layouts that fits a rectangle without scrolling, else the last one.

    Like ``LargestFit``, but the iterable may be lazy: later layouts are never built.
    """
    for way in ways:
        if way.widths.least <= rect.w and way.whole_height(rect.w) <= rect.h:
            break
    return way


class Stack(Box):
    """Boxes on top of each other, the first one lowest."""

    def __init__(self, layers: Sequence[Box]) -> None:
        super().__init__()
        self.layers = layers
        self.scrolls = any(layer.scrolls for layer in layers)

    def _widths(self) -> Widths:
        return Widths(
            max(layer.widths.least for layer in self.layers),
            max(layer.widths.ideal for layer in self.layers),
        )

    def _height(self, width: int) -> int:
        return max(layer.height(width) for layer in self.layers)

    def _least_height(self, width: int) -> int:
        return max(layer.least_height(width) for layer in self.layers)

    def _whole_height(self, width: int) -> int:
        return max(layer.whole_height(width) for layer in self.layers)

    def place(self, rect: Rect) -> list[Node]:
        return [node for layer in self.layers for node in layer.place(rect.copy())]


class StackState(Stack):
    """Several boxes, with the one at index ``shown`` visible; the place fits any of them.

    The visible box is centred at the top.
    """

    def __init__(self, layers: Sequence[Box], shown: int) -> None:
        super().__init__(layers)
        self.shown = shown

    def place(self, rect: Rect) -> list[Node]:
        box = self.layers[self.shown]
        wide = min(rect.w, box.widths.ideal)
        return box.place(Rect(rect.x + (rect.w - wide) // 2, rect.y, wide, rect.h))


class Reading(NamedTuple):
    """A titled text; beside others it is at least ``least`` pixels wide."""

    title: str
    box: Box
    least: int = 0


Frame = Callable[[Box, Sequence[str]], Box]
"""A function that builds the page around a text, with a tab for each title."""


class TabsOrColumns(Box):
    """Titled parts, as many side by side on a page as are readable at once.

    A page is called as its first part; ``titles`` are those of the pages, where there are
    several, and ``shown`` is the one that is seen.  Both are known when it has been placed: what
    lies around depends on them, so it is given as a ``frame``.  A ``gap`` in pixels lies between
    two parts.  What is seen has as much room as the highest page needs, unless it is ``alone``.
    """

    scrolls = True

    def __init__(self, parts: Sequence[Reading], gap: int, shown: int, frame: Frame) -> None:
        super().__init__()
        self.parts = parts
        self.gap = gap
        self.shown = shown
        self.frame = frame
        self.titles: list[str] = []
        self.alone = False

    def _widths(self) -> Widths:
        return self._page([[one] for one in self.parts]).widths

    def _height(self, width: int) -> int:
        return self._page([[one] for one in self.parts]).height(width)

    def _page(self, groups: Sequence[Sequence[Reading]]) -> Box:
        """The page that is shown, with the parts in groups."""
        titles, bodies = self._bodies(groups)
        return self.frame(StackState(bodies, min(self.shown, len(groups) - 1)), titles)

    def _bodies(self, groups: Sequence[Sequence[Reading]]) -> tuple[list[str], list[Box]]:
        """The titles of the pages, where there are several, and the text of each."""
        titles = [group[0].title for group in groups] if len(groups) > 1 else []
        return titles, [self._beside(group) for group in groups]

    def _beside(self, parts: Sequence[Reading]) -> Box:
        """Parts side by side; if one would need scrolling, the first part gets the spare width."""
        if len(parts) == 1:
            return parts[0].box
        first, *others = [Limit(part.box, least=part.least) for part in parts]
        narrow = [Limit(one, ideal=one.widths.least) for one in others]
        return LargestFit(
            [
                Row([first, *others], self.gap, "top"),
                Row([Limit(first).growing(), *narrow], self.gap, "top"),
            ]
        )

    def _groups(self, rect: Rect) -> list[list[Reading]]:
        groups: list[list[Reading]] = []
        for part in self.parts:
            if groups:
                together = [*groups[-1], part]
                # The remaining parts need tabs.
                others = [[part]] if len(together) < len(self.parts) else []
                page = self._page_of(together, others)
                if page.widths.least <= rect.w and page.whole_height(rect.w) <= rect.h:
                    groups[-1].append(part)
                    continue
            groups.append([part])
        return groups

    def _page_of(self, group: Sequence[Reading], others: Sequence[Sequence[Reading]]) -> Box:
        titles = [one[0].title for one in (group, *others)] if others else []
        return self.frame(self._beside(group), titles)

    def place(self, rect: Rect) -> list[Node]:
        groups = self._groups(rect)
        self.titles = [group[0].title for group in groups]
        self.shown = min(self.shown, len(groups) - 1)
        if not self.alone:
            return self._page(groups).place(rect)
        titles, bodies = self._bodies(groups)
        return self.frame(bodies[self.shown], titles).place(rect)
