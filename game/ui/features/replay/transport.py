"""The transport bar below a replay: last event, position, ways through the match, and buttons."""

from functools import partial
from typing import Protocol

from pygame import Rect

from game.features.replay.replay_session import ReplaySession
from game.features.rerun.rerun import Parting
from game.features.review.review_session import ReviewSession
from game.match.positions import Perspective
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui.features.review.verdict import curve, is_crowded, strip
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.button_rows import Wardrobe
from game.ui.kit.input.commands import (
    CHANGE_SPEED,
    CHOOSE_VIEWER,
    GO_TO_NEXT_MISTAKE,
    GO_TO_NEXT_OWN_DECISION,
    GO_TO_NEXT_ROUND,
    GO_TO_PREVIOUS_MISTAKE,
    GO_TO_PREVIOUS_OWN_DECISION,
    GO_TO_PREVIOUS_ROUND,
    OPEN_RERUN,
    OPEN_SCORE_SHEET,
    PLAY_ON_FROM_HERE,
    PLAY_REPLAY,
    STEP_BACKWARD,
    STEP_FORWARD,
    TOGGLE_REVIEW,
    WATCH_PARTING,
    Command,
)
from game.ui.kit.layout.alternatives import FirstFit, LargestFit, largest
from game.ui.kit.layout.box import Box, MemoBox
from game.ui.kit.layout.frame import AsDrawn, Limit, NodeBox, Pad
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.tree import Act, Node, Role, Span
from game.ui.kit.widgets.button import button
from game.ui.kit.widgets.charts import MoveSlider
from game.ui.kit.widgets.surfaces import Panel
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.action_bar import asked_for

MOVES_FOCUS_AREA = "moves"
"""Focus area of the navigation."""
MIN_CURVE_BESIDE_WIDTH_UNITS = 800.0
"""Minimum width of the curve where the rounds of the match stand beside it, in units."""
MATCH_FOCUS_AREA = "match"
"""Focus area of the other buttons."""


class Playback(Protocol):
    """The actions of the transport bar."""

    playing: bool
    times: int

    def forward(self) -> None:
        """Animate the next move."""

    def backward(self) -> None:
        """Go to the previous position."""

    def play(self) -> None:
        """Toggle playback."""

    def mine(self, way: int) -> None:
        """Go to the player's next or previous decision."""

    def round(self, way: int) -> None:
        """Go to the start of the next round, or of this one."""

    def faster(self) -> None:
        """Switch to the next playback speed."""

    def look(self) -> None:
        """Switch the perspective."""

    def slide(self, share: float) -> None:
        """Go to a position by its share of the match, from 0 to 1."""

    def play_on(self) -> None:
        """Continue from this position as a new match."""

    def mistake(self, way: int) -> None:
        """Go to the player's next or previous mistake."""

    def parted(self) -> Parting | None:
        """Where the match and the coach's move part, if they do in this position."""

    def watch(self) -> None:
        """Show both lines from where they part."""

    def look_back(self) -> None:
        """Toggle the coach's review."""

    def same_cards(self) -> None:
        """Have the cards of the match played by an expert."""

    def open_sheet(self) -> None:
        """Open the score sheet of the shown position."""

    def open_more(self) -> None:
        """Show the rarer commands in a dialog."""

    def along(self, share: float) -> None:
        """Go to a decision by its share of the curve, from 0 to 1."""

    def pick_round(self, share: float) -> None:
        """Go to the first decision of a round by its share of the strip, from 0 to 1."""


def transport_bar(
    model: TableModel,
    reviewing: ReviewSession | None,
    session: ReplaySession,
    goes: Playback,
    kit: Kit,
    room: Rect,
) -> Box:
    """The bar of a replay.

    If large text or the rounds of a review leave too little room for the table, the status line is
    omitted unless it answers a query. The log and the coach's panel contain the same information.
    """
    edge, gap = kit.px(12), kit.px(6)
    cells = [ways(session, goes, kit), buttons(model, reviewing, session, goes, kit, room)]
    if reviewing is None or not is_crowded(reviewing, kit) or answer(model) is not None:
        cells.insert(0, said(model, session, kit))
    return Pad(Column(cells, kit.px(3)), edge, gap)


def chances(reviewing: ReviewSession, goes: Playback, kit: Kit) -> Box:
    """The curve of chances in a round with the marks of mistakes, and the rounds of the match.

    They stand below each other, or side by side in a wide window.
    """
    inside = line = curve(reviewing, kit, goes.along, goes.mine, MOVES_FOCUS_AREA)
    rounds = strip(reviewing, kit, goes.pick_round, goes.round, MOVES_FOCUS_AREA)
    if rounds is not None:
        least = kit.px(MIN_CURVE_BESIDE_WIDTH_UNITS)
        beside = Row([Limit(one, least=least).growing() for one in (rounds, line)], kit.px(12))
        inside = FirstFit(beside, Column([rounds, line], kit.px(4)))
    panel = Node(Role.PANEL, say("score-look-back"), nowhere(), widget=Panel(flat=True))
    return NodeBox(panel, Pad(inside, kit.px(12), kit.px(6)))


def said(model: TableModel, session: ReplaySession, kit: Kit) -> Box:
    """The last event and the next player, with the position at the right."""
    show = model.show
    lines = [told(line.said) for line in show.log[-1:]] or [say("replay-beginning")]
    asked = show.state.asked
    if asked is not None and show.quiet:
        lines.append(say("replay-next", who=show.names[asked]))
    if session.fault is not None and session.at in (0, session.last):
        lines = [say("replay-damaged", why=session.fault)]
    answered = answer(model)
    if answered is not None:
        return asked_for(answered, kit)
    where = kit.words(place(model, session), 14, tone="dim", anchor="topright")
    text = " ".join(lines)
    says = LargestFit(
        [kit.words(text, size, role=Role.STATUS, weight="semibold") for size in (15.5, 13.5)]
    )
    return Row([says.growing(), Space(kit.px(14)), where], across="top")


def answer(model: TableModel) -> Notice | None:
    """The answer to a query, while it is shown."""
    notice = model.notice
    return notice if notice is not None and notice.kind is NoticeKind.TOLD else None


def place(model: TableModel, session: ReplaySession) -> str:
    """Position in the match, in words."""
    state, table = model.show.state, model.show.table
    number, _ = table.round_number(state)
    if not model.scored:
        return say("replay-timeline.move", at=session.at, last=session.last)
    which = table.round_name(state, number)
    return say("replay-timeline.value", round=which, at=session.at, last=session.last)


def ways(session: ReplaySession, goes: Playback, kit: Kit) -> Box:
    """The icons that lead through the match, beside its timeline."""
    rounds = session.course.rounds
    begun, ended = session.at > 0, session.at >= session.last
    nodes = [
        _icon(GO_TO_PREVIOUS_ROUND, Icon.FIRST, lambda: goes.round(-1), begun),
        _icon(
            GO_TO_PREVIOUS_OWN_DECISION,
            Icon.ARROW_UP,
            lambda: goes.mine(-1),
            session.next_of(session.choices, -1) is not None,
        ),
        _icon(STEP_BACKWARD, Icon.STEP_BACK, goes.backward, begun),
        _play(goes, not ended),
        _icon(
            GO_TO_NEXT_OWN_DECISION,
            Icon.ARROW_DOWN,
            lambda: goes.mine(1),
            session.next_of(session.choices, 1) is not None,
        ),
        _icon(
            GO_TO_NEXT_ROUND,
            Icon.LAST,
            lambda: goes.round(1),
            session.next_of(rounds, 1) is not None,
        ),
    ]
    side = kit.measures.target_size(44)
    ways = Row([FixedBox(node, side, side) for node in nodes], kit.px(4))
    icons = AsDrawn(ways, kit.measures)
    line = timeline(session, goes, kit).growing()
    return Row([icons, line], kit.px(10), mirrored=kit.measures.left_handed)


def timeline(session: ReplaySession, goes: Playback, kit: Kit) -> Box:
    look = MoveSlider(session.at, session.last, session.course.rounds, session.choices)
    node = Node(
        Role.SLIDER,
        say("replay-timeline"),
        nowhere(),
        "timeline",
        value=str(session.at),
        slide=goes.slide,
        step=lambda way: goes.forward() if way > 0 else goes.backward(),
        area=MOVES_FOCUS_AREA,
        first=True,
        span=Span(0, session.last, session.at),
        widget=look,
    )
    high = max(kit.px(24), kit.measures.target_size(24))
    return FixedBox(node, kit.px(120), high, kit.px(60))


def buttons(
    model: TableModel,
    reviewing: ReviewSession | None,
    session: ReplaySession,
    goes: Playback,
    kit: Kit,
    room: Rect,
) -> Box:
    """What is done at the shown position, by name.

    Their actions never change, so buttons with equal appearance are reused.
    """
    nodes = _others(reviewing, session, goes)
    shows = (
        kit.measures,
        room.size,
        [(node.key, node.name, node.enabled, node.command, node.widget) for node in nodes],
    )
    return model.kept.part("transport", shows, lambda: MemoBox(_buttons(nodes, kit, room)))


def _buttons(nodes: list[Node], kit: Kit, room: Rect) -> Box:
    wardrobe = Wardrobe(kit, nodes, lambda node: False, room.w)
    rows = (
        Row([Space().growing(), *boxes], kit.px(8), mirrored=kit.measures.left_handed)
        for boxes in wardrobe.ways()
    )
    return largest(rows, Rect(0, 0, room.w - 2 * kit.px(12), kit.target_height(46, 16.5)))


def _others(reviewing: ReviewSession | None, session: ReplaySession, goes: Playback) -> list[Node]:
    """The buttons below the ways through the match; those behind the last one are ``behind``."""
    forward = _button(STEP_FORWARD, goes.forward, Icon.STEP_FORWARD, session.at < session.last)
    if not session.ended:
        return [*(_other(one) for one in behind(reviewing, session, goes, False)), forward]
    nodes = []
    if reviewing is not None:
        found = session.next_of(reviewing.mistaken(), 1)
        nodes.append(
            _button(GO_TO_NEXT_MISTAKE, partial(goes.mistake, 1), Icon.NEXT, found is not None)
        )
    nodes.append(forward)
    nodes.append(_button(PLAY_ON_FROM_HERE, goes.play_on, Icon.DEAL, session.decides, "play on"))
    if session.path is not None and session.match.state.over:
        nodes.append(_button(OPEN_RERUN, goes.same_cards, Icon.PERSON))
    more = button(
        "more", say("score-more"), nowhere(), goes.open_more, icon=Icon.MORE, area=MATCH_FOCUS_AREA
    )
    return [*nodes, more]


def behind(
    reviewing: ReviewSession | None, session: ReplaySession, goes: Playback, scored: bool
) -> list[DialogButton]:
    """Buttons of the rarer commands, whose keys hold all the same."""
    found = []
    if reviewing is not None:
        if scored:
            # The coach's judgement stands in the place of the score panel.
            found.append(
                DialogButton(OPEN_SCORE_SHEET.called, goes.open_sheet, Icon.LOG, OPEN_SCORE_SHEET)
            )
        if session.next_of(reviewing.mistaken(), -1) is not None:
            before = partial(goes.mistake, -1)
            found.append(
                DialogButton(
                    GO_TO_PREVIOUS_MISTAKE.called, before, Icon.BACK, GO_TO_PREVIOUS_MISTAKE
                )
            )
        if goes.parted() is not None:
            found.append(DialogButton(WATCH_PARTING.called, goes.watch, Icon.EYE, WATCH_PARTING))
    pace = Message("replay-pace", times=goes.times)
    found.append(DialogButton(pace, goes.faster, Icon.SPEED, CHANGE_SPEED))
    if len(session.all_eyes) > 1:
        whose = seen_by(session, session.eyes)
        found.append(DialogButton(whose, goes.look, Icon.EYE, CHOOSE_VIEWER))
    if session.ended:
        look = TOGGLE_REVIEW.called if reviewing is None else Message("review-leave")
        found.append(DialogButton(look, goes.look_back, Icon.GRAPH, TOGGLE_REVIEW))
    return found


def _other(one: DialogButton) -> Node:
    assert one.command is not None
    return button(
        one.command.name,
        told(one.name),
        nowhere(),
        one.act,
        icon=one.icon,
        command=one.command,
        area=MATCH_FOCUS_AREA,
    )


def _button(command: Command, act: Act, icon: Icon, enabled: bool = True, key: str = "") -> Node:
    return button(
        key or command.name,
        command.label,
        nowhere(),
        act,
        icon=icon,
        command=command,
        enabled=enabled,
        area=MATCH_FOCUS_AREA,
    )


def _icon(command: Command, icon: Icon, act: Act, enabled: bool) -> Node:
    return button(
        command.name,
        command.label,
        nowhere(),
        act,
        icon=icon,
        command=command,
        enabled=enabled,
        bare=True,
        area=MOVES_FOCUS_AREA,
    )


def _play(goes: Playback, enabled: bool) -> Node:
    name = say("replay-play.stop") if goes.playing else say("replay-play")
    return button(
        "play",
        name,
        nowhere(),
        goes.play,
        icon=Icon.PAUSE if goes.playing else Icon.PLAY,
        command=PLAY_REPLAY,
        enabled=enabled,
        bare=True,
        area=MOVES_FOCUS_AREA,
    )


def seen_by(session: ReplaySession, eyes: Perspective) -> Message:
    """Name of a perspective."""
    if eyes is None:
        return Message("replay-eyes.all")
    return Message("replay-eyes", who=session.names[eyes])
