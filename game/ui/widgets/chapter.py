"""A heading in a list of contents."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Chapter(Painted):
    """The ground of a heading in a list; ``here`` marks the one that is being read."""

    here: bool = False

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        rect, px = node.rect, painter.measures.px
        if self.here or mood.hovered or mood.pressed:
            painter.panel(rect, painter.cloth.button, px(7))
        if self.here:
            bar = Rect(rect.x, rect.y + px(6), px(4), max(1, rect.h - px(12)))
            painter.panel(bar, theme.GOLD, px(2))
