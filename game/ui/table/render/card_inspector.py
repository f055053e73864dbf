"""Cards enlarged to be read: the card inspector, the close-up and the magnifier.

The card inspector is a card enlarged beside its text, with a button for its rule.  ``CardHelp``
finds the card and describes it, and why it cannot be played now.  ``view`` builds the panel.

A close-up shows one thing alone, as large as the window: ``Enlarged`` is that card or meld with its
facts, and `close_up_page` its page.

The magnifier is a meld or open hand too small to read, enlarged at the pointer or focus:
``enlarged`` finds it and ``paint_enlarged`` paints it.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Rect

from game.core.event import bare_card
from game.core.table import HIDDEN_HAND_STYLE, MELD_STYLE, OPEN_HAND_STYLE, PERSON_HAND_ZONE
from game.core.table_values import FELT_ZONE
from game.text.icon import Icon
from game.text.message import Message, in_order, say, told
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import SHOW_CLOSE_UP
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad, pin
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.paint import theme
from game.ui.kit.paint.theme import (
    LARGE_INDEX_STRIP_SHARE,
    MAX_SMALL_CARD_WIDTH_POINTS,
    USUAL_INDEX_STRIP_SHARE,
    Measures,
)
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Panel
from game.ui.table.layout.seat_plan import MAX_FELT_CARD_WIDTH_SHARE
from game.ui.table.model.actions import CloseInspector, OpenCloseUp, OpenRules
from game.ui.table.model.drag_state import node_ref
from game.ui.table.model.notice import Looking, Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.board import Board

INSPECTOR_KEY = "looked at"
INSPECTED_CARD_UNITS = 150.0
"""Width of the card, in units."""
MAX_INSPECTOR_WORDS_UNITS = 330.0
"""Maximum width of the words beside the card, in units."""
INSPECTOR_PADDING_UNITS = 16.0
"""Padding around the card and the words, in units."""
MAX_INSPECTED_CARD_HEIGHT_SHARE = 0.62
"""Maximum height of the card, as a share of the felt's height."""


def looked_at(model: TableModel) -> Looking | None:
    """Inspected card while its notice is shown; None otherwise."""
    looking = model.looking
    return looking if looking is not None and model.notice is looking.notice else None


def view(model: TableModel, kit: Kit, scroller: ScrollState) -> list[Node]:
    """Panel beside the inspected card; empty if there is none."""
    looking = looked_at(model)
    if looking is None:
        scroller.away()
        return []
    felt, measures = model.show.felt, kit.measures
    panel = Node(
        Role.PANEL,
        say("table-looked"),
        nowhere(),
        INSPECTOR_KEY,
        hover=True,
        widget=Panel(edge=True),
    )
    cells: list[Box] = []
    if looking.card is not None:
        cells += [_card(model, looking.card, kit), Space(kit.px(INSPECTOR_PADDING_UNITS))]
    words = Scroll(
        scroller, kit.words(looking.notice.text, 16, role=Role.ALERT), measures, outside=True
    )
    says = Column([words, Space(high=kit.px(12)), _buttons(looking, kit)])
    most = kit.measures.grown_length(MAX_INSPECTOR_WORDS_UNITS)
    cells.append(Limit(says, least=min(most, felt.w // 3), ideal=most, most=most).growing())
    box = NodeBox(
        panel,
        Pad(
            Row(cells, across="top"),
            kit.px(INSPECTOR_PADDING_UNITS),
            kit.px(INSPECTOR_PADDING_UNITS),
        ),
    )
    wide = min(box.widths.ideal, measures.width - 2 * kit.px(8))
    high = min(box.height(wide), measures.height - 2 * kit.px(8))
    return box.place(beside(looking.spot, wide, high, model, measures))


def _card(model: TableModel, text: str, kit: Kit) -> Box:
    table = model.show.table
    high = min(
        card_height(kit.px(INSPECTED_CARD_UNITS)),
        round(MAX_INSPECTED_CARD_HEIGHT_SHARE * model.show.felt.h),
    )
    wide = high * 5 // 7
    shown = Cards((bare_card(text),), wide, table.face_set)
    node = Node(Role.CARDS, told(table.card_name(text)), nowhere(), widget=shown)
    return FixedBox(node, wide, card_height(wide))


def _buttons(looking: Looking, kit: Kit) -> Box:
    cells: list[Box] = []
    if looking.notice.rule:
        cells += [
            kit.button(
                "the rule",
                say("table-rule"),
                OpenRules(),
                icon=Icon.RULES,
                target=40,
                area=INSPECTOR_KEY,
            ),
            Space(kit.px(8)),
        ]
    cells.append(Space().growing())
    if looking.card is not None:
        name = SHOW_CLOSE_UP.label
        cells += [
            kit.icon_button("larger", name, OpenCloseUp(), Icon.SEARCH, 40, INSPECTOR_KEY,
                            command=SHOW_CLOSE_UP),
            Space(kit.px(4)),
        ]  # fmt: skip
    cells.append(
        kit.icon_button(
            "looked away", say("table-look-away"), CloseInspector(), Icon.CROSS, 40, INSPECTOR_KEY
        )
    )
    return Row(cells)


def beside(spot: Rect, wide: int, high: int, model: TableModel, measures: Measures) -> Rect:
    """Rectangle of a panel that covers ``spot`` least, and then the hand least.

    It is on the felt if it fits there.
    """
    gap = measures.px(8)
    felt, window = model.show.felt, measures.window.inflate(-2 * gap, -2 * gap)
    inside = felt if wide <= felt.w and high <= felt.h else window
    hand = model.show.laid.spots.get(PERSON_HAND_ZONE, Rect(0, 0, 0, 0))
    size = (wide, high)
    places = [
        pin(size, "midbottom", (spot.centerx, spot.top - gap), inside),
        pin(size, "midleft", (spot.right + gap, spot.centery), inside),
        pin(size, "midright", (spot.left - gap, spot.centery), inside),
        pin(size, "midtop", (spot.centerx, spot.bottom + gap), inside),
    ]

    def covered(rect: Rect) -> tuple[int, int]:
        mine, cards = rect.clip(spot), rect.clip(hand)
        return mine.w * mine.h, cards.w * cards.h

    return min(places, key=covered)


class Enlarged(NamedTuple):
    """A card or meld to show as large as the window, with the ``key`` of its node.

    ``cards`` has None for a card that is face down; it is empty where no card lies. ``facts`` are
    one line.
    """

    key: str
    zone: str
    name: str
    cards: tuple[str | None, ...]
    facts: str


class InspectedCard(NamedTuple):
    """An inspected card: its zone, and its place there or its slot in the hand."""

    zone: str
    card: int


class CardHelp:
    """Descriptions of cards, from the person's view alone.

    In a zone without card nodes, the mouse selects the card below it. The keyboard selects the top
    card, and on each repeat the next one down.
    """

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._last: InspectedCard | None = None

    def at(self, key: str, point: tuple[float, float] | None = None) -> Looking:
        """The help on the node with this key; ``point`` is the position of the mouse.

        Of the zone that is played now or next it says when.
        """
        looking = self._at(key, point)
        show, grip = self.model.show, node_ref(self.model.show, key)
        if grip is None or show.closed:
            return looking
        following, when = show.table.next_zone(show.state, show.names)
        if not when or grip.zone not in (following, show.table.active_zone(show.state)):
            return looking
        notice = looking.notice
        more = in_order([notice.said, when])
        return replace(looking, notice=replace(notice, said=more))

    def _at(self, key: str, point: tuple[float, float] | None) -> Looking:
        grip = node_ref(self.model.show, key)
        zone = "" if grip is None else grip.zone
        if point is not None and zone in ("", FELT_ZONE):
            zone = self._fan(point) or zone
        laid = self.model.show.laid
        place = laid.place(zone)
        if place is None or zone not in laid.spots:
            spot = Rect(self.model.show.felt.center, (0, 0))
            return Looking(None, spot, Notice(NoticeKind.ABOUT, Message("table-about-how")))
        held = self.model.show.seen.zone(zone)
        count = held if isinstance(held, int) else len(held)
        if not count:
            says = Message("table-about-empty", place=place.name)
            return Looking(None, laid.spots[zone], Notice(NoticeKind.ABOUT, says))
        if isinstance(held, int):
            says = Message("table-about-hidden", place=place.name, count=count)
            return Looking(None, laid.spots[zone], Notice(NoticeKind.ABOUT, says))
        card = grip.card if grip is not None else None
        if card is None:
            card = self._selected_index(zone, count, point)
        asked = InspectedCard(zone, min(card, count - 1))
        self._last = asked
        return self.of(asked)

    def enlarged(self, node: Node) -> Enlarged | None:
        """The card or meld of a node; None for a node that is neither."""
        show = self.model.show
        grip = node_ref(show, node.key)
        place = None if grip is None else show.laid.place(grip.zone)
        if grip is None or place is None or (grip.zone == PERSON_HAND_ZONE and grip.card is None):
            return None
        held = show.seen.zone(grip.zone)
        if place.style in (MELD_STYLE, OPEN_HAND_STYLE):
            cards = tuple(sprite.text for sprite in show.cast.zones[grip.zone])
            facts = say("queries-sentence", said=node.value or "")
            return Enlarged(node.key, grip.zone, node.name, cards, facts)
        looking = self.at(node.key)
        backs = held if isinstance(held, int) else 0
        one = (looking.card,) if looking.card is not None else (None,) * min(1, backs)
        name = node.name
        if node.value:
            name = say("queries-noted", card=node.name, notes=node.value)
        return Enlarged(node.key, grip.zone, name, one, looking.notice.text)

    def pointed(self, key: str, point: tuple[float, float]) -> InspectedCard | None:
        """The visible card under the pointer, or None."""
        grip = node_ref(self.model.show, key)
        place = None if grip is None else self.model.show.laid.place(grip.zone)
        if grip is None or place is None:
            return None
        held = self.model.show.seen.zone(grip.zone)
        if (
            isinstance(held, int)
            or not held
            or (grip.zone == PERSON_HAND_ZONE and grip.card is None)
        ):
            return None
        card = grip.card
        if card is None:
            card = self._under(grip.zone, point)
        if card is None or card >= len(held):
            return None
        return InspectedCard(grip.zone, card)

    def of(self, asked: InspectedCard) -> Looking:
        """Text, rectangle and notice of a card."""
        return Looking(self._text(asked), self.spot(asked), self._about(asked))

    def spot(self, asked: InspectedCard) -> Rect:
        """Rectangle of a whole card, in pixels."""
        laid = self.model.show.laid
        poses = laid.poses.get(asked.zone, [])
        place = (
            laid.order[PERSON_HAND_ZONE][asked.card]
            if asked.zone == PERSON_HAND_ZONE
            else asked.card
        )
        return poses[place].rect() if place < len(poses) else laid.spots[asked.zone].copy()

    def _fan(self, point: tuple[float, float]) -> str:
        """Zone of another player's hand at a point, or empty; such hands ignore the mouse."""
        laid = self.model.show.laid
        zones = (
            one.zone
            for one in laid.places
            if one.style is HIDDEN_HAND_STYLE and one.zone in laid.spots
        )
        return next((zone for zone in zones if laid.spots[zone].collidepoint(point)), "")

    def _under(self, zone: str, point: tuple[float, float]) -> int | None:
        poses = self.model.show.laid.poses.get(zone, [])
        under = [place for place, pose in enumerate(poses) if pose.rect().collidepoint(point)]
        return under[-1] if under else None

    def _selected_index(self, zone: str, count: int, point: tuple[float, float] | None) -> int:
        """Place of the selected card in a zone that is a single node."""
        poses = self.model.show.laid.poses.get(zone, [])
        if point is not None and len(poses) == count:
            under = self._under(zone, point)
            return count - 1 if under is None else under
        again = self._last is not None and self._last.zone == zone and self._telling
        return (self._last.card - 1) % count if again and self._last is not None else count - 1

    @property
    def _telling(self) -> bool:
        notice = self.model.notice
        return notice is not None and notice.kind is NoticeKind.ABOUT

    def _text(self, asked: InspectedCard) -> str:
        show = self.model.show
        text: str
        if asked.zone == PERSON_HAND_ZONE:
            text = show.hand.order[asked.card]
        else:
            text = show.seen.zone(asked.zone)[asked.card]
        return text

    def _about(self, asked: InspectedCard) -> Notice:
        show, text = self.model.show, self._text(asked)
        about = show.table.card_info(show.state, text)
        refused = self._refused(asked, text)
        if refused is None:
            return Notice(NoticeKind.ABOUT, about.text, about.rule)
        whole = Message("table-about-refused", says=about.text, why=refused.said)
        return Notice(NoticeKind.ABOUT, whole, refused.rule or about.rule)

    def _refused(self, asked: InspectedCard, text: str) -> Notice | None:
        """Why the card cannot be played or taken now; None out of turn."""
        model = self.model
        if not model.your_turn or model.hides():
            return None
        if asked.zone == PERSON_HAND_ZONE:
            return model.asking.refused(text)
        return model.asking.barred(asked.zone, asked.card)


# The magnifier.


MAGNIFIED_STRIP_SHARE = 0.3
"""Visible share of each card's width, where the felt is wide enough."""


@dataclass(frozen=True, slots=True)
class Magnifier:
    """An enlarged meld: its zone, its panel, and its cards from left to right."""

    zone: str
    panel: Rect
    cards: tuple[Rect, ...]


def enlarged(model: TableModel) -> Magnifier | None:
    """Magnifier to show now, clear of the meld itself and the hand; None for none."""
    zone = model.pointed.removeprefix("zone ")
    show = model.show
    laid, felt = show.laid, show.felt
    place = laid.place(zone)
    if zone == model.pointed or place is None or place.style not in (MELD_STYLE, OPEN_HAND_STYLE):
        return None
    if model.held.carried is not None or not is_too_small(model, zone):
        return None
    count, spot = len(laid.poses[zone]), laid.spots[zone]
    strip = max(
        MAGNIFIED_STRIP_SHARE, LARGE_INDEX_STRIP_SHARE if laid.large else USUAL_INDEX_STRIP_SHARE
    )
    edge = model.measures.px(8)
    card = round(MAX_FELT_CARD_WIDTH_SHARE * laid.card)
    card = min(card, int((felt.w - 2 * edge) / (1 + (count - 1) * strip)))
    whole = Rect(0, 0, round((1 + (count - 1) * strip) * card), card_height(card))
    panel = whole.inflate(2 * edge, 2 * edge)
    panel.midbottom = (spot.centerx, spot.top - edge)
    if panel.top < felt.top:
        panel.top = spot.bottom + edge
    panel.bottom = min(panel.bottom, laid.spots[PERSON_HAND_ZONE].top)
    panel.x = max(felt.x, min(felt.right - panel.w, panel.x))
    cards = tuple(
        Rect(panel.x + edge + round(number * strip * card), panel.y + edge, card, whole.h)
        for number in range(count)
    )
    return Magnifier(zone, panel, cards)


def was_only_looked_at(model: TableModel) -> bool:
    """Whether a long press on a meld was only meant to look at it."""
    return model.now - model.held.since >= LONG_PRESS_SECONDS and enlarged(model) is not None


def is_too_small(model: TableModel, zone: str) -> bool:
    """Whether a meld shows too little of its cards to read their indexes."""
    laid = model.show.laid
    if not laid.poses.get(zone):
        return False
    strip = LARGE_INDEX_STRIP_SHARE if laid.large else USUAL_INDEX_STRIP_SHARE
    return (
        strip * laid.poses[zone][0].width
        < USUAL_INDEX_STRIP_SHARE * MAX_SMALL_CARD_WIDTH_POINTS * model.measures.scale
    )


def paint_enlarged(board: Board, model: TableModel) -> None:
    """Paint the magnifier as an overlay on the felt."""
    shown = enlarged(model)
    if shown is None:
        return
    board.painter.panel(shown.panel, theme.DARK_GROUND, board.radius * 2, theme.GOLD_COLOUR)
    for sprite, rect in zip(model.show.cast.zones[shown.zone], shown.cards, strict=True):
        board.held(sprite.text, rect.center, 0, rect.w)
