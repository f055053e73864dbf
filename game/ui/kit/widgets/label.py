"""What a button says: its icon, its words and its key, measured once for layout and painting.

What stands for a command on a button or a tip: its key, or its button on a gamepad.
"""

from typing import NamedTuple

from pygame import Color, Rect

from game.ui.kit.input.commands import Command
from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import Face, face
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures

HIGH = 1.5
"""How high a cap is, in sizes of its letters."""


class Keycap(NamedTuple):
    """The cap of a key, or a pad's button; ``size`` is that of its letters, in pixels."""

    face: Face
    size: int

    @property
    def high(self) -> int:
        """How high it is, in pixels."""
        return round(HIGH * self.size)

    def wide(self, measures: Measures, texts: Texts) -> int:
        """How wide it is, in pixels: a round one as wide as high, if its text has room there."""
        if self.face.icon:
            return self.high + (0 if self.face.round else measures.px(6))
        wide = texts.width(self.face.text, self.size, "semibold")
        return max(self.high, wide + measures.px(4)) if self.face.round else wide + measures.px(12)

    def paint(self, painter: Painter, rect: Rect, ink: Color) -> None:
        """Paint it in a rectangle that is as wide as it is."""
        radius = rect.h // 2 if self.face.round else painter.measures.px(5)
        painter.cap(rect, radius, ink)
        if self.face.icon:
            painter.icon(self.face.icon, rect.center, round(1.1 * self.size), ink)
        else:
            painter.words(self.face.text, rect.center, self.size, ink, "semibold", "center")


def keycap(command: Command | None, size: int, measures: Measures) -> Keycap | None:
    """What stands for a command for who plays with what the measures say; None if nothing does."""
    if command is None or measures.device is Device.TOUCH:
        return None
    if measures.device is not Device.PAD:
        return Keycap(Face(command.shown), size)
    return None if command.pad is None else Keycap(face(command.pad, measures.style), size)


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
