"""The free room of a table, beside the hand and the pile: what is asked stands there."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

from game.core.table import HAND, PILE, SPREAD, STACK, STOCK
from game.ui.table.layout.card_poses import Layout
from game.ui.table.model.table_model import TableModel

PILES = (PILE, SPREAD, STACK)


class FreeRoom(NamedTuple):
    """Room for something; ``x`` and ``y`` are parts of what is left over of it before it, so that
    it lies beside the pile."""

    rect: Rect
    x: float
    y: float


def free_rooms(model: TableModel, gap: int) -> Iterator[tuple[list[FreeRoom], list[FreeRoom]]]:
    """Rooms on the felt and such in all of the window, from the best kind down.

    They keep clear of the hand, the pile and the stock; of the hand and the pile; of the hand;
    of nothing.  ``gap`` pixels stay free around what lies in them.
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
    """What the cards of the person's hand cover, risen ones too; None where there is no hand."""
    poses = laid.poses.get(HAND)
    if not poses:
        return laid.spots.get(HAND)
    rects = [pose.rect() for pose in poses]
    return rects[0].unionall(rects[1:])


def covered(rect: Rect, spots: Sequence[Rect]) -> int:
    """How much of what lies on the table is under a rectangle, in pixels."""
    return sum(both.w * both.h for both in map(rect.clip, spots))


def _spots(laid: Layout, kinds: Sequence[object]) -> list[Rect]:
    """What the zones of some kinds cover, at a table where one holds a hand."""
    if HAND not in laid.spots:
        return []
    found = []
    for place in laid.places:
        if place.style in kinds and place.zone in laid.spots:
            cards = [pose.rect() for pose in laid.poses.get(place.zone, ()) if pose.width]
            found.append(laid.spots[place.zone].unionall(cards))
    return found


def _around(outer: Rect, kept: Sequence[Rect], gap: int) -> list[FreeRoom]:
    """The rooms beside, over and under what is kept clear, or all of it."""
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
    """Those with something left of them when a gap is free all around."""
    return [
        one._replace(rect=one.rect.inflate(-2 * gap, -2 * gap))
        for one in rooms
        if one.rect.w > 4 * gap and one.rect.h > 4 * gap
    ]
