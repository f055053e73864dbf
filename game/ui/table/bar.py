"""The bar: what is to be done and why, and the buttons that mean something now."""

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import HAND, Call, Offer
from game.ui.sitting import YOU
from game.ui.table.doing import press_offer
from game.ui.table.hints import hinted
from game.ui.table.message import SMALL, beside, message, now, readable, rule_wide
from game.ui.table.notice import Kind
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, words

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


FINISHED = "Back to the result"
OF_THE_HAND = ("lay", "add", "play")
"""The groups of offers that put cards of the hand on the table."""
FIXED = ("hint", "undo", "redo")
"""The keys of the buttons that keep their places at the right."""
BUTTONS = 0.66
"""The part of the bar that is the buttons' where they and what is said both want more."""
BEGINNING = 6
"""After so many moves the person knows how cards are picked."""


def bar(scene: "TableScene", rect: Rect) -> list[Node]:
    """The prompt to the left and the buttons to the right."""
    measures = scene.measures
    gap = measures.px(8)
    high = measures.target(46)
    nodes: list[Node] = []
    right = rect.right - measures.px(2)
    edge = measures.px(18)
    free = right - rect.x - edge - gap - measures.px(6)
    for node in reversed(_fitted(scene, _buttons(scene, high), _share(scene, rect, free), gap)):
        node.rect.topleft = (right - node.rect.w, rect.centery - high // 2)
        right = node.rect.x - gap
        nodes.insert(0, node)
    room = Rect(rect.x + edge, rect.y, right - rect.x - edge - measures.px(6), rect.h)
    return [*_prompt(scene, room), *nodes]


def _share(scene: "TableScene", rect: Rect, free: int) -> int:
    """How much of the width that is ``free`` the buttons may have: what is said needs its own.

    Two thirds of the bar, more beside a short sentence, and less where a refusal or a hint
    could not be read to its end.
    """
    usual = round(rect.w * BUTTONS)
    measures = scene.measures
    step = measures.px(12)
    said = scene.notice
    if said is not None:
        rule = rule_wide(scene) if said.rule else 0
        text, size = said.text, measures.text(SMALL)
        one = scene.app.texts.width(text, measures.text(15.5), "semibold")
        wide = max(min(one, free - usual - rule), measures.px(100))
        besides = beside(scene, said)
        while not readable(scene, text, besides, wide, rect.h, size) and wide < free:
            wide += step
        return free - rule - wide
    prompt, why = _saying(scene)
    wide = measures.px(100)
    while wide < free - usual and not _fits(scene, prompt, why, wide):
        wide += step
    return free - wide


def _fits(scene: "TableScene", prompt: str, why: str, wide: int) -> bool:
    """Whether what is said fits into two lines, or three if there are two sentences."""
    texts, measures = scene.app.texts, scene.measures
    lines = len(texts.wrapped(prompt, measures.text(17), wide, "semibold"))
    more = len(texts.wrapped(why, measures.text(14), wide)) if why else 0
    return lines <= 2 and lines + more <= 3


def groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Offers by their group, in the order in which the groups come first, each move once.

    A move may be offered for several targets: it is still one thing to choose.
    """
    found: dict[str, dict[str, Offer]] = {}
    for offer in offers:
        found.setdefault(offer.group, {}).setdefault(offer.move, offer)
    return [list(group.values()) for group in found.values()]


def offered(scene: "TableScene") -> list[list[Offer]]:
    """What can be done now: with the cards that are picked, and besides without any.

    What can be done with other cards of the hand is left out, unless the picked are of no use.
    """
    if not scene.your_turn:
        return []
    cards = scene.show.hand.picked
    found = groups(scene.asking.legal(cards))
    if cards:
        known = {one[0].group for one in found}
        found += [
            one
            for one in groups(scene.asking.legal(()))
            if one[0].group not in known and not (known and one[0].group in OF_THE_HAND)
        ]
    return found


def offer_button(scene: "TableScene", offers: list[Offer], high: int, primary: bool) -> Node:
    """A button for the offers of one group: a move, or a choice among several.

    While the coach's advice is shown the button that follows it is the primary one, and no other.
    """
    first = offers[0]
    advised = hinted(scene)
    if advised is not None:
        primary = any(one.move == advised for one in offers)
    several = len(offers) > 1
    name = f"{(first.title or first.name).rstrip('!')}…" if several else first.name
    return button(
        f"do {first.group}",
        name,
        Rect(0, 0, _width(scene, name), high),
        _taker(scene, offers),
        icon=first.icon,
        shortcut=first.key,
        primary=primary and (not first.plain or advised is not None),
        area="bar",
        move=None if several else first.move,
        first=primary,
    )


def _taker(scene: "TableScene", offers: list[Offer]) -> Act:
    return lambda: press_offer(scene, offers)


def _width(scene: "TableScene", name: str) -> int:
    """How wide a button with this name, an icon and a key is."""
    measures = scene.measures
    text = scene.app.texts.width(name, measures.text(16.5), "semibold")
    key = scene.app.texts.width("M", measures.text(12.5))
    around = measures.px(22 + 5 * 8 + 12) + key
    return min(max(measures.px(100), text + around), measures.px(400))


def _buttons(scene: "TableScene", high: int) -> list[Node]:
    call = scene.calls.open()
    made = []
    # What a double click was too quick for is not urged upon the player.
    asks = scene.notice is not None and scene.notice.kind is Kind.ASKS
    if call is None:
        for number, offers in enumerate(offered(scene)):
            primary = (number == 0 and not asks) or offers[0].group == "out"
            made.append(offer_button(scene, offers, high, primary))
    return [*made, *_fixed(scene, high)]


def _fixed(scene: "TableScene", high: int) -> list[Node]:
    """The buttons that are always there: the coach's, and those that take back and forth."""
    if scene.finished:
        wide = Rect(0, 0, _width(scene, FINISHED), high)
        return [
            button("result", FINISHED, wide, scene.open_result, icon="medal", shortcut="B",
                   primary=True, area="bar", first=True)
        ]  # fmt: skip
    yours, sitting = scene.your_turn, scene.sitting
    undo = button(
        "undo",
        "Undo",
        Rect(0, 0, _width(scene, "Undo"), high),
        scene.undo,
        icon="undo",
        shortcut="U",
        enabled=yours and sitting.undoable,
        area="bar",
    )
    redo = button(
        "redo",
        "Redo",
        Rect(0, 0, _width(scene, "Redo"), high),
        scene.redo,
        icon="redo",
        shortcut="Y",
        enabled=yours,
        area="bar",
    )
    return [_hint(scene, high), undo, *([redo] if sitting.redoable else [])]


def _hint(scene: "TableScene", high: int) -> Node:
    return button(
        "hint",
        "Hint",
        Rect(0, 0, _width(scene, "Hint"), high),
        scene.hint,
        icon="hint",
        shortcut="H",
        enabled=scene.your_turn and not scene.sitting.coaching,
        area="bar",
    )


def _fitted(scene: "TableScene", nodes: list[Node], room: int, gap: int) -> list[Node]:
    """Buttons no wider together than there is room: first without words, then shorter ones.

    Beside a message those that are too wide are known by their icons, as long as it is shown.
    """
    side = scene.measures.target(46)

    def total() -> int:
        return sum(node.rect.w for node in nodes) + gap * (len(nodes) - 1)

    fixed = [node for node in nodes if node.key in FIXED]
    others = nodes[: len(nodes) - len(fixed)]
    wordless = fixed
    if scene.notice is not None:
        wordless = [*sorted(others, key=lambda one: one.rect.w), *fixed]
    for node in reversed(wordless):
        if total() > room:
            node.look["short"] = True
            node.rect.w = side
    _shortened(scene, others, room - sum(node.rect.w + gap for node in fixed), gap)
    return nodes


def _shortened(scene: "TableScene", nodes: list[Node], room: int, gap: int) -> list[Node]:
    """Buttons made narrower, the widest first, until they fit the room: first without icons."""
    over = sum(node.rect.w + gap for node in nodes) - gap - room
    widest = sorted(nodes, key=lambda one: -one.rect.w)
    icon = scene.measures.px(22) + scene.measures.px(8)
    for node in widest:
        if over > 0 and not node.look.get("short"):
            node.look["icon"] = None
            node.rect.w -= icon
            over -= icon
    for node in widest:
        if over > 0:
            less = min(over, max(0, node.rect.w - scene.measures.px(104)))
            node.rect.w -= less
            over -= less
    return nodes


# Words.


def _prompt(scene: "TableScene", room: Rect) -> list[Node]:
    measures = scene.measures
    if scene.notice is not None:
        return message(scene, room)
    show = scene.show
    said = scene.coming_text()
    if said:
        return _told(scene, said, room)
    prompt, why = _saying(scene)
    if not show.quiet and not show.held:
        return _told(scene, now(scene), room)
    if not why:
        return _told(scene, prompt, room)
    texts, small = scene.app.texts, measures.text(14)
    rest = len(texts.wrapped(why, small, room.w)) * texts.height(small)
    for units in (17, 15):
        size = measures.text(units)
        lines = len(texts.wrapped(prompt, size, room.w, "semibold"))
        first = round(size * 1.5) if lines == 1 else lines * texts.height(size)
        if first + rest <= room.h:
            break
    else:
        return _told(scene, _of_no_use(scene) or prompt, room)
    top = Rect(room.x, room.centery - (first + rest) // 2, room.w, first)
    low = Rect(room.x, top.bottom, room.w, rest)
    return [
        words(prompt, top, size, role="prompt", weight="semibold", lines=lines > 1),
        words(why, low, small, tone="dim", lines=True),
    ]


def _saying(scene: "TableScene") -> tuple[str, str]:
    """What is to be done, and why or what comes next; or why the picked cards are of no use."""
    show = scene.show
    prompt = show.table.prompt(show.view, show.names)
    if scene.sitting.coaching:
        prompt = "The coach is thinking about your move…"
    why = _of_no_use(scene) or _how_to(scene)
    return prompt, why or show.table.following(show.view, show.names)[1]


def _how_to(scene: "TableScene") -> str:
    """How one does what can only be done with cards of the hand, in the first turns of a match."""
    if not scene.your_turn or HAND not in scene.show.laid.spots or scene.show.hand.picks:
        return ""
    mine = (seat for seat, _ in scene.sitting.match.moves if seat == YOU)
    if len(list(islice(mine, BEGINNING))) == BEGINNING:
        return ""
    if any(offer.group not in ("lay", "add") for offer in scene.asking.legal(())):
        return ""
    return "Click cards of your hand to see what they can do."


def _of_no_use(scene: "TableScene") -> str:
    """Why nothing can be done with the cards that are picked; empty if something can be."""
    cards = scene.show.hand.picked
    if not cards or not scene.your_turn or scene.asking.legal(cards):
        return ""
    return scene.asking.why(cards).text


def _told(scene: "TableScene", text: str, room: Rect) -> list[Node]:
    """One thing said, over as many lines of the bar as it needs."""
    for units, most in ((17, 2), (14.5, 3), (SMALL, 3)):
        size = scene.measures.text(units)
        lines = scene.app.texts.wrapped(text, size, room.w, "semibold")
        if len(lines) <= most:
            break
    high = min(3, len(lines)) * scene.app.texts.height(size)
    place = Rect(room.x, room.centery - high // 2, room.w, high)
    return [words(text, place, size, role="prompt", weight="semibold", lines=True)]


# A call.


def call_panel(scene: "TableScene", call: Call, rect: Rect) -> Node:
    """What may be called now, in place of the bar: nothing on the table is covered by it."""
    measures = scene.measures
    high = measures.target(46)
    gap = measures.px(8)
    panel = Node("panel", call.title, rect, "call", look={"edge": True})
    buttons = [
        offer_button(scene, one, high, one[0].move != call.silence) for one in offered(scene)
    ]
    buttons.append(_hint(scene, high))
    buttons[-1].look["short"] = True
    buttons[-1].rect.w = high
    right = rect.right - measures.px(14)
    for node in reversed(_shortened(scene, buttons, round(rect.w * 0.58), gap)):
        node.rect.topleft = (right - node.rect.w, rect.centery - high // 2)
        right = node.rect.x - gap
    ring = min(measures.px(54), rect.h - measures.px(14))
    mark = Rect(rect.x + measures.px(14), rect.centery - ring // 2, ring, ring)
    body = Rect(mark.right + gap * 2, rect.y, right - mark.right - gap * 3, rect.h)
    title, size = measures.text(17), measures.text(13.5)
    step, first = scene.app.texts.height(size), round(title * 1.25)
    most = max(1, (rect.h - first) // step)
    lines = scene.app.texts.wrapped(call.sentence, size, body.w)[:most]
    top = rect.centery - (first + len(lines) * step) // 2
    left = None if scene.calls.left is None else f"{scene.calls.left:.0f} seconds"
    panel.children = [
        Node("countdown", "Time to answer", mark, "countdown", value=left or "untimed"),
        words(call.title, Rect(body.x, top, body.w, first), title,
              role="heading", weight="bold"),
        words(call.sentence, Rect(body.x, top + first, body.w, len(lines) * step),
              size, lines=True),
        *buttons,
    ]  # fmt: skip
    return panel


def waiting(scene: "TableScene", rect: Rect) -> Node:
    """What everybody waits for, with the time that is left, in place of the bar."""
    measures = scene.measures
    said = scene.show.table.waits(scene.show.view)
    panel = Node("panel", said or "The table waits", rect, "waiting", look={"edge": True})
    ring = min(measures.px(54), rect.h - measures.px(14))
    mark = Rect(rect.x + measures.px(14), rect.centery - ring // 2, ring, ring)
    body = Rect(mark.right + measures.px(16), rect.y, rect.right - mark.right, rect.h)
    panel.children = [
        Node("countdown", "Time to answer", mark, "countdown"),
        words(said, body, measures.text(17), role="prompt", anchor="midleft", weight="semibold"),
    ]
    return panel
