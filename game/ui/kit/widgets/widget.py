"""The base of widgets, the tones of text, and the painting of a node with its focus ring."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from game.ui.kit.paint import theme
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Mirror, Node, Widget

TONE_COLOURS = {
    "text": theme.LIGHT_INK,
    "dim": theme.DIM_INK,
    "gold": theme.GOLD_COLOUR,
    "good": theme.DONE_COLOUR,
    "faint": theme.FAINT_INK,
    "warning": theme.WARNING_COLOUR,
    "ink": theme.DARK_INK,
    "pencil": theme.PENCIL_INK,
}


class NodeStyle(NamedTuple):
    """The hover, press and focus state of a node."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False


class PaintedWidget(Widget, ABC):
    """A widget that paints its node; ``ringed`` is whether the focus is shown by a ring.

    ``mirrors`` is whether it paints from right to left where its page runs so.
    """

    __slots__ = ()
    ringed: ClassVar[bool] = True
    mirrors: ClassVar[bool] = True

    @abstractmethod
    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        """Paint a node of this widget, without its children."""

    def is_ready(self, images: ImageLibrary, size: tuple[int, int]) -> bool:
        """Whether a node of this size can be painted without rendering a large drawing.

        If not, the render worker is asked for the drawing.
        """
        return True

    def ring_radius(self, measures: Measures) -> int:
        """Corner radius of the focus ring, in pixels."""
        return measures.px(10)


def is_mirrored(node: Node, measures: Measures) -> bool:
    """Whether a node is painted from right to left."""
    if not measures.right_to_left or node.mirror is not Mirror.PAGE:
        return False
    return not isinstance(node.widget, PaintedWidget) or node.widget.mirrors


PAINT_REACH_UNITS = 40.0
"""Units by which painting may reach beyond a node: shadows, rings."""


def paint_node(painter: Painter, node: Node, mood: NodeStyle) -> None:
    """Paint a node without its children; skipped if it is outside its viewport."""
    clip, widget = node.clip, node.widget
    if clip is not None:
        reach = 2 * painter.measures.px(PAINT_REACH_UNITS)
        if not clip.colliderect(node.rect.inflate(reach, reach)):
            return
        painter.surface.set_clip(clip)
    ring = painter.measures.px(10)
    ringed = mood.focused
    if isinstance(widget, PaintedWidget):
        if painter.measures.right_to_left and is_mirrored(node, painter.measures):
            with painter.mirrored_about(node.rect):
                widget.paint(painter, node, mood)
        else:
            widget.paint(painter, node, mood)
        ring = widget.ring_radius(painter.measures)
        ringed = ringed and widget.ringed
    if ringed:
        painter.ring(node.rect, ring)
    if clip is not None:
        painter.surface.set_clip(None)
