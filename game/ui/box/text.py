"""A text: measured first, broken into lines at the width it is given."""

from bisect import bisect_left

from pygame import Rect

from game.ui.box.base import Box, Widths
from game.ui.paint.text import Texts
from game.ui.tree import Node
from game.ui.widgets.words import Words
from game.values import replace


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
