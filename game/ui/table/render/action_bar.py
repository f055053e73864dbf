"""The bar below the felt: prompt, notice, and buttons for the current offers.

``bar`` builds it, with ``message`` for a notice. ``call_panel`` and ``waiting`` take its place
during a call window.
"""

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from pygame import Rect

from game.core.event import PERSON_SEAT
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import CallWindow, Intent, Offer
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told, told_briefly
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.button_rows import Dress, Dressed, Wardrobe
from game.ui.kit.input.commands import (
    EXPLAIN_THIS,
    LAY_ALL_MELDS,
    OPEN_RESULT,
    PLAY_NEXT_OPPONENT_MOVE,
    REDO_MOVE,
    SHOW_HINT,
    SKIP_TO_OWN_TURN,
    UNDO_MOVE,
    Command,
    of_offer,
    offer_letters,
)
from game.ui.kit.layout.alternatives import LargestFit, largest
from game.ui.kit.layout.box import Box, MemoBox
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.leaf import Beginning, Space, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.tree import Does, Node, Role
from game.ui.kit.widgets.button import Button, button
from game.ui.kit.widgets.surfaces import Panel
from game.ui.kit.widgets.words import Signed
from game.ui.table.layout.card_poses import bar_line_count
from game.ui.table.model.actions import (
    AskHint,
    LayAll,
    NextOpponent,
    OpenResult,
    OpenRules,
    PressOffers,
    Redo,
    SkipAhead,
    SpotCall,
    Undo,
)
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel, offered
from game.ui.table.render.hints import compares_moves, hinted

MIN_MESSAGE_TEXT_UNITS = 13.0
"""Smallest text size of a message, in units."""
TRIED_MESSAGE_TEXT_UNITS = (15.5, 14.5, MIN_MESSAGE_TEXT_UNITS)
"""Text sizes tried for a message, in units."""


def now(model: TableModel) -> str:
    """The prompt, or the latest log line while events are shown.

    Until the first card of a move has landed, the prompt before the move stays.
    """
    show = model.show
    if show.held or show.quiet:
        return told(show.table.prompt(show.state, show.names))
    answered = show.table.open_call(show.told) is not None
    if show.log and (show.news or answered):
        # Once a call has been answered, it is not asked for again while the answer is shown.
        return told_briefly(show.log[-1].said)
    return told(show.table.prompt(show.told, show.names))


def asked_for(said: Notice, kit: Kit) -> Box:
    """Answer to a query, with signs for suits; a long one is cut after its beginning."""
    ways: list[Box] = []
    for size in TRIED_MESSAGE_TEXT_UNITS:
        look = Signed(kit.measures.text_size(size), weight="semibold", seen=said.seen)
        node = Node(Role.ALERT, said.text, nowhere(), widget=look)
        ways.append(Text(node, kit.texts))
    most = (
        bar_line_count(kit.measures)
        * kit.line_height(TRIED_MESSAGE_TEXT_UNITS[0])
        // kit.line_height(MIN_MESSAGE_TEXT_UNITS)
    )
    ways.append(Beginning(replace(node), kit.texts, most))
    return LargestFit([Align(way, 0) for way in ways])


def message(model: TableModel, said: Notice, kit: Kit, whole: bool = True) -> Box:
    """A notice laid out for the bar; a refusal or a description has the prompt below it.

    Unless ``whole``, the notice's second line is left out.
    """
    if said.seen:
        return asked_for(said, kit)
    tone = "warning" if said.warns else "text"
    here = said.refuses or said.kind is NoticeKind.ABOUT
    besides = (said.more or now(model)) if here else said.more if whole else ""
    ways = []
    for size in TRIED_MESSAGE_TEXT_UNITS:
        lines: list[Box] = [
            kit.words(said.text, size, role=Role.ALERT, tone=tone, weight="semibold")
        ]
        if besides:
            lines.append(kit.words(besides, size, role=Role.PROMPT))
        ways.append(Align(Column(lines), 0))
    return LargestFit(ways)


FIXED_BUTTON_KEYS = ("hint", "undo", "redo")
"""Keys of the buttons with fixed places at the right."""
MAX_PROMPT_WIDTH_SHARE = 0.3
"""Maximum share of the bar's width reserved for a prompt."""
MAX_NOTICE_WIDTH_SHARE = 0.45
"""Maximum share of the bar's width reserved for a notice."""
RULE_BUTTON_WIDTH_UNITS = 118.0
"""Width of the button that opens the rule, in units."""
MIN_BAR_WORDS_UNITS = 100.0
"""Minimum width of the bar's words, in units."""
MAX_BEGINNER_MOVE_COUNT = 6
"""Number of moves after which the person needs no advice on picking cards."""


class Own(NamedTuple):
    """Words and buttons of a bar."""

    says: tuple[str, str]
    """Prompt and a second sentence."""
    buttons: Sequence[Node]
    fixed: Container[str]
    """Keys of the buttons with fixed places."""


def bar(model: TableModel, kit: Kit, room: Rect, own: Own | None = None) -> Box:
    """A bar with words at the left and buttons at the right.

    ``own`` replaces the words and buttons of a match. Buttons shrink until the words fit. The
    button of the coach's move keeps its words longest. Where that is not enough, the buttons are
    below the words.
    """
    if own is None:
        own = Own(_saying(model), _buttons(model), FIXED_BUTTON_KEYS)
    said = model.coming_text()
    if model.noticed is not None or not model.show.quiet:
        said = now(model)
    shows = (
        kit.measures,
        room.size,
        model.noticed,
        # What it says names the keys of the device in hand, which may be another one now.
        model.noticed and (model.noticed.text, model.noticed.more),
        model.show.staged,
        said,
        own.says,
        own.fixed,
        [
            (
                node.key,
                node.name,
                node.enabled,
                node.act,
                node.move,
                node.command,
                node.first,
                node.widget,
            )
            for node in own.buttons
        ],
    )
    return model.kept.part("bar", shows, lambda: MemoBox(_bar(model, kit, room, own)))


def _bar(model: TableModel, kit: Kit, room: Rect, own: Own) -> Box:
    fixed, saying = own.fixed, own.says
    advised = hinted(model) is not None
    wardrobe = Wardrobe(
        kit,
        own.buttons,
        lambda node: node.key in fixed,
        room.w,
        dear=lambda node: advised and node.first,
    )
    least = _words_width(model, kit, room.w, saying)
    ruled = model.noticed is not None and bool(model.noticed.rule)
    mirrored = kit.measures.left_handed

    def rule_box(dress: Dress) -> list[Box]:
        return [Dressed(_rule(), dress, kit, 40, RULE_BUTTON_WIDTH_UNITS)] if ruled else []

    def row(rule: list[Box], boxes: list[Box], more: bool = True, brief: bool = False) -> Box:
        says = Limit(_says(model, kit, saying, more, brief), least=least).growing()
        before = [Space(kit.px(12)), *rule] if rule else []
        buttons = Row(boxes, kit.px(8), mirrored=mirrored)
        return Row(
            [Space(kit.px(18)), says, *before, Space(kit.px(14)), buttons, Space(kit.px(2))],
            mirrored=mirrored,
        )

    def rows(boxes: list[Box]) -> Box:
        aside = Space(kit.px(18))
        says = Row([aside, _says(model, kit, saying, True).growing(), aside], mirrored=mirrored)
        cells = [aside, *rule_box(Dress.WORDS), Space().growing(), *boxes]
        buttons = Row(cells, kit.px(8), mirrored=mirrored)
        return Column([says, buttons], kit.px(4))

    def ways() -> Iterator[Box]:
        for boxes in wardrobe.ways():
            yield row(rule_box(Dress.WHOLE), boxes)
        # The rule button is the last one to shrink.
        beside = row(rule_box(Dress.WORDS), boxes)
        yield beside
        if kit.measures.has_large_text:
            yield row(rule_box(Dress.WORDS), boxes, brief=True)
        if model.noticed is not None and model.noticed.more:
            yield row([], boxes, more=False)
        below = next(
            (way for way in map(rows, wardrobe.ways()) if way.widths.least <= room.w), rows(boxes)
        )
        fitting = [way for way in (beside, below) if way.widths.least <= room.w]
        yield min(fitting or [below], key=lambda way: way.whole_height(room.w))

    return largest(ways(), room)


def bar_button(
    key: str,
    act: Does,
    icon: Icon | None,
    command: Command | None = None,
    name: str = "",
    *,
    leads: bool = False,
    enabled: bool = True,
) -> Node:
    """A button of the bar; the likeliest one ``leads``. Its default name is its command's label."""
    return button(
        key,
        name or (command.label if command else ""),
        nowhere(),
        act,
        icon=icon,
        command=command,
        primary=leads,
        enabled=enabled,
        area="bar",
        first=leads,
    )


def _rule() -> Node:
    return bar_button("the rule", OpenRules(), Icon.RULES, name=say("table-rule"))


def offer_button(model: TableModel, offers: list[Offer], primary: bool) -> Node:
    """A button for one group of offers: a move, or a choice among several.

    While the coach's advice is shown, only the button of its move is primary, and in a lesson
    only that of the taught move.
    """
    first = offers[0]
    advised = model.taught if model.taught is not None else hinted(model)
    if advised is not None:
        primary = any(one.move == advised for one in offers)
    several = len(offers) > 1
    name = (
        say("table-several", name=first.group_name or first.name) if several else told(first.name)
    )
    return button(
        f"do {first.intent}",
        name,
        nowhere(),
        PressOffers(tuple(offers)),
        icon=first.icon,
        command=_command(model, first.key, first.name),
        primary=primary and (not first.secondary or advised is not None),
        area="bar",
        move=None if several else first.move,
        first=primary,
    )


def offer_buttons(model: TableModel, urged: bool = True) -> list[Node]:
    """Buttons for the current offers, the likeliest last; ``urged`` makes that one primary."""
    made = []
    # A wasteful move is not suggested right after the question about it.
    asks = model.noticed is not None and model.noticed.kind is NoticeKind.ASKS
    for number, offers in enumerate(offered(model)):
        primary = (number == 0 and not asks) or offers[0].intent is Intent.GO_OUT
        made.append(offer_button(model, offers, primary and urged))
    made += _lay_all(model)
    # The likeliest keeps its place beside the hint button, while the others come and go.
    made.reverse()
    return made


def _buttons(model: TableModel) -> list[Node]:
    made = offer_buttons(model) if model.open_call() is None else []
    waits = model.your_turn and not model.skips_move()
    if model.show.staged or not (waits or model.finished or model.show.stopped or model.paused):
        made = [*_between(model), *made]
    fixed = _fixed(model)
    before = ("hint", "redo") if model.for_children else ("redo",)
    first = [node for node in fixed if node.key in before]
    return [*first, *made, *(node for node in fixed if node not in first)]


def _lay_all(model: TableModel) -> list[Node]:
    show = model.show
    if not model.your_turn or not model.settings.marks or show.hand.picks:
        return []
    plan = model.asking.lay_all()
    if len(plan.moves) < 2:
        return []
    name = say("table-lay-all", count=len(plan.moves), end="out" if plan.out else "no")
    return [bar_button("lay all", LayAll(), Icon.LAY_ALL, LAY_ALL_MELDS, name)]


def _between(model: TableModel) -> list[Node]:
    made = []
    if model.stepping:
        command = PLAY_NEXT_OPPONENT_MOVE
        made.append(bar_button("next move", NextOpponent(), Icon.STEP_FORWARD, command, leads=True))
    if not model.hurrying:
        name = "" if model.show.table.has_hands else say("commands-on.choice")
        made.append(bar_button("on", SkipAhead(), Icon.LAST, SKIP_TO_OWN_TURN, name))
    return made


def _fixed(model: TableModel) -> list[Node]:
    if model.finished:
        return [bar_button("result", OpenResult(), Icon.MEDAL, OPEN_RESULT, leads=True)]
    yours, session = model.your_turn, model.session
    can_undo = yours and session.undoable
    undo = bar_button("undo", Undo(), Icon.UNDO, UNDO_MOVE, enabled=can_undo)
    redo = bar_button("redo", Redo(), Icon.REDO, REDO_MOVE, enabled=yours)
    return [hint_button(model), undo, *([redo] if session.redoable else [])]


def hint_button(model: TableModel) -> Node:
    """The coach's button: it gives a hint, then says how sure it is, then compares the moves."""
    name = ""
    if model.notice is not None and model.notice.sure:
        name = say("commands-hint.sure")
    elif compares_moves(model):
        name = say("commands-hint.compare")
    enabled = model.your_turn and not model.session.coaching
    return bar_button("hint", AskHint(), Icon.HINT, SHOW_HINT, name, enabled=enabled)


# Words.


def _says(
    model: TableModel, kit: Kit, saying: tuple[str, str], more: bool, brief: bool = False
) -> Box:
    """The words of the bar; ``brief`` ones have the second sentence in a tooltip."""
    if model.noticed is not None:
        return message(model, model.noticed, kit, more)
    said = model.coming_text()
    show = model.show
    if show.staged:
        # Nothing is to be read beside a moment.
        return Space()
    if not said and not show.quiet and not show.held:
        said = now(model)
    prompt, why = (said, "") if said else saying
    if not why or brief:
        return LargestFit(
            [_lines(kit, (prompt, size), tip=why) for size in (17, 14.5, MIN_MESSAGE_TEXT_UNITS)]
        )
    return LargestFit(
        [
            _lines(kit, (prompt, size), (why, min(size, 14)))
            for size in (17, 15, MIN_MESSAGE_TEXT_UNITS)
        ]
    )


def _lines(kit: Kit, prompt: tuple[str, float], *besides: tuple[str, float], tip: str = "") -> Box:
    first = kit.words(*prompt, role=Role.PROMPT, weight="semibold")
    if tip:
        first.node.key, first.node.tip, first.node.hover = "prompt", tip, True
    lines: list[Box] = [first]
    lines += [kit.words(*one, tone="dim") for one in besides]
    return Align(Column(lines), 0)


def _words_width(model: TableModel, kit: Kit, wide: int, saying: tuple[str, str]) -> int:
    """Width reserved for the words, in pixels, limited by a share of the bar.

    A prompt should fit into two lines, with a second sentence into three; a notice into one.
    """
    part = MAX_PROMPT_WIDTH_SHARE if model.noticed is None else MAX_NOTICE_WIDTH_SHARE
    if model.noticed is not None:
        least = kit.words(model.noticed.text, 15.5, weight="semibold").widths.ideal
    else:
        prompt, why = saying
        least = _in_lines(kit, prompt, 2)
        if why:
            small = [kit.words(why, 14, lines=lines).widths.ideal for lines in (1, 2)]
            least = min(max(least, small[0]), max(_in_lines(kit, prompt, 1), small[1]))
    return max(kit.px(MIN_BAR_WORDS_UNITS), min(least, round(wide * part)))


def _in_lines(kit: Kit, prompt: str, lines: int) -> int:
    return kit.words(prompt, 17, weight="semibold", lines=lines).widths.ideal


def _saying(model: TableModel) -> tuple[str, str]:
    """Prompt and a second sentence: why the picked cards are useless, a new word, or a duty."""
    show = model.show
    prompt = told(show.table.prompt(show.state, show.names))
    if model.session.coaching:
        prompt = say("table-coach")
    if model.plays_itself() and model.session.makes_all:
        return prompt, say("table-forced")
    if model.stepping:
        return prompt, say("table-stepping")
    if why := of_no_use(model):
        return prompt, why
    word = model.new_word()
    line = told(word) if word is not None else _how_to(model)
    line = line or told(model.second_line())
    return prompt, model.second_lines.shown(len(model.session.match.moves), line)


def _how_to(model: TableModel) -> str:
    """Advice on picking cards in the first turns of a match, or empty.

    At a posed table the teacher or the task says what to do.
    """
    if (
        not model.your_turn
        or model.posed
        or PERSON_HAND_ZONE not in model.show.laid.spots
        or model.show.hand.picks
    ):
        return ""
    mine = (seat for seat, _ in model.session.match.moves if seat == PERSON_SEAT)
    if len(list(islice(mine, MAX_BEGINNER_MOVE_COUNT))) == MAX_BEGINNER_MOVE_COUNT:
        return ""
    if any(offer.intent not in (Intent.MELD, Intent.LAY_OFF) for offer in model.asking.legal(())):
        return ""
    return say("table-how-to", key=EXPLAIN_THIS.said)


def of_no_use(model: TableModel) -> str:
    """Why the picked cards cannot be used, or empty."""
    cards = model.show.hand.picked
    if not cards or not model.your_turn or model.asking.legal(cards):
        return ""
    return model.asking.why(cards).text


def call_panel(model: TableModel, call: CallWindow, kit: Kit, room: Rect) -> Box:
    """Panel of a call window; it replaces the bar, so it covers no cards."""
    panel = Node(Role.PANEL, told(call.title), nowhere(), "call", widget=Panel(edge=True))
    nodes = _calling(model, call)
    nodes.append(hint_button(model))
    wardrobe = Wardrobe(kit, nodes, lambda node: node.key in FIXED_BUTTON_KEYS, room.w, last=_calls)
    left = say("table-untimed")
    if model.call_left is not None:
        left = say("table-seconds", count=round(model.call_left))
    mark = Node(Role.COUNTDOWN, say("table-answer"), nowhere(), "countdown", value=left)
    title = kit.words(told(call.title), 17, role=Role.HEADING, weight="bold")
    notice = model.noticed
    about = call.sentence if not model.hides() else call.hidden_sentence
    if model.spotting:
        about = Message("table-spot")
    sentence: Box = kit.words(told(about), 13.5)
    if notice is not None and notice.seen:
        sentence = asked_for(notice, kit)
    elif notice is not None:
        tone = "warning" if notice.warns else "text"
        sentence = kit.words(notice.text, 13.5, role=Role.ALERT, tone=tone)
    says = Limit(
        Align(Column([title, sentence]), 0), least=round(room.w * MAX_PROMPT_WIDTH_SHARE)
    ).growing()

    def row(boxes: list[Box]) -> Box:
        return Row(boxes, kit.px(8), mirrored=kit.measures.left_handed)

    ways = islice(wardrobe.ways(), 1, None)
    rows = (
        _calm(
            kit,
            NodeBox(panel, _windowed(kit, mark, [says, row(boxes)])),
        )
        for boxes in ways
    )
    return largest(rows, room)


def _calls(node: Node) -> bool:
    """Whether a button makes the call; it keeps its words longest."""
    return isinstance(node.widget, Button) and node.widget.primary


def _command(model: TableModel, key: str, called: TextValue) -> Command:
    table = model.show.table
    does = offer_letters(table.offer_keys, table.has_hands).get(key, "")
    return of_offer(model.game.name, key, called, does)


def _calling(model: TableModel, call: CallWindow) -> list[Node]:
    """Buttons of a call window; while the card is secret, only the call and silence."""
    groups = offered(model)
    if not model.hides():
        return [offer_button(model, one, one[0].move != call.silent_move) for one in groups]
    nodes = []
    for offers in groups:
        first = offers[0]
        if first.move == call.silent_move:
            nodes.append(offer_button(model, offers, False))
        elif not model.spotting:
            command = _command(model, first.key, call.title)
            title = told(call.title)
            nodes.append(bar_button("spot", SpotCall(), first.icon, command, title, leads=True))
    return nodes


def waiting(model: TableModel, kit: Kit) -> Box:
    """Panel of a window that hides who may answer, with the time left."""
    said = told(model.show.table.waiting_text(model.show.state))
    panel = Node(
        Role.PANEL, said or say("table-waits"), nowhere(), "waiting", widget=Panel(edge=True)
    )
    mark = Node(Role.COUNTDOWN, say("table-answer"), nowhere(), "countdown")
    words = kit.words(said, 17, role=Role.PROMPT, anchor="midleft", weight="semibold")
    return _calm(kit, NodeBox(panel, _windowed(kit, mark, [words.growing()])))


def _windowed(kit: Kit, mark: Node, cells: Sequence[Box]) -> Box:
    ring = kit.square(mark, kit.px(54))
    return Row([Space(), ring, *cells, Space()], kit.px(14), mirrored=kit.measures.left_handed)


def _calm(kit: Kit, panel: Box) -> Box:
    return Pad(panel, kit.px(4), kit.px(4))
