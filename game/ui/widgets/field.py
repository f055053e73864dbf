"""A line to type into."""

from typing import ClassVar

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Field(Painted):
    """The text of a node; ``empty`` is shown while there is none, the ``note`` at the end."""

    ringed: ClassVar[bool] = False
    empty: str
    note: str = ""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        cloth = painter.cloth
        measures = painter.measures
        edge = theme.GOLD if mood.focused else Color(cloth.button_edge)
        painter.panel(node.rect, cloth.panel, measures.px(10), edge, line=measures.px(1.5) or 1)
        inner = node.rect.inflate(-measures.px(24), 0)
        size = measures.text(16.5)
        note = self.note
        if note:
            said = painter.words(note, inner.midright, measures.text(13), theme.DIM,
                                 anchor="midright")  # fmt: skip
            inner.w = said.x - measures.px(8) - inner.x
        if node.value:
            line = painter.words(node.value, inner.midleft, size, anchor="midleft", width=inner.w)
        else:
            tone = theme.DIM
            line = painter.words(
                self.empty, inner.midleft, size, tone, anchor="midleft", width=inner.w
            )
            line.w = 0
        if mood.focused:
            caret = Rect(line.right + 1, 0, max(2, measures.px(2)), round(size * 1.2))
            caret.centery = inner.centery
            painter.surface.fill(theme.GOLD, caret)
