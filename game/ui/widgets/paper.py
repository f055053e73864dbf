"""Score sheets on paper, and remarks."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass

PAPER, RULED, MARKER = Color("#f6f0e0"), Color("#cfc5aa"), Color("#f7dc86")


@dataclass(frozen=True, slots=True)
class Paper(Painted):
    """A sheet of paper."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        painter.raised(node.rect, PAPER, painter.measures.px(5), None)


@dataclass(frozen=True, slots=True)
class Remark(Painted):
    """What somebody says."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        painter.raised(node.rect, PAPER, painter.measures.px(14), theme.GOLD)


@dataclass(frozen=True, slots=True)
class Rule(Painted):
    """A line on paper, ruled unless it has a ``tone``."""

    tone: str = ""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        painter.surface.fill(TONES[self.tone] if self.tone else RULED, node.rect)


@dataclass(frozen=True, slots=True)
class Marker(Painted):
    """A stroke of a marker on paper, under a figure."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        painter.panel(node.rect, MARKER, painter.measures.px(6))
