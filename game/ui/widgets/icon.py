"""An icon."""

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Icon(Painted):
    """An icon as large as its node."""

    icon: str
    tone: str = "gold"

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        colour = TONES[self.tone]
        painter.icon(self.icon, node.rect.center, node.rect.w, colour)
