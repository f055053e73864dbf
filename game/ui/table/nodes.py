"""The nodes of the table: zones, plates, the corner's buttons, the bar."""

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.table import Place
from game.core.words import cards
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import button, words

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def place_node(scene: "TableScene", place: Place, held: Any, move: str | None, first: bool) -> Node:
    """A zone as one thing to click on: "6 of spades, on your right slot"."""
    if isinstance(held, int):
        name, value = place.name, cards(held)
    elif held:
        name = f"{scene.show.table.card_name(held[-1])}, on {place.name}"
        value = cards(len(held))
    else:
        name, value = f"{place.name}, empty", cards(0)
    zone = place.zone
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


def plate(scene: "TableScene", seat: int, asked: bool) -> Node:
    """A player's plate: portrait, name, what they are doing, and their cards of the round."""
    measures = scene.measures
    show = scene.show
    x, y = show.laid.plates[seat]
    wide = round(min(show.laid.card * 1.9, measures.px(196)))
    high = round(min(show.laid.card * 0.5, measures.px(54)))
    rect = Rect(0, 0, wide, high)
    rect.center = (x, y)
    rect.clamp_ip(show.felt)
    count = show.table.counts(show.view)[seat]
    player = scene.sitting.players[seat]
    doing = _doing(scene, seat, asked)
    node = Node(
        "player",
        show.names[seat],
        rect,
        f"plate {seat}",
        value=f"{cards(count)} this round, {show.view['scores'][seat]} points in all; {doing}",
        look={"asked": asked},
    )
    side = high - measures.px(8)
    picture = Rect(rect.x + measures.px(4), rect.y + measures.px(4), side, side)
    left = picture.right + measures.px(8)
    number = round(high * 0.46)
    room = rect.right - left - number - measures.px(16)
    top = Rect(left, rect.y + high // 12, room, high // 2 - high // 12)
    low = Rect(left, rect.y + high // 2, room, high // 2)
    node.children = [
        Node("picture", "", picture, look={"drawing": f"portraits/{scene.portraits[seat]}"}),
        words(player.name, top, measures.text(15.5), anchor="midleft", weight="semibold"),
        words(doing, low.move(0, -high // 16), measures.text(12), tone="gold" if asked else "dim",
              anchor="midleft"),
        words(str(count), rect.inflate(-measures.px(20), 0), max(number, measures.text(18)),
              anchor="midright", weight="bold", tone="text"),
    ]  # fmt: skip
    return node


def _doing(scene: "TableScene", seat: int, asked: bool) -> str:
    player = scene.sitting.players[seat]
    if asked:
        return "your turn" if player.level is None else "thinking…"
    if scene.show.view["dealer"] == seat:
        return "dealer"
    return player.level or "you"


def corner(scene: "TableScene", measures: Measures) -> list[Node]:
    """The small buttons in the corner: menu, rules, sound."""
    side = measures.target(42)
    edge = measures.px(10)
    muted = scene.app.settings.muted == "on"
    made = [
        ("menu", "Menu", "pause", None, scene.pause),
        ("rules", "Rules", "rules", "F1", scene.open_rules),
        (
            "mute",
            "Sound on" if muted else "Sound off",
            "sound-off" if muted else "sound-on",
            None,
            scene.app.toggle_sound,
        ),
    ]
    return [
        button(
            key,
            name,
            Rect(edge + place * (side + edge // 2), edge, side, side),
            act,
            icon=icon,
            shortcut=shortcut,
            bare=True,
            area="corner",
        )
        for place, (key, name, icon, shortcut, act) in enumerate(made)
    ]


def bar(scene: "TableScene", rect: Rect) -> list[Node]:
    """The bar: what is to be done and why, and the buttons that mean something now."""
    measures = scene.measures
    gap = measures.px(10)
    high = measures.target(46)
    nodes: list[Node] = []
    right = rect.right - measures.px(2)
    for node in reversed(_buttons(scene, high)):
        node.rect.topleft = (right - node.rect.w, rect.centery - high // 2)
        right = node.rect.x - gap
        nodes.insert(0, node)
    room = Rect(rect.x + measures.px(18), rect.y, right - rect.x - measures.px(24), rect.h)
    return [*_prompt(scene, room), *nodes]


def _buttons(scene: "TableScene", high: int) -> list[Node]:
    measures = scene.measures
    show = scene.show
    made = []
    yours = scene.your_turn
    for action in show.table.offers(scene.sitting.match.state, (), show.names):
        legal = yours and scene.sitting.why(action.move) is None
        made.append(
            button(
                f"do {action.move}",
                action.name,
                Rect(0, 0, measures.px(136), high),
                _doer(scene, action.move),
                icon=action.icon,
                shortcut=action.key,
                primary=legal,
                enabled=legal,
                area="bar",
                move=action.move if legal else None,
            )
        )
    hint = button(
        "hint",
        "Hint",
        Rect(0, 0, measures.px(122), high),
        scene.hint,
        icon="hint",
        shortcut="H",
        enabled=yours and not scene.sitting.coaching,
        area="bar",
    )
    undo = button(
        "undo",
        "Undo",
        Rect(0, 0, measures.px(128), high),
        scene.undo,
        icon="undo",
        shortcut="U",
        enabled=yours and scene.sitting.undoable,
        area="bar",
    )
    return [*made, hint, undo]


def _doer(scene: "TableScene", move: str) -> Any:
    return lambda: scene.press_action(move)


def _prompt(scene: "TableScene", room: Rect) -> list[Node]:
    measures = scene.measures
    message = scene.message
    if message is not None:
        return _message(scene, room)
    show = scene.show
    prompt = show.table.prompt(show.view, show.names)
    if not show.quiet:
        return _told(scene, show.log[-1] if show.log else prompt, room)
    if scene.sitting.coaching:
        prompt = "The coach is thinking about your move…"
    _, why = show.table.following(show.view, show.names)
    size = measures.text(17)
    top = Rect(room.x, room.centery - round(size * 1.5), room.w, round(size * 1.5))
    low = Rect(room.x, room.centery + measures.px(3), room.w, round(size * 1.4))
    return [
        words(prompt, top, size, role="prompt", weight="semibold"),
        words(why, low, measures.text(14), tone="dim"),
    ]


def _told(scene: "TableScene", text: str, room: Rect) -> list[Node]:
    """What is happening, over both lines of the bar."""
    size = scene.measures.text(17)
    lines = scene.app.texts.wrapped(text, size, room.w, "semibold")
    high = min(2, len(lines)) * scene.app.texts.height(size)
    place = Rect(room.x, room.centery - high // 2, room.w, high)
    return [words(text, place, size, role="prompt", weight="semibold", lines=True)]


def _message(scene: "TableScene", room: Rect) -> list[Node]:
    measures = scene.measures
    message = scene.message
    assert message is not None, "there is something to say"
    nodes = []
    if message.rule:
        high = measures.target(40)
        wide = measures.px(132)
        place = Rect(room.right - wide, room.centery - high // 2, wide, high)
        nodes.append(
            button("the rule", "The rule", place, scene.open_rules, icon="rules", area="bar")
        )
        room = Rect(room.x, room.y, room.w - wide - measures.px(12), room.h)
    size = measures.text(15.5)
    tone = "text" if message.code in ("hint", "undone") else "warning"
    lines = scene.app.texts.wrapped(message.message, size, room.w, "semibold")
    high = min(3, len(lines)) * scene.app.texts.height(size)
    place = Rect(room.x, room.centery - high // 2, room.w, high)
    alert = words(
        message.message, place, size, role="alert", tone=tone, weight="semibold", lines=True
    )
    return [alert, *nodes]
