"""Tooltips: a node's tip, or the name of a button that shows only an icon."""

from collections.abc import Iterator

from pygame import Rect

from game.text.icon import Icon
from game.ui.kit.input.commands import Command
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.label import keycap

HIGH = 0.1
"""Part of the window height above which a node has its tooltip below."""
LOW = 0.9
"""Part of the window height below which a node has its tooltip above."""
MOST = (36, 52, 70, 90)
"""Maximum tooltip widths in percent of the window.

The first one at which the tooltip does not cover its node is used.
"""
PLAIN = (Icon.PLUS, Icon.MINUS)
"""Icons that need no name beside the number they change."""


def wordless(node: Node) -> bool:
    """Whether a node is a button whose icon needs a tooltip."""
    widget = node.widget
    return isinstance(widget, Button) and widget.wordless and widget.icon not in PLAIN


def place(about: Rect, wide: int, high: int, window: Rect, gap: int) -> Rect | None:
    """A rectangle for a tooltip beside ``about`` and inside the window; None if there is no room.

    Lengths are in pixels; ``gap`` is the margin.
    """
    inside = window.inflate(-2 * gap, -2 * gap)
    if wide > inside.w or high > inside.h:
        return None
    for rect in _around(about, Rect(0, 0, wide, high), window, gap):
        rect.clamp_ip(inside)
        if not rect.colliderect(about):
            return rect
    return None


def _around(about: Rect, rect: Rect, window: Rect, gap: int) -> Iterator[Rect]:
    """Candidate rectangles around a node, the best first."""
    below, above, left, right = (rect.copy() for _ in range(4))
    below.midtop = (about.centerx, about.bottom + gap)
    above.midbottom = (about.centerx, about.top - gap)
    left.midright = (about.left - gap, about.centery)
    right.midleft = (about.right + gap, about.centery)
    if about.top < window.h * HIGH:
        yield from (below, left, right, above)
    elif about.h > window.h // 10 or about.bottom > window.h * LOW:
        yield from (above, below, right, left)
    else:
        yield from (left, right, above, below)


def tip(painter: Painter, text: str, command: Command | None, about: Rect) -> None:
    """Paint a tooltip with its command's key; a long text is wrapped."""
    measures, window = painter.measures, painter.surface.get_rect()
    size, small = measures.text(13.5), measures.text(12.5)
    pad = round(0.7 * size)
    key = keycap(command, small, measures)
    cap = 0 if key is None else key.wide(measures, painter.texts)
    for most in MOST:
        room = window.w * most // 100 - 2 * pad - (cap + pad if cap else 0)
        lines = painter.texts.wrapped(text, size, room, "semibold")
        wide = max(painter.texts.width(line, size, "semibold") for line in lines)
        wide += 2 * pad + (cap + pad if cap else 0)
        high = round(size * (0.7 + 1.3 * len(lines)))
        rect = place(about, wide, high, window, measures.px(6))
        if rect is not None:
            break
    else:
        # There is no room beside the node, so the tooltip is left out.
        return
    painter.panel(rect, theme.NIGHT, round(size * 0.65), theme.DIM)
    for number, line in enumerate(lines):
        y = rect.y + round(size * (1 + 1.3 * number))
        painter.words(line, (rect.x + pad, y), size, theme.TEXT, "semibold", "midleft")
    if key is not None:
        around = Rect(rect.right - pad - cap, 0, cap, key.high)
        around.centery = rect.centery
        key.paint(painter, around, theme.TEXT)
