"""A figure of the statistics: its label, its value, and what it is of."""

from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad
from game.ui.kit.layout.linear import Column
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Panel

CELL = 240.0
"""Minimum width of a figure, in units."""


def figure(label: str, value: str, under: str, kit: Kit) -> Box:
    """A cell with a value under its label; ``under`` is a smaller line, empty for none."""
    rows: list[Box] = [kit.words(label, 14, tone="dim"), kit.words(value, 25, weight="bold")]
    rows += [kit.words(under, 13.5, tone="dim")] if under else []
    panel = Node(Role.PANEL, label, nowhere(), value=value, widget=Panel(flat=True))
    return cell(NodeBox(panel, Pad(Column(rows), kit.px(14), kit.px(10))), kit)


def cell(inside: Box, kit: Kit) -> Box:
    """A box as wide as a figure."""
    wide = kit.measures.grown(CELL)
    return Limit(inside, least=wide, ideal=wide)
