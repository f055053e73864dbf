"""The nodes of the table: zones and cards, plates, the corner's buttons."""

from collections.abc import Sequence

from pygame import Rect

from game.core.event import Seat
from game.core.table import FAN, FELT, HAND, HELD, MELD, SPREAD, Mark, Place
from game.ui.commands import MUTE, RULES, SORTS, Command
from game.ui.table.acts import Acts
from game.ui.table.hints import hint_tag
from game.ui.table.model import TableModel
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, words
from game.ui.widgets.picture import drawn
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
        "felt", say("table-felt"), model.show.felt.copy(), f"zone {FELT}",
        look={"hover": True, "click": lambda: acts.click(FELT)},
    )  # fmt: skip


def _place(model: TableModel, acts: Acts, place: Place, move: str | None, first: bool) -> Node:
    zone = place.zone
    rect = model.show.laid.spots[zone]
    count = model.show.laid.counts[zone]
    if place.kind == HELD:
        hand = Node(
            "hand", told(place.name), rect, f"zone {zone}", value=so_many(count), area="hand"
        )
        hand.look["hover"] = True
        hand.children = _hand_cards(model, acts)
        return hand
    if place.kind == SPREAD:
        pile = _slot(model, acts, place, None, False)
        pile.children = _spread_cards(model, acts, zone)
        if pile.children:
            pile.act, pile.pick = None, None
            pile.look["hover"] = True
        return pile
    if place.kind == FAN:
        return Node("fan", told(place.name), rect, f"zone {zone}", value=so_many(count))
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
        "slot",
        name,
        model.show.laid.spots[zone],
        f"zone {zone}",
        value=value,
        act=lambda: acts.click(zone),
        pick=lambda: acts.pick(zone),
        move=move,
        area="table",
        look={"first": first},
    )


def _meld(model: TableModel, acts: Acts, place: Place) -> Node:
    zone = place.zone
    held = model.show.seen.at(zone)
    return Node(
        "meld",
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
                "card",
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
                "card",
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


def plate(model: TableModel, seat: int, asked: bool) -> Node:
    """A player's plate: portrait, name, what they are doing, and their cards of the round."""
    measures, show = model.measures, model.show
    rect = show.laid.plates[seat]
    count = show.table.counts(show.state)[seat]
    player = model.sitting.players[seat]
    doing = _doing(model, seat, asked)
    value = say("table-plate", cards=show.table.counted(count), points=show.state.scores[seat],
                doing=doing)  # fmt: skip
    node = Node("player", show.names[seat].name, rect, f"plate {seat}", value=value,
                look={"asked": asked})  # fmt: skip
    side = rect.h - measures.px(8)
    picture = Rect(rect.x + measures.px(4), rect.y + measures.px(4), side, side)
    left = picture.right + measures.px(6)
    edge = rect.right - rect.h // 6
    if edge - left >= model.texts.width(say("table-thinking"), measures.text(12)):
        drawing = f"portraits/{model.portraits[seat]}"
        node.children.append(drawn(drawing, picture))
    else:
        left = rect.x + rect.h // 3
    number = round(rect.h * 0.46)
    figured = not _held_in_hand(model)
    room = edge - left - (number + measures.px(12) if figured else 0)
    top = Rect(left, rect.y + rect.h // 12, room, rect.h // 2 - rect.h // 12)
    low = Rect(left, rect.y + rect.h // 2 - rect.h // 16, room, rect.h // 2)
    tone = "gold" if asked or show.table.state_of(show.state, Seat(seat)) else "dim"
    node.children += [
        words(player.name, top, measures.text(14.5), anchor="midleft", weight="semibold"),
        words(doing, low, measures.text(12), tone=tone, anchor="midleft"),
    ]
    if figured:
        node.children.append(
            words(str(count), rect.inflate(-measures.px(20), 0), max(number, measures.text(18)),
                  anchor="midright", weight="bold", tone="text")
        )  # fmt: skip
    purse = show.table.purse(show.state)
    if purse is not None and purse[1][seat]:
        node.value = say("table-plate-coins", plate=value, count=purse[1][seat])
        longest = model.texts.width(say("table-thinking"), measures.text(12))
        node.children += _coins(model, seat, purse[1][seat], left + longest)
    return node


def _coins(model: TableModel, seat: int, count: int, end: int) -> list[Node]:
    """What a player has from the pot: at the right end of their plate, or below it.

    ``end`` is how far to the right their words may reach.
    """
    measures, rect = model.measures, model.show.laid.plates[seat]
    side, size, gap = measures.text(15), measures.text(13), measures.px(3)
    wide = model.texts.width(str(count), size, "bold") + gap + side
    held = Rect(0, 0, wide, side)
    held.midright = (rect.right - rect.h // 4, rect.centery + rect.h // 5)
    nodes = []
    tight = held.x < end + gap
    if tight and not seat:
        # The person's plate has no count at its corner: there is room beside the name.
        held.bottom = rect.y + rect.h // 2 - rect.h // 16
    elif tight:
        held.midtop = (held.centerx, rect.bottom - gap)
        around = held.inflate(4 * gap, 2 * gap)
        nodes.append(Node("panel", "", around, look={"flat": True}))
    coin = Rect(held.right - side, held.y, side, side)
    return [
        *nodes,
        drawn("coins/dime", coin),
        words(str(count), Rect(held.x, held.y, wide - gap - side, side), size,
              anchor="midright", weight="bold"),
    ]  # fmt: skip


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


def bubble(model: TableModel) -> list[Node]:
    """What somebody is saying, over their own plate, beside their portrait."""
    if model.remark is None:
        return []
    seat, text = model.remark
    measures, laid = model.measures, model.show.laid
    plate = laid.plates[seat]
    size = measures.text(13.5)
    edge = measures.px(9)
    side = plate.h - edge
    wide = max(plate.w, measures.px(190) + side)
    room = wide - side - 3 * edge
    lines = model.texts.wrapped(text, size, room)
    tall = len(lines) * model.texts.height(size)
    rect = Rect(0, 0, wide, max(plate.h, tall + 2 * edge))
    rect.midbottom = plate.midbottom
    rect.clamp_ip(model.show.felt)
    portrait = Rect(rect.x + edge, rect.centery - side // 2, side, side)
    body = Rect(portrait.right + edge, rect.centery - tall // 2, room, tall)
    drawing = f"portraits/{model.portraits[seat]}"
    node = Node(
        "remark", say("table-remark", who=model.show.names[seat], text=text), rect, "remark"
    )
    node.children = [
        drawn(drawing, portrait),
        words(text, body, size, tone="ink", lines=True),
    ]
    return [node]


# Public facts.


def signs(model: TableModel) -> list[Node]:
    """Public facts on tags beside the middle, and the figure of the person's hand."""
    show, measures = model.show, model.measures
    nodes = []
    area = show.laid.signs
    size = measures.text(14.5)
    gap = measures.px(10)
    widths = []
    found = show.table.signs(show.state) if area.w else []
    for sign in found:
        wide = model.texts.width(told(sign.text), size, "semibold") + round(area.h * 0.95)
        widths.append(wide + (round(size * 1.6) if sign.icon or sign.drawing else 0))
    whole = sum(widths) + gap * max(0, len(widths) - 1)
    middle = abs(area.centerx - show.felt.centerx) < measures.px(20)
    x = area.centerx - whole // 2 if middle else area.x
    for number, (sign, wide) in enumerate(zip(found, widths, strict=True)):
        rect = Rect(x, area.y, min(wide, show.felt.right - x), area.h)
        nodes.append(Node("sign", told(sign.text), rect, f"sign {number}", look={"sign": sign}))
        x += wide + gap
    figure = told(show.table.figure(show.state))
    if figure:
        mine = show.laid.plates[0]
        lines = model.texts.wrapped(figure, size, mine.w, "semibold")
        rect = Rect(mine.x, 0, mine.w, len(lines) * model.texts.height(size))
        rect.bottom = mine.y - measures.px(6)
        nodes.append(
            words(figure, rect, size, role="figure", lines=True, weight="semibold", tone="gold")
        )
    return nodes


# The corner.

Made = tuple[str, str, str, Command | None, Act]
"""A button's key, name, icon, command and act."""


def _sealed(model: TableModel) -> str:
    """The name of the shield: whether the deal is sealed, and the first digits of the seal."""
    seal = model.seal
    return say("table-sealed", seal=seal[:8]) if seal else say("table-unsealed")


def corner(model: TableModel, acts: Acts, rect: Rect, measures: Measures) -> list[Node]:
    """The small buttons in the corner: menu, rules, sound."""
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
    side = rect.h
    step = side + measures.px(6)
    said, size = model.seal[:8], measures.text(12.5)
    digits = Rect(rect.x + len(made) * step, rect.y, rect.right - rect.x - len(made) * step, side)
    buttons = _corner_buttons(made, rect, step)
    if model.texts.width(said, size) > digits.w:
        return buttons
    return [words(said, digits, size, anchor="midleft", tone="dim"), *buttons]


def _corner_buttons(made: Sequence[Made], rect: Rect, step: int) -> list[Node]:
    side = rect.h
    return [
        button(
            key,
            name,
            Rect(rect.x + place * step, rect.y, side, side),
            act,
            icon=icon,
            command=command,
            bare=True,
            area="corner",
        )
        for place, (key, name, icon, command, act) in enumerate(made)
    ]


def sorters(model: TableModel, acts: Acts) -> list[Node]:
    """The buttons beside the hand that sort it."""
    show = model.show
    if HAND not in show.laid.spots:
        return []
    measures = model.measures
    area = show.laid.spots[HAND]
    side = measures.target(40)
    left = show.felt.right - side
    nodes = []
    for number, (how, name) in enumerate(show.table.sorts):
        rect = Rect(left, area.bottom - (2 - number) * (side + measures.px(4)), side, side)
        node = button(
            f"sort {how}",
            told(name),
            rect,
            _sorter(acts, how),
            icon=show.table.sort_icons[number],
            command=SORTS[number],
            bare=True,
            area="hand",
        )
        node.look["aside"] = show.hand.how == how
        nodes.append(node)
    return nodes


def _sorter(acts: Acts, how: str) -> Act:
    return lambda: acts.sort(how)
