"""Gaps in a row of the person's hand: between its melds, and before what is left over."""

from bisect import bisect_right
from collections.abc import Sequence

from pygame import Rect

from game.ui.table.layout import Pose
from game.values import replace

GAP = 0.3
"""How much further apart the cards at a gap lie, in card widths, where there is room."""


def gaps(
    rows: Sequence[list[Pose]], parts: Sequence[int], area: Rect, strip: float
) -> list[list[Pose]]:
    """Rows of the hand, from the first slot on, with the gaps that are in each (see ``parted``)."""
    found: list[list[Pose]] = []
    for row in rows:
        found.append(parted(row, parts, area, strip, sum(map(len, found))))
    return found


def parted(
    row: list[Pose], parts: Sequence[int], area: Rect, strip: float, first: int = 0
) -> list[Pose]:
    """A row of cards with a gap before each of the slots ``parts``.

    The slots of the row count from ``first``.  It grows as far as the area lets it; then the
    cards move closer, but for as much as has to show of each (``strip``, a part of its width),
    and what is left of the gaps is less.
    """
    here = [part for part in parts if first < part < first + len(row)]
    if not here:
        return row
    card = row[0].width
    steps = len(row) - 1
    span = row[-1].x - row[0].x
    least = min(span, strip * card * steps)
    most = max(span, area.w - 1.2 * card)
    gap = min(GAP * card, (most - least) / len(here))
    if gap < 1:
        return row
    step = min(span, most - gap * len(here)) / steps
    whole = step * steps + gap * len(here)
    middle = (row[0].x + row[-1].x) / 2
    # It stays around its middle as long as it is in the area.
    half = whole / 2 + 0.6 * card
    middle = max(area.x + half, min(area.right - half, middle))
    begins = middle - whole / 2
    return [
        replace(pose, x=begins + slot * step + gap * bisect_right(here, first + slot))
        for slot, pose in enumerate(row)
    ]
