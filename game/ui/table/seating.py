"""Players around a table: room found for their hands, plates and melds, the stock and the pile."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, radians, sin

from pygame import Rect

from game.core.event import View
from game.core.table import FAN, MELD, PILE, SPREAD, STOCK, Place, Table
from game.ui.assets import card_height
from game.ui.table.hand import Hand
from game.ui.table.layout import Layout, Pose, count_of, fixed, lay_stock
from game.ui.table.meldrows import Rows, placed, rows
from game.ui.theme import Measures

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
OPPOSITE = 0.56
"""The part of the free height that the others' melds have while nothing is crowded."""
BIG, SMALL = 0.8, 0.46
"""Melds' cards beside those of the hand: the largest, and the smallest before room is made."""
TURN = 1.4
MOST_TURN = 13.0
RAISED, HOVERED = 0.2, 0.12
"""How far a picked and a hovered card of the hand rise, in card widths."""


@dataclass(slots=True)
class Seats:
    """What the arranging of one table works with, all lengths in pixels."""

    table: Table
    view: View
    felt: Rect
    measures: Measures
    laid: Layout
    places: list[Place]
    strip: Rect
    top: int = 0

    def px(self, units: float) -> int:
        return self.measures.px(units)

    def of(self, kind: str) -> list[Place]:
        """The places of a kind."""
        return [place for place in self.places if place.kind == kind]


def layout(
    table: Table, view: View, names: Sequence[str], felt: Rect, measures: Measures, hand: Hand
) -> Layout:
    """Lay a view out on a felt given in pixels."""
    if table.extent(view["players"]) is not None:
        return fixed(table, view, names, felt, measures)
    return seated(table, view, names, felt, measures, hand)


def seated(
    table: Table,
    view: View,
    names: Sequence[str],
    felt: Rect,
    measures: Measures,
    hand: Hand,
) -> Layout:
    """Lay out a table at which players sit around with cards in their hands."""
    share = 0.155 if "melds" in view else 0.175
    card = max(24, int(min(felt.h * share, felt.w * 0.115)))
    laid = Layout(card, middle=felt.center)
    high = round(1.66 * card)
    strip = Rect(felt.x, felt.bottom - high, felt.w, high)
    places = table.places(view, names)
    laid.places = places
    for place in places:
        laid.counts[place.zone] = count_of(view, place.zone)
    seats = Seats(table, view, felt, measures, laid, places, strip)
    _hand(seats, hand)
    if "melds" in view:
        _across(seats)
        _melds_and_middle(seats)
    else:
        _around(seats)
        _middle(seats)
    return laid


# The person's hand.


def _hand(seats: Seats, hand: Hand) -> None:
    felt, strip, laid = seats.felt, seats.strip, seats.laid
    gap = seats.px(12)
    plate = Rect(felt.x, 0, seats.px(158), plate_height(seats.measures))
    plate.bottom = felt.bottom - seats.px(6)
    laid.plates[0] = plate
    side = seats.measures.target(40)
    left = plate.right + gap
    area = Rect(left, strip.y, strip.right - side - gap - left, strip.h)
    zone = next((place.zone for place in seats.of("hand")), None)
    if zone is None:
        return
    laid.spots[zone] = area
    count = laid.counts[zone]
    base = fan_poses(count, area, laid.card, seats.measures)
    held = base[0].width if base else laid.card
    shown = _raised(base, hand, area)
    slots = hand.slots(seats.view["hands"][0])
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


def fan_poses(count: int, area: Rect, card: int, measures: Measures) -> list[Pose]:
    """A fan of so many cards on a slight arc, in the middle of an area, from left to right."""
    if count == 0:
        return []
    most = area.w - 0.2 * card
    while most - card < measures.index_strip(card) * card * (count - 1):
        # A smaller card may be one with the large index, of which more has to show.
        card -= 1
    step = 0.0 if count == 1 else min(0.66 * card, (most - card) / (count - 1))
    turn = min(TURN * (count - 1), MOST_TURN)
    span = step * (count - 1)
    radius = span / (2 * sin(radians(turn / 2))) if turn else 0.0
    sag = radius * (1 - cos(radians(turn / 2)))
    if sag > 0.12 * card:
        # A wide fan is flatter, so that its ends stay above the edge of the window.
        turn *= 0.12 * card / sag
        radius = span / (2 * sin(radians(turn / 2)))
        sag = 0.12 * card
    low = area.bottom - 0.77 * card - sag
    found = []
    for slot in range(count):
        share = 0.0 if count == 1 else slot / (count - 1) - 0.5
        angle = radians(share * turn)
        x = area.centerx + share * span
        y = low + radius * (1 - cos(angle))
        found.append(Pose(x, y, True, card, -round(2 * share * turn) / 2))
    return found


def _raised(base: list[Pose], hand: Hand, area: Rect) -> list[Pose]:
    """The fan with the picked cards risen, and room made for the one under the pointer."""
    picked = set(hand.picked_slots())
    over = hand.hovered if hand.hovered is not None and hand.hovered < len(base) else None
    found = []
    last = len(base) - 1
    for slot, pose in enumerate(base):
        x, y = pose.x, pose.y
        if slot in picked:
            y -= RAISED * pose.width
        if over is not None:
            if slot == over:
                y -= HOVERED * pose.width
            elif slot > over and last > over:
                covered = pose.width - (base[1].x - base[0].x)
                shift = max(0.0, min(0.45 * pose.width, covered))
                x += shift * (1 - (slot - over) / (last - over)) if slot < last else 0
        found.append(Pose(x, y, True, pose.width, pose.angle))
    return found


# The others.


def plate_height(measures: Measures) -> int:
    """How high a player's plate is: two lines of words."""
    return round(1.3 * (measures.text(14.5) + measures.text(12))) + measures.px(6)


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
    others = seats.view["players"] - 1
    felt = seats.felt
    column = felt.w / others
    wide = min(round(column) - seats.px(8), seats.px(190))
    for number in range(others):
        centre = round(felt.x + column * (number + 0.5))
        plate = _sit(seats, number + 1, centre, felt.y, wide)
        seats.top = max(seats.top, plate.bottom)


def _around(seats: Seats) -> None:
    """The others at the left, the far side and the right."""
    left, far, right = AROUND[seats.view["players"] - 1]
    felt = seats.felt
    high = _fan_size(seats)[1] + plate_height(seats.measures)
    wide = min(seats.px(160), round(felt.w / max(1, far)) - seats.px(10))
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


# The middle.


def _middle(seats: Seats) -> None:
    """Stock and pile in the middle of a table without melds, public facts below them."""
    laid, felt = seats.laid, seats.felt
    room = seats.strip.y - seats.top
    card = min(round(1.08 * laid.card), round(room * 0.4 / 1.4))
    sign_high = sign_height(seats.measures)
    high = card_height(card)
    y = seats.top + (room - sign_high) // 2
    laid.middle = (felt.centerx, y)
    for place in seats.of(STOCK):
        spot = Rect(0, 0, card, high)
        spot.center = (felt.centerx - round(0.62 * card), y)
        lay_stock(laid, place.zone, spot)
    limit = felt.right - seats.px(180)
    for place in seats.of(PILE):
        _pile(laid, place, (felt.centerx + round(0.62 * card), y), card, limit)
    wide = felt.w - 2 * seats.px(180)
    laid.signs = Rect(0, 0, wide, sign_high)
    low = max(laid.spots[place.zone].bottom for place in seats.of(STOCK))
    laid.signs.midtop = (felt.centerx, low + seats.px(8))
    side = round(0.95 * card)
    laid.purse = Rect(0, 0, side, round(side * 0.75))
    laid.purse.midright = (felt.centerx - round(1.3 * card), y)


def sign_height(measures: Measures) -> int:
    """The height of a row of public facts."""
    return round(measures.text(14.5) * 1.9)


def _pile(laid: Layout, place: Place, centre: tuple[int, int], card: int, limit: int) -> None:
    """A face-up pile, its last cards side by side towards ``limit`` where they lie open."""
    count = laid.counts[place.zone]
    high = card_height(card)
    open_cards = max(1, min(place.open, count))
    step = 0.0
    if open_cards > 1:
        step = min(0.34 * card, (limit - centre[0] - card / 2) / (open_cards - 1))
    poses = []
    for number in range(count):
        side = max(0, number - (count - open_cards))
        poses.append(Pose(round(centre[0] + side * step), centre[1], True, card))
    laid.poses[place.zone] = poses
    spot = Rect(0, 0, card, high)
    spot.center = centre
    spot.w += round(step * (open_cards - 1))
    laid.spots[place.zone] = spot


def _spread(seats: Seats, place: Place, area: Rect, card: int, lines: int) -> None:
    """A pile with every card readable, in lines."""
    laid = seats.laid
    count = laid.counts[place.zone]
    high = card_height(card)
    across = max(1, ceil(count / lines))
    least = measures_step(seats, card)
    step = min(0.5 * card, (area.w - card) / (across - 1)) if across > 1 else 0.0
    step = max(step, min(least, step)) if across > 1 else 0.0
    poses, rects = [], []
    used = ceil(count / across) if count else 1
    for number in range(count):
        line, column = divmod(number, across)
        x, y = area.x + column * step, area.y + line * SPREAD_LINE * card
        poses.append(Pose(round(x + card / 2), round(y + high / 2), True, card))
        last = column == across - 1 or number == count - 1
        shown = card if last else max(1, round(x + step) - round(x))
        rects.append(
            Rect(round(x), round(y), shown, high if line == used - 1 else SPREAD_LINE * card)
        )
    laid.poses[place.zone], laid.rects[place.zone] = poses, rects
    wide = round(card + step * (min(count, across) - 1)) if count else card
    laid.spots[place.zone] = Rect(
        area.x, area.y, wide, round(high + (used - 1) * SPREAD_LINE * card)
    )


SPREAD_LINE = 0.62


def measures_step(seats: Seats, card: int) -> float:
    """How far the cards of a spread pile lie apart at least, in pixels."""
    return seats.measures.index_strip(card) * card


def _lines(seats: Seats, count: int, wide: int, card: int) -> int:
    """In how many lines a spread pile has to lie."""
    across = int((wide - card) / measures_step(seats, card)) + 1
    return max(1, ceil(count / max(1, across)))


# Melds, and the middle between them.


def _melds_and_middle(seats: Seats) -> None:
    laid, felt = seats.laid, seats.felt
    gap = seats.px(8)
    card = round(0.78 * laid.card)
    spread = next(iter(seats.of(SPREAD)), None)
    left = felt.x + round(1.25 * card)
    lines = 1
    if spread is not None:
        lines = _lines(seats, laid.counts[spread.zone], felt.right - left - gap, card)
    band = round(card_height(card) + (lines - 1) * SPREAD_LINE * card) + 2 * gap
    upper = Rect(felt.x, seats.top + gap, felt.w, 0)
    room = seats.strip.y - upper.y - band
    others = seats.view["players"] - 1
    column = felt.w / others
    owned = [
        [place for place in seats.of(MELD) if place.owner == seat] for seat in range(others + 1)
    ]
    counts = [[laid.counts[place.zone] for place in places] for places in owned]
    rooms = [felt.w - 2 * gap, *[round(column) - gap] * others]
    chosen, height = _size(seats, counts, rooms, room)
    upper.h = height
    for seat in range(1, others + 1):
        area = Rect(round(felt.x + column * (seat - 1)) + gap // 2, upper.y, rooms[seat], upper.h)
        _place_melds(laid, owned[seat], counts[seat], chosen[seat], area)
    middle = Rect(felt.x, upper.bottom + gap, felt.w, band - 2 * gap)
    lower = seats.strip.y - chosen[0].height
    if spread is None and lower - middle.bottom > 2 * gap:
        middle.y += (lower - middle.bottom - gap) // 2
    area = Rect(felt.x + gap, lower, rooms[0], chosen[0].height)
    _place_melds(laid, owned[0], counts[0], chosen[0], area)
    _band(seats, middle, card, spread, left, lines)


def _size(
    seats: Seats, counts: list[list[int]], rooms: list[int], room: int
) -> tuple[list[Rows], int]:
    """Everybody's melds as large as they can be, and the height the others' have."""
    card = seats.laid.card
    measures = seats.measures

    def tried(size: int, crowded: bool) -> list[Rows]:
        return [
            rows(one, size, wide, measures, crowded)
            for one, wide in zip(counts, rooms, strict=True)
        ]

    split = round(room * OPPOSITE)
    for size in range(round(BIG * card), round(SMALL * card), -1):
        found = tried(size, False)
        if max(one.height for one in found[1:]) <= split and found[0].height <= room - split:
            return found, split
    least = max(12, round(0.2 * card))
    for crowded, lowest in ((False, round(0.36 * card)), (True, least)):
        for size in range(round(BIG * card), lowest - 1, -1):
            found = tried(size, crowded)
            high = max(one.height for one in found[1:])
            if high + found[0].height <= room:
                return found, max(high, min(split, room - found[0].height))
    return found, max(one.height for one in found[1:])


def _place_melds(
    laid: Layout, places: list[Place], counts: list[int], chosen: Rows, area: Rect
) -> None:
    for place, (poses, rects, spot) in zip(places, placed(chosen, area, counts), strict=True):
        laid.poses[place.zone], laid.rects[place.zone], laid.spots[place.zone] = poses, rects, spot


def _band(seats: Seats, band: Rect, card: int, spread: Place | None, left: int, lines: int) -> None:
    """The stock, the pile and the public facts in a band across the table."""
    laid, felt = seats.laid, seats.felt
    high = card_height(card)
    laid.middle = band.center
    if spread is not None:
        # A short pile lies nearer to the middle; a growing one needs the room to the left.
        needed = card + 0.5 * card * max(0, laid.counts[spread.zone] - 1)
        free = felt.right - left - seats.px(8) - needed
        shift = next((part for part in (0.3, 0.15) if free >= 2 * part * felt.w * 0.9), 0.0)
        left += round(shift * felt.w)
        spot = Rect(left - round(1.25 * card), band.y + (band.h - high) // 2, card, high)
        spot.x = max(felt.x + seats.px(4), spot.x)
        for place in seats.of(STOCK):
            lay_stock(laid, place.zone, spot)
        area = Rect(left, band.y, felt.right - left - seats.px(8), band.h)
        _spread(seats, spread, area, card, lines)
        laid.signs = Rect(0, 0, 0, 0)
        return
    for place in seats.of(STOCK):
        spot = Rect(0, 0, card, high)
        spot.center = (band.centerx - round(0.62 * card), band.centery)
        lay_stock(laid, place.zone, spot)
    for place in seats.of(PILE):
        centre = (band.centerx + round(0.62 * card), band.centery)
        _pile(laid, place, centre, card, felt.right)
    laid.signs = Rect(
        band.centerx + round(1.4 * card), band.centery - sign_height(seats.measures) // 2,
        felt.right - band.centerx - round(1.4 * card), sign_height(seats.measures),
    )  # fmt: skip
    laid.purse = Rect(0, 0, card, round(0.75 * card))
    laid.purse.midright = (band.centerx - round(1.4 * card), band.centery)
