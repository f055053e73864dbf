"""The nodes of the table: zones and cards, plates, the corner's buttons."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.event import Seat
from game.core.table import FAN, FELT, HAND, HELD, MELD, SPREAD, Mark, Place, Sign
from game.ui.box import (
    Box,
    Column,
    Fit,
    Fixed,
    Flow,
    Group,
    Limit,
    Pad,
    Rigid,
    Row,
    Space,
    Text,
    largest,
    pinned,
)
from game.ui.table.acts import Acts
from game.ui.table.hints import hint_tag
from game.ui.table.model import TableModel
from game.ui.table.seats import sign_height
from game.ui.tree import Act, Node, Role
from game.ui.widgets.button import Button
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.make import button, words
from game.ui.widgets.panel import Panel
from game.ui.widgets.paper import Remark
from game.ui.widgets.picture import drawn
from game.ui.widgets.plate import Plate
from game.ui.widgets.tag import Tag
from game.ui.window.commands import MUTE, RULES, SORTS, Command
from game.words.message import Message, listed, say, told


def zones(model: TableModel, acts: Acts) -> list[Node]:
    """Every zone, and every card of the zones whose cards are dealt with one by one."""
    show = model.show
    legal = model.asking.by_zone() if model.your_turn else {}
    played = show.table.played(show.state)
    first = None if model.finished else next(iter(legal), played)
    found = [felt(model, acts)] if HAND in show.laid.spots else []
    for place in show.laid.places:
        if place.zone not in show.laid.spots:
            continue
        found.append(_place(model, acts, place, legal.get(place.zone), place.zone == first))
    return [*found, *hint_tag(model, acts)]


def felt(model: TableModel, acts: Acts) -> Node:
    """The cloth itself: cards dropped there are laid down; a click lets go of what is picked."""
    return Node(
        Role.FELT, say("table-felt"), model.show.felt.copy(), f"zone {FELT}",
        hover=True, click=lambda: acts.click(FELT),
    )  # fmt: skip


def _place(model: TableModel, acts: Acts, place: Place, move: str | None, first: bool) -> Node:
    zone = place.zone
    rect = model.show.laid.spots[zone]
    count = model.show.laid.counts[zone]
    if place.kind == HELD:
        hand = Node(
            Role.HAND, told(place.name), rect, f"zone {zone}", value=so_many(count), area="hand"
        )
        hand.hover = True
        hand.children = _hand_cards(model, acts)
        return hand
    if place.kind == SPREAD:
        pile = _slot(model, acts, place, None, False)
        pile.children = _spread_cards(model, acts, zone)
        if pile.children:
            pile.act, pile.pick = None, None
            pile.hover = True
        return pile
    if place.kind == FAN:
        return Node(Role.FAN, told(place.name), rect, f"zone {zone}", value=so_many(count))
    if place.kind == MELD:
        return _meld(model, acts, place)
    return _slot(model, acts, place, move, first)


def so_many(count: int) -> str:
    """So many cards."""
    return say("table-cards", count=count)


def row_of(model: TableModel, held: Sequence[str]) -> str:
    """The cards of a zone in words."""
    return told(listed([model.show.table.card_name(text) for text in held])) if held else ""


def _slot(model: TableModel, acts: Acts, place: Place, move: str | None, first: bool) -> Node:
    """A stack as one thing to click on: "6 of spades, on your right slot"."""
    zone = place.zone
    held = model.show.seen.at(zone)
    if isinstance(held, int):
        name, value = told(place.name), so_many(held)
    elif held:
        top = model.show.table.card_name(held[-1])
        name = say("table-top-card", card=top, place=place.name)
        value = so_many(len(held))
    else:
        name, value = say("table-empty", place=place.name), so_many(0)
    if zone == model.show.table.played(model.show.state):
        value = say("table-being-played", cards=value)
    return Node(
        Role.SLOT,
        name,
        model.show.laid.spots[zone],
        f"zone {zone}",
        value=value,
        act=lambda: acts.click(zone),
        pick=lambda: acts.pick(zone),
        move=move,
        area="table",
        first=first,
    )


def _meld(model: TableModel, acts: Acts, place: Place) -> Node:
    zone = place.zone
    held = model.show.seen.at(zone)
    return Node(
        Role.MELD,
        told(place.name),
        model.show.laid.spots[zone],
        f"zone {zone}",
        value=row_of(model, held),
        act=lambda: acts.click(zone),
        area="table",
    )


def _hand_cards(model: TableModel, acts: Acts) -> list[Node]:
    """The cards of the hand from left to right, each the part of it that shows."""
    show = model.show
    rects, order = show.laid.rects[HAND], show.laid.order[HAND]
    picks = show.hand.picks
    icons = show.table.card_icons(show.state)
    fresh = show.fresh_slots()
    nodes = []
    for slot, copy in enumerate(show.hand.copies()):
        notes = [
            *([Message("table-picked")] if copy in picks else ()),
            *([Message("table-just-drawn")] if slot in fresh else ()),
            *([MARKS[icons[copy[0]]]] if copy[0] in icons else ()),
        ]
        nodes.append(
            Node(
                Role.CARD,
                told(show.table.card_name(copy[0])),
                rects[order[slot]],
                f"card {HAND}/{slot}",
                value=told(listed(notes)) if notes else None,
                act=_clicker(acts, HAND, slot),
                pick=_picker(acts, slot),
                area="hand",
            )
        )
    return nodes


def _spread_cards(model: TableModel, acts: Acts, zone: str) -> list[Node]:
    """The cards of a spread pile, each with the move that a click on it makes."""
    show = model.show
    held: Sequence[str] = show.seen.at(zone)
    nodes = []
    for number, text in enumerate(held):
        move = model.asking.by_card(zone, number) if model.your_turn else None
        nodes.append(
            Node(
                Role.CARD,
                say("table-on-the-pile", card=show.table.card_name(text)),
                show.laid.rects[zone][number],
                f"card {zone}/{number}",
                act=_clicker(acts, zone, number),
                move=move,
                area="table",
            )
        )
    return nodes


def _clicker(acts: Acts, zone: str, card: int) -> Act:
    return lambda: acts.click_card(zone, card)


def _picker(acts: Acts, slot: int) -> Act:
    return lambda: acts.toggle(slot)


# Players.

MARKS = {
    Mark.WILD: Message("table-wild"),
    Mark.OWED: Message("table-owed"),
    Mark.BARRED: Message("table-barred"),
    Mark.FITS: Message("table-fits"),
}
"""What is said of a card with a mark."""


def plate(model: TableModel, kit: Kit, seat: int, asked: bool) -> list[Node]:
    """A player's plate: portrait, name, what they are doing, and their cards of the round.

    Where there is too little room the portrait is left out, and then what they are doing, which
    the plate's edge and the bar say of whoever is asked.  What a player has from the pot stands
    on the plate or, where there is no room, below it.  A plate that says and shows what it did
    is the same one.
    """
    show = model.show
    rect = show.laid.plates[seat]
    count = show.table.counts(show.state)[seat]
    doing = _doing(model, seat, asked)
    value = say("table-plate", cards=show.table.counted(count), points=show.state.scores[seat],
                doing=doing)  # fmt: skip
    purse = show.table.purse(show.state)
    figure = None if _held_in_hand(model) else count
    said = (kit.measures, tuple(rect), asked, value, figure, purse and purse[1][seat])
    kept = model.plates.get(seat)
    if kept is None or kept[0] != said:
        kept = said, _plate(model, kit, seat, asked, value, doing, figure)
        model.plates[seat] = kept
    return kept[1]


def _plate(
    model: TableModel, kit: Kit, seat: int, asked: bool, value: str, doing: str, figure: int | None
) -> list[Node]:
    show = model.show
    rect = show.laid.plates[seat]
    node = Node(Role.PLAYER, show.names[seat].name, rect.copy(), f"plate {seat}", value=value,
                widget=Plate(asked))  # fmt: skip
    purse = show.table.purse(show.state)
    coins = None if purse is None or not purse[1][seat] else _Coins(kit, purse[1][seat])
    if purse is not None and coins is not None:
        node.value = say("table-plate-coins", plate=value, count=purse[1][seat])
    said = _said(model, kit, seat, doing, asked)
    ways = _plates(model, kit, seat, said, figure, coins)
    node.children = largest(ways, rect).place(rect)
    if coins is not None and all(coins.coin is not one for one in node.children):
        around = Group(
            Node(Role.PANEL, "", rect, widget=Panel(flat=True)), Pad(coins, *coins.around)
        )
        beside, gap = coins.around
        point = (rect.right - rect.h // 4 + beside, rect.bottom - gap)
        node.children += pinned(around, "topright", point)
    return [node]


class _Said(NamedTuple):
    """What stands on a plate: the name, and what its player does, as wide as any of that."""

    name: Text
    doing: Box


def _said(model: TableModel, kit: Kit, seat: int, doing: str, asked: bool) -> _Said:
    table, state = model.show.table, model.show.state
    tone = "gold" if asked or table.state_of(state, Seat(seat)) else "dim"
    longest = kit.words(say("table-thinking"), 12).widths.ideal
    name = kit.words(model.sitting.players[seat].name, 14.5, anchor="midleft", weight="semibold")
    does = kit.words(doing, 12, tone=tone, anchor="midleft")
    return _Said(name, Limit(Rigid(does), least=longest))


def _plates(
    model: TableModel, kit: Kit, seat: int, said: _Said, count: int | None, coins: "_Coins | None"
) -> Iterator[Box]:
    """The ways to show a plate, each with less than the one before."""
    high = model.show.laid.plates[seat].h
    name, doing = Rigid(said.name), said.doing
    side = high - kit.px(8)
    drawing = drawn(f"portraits/{model.portraits[seat]}", model.show.felt)
    portrait = Row([Space(kit.px(4)), Fixed(drawing, side, side), Space(kit.px(6))])
    bare = Space(high // 3)
    end: list[Box] = [Space(high // 6)]
    if count is not None:
        size = max(round(high * 0.46), kit.measures.text(18))
        figure = words(str(count), model.show.felt, size, anchor="midright", weight="bold")
        end = [Space(kit.px(4)), kit.line_of(figure), Space(kit.px(10))]
    lines: list[Box] = []
    if coins is not None:
        lines.append(Column([name, Row([doing.growing(), coins], kit.px(3))]))
        if not seat:
            lines.append(Column([Row([name.growing(), coins], kit.px(3)), doing]))
    lines.append(Column([name, doing]))
    for start in (portrait, bare):
        for both in lines:
            yield Row([start, both.growing(), *end])
    alone = kit.line_of(said.name.node)
    yield Row([bare, alone.growing(), *end])
    yield Row([Space(kit.px(4)), alone.growing(), *end[1:]])
    yield Row([Space(kit.px(4)), alone.growing(), Space(kit.px(4))])


class _Coins(Row):
    """How many coins a player has from the pot, and a ``coin``."""

    def __init__(self, kit: Kit, count: int) -> None:
        side = kit.measures.text(15)
        self.coin = drawn("coins/dime", nowhere())
        self.around = 2 * kit.px(3), kit.px(3)
        figure = kit.words(str(count), 13, anchor="midright", weight="bold")
        super().__init__([Rigid(figure), Fixed(self.coin, side, side)], kit.px(3))


def _held_in_hand(model: TableModel) -> bool:
    """Whether the players hold their cards, so that the count stands with them."""
    return HAND in model.show.laid.spots


def _doing(model: TableModel, seat: int, asked: bool) -> str:
    show = model.show
    player = model.sitting.players[seat]
    if asked:
        return say("table-your-turn") if player.level is None else say("table-thinking")
    state = told(show.table.state_of(show.state, Seat(seat)))
    if state:
        return state
    if show.state.dealer == seat and show.state.asked is not None:
        # While cards are drawn for the deal, the dealer is still that of the round before.
        return say("table-dealer")
    if player.level is None and show.state.over:
        return say("table-won") if seat in (show.state.winners or ()) else say("table-match-over")
    return say("table-level", level=player.level) if player.level else say("table-waiting")


def bubble(model: TableModel, kit: Kit) -> list[Node]:
    """What somebody is saying, over their own plate, beside their portrait."""
    if model.remark is None:
        return []
    seat, text = model.remark
    plate = model.show.laid.plates[seat]
    edge = kit.px(9)
    side = plate.h - edge
    node = Node(Role.REMARK, say("table-remark", who=model.show.names[seat], text=text), nowhere(),
                "remark", widget=Remark())  # fmt: skip
    portrait = drawn(f"portraits/{model.portraits[seat]}", nowhere())
    says = kit.words(text, 13.5, tone="ink")
    row = Row([Fixed(portrait, side, side), Pad(says, 0, edge).growing()], edge)
    wide = max(plate.w, kit.measures.grown(190) + side)
    box = Limit(Group(node, Pad(row, edge, 0)), ideal=wide, most=wide, high=plate.h)
    return pinned(box, "midbottom", plate.midbottom, model.show.felt)


# Public facts.


def signs(model: TableModel, kit: Kit) -> list[Node]:
    """Public facts on tags beside the middle, and the figure of the person's hand."""
    show = model.show
    nodes = []
    area = show.laid.signs
    if area.w:
        tags = [
            _sign(sign, number, kit) for number, sign in enumerate(show.table.signs(show.state))
        ]
        middle = abs(area.centerx - show.felt.centerx) < kit.px(20)
        nodes += Flow(tags, kit.px(10), kit.px(4), 0.5 if middle else 0).place(area)
    figure = told(show.table.figure(show.state))
    if figure:
        mine = show.laid.plates[0]
        words = kit.words(figure, 14.5, role=Role.FIGURE, weight="semibold", tone="gold")
        point = (mine.x, mine.y - kit.px(6))
        nodes += pinned(Limit(words, ideal=mine.w), "bottomleft", point)
    return nodes


def _sign(sign: Sign, number: int, kit: Kit) -> Box:
    """A public fact on a tag, with its icon or drawing before it."""
    node = Node(Role.SIGN, told(sign.text), nowhere(), f"sign {number}", widget=Tag(sign))
    size, high = kit.measures.text(14.5), sign_height(kit.measures)
    wide = kit.texts.width(node.name, size, "semibold") + round(high * 0.95)
    return Fixed(node, wide + (round(size * 1.6) if sign.icon or sign.drawing else 0), high)


# The corner.

Made = tuple[str, str, str, Command | None, Act]
"""A button's key, name, icon, command and act."""


def _sealed(model: TableModel) -> str:
    """The name of the shield: whether the deal is sealed, and the first digits of the seal."""
    seal = model.seal
    return say("table-sealed", seal=seal[:8]) if seal else say("table-unsealed")


def corner(model: TableModel, acts: Acts, kit: Kit) -> Box:
    """The small buttons in the corner: menu, rules, sound; and the seal, if there is room."""
    muted = model.settings.muted == "on"
    made: list[Made] = [
        ("menu", say("table-menu"), "pause", None, acts.pause),
        ("rules", RULES.label, "rules", RULES, acts.open_rules),
        (
            "mute",
            say("table-sound-on") if muted else say("table-sound-off"),
            "sound-off" if muted else "sound-on",
            MUTE,
            acts.toggle_sound,
        ),
        ("seal", _sealed(model), "seal", None, acts.open_seal),
    ]
    buttons = [
        kit.icon_button(key, name, act, icon, 40, "corner", command=command)
        for key, name, icon, command, act in made
    ]
    gap = kit.px(6)
    digits = Rigid(kit.words(model.seal[:8], 12.5, anchor="midleft", tone="dim"))
    return Fit(Row([*buttons, digits], gap), Row(buttons, gap))


def sorters(model: TableModel, acts: Acts, kit: Kit) -> list[Node]:
    """The buttons beside the hand that sort it."""
    show = model.show
    if HAND not in show.laid.spots:
        return []
    buttons = []
    for number, (how, name) in enumerate(show.table.sorts):
        node = button(
            f"sort {how}",
            told(name),
            nowhere(),
            _sorter(acts, how),
            command=SORTS[number],
            area="hand",
        )
        look = Button(show.table.sort_icons[number], bare=True, aside=show.hand.how == how)
        node.widget = look
        buttons.append(kit.square(node, kit.measures.target(40)))
    gap = kit.px(4)
    column = Column([*buttons, Space()], gap)
    return pinned(column, "bottomright", (show.felt.right, show.laid.spots[HAND].bottom))


def _sorter(acts: Acts, how: str) -> Act:
    return lambda: acts.sort(how)
