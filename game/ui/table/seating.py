"""Players around a table: room found for their hands and plates, and for what lies between."""

from typing import Any

from pygame import Rect

from game.core.sight import Sight
from game.core.table import FAN, HAND, HELD, Table
from game.ui.paint.assets import card_height
from game.ui.paint.theme import Measures
from game.ui.table.fans import fan_poses, raised
from game.ui.table.hand import Hand
from game.ui.table.layout import Layout, Pose, count_of, fixed
from game.ui.table.middle import melds_and_middle, middle
from game.ui.table.parted import parted
from game.ui.table.seats import Seats, plate_height, plate_width
from game.words.message import Names

AROUND = {
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
"""How many opponents sit at the left, at the far side and at the right."""


def layout(
    table: Table, seen: Sight[Any], names: Names, felt: Rect, measures: Measures, hand: Hand
) -> Layout:
    """Lay what is seen out on a felt given in pixels."""
    if table.extent(seen.state.setup.players) is not None:
        return fixed(table, seen, names, felt, measures)
    return seated(table, seen, names, felt, measures, hand)


def seated(
    table: Table,
    seen: Sight[Any],
    names: Names,
    felt: Rect,
    measures: Measures,
    hand: Hand,
) -> Layout:
    """Lay out a table at which players sit around with cards in their hands."""
    share = 0.155 if table.melding else 0.175
    card = max(24, int(min(felt.h * share, felt.w * 0.115)))
    laid = Layout(card, middle=felt.center)
    high = round(1.66 * card)
    strip = Rect(felt.x, felt.bottom - high, felt.w, high)
    places = table.places(seen.state, names)
    laid.places = places
    for place in places:
        laid.counts[place.zone] = count_of(seen, place.zone)
    seats = Seats(table, seen, felt, measures, laid, places, strip)
    _hand(seats, hand)
    if table.melding:
        _across(seats)
        melds_and_middle(seats)
    else:
        _around(seats)
        middle(seats)
    return laid


# The person's hand.


def _hand(seats: Seats, hand: Hand) -> None:
    felt, strip, laid = seats.felt, seats.strip, seats.laid
    gap = seats.px(12)
    plate = Rect(felt.x, 0, plate_width(seats.measures, 158), plate_height(seats.measures))
    plate.bottom = felt.bottom - seats.px(6)
    laid.plates[0] = plate
    side = seats.measures.target(40)
    left = plate.right + gap
    area = Rect(left, strip.y, strip.right - side - gap - left, strip.h)
    zone = next((place.zone for place in seats.of(HELD)), None)
    if zone is None:
        return
    laid.spots[zone] = area
    count = laid.counts[zone]
    base = fan_poses(count, area, laid.card, seats.measures)
    held = base[0].width if base else laid.card
    base = parted(base, hand.parts, area, seats.measures.index_strip(held))
    shown = raised(base, hand, area)
    slots = hand.slots(seats.seen.at(HAND))
    poses: list[Pose] = [Pose(0, 0)] * count
    rects = [Rect(0, 0, 0, 0)] * count
    for slot, place in enumerate(slots):
        poses[place] = shown[slot]
        left = round(base[slot].x - held / 2)
        right = round(base[slot + 1].x - held / 2) if slot + 1 < count else left + held
        top = max(area.y, round(base[slot].y - 0.7 * held))
        bottom = min(felt.bottom, round(base[slot].y + 0.7 * held))
        rects[place] = Rect(left, top, right - left, bottom - top)
    laid.poses[zone], laid.rects[zone], laid.order[zone] = poses, rects, slots


# The others.


def _fan_size(seats: Seats) -> tuple[int, int]:
    """The width of a card in another's hand, and how much of its height shows over the plate."""
    card = max(seats.px(24), round(0.36 * seats.laid.card))
    return card, round(0.62 * card_height(card))


def _sit(seats: Seats, seat: int, centre: int, top: int, wide: int) -> Rect:
    """A player's plate, and their cards behind it; the plate."""
    card, shown = _fan_size(seats)
    plate = Rect(0, top + shown, wide, plate_height(seats.measures))
    plate.centerx = centre
    plate.clamp_ip(seats.felt)
    laid = seats.laid
    laid.plates[seat] = plate
    for place in seats.of(FAN):
        if place.owner == seat:
            fan = Rect(0, plate.y - shown, round(plate.w * 0.9), card_height(card))
            fan.centerx = plate.centerx
            laid.spots[place.zone] = fan
            laid.poses[place.zone] = [Pose(fan.centerx, fan.centery, False, card)]
    return plate


def _across(seats: Seats) -> None:
    """The others side by side at the far side, each with a column for their melds."""
    others = seats.players - 1
    felt = seats.felt
    column = felt.w / others
    wide = min(round(column) - seats.px(8), plate_width(seats.measures, 190))
    for number in range(others):
        centre = round(felt.x + column * (number + 0.5))
        plate = _sit(seats, number + 1, centre, felt.y, wide)
        seats.top = max(seats.top, plate.bottom)


def _around(seats: Seats) -> None:
    """The others at the left, the far side and the right."""
    left, far, right = AROUND[seats.players - 1]
    felt = seats.felt
    high = _fan_size(seats)[1] + plate_height(seats.measures)
    wide = min(plate_width(seats.measures, 160), round(felt.w / max(1, far)) - seats.px(10))
    for number in range(far):
        centre = round(felt.x + felt.w * (number + 0.5) / far)
        _sit(seats, left + number + 1, centre, felt.y, wide)
    seats.top = felt.y + high
    room = seats.strip.y - seats.top
    for count, centre, first in (
        (left, felt.x + wide // 2, 1),
        (right, felt.right - wide // 2, left + far + 1),
    ):
        for number in range(count):
            place = count - number if first == 1 else number + 1
            middle = seats.top + room * place // (count + 1)
            _sit(seats, first + number, centre, middle - high // 2, wide)
