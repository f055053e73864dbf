"""What is kept from tree to tree, for as long as it shows the same."""

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

from pygame import Rect

from game.ui.box.base import Box, Wrapper
from game.ui.tree import Node

T = TypeVar("T")


class Kept(Wrapper):
    """A box that gives the same nodes again where it is placed in the same rectangle again."""

    def __init__(self, child: Box) -> None:
        super().__init__(child)
        self._placed: tuple[Rect, list[Node]] | None = None

    def place(self, rect: Rect) -> list[Node]:
        if self._placed is None or self._placed[0] != rect:
            self._placed = rect.copy(), self.child.place(rect)
        return self._placed[1]


class Keep:
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
