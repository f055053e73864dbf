"""A call window, and the time in which somebody may call, in place of the bar."""

from collections.abc import Sequence
from itertools import islice

from pygame import Rect

from game.core.offer import Call
from game.ui.box import Align, Box, Column, Group, Limit, Pad, Row, Space, largest
from game.ui.table.acts import Acts
from game.ui.table.bar import FIXED, WORDS, hint_button, offer_button
from game.ui.table.message import asked_for
from game.ui.table.model import TableModel
from game.ui.table.offering import offered
from game.ui.tree import Node, Role
from game.ui.widgets.button import Button
from game.ui.widgets.dressed import Wardrobe
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.make import button
from game.ui.widgets.panel import Panel
from game.ui.window.commands import of_offer
from game.words.message import Message, say, told


def call_panel(model: TableModel, acts: Acts, call: Call, kit: Kit, room: Rect) -> Box:
    """What may be called now, in place of the bar: nothing on the table is covered by it."""
    panel = Node(Role.PANEL, told(call.title), nowhere(), "call", widget=Panel(edge=True))
    nodes = _calling(model, acts, call)
    nodes.append(hint_button(model, acts))
    wardrobe = Wardrobe(
        kit, nodes, lambda node: node.key in FIXED, room.w, short=False, last=_calls
    )
    left = say("table-untimed")
    if model.call_left is not None:
        left = say("table-seconds", count=round(model.call_left))
    mark = Node(Role.COUNTDOWN, say("table-answer"), nowhere(), "countdown", value=left)
    title = kit.words(told(call.title), 17, role=Role.HEADING, weight="bold")
    notice = model.noticed
    about = call.sentence if not model.hides() else call.hidden
    if model.spotting:
        about = Message("table-spot")
    sentence: Box = kit.words(told(about), 13.5)
    if notice is not None and notice.seen:
        sentence = asked_for(notice, kit)
    elif notice is not None:
        tone = "warning" if notice.warns else "text"
        sentence = kit.words(notice.text, 13.5, role=Role.ALERT, tone=tone)
    says = Limit(Align(Column([title, sentence]), 0), least=round(room.w * WORDS)).growing()

    def row(boxes: list[Box]) -> Box:
        return Row(boxes, kit.px(8), mirrored=kit.measures.mirrored)

    ways = islice(wardrobe.ways(), 1, None)
    rows = (
        _calm(
            kit,
            Group(panel, _windowed(kit, mark, [says, row(boxes)])),
        )
        for boxes in ways
    )
    return largest(rows, room)


def _calls(node: Node) -> bool:
    """Whether a button is the one to call with, which keeps its words longest."""
    return isinstance(node.widget, Button) and node.widget.primary


def _calling(model: TableModel, acts: Acts, call: Call) -> list[Node]:
    """The buttons of a call window; only to call and to keep silent, where nothing is told."""
    groups = offered(model)
    if not model.hides():
        return [offer_button(model, acts, one, one[0].move != call.silence) for one in groups]
    nodes = []
    for offers in groups:
        first = offers[0]
        if first.move == call.silence:
            nodes.append(offer_button(model, acts, offers, False))
        elif not model.spotting:
            command = of_offer(model.game.name, first.key, call.title)
            nodes.append(
                button("spot", told(call.title), nowhere(), acts.spot, icon=first.icon,
                       command=command, primary=True, area="bar", first=True)
            )  # fmt: skip
    return nodes


def waiting(model: TableModel, kit: Kit) -> Box:
    """What everybody waits for, with the time that is left, in place of the bar."""
    said = told(model.show.table.waits(model.show.state))
    panel = Node(
        Role.PANEL, said or say("table-waits"), nowhere(), "waiting", widget=Panel(edge=True)
    )
    mark = Node(Role.COUNTDOWN, say("table-answer"), nowhere(), "countdown")
    words = kit.words(said, 17, role=Role.PROMPT, anchor="midleft", weight="semibold")
    return _calm(kit, Group(panel, _windowed(kit, mark, [words.growing()])))


def _windowed(kit: Kit, mark: Node, cells: Sequence[Box]) -> Box:
    """A ring that counts down and what stands beside it."""
    ring = kit.square(mark, kit.px(54))
    return Row([Space(), ring, *cells, Space()], kit.px(14), mirrored=kit.measures.mirrored)


def _calm(kit: Kit, panel: Box) -> Box:
    """A panel with a little room to the bar's edges."""
    return Pad(panel, kit.px(4), kit.px(4))
