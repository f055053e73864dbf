"""Felt shares: the width that each player's melds get.

Sides take the width they need, the middle takes the rest. Melds shrink another player's cards only
when no free felt is left. `shared` and `seat_ground` are the entry points and cache their results.
"""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from pygame import Rect

from game.ui.deck.card_images import card_height
from game.ui.kit.paint.theme import LARGE_INDEX_STRIP_SHARE, USUAL_INDEX_STRIP_SHARE
from game.ui.table.layout.meld_rows import Counts, Extent, MeldRows, extent, largest
from game.ui.table.layout.seat_plan import SeatPlan, SeatPlanInput, arrangements, figure, plan

OPEN_PILE_LINE_STEP_CARD_WIDTHS = 0.64
"""Distance between two lines of an open pile, in card widths."""
MIN_OWN_MELDS_CARD_WIDTHS = 0.6
"""Minimum height of the room for the person's melds, in widths of the largest meld card."""
MIN_OPEN_PILE_STRIP_SHARE = 0.4
"""Threshold for another line of an open pile: the visible part of each card."""
TRIED_CARD_SHARES = tuple(0.95**number for number in range(32))
"""Card sizes to try, as parts of the largest."""
LAST_TRIED_CARD_INDEX = len(TRIED_CARD_SHARES) - 1
"""Index of the smallest size."""
SAMPLE_MELDS: tuple[Counts, ...] = ((3, 4, 3), (8, 3))
"""Samples of melds; the seat plan is chosen as if every player had them."""
SAMPLE_PILE_CARD_COUNT = 9
"""Number of cards in the sample open pile."""
MIN_READABLE_CARD_WIDTH_POINTS = 46
"""Threshold for the large index: the width of the smallest card with sample melds, in points."""
MIN_FAR_SIDE_CARD_SHARE = 0.9
"""Size factor of cards that is accepted for a single opponent at the far side."""


class FeltDemand(NamedTuple):
    """The melds of all seats, the person's first, and the open pile, as numbers of cards.

    In pixels, ``bottom`` is the upper edge of the hand and ``thick`` the thickness of the stock.
    ``signs`` is the height of the table signs, ``sign`` their wanted width.
    """

    melds: tuple[Counts, ...]
    pile: int
    bottom: int
    signs: int = 0
    sign: int = 0
    thick: int = 0


class Pile(NamedTuple):
    """An open pile: the width of its cards, its lines, and its room."""

    card: int
    lines: int
    area: Rect


class FeltShares(NamedTuple):
    """Meld rooms and meld rows by seat, the open pile, and the room for table signs."""

    areas: tuple[Rect, ...]
    rows: tuple[MeldRows, ...]
    pile: Pile | None
    signs: Rect


def strip_of(large: bool) -> float:
    """Minimum visible part of a card's width; the index stays readable."""
    return LARGE_INDEX_STRIP_SHARE if large else USUAL_INDEX_STRIP_SHARE


class _Side:
    """A player at a side: melds, room below the plate, and the card size tried."""

    __slots__ = ("head", "left", "melds", "room", "size", "tried")

    def __init__(self, melds: Counts, head: Rect, room: Rect, left: bool) -> None:
        self.melds, self.head, self.room, self.left = melds, head, room.copy(), left
        self.tried = 0
        self.size = Extent(0.0, 0.0, 0.0)

    def reached_distance(self, top: int, bottom: int, gap: int) -> float:
        """Distance in pixels that plate and melds extend into the felt between two heights."""
        found = 0.0
        if self.head.y < bottom and self.head.bottom > top:
            found = self.head.w + gap
        if self.melds and self.room.y < bottom and self.room.y + self.size.high > top:
            found = max(found, self.size.wide + gap)
        return found


class _Sharing:
    """Search for the largest meld cards of each player that overlap no other player's."""

    def __init__(
        self, ground: SeatPlanInput, places: SeatPlan, asked: FeltDemand, strip: float
    ) -> None:
        self.ground, self.plan, self.asked, self.strip = ground, places, asked, strip
        self.felt, self.gap, self.figure = ground.rect, ground.gap, figure(ground)
        left, top = places.left, places.top
        others = asked.melds[1:]
        sides = [*others[:left], *others[left + top :]]
        heads = [*places.heads[:left], *places.heads[left + top :]]
        self.sides = [
            _Side(melds, head, room, number < left)
            for number, (melds, head, room) in enumerate(
                zip(sides, heads, places.sides, strict=True)
            )
        ]
        for side in self.sides:
            # A hand in two rows leaves less height.
            most = asked.bottom - self.gap - side.room.y
            side.room.h = max(ground.most // 2, min(side.room.h, most))
        self.far = others[left : left + top]
        self.far_tried = self.own_tried = 0
        far_heads = places.heads[left : left + top]
        self.far_top = max((head.bottom for head in far_heads), default=self.felt.y)
        self.far_top += self.gap // 2
        self.far_high = places.stock.y - self.gap - self.far_top
        self._bound()

    def _bound(self) -> None:
        """Shrink the cards of each side until they keep clear of stock and pile."""
        stock, pile = self.plan.stock, self.asked.pile
        half = 1.24 * stock.w + self.gap
        inner = self.felt.centerx - half - self.felt.x
        bottom = stock.bottom
        if self.ground.spread:
            inner = stock.x - self.gap - self.felt.x
            block = 2 * (self.felt.centerx - stock.x) - 2.2 * stock.w
            usual = 1 + int(block / (self.strip * stock.w))
            bottom += (
                round((ceil(pile / max(1, usual)) - 1) * OPEN_PILE_LINE_STEP_CARD_WIDTHS * stock.w)
                if pile
                else 0
            )
        for side in self.sides:
            self._measure(side)
            while side.tried < LAST_TRIED_CARD_INDEX and side.size.wide > self._bound_of(
                side, inner, bottom
            ):
                side.tried += 1
                self._measure(side)

    def _bound_of(self, side: _Side, inner: float, bottom: int) -> float:
        over = side.room.y < bottom and side.room.y + side.size.high > self.plan.stock.y
        return inner - self.gap if over else self.felt.w - self.plan.least - 2 * self.gap

    def _measure(self, side: _Side) -> None:
        card = self.ground.most * TRIED_CARD_SHARES[side.tried]
        side.size = extent(side.melds, self.strip, card, side.room.h)

    def reaches(self, top: int, bottom: int) -> tuple[float, float]:
        """Distances that the left and the right side extend into the felt between two heights."""
        found = [
            max(
                (
                    side.reached_distance(top, bottom, self.gap)
                    for side in self.sides
                    if side.left is left
                ),
                default=0.0,
            )
            for left in (True, False)
        ]
        if self.figure.top < bottom:
            found[0] = max(found[0], self.figure.w + self.gap)
        return found[0], found[1]

    def pile(self) -> Pile | None:
        """The open pile with the lines that its room allows; None if the pile is not open."""
        if not self.ground.spread:
            return None
        stock, asked = self.plan.stock, self.asked
        x = stock.x + round(1.2 * stock.w)
        own = 0.8 * stock.h if asked.melds[0] else self.gap
        low = asked.bottom - own - stock.y
        bottom = stock.bottom
        for _ in range(4):
            room = self.felt.right - self.reaches(stock.y, bottom)[1] - self.gap - x
            pile = self._lines(Rect(x, stock.y, round(room), round(low)))
            if pile.area.bottom <= bottom:
                break
            bottom = pile.area.bottom
        return pile

    def _lines(self, room: Rect) -> Pile:
        card, count = self.plan.stock.w, self.asked.pile
        while True:
            across = max(1, int((room.w - card) / (self.strip * card)) + 1)
            lines = max(1, ceil(count / across))
            high = card_height(card) + round((lines - 1) * OPEN_PILE_LINE_STEP_CARD_WIDTHS * card)
            if high <= room.h or card <= 0.4 * self.plan.stock.w:
                break
            card -= 1
        # Another line shows more of each card.
        more = round(OPEN_PILE_LINE_STEP_CARD_WIDTHS * card)
        while high + more <= room.h and lines * (
            room.w - card
        ) < MIN_OPEN_PILE_STRIP_SHARE * card * (count - lines):
            lines, high = lines + 1, high + more
        return Pile(card, lines, Rect(room.x, room.y, room.w, high))

    def beside(self) -> Rect | None:
        """Room for table signs in place of an empty stock or beside the pile; None if too small."""
        high, wide = self.asked.signs, self.asked.sign
        if not high:
            return None
        stock = self.plan.stock
        for y in (stock.centery - high // 2, stock.bottom + self.gap // 2 - high):
            # Melds at the sides may end above the table signs.
            left, right = self.reaches(y - self.gap // 4, y + high)
            x = stock.right + self.gap // 2 - wide
            if not self.asked.thick and x >= self.felt.x + left + self.gap:
                return Rect(x, y, wide, high)
            x = self.felt.centerx + round(1.3 * stock.w)
            room = round(self.felt.right - right - self.gap - x)
            if not self.ground.spread and room >= wide:
                return Rect(x, y, room, high)
        return None

    def own(self, pile: Pile | None) -> tuple[int, int]:
        """Top and height of the room for the person's melds."""
        low = self.plan.stock.bottom + max(0, self.asked.thick - self.gap // 2)
        if pile is not None:
            low = max(low, pile.area.bottom)
        if self.asked.signs and self.beside() is None:
            low += self.gap // 2 + self.asked.signs
        bottom = self.asked.bottom - self.gap // 2
        # With very large text the table signs give way.
        low = min(low + self.gap, bottom - round(MIN_OWN_MELDS_CARD_WIDTHS * self.ground.most))
        return low, bottom - low

    def _is_too_wide(self, top: int, high: int, middle: float) -> bool:
        left, right = self.reaches(top, top + high)
        return left + right + middle + self.gap > self.felt.w

    def _shrink_to_index(self, top: int, high: int, tried: int) -> int:
        """Shrink the largest cards between two heights by one size.

        ``tried`` is the size index of the melds in the middle; the result is their next one.
        """
        there = [
            side
            for side in self.sides
            if side.melds
            and side.tried < LAST_TRIED_CARD_INDEX
            and side.reached_distance(top, top + high, 0) > 0
        ]
        first = min([tried, *(side.tried for side in there)])
        for side in there:
            if side.tried == first:
                side.tried += 1
                self._measure(side)
        return min(LAST_TRIED_CARD_INDEX, tried + 1) if tried == first else tried

    def settle(self) -> None:
        """Shrink cards until no melds overlap another player's."""
        most = self.ground.most
        for _ in range(6 * LAST_TRIED_CARD_INDEX):
            far = [
                extent(
                    melds, self.strip, most * TRIED_CARD_SHARES[self.far_tried], self.far_high
                ).wide
                for melds in self.far
            ]
            wanted = sum(far) + self.gap * max(0, len(far) - 1)
            if self._is_too_wide(self.far_top, self.far_high, wanted):
                self.far_tried = self._shrink_to_index(self.far_top, self.far_high, self.far_tried)
                continue
            low, high = self.own(self.pile())
            wide = extent(
                self.asked.melds[0], self.strip, most * TRIED_CARD_SHARES[self.own_tried], high
            ).wide
            if not self._is_too_wide(low, high, wide):
                return
            self.own_tried = self._shrink_to_index(low, high, self.own_tried)

    def share(self) -> FeltShares:
        self.settle()
        felt = self.felt
        pile = self.pile()
        sides = [
            Rect(
                felt.x if side.left else felt.right - round(side.size.wide),
                side.room.y,
                round(side.size.wide),
                round(side.size.high),
            )
            for side in self.sides
        ]
        low, high = self.own(pile)
        left = self.plan.left
        areas = [self._between(low, high), *sides[:left], *self._far(), *sides[left:]]
        rows = [
            largest(melds, self.strip, area.size, self.ground.most)
            for melds, area in zip(self.asked.melds, areas, strict=True)
        ]
        top = low - self.gap - self.asked.signs
        signs = self.beside() or self._between(top, self.asked.signs)
        return FeltShares(tuple(areas), tuple(rows), pile, signs)

    def _between(self, top: int, high: int) -> Rect:
        """The free rectangle between both sides, ``high`` pixels high."""
        left, right = self.reaches(top, top + high)
        return Rect(self.felt.x + round(left), top, self.felt.w - round(left) - round(right), high)

    def _far(self) -> list[Rect]:
        """Rooms of the players at the far side: needed widths and equal parts of the rest."""
        whole = self._between(self.far_top, self.far_high)
        card = self.ground.most * TRIED_CARD_SHARES[self.far_tried]
        wanted = [extent(melds, self.strip, card, self.far_high).wide for melds in self.far]
        gaps = self.gap * max(0, len(wanted) - 1)
        spare = (whole.w - gaps - sum(wanted)) / max(1, len(wanted))
        found, x = [], float(whole.x)
        for one in wanted:
            wide = max(one + spare, 1.0)
            found.append(Rect(round(x), whole.y, int(wide), whole.h))
            x += wide + self.gap
        return found


@lru_cache(64)
def shared(ground: SeatPlanInput, large: bool, asked: FeltDemand) -> FeltShares:
    """The felt shares of all players, from the cache."""
    return _Sharing(ground, seat_ground(ground)[0], asked, strip_of(large)).share()


@lru_cache(64)
def seat_ground(ground: SeatPlanInput) -> tuple[SeatPlan, bool]:
    """The seat plan, and whether the index of all cards is large; from the cache.

    The plan is the one with the largest cards for sample melds.
    """
    found = []
    for session in arrangements(ground.players - 1):
        places = plan(ground, session)
        card = _usual_card(ground, places)
        if places.top == 1:
            card /= MIN_FAR_SIDE_CARD_SHARE
        found.append((card, places))
    card, places = max(found, key=lambda one: one[0])
    readable = MIN_READABLE_CARD_WIDTH_POINTS * ground.measures.scale
    return places, ground.measures.large or _usual_card(ground, places) < readable


def _usual_card(ground: SeatPlanInput, places: SeatPlan) -> float:
    """Width of the smallest card if every player has sample melds."""
    strip = strip_of(ground.measures.large)
    found = []
    for melds in SAMPLE_MELDS:
        asked = FeltDemand((melds,) * ground.players, SAMPLE_PILE_CARD_COUNT, ground.bottom)
        shares = _Sharing(ground, places, asked, strip).share()
        found.append(min(rows.card for rows in shares.rows))
    return min(found)
