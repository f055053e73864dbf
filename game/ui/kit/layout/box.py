"""The base of all boxes: a box measures its contents and places its nodes.

``Memo`` and ``MemoBox`` cache parts of a page from one tree to the next.  ``LazyBox`` builds rows
only when they are used.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Self, TypeVar, cast, overload

from pygame import Rect

from game.ui.kit.tree import Node


class Widths(NamedTuple):
    """Widths of a box in pixels.

    At ``least`` its texts break at every space; at ``ideal`` nothing breaks.
    """

    least: int
    ideal: int


class _Once:
    """A lazy attribute that caches the widths in the box's ``__dict__``."""

    def __get__(self, box: "Box", owner: type) -> Widths:
        found = box.__dict__["widths"] = box._widths()
        return found


class Box(ABC):
    """A part of a page that is measured from its contents and placed in a rectangle.

    A box belongs to one window size and may be placed repeatedly.  All lengths are in pixels.
    Measurements are cached.

    ``grow`` is its part of the spare room in a row or column; with 0 it takes its ideal size.
    ``share`` limits it to that part of a row's width, unless its least width is larger.
    ``scrolls`` is whether it can shrink below its full height by scrolling.
    """

    grow: float = 0
    share: float = 1.0
    scrolls: bool = False
    widths = _Once()

    def __init__(self) -> None:
        self._known_heights: dict[int, int] = {}
        self._known_lower: dict[tuple[bool, int], int] = {}

    def height(self, width: int) -> int:
        high = self._known_heights.get(width)
        if high is None:
            high = self._known_heights[width] = self._height(width)
        return high

    def least_height(self, width: int) -> int:
        """Minimum height at a width; below the full height only if something scrolls."""
        if not self.scrolls:
            return self.height(width)
        high = self._known_lower.get((False, width))
        if high is None:
            high = self._known_lower[False, width] = self._least_height(width)
        return high

    def whole_height(self, width: int) -> int:
        """Minimum height at a width at which nothing needs scrolling."""
        if not self.scrolls:
            return self.height(width)
        high = self._known_lower.get((True, width))
        if high is None:
            high = self._known_lower[True, width] = self._whole_height(width)
        return high

    @abstractmethod
    def place(self, rect: Rect) -> list[Node]:
        """Place its nodes in a rectangle; returns them in painting order."""

    @abstractmethod
    def _widths(self) -> Widths: ...

    @abstractmethod
    def _height(self, width: int) -> int: ...

    def _least_height(self, width: int) -> int:
        return self.height(width)

    def _whole_height(self, width: int) -> int:
        return self.height(width)

    def growing(self, part: float = 1) -> Self:
        """The same box, taking this part of the spare room."""
        self.grow = part
        return self

    def within(self, share: float) -> Self:
        """The same box, limited to this part of a row's width."""
        self.share = share
        return self


class Wrapper(Box):
    """A box around one other, of the same size."""

    def __init__(self, child: Box) -> None:
        super().__init__()
        self.child = child
        self.scrolls = child.scrolls

    def place(self, rect: Rect) -> list[Node]:
        return self.child.place(rect)

    def _widths(self) -> Widths:
        return self.child.widths

    def _height(self, width: int) -> int:
        return self.child.height(width)

    def _least_height(self, width: int) -> int:
        return self.child.least_height(width)

    def _whole_height(self, width: int) -> int:
        return self.child.whole_height(width)


T = TypeVar("T")


class MemoBox(Wrapper):
    """A box that returns its cached nodes if it is placed in the same rectangle again.

    They are where they were placed, even if a page from right to left has reflected them since.
    """

    def __init__(self, child: Box) -> None:
        super().__init__(child)
        self._placed: tuple[Rect, list[Node]] | None = None
        self._lefts: list[tuple[Rect, int]] = []

    def place(self, rect: Rect) -> list[Node]:
        if self._placed is None or self._placed[0] != rect:
            nodes = self.child.place(rect)
            self._placed = rect.copy(), nodes
            rects = (one for top in nodes for node in top.walk() for one in (node.rect, node.clip))
            self._lefts = [(one, one.x) for one in rects if one is not None]
        else:
            for one, left in self._lefts:
                one.x = left
        return self._placed[1]


class Memo:
    """A cache of parts of a page, by name."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, object]] = {}

    def part(self, name: Hashable, shows: object, make: Callable[[], T]) -> T:
        """The cached part of this name; rebuilt if ``shows`` differs from the last call."""
        kept = self._parts.get(name)
        if kept is None or kept[0] != shows:
            kept = self._parts[name] = shows, make()
        return cast(T, kept[1])

    def clear(self) -> None:
        self._parts.clear()


class LazyBox(Sequence[Box]):
    """A sequence of ``many`` boxes, each built from its index on first access."""

    def __init__(self, many: int, make: Callable[[int], Box]) -> None:
        self.many = many
        self.make = make
        self.made: dict[int, Box] = {}

    def __len__(self) -> int:
        return self.many

    @overload
    def __getitem__(self, at: int) -> Box: ...
    @overload
    def __getitem__(self, at: slice) -> list[Box]: ...
    def __getitem__(self, at: int | slice) -> Box | list[Box]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(self.many))]
        if not 0 <= at < self.many:
            raise IndexError(f"there are {self.many} boxes, not {at + 1}")
        if at not in self.made:
            self.made[at] = self.make(at)
        return self.made[at]
