"""The names of buttons that show only an icon, told while they are pointed at or have the focus."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.button import Button

HIGH, LOW = 0.1, 0.9
"""Buttons above or below these parts of the window have their name below or above them."""
PLAIN = ("plus", "minus")
"""Icons that need no name beside the number they change."""


def wordless(node: Node) -> bool:
    """Whether a node is a button that shows only an icon, and not one that says it all."""
    widget = node.widget
    return isinstance(widget, Button) and widget.wordless and widget.icon not in PLAIN


def place(node: Node, wide: int, high: int, painter: Painter) -> Rect:
    """Where a name so large stands: beside its button and within the window, all in pixels."""
    window = painter.surface.get_rect()
    gap = painter.measures.px(6)
    rect = Rect(0, 0, wide, high)
    if node.rect.top < window.h * HIGH:
        rect.midtop = (node.rect.centerx, node.rect.bottom + gap)
    elif node.rect.bottom > window.h * LOW:
        rect.midbottom = (node.rect.centerx, node.rect.top - gap)
    else:
        rect.midright = (node.rect.left - gap, node.rect.centery)
    return rect.clamp(window.inflate(-gap, -gap))


def tip(painter: Painter, node: Node) -> None:
    """Paint the name of a button that shows only an icon, with its key."""
    measures = painter.measures
    size, small = measures.text(13.5), measures.text(12.5)
    pad = round(0.7 * size)
    key = node.shortcut
    wide = painter.texts.width(node.name, size, "semibold")
    cap = painter.texts.width(key, small, "semibold") + pad if key else 0
    rect = place(node, wide + 2 * pad + (cap + pad if cap else 0), round(size * 2), painter)
    painter.panel(rect, "#14181b", rect.h // 3, theme.DIM)
    painter.words(node.name, (rect.x + pad, rect.centery), size, theme.TEXT, "semibold", "midleft")
    if key:
        around = Rect(rect.right - pad - cap, 0, cap, round(small * 1.4))
        around.centery = rect.centery
        painter.panel(around, theme.TEXT, around.h // 4, alpha=46)
        painter.words(key, around.center, small, theme.TEXT, "semibold", "center")
