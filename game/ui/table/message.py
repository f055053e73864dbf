"""A notice in the bar: a refusal, what a card is, a hint, what was taken back."""

from dataclasses import replace

from game.ui.box import Align, Beginning, Box, Column, Shrink, Text
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind, Notice
from game.ui.tree import Node, Role
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.signed import Signed
from game.words.message import told, told_briefly

SMALL = 13.0
"""The size of the smallest words of a message, in units."""
SIZES = (15.5, 14.5, SMALL)
"""The sizes of a message that are tried, in units."""


def now(model: TableModel) -> str:
    """What is to be done, or what is happening just now: until the first card of a move has
    landed, what was to be done before it.
    """
    show = model.show
    if show.held or show.quiet:
        return told(show.table.prompt(show.state, show.names))
    answered = show.table.call(show.told) is not None
    if show.log and (show.news or answered):
        # Once a call has been answered, it is not asked for again while the answer is shown.
        return told_briefly(show.log[-1].said)
    return told(show.table.prompt(show.told, show.names))


LINES = 3
"""So many lines of the largest size the bar is always high enough for."""


def asked_for(said: Notice, kit: Kit) -> Box:
    """What somebody has asked for, with signs for suits; of a long one the beginning is seen."""
    ways: list[Box] = []
    for size in SIZES:
        look = Signed(kit.measures.text(size), weight="semibold", seen=said.seen)
        node = Node(Role.ALERT, said.text, nowhere(), widget=look)
        ways.append(Text(node, kit.texts))
    most = LINES * kit.high(SIZES[0]) // kit.high(SMALL)
    ways.append(Beginning(replace(node), kit.texts, most))
    return Shrink([Align(way, 0) for way in ways])


def message(model: TableModel, said: Notice, kit: Kit, whole: bool = True) -> Box:
    """What is said, and under a refusal what is to be done or is happening: it must not hide it.

    Unless it is ``whole``, what else there is to say is left out.
    """
    if said.seen:
        return asked_for(said, kit)
    tone = "warning" if said.warns else "text"
    here = said.refuses or said.kind is Kind.ABOUT
    besides = now(model) if here else said.more if whole else ""
    ways = []
    for size in SIZES:
        lines: list[Box] = [
            kit.words(said.text, size, role=Role.ALERT, tone=tone, weight="semibold")
        ]
        if besides:
            lines.append(kit.words(besides, size, role=Role.PROMPT))
        ways.append(Align(Column(lines), 0))
    return Shrink(ways)
