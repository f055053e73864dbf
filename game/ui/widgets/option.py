"""One of several values to choose."""

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
class Choice(Painted):
    """The frame around values side by side."""

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        cloth = painter.cloth
        painter.panel(node.rect, cloth.panel, painter.measures.px(10), cloth.button_edge)


@dataclass(frozen=True, slots=True)
class Option(Painted):
    """A value that is called ``text``, ``framed`` if it lies in no choice's frame.

    In a ``quiet`` choice the one that is ``chosen`` stands out less.
    """

    text: str
    chosen: bool
    framed: bool = False
    quiet: bool = False

    def label(self, node: Node, measures: Measures, texts: Texts) -> Label:
        """What it says where it has a key."""
        return Label(self.text, None, node.command, measures, texts)

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures = painter.measures
        chosen, framed = self.chosen, self.framed
        if framed:
            edge = theme.GOLD if chosen else Color(painter.cloth.button_edge)
            painter.panel(node.rect, painter.cloth.panel, measures.px(10), edge)
        edged = framed and chosen
        inner = node.rect if edged else node.rect.inflate(-measures.px(6), -measures.px(6))
        quiet = chosen and self.quiet
        if quiet:
            painter.panel(inner, painter.cloth.button, measures.px(7), theme.GOLD)
        elif chosen:
            painter.panel(inner, theme.GOLD, measures.px(7))
        elif mood.hovered:
            painter.panel(inner, painter.cloth.button, measures.px(7))
        ink = theme.DARK_INK if chosen and not quiet else theme.TEXT
        if node.command is not None:
            self.label(node, measures, painter.texts).paint(painter, inner, ink)
            return
        weight = "semibold" if chosen else "regular"
        size = measures.text(15)
        text = painter.texts.fitted(self.text, size, inner.w - measures.px(4), weight)
        painter.words(text, inner.center, size, ink, weight, "center")
