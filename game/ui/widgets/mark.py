"""A highlight."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Mark(Painted):
    """A highlight under words that were searched for, stronger where one is ``here``."""

    here: bool

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        radius = painter.measures.px(4)
        # No stronger than the words on it bear.
        alpha = 24 if painter.measures.contrast else 68 if self.here else 44
        painter.panel(node.rect, theme.GOLD, radius, alpha=alpha)
        if self.here:
            high = max(2, painter.measures.px(2))
            line = Rect(node.rect.x, node.rect.bottom - high, node.rect.w, high)
            painter.surface.fill(theme.GOLD, line)
