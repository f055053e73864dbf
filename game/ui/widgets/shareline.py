"""The line from nothing to all that a share or a chance is drawn on."""

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter


def share_line(painter: Painter, rect: Rect, thick: int) -> Rect:
    """Paint the line across the middle of a rectangle; where it lies."""
    line = Rect(rect.x, 0, rect.w, thick)
    line.centery = rect.centery
    painter.panel(line, painter.cloth.panel, thick // 2, painter.cloth.button_edge)
    return line


def share_band(painter: Painter, line: Rect, low: float, high: float) -> None:
    """Paint from one share to another on it: an interval, as far as it lies on the line."""
    low, high = max(0.0, low), min(1.0, high)
    left = line.x + round(low * line.w)
    band = Rect(left, line.y, max(line.h, round((high - low) * line.w)), line.h)
    band.right = min(band.right, line.right)
    painter.panel(band, theme.GOLD.lerp(Color(painter.cloth.panel), 0.55), line.h // 2)
