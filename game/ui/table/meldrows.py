"""Melds in rows: as large as they can be in the room their owners have."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pygame import Rect

from game.ui.paint.assets import card_height
from game.ui.paint.theme import Measures
from game.ui.table.layout import Pose

GAP = 0.28
"""The room between two melds, in card widths."""
LINE = 0.62
"""How far the lines of a meld that is broken lie apart, in card widths."""
ROW = 0.14
"""The room between two rows of melds, in card widths."""
CROWDED = 0.68
"""How far rows lie apart when they have to overlap, in card widths: the indexes still show."""


@dataclass(frozen=True, slots=True)
class Block:
    """A meld's size in pixels when its cards are so wide: cards a line, lines, extent."""

    across: int
    lines: int
    step: float
    w: int
    h: int


def block(count: int, card: int, room: int, measures: Measures) -> Block:
    """How a meld of so many cards lies in a room so many pixels wide."""
    step = measures.index_strip(card) * card
    across = max(1, min(count, int((room - card) / step) + 1))
    lines = ceil(count / across)
    across = ceil(count / lines)
    wide = round(card + (across - 1) * step)
    high = round(card_height(card) + (lines - 1) * LINE * card)
    return Block(across, lines, step, wide, high)


@dataclass(frozen=True, slots=True)
class Rows:
    """Melds broken into rows: each row the melds' numbers and blocks, and the whole height."""

    card: int
    rows: tuple[tuple[tuple[int, Block], ...], ...]
    crowded: bool

    def offsets(self) -> list[int]:
        """How far below the first row each row begins, in pixels."""
        found, y = [], 0
        for row in self.rows:
            found.append(y)
            high = max(one.h for _, one in row)
            if self.crowded:
                y += round(high - card_height(self.card) + CROWDED * self.card)
            else:
                y += round(high + ROW * self.card)
        return found

    @property
    def height(self) -> int:
        """The height of all rows, in pixels."""
        if not self.rows:
            return 0
        return self.offsets()[-1] + max(one.h for _, one in self.rows[-1])


def rows(
    counts: Sequence[int], card: int, room: int, measures: Measures, crowded: bool = False
) -> Rows:
    """Melds of so many cards each, set in rows from left to right."""
    found: list[tuple[tuple[int, Block], ...]] = []
    row: list[tuple[int, Block]] = []
    gap = round(GAP * card)
    x = 0
    for number, count in enumerate(counts):
        one = block(count, card, room, measures)
        if row and x + one.w > room:
            found.append(tuple(row))
            row, x = [], 0
        row.append((number, one))
        x += one.w + gap
    if row:
        found.append(tuple(row))
    return Rows(card, tuple(found), crowded)


def placed(
    laid: Rows, area: Rect, counts: Sequence[int]
) -> list[tuple[list[Pose], list[Rect], Rect]]:
    """Every meld's poses, the uncovered parts of its cards, and its spot, in the melds' order."""
    card, gap = laid.card, round(GAP * laid.card)
    found: dict[int, tuple[list[Pose], list[Rect], Rect]] = {}
    offsets = laid.offsets()
    ends = [*offsets[1:], laid.height]
    for row, y, end in zip(laid.rows, offsets, ends, strict=False):
        wide = sum(one.w for _, one in row) + gap * (len(row) - 1)
        x = area.centerx - wide // 2
        for number, one in row:
            spot = Rect(x, area.y + y, one.w, one.h)
            poses, rects = _cards(one, spot, card, counts[number])
            # In crowded rows the next one lies over the cards' lower parts.
            seen = Rect(spot.x, spot.y, spot.w, end - y)
            rects, spot = [rect.clip(seen) for rect in rects], spot.clip(seen)
            found[number] = (poses, rects, spot)
            x += one.w + gap
    return [found[number] for number in range(len(counts))]


def _cards(one: Block, spot: Rect, card: int, count: int) -> tuple[list[Pose], list[Rect]]:
    high = card_height(card)
    poses, rects = [], []
    for number in range(count):
        line, column = divmod(number, one.across)
        left = spot.x + column * one.step
        top = spot.y + line * LINE * card
        poses.append(Pose(round(left + card / 2), round(top + high / 2), True, card))
        last = column == one.across - 1 or number == count - 1
        shown = card if last else one.step
        lowest = line == one.lines - 1
        rects.append(Rect(round(left), round(top), round(shown), high if lowest else LINE * card))
    return poses, rects
