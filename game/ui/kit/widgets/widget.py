"""A widget that paints its node itself: a file a widget, its fields beside its painting.

What all painting of nodes shares: the tones of words, and what is being done to a node.

How a node is painted: as its widget says, with a ring around the one that has the focus.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Widget

TONES = {
    "text": theme.TEXT,
    "dim": theme.DIM,
    "gold": theme.GOLD,
    "warning": theme.WARNING,
    "ink": theme.DARK_INK,
    "pencil": theme.PENCIL,
}


class NodeStyle(NamedTuple):
    """What the pointer and the keyboard make of a node just now."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False


class PaintedWidget(Widget, ABC):
    """What a node is seen as.

    ``ringed`` is whether the focus is shown by a ring around it.
    """

    __slots__ = ()
    ringed: ClassVar[bool] = True

    @abstractmethod
    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        """Paint a node that is seen as this, without its children."""

    def ring(self, measures: Measures) -> int:
        """The radius of the corners of the focus' ring, in pixels."""
        return measures.px(10)


BEYOND = 40.0
"""Units around a node's rectangle that its look may reach to: shadows, rings."""


def paint_node(painter: Painter, node: Node, mood: NodeStyle) -> None:
    """Paint a node as what it is seen as, without its children, if it is in the view it lies in."""
    clip, widget = node.clip, node.widget
    if clip is not None:
        reach = 2 * painter.measures.px(BEYOND)
        if not clip.colliderect(node.rect.inflate(reach, reach)):
            return
        painter.surface.set_clip(clip)
    ring = painter.measures.px(10)
    ringed = mood.focused
    if isinstance(widget, PaintedWidget):
        widget.paint(painter, node, mood)
        ring = widget.ring(painter.measures)
        ringed = ringed and widget.ringed
    if ringed:
        painter.ring(node.rect, ring)
    if clip is not None:
        painter.surface.set_clip(None)
