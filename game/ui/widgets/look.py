"""How a node is painted: as its widget says, with a ring around the one that has the focus."""

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted

BEYOND = 40.0
"""Units around a node's rectangle that its look may reach to: shadows, rings."""


def paint(painter: Painter, node: Node, mood: Mood) -> None:
    """Paint a node as what it is seen as, without its children, if it is in the view it lies in."""
    clip, widget = node.clip, node.widget
    if clip is not None:
        reach = 2 * painter.measures.px(BEYOND)
        if not clip.colliderect(node.rect.inflate(reach, reach)):
            return
        painter.surface.set_clip(clip)
    ring = painter.measures.px(10)
    ringed = mood.focused
    if isinstance(widget, Painted):
        widget.paint(painter, node, mood)
        ring = widget.ring(painter.measures)
        ringed = ringed and widget.ringed
    if ringed:
        painter.ring(node.rect, ring)
    if clip is not None:
        painter.surface.set_clip(None)
