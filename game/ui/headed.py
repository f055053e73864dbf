"""A page with a heading, a way back, and something below that may be longer than the window."""

from game.ui.box import Align, Bar, Box, Column, Fit, Limit, Pad, Row, Scroll, Space
from game.ui.scrolling import ScrollPage
from game.ui.tree import Role
from game.ui.widgets.kit import Kit
from game.words.message import say

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
            Fit(
                Bar(back, Limit(titles, least=least), beside, kit.px(16)),
                Column([Row([back, Space().growing(), beside], kit.px(16)), titles], kit.px(4)),
            ),
            high=kit.measures.target(44) + kit.px(16),
        )
