"""Labels: the icon, words and key of a button, measured once for layout and painting.

``keycap`` chooses the key or the gamepad button shown for a command.
"""

from typing import NamedTuple

from pygame import Color, Rect

from game.text.icon import Icon
from game.ui.kit.input.commands import Command
from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import Face, face
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures

HIGH = 1.5
"""Height of a cap as a multiple of its letter size."""


class Keycap(NamedTuple):
    """The cap of a key, or a gamepad button; ``size`` is that of its letters, in pixels."""

    face: Face
    size: int

    @property
    def high(self) -> int:
        return round(HIGH * self.size)

    def wide(self, measures: Measures, texts: Texts) -> int:
        """Width in pixels; a round cap is as wide as high unless its text is longer."""
        if self.face.icon:
            return self.high + (0 if self.face.round else measures.px(6))
        wide = texts.width(self.face.text, self.size, "semibold")
        return max(self.high, wide + measures.px(4)) if self.face.round else wide + measures.px(12)

    def paint(self, painter: Painter, rect: Rect, ink: Color) -> None:
        """Paint the cap in a rectangle of its size."""
        radius = rect.h // 2 if self.face.round else painter.measures.px(5)
        painter.cap(rect, radius, ink)
        if self.face.icon:
            painter.icon(self.face.icon, rect.center, round(1.1 * self.size), ink)
        else:
            painter.words(self.face.text, rect.center, self.size, ink, "semibold", "center")


def keycap(command: Command | None, size: int, measures: Measures) -> Keycap | None:
    """The cap of a command for the current input device; None if the device has none."""
    if command is None or measures.device is Device.TOUCH:
        return None
    if measures.device is not Device.PAD:
        return Keycap(Face(command.shown), size)
    return None if command.pad is None else Keycap(face(command.pad, measures.style), size)


FIGURES = 44.0
"""Width of a slider's figures, in units at the default text size."""


class Label:
    """The parts of a button's label, with their sizes in pixels.

    ``size`` is that of the words.  ``icon`` is the width of the icon before them and ``cap`` that
    of the ``key`` behind them, 0 if absent.  ``gap`` separates the parts.
    """

    __slots__ = ("cap", "drawing", "gap", "icon", "key", "size", "text")

    def __init__(
        self,
        text: str,
        icon: Icon | None,
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
        """Width of a button without its words."""
        return self._around(self.icon, self.cap)

    def _around(self, icon: int, cap: int) -> int:
        return 2 * self.gap + sum(one + self.gap for one in (icon, cap) if one)

    def paint(self, painter: Painter, rect: Rect, ink: Color) -> None:
        """Paint the label centred; if space is short, without the icon and then without the key."""
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
