"""A table with melds: the stock, the pile and everybody's melds where the plan has them."""

from collections.abc import Iterable, Mapping

from pygame import Rect

from game.core.table import MELD, PILE, SPREAD, STOCK, Place
from game.ui.table.layout import Pose, lay_stock, layers, thin
from game.ui.table.meldrows import across, height, placed
from game.ui.table.middle import ASIDE, lay_pile
from game.ui.table.plan import Ground, Plan
from game.ui.table.seats import Seats, sign_height
from game.ui.table.sharing import LINE, Asked, Pile, shared, strip_of

SIGN = 12
"""The width that public facts beside the pile need, beside the size of their words."""


def melds_and_middle(seats: Seats, ground: Ground, plan: Plan) -> None:
    """Lay out all that lies between the hands."""
    laid = seats.laid
    owned = [[place for place in seats.of(MELD) if place.owner == seat]
             for seat in range(seats.players)]  # fmt: skip
    counts = tuple(tuple(laid.counts[place.zone] for place in places) for places in owned)
    spread = next(iter(seats.of(SPREAD)), None)
    cards = 0 if spread is None else laid.counts[spread.zone]
    signs = sign_height(seats.measures) if seats.table.signs(seats.seen.state) else 0
    strip = strip_of(laid.large)
    sign = SIGN * seats.measures.text(14.5)
    stock = sum(laid.counts[place.zone] for place in seats.of(STOCK))
    thick = layers(stock) * thin(plan.stock.w)
    asked = Asked(counts, cards, seats.strip.y, signs, sign, thick)
    found = shared(ground, laid.large, asked)
    for seat, places in enumerate(owned):
        area, rows = found.areas[seat].copy(), found.rows[seat]
        side = 0.0 if seat <= plan.left else 1.0
        if not seat or plan.left < seat <= plan.left + plan.top:
            side = 0.5
        if not seat:
            # One's own melds lie in front of one's hand.
            area.y += max(0, area.h - height(rows, area.h))
            area.h = found.areas[0].bottom - area.y
        if not seat or plan.top == 1:
            area = _on_axis(area, seats.felt.centerx, across(rows, counts[seat], strip), side)
        for place, (poses, rects, spot) in zip(
            places, placed(rows, area, counts[seat], strip, side), strict=True
        ):
            laid.poses[place.zone], laid.rects[place.zone] = poses, rects
            laid.spots[place.zone] = spot
    _middle(seats, plan)
    if spread is not None and found.pile is not None:
        _spread(seats, spread, found.pile, strip)
    laid.signs = found.signs.copy() if signs else Rect(0, 0, 0, 0)


def lies_over(place: Place, others: Iterable[Place], spots: Mapping[str, Rect]) -> bool:
    """Whether a meld may lie over the foot of one of some others: the same owner's, above it."""
    return place.kind is MELD and any(
        one.kind is MELD
        and one.owner == place.owner
        and abs(spots[one.zone].bottom - spots[place.zone].top) <= 1
        for one in others
    )


def _on_axis(area: Rect, axis: int, wide: int, side: float) -> Rect:
    """The part of an area around the axis of the table, as far as so wide a row fits into it."""
    if side != 0.5:
        return area
    half = min(axis - area.x, area.right - axis)
    if 2 * half < wide:
        half = wide // 2
        axis = max(area.x + half, min(area.right - half, axis))
    return Rect(axis - half, area.y, 2 * half, area.h).clip(area)


def _middle(seats: Seats, plan: Plan) -> None:
    laid, axis = seats.laid, seats.felt.centerx
    laid.middle = (axis, plan.stock.centery)
    for place in seats.of(STOCK):
        lay_stock(laid, place.zone, plan.stock.copy())
    for place in seats.of(PILE):
        centre = (axis + round(ASIDE * plan.stock.w), plan.stock.centery)
        lay_pile(laid, place, centre, plan.stock.w, seats.felt.right)


def _spread(seats: Seats, place: Place, pile: Pile, strip: float) -> None:
    """A pile with every card readable, in lines."""
    laid, area, card = seats.laid, pile.area, pile.card
    count = laid.counts[place.zone]
    in_line = max(1, -(-count // pile.lines))
    step = min(0.5 * card, (area.w - card) / (in_line - 1)) if in_line > 1 else 0.0
    step = max(step, strip * card)
    high = round(1.4 * card)
    poses, rects = [], []
    last_line, alone = divmod(max(0, count - 1), in_line)
    covered = area.x + round(alone * step) + card
    for number in range(count):
        line, column = divmod(number, in_line)
        x, y = area.x + round(column * step), area.y + round(line * LINE * card)
        poses.append(Pose(x + card // 2, y + high // 2, True, card))
        last = column == in_line - 1 or number == count - 1
        shown = card if last else area.x + round((column + 1) * step) - x
        lowest = line == last_line or (line + 1 == last_line and x >= covered)
        below = area.y + round((line + 1) * LINE * card)
        rects.append(Rect(x, y, shown, high if lowest else below - y))
    laid.poses[place.zone], laid.rects[place.zone] = poses, rects
    whole = rects[0].unionall(rects) if rects else Rect(area.topleft, (card, high))
    laid.spots[place.zone] = whole
