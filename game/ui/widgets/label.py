"""What a button says: its icon, its words and its key, measured once for layout and painting."""

from pygame import Color, Rect

from game.ui.paint.painter import Painter
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures

FIGURES = 44.0
"""Units that the figures of a slider take, at the usual size of text."""


class Label:
    """The words of a button and the sizes of what it says, in pixels.

    ``size`` and ``key_size`` are those of the words and of the key's letter; ``icon`` and
    ``cap`` are the widths of the icon before the words and of the key's cap behind them, 0 for
    what it has not; ``gap`` lies between each two.
    """

    __slots__ = ("cap", "drawing", "gap", "icon", "key", "key_size", "size", "text")

    def __init__(
        self, text: str, icon: str | None, key: str | None, measures: Measures, texts: Texts
    ) -> None:
        self.text = text
        self.drawing = icon
        self.key = key
        self.size = measures.text(16.5)
        self.gap = measures.px(8)
        self.icon = measures.grown(22) if icon else 0
        self.key_size = measures.text(12.5)
        self.cap = texts.width(key, self.key_size) + measures.px(12) if key else 0

    @property
    def beside(self) -> int:
        """How much of a button's width is not for its words."""
        return self._around(self.icon, self.cap)

    def _around(self, icon: int, cap: int) -> int:
        return 2 * self.gap + sum(one + self.gap for one in (icon, cap) if one)

    def paint(self, painter: Painter, rect: Rect, ink: Color) -> None:
        """Paint it in the middle of a rectangle; where that is narrow, without icon and key."""
        whole = painter.texts.width(self.text, self.size, "semibold")
        icon, cap = self.icon, self.cap
        if whole + self._around(icon, cap) > rect.w:
            icon = 0
        if whole + self._around(icon, cap) > rect.w:
            cap = 0
        beside = self._around(icon, cap)
        text = painter.texts.fitted(self.text, self.size, rect.w - beside, "semibold")
        width = painter.texts.width(text, self.size, "semibold")
        x = rect.centerx - (width + beside - 2 * self.gap) // 2
        if self.drawing and icon:
            painter.icon(self.drawing, (x + self.icon // 2, rect.centery), self.icon, ink)
            x += self.icon + self.gap
        painter.words(text, (x, rect.centery), self.size, ink, "semibold", "midleft")
        if self.key and cap:
            x += width + self.gap
            ground = Rect(x, 0, cap, round(self.key_size * 1.5))
            ground.centery = rect.centery
            painter.panel(ground, ink, painter.measures.px(5), alpha=46)
            painter.words(self.key, ground.center, self.key_size, ink, "semibold", "center")
