"""Where each player's remark stands: one rectangle a seat, the same while it is shown.

It depends on plates, stock, pile and hand alone; where they leave no room, nothing is shown. Melds
come and go, and a remark may cover those of an opponent.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot

from pygame import Rect

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    OPEN_HAND_STYLE,
    SPREAD_STYLE,
)
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import Layout

SPEECH_FACE_UNITS = 72.0
"""Size of the face inside a remark, in units."""
TRIED_SPEECH_UNITS = ((72, 118, 3), (72, 150, 2), (56, 118, 3), (46, 150, 2), (38, 290, 1))
"""Face and width of the words beside it in units, and lines of words; the first that fits."""
SPEECH_LINE_HEIGHT_TEXT_SIZES = 1.4
"""Height of a line of words, in text sizes."""
SPEECH_GAP_UNITS = 6.0
"""Space between a plate and its remark, and at the remark's edge, in units."""
COINS_UNITS = 28.0
"""Room for coins around a plate, in units."""
SIDE_FELT_WIDTH_SHARE = 0.05
"""Maximum distance of a plate at the left or right from the felt's edge, in felt widths."""
SPEECH_GRID_STEP_COUNT = 24
"""Number of steps across and down the felt in which another place is looked for."""
Corners = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""


def lay_speech(laid: Layout, felt: Rect, measures: Measures) -> None:
    """Place the remark of each opponent."""
    kept = [*laid.plates.values(), *laid.faces.values(), laid.purse]
    if laid.purse.w:
        # Coins won hang at the edge of a plate.
        room = measures.grown_length(COINS_UNITS)
        kept += [one.inflate(2 * room, 2 * room) for one in laid.plates.values()]
    mine = laid.plates.get(0)
    if mine is not None:
        high = 3 * measures.text_size(14.5)
        kept.append(Rect(mine.x, mine.y - high, mine.w, high))
    stacks = [laid.signs]
    fans: dict[int, Rect] = {}
    for place in laid.places:
        spot = laid.spots.get(place.zone)
        if spot is None or place.style == MELD_STYLE:
            continue
        if place.style in (HIDDEN_HAND_STYLE, OPEN_HAND_STYLE) and place.owner is not None:
            fans[place.owner] = spot
        if place.style == SPREAD_STYLE:
            # It grows by a card at a time.
            spot = spot.inflate(2 * laid.card, laid.card)
        (stacks if place.style == FACE_UP_STACK_STYLE else kept).append(spot)
        if place.style == FACE_DOWN_STACK_STYLE:
            # Its count stands out at the corner.
            kept.append(spot.inflate(laid.card // 3, laid.card // 6))
    rects = tuple(_corners(one) for one in kept if one.w)
    lying = tuple(map(_corners, stacks))
    gap = measures.px(SPEECH_GAP_UNITS)
    line = SPEECH_LINE_HEIGHT_TEXT_SIZES * measures.text_size(13.5)
    sizes = [
        (
            measures.px(face) + measures.grown_length(words),
            max(measures.px(face), round(line * lines)) + gap,
        )
        for face, words, lines in TRIED_SPEECH_UNITS
    ]
    for seat, plate in laid.plates.items():
        if seat:
            about = _corners(plate), _corners(fans.get(seat, plate))
            spot = _place(tuple(sizes), *about, _corners(felt), rects, lying, gap)
            if spot is not None:
                laid.speech[seat] = spot.copy()


def _corners(rect: Rect) -> Corners:
    return rect.x, rect.y, rect.w, rect.h


@lru_cache(512)
def _place(
    sizes: Sequence[tuple[int, int]],
    plate: Corners,
    fan: Corners,
    felt: Corners,
    kept: Sequence[Corners],
    stacks: Sequence[Corners],
    gap: int,
) -> Rect | None:
    """The first rectangle that covers nothing, else the one that covers least of the ``stacks``.

    None if each covers something of what is ``kept``.
    """
    keeps, lying = list(map(Rect, kept)), list(map(Rect, stacks))
    found: list[tuple[int, Rect]] = []
    for size in sizes:
        for rect in _tried(size, Rect(plate), Rect(fan), Rect(felt), gap, keeps):
            if rect.collidelist(keeps) >= 0:
                continue
            hidden = _hidden_area(rect, lying)
            if not hidden:
                return rect
            found.append((hidden, rect))
        if found:
            return min(found, key=lambda one: one[0])[1]
    return None


def _hidden_area(rect: Rect, others: Sequence[Rect]) -> int:
    clips = (rect.clip(others[number]) for number in rect.collidelistall(others))
    return sum(one.w * one.h for one in clips)


def _tried(
    size: tuple[int, int], plate: Rect, fan: Rect, felt: Rect, gap: int, kept: Sequence[Rect]
) -> Iterator[Rect]:
    """Rectangles on the felt, from the wanted one to those farther from the plate that cover
    nothing of what is ``kept``."""
    both, edge = plate.union(fan), SIDE_FELT_WIDTH_SHARE * felt.w
    below = pin(size, "midtop", (plate.centerx, both.bottom + gap), felt)
    sides = [
        pin(size, "midleft", (both.right + gap, plate.centery), felt),
        pin(size, "midright", (both.left - gap, plate.centery), felt),
    ]
    if both.left - felt.left <= edge:
        yield from (sides[0], below, sides[1])
    elif felt.right - both.right <= edge:
        yield from (sides[1], below, sides[0])
    else:
        yield from (below, *sides)
    free = [one for one in _grid(size, _corners(felt)) if one.collidelist(kept) < 0]
    free.sort(key=lambda one: hypot(one.centerx - both.centerx, one.centery - both.centery))
    yield from free


@lru_cache(16)
def _grid(size: tuple[int, int], felt: Corners) -> Sequence[Rect]:
    """Rectangles of a size all over the felt."""
    left, top, wide, high = felt
    steps = range(SPEECH_GRID_STEP_COUNT + 1)
    return [
        Rect(
            left + (wide - size[0]) * x // SPEECH_GRID_STEP_COUNT,
            top + (high - size[1]) * y // SPEECH_GRID_STEP_COUNT,
            *size,
        )
        for x in steps
        for y in steps
    ]
