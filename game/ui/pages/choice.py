"""A choice among several readings of a gesture: the cards themselves, and what would happen."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.offer import Offer
from game.ui.box import (
    Align,
    Box,
    Column,
    Fixed,
    Grid,
    Group,
    Limit,
    Over,
    Pad,
    Scroll,
    Shrink,
    Space,
)
from game.ui.paint.assets import card_height
from game.ui.paint.painter import Painter
from game.ui.program import Program
from game.ui.scrolling import ScrollPage
from game.ui.table.hints import hinted
from game.ui.table.model import TableModel
from game.ui.tree import Act, Node, Role
from game.ui.widgets.cardrows import wide
from game.ui.widgets.cards import Cards
from game.ui.widgets.icon import Icon
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.ui.widgets.tile import Tile
from game.ui.window.commands import NEVER_MIND, Command, Place, lettered
from game.words.message import listed, say, told

MOST = 24
SIZES = (74.0, 66.0, 58.0, 50.0, 43.0, 36.0, 30.0, 26.0)
"""The widths of a card that are tried, in units."""
TURNED = 50.0
"""The width of a card where they cannot be seen at once, in units."""
TILE, PANEL = 150.0, 420.0
"""Units: the least width of a tile and of all of it."""
MARK = 24.0
"""Units: the side of the mark of what is advised."""


class ChoicePage(ScrollPage):
    """Asks which of several moves is meant; Escape or a click beside it leaves things as they are.

    ``choose`` is called with the offer that was chosen, after the page has gone.
    """

    name = "choice"
    covers = False

    def __init__(
        self,
        app: Program,
        model: TableModel,
        offers: Sequence[Offer],
        choose: Callable[[Offer], object],
    ) -> None:
        super().__init__(app)
        self.heading = say("choice-heading")
        self.model = model
        self.advised = hinted(model)
        # Of very many the advised one is always among those that are shown.
        ordered = sorted(offers[MOST - 1 :], key=lambda one: one.move != self.advised)
        self.offers = [*offers[: MOST - 1], *ordered[:1]]
        self.choose = choose

    def entered(self) -> None:
        super().entered()
        seen = ((node, node.widget) for node in self.tree.nodes)
        tiles = (node for node, tile in seen if isinstance(tile, Tile) and tile.advised)
        first = next(tiles, self.tree.first())
        if first is not None:
            self.set_focus(first)

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    # The page.

    def page(self, kit: Kit) -> Box:
        gap = kit.px(12)
        sizes = dict.fromkeys(map(kit.px, (*SIZES, TURNED)))
        said = [self._said(offer, kit) for offer in self.offers]
        tiles = {
            card: [self._tile(number, card, one, kit) for number, one in enumerate(said)]
            for card in sizes
        }
        ways = [self._rows(tiles[kit.px(size)], kit, even=even)
                for even in (True, False) for size in SIZES]  # fmt: skip
        turned = Scroll(self.column, self._rows(tiles[kit.px(TURNED)], kit), kit.measures,
                        x=gap, y=gap)  # fmt: skip
        cancel = kit.button("cancel", NEVER_MIND.label, self.back, width=190, target=44,
                            icon="cross", command=NEVER_MIND, area="foot")  # fmt: skip
        all_of_it = Column([
            kit.words(self.heading, 22, role=Role.HEADING, weight="bold", anchor="midtop"),
            Space(high=gap),
            Shrink([*(Pad(way, gap, 0) for way in ways), turned]),
            Space(high=gap),
            Align(cancel),
        ])  # fmt: skip
        panel = Group(Node(Role.PANEL, self.heading, nowhere(), "choice", widget=Panel()),
                      Pad(Limit(all_of_it, least=kit.px(PANEL)), gap, kit.px(16)))  # fmt: skip
        return Pad(Align(panel), kit.px(18), kit.px(18))

    def _rows(self, tiles: Sequence[Box], kit: Kit, *, even: bool = False) -> Box:
        """The tiles in ``even`` rows, or as many abreast as there is room for."""
        return Grid(tiles, kit.px(12), most=self._across(), level=True, even=even)

    def _across(self) -> int:
        count = len(self.offers)
        if count <= 4:
            return count
        return min(6, -(-count // 2)) if count <= 12 else 6

    def _said(self, offer: Offer, kit: Kit) -> tuple[str, Box]:
        """What the cards of an offer are, and what it would do in words."""
        table = self.model.show.table
        cards = told(listed([table.card_name(one) for one in offer.cards])) if offer.cards else ""
        words = kit.words(told(offer.name), 14, anchor="midtop", weight="semibold", lines=2)
        return cards, words

    def _tile(self, number: int, card: int, said: tuple[str, Box], kit: Kit) -> Box:
        """An offer, with cards of a width."""
        offer, (named, words) = self.offers[number], said
        advised = offer.move == self.advised
        tile = Node(
            Role.TILE,
            told(offer.name),
            nowhere(),
            f"choice {number}",
            act=self._chooser(offer),
            command=_numbered(number + 1) if number < 9 else None,
            move=offer.move,
            area="choices",
            value=say("choice-advised") if advised else None,
            first=number == 0,
            widget=Tile(kit.px(14), advised),
        )
        faces = self.model.show.table.faces
        cards = Node(
            Role.CARDS, named, nowhere(), widget=Cards(offer.cards, card, faces, middle=True)
        )
        long = wide(max(1, len(offer.cards)), card, kit.measures)
        inside = Column([Fixed(cards, long, card_height(card)), words], kit.px(6))
        shown = Group(tile, Pad(inside, kit.px(12), kit.px(12)))
        whole = Limit(shown, least=kit.px(TILE))
        if all(one.move != self.advised for one in self.offers):
            return whole
        lower = Column([Space(high=kit.px(MARK / 2)), whole.growing()])
        return Over([lower, self._mark(kit)]) if advised else lower

    def _mark(self, kit: Kit) -> Box:
        """The mark of what is advised, on the upper edge of its tile."""
        side = kit.px(MARK)
        ground = Node(Role.PANEL, "", nowhere(), widget=Panel(flat=True))
        icon = Node(Role.ICON, "", nowhere(), widget=Icon("hint"))
        disc = Over([Fixed(ground, side * 5 // 4, side * 5 // 4), Align(Fixed(icon, side, side))])
        return Align(Pad(disc, kit.px(MARK / 2), 0), 1, 0)

    def _chooser(self, offer: Offer) -> Act:
        def choose() -> None:
            self.ways.back()
            self.choose(offer)

        return choose

    def on_press(self, x: float, y: float) -> None:
        panel = self.tree.by_key["choice"]
        if not panel.rect.collidepoint(x, y):
            self.back()
            return
        super().on_press(x, y)

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)


def _numbered(number: int) -> Command:
    """The command of the tile with this number, from 1 to 9."""
    return lettered(str(number), say("choice-number", number=number), Place.CHOICE)
