"""A page with something in it that may be longer than its room, and is turned.

A page with a heading, a way back, and something below that may be longer than the window.
"""

from abc import abstractmethod
from typing import NamedTuple

from pygame import Rect

from game.text.message import say
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.chord import pressed
from game.ui.kit.input.commands import FIRST, LAST, PAGE_DOWN, PAGE_UP
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import CenteredRow, Column, Row
from game.ui.kit.layout.scroll import NOTCH, Scroll, ScrollState
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.program import Program


class ScrollAnchor(NamedTuple):
    """What keeps its place in a column: a node by its key, its middle so many pixels down the view.

    Where there is no such node, so large a ``share`` of the column stays above its view.
    """

    column: ScrollState
    key: str
    down: int
    share: float


class ScrollPage(Page):
    """A page made of boxes; wheel and keys turn what scrolls in it."""

    heading = ""

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.column = ScrollState()
        self._boxes: tuple[Measures, Box] | None = None
        self._laid_for: Measures | None = None

    @property
    def called(self) -> str:
        return self.heading

    @property
    def columns(self) -> list[ScrollState]:
        """All that can be turned on the page, the main one last."""
        return [self.column]

    @abstractmethod
    def page(self, kit: Kit) -> Box:
        """The box that fills the window."""

    def build(self, measures: Measures) -> Node:
        anchors = [] if measures == self._laid_for else self._anchors()
        self._laid_for = measures
        window = Rect(0, 0, measures.width, measures.height)
        if self._boxes is None or self._boxes[0] != measures:
            self._boxes = measures, self.page(Kit(measures, self.app.texts))
        nodes = self._lay(self._boxes[1], window)
        if _hold(anchors, nodes):
            nodes = self._lay(self._boxes[1], window)
        return Node(Role.PAGE, self.heading, window, children=nodes)

    def _lay(self, box: Box, window: Rect) -> list[Node]:
        for column in self.columns:
            column.away()
        return box.place(window)

    def _anchors(self) -> list[ScrollAnchor]:
        """What is looked at in each column that is turned: it keeps its place in other measures."""
        tree = self._tree
        if tree is None:
            return []
        found = []
        for column in self.columns:
            if not column.view.h:
                continue
            inside = [node for node in tree.nodes
                      if node.key and node.clip == column.view and node.seen]  # fmt: skip
            used = {self.hover: 1, tree.focus: 2}
            node = max(inside, key=lambda one: used.get(one.key, 0), default=None)
            share = column.offset / max(1, column.high)
            if node is None:
                found.append(ScrollAnchor(column, "", 0, share))
            else:
                found.append(
                    ScrollAnchor(column, node.key, node.rect.centery - column.view.y, share)
                )
        return found

    def changed(self) -> None:
        self._boxes = None
        super().changed()

    def turned(self) -> None:
        """Nothing is different but how far something is turned: the same boxes are placed anew."""
        super().changed()

    def scroll(self, pixels: float) -> None:
        """Turn the column that is in use down by so many pixels (up if negative)."""
        if self._in_use().turn(pixels):
            self.turned()

    def _in_use(self) -> ScrollState:
        """The column with the focus, else the main one."""
        here = self.tree.focused
        clip = None if here is None else here.clip
        return next((one for one in self.columns if one.view == clip), self.columns[-1])

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        under = (one for one in self.columns if one.view.collidepoint(x, y))
        column = next(under, self.columns[-1])
        if column.turn(-dy * self.measures.px(NOTCH)):
            self.turned()

    def reveal(self, node: Node) -> None:
        for column in self.columns:
            if node.clip == column.view and column.reveal(node.rect, self.measures):
                self.turned()

    def on_key(self, key: Key) -> None:
        column = self._in_use()
        page = column.view.h - self.measures.px(NOTCH)
        far = {PAGE_DOWN: page, PAGE_UP: -page, FIRST: -column.high, LAST: column.high}
        way = next((one for one in far if one.by(key)), None)
        if way is None or (self.typing and pressed(key).types):
            super().on_key(key)
            return
        here = self.tree.focused
        inside = here is not None and here.clip == column.view
        self.scroll(far[way])
        if inside and way in (FIRST, LAST):
            self._to_end(column, 0 if way is FIRST else -1)

    def _to_end(self, column: ScrollState, place: int) -> None:
        """Put the focus on the column's first (0) or its last (-1) node."""
        inside = [node for node in self.tree.reachable() if node.clip == column.view]
        if inside:
            self.set_focus(inside[place])

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        """Up and down stay in a column, left and right in a row, while there is anything there."""
        node = None
        if here is not None and dy and here.clip is not None:
            clip = here.clip
            node = self.tree.neighbour(0, dy, lambda node: node.clip == clip)
        elif here is not None and dx and here.step is None:
            top, bottom = here.rect.top, here.rect.bottom
            node = self.tree.neighbour(
                dx, 0, lambda node: node.rect.top < bottom and node.rect.bottom > top
            )
        if node is not None:
            self._go(node)
        else:
            super()._arrow(here, dx, dy)


def _hold(anchors: list[ScrollAnchor], nodes: list[Node]) -> bool:
    """Turn each column so that its anchor is where it was; whether that turned any."""
    if not anchors:
        return False
    by_key = {node.key: node for top in nodes for node in top.walk() if node.key}
    before = [anchor.column.offset for anchor in anchors]
    for column, key, down, share in anchors:
        node = by_key.get(key)
        if node is not None:
            down = min(down, column.view.h - node.rect.h // 2)
            turned = column.offset + node.rect.centery - column.view.y - down
        else:
            turned = round(share * column.high)
        column.offset = min(column.most, max(0, turned))
    return before != [anchor.column.offset for anchor in anchors]


EDGE = 22
"""Units between what is on a page and the window's edge."""


class HeadedPage(ScrollPage):
    """A covering page; what ``content`` gives scrolls between the heading and the edge.

    ``wide`` is how wide that is, in units at the usual size of text.
    """

    subtitle = ""
    wide = 860.0

    def content(self, kit: Kit) -> Box:
        """What is in the column."""
        return Space()

    def body(self, kit: Kit) -> Box:
        """What lies below the heading: by default one column in the middle."""
        return self.middle(self.scrolled(kit), kit)

    def beside(self, kit: Kit) -> Box:
        """What lies to the right of the heading."""
        return Space()

    def scrolled(self, kit: Kit) -> Box:
        """The content on a panel, turned if it is longer than the room for it."""
        return Scroll(self.column, self.content(kit), kit.measures, x=kit.px(26), y=kit.px(18),
                      panel=self.heading)  # fmt: skip

    def middle(self, box: Box, kit: Kit) -> Box:
        """A box in the middle of the page, as wide as the page's column is."""
        wide = kit.measures.grown(self.wide)
        return Align(Limit(box, ideal=wide, most=wide), 0.5, 0)

    def page(self, kit: Kit) -> Box:
        edge = kit.px(EDGE)
        return Column([
            Space(high=kit.px(EDGE - 8)),
            Pad(self._head(kit), edge, 0),
            Space(high=kit.px(6)),
            Pad(self.body(kit), edge, 0).growing(),
            Space(high=edge),
        ])  # fmt: skip

    def _head(self, kit: Kit) -> Box:
        """The way back, the heading in the middle, and what lies beside it."""
        back = kit.button(
            "back", say("page-back"), self.back, width=110, target=44, icon="back", area="head"
        )
        lines: list[Box] = [
            kit.words(self.heading, 28, role=Role.HEADING, weight="bold", anchor="center")
        ]
        if self.subtitle:
            lines.append(kit.words(self.subtitle, 15, anchor="center"))
        titles = Column(lines)
        beside = self.beside(kit)
        least = min(titles.widths.ideal, kit.measures.grown(260))
        return Limit(
            FirstFit(
                CenteredRow(back, Limit(titles, least=least), beside, kit.px(16)),
                Column([Row([back, Space().growing(), beside], kit.px(16)), titles], kit.px(4)),
            ),
            high=kit.measures.target(44) + kit.px(16),
        )
