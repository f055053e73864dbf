"""A page with a heading, a way back, and a column that may be longer than the window."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.paint import Painter
from game.ui.scene import Scene
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import button, words

if TYPE_CHECKING:
    from game.ui.app import App


class PageScene(Scene):
    """A covering page; what ``content`` gives scrolls between the heading and the edge."""

    heading = ""
    wide = 860.0
    beside = 0.0
    """Units kept free to the left of the column, for a picture."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.offset = 0
        self._high = 0
        self._view = Rect(0, 0, 0, 0)

    @abstractmethod
    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        """The nodes of the column, from the top of the rectangle, as far down as they go."""

    def footer(self, rect: Rect, measures: Measures) -> list[Node]:
        """The nodes of the strip at the bottom, none by default."""
        return []

    def footed(self, measures: Measures) -> int:
        """How high the strip at the bottom is."""
        return 0

    def build(self, measures: Measures) -> Node:
        edge = measures.px(22)
        side = measures.target(44)
        head = Rect(edge, edge, measures.width - 2 * edge, side)
        wide = min(measures.px(self.wide), measures.width - 2 * edge)
        top = head.bottom + measures.px(14)
        low = measures.height - self.footed(measures) - (0 if self.footed(measures) else edge)
        left = measures.px(self.beside)
        self._view = Rect((measures.width - wide - left) // 2 + left, top, wide, low - top)
        root = Node("page", self.heading, Rect(0, 0, measures.width, measures.height))
        root.children = [
            button(
                "back",
                "Back",
                Rect(head.x, head.y, measures.px(110), side),
                self.back,
                icon="back",
                area="head",
            ),
            words(
                self.heading,
                head,
                measures.text(28),
                role="heading",
                weight="bold",
                anchor="center",
            ),
        ]
        pad = measures.px(26)
        column = Rect(
            self._view.x + pad,
            self._view.y + measures.px(18) - self.offset,
            wide - 2 * pad,
            self._view.h,
        )
        nodes = self.content(column, measures)
        bottom = max((node.rect.bottom for top in nodes for node in top.walk()), default=0)
        self._high = bottom + measures.px(18) - (self._view.y - self.offset)
        if self.offset > self._most():
            self.offset = self._most()
            return self.build(measures)
        ground = Rect(*self._view.topleft, wide, min(self._view.h, self._high))
        panel = Node("panel", self.heading, ground, look={"flat": True})
        for one in nodes:
            for node in one.walk():
                node.look["clip"] = self._view
        root.children += [panel, *nodes]
        if self._high > self._view.h:
            root.children.append(self._bar(measures))
        foot = Rect(self._view.x, low, wide, measures.height - low)
        root.children += self.footer(foot, measures)
        return root

    def _bar(self, measures: Measures) -> Node:
        """Where one is in the column."""
        high = self._view.h - measures.px(16)
        long = max(measures.px(30), high * self._view.h // self._high)
        y = self._view.y + measures.px(8) + (high - long) * self.offset // max(1, self._most())
        rect = Rect(self._view.right - measures.px(11), y, max(4, measures.px(6)), long)
        return Node("scrollbar", "", rect)

    def _most(self) -> int:
        return max(0, self._high - self._view.h)

    def scroll(self, pixels: float) -> None:
        """Turn the column down by so many pixels (up if negative)."""
        offset = round(min(self._most(), max(0, self.offset + pixels)))
        if offset != self.offset:
            self.offset = offset
            self.changed()

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        self.scroll(-dy * self.measures.px(70))

    def reveal(self, node: Node) -> None:
        if "clip" not in node.look:
            return
        margin = self.measures.px(60)
        if node.rect.top < self._view.top + margin:
            self.scroll(node.rect.top - self._view.top - margin)
        elif node.rect.bottom > self._view.bottom - margin:
            self.scroll(node.rect.bottom - self._view.bottom + margin)

    def paint(self, painter: Painter) -> None:
        painter.ground()
        self.paint_nodes(painter)
