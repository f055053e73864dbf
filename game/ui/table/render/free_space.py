"""Free rooms of a table, beside the hand and the pile, for the layout of a question."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

from game.core.table import HAND, PILE, SPREAD, STACK, STOCK
from game.ui.table.layout.card_poses import Layout
from game.ui.table.model.table_model import TableModel

PILES = (PILE, SPREAD, STACK)


class FreeRoom(NamedTuple):
    """A free rectangle; ``x`` and ``y`` (0 to 1) align a box in it, close to the pile."""

    rect: Rect
    x: float
    y: float


def free_rooms(model: TableModel, gap: int) -> Iterator[tuple[list[FreeRoom], list[FreeRoom]]]:
    """Rooms on the felt, and rooms in the whole window; the best kind first.

    They avoid hand, pile and stock; then hand and pile; then the hand; then nothing. ``gap`` is a
    margin in pixels.
    """
    show, window = model.show, model.measures.window
    laid = show.laid
    hand = hand_rect(laid)
    low = window.bottom if hand is None else hand.top
    piles, stocks = _spots(laid, PILES), _spots(laid, (STOCK,))
    for kept in (piles + stocks, piles, []):
        felt, whole = (
            Rect(outer.x, outer.y, outer.w, min(outer.bottom, low) - outer.top)
            for outer in (show.felt, window)
        )
        yield _around(felt, kept, gap), _around(whole, kept, gap)
    yield [], [FreeRoom(window.inflate(-2 * gap, -2 * gap), 0.5, 0.5)]


def hand_rect(laid: Layout) -> Rect | None:
    """Rectangle of the person's hand with its risen cards; None at a table without hands."""
    poses = laid.poses.get(HAND)
    if not poses:
        return laid.spots.get(HAND)
    rects = [pose.rect() for pose in poses]
    return rects[0].unionall(rects[1:])


def covered(rect: Rect, spots: Sequence[Rect]) -> int:
    """Area of the spots under a rectangle, in square pixels."""
    return sum(both.w * both.h for both in map(rect.clip, spots))


def _spots(laid: Layout, kinds: Sequence[object]) -> list[Rect]:
    if HAND not in laid.spots:
        return []
    found = []
    for place in laid.places:
        if place.style in kinds and place.zone in laid.spots:
            cards = [pose.rect() for pose in laid.poses.get(place.zone, ()) if pose.width]
            found.append(laid.spots[place.zone].unionall(cards))
    return found


def _around(outer: Rect, kept: Sequence[Rect], gap: int) -> list[FreeRoom]:
    """Rooms beside, above and below the kept rectangles; without any, the whole."""
    if not kept:
        return _roomy([FreeRoom(outer, 0.5, 0.5)], gap)
    clear = kept[0].unionall(list(kept[1:]))
    right = Rect(clear.right, outer.y, outer.right - clear.right, outer.h)
    left = Rect(outer.x, outer.y, clear.left - outer.x, outer.h)
    above = Rect(outer.x, outer.y, outer.w, clear.top - outer.y)
    below = Rect(outer.x, clear.bottom, outer.w, outer.bottom - clear.bottom)
    rooms = [
        FreeRoom(right, 0, 0.5),
        FreeRoom(left, 1, 0.5),
        FreeRoom(above, 0.5, 1),
        FreeRoom(below, 0.5, 0),
    ]
    return _roomy(rooms, gap)


def _roomy(rooms: Sequence[FreeRoom], gap: int) -> list[FreeRoom]:
    """Rooms without a margin; those too small for it are dropped."""
    return [
        one._replace(rect=one.rect.inflate(-2 * gap, -2 * gap))
        for one in rooms
        if one.rect.w > 4 * gap and one.rect.h > 4 * gap
    ]
