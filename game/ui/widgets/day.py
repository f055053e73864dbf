"""A day of a calendar."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass

NUMBER, NOTE, ICON = 17.0, 13.5, 18.0
"""The sizes of the day's number, of what is said of it and of an icon in the place of that."""


@dataclass(frozen=True, slots=True)
class Day(Painted):
    """A day with its ``number`` over a ``note``; ``icon`` stands in the note's place.

    The ``chosen`` one is framed in gold, ``today`` has a line under its number.
    """

    number: str
    note: str
    icon: str
    chosen: bool
    today: bool
    open: bool

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect = painter.measures, node.rect
        fill = Color(painter.cloth.button if self.open else painter.cloth.panel)
        if mood.hovered or mood.pressed:
            fill = fill.lerp(Color("black" if mood.pressed else "white"), 0.12)
        edge = theme.GOLD if self.chosen else Color(painter.cloth.button_edge)
        painter.panel(rect, fill, measures.px(8), edge if self.open or self.chosen else None,
                      line=measures.px(2) if self.chosen else 1)  # fmt: skip
        ink = theme.TEXT if self.open else theme.DIM
        big, small = measures.text(NUMBER), measures.text(NOTE)
        if not self.note and not self.icon:
            place = painter.words(self.number, rect.center, big, ink, "semibold", "center")
        else:
            place = painter.words(self.number, (rect.centerx, rect.y + measures.px(3)), big, ink,
                                  "semibold", "midtop")  # fmt: skip
            below = (rect.centerx, (place.bottom + rect.bottom) // 2 - measures.px(2))
            if self.icon:
                painter.icon(self.icon, below, measures.text(ICON), theme.GOLD)
            else:
                painter.words(self.note, below, small, theme.GOLD, "semibold", "center",
                              rect.w - measures.px(4))  # fmt: skip
        if self.today:
            line = place.inflate(measures.px(8), 0)
            line.h, line.bottom = max(2, measures.px(2)), place.bottom
            painter.panel(line, theme.GOLD, 0)
