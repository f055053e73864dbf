"""The sign at what a teacher speaks of: a ring around it and an arrow over it."""

from math import sin, tau

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter

PULSES, PULSE = 3, 0.9
"""The sign moves so often when it comes, each time for so many seconds; then it rests."""
LASTS = PULSES * PULSE
SWING = 5.0
"""Units by which it moves."""


def paint_pointer(painter: Painter, rect: Rect, since: float | None) -> None:
    """Paint the sign at a rectangle; ``since`` is for how many seconds it has been there.

    None has it rest from the beginning.
    """
    px = painter.measures.px
    swing = 0.0
    if since is not None and since < LASTS:
        swing = abs(sin(tau * since / PULSE / 2))
    gap = px(2) + round(swing * px(SWING))
    line = max(2, px(3))
    # Between dark lines: it is seen on cards as on cloth.
    for colour, more in ((theme.DARK_INK, -line), (theme.DARK_INK, line), (theme.LOOK, 0)):
        painter.ring(rect, px(7), colour, gap=gap + more)
    _arrow(painter, rect, gap + 2 * line)


def _arrow(painter: Painter, rect: Rect, gap: int) -> None:
    """An arrow that points down at the upper edge, from below where there is no room over it."""
    half = painter.measures.px(11)
    from_above = rect.top - gap - 2 * half >= 0
    tip = rect.top - gap if from_above else rect.bottom + gap
    back = tip - 2 * half if from_above else tip + 2 * half
    x = rect.centerx
    for colour, more in ((theme.DARK_INK, max(2, painter.measures.px(3))), (theme.LOOK, 0)):
        sign = 1 if from_above else -1
        points = [
            (x, tip + sign * more),
            (x - half - more, back - sign * more),
            (x + half + more, back - sign * more),
        ]
        painter.polygon(colour, points)
