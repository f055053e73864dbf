"""Who gets how much of the felt for melds: sides as wide as they need, the middle the rest.

What one owner lays makes the others' cards smaller only where there is no free felt left.
"""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from pygame import Rect

from game.ui.paint.assets import card_height
from game.ui.paint.theme import LARGE_STRIP, USUAL_STRIP
from game.ui.table.meldrows import Counts, Rows, largest, needed
from game.ui.table.plan import Ground, Plan, arrangements, plan

LINE = 0.64
"""How far the lines of an open pile lie apart, in card widths."""
LEVELS = tuple(0.95**number for number in range(32))
"""The sizes of cards that are tried, beside the largest."""
USUAL: tuple[Counts, ...] = ((3, 4, 3), (8, 3))
"""Melds that everybody has when it is chosen how the players sit."""
USUAL_PILE = 9
READABLE = 46
"""Where usual melds have cards narrower than this, in points, the index is large for all."""
AROUND = 0.9
"""Somebody sits at the far side if cards are nearly as large then."""


class Asked(NamedTuple):
    """What is to lie on a table: everybody's melds, the person's first, and the open pile.

    ``bottom`` is where the hand begins; ``signs`` the height of the public facts, in pixels.
    """

    melds: tuple[Counts, ...]
    pile: int
    bottom: int
    signs: int = 0


class Pile(NamedTuple):
    """An open pile: the width of its cards, how many lie in a line, and its lines."""

    card: int
    across: int
    lines: int
    area: Rect


class Shared(NamedTuple):
    """The room of everybody's melds and the melds in it, the person's first; the open pile;
    the room for public facts."""

    areas: tuple[Rect, ...]
    rows: tuple[Rows, ...]
    pile: Pile | None
    signs: Rect


def strip_of(large: bool) -> float:
    """How much of a card shows at least, as a part of its width."""
    return LARGE_STRIP if large else USUAL_STRIP


class _Sharing:
    """Finds the widths of the sides."""

    def __init__(self, ground: Ground, places: Plan, asked: Asked, strip: float) -> None:
        self.ground, self.plan, self.asked, self.strip = ground, places, asked, strip
        self.felt, self.gap = ground.rect, ground.gap
        left, top = places.left, places.top
        others = asked.melds[1:]
        self.at_left = tuple(zip(others[:left], places.sides[:left], strict=True))
        self.at_top = others[left : left + top]
        self.at_right = tuple(zip(others[left + top :], places.sides[left:], strict=True))
        self.above = places.stock.y - self.gap - self._head_bottom()
        half = places.stock.w * 1.24 + self.gap
        centre = self.felt.centerx
        self.most_left = round(centre - half) - self.felt.x
        self.most_right = self.most_left
        if ground.spread:
            self.most_left = places.stock.x - self.gap - self.felt.x
            self.most_right = self.most_left

    def _head_bottom(self) -> int:
        heads = self.plan.heads[self.plan.left : self.plan.left + self.plan.top]
        return max((head.bottom for head in heads), default=self.felt.y) + self.gap // 2

    def side(self, seats: tuple[tuple[Counts, Rect], ...], card: float) -> float:
        """How wide a side has to be for cards so wide."""
        wide = max(
            (needed(melds, self.strip, card, room.h) for melds, room in seats), default=0.0
        )
        return max(self.plan.least, wide) + self.gap if seats else 0.0

    def pile(self, right: float) -> Pile | None:
        """The open pile, where the right side is so wide."""
        if not self.ground.spread:
            return None
        stock, asked = self.plan.stock, self.asked
        x = stock.x + round(1.2 * stock.w)
        room = self.felt.right - right - self.gap - x
        own = 0.9 * stock.h if asked.melds[0] else self.gap
        low = asked.bottom - own - stock.y
        card = stock.w
        while True:
            across = max(1, int((room - card) / (self.strip * card)) + 1)
            lines = max(1, ceil(asked.pile / across))
            high = card_height(card) + round((lines - 1) * LINE * card)
            if high <= low or card <= 0.4 * stock.w:
                return Pile(card, across, lines, Rect(x, stock.y, round(room), high))
            card -= 1

    def own(self, pile: Pile | None) -> tuple[int, int]:
        """Where the room of the person's melds begins, and its height."""
        low = self.plan.stock.bottom + self.ground.measures.px(8)
        if pile is not None:
            low = max(low, pile.area.bottom)
        if self.asked.signs:
            low += self.gap // 2 + self.asked.signs
        low += self.gap
        return low, self.asked.bottom - self.gap // 2 - low

    def fits(self, left: float, right: float, card: float) -> bool:
        """Whether the middle has room for cards so wide, beside sides so wide."""
        room = self.felt.w - left - right - 2 * self.gap
        far = sum(
            needed(melds, self.strip, card, self.above) + self.gap for melds in self.at_top
        )
        if far > room:
            return False
        own = self.asked.melds[0]
        return not own or needed(own, self.strip, card, self.own(self.pile(right))[1]) <= room

    def widths(self) -> tuple[float, float, float]:
        """The widths of both sides, and of the cards that the middle has room for."""
        most = self.ground.most
        sides = [(self.at_left, self.most_left), (self.at_right, self.most_right)]
        tried = [0, 0, 0]
        for number, (seats, bound) in enumerate(sides):
            while (
                tried[number] < len(LEVELS) - 1
                and self.side(seats, most * LEVELS[tried[number]]) > bound
            ):
                tried[number] += 1
        while True:
            left, right = (
                min(bound, self.side(seats, most * LEVELS[tried[number]]))
                for number, (seats, bound) in enumerate(sides)
            )
            card = most * LEVELS[tried[2]]
            if min(tried) == len(LEVELS) - 1 or self.fits(left, right, card):
                return left, right, card
            # Whoever has the largest cards gives way.
            first = min(tried)
            tried = [one + 1 if one == first else one for one in tried]

    def share(self) -> Shared:
        """Everybody's room."""
        left, right, card = self.widths()
        felt, gap = self.felt, self.gap
        pile = self.pile(right)
        areas = [Rect(felt.x, room.y, round(left) - gap, room.h) for _, room in self.at_left]
        centre = Rect(felt.x + round(left), felt.y, felt.w - round(left) - round(right), 0)
        centre.inflate_ip(-gap, 0)
        wanted = [
            needed(melds, self.strip, card, self.above) + gap for melds in self.at_top
        ]
        spare = (centre.w - sum(wanted)) / max(1, len(wanted))
        x = float(centre.x)
        for one in wanted:
            wide = max(one + spare, 1)
            areas.append(Rect(round(x), self._head_bottom(), round(wide) - gap, self.above))
            x += wide
        areas += [
            Rect(felt.right - round(right) + gap, room.y, round(right) - gap, room.h)
            for _, room in self.at_right
        ]
        low, high = self.own(pile)
        own = Rect(centre.x, low, centre.w, high)
        areas.insert(0, own)
        rows = tuple(
            largest(melds, self.strip, area.size, self.ground.most)
            for melds, area in zip(self.asked.melds, areas, strict=True)
        )
        signs = Rect(centre.x, low - gap - self.asked.signs, centre.w, self.asked.signs)
        return Shared(tuple(areas), rows, pile, signs)


@lru_cache(64)
def shared(ground: Ground, large: bool, asked: Asked) -> Shared:
    """The felt shared out among all who have melds."""
    return _Sharing(ground, seated(ground)[0], asked, strip_of(large)).share()


@lru_cache(64)
def seated(ground: Ground) -> tuple[Plan, bool]:
    """How the players sit, and whether the index of all cards is large.

    They sit so that usual melds are as large as can be.
    """
    found = []
    for sitting in arrangements(ground.players - 1):
        places = plan(ground, sitting)
        card = _usual_card(ground, places)
        if places.top and places.top <= 2:
            card /= AROUND
        found.append((card, places))
    card, places = max(found, key=lambda one: one[0])
    readable = READABLE * ground.measures.scale
    return places, ground.measures.large or _usual_card(ground, places) < readable


def _usual_card(ground: Ground, places: Plan) -> float:
    """The width of the smallest card where everybody has usual melds."""
    strip = strip_of(ground.measures.large)
    found = []
    for melds in USUAL:
        asked = Asked((melds,) * ground.players, USUAL_PILE, ground.bottom)
        shares = _Sharing(ground, places, asked, strip).share()
        found.append(min(rows.card for rows in shares.rows))
    return min(found)
