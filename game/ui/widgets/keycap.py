"""What stands for a command on a button or a tip: its key, or its button on a gamepad."""

from typing import NamedTuple

from pygame import Color, Rect

from game.ui.paint.painter import Painter
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.ui.window.buttons import Face, face
from game.ui.window.commands import Command
from game.ui.window.device import Device

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
