"""How score sheets on paper and remarks are painted."""

from pygame import Color

from game.ui import theme
from game.ui.paint import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood, Painting

PAPER, RULED, MARKER = Color("#f6f0e0"), Color("#cfc5aa"), Color("#f7dc86")


def _paper(painter: Painter, node: Node, mood: Mood) -> None:
    painter.raised(node.rect, PAPER, painter.measures.px(5), None)


def _remark(painter: Painter, node: Node, mood: Mood) -> None:
    """What somebody says."""
    painter.raised(node.rect, PAPER, painter.measures.px(14), theme.GOLD)


def _rule(painter: Painter, node: Node, mood: Mood) -> None:
    """A line on paper."""
    colour = TONES[node.look["tone"]] if "tone" in node.look else RULED
    painter.surface.fill(colour, node.rect)


def _marker(painter: Painter, node: Node, mood: Mood) -> None:
    """A stroke of a marker on paper, under a figure."""
    painter.panel(node.rect, MARKER, painter.measures.px(6))


ON_PAPER: dict[str, Painting] = {
    "paper": _paper,
    "remark": _remark,
    "rule": _rule,
    "marker": _marker,
}
