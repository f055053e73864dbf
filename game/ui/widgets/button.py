"""A button."""

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.label import Label
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Button(Painted):
    """A button that says its node's name, with an icon before it and its key behind it.

    ``primary`` is the one most people want.  A ``short`` one shows its icon alone; a ``bare`` one
    does so without a ground, unless it is ``aside``, such as the one of two that holds now.
    """

    icon: str | None = None
    primary: bool = False
    bare: bool = False
    short: bool = False
    aside: bool = False

    @property
    def wordless(self) -> bool:
        """Whether it shows only an icon."""
        return self.bare or self.short

    def label(self, node: Node, measures: Measures, texts: Texts) -> Label:
        """What it says."""
        return Label(node.name, self.icon, node.command, measures, texts)

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        cloth = painter.cloth
        radius = painter.measures.px(10)
        rect = node.rect.move(0, painter.measures.px(1)) if mood.pressed else node.rect
        ink = theme.TEXT if node.enabled else theme.PALE
        if self.bare:
            if node.enabled and (mood.hovered or self.aside):
                fill = Color(cloth.button).lerp(Color("white"), 0.14 if mood.hovered else 0)
                painter.panel(rect, fill, radius)
            painter.icon(self.icon or "", rect.center, round(rect.h * 0.55), ink)
            return
        primary = self.primary and node.enabled
        fill = theme.GOLD if primary else Color(cloth.button)
        edge: Color | None = None if primary else Color(cloth.button_edge)
        if not node.enabled:
            fill, edge = Color(cloth.panel), Color(cloth.button)
        elif mood.pressed:
            fill = fill.lerp(Color("black"), 0.15)
        elif mood.hovered:
            fill = fill.lerp(Color("white"), 0.16)
        painter.panel(rect, fill, radius, edge)
        ink = theme.DARK_INK if primary else ink
        if self.short and self.icon:
            painter.icon(self.icon, rect.center, round(rect.h * 0.5), ink)
        else:
            self.label(node, painter.measures, painter.texts).paint(painter, rect, ink)
