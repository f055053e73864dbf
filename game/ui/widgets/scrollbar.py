"""The mark of where one is in something that is turned."""

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Scrollbar(Painted):
    """A short thick line."""

    tone: str = "dim"

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        colour = TONES[self.tone]
        painter.panel(node.rect, colour, node.rect.w // 2, alpha=110)
