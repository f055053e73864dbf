"""Node builders of the table: zones, cards, public facts, remarks and corner buttons.

The page layout calls them for every new tree.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    OPEN_HAND_STYLE,
    OWN_HAND_STYLE,
    PERSON_HAND_ZONE,
    SPREAD_STYLE,
    TableZone,
)
from game.core.table_values import FELT_ZONE, TableSign
from game.text.icon import Icon
from game.text.message import Message, TextValue, listed, say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import (
    GO_BACK,
    MUTE_SOUND,
    OPEN_LOG,
    OPEN_MENU,
    OPEN_RULES,
    OPEN_SCORE_SHEET,
    SORT_COMMANDS,
    Command,
)
from game.ui.kit.layout.alternatives import largest
from game.ui.kit.layout.box import Box, MemoBox
from game.ui.kit.layout.frame import Limit, NodeBox, Pad, pinned
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.tree import Does, Node, Role, Widget
from game.ui.kit.widgets.button import Button, button
from game.ui.kit.widgets.surfaces import Remark, drawn
from game.ui.table.layout.card_poses import sign_height
from game.ui.table.layout.speech import SPEECH_FACE_UNITS, SPEECH_GAP_UNITS
from game.ui.table.model.actions import (
    ClickCard,
    ClickZone,
    OpenLog,
    OpenMenu,
    OpenRules,
    OpenSeal,
    OpenSheet,
    PickZone,
    SortHand,
    TogglePick,
    ToggleSound,
)
from game.ui.table.model.drag_state import card_keys
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.card_facts import (
    card_at,
    cards_of,
    fits,
    fitting_cards,
    hand_notes,
    known,
    top_card,
    worth,
)
from game.ui.table.render.hints import hint_tag
from game.ui.table.render.side_panel import again_button


@dataclass(frozen=True, slots=True)
class Tag(Widget):
    """A public fact on the felt, painted by the board."""

    sign: TableSign


NEW_CARD_NOTE = Message("table-new")
SPEECH_TEXT_UNITS = (13.5, 12.0, 10.5)
"""Sizes of the words of a remark to try, in units."""
UNTAKEN_CARD_NOTE = Message("table-untaken")


def zones(model: TableModel) -> list[Node]:
    """Nodes of all zones, with the cards of the hand and of spread piles as their children."""
    show = model.show
    legal = model.asking.by_zone() if model.your_turn and not model.hides() else {}
    played = show.table.active_zone(show.state)
    first = None if model.finished else next(iter(legal), played)
    found = [felt(model)] if PERSON_HAND_ZONE in show.laid.spots else []
    for place in show.laid.places:
        if place.zone not in show.laid.spots:
            continue
        found.append(_place(model, place, legal.get(place.zone), place.zone == first))
    return [*found, *hint_tag(model)]


def felt(model: TableModel) -> Node:
    """Node of the felt: cards dropped there are laid down, a click clears the picks."""
    return Node(
        Role.FELT,
        say("table-felt"),
        model.show.felt.copy(),
        f"zone {FELT_ZONE}",
        hover=True,
        click=ClickZone(FELT_ZONE),
    )


def _place(model: TableModel, place: TableZone, move: str | None, first: bool) -> Node:
    zone = place.zone
    rect = model.show.laid.spots[zone]
    count = model.show.laid.counts[zone]
    if place.style == OWN_HAND_STYLE:
        hand = Node(
            Role.HAND, told(place.name), rect, f"zone {zone}", value=so_many(count), area="hand"
        )
        hand.hover = True
        hand.children = _hand_cards(model)
        return hand
    if place.style == SPREAD_STYLE:
        pile = _slot(model, place, None, False)
        pile.children = _spread_cards(model, zone)
        if pile.children:
            pile.act, pile.pick = None, None
            pile.hover = True
        return pile
    if place.style == HIDDEN_HAND_STYLE:
        value, seen = so_many(count), known(model, place)
        if seen:
            value = say("table-known", cards=value, known=row_of(model, seen))
        return Node(Role.FAN, told(place.name), rect, f"zone {zone}", value=value)
    if place.style is OPEN_HAND_STYLE:
        held = row_of(model, model.show.seen.zone(zone))
        return Node(
            Role.FAN, told(place.name), rect, f"zone {zone}", hover=True, value=held or so_many(0)
        )
    if place.style == MELD_STYLE:
        return _meld(model, place)
    return _slot(model, place, move, first)


def so_many(count: int) -> str:
    """A number of cards in words."""
    return say("table-cards", count=count)


def row_of(model: TableModel, held: Sequence[str]) -> str:
    """Cards in words; empty for none."""
    return told(listed([model.show.table.card_name(text) for text in held])) if held else ""


def _slot(model: TableModel, place: TableZone, move: str | None, first: bool) -> Node:
    """A stack as one node, named for example "6 of spades, on your right slot"."""
    zone = place.zone
    held = model.show.seen.zone(zone)
    if isinstance(held, int):
        name, value = told(place.name), so_many(held)
    elif held:
        name = say("table-top-card", card=top_card(model, zone), place=place.name)
        value = so_many(len(held))
    else:
        name, value = told(place.name), so_many(0)
    # Only the exception is told: a deck usually can be used, and a stack of several can't.
    played = zone == model.show.table.active_zone(model.show.state)
    if place.style is FACE_UP_STACK_STYLE and move is not None and not played:
        value = say("table-usable", cards=value)
    asked = model.your_turn and not model.hides()
    if place.style is FACE_DOWN_STACK_STYLE and asked and move is None:
        value = say("table-unusable", cards=value)
    if played:
        value = say("table-being-played", cards=value)
    return Node(
        Role.SLOT,
        name,
        model.show.laid.spots[zone],
        f"zone {zone}",
        value=value,
        act=ClickZone(zone),
        pick=PickZone(zone),
        move=move,
        area="table",
        first=first,
    )


def _meld(model: TableModel, place: TableZone) -> Node:
    zone = place.zone
    value, counts = cards_of(model, place), worth(model, place)
    if counts:
        value = say("table-meld", cards=value, worth=counts)
    if place.icon is Icon.LOCK:
        value = say("table-locked", cards=value)
    if model.pointed == f"zone {zone}":
        for fit in fitting_cards(model, zone):
            value, counts = fitting(value, fit), fitting(counts, fit)
    return Node(
        Role.MELD,
        told(place.name),
        model.show.laid.spots[zone],
        f"zone {zone}",
        value=value,
        act=ClickZone(zone),
        area="table",
        tip=counts,
    )


def fitting(said: str, fits: TextValue) -> str:
    """Words about a meld, with the cards that fit it."""
    return say("table-fitting", cards=said, fits=fits) if said else told(fits)


def _hand_cards(model: TableModel) -> list[Node]:
    show = model.show
    rects, order = show.laid.rects[PERSON_HAND_ZONE], show.laid.order[PERSON_HAND_ZONE]
    noted = hand_notes(model)
    nodes = []
    for slot, (copy, key) in enumerate(
        zip(show.hand.copies(), card_keys(show, PERSON_HAND_ZONE), strict=True)
    ):
        aloud = [*noted[slot]]
        if model.focused == key:
            aloud += fits(model, slot)
        picked = copy in show.hand.picks
        notes = [*([Message("table-picked")] if picked else ()), *aloud]
        nodes.append(
            Node(
                Role.CARD,
                told(show.table.card_name(copy[0])),
                rects[order[slot]],
                key,
                value=told(listed(notes)) if notes else None,
                act=ClickCard(PERSON_HAND_ZONE, slot),
                pick=TogglePick(slot),
                area="hand",
                checked=picked,
                aloud=told(listed(aloud)) if aloud else "",
            )
        )
    return nodes


def _spread_cards(model: TableModel, zone: str) -> list[Node]:
    show = model.show
    nodes = []
    told_of = model.your_turn and not model.hides()
    untaken = model.untaken(zone)
    for number, key in enumerate(card_keys(show, zone)):
        news, said = card_at(model, zone, number)
        notes = [
            *([NEW_CARD_NOTE] if news else ()),
            *([UNTAKEN_CARD_NOTE] if number in untaken else ()),
        ]
        move = model.asking.by_card(zone, number) if told_of else None
        nodes.append(
            Node(
                Role.CARD,
                say("table-on-the-pile", card=said),
                show.laid.rects[zone][number],
                key,
                value=told(listed(notes)) if notes else None,
                act=ClickCard(zone, number),
                move=move,
                area="table",
            )
        )
    return nodes


# Remarks and highlights.


def bubble(model: TableModel, kit: Kit) -> list[Node]:
    """Bubble of a remark with the speaker's face; it stays where it was first."""
    if model.remark is None:
        return []
    seat, line = model.remark
    laid, key = model.show.laid, (model.remark, kit.measures, tuple(model.show.felt))
    if model.spoken is None or model.spoken[0] != key:
        model.spoken = key, laid.speech.get(seat)
    rect = model.spoken[1]
    if rect is None:
        return []
    edge = kit.px(SPEECH_GAP_UNITS)
    side = min(rect.h - edge, kit.px(SPEECH_FACE_UNITS))
    text = told(line)
    said = say("table-remark", who=model.show.names[seat], text=text)
    node = Node(Role.REMARK, said, nowhere(), "remark", widget=Remark())
    portrait = drawn(model.face(seat), nowhere())
    inside = rect.inflate(-edge, -edge)
    ways = (
        Row(
            [FixedBox(portrait, side, side), kit.words(text, size, tone="ink").growing()],
            edge,
        )
        for size in SPEECH_TEXT_UNITS
    )
    return NodeBox(node, Pad(largest(ways, inside), edge // 2, edge // 2)).place(rect.copy())


def moment(model: TableModel) -> list[Node]:
    """Nodes for the screen reader: the highlight's sentence and the direction of play."""
    show = model.show
    said = told(show.said)
    nodes = [Node(Role.STATUS, said, show.felt.copy(), "moment")] if said else []
    ring = show.table.direction_ring(show.told)
    if ring is not None:
        way = say("queries-way", way="counter" if ring.turned else "clockwise")
        nodes.append(Node(Role.WAY, way, show.felt.copy(), "way"))
    return nodes


# Public facts.


def signs(model: TableModel, kit: Kit) -> list[Node]:
    """Tags with public facts, and the figure of the person's hand, such as its deadwood."""
    show = model.show
    area = show.laid.signs
    figure = "" if show.closed else told(show.table.hand_figure(show.told))
    tags = show.signs if area.w else ()
    shows = (
        kit.measures,
        tuple(area),
        show.felt.centerx,
        list(tags),
        figure,
        tuple(show.laid.plates[0]) if figure else (),
    )
    return model.kept.part("signs", shows, lambda: _signs(model, kit, tags, figure))


def _signs(model: TableModel, kit: Kit, said: Sequence[TableSign], figure: str) -> list[Node]:
    show = model.show
    nodes = []
    area = show.laid.signs
    if area.w:
        tags = [_sign(sign, number, kit) for number, sign in enumerate(said)]
        middle = abs(area.centerx - show.felt.centerx) < kit.px(20)
        nodes += Flow(tags, kit.px(10), kit.px(4), 0.5 if middle else 0).place(area)
    if figure:
        mine = show.laid.plates[0]
        words = kit.words(figure, 14.5, role=Role.FIGURE, weight="semibold", tone="gold")
        nodes += pinned(Limit(words, ideal=mine.w), "bottomleft", (mine.x, mine.y - kit.px(6)))
    return nodes


def _sign(sign: TableSign, number: int, kit: Kit) -> Box:
    node = Node(Role.SIGN, told(sign.text), nowhere(), f"sign {number}", widget=Tag(sign))
    size, high = kit.measures.text_size(14.5), sign_height(kit.measures)
    wide = kit.texts.width(node.name, size, "semibold") + round(high * 0.95)
    return FixedBox(node, wide + (round(size * 1.6) if sign.icon or sign.drawing else 0), high)


# The corner.

Made = tuple[str, str, Icon, Command | None, Does]
"""Key, name, icon, command and effect of a button."""


def seal_text(model: TableModel) -> str:
    """The first digits of the deal's seal; that it has none, if so."""
    seal = model.seal
    return say("table-sealed", seal=seal[:8]) if seal else say("table-unsealed")


def corner(model: TableModel, kit: Kit, leaving: bool = False) -> Box:
    """Corner buttons: menu, rules, sound and seal; the tooltip has the seal's first digits.

    ``leaving`` replaces the menu with the way back, where there is no match to pause.
    """
    shows = (kit.measures, model.settings.muted, model.seal)
    return model.kept.part(
        "corner", shows, lambda: MemoBox(Row(_corner(model, kit, leaving), kit.px(6)))
    )


def _corner(model: TableModel, kit: Kit, leaving: bool = False) -> list[Box]:
    muted = model.settings.muted
    made: list[Made] = [
        ("back", say("page-back"), Icon.BACK, GO_BACK, OpenMenu())
        if leaving
        else ("menu", say("table-menu"), Icon.PAUSE, OPEN_MENU, OpenMenu()),
        ("rules", OPEN_RULES.label, Icon.RULES, OPEN_RULES, OpenRules()),
        (
            "mute",
            say("table-sound-on") if muted else say("table-sound-off"),
            Icon.SOUND_OFF if muted else Icon.SOUND_ON,
            MUTE_SOUND,
            ToggleSound(),
        ),
    ]
    called, seal = say("table-sealed-deal") if model.seal else "", seal_text(model)
    return [
        *_icons(made, kit),
        kit.icon_button("seal", called or seal, OpenSeal(), Icon.SEAL, 40, "corner", tip=seal),
    ]


def _icons(made: Sequence[Made], kit: Kit) -> list[Box]:
    return [
        kit.icon_button(key, name, act, icon, 40, "corner", command=command)
        for key, name, icon, command, act in made
    ]


def rail(model: TableModel, kit: Kit) -> Box:
    """The corner buttons and those of the panels one below the other, in place of the panels."""
    shows = (kit.measures, model.settings.muted, model.seal, model.repeatable, model.scored)
    return model.kept.part("rail", shows, lambda: MemoBox(_rail(model, kit)))


def _rail(model: TableModel, kit: Kit) -> Box:
    opens: list[Made] = [("log", say("table-log"), Icon.LOG, OPEN_LOG, OpenLog())]
    if model.scored:
        opens.insert(
            0, ("score", OPEN_SCORE_SHEET.label, Icon.STATISTICS, OPEN_SCORE_SHEET, OpenSheet())
        )
    again = again_button(kit, model.repeatable)
    return Column([*_corner(model, kit), *_icons(opens, kit), again], kit.px(6))


def sorters(model: TableModel, kit: Kit) -> list[Node]:
    """Sort buttons beside the hand; none at a table without hands."""
    show = model.show
    if not any(place.style is OWN_HAND_STYLE for place in show.laid.places):
        return []
    point = show.felt.right, show.laid.spots[PERSON_HAND_ZONE].bottom
    shows = (kit.measures, point, show.hand.sort_order, list(show.table.sorts))
    return model.kept.part("sorters", shows, lambda: _sorters(model, kit, point))


def _sorters(model: TableModel, kit: Kit, point: tuple[int, int]) -> list[Node]:
    show = model.show
    buttons = []
    for number, (how, name) in enumerate(show.table.sorts):
        node = button(
            f"sort {how}",
            told(name),
            nowhere(),
            SortHand(how),
            command=SORT_COMMANDS[number],
            area="hand",
        )
        look = Button(show.table.sort_icons[number], bare=True, aside=show.hand.sort_order == how)
        node.widget = look
        buttons.append(kit.square(node, kit.measures.target_size(40)))
    gap = kit.px(4)
    column = Column([*buttons, Space()], gap)
    return pinned(column, "bottomright", point)
