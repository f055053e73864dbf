"""A box: something on a page that knows how large it would be, and is placed once.

What is kept from tree to tree, for as long as it shows the same.

Boxes that are made when they are needed.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Self, TypeVar, cast, overload

from pygame import Rect

from game.ui.kit.tree import Node


class Widths(NamedTuple):
    """The widths a box has a use for, in pixels.

    ``least`` is the width it can do with, its texts broken at every space; ``ideal`` the one
    at which nothing in it is broken.
    """

    least: int
    ideal: int


class _Once:
    """The widths of a box: worked out when they are first asked for, and kept in the box."""

    def __get__(self, box: "Box", owner: type) -> Widths:
        found = box.__dict__["widths"] = box._widths()
        return found


class Box(ABC):
    """Measured from its contents, given a rectangle, giving the nodes that lie in it.

    A box is made for one window, and may be placed in it again.  All lengths are in pixels.  In a
    row or a column ``grow`` is its part of the room that is left over (0: it takes what it
    needs), ``share`` how much of a row's width it takes at most, as a part of it, if it does not
    need more;
    ``scrolls`` is whether it or something in it can do with less than its height.  ``widths``
    are those it has a use for.
    """

    grow: float = 0
    share: float = 1.0
    scrolls: bool = False
    widths = _Once()

    def __init__(self) -> None:
        self._known_heights: dict[int, int] = {}
        self._known_lower: dict[tuple[bool, int], int] = {}

    def height(self, width: int) -> int:
        """How high it would be at a width."""
        high = self._known_heights.get(width)
        if high is None:
            high = self._known_heights[width] = self._height(width)
        return high

    def least_height(self, width: int) -> int:
        """The height it can do with at a width: less than its height if something scrolls."""
        if not self.scrolls:
            return self.height(width)
        high = self._known_lower.get((False, width))
        if high is None:
            high = self._known_lower[False, width] = self._least_height(width)
        return high

    def whole_height(self, width: int) -> int:
        """The least height at a width at which nothing in it has to be turned."""
        if not self.scrolls:
            return self.height(width)
        high = self._known_lower.get((True, width))
        if high is None:
            high = self._known_lower[True, width] = self._whole_height(width)
        return high

    @abstractmethod
    def place(self, rect: Rect) -> list[Node]:
        """Give its nodes their places in a rectangle; the nodes, in the order of painting."""

    @abstractmethod
    def _widths(self) -> Widths: ...

    @abstractmethod
    def _height(self, width: int) -> int: ...

    def _least_height(self, width: int) -> int:
        return self.height(width)

    def _whole_height(self, width: int) -> int:
        return self.height(width)

    def growing(self, part: float = 1) -> Self:
        """The same box, taking a part of what is left over."""
        self.grow = part
        return self

    def within(self, share: float) -> Self:
        """The same box, wanting no more of a row than a part of its width."""
        self.share = share
        return self


class Wrapper(Box):
    """A box around one other, of its size."""

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
    """A box that gives the same nodes again where it is placed in the same rectangle again."""

    def __init__(self, child: Box) -> None:
        super().__init__(child)
        self._placed: tuple[Rect, list[Node]] | None = None

    def place(self, rect: Rect) -> list[Node]:
        if self._placed is None or self._placed[0] != rect:
            self._placed = rect.copy(), self.child.place(rect)
        return self._placed[1]


class Memo:
    """Parts of a page by their names, each with what it shows."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, object]] = {}

    def part(self, name: Hashable, shows: object, make: Callable[[], T]) -> T:
        """The part of this name, made anew unless it ``shows`` what it showed before."""
        kept = self._parts.get(name)
        if kept is None or kept[0] != shows:
            kept = self._parts[name] = shows, make()
        return cast(T, kept[1])

    def clear(self) -> None:
        """Have every part made anew."""
        self._parts.clear()


class LazyBox(Sequence[Box]):
    """So many boxes, of which each is made when it is first asked for, from its number."""

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
