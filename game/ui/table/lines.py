"""The lines of the log as they are seen: a portrait, and the sentence with signs for suits."""

from game.ui.box import Box, Fixed, Row, Space, Text
from game.ui.logline import LogLine
from game.ui.table.model import TableModel
from game.ui.tree import Node, Role
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.picture import drawn
from game.ui.widgets.signed import Signed
from game.words.message import told, told_in_signs


def line_of(
    model: TableModel, kit: Kit, line: LogLine, size: float, side: int, tone: str = "text"
) -> Box:
    """A line of the log, in letters of a size, with a portrait ``side`` pixels high."""
    look = Signed(kit.measures.text(size), tone, seen=told_in_signs(line.said))
    says = Text(Node(Role.TEXT, str(line), nowhere(), widget=look), kit.texts)
    gap = side // 3
    if line.seat is None:
        return Row([Space(side), says.growing()], gap, "top")
    portrait = drawn(f"portraits/{model.portraits[line.seat]}", nowhere())
    return Row([Fixed(portrait, side, side), says.growing()], gap, "top")


def round_heading(model: TableModel, line: LogLine) -> str:
    """What the round of a line is called, in a game whose rounds are counted."""
    table, state = model.show.table, model.show.state
    return told(table.row(state, line.round - 1)) if model.scored else ""
