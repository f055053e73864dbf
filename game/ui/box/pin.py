"""Things that stand at something on the table: one of their points on one of its points."""

from typing import Literal

from pygame import Rect

from game.ui.box.base import Box
from game.ui.tree import Node

Corner = Literal["midbottom", "midtop", "bottomleft", "topright", "bottomright"]


def pin(
    size: tuple[int, int], corner: Corner, point: tuple[int, int], inside: Rect | None = None
) -> Rect:
    """A rectangle of a size, one of its points there: but moved ``inside`` another if given."""
    rect = Rect(0, 0, *size)
    setattr(rect, corner, point)
    return rect if inside is None else rect.clamp(inside)


def pinned(
    box: Box, corner: Corner, point: tuple[int, int], inside: Rect | None = None
) -> list[Node]:
    """Place a box at its ideal size, one of its points there (see ``pin``)."""
    wide = box.widths.ideal
    return box.place(pin((wide, box.height(wide)), corner, point, inside))
