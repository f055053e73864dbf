"""A choice among several readings of a gesture: the cards themselves, and what would happen."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from game.core.table import Offer
from game.ui.commands import NEVER_MIND, Command, Place, lettered
from game.ui.paint import Painter
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.table.hints import hinted
from game.ui.table.model import TableModel
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.cards import Cards
from game.ui.widgets.make import button, words
from game.words.message import told

MOST = 24


class ChoiceScene(Scene):
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
        self.model = model
        self.advised = hinted(model)
        # Of very many the advised one is always among those that are shown.
        ordered = sorted(offers[MOST - 1 :], key=lambda one: one.move != self.advised)
        self.offers = [*offers[: MOST - 1], *ordered[:1]]
        self.choose = choose

    def entered(self) -> None:
        super().entered()
        tiles = [node for node in self.tree.nodes if node.role == "tile"]
        first = next((node for node in tiles if node.look["advised"]), self.tree.first())
        if first is not None:
            self.set_focus(first)

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    def build(self, measures: Measures) -> Node:
        whole = Rect(0, 0, measures.width, measures.height)
        gap = measures.px(12)
        across = self._across()
        high = measures.px(26)
        label = measures.text(14)
        card, wide = self._sizes(measures, across, gap)
        cell = Rect(0, 0, wide, round(card * 1.4) + round(label * 3.4) + measures.px(20))
        lines = -(-len(self.offers) // across)
        head, foot = measures.px(64), measures.target(44) + measures.px(30)
        panel = Rect(0, 0, across * (wide + gap) + 3 * gap, head + lines * (cell.h + gap) + foot)
        panel.w = max(panel.w, measures.px(420))
        panel.center = whole.center
        node = Node("panel", "Which one?", panel, "choice")
        node.children.append(
            words("Which one?", Rect(panel.x, panel.y + measures.px(18), panel.w, high),
                  measures.text(22), role="heading", weight="bold", anchor="midtop")
        )  # fmt: skip
        left = panel.centerx - (across * (wide + gap) - gap) // 2
        for number, offer in enumerate(self.offers):
            line, column = divmod(number, across)
            cell.topleft = (left + column * (wide + gap), panel.y + head + line * (cell.h + gap))
            node.children.append(self._cell(number, offer, cell.copy(), card, measures))
        cancel = Rect(0, 0, measures.px(190), measures.target(44))
        cancel.midbottom = (panel.centerx, panel.bottom - measures.px(16))
        node.children.append(
            button("cancel", NEVER_MIND.label, cancel, self.back, icon="cross", command=NEVER_MIND,
                   area="foot")
        )  # fmt: skip
        return Node("page", "Which one?", whole, children=[node])

    def _across(self) -> int:
        count = len(self.offers)
        if count <= 4:
            return count
        return min(6, -(-count // 2)) if count <= 12 else 6

    def _sizes(self, measures: Measures, across: int, gap: int) -> tuple[int, int]:
        """The width of a card and of a cell: as large as the window allows."""
        most = max(len(offer.cards) for offer in self.offers) or 1
        card = measures.px(74)
        room = (measures.width - measures.px(60)) // across - gap
        lines = -(-len(self.offers) // across)
        spare = measures.height - measures.px(64) - measures.target(44) - measures.px(60)
        tall = spare // lines - round(measures.text(14) * 3.4) - measures.px(20) - gap
        card = max(measures.px(26), min(card, round(tall / 1.4)))
        strip = measures.index_strip(card)
        while card > measures.px(26) and card * (1 + strip * (most - 1)) > room - measures.px(20):
            card -= 1
            strip = measures.index_strip(card)
        wide = round(card * (1 + strip * (most - 1))) + measures.px(24)
        texts, size = self.app.texts, measures.text(14)
        longest = max(texts.width(told(offer.name), size, "semibold") for offer in self.offers)
        # Names go onto two lines, the first of them ending where a word does.
        return card, min(room, max(wide, measures.px(150), longest // 2 + measures.px(60)))

    def _cell(self, number: int, offer: Offer, rect: Rect, card: int, measures: Measures) -> Node:
        tile = Node(
            "tile",
            told(offer.name),
            rect,
            f"choice {number}",
            act=self._chooser(offer),
            command=_numbered(number + 1) if number < 9 else None,
            move=offer.move,
            area="choices",
            value="advised" if offer.move == self.advised else None,
            look={"first": number == 0, "radius": measures.px(14),
                  "advised": offer.move == self.advised},
        )  # fmt: skip
        cards = Rect(rect.x, rect.y + measures.px(12), rect.w, round(card * 1.4))
        label = Rect(
            rect.x + measures.px(8),
            cards.bottom + measures.px(6),
            rect.w - measures.px(16),
            rect.bottom - cards.bottom - measures.px(8),
        )
        tile.children = [
            Node(
                "cards",
                ", ".join(told(self.model.show.table.card_name(one)) for one in offer.cards),
                cards,
                widget=Cards(offer.cards, card, self.model.show.table.faces, middle=True),
            ),
            words(told(offer.name), label, measures.text(14), anchor="midtop", weight="semibold",
                  lines=True),
        ]  # fmt: skip
        if offer.move == self.advised:
            side = measures.px(24)
            disc = Rect(0, 0, side, side)
            disc.center = (rect.right - side, rect.y)
            tile.children += [
                Node("panel", "", disc.inflate(side // 4, side // 4), look={"flat": True}),
                Node("icon", "", disc, look={"icon": "hint"}),
            ]
        return tile

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
    return lettered(str(number), f"Choice {number}", Place.CHOICE)
