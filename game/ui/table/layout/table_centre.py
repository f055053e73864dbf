"""The middle of a table: stock, pile and table signs, and the melds around them.

`middle` serves tables without melds. `melds_and_middle` serves tables with melds; it follows the
seat plan and the felt shares.
"""

from collections.abc import Iterable, Mapping

from pygame import Rect

from game.core.table import FACE_DOWN_STACK_STYLE, MELD_STYLE, PILE_STYLE, SPREAD_STYLE, TableZone
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.table.layout.card_poses import (
    HAND_HEIGHT_CARD_WIDTHS,
    Layout,
    Pose,
    SeatSpots,
    lay_stock,
    layer_count,
    layer_offset,
    plate_height,
    sign_height,
    usual_height,
)
from game.ui.table.layout.felt_sharing import (
    OPEN_PILE_LINE_STEP_CARD_WIDTHS,
    FeltDemand,
    Pile,
    shared,
    strip_of,
)
from game.ui.table.layout.meld_rows import placed, rows_height, rows_width
from game.ui.table.layout.seat_plan import SeatPlan, SeatPlanInput

CENTRE_CARD_FACTOR = 1.35
"""Width of a card in stock and pile, in widths of a hand card."""
MAX_CENTRE_HEIGHT_SHARE = 0.46
"""Maximum height of stock and pile, as a part of the free height."""
MAX_LARGE_CENTRE_HEIGHT_SHARE = 0.6
"""The same where the player wants large cards."""
LARGE_CENTRE_MARGIN_UNITS = 40
"""Free height around large cards and table signs, in units."""
CLOSE_CENTRE_MARGIN_UNITS = 12
"""The same for cards that large text would make smaller."""
MIN_TWO_ROW_SIGNS_TEXT_FACTOR = 1.4
"""Text factor from which table signs may take two rows."""
CENTRE_OFFSET_CARD_WIDTHS = 0.62
"""Distance from the table's axis to the centre of stock or pile, in card widths."""


def middle(seats: SeatSpots) -> None:
    """Place stock and pile in the middle of a table without melds, table signs below them."""
    laid, felt = seats.laid, seats.felt
    # One row is assumed, so that the middle stays in place as the hand grows.
    bottom = max(felt.bottom - round(HAND_HEIGHT_CARD_WIDTHS * laid.card), seats.top)
    room = bottom - seats.top
    rows = 1 if seats.measures.text_factor < MIN_TWO_ROW_SIGNS_TEXT_FACTOR else 2
    sign_high = rows * sign_height(seats.measures)
    high = room * MAX_CENTRE_HEIGHT_SHARE
    if seats.measures.text_factor > 1:
        # Larger text makes no smaller cards while there is room for both.
        free = room - sign_height(seats.measures) - seats.px(CLOSE_CENTRE_MARGIN_UNITS)
        high = max(high, min(_usual_room(seats) * MAX_CENTRE_HEIGHT_SHARE, free))
    if seats.measures.ample:
        high = max(
            high,
            min(
                room * MAX_LARGE_CENTRE_HEIGHT_SHARE,
                room - sign_high - seats.px(LARGE_CENTRE_MARGIN_UNITS),
            ),
        )
    card = min(round(CENTRE_CARD_FACTOR * laid.card), round(high / 1.4))
    high = card_height(card)
    y = seats.top + max(room - sign_high, high + seats.px(CLOSE_CENTRE_MARGIN_UNITS)) // 2
    laid.middle = (felt.centerx, y)
    for place in seats.of(FACE_DOWN_STACK_STYLE):
        stock = Pose(felt.centerx - round(CENTRE_OFFSET_CARD_WIDTHS * card), y, width=card)
        lay_stock(laid, place.zone, stock.rect())
    row = Rect(felt.x, y - high // 2, felt.w, high)
    beside = [one for one in laid.plates.values() if one.colliderect(row)]
    limit = min([one.x for one in beside if one.x > felt.centerx], default=felt.right) - seats.px(8)
    for place in seats.of(PILE_STYLE):
        lay_pile(
            laid, place, (felt.centerx + round(CENTRE_OFFSET_CARD_WIDTHS * card), y), card, limit
        )
    low = max(
        laid.spots[place.zone].bottom for place in seats.of(FACE_DOWN_STACK_STYLE)
    ) + seats.px(8)
    laid.signs = Rect(felt.x, low, felt.w, sign_high)
    # Table signs lie between the plates at the sides.
    at_sides = [one for seat, one in laid.plates.items() if seat and one.colliderect(laid.signs)]
    aside = max((one.w for one in at_sides), default=0)
    laid.signs.inflate_ip(-2 * (aside + seats.px(16)), 0)
    side = round(0.95 * card)
    at_left = (felt.centerx - round(1.3 * card), y)
    laid.purse = pin((side, round(side * 0.75)), "midright", at_left)


def _usual_room(seats: SeatSpots) -> int:
    """Height between the opponents and the hand with text of the usual size, in pixels."""
    now, usual = seats.measures, seats.measures._replace(text_factor=1.0)
    lower = (
        plate_height(now, seats.players) - plate_height(usual, seats.players)
        if seats.top > seats.felt.y
        else 0
    )
    bottom = (
        seats.felt.y
        + usual_height(seats.felt, now)
        - round(HAND_HEIGHT_CARD_WIDTHS * seats.laid.card)
    )
    return bottom - seats.top + lower


def lay_pile(
    laid: Layout, place: TableZone, centre: tuple[int, int], card: int, limit: int
) -> None:
    """Place a face-up pile; its open cards lie side by side, up to ``limit``."""
    count = laid.counts[place.zone]
    open_cards = max(1, min(place.open_count, count))
    step = 0.0
    if open_cards > 1:
        step = min(0.34 * card, (limit - centre[0] - card / 2) / (open_cards - 1))
    poses = []
    for number in range(count):
        side = max(0, number - (count - open_cards))
        poses.append(Pose(round(centre[0] + side * step), centre[1], True, card))
    laid.poses[place.zone] = poses
    spot = Pose(*centre, width=card).rect()
    spot.w += round(step * (open_cards - 1))
    laid.spots[place.zone] = spot


SIGNS_WIDTH_TEXT_SIZES = 12
"""Wanted width of the table signs beside the pile, in text sizes."""


def melds_and_middle(seats: SeatSpots, ground: SeatPlanInput, plan: SeatPlan) -> None:
    """Place all melds, stock, pile and table signs of a table with melds."""
    laid = seats.laid
    owned = [
        [place for place in seats.of(MELD_STYLE) if place.owner == seat]
        for seat in range(seats.players)
    ]
    counts = tuple(tuple(laid.counts[place.zone] for place in places) for places in owned)
    spread = next(iter(seats.of(SPREAD_STYLE)), None)
    cards = 0 if spread is None else laid.counts[spread.zone]
    signs = sign_height(seats.measures) if seats.table.table_signs(seats.seen.state) else 0
    strip = strip_of(laid.large)
    sign = SIGNS_WIDTH_TEXT_SIZES * seats.measures.text_size(14.5)
    stock = sum(laid.counts[place.zone] for place in seats.of(FACE_DOWN_STACK_STYLE))
    thick = layer_count(stock) * layer_offset(plan.stock.w)
    asked = FeltDemand(counts, cards, seats.strip.y, signs, sign, thick)
    found = shared(ground, laid.large, asked)
    for seat, places in enumerate(owned):
        area, rows = found.areas[seat].copy(), found.rows[seat]
        side = 0.0 if seat <= plan.left else 1.0
        if not seat or plan.left < seat <= plan.left + plan.top:
            side = 0.5
        if not seat:
            # The person's melds lie right above the hand.
            area.y += max(0, area.h - rows_height(rows, area.h))
            area.h = found.areas[0].bottom - area.y
        if not seat or plan.top == 1:
            area = _on_axis(area, seats.felt.centerx, rows_width(rows, counts[seat], strip), side)
        for place, (poses, rects, spot) in zip(
            places, placed(rows, area, counts[seat], strip, side), strict=True
        ):
            laid.poses[place.zone], laid.rects[place.zone] = poses, rects
            laid.spots[place.zone] = spot
    _middle(seats, plan)
    if spread is not None and found.pile is not None:
        _spread(seats, spread, found.pile, strip)
    laid.signs = found.signs.copy() if signs else Rect(0, 0, 0, 0)


def lies_over(place: TableZone, others: Iterable[TableZone], spots: Mapping[str, Rect]) -> bool:
    """Whether a meld may cover the foot of one of ``others``.

    It may if that meld has the same owner and lies directly above it.
    """
    return place.style is MELD_STYLE and any(
        one.style is MELD_STYLE
        and one.owner == place.owner
        and abs(spots[one.zone].bottom - spots[place.zone].top) <= 1
        for one in others
    )


def _on_axis(area: Rect, axis: int, wide: int, side: float) -> Rect:
    """The part of an area around the axis of the table.

    It shifts off the axis if a row of width ``wide`` needs more room.
    """
    if side != 0.5:
        return area
    half = min(axis - area.x, area.right - axis)
    if 2 * half < wide:
        half = wide // 2
        axis = max(area.x + half, min(area.right - half, axis))
    return Rect(axis - half, area.y, 2 * half, area.h).clip(area)


def _middle(seats: SeatSpots, plan: SeatPlan) -> None:
    laid, axis = seats.laid, seats.felt.centerx
    laid.middle = (axis, plan.stock.centery)
    for place in seats.of(FACE_DOWN_STACK_STYLE):
        lay_stock(laid, place.zone, plan.stock.copy())
    for place in seats.of(PILE_STYLE):
        centre = (axis + round(CENTRE_OFFSET_CARD_WIDTHS * plan.stock.w), plan.stock.centery)
        lay_pile(laid, place, centre, plan.stock.w, seats.felt.right)


def _spread(seats: SeatSpots, place: TableZone, pile: Pile, strip: float) -> None:
    """Place an open pile in lines, with every card readable."""
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
        x, y = (
            area.x + round(column * step),
            area.y + round(line * OPEN_PILE_LINE_STEP_CARD_WIDTHS * card),
        )
        poses.append(Pose(x + card // 2, y + high // 2, True, card))
        last = column == in_line - 1 or number == count - 1
        shown = card if last else area.x + round((column + 1) * step) - x
        lowest = line == last_line or (line + 1 == last_line and x >= covered)
        below = area.y + round((line + 1) * OPEN_PILE_LINE_STEP_CARD_WIDTHS * card)
        rects.append(Rect(x, y, shown, high if lowest else below - y))
    laid.poses[place.zone], laid.rects[place.zone] = poses, rects
    whole = rects[0].unionall(rects) if rects else Rect(area.topleft, (card, high))
    laid.spots[place.zone] = whole
