"""Boxes in a line: rows, columns, a picture beside a box, and the division of a length.

``shared`` divides the room: boxes that grow get the spare length; if there is too little, the
others shrink in proportion to their slack.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Literal, NamedTuple

from pygame import Rect

from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.tree import Node


class Length(NamedTuple):
    """The least and the wanted length of a box, and its part of the spare room.

    A growing box ignores ``wanted``: it takes its part of all that the others leave, at least
    ``least``.
    """

    least: int
    wanted: int
    grow: float = 0


def shared(room: int, lengths: Sequence[Length]) -> list[int]:
    """Length of each box; the sum never exceeds ``room``.

    If there is too little, the boxes that do not grow shrink in proportion to their slack.  If that
    is not enough, each box gets less than its least length.
    """
    least = rigid = growing = grow = 0
    for one in lengths:
        least += one.least
        if one.grow:
            growing += one.least
            grow += 1
        else:
            rigid += one.wanted
    if least > room:
        return _parted(max(0, room), [one.least for one in lengths])
    over = rigid + growing - room
    if over > 0:
        slack = [0 if one.grow else one.wanted - one.least for one in lengths]
        given = _parted(over, slack)
        return [
            one.least if one.grow else one.wanted - less
            for one, less in zip(lengths, given, strict=True)
        ]
    if grow < 2:
        return [room - rigid if one.grow else one.wanted for one in lengths]
    grown = _grown(room - rigid, [one for one in lengths if one.grow])
    return [grown.pop(0) if one.grow else one.wanted for one in lengths]


def _grown(room: int, lengths: list[Length]) -> list[int]:
    """Divide a room in proportion to ``grow``, each length at least its least."""
    small: set[int] = set()
    while True:
        held = sum(lengths[place].least for place in small)
        parts = [0 if place in small else one.grow for place, one in enumerate(lengths)]
        got = _parted(room - held, parts)
        less = {
            place
            for place, one in enumerate(lengths)
            if place not in small and got[place] < one.least
        }
        if not less:
            return [
                one.least if place in small else got[place] for place, one in enumerate(lengths)
            ]
        small |= less


def _parted(room: int, parts: Sequence[float]) -> list[int]:
    return [end - start for start, end in pairwise(edges(room, parts))]


def edges(room: int, parts: Sequence[float]) -> list[int]:
    """Offsets at which the parts of a room begin, and the end of the last one."""
    whole = sum(parts)
    if whole <= 0:
        return [0] * (len(parts) + 1)
    return [int(room * edge / whole + 1e-9) for edge in accumulate(parts, initial=0.0)]


Across = Literal["top", "middle", "bottom", "stretch"]
"""Vertical alignment of the boxes of a row; ``stretch`` fills the height."""
SPARE_HEIGHT_SHARES_ABOVE = {"middle": 0.5, "bottom": 1.0}
"""Part of the spare height that is left above a box."""


class Row(Box):
    """Boxes side by side with ``gap`` pixels between them.

    A ``mirrored`` row begins at the right; the order of its nodes stays.
    """

    def __init__(
        self,
        cells: Sequence[Box],
        gap: int = 0,
        across: Across = "middle",
        *,
        mirrored: bool = False,
    ) -> None:
        super().__init__()
        self.mirrored = mirrored
        self.cells = cells
        self.gap = gap
        self.scrolls = any(cell.scrolls for cell in cells)
        self._gaps = gap * max(0, len(cells) - 1)
        self.across = across
        self._split: dict[int, list[int]] = {}

    def _widths(self) -> Widths:
        least = ideal = self._gaps
        for cell in self.cells:
            widths = cell.widths
            least += widths.least
            ideal += widths.ideal
        return Widths(least, ideal)

    def split(self, width: int) -> list[int]:
        """Width of each box in a row of this width."""
        known = self._split.get(width)
        if known is None:
            lengths = []
            for cell in self.cells:
                least, ideal = cell.widths
                wanted = max(least, min(ideal, int(width * cell.share)))
                lengths.append(Length(least, wanted, cell.grow))
            known = self._split[width] = shared(width - self._gaps, lengths)
        return known

    def _height(self, width: int) -> int:
        high = 0
        for cell, wide in zip(self.cells, self.split(width), strict=True):
            high = max(high, cell.height(wide))
        return high

    def _least_height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.least_height(wide) for cell, wide in parts), default=0)

    def _whole_height(self, width: int) -> int:
        parts = zip(self.cells, self.split(width), strict=True)
        return max((cell.whole_height(wide) for cell, wide in parts), default=0)

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        x, top, room = rect.x, rect.y, rect.h
        stretched, down = self.across == "stretch", SPARE_HEIGHT_SHARES_ABOVE.get(self.across, 0)
        for cell, wide in zip(self.cells, self.split(rect.w), strict=True):
            high = room if stretched else min(room, cell.height(wide))
            left = rect.x + rect.right - x - wide if self.mirrored else x
            nodes += cell.place(Rect(left, top + int((room - high) * down), wide, high))
            x += wide + self.gap
        return nodes


class Column(Box):
    """Boxes one below the other, as wide as the column, with ``gap`` pixels between them."""

    def __init__(self, cells: Sequence[Box], gap: int = 0) -> None:
        super().__init__()
        self.cells = cells
        self.gap = gap
        self.scrolls = any(cell.scrolls for cell in cells)
        self._grows = any(cell.grow for cell in cells)
        self._gaps = gap * max(0, len(cells) - 1)

    def _widths(self) -> Widths:
        least = ideal = 0
        for cell in self.cells:
            widths = cell.widths
            least = max(least, widths.least)
            ideal = max(ideal, widths.ideal)
        return Widths(least, ideal)

    def _height(self, width: int) -> int:
        return sum([cell.height(width) for cell in self.cells]) + self._gaps

    def _least_height(self, width: int) -> int:
        return sum(cell.least_height(width) for cell in self.cells) + self._gaps

    def _whole_height(self, width: int) -> int:
        return sum(cell.whole_height(width) for cell in self.cells) + self._gaps

    def _split(self, rect: Rect) -> list[int]:
        heights = [cell.height(rect.w) for cell in self.cells]
        room = rect.h - self._gaps
        if not self._grows and sum(heights) <= room:
            return heights
        cells = zip(self.cells, heights, strict=True)
        return shared(
            room, [Length(cell.least_height(rect.w), high, cell.grow) for cell, high in cells]
        )

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        y = rect.y
        for cell, high in zip(self.cells, self._split(rect), strict=True):
            nodes += cell.place(Rect(rect.x, y, rect.w, high))
            y += high + self.gap
        return nodes


class CenteredRow(Box):
    """Three boxes in a row with ``gap`` pixels between them.

    The middle one is centred in the whole row as far as the others allow.
    """

    def __init__(self, left: Box, middle: Box, right: Box, gap: int) -> None:
        super().__init__()
        self.left = left
        self.middle = middle
        self.right = right
        self.gap = gap

    def _widths(self) -> Widths:
        sides = self.left.widths.ideal + self.right.widths.ideal + 2 * self.gap
        return Widths(sides + self.middle.widths.least, sides + self.middle.widths.ideal)

    def _middle_width(self, width: int) -> int:
        sides = self.left.widths.ideal + self.right.widths.ideal + 2 * self.gap
        return max(0, min(self.middle.widths.ideal, width - sides))

    def _height(self, width: int) -> int:
        return max(
            self.left.height(self.left.widths.ideal),
            self.right.height(self.right.widths.ideal),
            self.middle.height(self._middle_width(width)),
        )

    def place(self, rect: Rect) -> list[Node]:
        wide = self._middle_width(rect.w)
        first, last = self.left.widths.ideal, self.right.widths.ideal
        least, most = rect.x + first + self.gap, rect.right - last - self.gap - wide
        middle = max(least, min(most, rect.centerx - wide // 2))
        nodes = []
        for box, x, room in (
            (self.left, rect.x, first),
            (self.middle, middle, wide),
            (self.right, rect.right - last, last),
        ):
            high = min(rect.h, box.height(room))
            nodes += box.place(Rect(x, rect.y + (rect.h - high) // 2, room, high))
        return nodes
