"""A choice between several moves that a gesture may mean, shown with their cards."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from pygame import Color

from game.core.table_values import Intent, Offer
from game.text.icon import Icon
from game.text.message import Message, TextValue, listed, say, told
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards, fan_width
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import CANCEL_CHOICE, CHOICE_COMMANDS, Scope
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad, Within
from game.ui.kit.layout.grid import Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import IconWidget, Panel, Tile
from game.ui.program import Program, ProgramPage
from game.ui.table.control import braille_lines
from game.ui.table.control.spoken_table import Queries
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.hints import hinted
from game.ui.table.render.page_layout import FreeRoom, covered_area, fit, free_rooms

MAX_OFFERED_MOVE_COUNT = 24
USUAL_CHOICE_CARD_SIZES_UNITS = (74.0, 66.0, 58.0, 50.0, 43.0)
"""Preferred card widths, in units, in order."""
SMALL_CHOICE_CARD_SIZES_UNITS = (36.0, 30.0, 26.0)
"""Fallback card widths for little space, in units."""


class Form(NamedTuple):
    """Card width in units and number of columns; 0 columns means a scrolling layout."""

    size: float
    most: int


SCROLLING_CHOICE_FORM = Form(50.0, 0)
"""The scrolling layout."""
MIN_CHOICE_TILE_UNITS = 140.0
"""Minimum width of a tile, in units."""
MIN_CHOICE_PANEL_UNITS = 240.0
"""Minimum width of the panel, in units."""
ADVISED_MARK_UNITS = 24.0
"""Size of the mark of advised moves, in units."""


CHOICE_OVERLAY_SHADE = Color(theme.OVERLAY_SHADE)
CHOICE_OVERLAY_SHADE.a = theme.OVERLAY_SHADE.a // 2
"""Overlay that darkens the table, which stays visible."""
DEFAULT_CHOICE_QUESTION = Message("choice-heading")
INTENT_QUESTIONS = {
    Intent.MELD: Message("choice-lay"),
    Intent.LAY_OFF: Message("choice-add"),
    Intent.PLAY: Message("choice-play"),
    Intent.TAKE_PILE: Message("choice-take"),
    Intent.DISCARD: Message("choice-discard"),
    Intent.CALL: Message("choice-call"),
}
"""Default questions by intent."""


class ChoicePage(ProgramPage, ScrollPage):
    """Asks which of several moves is meant. Escape or an outside click cancels.

    The callback ``choose`` gets the chosen offer after the page is closed.
    """

    name = "choice"
    places = (Scope.CHOICE,)
    covers = False
    asking = True

    def __init__(
        self,
        app: Program,
        model: TableModel,
        offers: Sequence[Offer],
        choose: Callable[[Offer], object],
    ) -> None:
        super().__init__(app)
        self.heading_text = _question(offers)
        self.model = model
        self._laid = model.show.laid
        self._found: tuple[object, Form, FreeRoom] | None = None
        self.advised = hinted(model)
        # A long list is truncated, but always includes the advised move.
        ordered = sorted(
            offers[MAX_OFFERED_MOVE_COUNT - 1 :], key=lambda one: one.move != self.advised
        )
        self.offers = [*offers[: MAX_OFFERED_MOVE_COUNT - 1], *ordered[:1]]
        self.choose = choose
        self.queries = Queries(model)

    def entered(self) -> None:
        super().entered()
        seen = ((node, node.widget) for node in self.tree.nodes)
        tiles = (node for node, tile in seen if isinstance(tile, Tile) and tile.advised)
        first = next(tiles, self.tree.first())
        if first is not None:
            self.set_focus(first)

    def announce(self) -> None:
        """Announce the question; in brief with its moves, each by its number."""
        if not self.app.settings.brief:
            super().announce()
            return
        model, offered = self.model, [offer.move for offer in self.offers]
        state, names = model.asking.state, model.show.names
        lines = braille_lines.choice(model.game, state, names, self.heading, offered)
        for number, line in enumerate(lines):
            self.app.announcements.say(line, at_once=number == 0)

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    # Layout.

    def build(self, measures: Measures) -> Node:
        fit(self.model, measures)
        self._laid = self.model.show.laid
        return super().build(measures)

    def page(self, kit: Kit) -> Box:
        """The panel at its largest fitting size, placed clear of hand and pile.

        It stays the same while the table under it and the advice do.
        """
        said = [self._said(offer, kit) for offer in self.offers]

        @cache
        def tiles(card: int) -> list[Box]:
            return [self._tile(number, card, one, kit) for number, one in enumerate(said)]

        @cache
        def made(form: Form) -> Box:
            rows = self._rows(tiles(kit.px(form.size)), kit, form.most)
            if not form.most:
                gap = kit.px(12)
                rows = Scroll(self.column, rows, kit.measures, x=gap, y=gap)
            return self._panel(rows, kit)

        about = (kit.measures, self._laid, self.advised)
        if self._found is None or self._found[0] != about:
            self._found = about, *self._fitting(made, kit)
        _, form, room = self._found
        return Within(made(form), *room)

    def _fitting(self, made: Callable[[Form], Box], kit: Kit) -> tuple[Form, FreeRoom]:
        """The largest form that fits beside hand and pile, and its place.

        Readable cards may extend beyond the felt before smaller sizes are tried. The fallback is a
        scrolling panel.
        """
        spots = list(self._laid.spots.values())
        across = range(self._column_count(), 0, -1)
        for felt, window in free_rooms(self.model, kit.px(8)):
            for sizes, rooms in product(
                (USUAL_CHOICE_CARD_SIZES_UNITS, SMALL_CHOICE_CARD_SIZES_UNITS), (felt, window)
            ):
                for form in (Form(size, most) for size in sizes for most in across):
                    ways = [(room, Within(made(form), *room)) for room in rooms]
                    whole = [(room, way) for room, way in ways if way.whole]
                    if whole:
                        return form, min(whole, key=lambda one: covered_area(one[1].rect, spots))[0]
            rooms = [*felt, *window]
            enough = [room for room in rooms if Within(made(SCROLLING_CHOICE_FORM), *room).enough]
            if enough:
                return SCROLLING_CHOICE_FORM, max(
                    enough, key=lambda room: room.rect.w * room.rect.h
                )
        return SCROLLING_CHOICE_FORM, rooms[-1]

    def _panel(self, rows: Box, kit: Kit) -> Box:
        gap = kit.px(12)
        cancel = kit.button(
            "cancel",
            CANCEL_CHOICE.label,
            self.back,
            width=190,
            target=44,
            icon=Icon.CROSS,
            command=CANCEL_CHOICE,
            area="foot",
        )
        all_of_it = Column(
            [
                kit.words(self.heading, 20, role=Role.HEADING, weight="bold", anchor="midtop"),
                Space(high=gap),
                Pad(rows, gap, 0),
                Space(high=gap),
                Align(cancel),
            ]
        )
        return NodeBox(
            Node(Role.PANEL, self.heading, nowhere(), "choice", widget=Panel()),
            Pad(Limit(all_of_it, least=kit.px(MIN_CHOICE_PANEL_UNITS)), gap, kit.px(12)),
        )

    def _rows(self, tiles: Sequence[Box], kit: Kit, most: int = 0) -> Box:
        """Grid of tiles with ``most`` columns; the default is as many as fit."""
        across = most or self._column_count()
        return Grid(tiles, kit.px(12), most=across, level=True, even=most > 0)

    def _column_count(self) -> int:
        count = len(self.offers)
        if count <= 4:
            return count
        return min(6, -(-count // 2)) if count <= 12 else 6

    def _said(self, offer: Offer, kit: Kit) -> tuple[str, Box]:
        """Accessible name of an offer's cards, and the text of the offer."""
        table = self.model.show.table
        # The name of a new meld tells its cards already.
        alike = sum(told(one.name) == told(offer.name) for one in self.offers)
        named = () if offer.intent is Intent.MELD and alike == 1 else offer.cards
        cards = told(listed([table.card_name(one) for one in named])) if named else ""
        words = kit.words(told(offer.name), 14, anchor="midtop", weight="semibold", lines=2)
        return cards, words

    def _tile(self, number: int, card: int, said: tuple[str, Box], kit: Kit) -> Box:
        """Tile of an offer with cards of a given width."""
        offer, (named, words) = self.offers[number], said
        advised = offer.move == self.advised
        tile = Node(
            Role.TILE,
            told(offer.name),
            nowhere(),
            f"choice {number}",
            act=self._chooser(offer),
            command=CHOICE_COMMANDS[number] if number < len(CHOICE_COMMANDS) else None,
            move=offer.move,
            area="choices",
            value=say("choice-advised") if advised else None,
            first=number == 0,
            widget=Tile(kit.px(14), advised),
        )
        faces = self.model.show.table.face_set
        cards = Node(
            Role.CARDS, named, nowhere(), widget=Cards(offer.cards, card, faces, middle=True)
        )
        scores: list[Box] = []
        if offer.points is not None:
            points = say("choice-points", points=offer.points)
            scores = [kit.words(points, 14, anchor="midtop", weight="semibold", tone="gold")]
        long = fan_width(max(1, len(offer.cards)), card, kit.measures)
        inside = Column([FixedBox(cards, long, card_height(card)), words, *scores], kit.px(6))
        shown = NodeBox(tile, Pad(inside, kit.px(12), kit.px(12)))
        whole = Limit(shown, least=kit.px(MIN_CHOICE_TILE_UNITS))
        if all(one.move != self.advised for one in self.offers):
            return whole
        lower = Column([Space(high=kit.px(ADVISED_MARK_UNITS / 2)), whole.growing()])
        return Stack([lower, self._mark(kit)]) if advised else lower

    def _mark(self, kit: Kit) -> Box:
        """Mark of the advised move, on the upper edge of its tile."""
        side = kit.px(ADVISED_MARK_UNITS)
        ground = Node(Role.PANEL, "", nowhere(), widget=Panel(flat=True))
        icon = Node(Role.ICON, "", nowhere(), widget=IconWidget(Icon.HINT))
        disc = Stack(
            [FixedBox(ground, side * 5 // 4, side * 5 // 4), Align(FixedBox(icon, side, side))]
        )
        return Align(Pad(disc, kit.px(ADVISED_MARK_UNITS / 2), 0), 1, 0)

    def _chooser(self, offer: Offer) -> Act:
        def choose() -> None:
            self.navigator.back()
            self.choose(offer)

        return choose

    def on_key(self, key: Key) -> None:
        if not self.queries.answers(key, self.tree.focused, self.app.announcements):
            super().on_key(key)

    def on_press(self, x: float, y: float) -> None:
        panel = self.tree.by_key["choice"]
        if not panel.rect.collidepoint(x, y):
            self.back()
            return
        super().on_press(x, y)

    def paint(self, painter: Painter) -> None:
        if self._laid is not self.model.show.laid:
            # The layout of the table has changed.
            self.changed()
        painter.shade(CHOICE_OVERLAY_SHADE)
        self.renderer.paint_nodes(painter)


def _question(offers: Sequence[Offer]) -> TextValue:
    """The games' own question if all offers share it, else the default one."""
    asked = {offer.question for offer in offers}
    groups = {offer.intent for offer in offers}
    if len(asked) == 1 and "" not in asked:
        return asked.pop()
    if len(groups) > 1:
        return DEFAULT_CHOICE_QUESTION
    return INTENT_QUESTIONS.get(groups.pop(), DEFAULT_CHOICE_QUESTION)
