"""Boxes without children: nodes of a fixed size or shape, texts, and empty space."""

from bisect import bisect_left
from dataclasses import replace

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.paint.text import Texts
from game.ui.kit.tree import Node
from game.ui.kit.widgets.words import Signed, Words


class FixedBox(Box):
    """A node ``high`` pixels high and ``ideal`` pixels wide.

    It can shrink to ``least``; by default it does not shrink.
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
    """A node with a fixed aspect ratio ``wide`` to ``high``."""

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
    """A drawing that is shown only in spare room, as large as that allows.

    It asks for no room.  It keeps the ratio ``wide`` to ``high``, and is hidden if it would be
    lower than ``least`` pixels.  ``most`` is its maximum height.  ``down`` is the part of the rest
    that stays above it.
    """

    def __init__(
        self, node: Node, wide: int, high: int, least: int, most: int, down: float = 0.5
    ) -> None:
        super().__init__()
        self.node = node
        self.shape = wide, high
        self.least = least
        self.most = most
        self.down = down

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
        self.node.rect.midtop = rect.centerx, rect.y + int((rect.h - tall) * self.down)
        return [self.node]


class Space(Box):
    """Empty space."""

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
    """The words of a node, wrapped to the width.

    With ``lines`` above 1 the ideal width is the narrowest that needs that number of lines.  One
    line is placed by the node's anchor; several lines are left-aligned or centred by it.
    """

    def __init__(self, node: Node, texts: Texts, wanted_lines: int = 1) -> None:
        super().__init__()
        self.wanted_lines = wanted_lines
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
        if self.wanted_lines > 1:
            ideal = bisect_left(
                range(ideal),
                True,
                lo=least,
                key=lambda wide: len(self.lines(wide)) <= self.wanted_lines,
            )
        return Widths(least, ideal)

    def lines(self, width: int) -> tuple[str, ...]:
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


SHORTENED_TEXT_MARK = "…"
"""Mark of a shortened text."""


class Beginning(Text):
    """The first ``most`` lines of a text with suit signs; an ellipsis marks a shortened text.

    The node's name keeps the full text for the screen reader.
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
            begun = f"{last} {SHORTENED_TEXT_MARK}"
            if not last or self.texts.width(begun, self.size, self.weight) <= width:
                return (*before, begun)

    def place(self, rect: Rect) -> list[Node]:
        nodes = super().place(rect)
        assert isinstance(self.words, Signed), "it is seen otherwise than it is said"
        self.node.widget = replace(self.words, seen=" ".join(self.lines(rect.w)), lines=True)
        return nodes


class Room(Space):
    """Empty space that remembers its rectangle in ``rect`` once it is placed."""

    def __init__(self, wide: int = 0, high: int = 0) -> None:
        super().__init__(wide, high)
        self.rect = Rect(0, 0, wide, high)

    def place(self, rect: Rect) -> list[Node]:
        self.rect = rect
        return []
