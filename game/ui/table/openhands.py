"""Beside the table of a replay: the hands that lie open, every card of them to be read."""

from collections.abc import Sequence

from game.core.table import OPEN, Place
from game.ui.box import (
    Box,
    Column,
    Fit,
    Fixed,
    Group,
    Kept,
    Limit,
    Pad,
    Row,
    Scroll,
    Scroller,
    Space,
)
from game.ui.table.model import TableModel
from game.ui.tree import Node, Role
from game.ui.widgets import cardrows
from game.ui.widgets.cardlines import CardLines
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import drawn
from game.words.message import listed, say, told

CARD, LEAST = 38.0, 30
"""The width of a card in units, and the least in points."""


def open_hands(model: TableModel) -> list[Place]:
    """The places of the hands of others that lie open."""
    return [place for place in model.show.laid.places if place.kind is OPEN]


def hands(model: TableModel, scroller: Scroller, kit: Kit) -> Kept:
    """The panel with all of them."""
    held = [(place, tuple(model.show.seen.at(place.zone))) for place in open_hands(model)]
    shows = (kit.measures, scroller.offset, held)
    return model.kept.part("hands", shows, lambda: Kept(_hands(model, scroller, held, kit)))


def _hands(
    model: TableModel, scroller: Scroller, held: Sequence[tuple[Place, tuple[str, ...]]], kit: Kit
) -> Box:
    panel = Node(Role.PANEL, say("replay-hands"), nowhere(), "hands", widget=Panel(flat=True))
    rows = [_hand(model, place, cards, kit) for place, cards in held]
    inside = Column([Space(high=kit.px(6)), *rows, Space(high=kit.px(6))], kit.px(8))
    return Group(panel, Scroll(scroller, Pad(inside, kit.px(14), 0), kit.measures))


def _hand(model: TableModel, place: Place, cards: tuple[str, ...], kit: Kit) -> Box:
    """Whose hand it is, and its cards in as many lines as they need."""
    table, seat = model.show.table, place.owner or 0
    how = table.sorts[0][0]
    texts = tuple(sorted(cards, key=lambda text: table.sort_key(text, how)))
    side = kit.high(14.5)
    name = model.show.names[seat].name
    head = Row([
        Fixed(drawn(f"portraits/{model.portraits[seat]}", nowhere()), side, side),
        kit.words(name, 14.5, weight="semibold", anchor="midleft").growing(),
    ], kit.px(6))  # fmt: skip
    node = Node(Role.ROW, say("replay-hands.one", name=name), nowhere(), f"hand of {seat}",
                value=told(listed([table.card_name(text) for text in texts])) if texts else
                say("replay-hands.none"))  # fmt: skip
    if not texts:
        return Group(node, Column([head, kit.words(say("replay-hands.none"), 13.5, tone="dim")]))
    width = max(round(LEAST * kit.measures.scale), kit.measures.card(CARD))
    lines = CardLines([cardrows.Group("left", texts, True)], width, table.faces,
                      lambda group, some: told(listed([table.card_name(one) for one in some])),
                      kit.measures)  # fmt: skip
    least = cardrows.wide(len(texts), width, kit.measures)
    beside = Row([head.growing(), Limit(lines, least=least)], kit.px(6))
    return Group(node, Fit(beside, Column([head, lines], kit.px(2))))
