"""Pages that scroll: any layout of boxes, and one with a heading and a back button."""

from abc import abstractmethod
from typing import NamedTuple

from pygame import Rect

from game.text.icon import Icon
from game.text.message import TextValue, say, told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.chord import pressed
from game.ui.kit.input.commands import GO_FIRST, GO_LAST, PAGE_DOWN, PAGE_UP
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import CenteredRow, Column, Row
from game.ui.kit.layout.scroll import WHEEL_NOTCH_UNITS, Scroll, ScrollState
from game.ui.kit.pages.host import Host
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role


class ScrollAnchor(NamedTuple):
    """A node that keeps its place on the screen when the measures change.

    ``down`` is the distance in pixels from the top of the viewport to the node's middle.  Without
    the node, the fallback is ``share``: the scroll offset as a part of the column's height.
    """

    column: ScrollState
    key: str
    down: int
    share: float


class ScrollPage(Page):
    """A page laid out by boxes; wheel and keys scroll its columns.

    On a page that ``reads`` there is more to read than to use: with a screen reader Up and Down go
    through its words.  A ``restrained`` page grows less than a table does in a large window, and
    shows more.  A page that is one picture or one table has no more to show: it grows as the window
    does.  ``heading_text`` is what its heading says.
    """

    heading_text: TextValue = ""
    reads = False
    restrained = False

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.column = ScrollState()
        self._boxes: tuple[Measures, Box] | None = None
        self._laid_for: Measures | None = None

    @property
    def heading(self) -> str:
        return told(self.heading_text)

    @property
    def called(self) -> str:
        return self.heading

    @property
    def measures(self) -> Measures:
        return super().measures.for_page() if self.restrained else super().measures

    @property
    def columns(self) -> list[ScrollState]:
        """All columns that scroll, the main one last."""
        return [self.column]

    @abstractmethod
    def page(self, kit: Kit) -> Box:
        """Build the box that fills the window."""

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
        """What is looked at in each column: it keeps its place in other measures.

        A column that shows its beginning goes on showing it, unless what is used is then unseen.
        """
        tree = self.renderer.shown
        if tree is None:
            return []
        found = []
        for column in self.columns:
            if not column.view.h:
                continue
            inside = [
                node for node in tree.nodes if node.key and node.clip == column.view and node.seen
            ]
            used = {self.renderer.hover: 1, tree.focus: 2}
            if not column.offset:
                inside = [node for node in inside if node.key in used]
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
        """Place the same boxes again after only a scroll offset changed."""
        self.renderer.changed()

    def scroll(self, pixels: float) -> None:
        """Scroll the focused column down by ``pixels``, up if negative."""
        if self._in_use().turn(pixels):
            self.turned()

    def _in_use(self) -> ScrollState:
        here = self.tree.focused
        clip = None if here is None else here.clip
        return next((one for one in self.columns if one.view == clip), self.columns[-1])

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        under = (one for one in self.columns if one.view.collidepoint(x, y))
        column = next(under, self.columns[-1])
        if column.turn(-dy * self.measures.px(WHEEL_NOTCH_UNITS)):
            self.turned()

    def on_key(self, key: Key) -> None:
        column = self._in_use()
        page = column.view.h - self.measures.px(WHEEL_NOTCH_UNITS)
        far = {PAGE_DOWN: page, PAGE_UP: -page, GO_FIRST: -column.high, GO_LAST: column.high}
        way = next((one for one in far if one.matches(key)), None)
        if way is None or (self.typing and pressed(key).types):
            super().on_key(key)
            return
        here = self.tree.focused
        inside = here is not None and here.clip == column.view
        self.scroll(far[way])
        if inside and way in (GO_FIRST, GO_LAST):
            self._to_end(column, 0 if way is GO_FIRST else -1)

    def _to_end(self, column: ScrollState, place: int) -> None:
        inside = [node for node in self.tree.reachable() if node.clip == column.view]
        if inside:
            self.set_focus(inside[place])

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        """Up and down stay in a column, left and right in a row, until their end."""
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
    """Scroll each column so that its anchor keeps its place; whether any offset changed."""
    if not anchors:
        return False
    by_key = {node.key: node for top in nodes for node in top.walk() if node.key}
    before = [anchor.column.offset for anchor in anchors]
    for column, key, down, share in anchors:
        node = by_key.get(key)
        if node is not None and not column.offset and column.view.contains(node.rect):
            continue
        if node is not None:
            down = min(down, column.view.h - node.rect.h // 2)
            turned = column.offset + node.rect.centery - column.view.y - down
        else:
            turned = round(share * column.high)
        column.offset = min(column.most, max(0, turned))
    return before != [anchor.column.offset for anchor in anchors]


LIST_PAGE_WIDTH_UNITS = 1460.0
"""Width of a page with a list in columns, in units: a window of 2560x1440 has that."""
PAGE_MARGIN_UNITS = 22
"""Margin between the page's contents and the window edge, in units."""


class HeadedPage(ScrollPage):
    """A page that covers the window: a heading, and ``content`` that scrolls below it.

    ``subtitle_text`` is what stands below the heading.  ``wide`` is the width of the content in
    units at the default text size.
    """

    subtitle_text: TextValue = ""
    wide = 860.0
    restrained = True

    @property
    def subtitle(self) -> str:
        return told(self.subtitle_text)

    def content(self, kit: Kit) -> Box:
        """Build the contents of the column."""
        return Space()

    def body(self, kit: Kit) -> Box:
        """Build the part below the heading; by default one centred column."""
        return self.middle(self.scrolled(kit), kit)

    def beside(self, kit: Kit) -> Box:
        """Build the part to the right of the heading."""
        return Space()

    def scrolled(self, kit: Kit) -> Box:
        """The content on a panel that scrolls."""
        return Scroll(
            self.column,
            self.content(kit),
            kit.measures,
            x=kit.px(26),
            y=kit.px(18),
            panel=self.heading,
        )

    def middle(self, box: Box, kit: Kit) -> Box:
        """A box centred on the page at the page's width."""
        wide = kit.measures.grown_length(self.wide)
        return Align(Limit(box, ideal=wide, most=wide), 0.5, 0)

    def filtered(self, filters: Box, below: Box, kit: Kit) -> Box:
        """Filters over a box that fills the rest of the page, at the page's width."""
        whole = Column([filters, below.growing()], kit.px(10))
        wide = kit.measures.grown_length(self.wide)
        column = Limit(whole, ideal=wide, most=wide)
        return Row([Space().growing(), column, Space().growing()], across="stretch")

    def page(self, kit: Kit) -> Box:
        edge = kit.px(PAGE_MARGIN_UNITS)
        return Column(
            [
                Space(high=kit.px(PAGE_MARGIN_UNITS - 8)),
                Pad(self._head(kit), edge, 0),
                Space(high=kit.px(6)),
                Pad(self.body(kit), edge, 0).growing(),
                Space(high=edge),
            ]
        )

    def _head(self, kit: Kit) -> Box:
        back = kit.button(
            "back", say("page-back"), self.back, width=110, target=44, icon=Icon.BACK, area="head"
        )
        lines: list[Box] = [
            kit.words(self.heading, 28, role=Role.HEADING, weight="bold", anchor="center")
        ]
        if self.subtitle:
            lines.append(kit.words(self.subtitle, 15, anchor="center"))
        titles = Column(lines)
        beside = self.beside(kit)
        least = min(titles.widths.ideal, kit.measures.grown_length(260))
        return Limit(
            FirstFit(
                CenteredRow(back, Limit(titles, least=least), beside, kit.px(16)),
                Column([Row([back, Space().growing(), beside], kit.px(16)), titles], kit.px(4)),
            ),
            high=kit.measures.target_size(44) + kit.px(16),
        )
