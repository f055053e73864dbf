"""What a button says: its icon, its words and its key, measured once for layout and painting."""

from pygame import Color, Rect

from game.ui.paint.painter import Painter
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.ui.widgets.keycap import keycap
from game.ui.window.commands import Command

FIGURES = 44.0
"""Units that the figures of a slider take, at the usual size of text."""


class Label:
    """The words of a button and the sizes of what it says, in pixels.

    ``size`` is that of the words; ``icon`` and ``cap`` are the widths of the icon before the
    words and of the ``key`` behind them, 0 for what it has not; ``gap`` lies between each two.
    """

    __slots__ = ("cap", "drawing", "gap", "icon", "key", "size", "text")

    def __init__(
        self,
        text: str,
        icon: str | None,
        command: Command | None,
        measures: Measures,
        texts: Texts,
    ) -> None:
        self.text = text
        self.drawing = icon
        self.key = keycap(command, measures.text(12.5), measures)
        self.size = measures.text(16.5)
        self.gap = measures.px(8)
        self.icon = measures.grown(22) if icon else 0
        self.cap = 0 if self.key is None else self.key.wide(measures, texts)

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
        if self.key is not None and cap:
            x += width + self.gap
            ground = Rect(x, 0, cap, self.key.high)
            ground.centery = rect.centery
            self.key.paint(painter, ground, ink)
