"""A part of a page that stands beside others where there is room, and else has a tab."""

from abc import ABC, abstractmethod

from pygame import Rect

from game.ui.box.scroll import Scroller, clipped
from game.ui.table.model import TableModel
from game.ui.theme import Measures
from game.ui.tree import Node

__all__ = ["BAR", "STEP", "Part", "allot", "clipped", "pages_of"]

BAR = 10.0
"""Units kept free at the right of what is turned, for the bar that says where one is."""
STEP = 44.0


class Part(ABC):
    """One thing to read about a match, made for a window of certain measures.

    ``offset`` is how far it is turned down and ``most`` how far it can be, in pixels; None for
    an offset is where one wants to begin.  ``page`` is how much of it can be seen, ``step`` how
    far a key or a notch of the wheel turns it.  All lengths are in pixels.
    """

    title = ""

    def __init__(self, model: TableModel, measures: Measures, offset: int | None) -> None:
        self.model = model
        self.show = model.show
        self.state = model.show.state
        self.names = [who.name for who in model.show.names]
        self.rules = model.show.table
        self.texts = model.texts
        self.measures = measures
        self.offset = offset
        self._scroller = Scroller()
        self.most = 0
        self.page = 0
        self.step = measures.px(STEP)

    @abstractmethod
    def widths(self) -> tuple[int, int]:
        """The least width it can do with, and the most it has a use for."""

    @abstractmethod
    def height(self, width: int) -> int:
        """The height at which nothing is cramped."""

    @abstractmethod
    def least_height(self, width: int) -> int:
        """The height below which it would rather not stand beside something else."""

    @abstractmethod
    def lay(self, rect: Rect) -> list[Node]:
        """Its nodes, all inside the rectangle as far as they are not clipped away."""

    def turn(self, view: Rect, high: int, start: int) -> int:
        """Fit what is so high into a view on it; how far it is turned down now.

        ``start`` is where it begins before anybody has turned it.
        """
        self._scroller.offset = start if self.offset is None else self.offset
        self._scroller.show(view, high)
        self.page, self.most = view.h, self._scroller.most
        self.offset = self._scroller.offset
        return self.offset

    def bar(self, view: Rect, tone: str = "dim") -> list[Node]:
        """The mark of where one is, at the right of the view; nothing if all can be seen."""
        wide = max(4, self.measures.px(6))
        line = Rect(view.right - wide, view.y, wide, view.h)
        return self._scroller.bar(line, self.measures, tone)


def pages_of(parts: list[Part], room: Rect, gap: int) -> list[list[Part]]:
    """The parts, as many side by side on a page as the room allows."""
    pages: list[list[Part]] = []
    for part in parts:
        if pages and _together([*pages[-1], part], room, gap):
            pages[-1].append(part)
        else:
            pages.append([part])
    return pages


def _together(parts: list[Part], room: Rect, gap: int) -> bool:
    """Whether parts can stand side by side without being cramped."""
    if sum(part.widths()[0] for part in parts) + gap * (len(parts) - 1) > room.w:
        return False
    return _fit(parts, allot(parts, room, gap), room)


def _fit(parts: list[Part], widths: list[int], room: Rect) -> bool:
    """Whether parts of these widths are not too high."""
    return all(part.least_height(wide) <= room.h for part, wide in zip(parts, widths, strict=True))


def allot(parts: list[Part], room: Rect, gap: int) -> list[int]:
    """The width of each part: what it needs, and of the rest as much as it has a use for.

    Where that leaves something too little room to be seen whole, the first one has all the rest.
    """
    needs = [part.widths() for part in parts]
    least = sum(one for one, _ in needs) + gap * (len(parts) - 1)
    wanted = sum(most - one for one, most in needs)
    spare = min(wanted, max(0, room.w - least))
    shared = [min(one + (most - one) * spare // max(1, wanted), room.w) for one, most in needs]
    if len(parts) == 1 or _fit(parts, shared, room):
        return shared
    first, *others = [one for one, _ in needs]
    return [min(first + spare, needs[0][1]), *others]
