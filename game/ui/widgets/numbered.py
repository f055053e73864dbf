"""One of many things that are known by their number."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Numbered(Painted):
    """A number to click on, with an icon that says what has become of what it stands for."""

    number: str
    icon: str = ""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, cloth = painter.measures, painter.cloth
        rect = node.rect.move(0, measures.px(1)) if mood.pressed else node.rect
        fill = Color(cloth.button)
        if mood.hovered:
            fill = fill.lerp(Color("white"), 0.16)
        painter.panel(rect, fill, measures.px(9), Color(cloth.button_edge))
        size = measures.text(17)
        if not self.icon:
            painter.words(self.number, rect.center, size, theme.TEXT, "semibold", "center")
            return
        side = round(size * 1.15)
        wide = painter.texts.width(self.number, size, "semibold")
        left = rect.centerx - (wide + side + measures.px(7)) // 2
        painter.words(self.number, (left, rect.centery), size, theme.TEXT, "semibold", "midleft")
        at = (left + wide + measures.px(7) + side // 2, rect.centery)
        painter.icon(self.icon, at, side, theme.GOLD)
