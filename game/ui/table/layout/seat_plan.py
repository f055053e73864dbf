"""The seat plan: where players, stock and pile are at a table with melds.

It depends only on window, game and number of players. Nothing moves while melds come and go.
"""

from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import (
    HAND_HEIGHT_CARD_WIDTHS,
    OWN_PLATE_WIDTH_UNITS,
    plate_band,
    plate_height,
    plate_width,
)

MAX_FELT_CARD_WIDTH_SHARE = 0.9
"""Maximum width of a card in a meld, in the stock or the pile, in widths of a hand card."""
LARGE_HAND_EXTRA_SHARE = 0.3
"""Extra width of large hand cards, as a part of the usual width."""
MELDING_HAND_EXTRA_SHARE = 0.15
"""The same where melds are laid, which need the room."""
MAX_SIDE_WIDTH_SHARE = 0.26
"""Maximum width that a side with players reserves, as a part of the felt's width."""
SIDE_OFFSET_SHARES = {1: 0.14, 2: 0.04}
"""Offset of the first player at a side, by the number of players there, as a part of the height."""
ABOVE_CENTRE_SHARE = 0.5
"""Part of the free height above stock and pile."""
EMPTY_ABOVE_CENTRE_SHARE = 0.4
"""The same with nobody at the far side."""
EMPTY_ABOVE_LARGE_CENTRE_SHARE = 0.24
"""The same with large cards, which need the room below."""
MIN_TWO_LINE_FIGURE_TEXT_FACTOR = 1.2
"""Text factor from which the figure over the person's plate may take two lines."""
OPEN_PILE_WIDTH_LIMITS = (4.2, 0.45, 5.4)
"""Width of stock and open pile: minimum in cards, part of the free width, maximum in cards."""


class SeatPlanInput(NamedTuple):
    """The values that a seat plan depends on, and the key of its cache.

    ``felt`` is x, y, width and height in pixels, ``card`` the width of a hand card. ``spread`` is
    whether the whole pile lies open.
    """

    felt: tuple[int, int, int, int]
    measures: Measures
    players: int
    card: int
    spread: bool

    @property
    def rect(self) -> Rect:
        return Rect(self.felt)

    @property
    def gap(self) -> int:
        """Gap between the rooms of two players in pixels."""
        return self.measures.px(10)

    @property
    def bottom(self) -> int:
        """Upper edge of a hand in one row."""
        return self.rect.bottom - round(HAND_HEIGHT_CARD_WIDTHS * self.card)

    @property
    def most(self) -> int:
        """Maximum width of a meld card in pixels."""
        return round(MAX_FELT_CARD_WIDTH_SHARE * self.card)


class SeatPlan(NamedTuple):
    """The number of players at the left, the far side and the right, and their rooms.

    ``heads`` are the rooms of plate and fan from seat 1 on. ``sides`` are the rooms for melds
    below the heads at the left and the right. ``least`` is the minimum width of a side, ``stock``
    the place of the stock's top card.
    """

    left: int
    top: int
    right: int
    heads: tuple[Rect, ...]
    sides: tuple[Rect, ...]
    least: int
    stock: Rect

    @property
    def block(self) -> int:
        """The last seat before those at the far side."""
        return self.left


def hand_card_factor(measures: Measures, melding: bool) -> float:
    """Width factor of hand cards."""
    if not measures.ample:
        return 1.0
    return 1.0 + (MELDING_HAND_EXTRA_SHARE if melding else LARGE_HAND_EXTRA_SHARE)


def arrangements(others: int) -> list[tuple[int, int, int]]:
    """The ways to seat ``others`` opponents: their numbers at the left, the far side, the right."""
    return [(side, others - 2 * side, side) for side in range(others // 2 + 1)]


@lru_cache(256)
def plan(ground: SeatPlanInput, session: tuple[int, int, int]) -> SeatPlan:
    """The seat plan for one way of sitting."""
    left, top, right = session
    felt, measures, gap = ground.rect, ground.measures, ground.gap
    high = plate_height(measures, ground.players)
    usual = plate_width(measures, 150, ground.players) + fan_width(ground) + gap // 2
    least = min(usual, round(MAX_SIDE_WIDTH_SHARE * felt.w)) if left or right else 0
    heads: list[Rect] = []
    sides: list[Rect] = []
    for count, x in ((left, felt.x), (right, felt.right - least)):
        begins = felt.y + round((ground.bottom - felt.y) * SIDE_OFFSET_SHARES.get(count, 0.0))
        # The person's figure stands at the left, over their plate.
        low = ground.bottom - gap
        if x == felt.x:
            low = min(low, figure(ground).top)
        room = (low + gap - begins) / max(1, count)
        tops = [begins + round(number * room) for number in range(count)]
        ends = [*(one - gap for one in tops[1:]), low]
        found = [
            (Rect(x, y, least, high), Rect(x, y + high + gap // 2, 0, end - y - high - gap // 2))
            for y, end in zip(tops, ends, strict=False)
        ]
        # Play goes clockwise: up at the left, down at the right.
        found = found[::-1] if x == felt.x else found
        heads += [head for head, _ in found]
        sides += [side for _, side in found]
    centre = felt.inflate(-2 * (least + gap) if least else 0, 0)
    across = centre.w / max(1, top)
    wide = min(usual, round(across) - gap)
    far = []
    for number in range(top):
        top_middle = (round(centre.x + across * (number + 0.5)), felt.y)
        far.append(pin((wide, high), "midtop", top_middle))
    heads[left:left] = far
    wide = round(ground.most / hand_card_factor(measures, melding=True))
    stock = Rect(0, 0, wide, card_height(wide))
    taken = high + gap if top else 0
    free = ground.bottom - felt.y - taken - stock.h - 2 * gap
    share = ABOVE_CENTRE_SHARE
    if not top:
        share = EMPTY_ABOVE_LARGE_CENTRE_SHARE if measures.ample else EMPTY_ABOVE_CENTRE_SHARE
    stock.y = felt.y + taken + gap + round(share * free)
    if ground.spread:
        least_open, part, most_open = OPEN_PILE_WIDTH_LIMITS
        block = max(least_open * stock.w, min(most_open * stock.w, part * centre.w))
        stock.x = round(felt.centerx - block / 2)
    else:
        stock.centerx = felt.centerx - round(0.62 * stock.w)
    return SeatPlan(left, top, right, tuple(heads), tuple(sides), least, stock)


def figure(ground: SeatPlanInput) -> Rect:
    """Rectangle of the person's plate and the figure over it."""
    measures, felt = ground.measures, ground.rect
    lines = 1 if measures.text_factor < MIN_TWO_LINE_FIGURE_TEXT_FACTOR else 2
    players = ground.players
    high = plate_height(measures, players)
    high += lines * round(1.45 * measures.text_size(14.5)) + measures.px(14)
    return Rect(
        felt.x, felt.bottom - high, plate_width(measures, OWN_PLATE_WIDTH_UNITS, players), high
    )


def fan_card(ground: SeatPlanInput) -> int:
    """Width in pixels of an opponent's card beside a plate."""
    high = plate_band(ground.measures)
    return max(12, min(int(high / 1.41), round(0.4 * ground.card)))


def fan_width(ground: SeatPlanInput) -> int:
    """Width in pixels of an opponent's cards beside a plate."""
    return round(1.75 * fan_card(ground))
