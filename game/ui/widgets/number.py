"""A whole number that can be changed."""

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Number(Painted):
    """The value of a node, between its two buttons if it has any."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        cloth = painter.cloth
        measures = painter.measures
        edge = cloth.button_edge if node.enabled else cloth.button
        painter.panel(node.rect, cloth.panel, measures.px(10), edge)
        size = measures.text(17)
        room = node.rect.inflate(-2 * node.rect.h if node.children else 0, 0)
        if node.act is not None:
            if mood.hovered:
                painter.panel(room, cloth.button, measures.px(7))
            icon = measures.px(16)
            room.w -= icon + measures.px(12)
            painter.icon("arrow-down", (room.right + icon // 2, room.centery), icon, theme.DIM)
        painter.words(
            str(node.value), room.center, size, theme.TEXT if node.enabled else theme.DIM,
            "semibold", "center", room.w,
        )  # fmt: skip
