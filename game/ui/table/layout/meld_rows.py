"""Melds in rows, as large as their owner's room allows.

A meld is never broken. Rows in a low room first overlap like shingles, with all indexes visible.
Only then do cards shrink.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.ui.deck.card_images import card_height
from game.ui.table.layout.card_poses import Pose

CARD_HEIGHT_CARD_WIDTHS = 1.4
"""Height of a card, in card widths."""
MELD_GAP_CARD_WIDTHS = 0.24
"""Gap between two melds, in card widths."""
MELD_ROW_STEP_CARD_WIDTHS = 1.54
"""Default distance between two rows, in card widths."""
MIN_ROW_STEP_CARD_WIDTHS = 0.68
"""Minimum distance between two rows, in card widths; indexes stay visible."""
MIN_FEWER_ROWS_CARD_SHARE = 0.97
"""Threshold for fewer rows: their card width, as a part of that in more rows."""
Counts = tuple[int, ...]
"""Number of cards in each meld."""


class MeldRows(NamedTuple):
    """Melds in rows: the width of a card in pixels, and the indexes of the melds by row."""

    card: int
    rows: tuple[tuple[int, ...], ...]


def meld_width(count: int, strip: float) -> float:
    """Width of a meld in card widths, where ``strip`` of each card shows."""
    return 1 + (count - 1) * strip


@lru_cache(4096)
def widths(counts: Counts, strip: float) -> tuple[float, ...]:
    """Minimum width of the melds in one row, in two, and so on, in card widths."""
    melds = [meld_width(count, strip) for count in counts]
    found = []
    for lines in range(1, len(melds) + 1):
        room = max(max(melds), sum(melds) / lines)
        while True:
            rows, next_room = _broken(melds, room)
            if len(rows) <= lines:
                break
            room = next_room
        found.append(max(_row_width(melds, row) for row in rows))
        if found[-1] <= max(melds):
            break
    return tuple(found)


def _row_width(melds: Sequence[float], row: Sequence[int]) -> float:
    return sum(melds[number] for number in row) + MELD_GAP_CARD_WIDTHS * (len(row) - 1)


def _broken(melds: Sequence[float], room: float) -> tuple[list[list[int]], float]:
    """Melds in rows of a maximum width, and the next width with other rows."""
    rows: list[list[int]] = [[]]
    x, beyond = 0.0, float("inf")
    for number, one in enumerate(melds):
        if rows[-1] and x + one > room + 1e-9:
            beyond = min(beyond, x + one)
            rows.append([])
            x = 0.0
        rows[-1].append(number)
        x += one + MELD_GAP_CARD_WIDTHS
    return rows, beyond


def row_count(card: float, high: float) -> int:
    """Maximum number of card rows in a height, overlapping; ``card`` is the width of a card."""
    if card <= 0 or CARD_HEIGHT_CARD_WIDTHS * card > high:
        return 0
    return 1 + int(
        (high - CARD_HEIGHT_CARD_WIDTHS * card) / (MIN_ROW_STEP_CARD_WIDTHS * card) + 1e-9
    )


class Extent(NamedTuple):
    """Room of melds: the width of a card, the whole width, the whole height."""

    card: float
    wide: float
    high: float


def extent(counts: Counts, strip: float, card: float, high: float) -> Extent:
    """The narrowest room for melds with cards of a width, no higher than ``high``.

    In a room too low for such cards, the cards are the largest that fit.
    """
    if not counts:
        return Extent(card, 0.0, 0.0)
    card = min(card, high / CARD_HEIGHT_CARD_WIDTHS)
    found = widths(counts, strip)
    number = min(len(found), max(1, row_count(card, high)))
    return Extent(
        card,
        found[number - 1] * card,
        min(high, (CARD_HEIGHT_CARD_WIDTHS + (number - 1) * MELD_ROW_STEP_CARD_WIDTHS) * card),
    )


def largest(counts: Counts, strip: float, room: tuple[int, int], most: float) -> MeldRows:
    """Melds in rows with the widest cards that a room allows, up to ``most``."""
    if not counts:
        return MeldRows(0, ())
    broad, high = room
    best, chosen = 0.0, 1
    for number, needed in enumerate(widths(counts, strip), 1):
        card = min(
            most,
            broad / needed,
            high / (CARD_HEIGHT_CARD_WIDTHS + (number - 1) * MIN_ROW_STEP_CARD_WIDTHS),
        )
        if card * MIN_FEWER_ROWS_CARD_SHARE > best:
            best, chosen = card, number
    melds = [meld_width(count, strip) for count in counts]
    rows, _ = _broken(melds, widths(counts, strip)[chosen - 1])
    return MeldRows(max(8, int(best)), tuple(map(tuple, rows)))


def rows_height(laid: MeldRows, high: int) -> int:
    """Height of the rows in pixels, in a room of height ``high``."""
    return 0 if not laid.rows else _tops(laid, high)[-1] + card_height(laid.card)


def _tops(laid: MeldRows, high: int) -> list[int]:
    """Offset of each row from the first in pixels, in a room of height ``high``."""
    more = len(laid.rows) - 1
    step = 0.0
    if more:
        step = min(MELD_ROW_STEP_CARD_WIDTHS * laid.card, (high - card_height(laid.card)) / more)
    return [int(number * step) for number in range(more + 1)]


def placed(
    laid: MeldRows, area: Rect, counts: Counts, strip: float, side: float = 0.5
) -> list[tuple[list[Pose], list[Rect], Rect]]:
    """Poses, uncovered rectangles and spot of each meld, in the melds' order.

    ``side`` aligns rows in the area: 0 at its left, 1 at its right.
    """
    card = laid.card
    high = card_height(card)
    found: list[tuple[list[Pose], list[Rect], Rect]] = []
    tops = _tops(laid, area.h)
    melds = [round((count - 1) * strip * card) + card for count in counts]
    usual = round(MELD_GAP_CARD_WIDTHS * card)
    for number, (row, top) in enumerate(zip(laid.rows, tops, strict=True)):
        # The next row may cover the lower part of the cards.
        seen = high if number + 1 == len(tops) else min(high, tops[number + 1] - top)
        whole = sum(melds[one] for one in row)
        # Widths rounded to pixels could together reach beyond the area.
        gap = min(usual, max(0, area.w - whole) // max(1, len(row) - 1))
        taken = whole + gap * (len(row) - 1)
        x = area.x + round((area.w - taken) * side)
        for one in row:
            spot = Rect(x, area.y + top, melds[one], seen)
            found.append((*_cards(spot, counts[one], card, strip), spot))
            x += melds[one] + gap
    return found


def _cards(spot: Rect, count: int, card: int, strip: float) -> tuple[list[Pose], list[Rect]]:
    lefts = [spot.x + round(number * strip * card) for number in range(count)]
    middle = spot.y + card_height(card) // 2
    poses = [Pose(left + card // 2, middle, True, card) for left in lefts]
    ends = [*lefts[1:], spot.right]
    rects = [Rect(left, spot.y, end - left, spot.h) for left, end in zip(lefts, ends, strict=True)]
    return poses, rects


def rows_width(laid: MeldRows, counts: Counts, strip: float) -> int:
    """Width of the widest row in pixels."""
    melds = [meld_width(count, strip) for count in counts]
    return round(max((_row_width(melds, row) for row in laid.rows), default=0.0) * laid.card)
