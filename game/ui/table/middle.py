"""The middle of the table: the stock, the pile, everybody's melds, and public facts."""

from math import ceil

from pygame import Rect

from game.core.table import MELD, PILE, SPREAD, STOCK, Place
from game.ui.paint.assets import card_height
from game.ui.table.layout import Layout, Pose, lay_stock
from game.ui.table.meldrows import Rows, placed, rows
from game.ui.table.seats import Seats, plate_width, sign_height

OPPOSITE = 0.56
"""The part of the free height that the others' melds have while nothing is crowded."""
BIG, SMALL = 0.8, 0.46
"""Melds' cards beside those of the hand: the largest, and the smallest before room is made."""
SPREAD_LINE = 0.62
"""How far the lines of a spread pile lie apart, in card widths."""


def middle(seats: Seats) -> None:
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
    beside = max(seats.px(180), plate_width(seats.measures, 160) + seats.px(20))
    wide = felt.w - 2 * beside
    laid.signs = Rect(0, 0, wide, sign_high)
    low = max(laid.spots[place.zone].bottom for place in seats.of(STOCK))
    laid.signs.midtop = (felt.centerx, low + seats.px(8))
    side = round(0.95 * card)
    laid.purse = Rect(0, 0, side, round(side * 0.75))
    laid.purse.midright = (felt.centerx - round(1.3 * card), y)


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


def measures_step(seats: Seats, card: int) -> float:
    """How far the cards of a spread pile lie apart at least, in pixels."""
    return seats.measures.index_strip(card) * card


def _lines(seats: Seats, count: int, wide: int, card: int) -> int:
    """In how many lines a spread pile has to lie."""
    across = int((wide - card) / measures_step(seats, card)) + 1
    return max(1, ceil(count / max(1, across)))


# Melds, and the middle between them.


def melds_and_middle(seats: Seats) -> None:
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
    others = seats.players - 1
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
    theirs = [place for places in owned[1:] for place in places]
    middle = Rect(felt.x, upper.bottom + gap, felt.w, band - 2 * gap)
    lower = seats.strip.y - chosen[0].height
    above = max([seats.top, *(laid.spots[place.zone].bottom for place in theirs)])
    middle.y += ((lower - middle.bottom) - (middle.y - above)) // 2
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
