"""How a node is painted: as its widget says, with a ring around the one that has the focus."""

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted


def paint(painter: Painter, node: Node, mood: Mood) -> None:
    """Paint a node as what it is seen as, without its children."""
    clip, widget = node.clip, node.widget
    if clip is not None:
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
