"""One thing at a time: a card or meld as large as the window, with its facts in one line."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.text.icon import Icon
from game.text.message import capitalized, say
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import GO_BACK, GO_FIRST, GO_LAST, SHOW_CLOSE_UP, Scope, arrow
from game.ui.kit.input.events import Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Pad
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.tree import Node, Role
from game.ui.program import Program, ProgramPage
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.card_inspector import Enlarged

CLOSE_UP_MARGIN_UNITS = 16.0
"""Margin around everything, in units."""
MIN_CLOSE_UP_WORDS_UNITS = 250.0
"""Minimum width of the words beside the cards, in units at the default text size."""
MAX_CLOSE_UP_WORDS_HEIGHT_SHARE = 0.4
"""Maximum height of the words below the cards, as a share of the window's; longer ones scroll."""


class CloseUpPage(ProgramPage, ScrollPage):
    """Shows one card or meld after the other, in the order of the table.

    The arrows left and right go to the neighbours, up and down to the zones beside. The callback
    ``look`` returns what is shown, and ``then`` gets the key of the one that was shown last.
    """

    name = "close-up"
    places = (Scope.CLOSE_UP,)

    def __init__(
        self,
        app: Program,
        model: TableModel,
        look: Callable[[], Sequence[Enlarged]],
        at: int,
        then: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self.model = model
        self.look = look
        self.shown = look()
        self.at = at
        self.then = then

    def retell(self) -> None:
        self.shown = self.look()
        super().retell()

    @property
    def one(self) -> Enlarged:
        """What is shown."""
        return self.shown[self.at]

    @property
    def heading(self) -> str:
        return self.one.name

    @property
    def called(self) -> str:
        return f"{self.one.name}. {self.one.facts}"

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    def left(self) -> None:
        self.then(self.one.key)

    # Layout.

    def page(self, kit: Kit) -> Box:
        """The cards beside their words or above them, whichever leaves them larger."""
        edge, measures = kit.px(CLOSE_UP_MARGIN_UNITS), kit.measures
        wide, high = measures.width - 2 * edge, measures.height - 2 * edge
        words = Column([
            kit.words(capitalized(self.one.name), 34, role=Role.HEADING, weight="bold"),
            Space(high=kit.px(8)),
            kit.words(self.one.facts, 27),
        ])  # fmt: skip
        foot = Align(self._foot(kit))
        least = max(measures.grown_length(MIN_CLOSE_UP_WORDS_UNITS), foot.widths.least)
        beside = self._card_width(wide - least - edge, high, kit)
        below = min(words.height(wide), round(MAX_CLOSE_UP_WORDS_HEIGHT_SHARE * measures.height))
        above = self._card_width(wide, high - below - foot.height(wide) - 2 * edge, kit)
        says = Scroll(self.column, words, measures, outside=True)
        cards: list[Box] = []
        if beside >= above:
            if self.one.cards:
                cards = [Align(self._picture(beside, wide - least - edge, kit)), Space(edge)]
            told = Column([Space().growing(), says, Space(high=edge), foot, Space().growing()])
            row = [*cards, Limit(told, least=least).growing()]
            whole: Box = Row(row[::-1] if measures.left_handed else row, across="stretch")
        else:
            if self.one.cards:
                cards = [Align(self._picture(above, wide, kit)), Space(high=edge)]
            whole = Column([*cards, Limit(says, high=below).growing(), Space(high=edge), foot])
        return Pad(whole, edge, edge)

    def _card_width(self, wide: int, high: int, kit: Kit) -> int:
        """The greatest width of a card with which all of them fit, in pixels; 0 without room."""
        gaps = len(self.one.cards) - 1
        card = max(0, min(wide, high * 5 // 7))
        while gaps > 0 and card > 0 and card * (1 + gaps * kit.measures.index_strip(card)) > wide:
            card -= 1
        return card

    def _picture(self, card: int, wide: int, kit: Kit) -> Box:
        """The cards, as far apart as the room allows."""
        cards, faces = self.one.cards, self.model.show.table.face_set
        step = 0.0
        if len(cards) > 1:
            step = min(1.04 * card, (wide - card) / (len(cards) - 1))
        look = Cards(cards, card, faces, step)
        node = Node(Role.CARDS, "", nowhere(), "shown large", widget=look)
        return FixedBox(node, card + round(step * (len(cards) - 1)), card_height(card))

    def _foot(self, kit: Kit) -> Box:
        turns = [
            kit.icon_button(key, name, partial(self._turn, step), icon, 48, "foot",
                            enabled=len(self.shown) > 1)
            for key, name, icon, step in (
                ("before", say("table-close-up-before"), Icon.ARROW_LEFT, -1),
                ("after", say("table-close-up-before.next"), Icon.ARROW_RIGHT, 1),
            )
        ]  # fmt: skip
        back = kit.button("back", say("table-look-away"), self.back, target=48, icon=Icon.BACK,
                          area="foot", first=True)  # fmt: skip
        gap = Space(kit.px(8))
        return Row([turns[0], gap, back, gap, turns[1]])

    # Input.

    def on_key(self, key: Key) -> None:
        across, down = arrow(key) or (0, 0)
        if across:
            self._turn(across)
        elif down:
            self._turn_to_zone(down)
        elif GO_FIRST.matches(key) or GO_LAST.matches(key):
            self._show(0 if GO_FIRST.matches(key) else len(self.shown) - 1)
        elif SHOW_CLOSE_UP.matches(key) or GO_BACK.matches(key):
            self.back()
        else:
            super().on_key(key)

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        if self.column.most and self.column.view.collidepoint(x, y):
            super().on_wheel(x, y, dy)
        else:
            self._turn(-1 if dy > 0 else 1)

    def _turn(self, step: int) -> None:
        """Show the next thing, or the one before; after the last comes the first."""
        self._show((self.at + step) % len(self.shown))

    def _turn_to_zone(self, step: int) -> None:
        """Show the first thing of the next zone, or of the one before."""
        zones = list(dict.fromkeys(one.zone for one in self.shown))
        zone = zones[(zones.index(self.one.zone) + step) % len(zones)]
        self._show(next(at for at, one in enumerate(self.shown) if one.zone == zone))

    def _show(self, at: int) -> None:
        self.at = at
        self.column.offset = 0
        self.app.announcements.say(self.called, at_once=True)
        self.changed()
