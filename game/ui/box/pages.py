"""Several things to read: side by side where there is room, else behind tabs."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.box.frame import Limit
from game.ui.box.over import Shown
from game.ui.box.row import Row
from game.ui.box.shrink import Shrink
from game.ui.tree import Node


class Reading(NamedTuple):
    """Something to read; beside others it is never narrower than its ``least`` width, in pixels."""

    title: str
    box: Box
    least: int = 0


Frame = Callable[[Box, Sequence[str]], Box]
"""A page around what is to be read, with a tab for each of these titles."""


class Pages(Box):
    """Parts with a title each, as many to a page as can be read at once beside each other.

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
        return self.frame(Shown(bodies, min(self.shown, len(groups) - 1)), titles)

    def _bodies(self, groups: Sequence[Sequence[Reading]]) -> tuple[list[str], list[Box]]:
        """The titles of the pages, where there are several, and what is to be read on each."""
        titles = [group[0].title for group in groups] if len(groups) > 1 else []
        return titles, [self._beside(group) for group in groups]

    def _beside(self, parts: Sequence[Reading]) -> Box:
        """Parts side by side; if some of one would not be seen, the first has all the room."""
        if len(parts) == 1:
            return parts[0].box
        first, *others = [Limit(part.box, least=part.least) for part in parts]
        narrow = [Limit(one, ideal=one.widths.least) for one in others]
        return Shrink([
            Row([first, *others], self.gap, "top"),
            Row([Limit(first).growing(), *narrow], self.gap, "top"),
        ])  # fmt: skip

    def _groups(self, rect: Rect) -> list[list[Reading]]:
        """The parts of each page."""
        groups: list[list[Reading]] = []
        for part in self.parts:
            if groups:
                together = [*groups[-1], part]
                # What comes after has tabs.
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
