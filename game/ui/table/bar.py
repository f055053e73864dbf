"""The bar: what is to be done and why, and the buttons that mean something now."""

from itertools import islice

from pygame import Rect

from game.core.table import HAND, Call, Means, Offer
from game.ui.commands import HINT, REDO, RESULT, UNDO, Place, lettered
from game.ui.sitting import YOU
from game.ui.table.acts import Acts
from game.ui.table.hints import hinted
from game.ui.table.message import SMALL, beside, message, now, readable, rule_wide
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind
from game.ui.table.offering import offered
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, words
from game.words.message import say, told

FIXED = ("hint", "undo", "redo")
"""The keys of the buttons that keep their places at the right."""
BUTTONS = 0.66
"""The part of the bar that is the buttons' where they and what is said both want more."""
BEGINNING = 6
"""After so many moves the person knows how cards are picked."""


def bar(model: TableModel, acts: Acts, rect: Rect) -> list[Node]:
    """The prompt to the left and the buttons to the right."""
    measures = model.measures
    gap = measures.px(8)
    high = measures.target(46)
    nodes: list[Node] = []
    right = rect.right - measures.px(2)
    edge = measures.px(18)
    free = right - rect.x - edge - gap - measures.px(6)
    for node in reversed(
        _fitted(model, _buttons(model, acts, high), _share(model, rect, free), gap)
    ):
        node.rect.topleft = (right - node.rect.w, rect.centery - high // 2)
        right = node.rect.x - gap
        nodes.insert(0, node)
    room = Rect(rect.x + edge, rect.y, right - rect.x - edge - measures.px(6), rect.h)
    return [*_prompt(model, acts, room), *nodes]


def _share(model: TableModel, rect: Rect, free: int) -> int:
    """How much of the width that is ``free`` the buttons may have: what is said needs its own.

    Two thirds of the bar, more beside a short sentence, and less where a refusal or a hint
    could not be read to its end.
    """
    usual = round(rect.w * BUTTONS)
    measures = model.measures
    step = measures.px(12)
    said = model.notice
    if said is not None:
        rule = rule_wide(model) if said.rule else 0
        text, size = said.text, measures.text(SMALL)
        one = model.texts.width(text, measures.text(15.5), "semibold")
        wide = max(min(one, free - usual - rule), measures.px(100))
        besides = beside(model, said)
        while not readable(model, text, besides, wide, rect.h, size) and wide < free:
            wide += step
        return free - rule - wide
    prompt, why = _saying(model)
    wide = measures.px(100)
    while wide < free - usual and not _fits(model, prompt, why, wide):
        wide += step
    return free - wide


def _fits(model: TableModel, prompt: str, why: str, wide: int) -> bool:
    """Whether what is said fits into two lines, or three if there are two sentences."""
    texts, measures = model.texts, model.measures
    lines = len(texts.wrapped(prompt, measures.text(17), wide, "semibold"))
    more = len(texts.wrapped(why, measures.text(14), wide)) if why else 0
    return lines <= 2 and lines + more <= 3


def offer_button(
    model: TableModel, acts: Acts, offers: list[Offer], high: int, primary: bool
) -> Node:
    """A button for the offers of one group: a move, or a choice among several.

    While the coach's advice is shown the button that follows it is the primary one, and no other.
    """
    first = offers[0]
    advised = hinted(model)
    if advised is not None:
        primary = any(one.move == advised for one in offers)
    several = len(offers) > 1
    name = say("table-several", name=first.title or first.name) if several else told(first.name)
    return button(
        f"do {first.group}",
        name,
        Rect(0, 0, _width(model, name), high),
        _taker(acts, offers),
        icon=first.icon,
        command=lettered(first.key, told(first.name), Place.TABLE),
        primary=primary and (not first.plain or advised is not None),
        area="bar",
        move=None if several else first.move,
        first=primary,
    )


def _taker(acts: Acts, offers: list[Offer]) -> Act:
    return lambda: acts.press(offers)


def _width(model: TableModel, name: str) -> int:
    """How wide a button with this name, an icon and a key is."""
    measures = model.measures
    text = model.texts.width(name, measures.text(16.5), "semibold")
    key = model.texts.width("M", measures.text(12.5))
    around = measures.px(22 + 5 * 8 + 12) + key
    return min(max(measures.px(100), text + around), measures.px(400))


def _buttons(model: TableModel, acts: Acts, high: int) -> list[Node]:
    call = model.open_call()
    made = []
    # What a double click was too quick for is not urged upon the player.
    asks = model.notice is not None and model.notice.kind is Kind.ASKS
    if call is None:
        for number, offers in enumerate(offered(model)):
            primary = (number == 0 and not asks) or offers[0].group is Means.OUT
            made.append(offer_button(model, acts, offers, high, primary))
    return [*made, *_fixed(model, acts, high)]


def _fixed(model: TableModel, acts: Acts, high: int) -> list[Node]:
    """The buttons that are always there: the coach's, and those that take back and forth."""
    if model.finished:
        wide = Rect(0, 0, _width(model, RESULT.label), high)
        return [
            button("result", RESULT.label, wide, acts.open_result, icon="medal", command=RESULT,
                   primary=True, area="bar", first=True)
        ]  # fmt: skip
    yours, sitting = model.your_turn, model.sitting
    undo = button(
        "undo",
        UNDO.label,
        Rect(0, 0, _width(model, UNDO.label), high),
        acts.undo,
        icon="undo",
        command=UNDO,
        enabled=yours and sitting.undoable,
        area="bar",
    )
    redo = button(
        "redo",
        REDO.label,
        Rect(0, 0, _width(model, REDO.label), high),
        acts.redo,
        icon="redo",
        command=REDO,
        enabled=yours,
        area="bar",
    )
    return [_hint(model, acts, high), undo, *([redo] if sitting.redoable else [])]


def _hint(model: TableModel, acts: Acts, high: int) -> Node:
    return button(
        "hint",
        HINT.label,
        Rect(0, 0, _width(model, HINT.label), high),
        acts.hint,
        icon="hint",
        command=HINT,
        enabled=model.your_turn and not model.sitting.coaching,
        area="bar",
    )


def _fitted(model: TableModel, nodes: list[Node], room: int, gap: int) -> list[Node]:
    """Buttons no wider together than there is room: first without words, then shorter ones.

    Beside a message those that are too wide are known by their icons, as long as it is shown.
    """
    side = model.measures.target(46)

    def total() -> int:
        return sum(node.rect.w for node in nodes) + gap * (len(nodes) - 1)

    fixed = [node for node in nodes if node.key in FIXED]
    others = nodes[: len(nodes) - len(fixed)]
    wordless = fixed
    if model.notice is not None:
        wordless = [*sorted(others, key=lambda one: one.rect.w), *fixed]
    for node in reversed(wordless):
        if total() > room:
            node.look["short"] = True
            node.rect.w = side
    _shortened(model, others, room - sum(node.rect.w + gap for node in fixed), gap)
    return nodes


def _shortened(model: TableModel, nodes: list[Node], room: int, gap: int) -> list[Node]:
    """Buttons made narrower, the widest first, until they fit the room: first without icons."""
    over = sum(node.rect.w + gap for node in nodes) - gap - room
    widest = sorted(nodes, key=lambda one: -one.rect.w)
    icon = model.measures.px(22) + model.measures.px(8)
    for node in widest:
        if over > 0 and not node.look.get("short"):
            node.look["icon"] = None
            node.rect.w -= icon
            over -= icon
    for node in widest:
        if over > 0:
            less = min(over, max(0, node.rect.w - model.measures.px(104)))
            node.rect.w -= less
            over -= less
    return nodes


# Words.


def _prompt(model: TableModel, acts: Acts, room: Rect) -> list[Node]:
    measures = model.measures
    if model.notice is not None:
        return message(model, acts, room)
    show = model.show
    said = model.coming_text()
    if said:
        return _told(model, said, room)
    prompt, why = _saying(model)
    if not show.quiet and not show.held:
        return _told(model, now(model), room)
    if not why:
        return _told(model, prompt, room)
    texts, small = model.texts, measures.text(14)
    rest = len(texts.wrapped(why, small, room.w)) * texts.height(small)
    for units in (17, 15):
        size = measures.text(units)
        lines = len(texts.wrapped(prompt, size, room.w, "semibold"))
        first = round(size * 1.5) if lines == 1 else lines * texts.height(size)
        if first + rest <= room.h:
            break
    else:
        return _told(model, _of_no_use(model) or prompt, room)
    top = Rect(room.x, room.centery - (first + rest) // 2, room.w, first)
    low = Rect(room.x, top.bottom, room.w, rest)
    return [
        words(prompt, top, size, role="prompt", weight="semibold", lines=lines > 1),
        words(why, low, small, tone="dim", lines=True),
    ]


def _saying(model: TableModel) -> tuple[str, str]:
    """What is to be done, and why or what comes next; or why the picked cards are of no use."""
    show = model.show
    prompt = told(show.table.prompt(show.state, show.names))
    if model.sitting.coaching:
        prompt = say("table-coach")
    why = _of_no_use(model) or _how_to(model)
    return prompt, why or told(show.table.following(show.state, show.names)[1])


def _how_to(model: TableModel) -> str:
    """How one does what can only be done with cards of the hand, in the first turns of a match."""
    if not model.your_turn or HAND not in model.show.laid.spots or model.show.hand.picks:
        return ""
    mine = (seat for seat, _ in model.sitting.match.moves if seat == YOU)
    if len(list(islice(mine, BEGINNING))) == BEGINNING:
        return ""
    if any(offer.group not in (Means.LAY, Means.ADD) for offer in model.asking.legal(())):
        return ""
    return say("table-how-to")


def _of_no_use(model: TableModel) -> str:
    """Why nothing can be done with the cards that are picked; empty if something can be."""
    cards = model.show.hand.picked
    if not cards or not model.your_turn or model.asking.legal(cards):
        return ""
    return model.asking.why(cards).text


def _told(model: TableModel, text: str, room: Rect) -> list[Node]:
    """One thing said, over as many lines of the bar as it needs."""
    for units, most in ((17, 2), (14.5, 3), (SMALL, 3)):
        size = model.measures.text(units)
        lines = model.texts.wrapped(text, size, room.w, "semibold")
        if len(lines) <= most:
            break
    high = min(3, len(lines)) * model.texts.height(size)
    place = Rect(room.x, room.centery - high // 2, room.w, high)
    return [words(text, place, size, role="prompt", weight="semibold", lines=True)]


# A call.


def call_panel(model: TableModel, acts: Acts, call: Call, rect: Rect) -> Node:
    """What may be called now, in place of the bar: nothing on the table is covered by it."""
    measures = model.measures
    high = measures.target(46)
    gap = measures.px(8)
    panel = Node("panel", told(call.title), rect, "call", look={"edge": True})
    buttons = [
        offer_button(model, acts, one, high, one[0].move != call.silence) for one in offered(model)
    ]
    buttons.append(_hint(model, acts, high))
    buttons[-1].look["short"] = True
    buttons[-1].rect.w = high
    right = rect.right - measures.px(14)
    for node in reversed(_shortened(model, buttons, round(rect.w * 0.58), gap)):
        node.rect.topleft = (right - node.rect.w, rect.centery - high // 2)
        right = node.rect.x - gap
    ring = min(measures.px(54), rect.h - measures.px(14))
    mark = Rect(rect.x + measures.px(14), rect.centery - ring // 2, ring, ring)
    body = Rect(mark.right + gap * 2, rect.y, right - mark.right - gap * 3, rect.h)
    title, size = measures.text(17), measures.text(13.5)
    step, first = model.texts.height(size), round(title * 1.25)
    most = max(1, (rect.h - first) // step)
    lines = model.texts.wrapped(told(call.sentence), size, body.w)[:most]
    top = rect.centery - (first + len(lines) * step) // 2
    left = say("table-untimed")
    if model.call_left is not None:
        left = say("table-seconds", count=round(model.call_left))
    panel.children = [
        Node("countdown", say("table-answer"), mark, "countdown", value=left),
        words(told(call.title), Rect(body.x, top, body.w, first), title,
              role="heading", weight="bold"),
        words(told(call.sentence), Rect(body.x, top + first, body.w, len(lines) * step),
              size, lines=True),
        *buttons,
    ]  # fmt: skip
    return panel


def waiting(model: TableModel, rect: Rect) -> Node:
    """What everybody waits for, with the time that is left, in place of the bar."""
    measures = model.measures
    said = told(model.show.table.waits(model.show.state))
    panel = Node("panel", said or say("table-waits"), rect, "waiting", look={"edge": True})
    ring = min(measures.px(54), rect.h - measures.px(14))
    mark = Rect(rect.x + measures.px(14), rect.centery - ring // 2, ring, ring)
    body = Rect(mark.right + measures.px(16), rect.y, rect.right - mark.right, rect.h)
    panel.children = [
        Node("countdown", say("table-answer"), mark, "countdown"),
        words(said, body, measures.text(17), role="prompt", anchor="midleft", weight="semibold"),
    ]
    return panel
