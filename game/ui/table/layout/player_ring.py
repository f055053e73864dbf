"""The layout of a table: hands and plates around the felt, piles and melds between them.

`layout` is the entry point. The timeline calls it whenever view, hand order or window change.
Tables with melds seat their players by the seat plan. Tables without melds use the fixed
distributions `OPPONENT_SIDES` and `TALL_FELT_OPPONENT_SIDES`.
"""

from typing import Any

from pygame import Rect

from game.core.state import SeatView
from game.core.table import (
    HIDDEN_HAND_STYLE,
    OPEN_HAND_STYLE,
    OWN_HAND_STYLE,
    PERSON_HAND_ZONE,
    SPREAD_STYLE,
    Table,
    TableZone,
)
from game.text.message import Names
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import (
    HAND_HEIGHT_CARD_WIDTHS,
    LARGE_PORTRAIT_UNITS,
    MAX_LARGE_PORTRAIT_PLAYER_COUNT,
    OWN_PLATE_WIDTH_UNITS,
    PORTRAIT_MARGIN_PIXELS,
    Layout,
    Pose,
    SeatSpots,
    as_seen,
    count_of,
    fixed,
    plate_height,
    plate_width,
    sign_height,
    sketch,
    usual_height,
)
from game.ui.table.layout.felt_sharing import seat_ground, strip_of
from game.ui.table.layout.hand_layout import (
    HAND_FOOT_CARD_WIDTHS,
    HandOrder,
    fan_rows,
    gaps,
    hand_height,
    in_rows,
    raised,
)
from game.ui.table.layout.seat_plan import (
    SeatPlan,
    SeatPlanInput,
    fan_card,
    fan_width,
    hand_card_factor,
)
from game.ui.table.layout.speech import lay_speech
from game.ui.table.layout.table_centre import CLOSE_CENTRE_MARGIN_UNITS, melds_and_middle, middle

Sides = tuple[int, int, int]
"""Number of opponents at the left, at the far side and at the right."""
OPPONENT_SIDES: dict[int, Sides] = {
    1: (0, 1, 0),
    2: (0, 2, 0),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (1, 4, 1),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (2, 5, 2),
}
"""Seating of the opponents at a table without melds, by their number."""
TALL_FELT_OPPONENT_SIDES: dict[int, Sides] = {2: (1, 0, 1), 5: (2, 1, 2), 6: (2, 2, 2)}
"""Overrides of `OPPONENT_SIDES` for a felt that is higher than wide."""
MIN_PLATE_ROOM_CARD_WIDTHS = 2.6
"""Minimum room for a plate with cards beside it, in widths of these cards."""
SIDE_PLAYER_HEIGHT_SHARES = {1: (0.3,), 2: (0.18, 0.82)}
"""Heights of the players at a side, by their number, as parts of the free height.

They keep clear of the middle.
"""
HIDDEN_HAND_STEP_CARD_WIDTHS = 0.42
"""Distance between two backs of the person's hidden hand, in card widths."""
BEHIND_PLATE_CARD_SHARE = 0.36
"""Width of an opponent's card behind the plate, in widths of a hand card."""
BEHIND_PLATE_SHOWN_SHARE = 0.62
"""Visible part of its height."""
FAR_SIDE_HEIGHT_CARD_WIDTHS = 4.6
"""Height that a table with melds needs under the plates at its far side, in widths of a hand card.
"""
MIN_CENTRE_CARD_SHARE = 0.85
"""Least width of a card in the middle beside large cards in the hand, in their widths."""
HAND_CARD_FELT_HEIGHT_SHARE = 0.165
"""Width of a hand card, as a part of the felt's height."""
MELDING_HAND_CARD_FELT_HEIGHT_SHARE = 0.155
"""The same where melds are laid, which need the room."""
MAX_HAND_CARD_FELT_WIDTH_SHARE = 0.125
"""Maximum width of a hand card, as a part of the felt's width."""


def hand_card(felt: Rect, measures: Measures, melding: bool) -> int:
    """Width of a hand card in pixels; less where melds are laid."""
    share = MELDING_HAND_CARD_FELT_HEIGHT_SHARE if melding else HAND_CARD_FELT_HEIGHT_SHARE
    return max(
        24,
        int(
            hand_card_factor(measures, melding)
            * min(felt.h * share, felt.w * MAX_HAND_CARD_FELT_WIDTH_SHARE)
        ),
    )


def layout(
    table: Table[Any],
    seen: SeatView[Any],
    names: Names,
    felt: Rect,
    measures: Measures,
    hand: HandOrder,
    *,
    rough: bool = False,
) -> Layout:
    """The layout of a view on a felt given in pixels.

    ``rough`` skips the geometry for a view that changes before a frame shows it.
    """
    if rough:
        return sketch(table, seen, names)
    if table.fixed_size(seen.state.setup.players) is not None:
        laid = fixed(table, seen, names, felt, measures)
    else:
        laid = seated(table, seen, names, felt, measures, hand)
    lay_speech(laid, felt, measures)
    return laid


def seated(
    table: Table[Any],
    seen: SeatView[Any],
    names: Names,
    felt: Rect,
    measures: Measures,
    hand: HandOrder,
) -> Layout:
    """The layout of a table at which players sit around with cards in their hands."""
    players = seen.state.setup.players
    usual = felt.copy()
    usual.h = usual_height(felt, measures)
    card = hand_card(usual, measures, table.has_melds)
    if measures.ample and measures.text_factor > 1 and not table.has_melds:
        least = hand_card(usual, measures._replace(ample=False), False)
        while (
            card > least
            and _free_middle(felt, measures, card, players) < MIN_CENTRE_CARD_SHARE * card
        ):
            card -= 1
    laid = Layout(card, middle=felt.center, large=measures.has_large_index(card))
    strip = Rect(felt.x, 0, felt.w, round(HAND_HEIGHT_CARD_WIDTHS * card))
    strip.bottom = felt.bottom
    places = [as_seen(place, seen) for place in table.zones(seen.state, names)]
    laid.places = places
    for place in places:
        laid.counts[place.zone] = count_of(seen, place.zone)
    seats = SeatSpots(table, seen, felt, measures, laid, places, strip)
    if table.has_melds:
        spread = any(place.style == SPREAD_STYLE for place in places)
        ground = SeatPlanInput(
            (felt.x, felt.y, felt.w, felt.h), measures, seats.players, card, spread
        )
        plan, laid.large = seat_ground(ground)
        if plan.top and measures.text_factor > 1:
            # High plates and a high bar leave less room for the rows of cards between them.
            least = hand_card(felt, measures, True)
            room = felt.h - plate_height(measures, seats.players) - 2 * ground.gap
            laid.card = max(least, min(card, int(room / FAR_SIDE_HEIGHT_CARD_WIDTHS)))
            strip.update(
                felt.x, felt.bottom - round(HAND_HEIGHT_CARD_WIDTHS * laid.card), felt.w, strip.h
            )
            strip.h = felt.bottom - strip.y
            ground = ground._replace(card=laid.card)
            plan, laid.large = seat_ground(ground)
        _hand(seats, hand)
        _planned(seats, ground, plan)
        melds_and_middle(seats, ground, plan)
    else:
        _hand(seats, hand)
        _around(seats)
        middle(seats)
    if seats.players <= MAX_LARGE_PORTRAIT_PLAYER_COUNT:
        for seat, plate in laid.plates.items():
            side = (
                min(plate.h, measures.px(LARGE_PORTRAIT_UNITS + PORTRAIT_MARGIN_PIXELS))
                - PORTRAIT_MARGIN_PIXELS
            )
            laid.faces[seat] = pin(
                (side, side), "midleft", (plate.x + PORTRAIT_MARGIN_PIXELS, plate.centery)
            )
    return laid


def _free_middle(felt: Rect, measures: Measures, card: int, players: int) -> float:
    """Width of a card in the middle that a hand with cards of this width leaves, in pixels."""
    others = plate_height(measures, players) + BEHIND_PLATE_SHOWN_SHARE * card_height(
        round(BEHIND_PLATE_CARD_SHARE * card)
    )
    signs = sign_height(measures) + measures.px(CLOSE_CENTRE_MARGIN_UNITS)
    return (felt.h - HAND_HEIGHT_CARD_WIDTHS * card - others - signs) / 1.4


# The person's hand.


def _hand(seats: SeatSpots, hand: HandOrder) -> None:
    """Place the person's plate and hand; a hand in two rows makes the strip higher."""
    felt, strip, laid = seats.felt, seats.strip, seats.laid
    gap = seats.px(12)
    players, measures = seats.players, seats.measures
    plate = Rect(
        felt.x,
        0,
        plate_width(measures, OWN_PLATE_WIDTH_UNITS, players),
        plate_height(measures, players),
    )
    plate.bottom = felt.bottom - seats.px(6)
    laid.plates[0] = plate
    side = seats.measures.target_size(40)
    left = plate.right + gap
    area = Rect(left, strip.y, strip.right - side - gap - left, strip.h)
    zone = next((place.zone for place in seats.of(OWN_HAND_STYLE)), None)
    if zone is None:
        _closed(seats, area)
        return
    count = laid.counts[zone]
    rows = in_rows(count, area.w, laid.card)
    if rows > 1:
        high = hand_height(rows, laid.card)
        strip.update(strip.x, felt.bottom - high, strip.w, high)
        area.update(area.x, strip.y, area.w, high)
    laid.spots[zone] = area
    base = fan_rows(count, area, felt.centerx, laid.card, strip_of(laid.large), rows)
    base = gaps(base, hand.parts, area, strip_of(laid.large))
    shown = raised(base, hand)
    slots = hand.slots(seats.seen.zone(PERSON_HAND_ZONE))
    poses: list[Pose] = [Pose(0, 0)] * count
    rects = [Rect(0, 0, 0, 0)] * count
    for slot, (place, rect) in enumerate(zip(slots, _seen(base, felt.bottom), strict=True)):
        poses[place] = shown[slot]
        rects[place] = rect
    laid.poses[zone], laid.rects[zone], laid.order[zone] = poses, rects, slots
    laid.upper = frozenset(slots[: len(base[0])] if rows > 1 else ())


def _closed(seats: SeatSpots, area: Rect) -> None:
    """Place the backs of the person's hand for a spectator who does not see it."""
    card = seats.laid.card
    for place in seats.of(HIDDEN_HAND_STYLE):
        if place.owner == 0:
            count = seats.laid.counts[place.zone]
            wide = min(area.w, round((1 + HIDDEN_HAND_STEP_CARD_WIDTHS * max(0, count - 1)) * card))
            centre = (seats.felt.centerx, area.bottom - round(HAND_FOOT_CARD_WIDTHS * card))
            spot = pin((wide, card_height(card)), "center", centre)
            _fan(seats.laid, place, spot, card)


def _seen(rows: list[list[Pose]], bottom: int) -> list[Rect]:
    """Uncovered rectangle of each card of a hand in rows that end at ``bottom``."""
    found = []
    for number, row in enumerate(rows):
        card = row[0].width
        below = rows[number + 1] if number + 1 < len(rows) else None
        end = bottom if below is None else round(min(pose.y for pose in below) - 0.7 * card)
        for slot, pose in enumerate(row):
            left = round(pose.x - card / 2)
            right = round(row[slot + 1].x - card / 2) if slot + 1 < len(row) else left + card
            top = round(pose.y - 0.7 * card)
            found.append(Rect(left, top, right - left, min(end, top + round(1.4 * card)) - top))
    return found


# The opponents.


def _planned(seats: SeatSpots, ground: SeatPlanInput, plan: SeatPlan) -> None:
    """Place the opponents by the seat plan, with their cards beside their plates."""
    card, wide = fan_card(ground), fan_width(ground)
    high = card_height(card)
    for seat, head in enumerate(plan.heads, 1):
        at_right = seat > plan.left + plan.top
        # In little room the plate covers the cards and shows their number.
        beside = wide + ground.gap // 2 if head.w > MIN_PLATE_ROOM_CARD_WIDTHS * wide else wide // 3
        plate = Rect(head.x, head.y, head.w - beside, head.h)
        fan = Rect(head.right - wide, head.centery - high // 2, wide, high)
        if at_right:
            plate.right, fan.x = head.right, head.x
        _put(seats, seat, plate, fan, card)


def _put(seats: SeatSpots, seat: int, plate: Rect, fan: Rect, card: int) -> None:
    """Place a player's plate, and their cards at a width of ``card``."""
    laid = seats.laid
    laid.plates[seat] = plate
    for place in seats.of(HIDDEN_HAND_STYLE):
        if place.owner == seat:
            _fan(laid, place, fan, card)
    for place in seats.of(OPEN_HAND_STYLE):
        if place.owner == seat:
            _open(laid, place, fan, card)


def _open(laid: Layout, place: TableZone, fan: Rect, card: int) -> None:
    """Place an open hand; each card shows as much as the room allows."""
    count = laid.counts[place.zone]
    step = min(0.5 * card, (fan.w - card) / max(1, count - 1))
    first = fan.centerx - step * (count - 1) / 2
    laid.spots[place.zone] = fan
    laid.poses[place.zone] = [
        Pose(first + number * step, fan.centery, True, card) for number in range(count)
    ]


def _fan(laid: Layout, place: TableZone, fan: Rect, card: int) -> None:
    laid.spots[place.zone] = fan
    laid.poses[place.zone] = [Pose(fan.centerx, fan.centery, False, card)]


def _sit(seats: SeatSpots, seat: int, centre: int, top: int, size: tuple[int, int]) -> None:
    """Place a plate and the opponent's cards behind it.

    ``size`` is the width of the plate and the visible height of the cards.
    """
    wide, shown = size
    card = _behind_plate_width(seats)
    high = plate_height(seats.measures, seats.players)
    plate = pin((wide, high), "midtop", (centre, top + shown), seats.felt)
    behind = (plate.centerx, plate.y - shown)
    fan = pin((round(plate.w * 0.9), card_height(card)), "midtop", behind)
    _put(seats, seat, plate, fan, card)


def _behind_plate_width(seats: SeatSpots) -> int:
    """Width in pixels of an opponent's card behind the plate."""
    return max(seats.px(24), round(BEHIND_PLATE_CARD_SHARE * seats.laid.card))


def _around(seats: SeatSpots) -> None:
    """Place the opponents at the left, the far side and the right."""
    felt, others = seats.felt, seats.players - 1
    # Two rows are assumed, so that the opponents stay in place as the hand grows.
    low = felt.bottom - hand_height(2, seats.laid.card)
    left, far, right = OPPONENT_SIDES[others]
    if felt.h > felt.w:
        left, far, right = TALL_FELT_OPPONENT_SIDES.get(others, OPPONENT_SIDES[others])
    shown = round(BEHIND_PLATE_SHOWN_SHARE * card_height(_behind_plate_width(seats)))
    high = plate_height(seats.measures, seats.players)
    most = plate_width(seats.measures, 160, seats.players)
    wide = min(most, round(felt.w / max(1, far)) - seats.px(10))
    for number in range(far):
        centre = round(felt.x + felt.w * (number + 0.5) / far)
        _sit(seats, left + number + 1, centre, felt.y, (wide, shown))
    seats.top = felt.y + (shown + high if far else 0)
    room = low - seats.top
    for count, centre, first in (
        (left, felt.x + wide // 2, 1),
        (right, felt.right - wide // 2, left + far + 1),
    ):
        # High plates leave less room for the cards behind them.
        least = min(shown, max(0, room // max(1, count) - high - seats.px(4)))
        spread, apart = room - high - least, high + least + seats.px(8)
        downs = SIDE_PLAYER_HEIGHT_SHARES.get(count, ())
        if count > 1 and spread * (downs[-1] - downs[0]) < apart:
            downs = (0.0, 1.0)
        for number, down in enumerate(downs):
            place = count - 1 - number if first == 1 else number
            top = seats.top + round(spread * down)
            _sit(seats, first + place, centre, top, (wide, least))
