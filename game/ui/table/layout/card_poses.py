"""The layout: where every card of a view lies on the felt, at any size of the window.

This is the truth on the screen.  Cards travel because the layout changed, and for no other
reason.

What the arranging of a table works with, and the sizes that all its parts know.
"""

from dataclasses import dataclass, field, replace
from math import ceil
from typing import Any

from pygame import Rect

from game.core.state import SeatView
from game.core.table import FAN, HELD, OPEN, STOCK, Table, TableZone, ZoneStyle
from game.text.message import Names
from game.ui.kit.paint.images import card_height
from game.ui.kit.paint.theme import Measures

EDGES = 7
EDGE = 0.032
LAYERS, LAYER, THIN = 10, 5, 0.021
"""A face-down stock shows so many edges at most, one for so many cards, in card widths."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its middle and its width in pixels, its turn in degrees (clockwise is
    negative), and whether its face shows."""

    x: float
    y: float
    face: bool = True
    width: int = 0
    angle: float = 0.0

    def rect(self, usual: int = 0) -> Rect:
        """What it covers if it is not turned; it is as wide as ``usual`` where nothing is said."""
        width = self.width or usual
        rect = Rect(0, 0, width, card_height(width))
        rect.center = (round(self.x), round(self.y))
        return rect


NOWHERE = Pose(0, 0)


@dataclass(slots=True)
class Layout:
    """A view on the felt.

    ``card`` is the width of a card in pixels where nothing else is said; each zone has its
    spot, the poses of its cards in the view's order, and their number.  ``rects`` are the
    parts of a zone's cards that no other card covers, ``order`` the places of its cards from
    the lowest to the one on top, where that is not the view's order.  A zone whose cards are
    only counted has the pose of its top card alone.  ``plates`` are the players' plates,
    ``large`` is whether the index of all cards is large, ``upper`` the places of the cards of the
    hand that lie in the upper of two rows, ``signs`` the room for public facts, ``purse`` that
    for the pot.  A ``rough`` one tells only what lies at the table, and has all of it in one point.
    """

    card: int
    places: list[TableZone] = field(default_factory=list)
    spots: dict[str, Rect] = field(default_factory=dict)
    poses: dict[str, list[Pose]] = field(default_factory=dict)
    rects: dict[str, list[Rect]] = field(default_factory=dict)
    order: dict[str, list[int]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    plates: dict[int, Rect] = field(default_factory=dict)
    middle: tuple[int, int] = (0, 0)
    large: bool = False
    upper: frozenset[int] = frozenset()
    signs: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    purse: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    rough: bool = False

    def place(self, zone: str) -> TableZone | None:
        """The place of a zone."""
        return next((one for one in self.places if one.zone == zone), None)

    def lies(self, zone: str | None) -> ZoneStyle | None:
        """How the cards of a zone lie; None if it has no place."""
        place = None if zone is None else self.place(zone)
        return None if place is None else place.style


def as_seen(place: TableZone, seen: SeatView[Any]) -> TableZone:
    """A place as it lies for whoever looks: hands that are seen lie open, one that is not does not.

    A game names the hands as they are for the person: whoever looks on may see others, or all.
    """
    if place.style not in (FAN, HELD):
        return place
    listed = isinstance(seen.zone(place.zone), list)
    if place.style is FAN and listed:
        return replace(place, style=OPEN)
    return place if listed else replace(place, style=FAN)


def count_of(seen: SeatView[Any], zone: str) -> int:
    """How many cards lie in a zone."""
    cards = seen.zone(zone)
    return cards if isinstance(cards, int) else len(cards)


def sketch(table: Table, seen: SeatView[Any], names: Names) -> Layout:
    """What lies at the table, for what is over before it could be seen: a ``rough`` layout."""
    laid = Layout(0, rough=True)
    for place in table.zones(seen.state, names):
        laid.places.append(as_seen(place, seen))
        laid.counts[place.zone] = count_of(seen, place.zone)
        laid.poses[place.zone] = [NOWHERE] * max(1, laid.counts[place.zone])
    return laid


def fixed(
    table: Table, seen: SeatView[Any], names: Names, felt: Rect, measures: Measures
) -> Layout:
    """Lay out a table whose zones have places of their own, as large as the felt allows."""
    state = seen.state
    extent = table.fixed_size(state.setup.players)
    assert extent is not None, "the table says how much room its places need"
    card = max(24, int(min(felt.w / extent[0], felt.h / extent[1])))
    laid = Layout(card, middle=felt.center, large=measures.large_index(card))
    for place in table.zones(state, names):
        x, y = felt.centerx + place.x * card, felt.centery + place.y * card
        spot = Pose(x, y, width=card).rect()
        # Rounded to pixels, a whole stack could reach a pixel beyond the felt.
        whole = Rect(spot.x, spot.y, spot.w, spot.h + EDGES * edge(card))
        spot.topleft = whole.clamp(felt).topleft
        count = count_of(seen, place.zone)
        laid.places.append(place)
        laid.counts[place.zone] = count
        if place.style == STOCK:
            lay_stock(laid, place.zone, spot)
        else:
            laid.poses[place.zone] = _stack(spot, count, card)
            below = min(max(0, count - 1), EDGES) * edge(card)
            laid.spots[place.zone] = Rect(spot.x, spot.y, spot.w, spot.h + below)
    for plate in table.plate_spots(state):
        wide = round(min(card * 1.9, measures.px(196)))
        rect = Rect(0, 0, wide, round(min(card * 0.5, measures.px(54))))
        rect.center = (
            round(felt.centerx + plate.x * card),
            round(felt.centery + plate.y * card),
        )
        rect.clamp_ip(felt)
        laid.plates[plate.seat] = rect
    return laid


def lay_stock(laid: Layout, zone: str, spot: Rect) -> None:
    """Lay a face-down stock out: its top card in its place, the edges of the others below it."""
    thick = layers(laid.counts[zone]) * thin(spot.w)
    laid.poses[zone] = [Pose(spot.centerx, spot.centery, False, spot.w)]
    laid.spots[zone] = Rect(spot.x, spot.y, spot.w, spot.h + thick)


def layers(count: int) -> int:
    """How many edges a face-down stock of so many cards shows under its top card."""
    return min(LAYERS, ceil(count / LAYER))


def thin(card: int) -> int:
    """How far one layer of a face-down stock sticks out from under the next, in whole pixels."""
    return max(1, round(card * THIN))


def edge(card: int) -> int:
    """How far one card of a stack sticks out from under the next, in whole pixels."""
    return max(2, round(card * EDGE))


def _stack(spot: Rect, count: int, card: int) -> list[Pose]:
    """A stack's poses, bottom first: the top card in its place, the edges of others below it."""
    return [
        Pose(spot.centerx, spot.centery + min(count - 1 - number, EDGES) * edge(card), True, card)
        for number in range(count)
    ]


RISE = 1.82
"""The height of the hand in one row, in card widths, with cards that have risen out of it."""


@dataclass(slots=True)
class SeatSpots:
    """What the arranging of one table works with, all lengths in pixels."""

    table: Table
    seen: SeatView[Any]
    felt: Rect
    measures: Measures
    laid: Layout
    places: list[TableZone]
    strip: Rect
    top: int = 0

    @property
    def players(self) -> int:
        """How many are at the table."""
        players: int = self.seen.state.setup.players
        return players

    def px(self, units: float) -> int:
        return self.measures.px(units)

    def of(self, kind: ZoneStyle) -> list[TableZone]:
        """The places of a kind."""
        return [place for place in self.places if place.style == kind]


def plate_height(measures: Measures) -> int:
    """How high a player's plate is: two lines of words."""
    return round(1.3 * (measures.text(14.5) + measures.text(12))) + measures.px(6)


def plate_width(measures: Measures, units: float) -> int:
    """How wide a player's plate is that has so many units: more of them with large text."""
    return max(measures.px(units), measures.grown(0.75 * units))


def sign_height(measures: Measures) -> int:
    """The height of a row of public facts."""
    return round(measures.text(14.5) * 1.9)
