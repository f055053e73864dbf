"""Words on a page."""

from pygame import Rect

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Words(Painted):
    """The name of a node, in letters of a ``size`` in pixels: one line, or several ``lines``.

    One line lies in the node's rectangle where the ``anchor`` says.
    """

    size: int
    tone: str = "text"
    weight: str = "regular"
    anchor: str = "topleft"
    lines: bool = False

    def says(self, node: Node) -> str:
        """What is read on the screen."""
        return node.name

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        colour = TONES[self.tone]
        if self.lines:
            middle = self.anchor == "midtop"
            painter.paragraph(node.name, node.rect, self.size, colour, self.weight, middle)
            return
        place = getattr(node.rect, self.anchor)
        painter.words(node.name, place, self.size, colour, self.weight, self.anchor, node.rect.w)


@dataclass(frozen=True, slots=True)
class GroupHeading(Words):
    """Words with a line from their end to the edge of the column."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        end = painter.words(
            node.name, node.rect.midleft, self.size, TONES[self.tone], self.weight, "midleft",
            node.rect.w,
        ).right + measures.px(12)  # fmt: skip
        line = Rect(end, node.rect.centery, node.rect.right - end, max(1, measures.px(1)))
        if line.w > 0:
            painter.surface.fill(painter.cloth.button_edge, line)
