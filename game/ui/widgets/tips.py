"""What is told of a node while it is pointed at or has the focus: its tip, or the name of a button
that shows only an icon."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.button import Button
from game.ui.widgets.keycap import keycap

HIGH, LOW = 0.1, 0.9
"""Buttons above or below these parts of the window have their name below or above them."""
MOST = 36
"""A tip is no wider than this part of the window, in hundredths."""
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
    elif node.rect.bottom > window.h * LOW and node.rect.h < window.h // 4:
        rect.midbottom = (node.rect.centerx, node.rect.top - gap)
    else:
        rect.midright = (node.rect.left - gap, node.rect.centery)
    return rect.clamp(window.inflate(-gap, -gap))


def tip(painter: Painter, node: Node) -> None:
    """Paint what is told of a node, with its key; what is long has several lines."""
    measures = painter.measures
    size, small = measures.text(13.5), measures.text(12.5)
    pad = round(0.7 * size)
    key = keycap(node.command, small, measures)
    most = painter.surface.get_width() * MOST // 100
    lines = painter.texts.wrapped(node.tip or node.name, size, most, "semibold")
    wide = max(painter.texts.width(line, size, "semibold") for line in lines)
    cap = 0 if key is None else key.wide(measures, painter.texts)
    wide += 2 * pad + (cap + pad if cap else 0)
    rect = place(node, wide, round(size * (0.7 + 1.3 * len(lines))), painter)
    painter.panel(rect, theme.NIGHT, round(size * 0.65), theme.DIM)
    for number, line in enumerate(lines):
        y = rect.y + round(size * (1 + 1.3 * number))
        painter.words(line, (rect.x + pad, y), size, theme.TEXT, "semibold", "midleft")
    if key is not None:
        around = Rect(rect.right - pad - cap, 0, cap, key.high)
        around.centery = rect.centery
        key.paint(painter, around, theme.TEXT)
