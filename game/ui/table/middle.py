"""The middle of a table without melds: the stock, the pile, and public facts."""

from pygame import Rect

from game.core.table import PILE, STOCK, Place
from game.ui.paint.assets import card_height
from game.ui.table.layout import Layout, Pose, lay_stock
from game.ui.table.seats import RISE, Seats, sign_height

CARD, HIGH = 1.35, 0.46
"""The width of stock and pile, in cards of the hand, and the part of the free height they have."""
AMPLE, MARGIN = 0.6, 40
"""The part of it that large cards have, and the units around them and the public facts."""
LARGER = 1.4
"""With text so much larger public facts may take two rows."""
ASIDE = 0.62
"""How far the middles of stock and pile are from the axis, in card widths."""


def middle(seats: Seats) -> None:
    """Stock and pile in the middle of a table without melds, public facts below them."""
    laid, felt = seats.laid, seats.felt
    # However high the hand is, what lies in the middle stays where it is.
    bottom = max(felt.bottom - round(RISE * laid.card), seats.top)
    room = bottom - seats.top
    rows = 1 if seats.measures.text_factor < LARGER else 2
    sign_high = rows * sign_height(seats.measures)
    high = room * HIGH
    if seats.measures.ample:
        high = max(high, min(room * AMPLE, room - sign_high - seats.px(MARGIN)))
    card = min(round(CARD * laid.card), round(high / 1.4))
    high = card_height(card)
    y = seats.top + (room - sign_high) // 2
    laid.middle = (felt.centerx, y)
    for place in seats.of(STOCK):
        stock = Pose(felt.centerx - round(ASIDE * card), y, width=card)
        lay_stock(laid, place.zone, stock.rect())
    row = Rect(felt.x, y - high // 2, felt.w, high)
    beside = [one for one in laid.plates.values() if one.colliderect(row)]
    limit = min([one.x for one in beside if one.x > felt.centerx], default=felt.right) - seats.px(8)
    for place in seats.of(PILE):
        lay_pile(laid, place, (felt.centerx + round(ASIDE * card), y), card, limit)
    low = max(laid.spots[place.zone].bottom for place in seats.of(STOCK)) + seats.px(8)
    laid.signs = Rect(felt.x, low, felt.w, sign_high)
    # Whoever sits at a side keeps their place: the facts lie between.
    at_sides = [one for seat, one in laid.plates.items() if seat and one.colliderect(laid.signs)]
    aside = max((one.w for one in at_sides), default=0)
    laid.signs.inflate_ip(-2 * (aside + seats.px(16)), 0)
    side = round(0.95 * card)
    laid.purse = Rect(0, 0, side, round(side * 0.75))
    laid.purse.midright = (felt.centerx - round(1.3 * card), y)


def lay_pile(laid: Layout, place: Place, centre: tuple[int, int], card: int, limit: int) -> None:
    """A face-up pile, its last cards side by side towards ``limit`` where they lie open."""
    count = laid.counts[place.zone]
    open_cards = max(1, min(place.open, count))
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
