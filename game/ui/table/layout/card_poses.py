"""Poses and the layout record: where every card of a view lies on the felt, in pixels.

The layout is the truth on the screen: cards travel only because the layout changed. This module
keeps `Pose`, `Layout`, and `SeatSpots`, the input that all parts of a seated table share. It also
lays out stocks and the tables whose zones have fixed places. Begin with `player_ring.layout`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Any

from pygame import Rect

from game.core.state import SeatView
from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    OPEN_HAND_STYLE,
    OWN_HAND_STYLE,
    Table,
    TableZone,
    ZoneStyle,
)
from game.text.message import Names
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint.theme import Measures

MAX_STACK_EDGE_COUNT = 7
"""Maximum number of card edges shown under the top of a stack."""
STACK_EDGE_OFFSET_CARD_WIDTHS = 0.032
"""Offset from one card of a stack to the next, in card widths."""
MAX_STOCK_EDGE_COUNT = 10
"""Maximum number of edges shown under a face-down stock."""
STOCK_EDGE_CARD_COUNT = 5
"""Number of cards per edge of a face-down stock."""
STOCK_EDGE_OFFSET_CARD_WIDTHS = 0.021
"""Offset from one edge of a face-down stock to the next, in card widths."""


MAX_PLACED_CARD_WIDTH_FACTOR = 1.36
"""Width of the largest cards of a table with fixed places, in its units."""
TRIED_PLACED_CARD_SIZE_COUNT = 18
"""Number of sizes up to it that are tried."""
STACK_HEIGHT_CARD_WIDTHS = 1.4 + MAX_STACK_EDGE_COUNT * STACK_EDGE_OFFSET_CARD_WIDTHS
"""Height of a stack, in card widths."""
MAX_PLACE_STRETCH_FACTOR = 1.3
"""Most that a unit across is of one down."""
PLATE_DISTANCE_SHARES = tuple(1 - number / 20 for number in range(14))
"""Places of a plate, as parts of its distance from the middle, the first that is clear is taken."""
BAR_LINE_TEXT_SIZES = 1.5
"""Height of a line in the bar, in text sizes."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's centre and width in pixels, its rotation in degrees, and whether its face shows.

    Clockwise rotation is negative. A width of 0 stands for the default width of the layout.
    """

    x: float
    y: float
    face: bool = True
    width: int = 0
    angle: float = 0.0

    def rect(self, usual: int = 0) -> Rect:
        """Bounds of the card without its rotation; ``usual`` is the default width."""
        width = self.width or usual
        rect = Rect(0, 0, width, card_height(width))
        rect.center = (round(self.x), round(self.y))
        return rect


NOWHERE_POSE = Pose(0, 0)


@dataclass(slots=True)
class Layout:
    """The layout of one view on the felt.

    ``card`` is the default width of a card in pixels. By zone, ``spots`` are the bounds, ``poses``
    the poses in the view's order, and ``counts`` the numbers of cards. A zone whose cards are only
    counted has one pose, that of its top card. ``rects`` are the uncovered parts of the cards.
    ``order`` lists the indexes of a zone's cards from bottom to top, where the view has another
    order.

    ``units`` are what a table with fixed places calls one across and one down, in pixels; a card
    where they are not given.

    ``plates`` are the players' plates by seat, ``faces`` the large portraits at their left ends,
    where there are any, ``speech`` the places of their remarks. ``large`` is whether all cards have
    the large index. ``upper`` are the indexes of the hand cards in the upper of two rows. ``signs``
    is the room for table signs, ``purse`` the room for the pot. A ``rough`` layout knows zones and
    counts only; all of its poses are `NOWHERE_POSE`.
    """

    card: int
    places: list[TableZone] = field(default_factory=list)
    spots: dict[str, Rect] = field(default_factory=dict)
    poses: dict[str, list[Pose]] = field(default_factory=dict)
    rects: dict[str, list[Rect]] = field(default_factory=dict)
    order: dict[str, list[int]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    plates: dict[int, Rect] = field(default_factory=dict)
    faces: dict[int, Rect] = field(default_factory=dict)
    speech: dict[int, Rect] = field(default_factory=dict)
    middle: tuple[int, int] = (0, 0)
    large: bool = False
    upper: frozenset[int] = frozenset()
    signs: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    purse: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    rough: bool = False
    units: tuple[float, float] = (0.0, 0.0)

    @property
    def lengths(self) -> tuple[float, float]:
        """Lengths of one across and one down, in pixels."""
        across, down = self.units
        return across or self.card, down or self.card

    def place(self, zone: str) -> TableZone | None:
        """The table zone with a zone path; None if the table has none."""
        return next((one for one in self.places if one.zone == zone), None)

    def way_end(self, zone: str, x: float, y: float) -> Pose | None:
        """Where a card leaves a zone for a point or arrives from it; None for an unknown zone.

        It is the pose of the top card. Of another player's backs it is at the edge of plate and
        cards that is nearest to the point, so that the flight is short.
        """
        if zone not in self.poses:
            return None
        pose, place = self.poses[zone][-1], self.place(zone)
        plate = None if place is None or place.owner is None else self.plates.get(place.owner)
        if plate is None or place is None or place.style is not HIDDEN_HAND_STYLE:
            return pose
        room = plate.union(self.spots[zone])
        x, y = max(room.left, min(room.right, x)), max(room.top, min(room.bottom, y))
        return replace(pose, x=x, y=y)

    def lies(self, zone: str | None) -> ZoneStyle | None:
        """How the cards of a zone lie; None for a zone that the table does not show."""
        place = None if zone is None else self.place(zone)
        return None if place is None else place.style


def as_seen(place: TableZone, seen: SeatView[Any]) -> TableZone:
    """The table zone in the style that the view allows: open if its cards are seen, else backs.

    A game names the styles for the person's seat. A spectator may see other hands, or all of them.
    """
    if place.style not in (HIDDEN_HAND_STYLE, OWN_HAND_STYLE):
        return place
    listed = isinstance(seen.zone(place.zone), list)
    if place.style is HIDDEN_HAND_STYLE and listed:
        return replace(place, style=OPEN_HAND_STYLE)
    return place if listed else replace(place, style=HIDDEN_HAND_STYLE)


def count_of(seen: SeatView[Any], zone: str) -> int:
    """Number of cards in a zone, whether the view lists or only counts them."""
    cards = seen.zone(zone)
    return cards if isinstance(cards, int) else len(cards)


def sketch(table: Table[Any], seen: SeatView[Any], names: Names) -> Layout:
    """A ``rough`` layout, for a view that changes before a frame shows it."""
    laid = Layout(0, rough=True)
    for place in table.zones(seen.state, names):
        laid.places.append(as_seen(place, seen))
        laid.counts[place.zone] = count_of(seen, place.zone)
        laid.poses[place.zone] = [NOWHERE_POSE] * max(1, laid.counts[place.zone])
    return laid


def fixed(
    table: Table[Any], seen: SeatView[Any], names: Names, felt: Rect, measures: Measures
) -> Layout:
    """The layout of a table whose zones have fixed places, as large as the felt allows."""
    state = seen.state
    extent = table.fixed_size(state.setup.players)
    assert extent is not None, "the table says how much room its places need"
    card, units = _sizes(extent, felt, measures)
    laid = Layout(card, middle=felt.center, large=measures.has_large_index(card), units=units)
    across, down = units
    for place in table.zones(state, names):
        x, y = felt.centerx + place.x * across, felt.centery + place.y * down
        spot = Pose(x, y, width=card).rect()
        # Rounded to pixels, a whole stack could reach a pixel beyond the felt.
        spot.topleft = _whole_stack(spot, card).clamp(felt).topleft
        count = count_of(seen, place.zone)
        laid.places.append(place)
        laid.counts[place.zone] = count
        if place.style == FACE_DOWN_STACK_STYLE:
            lay_stock(laid, place.zone, spot)
        else:
            laid.poses[place.zone] = _stack(spot, count, card)
            below = min(max(0, count - 1), MAX_STACK_EDGE_COUNT) * edge_offset(card)
            laid.spots[place.zone] = Rect(spot.x, spot.y, spot.w, spot.h + below)
    stacks = [_whole_stack(spot, card) for spot in laid.spots.values()]
    for plate in table.plate_spots(state):
        wide = round(min(card * 1.9, measures.px(196)))
        size = (wide, round(min(card * 0.5, measures.px(54))))
        middle = (plate.x * across, plate.y * down)
        if units == (card, card):
            centre = (round(felt.centerx + middle[0]), round(felt.centery + middle[1]))
            laid.plates[plate.seat] = pin(size, "center", centre, felt)
        else:
            laid.plates[plate.seat] = _clear_plate(size, middle, felt, stacks)
        _face_beside(laid, plate.seat, measures, felt)
    return laid


def _sizes(
    extent: tuple[float, float], felt: Rect, measures: Measures
) -> tuple[int, tuple[float, float]]:
    """Card width of a table with fixed places, and its units across and down.

    Cards as large as the places allow are one unit wide. Large cards are wider, and so are those
    that large text would make smaller; the places move closer together for them.
    """
    wide, high = extent
    card = max(24, int(min(felt.w / wide, felt.h / high)))
    if not measures.ample and measures.text_factor == 1:
        return card, (card, card)
    wanted = max(24, int(min(felt.w / wide, usual_height(felt, measures) / high)))
    for step in range(TRIED_PLACED_CARD_SIZE_COUNT + 1):
        part = 1 + step * (MAX_PLACED_CARD_WIDTH_FACTOR - 1) / TRIED_PLACED_CARD_SIZE_COUNT
        unit = min(
            felt.w / (wide - 1 + part), felt.h / (high + STACK_HEIGHT_CARD_WIDTHS * (part - 1))
        )
        card = max(24, int(part * unit))
        if card >= wanted and not measures.ample:
            break
    return card, (min((felt.w - card) / (wide - 1), MAX_PLACE_STRETCH_FACTOR * unit), unit)


def _clear_plate(
    size: tuple[int, int], middle: tuple[float, float], felt: Rect, stacks: Sequence[Rect]
) -> Rect:
    """A plate at a point from the middle of the felt; where stacks lie in its way, it is narrower,
    then nearer to the middle."""
    wide, high = size
    across, down = middle
    tried = [
        pin(
            (round(part * wide), high),
            "center",
            (round(felt.centerx + near * across), round(felt.centery + near * down)),
            felt,
        )
        for near in PLATE_DISTANCE_SHARES
        for part in (1.0, 0.9, 0.8)
    ]
    return next((one for one in tried if one.collidelist(stacks) < 0), tried[0])


def _whole_stack(spot: Rect, card: int) -> Rect:
    """The room of a whole stack: its top card, and below it the edges of as many as are shown."""
    return Rect(
        spot.x, spot.y, spot.w, card_height(card) + MAX_STACK_EDGE_COUNT * edge_offset(card)
    )


def usual_height(felt: Rect, measures: Measures) -> int:
    """Height that the felt would have with text of the usual size, whose lines are lower."""
    usual = measures._replace(text_factor=1.0)
    now, before = (bar_line_count(one) * one.text_size(15.5) for one in (measures, usual))
    return felt.h + round(BAR_LINE_TEXT_SIZES * (now - before))


def bar_line_count(measures: Measures) -> int:
    """Number of lines of a message that the bar always has room for."""
    return 2 if measures.has_large_text else 3


def _face_beside(laid: Layout, seat: int, measures: Measures, felt: Rect) -> None:
    """Give a plate a large portrait higher than itself, where no stack can reach it.

    The plate moves to the left if it has to.
    """
    side = measures.px(LARGE_PORTRAIT_UNITS)
    stacks = [_whole_stack(one, laid.card) for one in laid.spots.values()]
    plate = laid.plates[seat]
    near = set(plate.collidelistall(stacks))
    for left in range(0, side, max(1, side // 16)):
        moved = plate.move(-left, 0)
        face = pin((side, side), "midleft", (moved.x + PORTRAIT_MARGIN_PIXELS, moved.centery))
        if not felt.contains(face):
            continue
        if face.collidelist(stacks) < 0 and near.issuperset(moved.collidelistall(stacks)):
            laid.plates[seat], laid.faces[seat] = moved, face
            return


def lay_stock(laid: Layout, zone: str, spot: Rect) -> None:
    """Place a face-down stock: its top card in ``spot``, the edges of the others below it."""
    thick = layer_count(laid.counts[zone]) * layer_offset(spot.w)
    laid.poses[zone] = [Pose(spot.centerx, spot.centery, False, spot.w)]
    laid.spots[zone] = Rect(spot.x, spot.y, spot.w, spot.h + thick)


def layer_count(count: int) -> int:
    """Number of edges that a face-down stock of ``count`` cards shows under its top card."""
    return min(MAX_STOCK_EDGE_COUNT, ceil(count / STOCK_EDGE_CARD_COUNT))


def layer_offset(card: int) -> int:
    """Offset from one edge of a face-down stock to the next, in whole pixels."""
    return max(1, round(card * STOCK_EDGE_OFFSET_CARD_WIDTHS))


def edge_offset(card: int) -> int:
    """Offset from one card of a stack to the next, in whole pixels."""
    return max(2, round(card * STACK_EDGE_OFFSET_CARD_WIDTHS))


def _stack(spot: Rect, count: int, card: int) -> list[Pose]:
    """Poses of a stack, bottom first: the top card in ``spot``, edges of others below it."""
    return [
        Pose(
            spot.centerx,
            spot.centery + min(count - 1 - number, MAX_STACK_EDGE_COUNT) * edge_offset(card),
            True,
            card,
        )
        for number in range(count)
    ]


HAND_HEIGHT_CARD_WIDTHS = 1.82
"""Height of a hand in one row with raised cards, in card widths."""


@dataclass(slots=True)
class SeatSpots:
    """Input and intermediate results for the layout of a seated table, in pixels.

    ``strip`` is the band of the person's hand, ``top`` the upper edge of the free middle.
    """

    table: Table[Any]
    seen: SeatView[Any]
    felt: Rect
    measures: Measures
    laid: Layout
    places: list[TableZone]
    strip: Rect
    top: int = 0

    @property
    def players(self) -> int:
        players: int = self.seen.state.setup.players
        return players

    def px(self, units: float) -> int:
        return self.measures.px(units)

    def of(self, kind: ZoneStyle) -> list[TableZone]:
        """The table zones of one style."""
        return [place for place in self.places if place.style == kind]


PORTRAIT_MARGIN_PIXELS = 2
"""Space between a large portrait and the edge of its plate, in pixels."""
MAX_LARGE_PORTRAIT_PLAYER_COUNT = 5
"""Maximum number of players with large portraits on their plates."""
LARGE_PORTRAIT_UNITS = 64.0
"""Size of a large portrait, in units."""
ACTIVITY_WIDTH_TEXT_SIZES = 5.5
"""Room for what a player is doing beside a large portrait, in sizes of its text."""
OWN_PLATE_WIDTH_UNITS = 158.0
"""Width of the person's plate, in units."""
PORTRAIT_PLATE_EXTRA_UNITS = 6.0
"""Extra width of a plate with a large portrait, in units."""


MAX_PLATE_TEXT_FACTOR = 1.25
"""Largest text of a plate, as a factor of the usual one: larger text gives way to the cards."""


def plate_text(measures: Measures) -> Measures:
    """The measures of what stands on plates."""
    return measures._replace(text_factor=min(measures.text_factor, MAX_PLATE_TEXT_FACTOR))


def plate_band(measures: Measures) -> int:
    """Height in pixels of the words on a plate: two lines of text."""
    measures = plate_text(measures)
    return round(1.3 * (measures.text_size(14.5) + measures.text_size(12))) + measures.px(6)


def plate_height(measures: Measures, players: int) -> int:
    """Height of a player's plate in pixels: two lines of text, or a large portrait."""
    band = plate_band(measures)
    return (
        band
        if players > MAX_LARGE_PORTRAIT_PLAYER_COUNT
        else max(band, measures.px(LARGE_PORTRAIT_UNITS + 2))
    )


def plate_width(measures: Measures, units: float, players: int) -> int:
    """Width in pixels of a plate ``units`` wide; a plate grows with large text and portraits."""
    measures = plate_text(measures)
    wide = max(measures.px(units), measures.grown_length(0.75 * units))
    if players > MAX_LARGE_PORTRAIT_PLAYER_COUNT:
        return wide
    least = measures.px(LARGE_PORTRAIT_UNITS + 12) + round(
        ACTIVITY_WIDTH_TEXT_SIZES * measures.text_size(12)
    )
    return max(wide + measures.px(PORTRAIT_PLATE_EXTRA_UNITS), least)


def sign_height(measures: Measures) -> int:
    """Height of a row of table signs in pixels."""
    return round(measures.text_size(14.5) * 1.9)
