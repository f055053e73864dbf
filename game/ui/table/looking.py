"""A card shown large beside what there is to say of it, with the way to its rule."""

from pygame import Rect

from game.core.event import bare
from game.core.table import HAND
from game.ui.box import Box, Column, Fixed, Group, Limit, Pad, Row, Scroll, Scroller, Space
from game.ui.paint.assets import card_height
from game.ui.paint.theme import Measures
from game.ui.table.acts import Acts
from game.ui.table.model import TableModel
from game.ui.table.notice import Looking
from game.ui.tree import Node, Role
from game.ui.widgets.cards import Cards
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.words.message import say, told

KEY = "looked at"
CARD, WORDS, PAD = 150.0, 330.0, 16.0
"""Units: how wide the card is, the words beside it are at most, and the room around both."""
TALL = 0.62
"""The card is no higher than this part of the felt."""


def looked_at(model: TableModel) -> Looking | None:
    """What is shown large now: as long as what was said of it holds."""
    looking = model.looking
    return looking if looking is not None and model.notice is looking.notice else None


def view(model: TableModel, acts: Acts, kit: Kit, scroller: Scroller) -> list[Node]:
    """The panel with the card and its words, beside where it lies; nothing if none is shown."""
    looking = looked_at(model)
    if looking is None:
        scroller.away()
        return []
    felt, measures = model.show.felt, kit.measures
    panel = Node(Role.PANEL, say("table-looked"), nowhere(), KEY, hover=True,
                 widget=Panel(edge=True))  # fmt: skip
    cells: list[Box] = []
    if looking.card is not None:
        cells += [_card(model, looking.card, kit), Space(kit.px(PAD))]
    words = Scroll(scroller, kit.words(looking.notice.text, 16, role=Role.ALERT), measures,
                   outside=True)  # fmt: skip
    says = Column([words, Space(high=kit.px(12)), _buttons(looking, acts, kit)])
    most = kit.measures.grown(WORDS)
    cells.append(Limit(says, least=min(most, felt.w // 3), ideal=most, most=most).growing())
    box = Group(panel, Pad(Row(cells, across="top"), kit.px(PAD), kit.px(PAD)))
    wide = min(box.widths.ideal, measures.width - 2 * kit.px(8))
    high = min(box.height(wide), measures.height - 2 * kit.px(8))
    return box.place(beside(looking.spot, wide, high, model, measures))


def _card(model: TableModel, text: str, kit: Kit) -> Box:
    """The card as large as it may be."""
    table = model.show.table
    high = min(card_height(kit.px(CARD)), round(TALL * model.show.felt.h))
    wide = high * 5 // 7
    shown = Cards((bare(text),), wide, table.faces)
    node = Node(Role.CARDS, told(table.card_name(text)), nowhere(), widget=shown)
    return Fixed(node, wide, card_height(wide))


def _buttons(looking: Looking, acts: Acts, kit: Kit) -> Box:
    """The way to the rule, if there is one, and back to the table."""
    cells: list[Box] = []
    if looking.notice.rule:
        cells += [kit.button("the rule", say("table-rule"), acts.open_rules, icon="rules",
                             target=40, area=KEY), Space(kit.px(8))]  # fmt: skip
    cells += [Space().growing(),
              kit.icon_button("looked away", say("table-look-away"), acts.look_away, "cross", 40,
                              KEY)]  # fmt: skip
    return Row(cells)


def beside(spot: Rect, wide: int, high: int, model: TableModel, measures: Measures) -> Rect:
    """Where something so large stands: clear of a spot, and of the hand, as far as there is room.

    On the felt, if it can be there.
    """
    gap = measures.px(8)
    felt, window = model.show.felt, measures.window.inflate(-2 * gap, -2 * gap)
    inside = felt if wide <= felt.w and high <= felt.h else window
    hand = model.show.laid.spots.get(HAND, Rect(0, 0, 0, 0))
    places = []
    for corner, point in (
        ("midbottom", (spot.centerx, spot.top - gap)),
        ("midleft", (spot.right + gap, spot.centery)),
        ("midright", (spot.left - gap, spot.centery)),
        ("midtop", (spot.centerx, spot.bottom + gap)),
    ):
        rect = Rect(0, 0, wide, high)
        setattr(rect, corner, point)
        places.append(rect.clamp(inside))

    def covered(rect: Rect) -> tuple[int, int]:
        mine, cards = rect.clip(spot), rect.clip(hand)
        return mine.w * mine.h, cards.w * cards.h

    return min(places, key=covered)
