"""Boxes with no box in them: a node of a fixed size or shape, room that is left free.

A text: measured first, broken into lines at the width it is given.

The beginning of a text for which there is too little room.

Room for what is laid out in another way.
"""

from bisect import bisect_left
from dataclasses import replace

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.paint.text import Texts
from game.ui.kit.tree import Node
from game.ui.kit.widgets.words import Signed, Words


class FixedBox(Box):
    """A node that is ``high`` pixels high and, if there is room, ``ideal`` wide.

    It can do with ``least`` pixels of width: with its ideal width if that is not given.
    """

    def __init__(self, node: Node, ideal: int, high: int, least: int | None = None) -> None:
        super().__init__()
        self.node = node
        self.high = high
        self.wide = Widths(ideal if least is None else min(least, ideal), ideal)

    def _widths(self) -> Widths:
        return self.wide

    def _height(self, width: int) -> int:
        return self.high

    def place(self, rect: Rect) -> list[Node]:
        self.node.rect = rect
        return [self.node]


class AspectBox(Box):
    """A node whose height follows from its width: ``high`` to ``wide`` as in a drawing."""

    def __init__(self, node: Node, ideal: int, least: int, wide: int, high: int) -> None:
        super().__init__()
        self.node = node
        self.ideal = ideal
        self.least = least
        self.shape = wide, high

    def _widths(self) -> Widths:
        return Widths(min(self.least, self.ideal), self.ideal)

    def _height(self, width: int) -> int:
        wide, high = self.shape
        return width * high // wide

    def place(self, rect: Rect) -> list[Node]:
        self.node.rect = rect
        return [self.node]


class Spare(Box):
    """A drawing that is shown if there is room left over for it, and as large as that allows.

    It asks for no room; it is shown ``wide`` to ``high``, in the middle of a room that is higher
    than ``least`` pixels, and never higher than ``most``.
    """

    def __init__(self, node: Node, wide: int, high: int, least: int, most: int) -> None:
        super().__init__()
        self.node = node
        self.shape = wide, high
        self.least = least
        self.most = most

    def _widths(self) -> Widths:
        return Widths(0, 0)

    def _height(self, width: int) -> int:
        return 0

    def place(self, rect: Rect) -> list[Node]:
        wide, high = self.shape
        tall = min(rect.h, self.most, rect.w * high // wide)
        if tall < self.least:
            return []
        self.node.rect = Rect(0, 0, tall * wide // high, tall)
        self.node.rect.center = rect.center
        return [self.node]


class Space(Box):
    """Room that is left free, in pixels."""

    def __init__(self, wide: int = 0, high: int = 0) -> None:
        super().__init__()
        self.size = wide, high

    def _widths(self) -> Widths:
        return Widths(self.size[0], self.size[0])

    def _height(self, width: int) -> int:
        return self.size[1]

    def place(self, rect: Rect) -> list[Node]:
        return []


class Text(Box):
    """The words of a node, in as many lines as they take.

    They would like to have so many ``lines``; then each is as narrow as that allows.  One line
    lies in the rectangle where the node's anchor says; several begin at its top, or
    so that they are in the middle of it.
    """

    def __init__(self, node: Node, texts: Texts, lines: int = 1) -> None:
        super().__init__()
        self.wanted = lines
        self.node = node
        self.texts = texts
        assert isinstance(node.widget, Words), "the node is seen as words"
        self.words = node.widget
        self.size = node.widget.size
        self.weight = node.widget.weight

    def _widths(self) -> Widths:
        says = self.words.says(self.node)
        ideal = self.texts.width(says, self.size, self.weight)
        least = self.texts.widest_word(says, self.size, self.weight)
        if self.wanted > 1:
            ideal = bisect_left(
                range(ideal), True, lo=least, key=lambda wide: len(self.lines(wide)) <= self.wanted
            )
        return Widths(least, ideal)

    def lines(self, width: int) -> tuple[str, ...]:
        """The text broken into lines of a width."""
        return self.texts.wrapped(self.words.says(self.node), self.size, width, self.weight)

    def _height(self, width: int) -> int:
        return len(self.lines(width)) * self.texts.height(self.size)

    def place(self, rect: Rect) -> list[Node]:
        high, anchor = self.height(rect.w), self.words.anchor
        many = high > self.texts.height(self.size)
        self.node.rect = Rect(rect.x, rect.y, rect.w, high)
        if "top" not in anchor:
            self.node.rect.y += (rect.h - high) // 2
        self.node.widget = self.words
        if many:
            top = "topleft" if anchor.endswith("left") else "midtop"
            self.node.widget = replace(self.words, lines=True, anchor=top)
        return [self.node]


DOTS = "…"
"""What stands for the rest."""


class Beginning(Text):
    """So many lines of words with signs at most, the last of which ends in dots if there are more.

    The node says all of it.
    """

    def __init__(self, node: Node, texts: Texts, most: int) -> None:
        super().__init__(node, texts)
        self.most = most

    def lines(self, width: int) -> tuple[str, ...]:
        whole = super().lines(width)
        if len(whole) <= self.most:
            return whole
        *before, last = whole[: self.most]
        while True:
            last = last.rpartition(" ")[0]
            begun = f"{last} {DOTS}"
            if not last or self.texts.width(begun, self.size, self.weight) <= width:
                return (*before, begun)

    def place(self, rect: Rect) -> list[Node]:
        nodes = super().place(rect)
        assert isinstance(self.words, Signed), "it is seen otherwise than it is said"
        self.node.widget = replace(self.words, seen=" ".join(self.lines(rect.w)), lines=True)
        return nodes


class Room(Space):
    """Room that is left free; ``rect`` is where it lies, once it has been placed."""

    def __init__(self, wide: int = 0, high: int = 0) -> None:
        super().__init__(wide, high)
        self.rect = Rect(0, 0, wide, high)

    def place(self, rect: Rect) -> list[Node]:
        self.rect = rect
        return []
