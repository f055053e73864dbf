"""The nodes of the table: zones and cards, plates, the corner's buttons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.event import Seat, value_at
from game.core.table import FELT, HAND, HELD, MELD, SPREAD, Place
from game.core.words import cards
from game.ui.table.hints import hint_tag
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, words

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def zones(scene: "TableScene") -> list[Node]:
    """Every zone, and every card of the zones whose cards are dealt with one by one."""
    show = scene.show
    legal = scene.pointer.legal_by_zone() if scene.your_turn else {}
    played = show.table.played(show.view)
    first = None if scene.finished else next(iter(legal), played)
    found = [felt(scene)] if HAND in show.laid.spots else []
    for place in show.laid.places:
        if place.zone not in show.laid.spots:
            continue
        found.append(_place(scene, place, legal.get(place.zone), place.zone == first))
    return [*found, *hint_tag(scene)]


def felt(scene: "TableScene") -> Node:
    """The cloth itself: cards dropped there are laid down; a click lets go of what is picked."""
    return Node(
        "felt", "the table", scene.show.felt.copy(), f"zone {FELT}",
        look={"hover": True, "click": lambda: scene.pointer.click(FELT)},
    )  # fmt: skip


def _place(scene: "TableScene", place: Place, move: str | None, first: bool) -> Node:
    zone = place.zone
    rect = scene.show.laid.spots[zone]
    count = scene.show.laid.counts[zone]
    if place.kind == HELD:
        hand = Node("hand", place.name, rect, f"zone {zone}", value=cards(count), area="hand")
        hand.look["hover"] = True
        hand.children = _hand_cards(scene)
        return hand
    if place.kind == SPREAD:
        pile = _slot(scene, place, None, False)
        pile.children = _spread_cards(scene, zone)
        if pile.children:
            pile.act, pile.pick = None, None
            pile.look["hover"] = True
        return pile
    if place.kind == "fan":
        return Node("fan", place.name, rect, f"zone {zone}", value=cards(count))
    if place.kind == MELD:
        return _meld(scene, place)
    return _slot(scene, place, move, first)


def _slot(scene: "TableScene", place: Place, move: str | None, first: bool) -> Node:
    """A stack as one thing to click on: "6 of spades, on your right slot"."""
    zone = place.zone
    held = value_at(scene.show.view, zone)
    if isinstance(held, int):
        name, value = place.name, cards(held)
    elif held:
        name = f"{scene.show.table.card_name(held[-1])}, on {place.name}"
        value = cards(len(held))
    else:
        name, value = f"{place.name}, empty", cards(0)
    if zone == scene.show.table.played(scene.show.view):
        value += ", being played"
    return Node(
        "slot",
        name,
        scene.show.laid.spots[zone],
        f"zone {zone}",
        value=value,
        act=lambda: scene.pointer.click(zone),
        pick=lambda: scene.pointer.pick(zone),
        move=move,
        area="table",
        look={"first": first},
    )


def _meld(scene: "TableScene", place: Place) -> Node:
    zone = place.zone
    held = value_at(scene.show.view, zone)
    return Node(
        "meld",
        place.name,
        scene.show.laid.spots[zone],
        f"zone {zone}",
        value=", ".join(scene.show.table.card_name(text) for text in held),
        act=lambda: scene.pointer.click(zone),
        area="table",
    )


def _hand_cards(scene: "TableScene") -> list[Node]:
    """The cards of the hand from left to right, each the part of it that shows."""
    show = scene.show
    rects, order = show.laid.rects[HAND], show.laid.order[HAND]
    picks = show.hand.picks
    icons = show.table.card_icons(show.view)
    fresh = show.fresh_slots()
    nodes = []
    for slot, copy in enumerate(show.hand.copies()):
        picked, new = "picked" if copy in picks else "", "just drawn" if slot in fresh else ""
        notes = [note for note in (picked, new, icons.get(copy[0], "")) if note]
        nodes.append(
            Node(
                "card",
                show.table.card_name(copy[0]),
                rects[order[slot]],
                f"card {HAND}/{slot}",
                value=", ".join(notes) or None,
                act=_clicker(scene, HAND, slot),
                pick=_picker(scene, slot),
                area="hand",
            )
        )
    return nodes


def _spread_cards(scene: "TableScene", zone: str) -> list[Node]:
    """The cards of a spread pile, each with the move that a click on it makes."""
    show = scene.show
    held: Sequence[str] = value_at(show.view, zone)
    nodes = []
    for number, text in enumerate(held):
        move = scene.asking.by_card(zone, number) if scene.your_turn else None
        nodes.append(
            Node(
                "card",
                f"{show.table.card_name(text)}, on the pile",
                show.laid.rects[zone][number],
                f"card {zone}/{number}",
                act=_clicker(scene, zone, number),
                move=move,
                area="table",
            )
        )
    return nodes


def _clicker(scene: "TableScene", zone: str, card: int) -> Act:
    return lambda: scene.pointer.click_card(zone, card)


def _picker(scene: "TableScene", slot: int) -> Act:
    return lambda: scene.pointer.toggle(slot)


# Players.

THINKING = "thinking…"


def plate(scene: "TableScene", seat: int, asked: bool) -> Node:
    """A player's plate: portrait, name, what they are doing, and their cards of the round."""
    measures, show = scene.measures, scene.show
    rect = show.laid.plates[seat]
    count = show.table.counts(show.view)[seat]
    player = scene.sitting.players[seat]
    doing = _doing(scene, seat, asked)
    value = f"{show.table.counted(count)}, {show.view['scores'][seat]} points in all; {doing}"
    node = Node("player", show.names[seat], rect, f"plate {seat}", value=value,
                look={"asked": asked})  # fmt: skip
    side = rect.h - measures.px(8)
    picture = Rect(rect.x + measures.px(4), rect.y + measures.px(4), side, side)
    left = picture.right + measures.px(6)
    edge = rect.right - rect.h // 6
    if edge - left >= scene.app.texts.width(THINKING, measures.text(12)):
        drawing = f"portraits/{scene.portraits[seat]}"
        node.children.append(Node("picture", "", picture, look={"drawing": drawing}))
    else:
        left = rect.x + rect.h // 3
    number = round(rect.h * 0.46)
    figured = not _held_in_hand(scene)
    room = edge - left - (number + measures.px(12) if figured else 0)
    top = Rect(left, rect.y + rect.h // 12, room, rect.h // 2 - rect.h // 12)
    low = Rect(left, rect.y + rect.h // 2 - rect.h // 16, room, rect.h // 2)
    tone = "gold" if asked or show.table.state_of(show.view, Seat(seat)) else "dim"
    node.children += [
        words(player.name, top, measures.text(14.5), anchor="midleft", weight="semibold"),
        words(doing, low, measures.text(12), tone=tone, anchor="midleft"),
    ]
    if figured:
        node.children.append(
            words(str(count), rect.inflate(-measures.px(20), 0), max(number, measures.text(18)),
                  anchor="midright", weight="bold", tone="text")
        )  # fmt: skip
    purse = show.table.purse(show.view)
    if purse is not None and purse[1][seat]:
        node.value = f"{node.value}; {purse[1][seat]} from the pot"
        longest = scene.app.texts.width(THINKING, measures.text(12))
        node.children += _coins(scene, seat, purse[1][seat], left + longest)
    return node


def _coins(scene: "TableScene", seat: int, count: int, end: int) -> list[Node]:
    """What a player has from the pot: at the right end of their plate, or below it.

    ``end`` is how far to the right their words may reach.
    """
    measures, rect = scene.measures, scene.show.laid.plates[seat]
    side, size, gap = measures.text(15), measures.text(13), measures.px(3)
    wide = scene.app.texts.width(str(count), size, "bold") + gap + side
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
        Node("picture", "", coin, look={"drawing": "coins/dime"}),
        words(str(count), Rect(held.x, held.y, wide - gap - side, side), size,
              anchor="midright", weight="bold"),
    ]  # fmt: skip


def _held_in_hand(scene: "TableScene") -> bool:
    """Whether the players hold their cards, so that the count stands with them."""
    return HAND in scene.show.laid.spots


def _doing(scene: "TableScene", seat: int, asked: bool) -> str:
    show = scene.show
    player = scene.sitting.players[seat]
    if asked:
        return "your turn" if player.level is None else THINKING
    state = show.table.state_of(show.view, Seat(seat))
    if state:
        return state
    if show.view["dealer"] == seat and show.view["seat"] is not None:
        # While cards are drawn for the deal, the dealer is still that of the round before.
        return "dealer"
    if player.level is None and show.view["over"]:
        return "won" if seat in show.view["winners"] else "match over"
    return player.level or "waiting"


def bubble(scene: "TableScene") -> list[Node]:
    """What somebody is saying, over their own plate, beside their portrait."""
    if scene.remarks.said is None:
        return []
    seat, text = scene.remarks.said
    measures, laid = scene.measures, scene.show.laid
    plate = laid.plates[seat]
    size = measures.text(13.5)
    edge = measures.px(9)
    side = plate.h - edge
    wide = max(plate.w, measures.px(190) + side)
    room = wide - side - 3 * edge
    lines = scene.app.texts.wrapped(text, size, room)
    tall = len(lines) * scene.app.texts.height(size)
    rect = Rect(0, 0, wide, max(plate.h, tall + 2 * edge))
    rect.midbottom = plate.midbottom
    rect.clamp_ip(scene.show.felt)
    portrait = Rect(rect.x + edge, rect.centery - side // 2, side, side)
    body = Rect(portrait.right + edge, rect.centery - tall // 2, room, tall)
    drawing = f"portraits/{scene.portraits[seat]}"
    node = Node("remark", f"{scene.show.names[seat]}: {text}", rect, "remark")
    node.children = [
        Node("picture", "", portrait, look={"drawing": drawing}),
        words(text, body, size, tone="ink", lines=True),
    ]
    return [node]


# Public facts.


def signs(scene: "TableScene") -> list[Node]:
    """Public facts on tags beside the middle, and the figure of the person's hand."""
    show, measures = scene.show, scene.measures
    nodes = []
    area = show.laid.signs
    size = measures.text(14.5)
    gap = measures.px(10)
    widths = []
    found = show.table.signs(show.view) if area.w else []
    for sign in found:
        wide = scene.app.texts.width(sign.text, size, "semibold") + round(area.h * 0.95)
        widths.append(wide + (round(size * 1.6) if sign.icon or sign.drawing else 0))
    whole = sum(widths) + gap * max(0, len(widths) - 1)
    middle = abs(area.centerx - show.felt.centerx) < measures.px(20)
    x = area.centerx - whole // 2 if middle else area.x
    for number, (sign, wide) in enumerate(zip(found, widths, strict=True)):
        rect = Rect(x, area.y, min(wide, show.felt.right - x), area.h)
        nodes.append(Node("sign", sign.text, rect, f"sign {number}", look={"sign": sign}))
        x += wide + gap
    figure = show.table.figure(show.view)
    if figure:
        mine = show.laid.plates[0]
        lines = scene.app.texts.wrapped(figure, size, mine.w, "semibold")
        rect = Rect(mine.x, 0, mine.w, len(lines) * scene.app.texts.height(size))
        rect.bottom = mine.y - measures.px(6)
        nodes.append(
            words(figure, rect, size, role="figure", lines=True, weight="semibold", tone="gold")
        )
    return nodes


# The corner.

Made = tuple[str, str, str, str | None, Act]
"""A button's key, name, icon, shortcut and act."""


def _sealed(scene: "TableScene") -> str:
    """The name of the shield: whether the deal is sealed, and the first digits of the seal."""
    seal = scene.seal()
    return f"Sealed deal {seal[:8]}" if seal else "A deal without a seal"


def corner(scene: "TableScene", rect: Rect, measures: Measures) -> list[Node]:
    """The small buttons in the corner: menu, rules, sound."""
    muted = scene.app.settings.muted == "on"
    made: list[Made] = [
        ("menu", "Menu", "pause", None, scene.pause),
        ("rules", "Rules", "rules", "F1", scene.open_rules),
        (
            "mute",
            "Turn the sound on" if muted else "Turn the sound off",
            "sound-off" if muted else "sound-on",
            "M",
            scene.app.toggle_sound,
        ),
        ("seal", _sealed(scene), "seal", None, scene.open_seal),
    ]
    side = rect.h
    step = side + measures.px(6)
    said, size = scene.seal()[:8], measures.text(12.5)
    digits = Rect(rect.x + len(made) * step, rect.y, rect.right - rect.x - len(made) * step, side)
    buttons = _corner_buttons(made, rect, step)
    if scene.app.texts.width(said, size) > digits.w:
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
            shortcut=shortcut,
            bare=True,
            area="corner",
        )
        for place, (key, name, icon, shortcut, act) in enumerate(made)
    ]


def sorters(scene: "TableScene") -> list[Node]:
    """The buttons beside the hand that sort it."""
    show = scene.show
    if HAND not in show.laid.spots:
        return []
    measures = scene.measures
    area = show.laid.spots[HAND]
    side = measures.target(40)
    left = show.felt.right - side
    nodes = []
    for number, (how, name) in enumerate(show.table.sorts):
        rect = Rect(left, area.bottom - (2 - number) * (side + measures.px(4)), side, side)
        node = button(
            f"sort {how}",
            name,
            rect,
            _sorter(scene, how),
            icon=show.table.sort_icons[number],
            shortcut="ST"[number],
            bare=True,
            area="hand",
        )
        node.look["aside"] = show.hand.how == how
        nodes.append(node)
    return nodes


def _sorter(scene: "TableScene", how: str) -> Act:
    return lambda: scene.sort(how)
