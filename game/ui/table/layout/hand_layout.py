"""The person's hand: the order of its cards, the picks, and the fan in which they lie.

The timeline owns the ``HandOrder``, the layout reads it. The fan has slight arcs, gaps between
melds, and raised cards: `player_ring` builds its rows with `fan_rows`, adds gaps with `gaps` and
raises cards with `raised`.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate, count
from math import cos, radians, sin
from typing import Any

from pygame import Rect

from game.core.table import SORT_BY_MELD
from game.ui.table.layout.card_poses import HAND_HEIGHT_CARD_WIDTHS, Pose

Melds = Sequence[Sequence[str]]
"""Card texts of each meld."""
Copy = tuple[str, int]
"""A card of the hand: its text, and which of its copies it is; a number that it keeps for as long
as it is held."""


class HandOrder:
    """The order in which the person holds their cards; the rules do not know it.

    A *slot* is a place in the fan, counted from the left. ``how`` is the active sort, or ``none``:
    the sort that the player ``asked`` for, or the first of ``ways`` as its fallback. ``key`` gives
    the sort key of a card. ``melds`` gives the melds that the hand could form; a new object means
    that they may have changed.
    """

    def __init__(
        self,
        key: Callable[[str, str], Any],
        asked_order: str = "none",
        sort_orders: Sequence[str] = (),
        melds: Callable[[], Melds] = tuple,
    ) -> None:
        self.key = key
        self.sort_orders = sort_orders
        self.melds = melds
        self.asked_order = asked_order
        self.sort_order = self._way(asked_order)
        self._lies: Melds | None = None
        self._parts: tuple[int, ...] = ()
        self._held: list[Copy] = []
        self.picks: set[Copy] = set()
        self.hovered: int | None = None

    @property
    def order(self) -> list[str]:
        """The texts of the cards from left to right."""
        return [text for text, _ in self._held]

    def follow(self, cards: Sequence[str]) -> None:
        """Adopt the hand of the view; new cards go to the end, or are sorted in."""
        kept = self._kept(Counter(cards))
        if len(kept) == len(cards) == len(self._held):
            if self.sort_order == SORT_BY_MELD and self.melds() is not self._lies:
                self._sort()
            return
        left = Counter(cards) - Counter(text for text, _ in kept)
        self._held = kept
        for text in cards:
            if left[text]:
                left[text] -= 1
                numbers = (number for number in count() if (text, number) not in self._held)
                self._held.append((text, next(numbers)))
        if self.sort_order != "none":
            self._sort()
        self.picks &= set(self._held)
        self.hovered = None

    def _kept(self, left: Counter[str]) -> list[Copy]:
        """The copies still held; ``left`` is the number of each text.

        Picked copies leave first, then those farthest right.
        """
        gone = Counter(self.order) - left
        if not gone:
            return list(self._held)
        leaves: set[Copy] = set()
        picked = [copy for copy in self._held if copy in self.picks]
        for copy in (*picked, *reversed(self._held)):
            if gone[copy[0]] and copy not in leaves:
                gone[copy[0]] -= 1
                leaves.add(copy)
        return [copy for copy in self._held if copy not in leaves]

    def sort(self, how: str) -> None:
        """Sort the hand now and after every change."""
        self.asked_order = how
        self.sort_order = self._way(how)
        if self.sort_order != "none":
            self._sort()

    def _way(self, how: str) -> str:
        known = how == "none" or not self.sort_orders or how in self.sort_orders
        return how if known else self.sort_orders[0]

    def _sort(self) -> None:
        self._held.sort(key=lambda copy: self.key(copy[0], self.sort_order))
        if self.sort_order == SORT_BY_MELD:
            self._lies = self.melds()
            self._by_meld(self._lies)

    def _by_meld(self, melds: Melds) -> None:
        """Move the cards of each meld together, then the deadwood."""
        left = Counter(self.order)
        groups = []
        for meld in melds:
            needed = Counter(meld)
            if needed <= left:
                left -= needed
                groups.append(tuple(meld))
        groups.sort(key=lambda meld: min(self.key(text, self.sort_order) for text in meld))
        rest = list(self._held)
        lying = []
        for wanted in (text for group in groups for text in group):
            place = next(place for place, copy in enumerate(rest) if copy[0] == wanted)
            lying.append(rest.pop(place))
        self._held = lying + rest
        self._parts = tuple(
            start for start in accumulate(map(len, groups)) if start < len(self._held)
        )

    @property
    def parts(self) -> tuple[int, ...]:
        """The slots where another meld or the deadwood begins, in a hand sorted by meld."""
        return self._parts if self.sort_order == SORT_BY_MELD else ()

    def copies(self) -> list[Copy]:
        """Every slot's card, told apart from its copies."""
        return list(self._held)

    def slots(self, cards: Sequence[str]) -> list[int]:
        """For each slot, the index of its card among ``cards``, the view's list."""
        places: dict[str, list[int]] = {}
        for place, text in enumerate(cards):
            places.setdefault(text, []).append(place)
        return [places[text].pop(0) for text in self.order]

    # Picking.

    @property
    def picked(self) -> tuple[str, ...]:
        """Texts of the picked cards, from left to right."""
        return tuple(copy[0] for copy in self.copies() if copy in self.picks)

    def picked_slots(self) -> list[int]:
        return [slot for slot, copy in enumerate(self.copies()) if copy in self.picks]

    def toggle(self, slot: int) -> None:
        """Toggle the pick of a card."""
        self.picks ^= {self.copies()[slot]}

    def pick(self, slots: Sequence[int]) -> None:
        """Pick these cards and no others."""
        copies = self.copies()
        self.picks = {copies[slot] for slot in slots}

    # Rearranging.

    def move(self, slots: Sequence[int], to: int) -> None:
        """Put some cards side by side, before the card that is in slot ``to`` now."""
        held = self._held
        moved = [held[slot] for slot in slots]
        before = [copy for slot, copy in enumerate(held[:to]) if slot not in slots]
        after = [copy for slot, copy in enumerate(held) if slot >= to and slot not in slots]
        self._held = before + moved + after
        self.asked_order = self.sort_order = "none"
        self.picks.clear()
        self.hovered = None


# The fan.


CARD_TURN_DEGREES = 1.4
"""Rotation from one card to the next, in degrees."""
MAX_ROW_TURN_DEGREES = 13.0
"""Maximum rotation from the first card of a row to the last, in degrees."""
PICKED_RISE_CARD_WIDTHS = 0.18
"""Rise of a picked card, in card widths."""
HOVERED_RISE_CARD_WIDTHS = 0.08
"""Rise of the card under the pointer, in card widths."""
ONE_ROW_SAG_CARD_WIDTHS = 0.07
"""Maximum drop at the ends of a single row, in card widths."""
TWO_ROW_SAG_CARD_WIDTHS = 0.03
"""Maximum drop at the ends of each of two rows, in card widths."""
HAND_FOOT_CARD_WIDTHS = 0.77
"""Distance from the centre of the lowest card to the edge of the felt, in card widths."""
MAX_HAND_STEP_CARD_WIDTHS = 0.66
"""Maximum distance from one card of a row to the next, in card widths; the rest is overlap."""
MAX_ONE_ROW_CARD_COUNT = 20
"""Maximum number of cards that always lie in one row."""
MIN_CARD_STRIP_SHARE = 0.36
"""Threshold for two rows of a longer hand: the visible part of each card."""
TWO_ROW_CARD_SHARE = 0.86
"""Width of a card in two rows, as a part of that in one row."""
HAND_ROW_STEP_CARD_WIDTHS = 0.7
"""Distance between two rows, in card widths."""


def in_rows(count: int, wide: int, card: int) -> int:
    """Number of rows of a hand in a room of width ``wide``."""
    if count <= MAX_ONE_ROW_CARD_COUNT:
        return 1
    return 1 if (wide - card) / (count - 1) >= MIN_CARD_STRIP_SHARE * card else 2


def hand_height(rows: int, card: int) -> int:
    """Height of a hand in ``rows`` rows with raised cards, in pixels."""
    return (
        round(HAND_HEIGHT_CARD_WIDTHS * card)
        if rows == 1
        else round(
            (HAND_HEIGHT_CARD_WIDTHS + HAND_ROW_STEP_CARD_WIDTHS) * TWO_ROW_CARD_SHARE * card
        )
    )


def fan_rows(
    count: int, area: Rect, axis: int, card: int, strip: float, rows: int = 1
) -> list[list[Pose]]:
    """Poses of a hand in rows on slight arcs, from left to right, the upper row first.

    The rows are centred on ``axis`` unless they would leave the area. ``strip`` is the minimum
    visible part of a card's width.
    """
    if count == 0:
        return []
    card = card if rows == 1 else round(TWO_ROW_CARD_SHARE * card)
    lengths = [count] if rows == 1 else [count - count // 2, count // 2]
    most = area.w - round(0.1 * card)
    while card > 8 and most - card < strip * card * (max(lengths) - 1):
        card -= 1
    found = []
    low = area.bottom - HAND_FOOT_CARD_WIDTHS * card
    for number, length in enumerate(lengths):
        above = (rows - 1 - number) * HAND_ROW_STEP_CARD_WIDTHS * card
        sag = ONE_ROW_SAG_CARD_WIDTHS if rows == 1 else TWO_ROW_SAG_CARD_WIDTHS
        found.append(_row(length, area, axis, card, low - above, sag * card))
    return found


def _row(count: int, area: Rect, axis: int, card: int, low: float, most_sag: float) -> list[Pose]:
    """Poses of a row on an arc whose ends lie at ``low``."""
    most = area.w - 0.1 * card
    step = 0.0 if count == 1 else min(MAX_HAND_STEP_CARD_WIDTHS * card, (most - card) / (count - 1))
    turn = min(CARD_TURN_DEGREES * (count - 1), MAX_ROW_TURN_DEGREES)
    span = step * (count - 1)
    radius = span / (2 * sin(radians(turn / 2))) if turn else 0.0
    sag = radius * (1 - cos(radians(turn / 2)))
    if sag > most_sag:
        # A wide fan is flatter, so that its ends stay above the edge of the window.
        turn *= most_sag / sag
        radius = span / (2 * sin(radians(turn / 2)))
        sag = most_sag
    half = (span + 1.1 * card) / 2
    centre = max(area.x + half, min(area.right - half, axis))
    found = []
    for slot in range(count):
        share = 0.0 if count == 1 else slot / (count - 1) - 0.5
        angle = radians(share * turn)
        y = low - sag + radius * (1 - cos(angle))
        found.append(Pose(centre + share * span, y, True, card, -round(2 * share * turn) / 2))
    return found


def raised(rows: list[list[Pose]], hand: HandOrder) -> list[Pose]:
    """Poses of the fan with picked cards raised and room beside the card under the pointer."""
    picked = set(hand.picked_slots())
    found: list[Pose] = []
    for row in rows:
        first, last = len(found), len(found) + len(row) - 1
        over = hand.hovered if hand.hovered is not None and first <= hand.hovered <= last else None
        for slot, pose in enumerate(row, first):
            x, y = pose.x, pose.y
            if slot in picked:
                y -= PICKED_RISE_CARD_WIDTHS * pose.width
            if over is not None:
                if slot == over:
                    y -= HOVERED_RISE_CARD_WIDTHS * pose.width
                elif slot > over and last > over:
                    covered = pose.width - (row[1].x - row[0].x)
                    shift = max(0.0, min(0.45 * pose.width, covered))
                    x += shift * (1 - (slot - over) / (last - over)) if slot < last else 0
            found.append(Pose(x, y, True, pose.width, pose.angle))
    return found


HAND_GAP_CARD_WIDTHS = 0.3
"""Extra distance between the cards at a gap, in card widths, where there is room."""


def gaps(
    rows: Sequence[list[Pose]], parts: Sequence[int], area: Rect, strip: float
) -> list[list[Pose]]:
    """Rows of the hand, from the first slot on, with the gaps in each (see `parted`)."""
    found: list[list[Pose]] = []
    for row in rows:
        found.append(parted(row, parts, area, strip, sum(map(len, found))))
    return found


def parted(
    row: list[Pose], parts: Sequence[int], area: Rect, strip: float, first: int = 0
) -> list[Pose]:
    """A row of cards with a gap before each slot in ``parts``.

    The slots of the row count from ``first``. The row grows within the area. In a narrow area
    cards move closer and gaps shrink; ``strip`` of each card's width stays visible.
    """
    here = [part for part in parts if first < part < first + len(row)]
    if not here:
        return row
    card = row[0].width
    steps = len(row) - 1
    span = row[-1].x - row[0].x
    least = min(span, strip * card * steps)
    most = max(span, area.w - 1.2 * card)
    gap = min(HAND_GAP_CARD_WIDTHS * card, (most - least) / len(here))
    if gap < 1:
        return row
    step = min(span, most - gap * len(here)) / steps
    whole = step * steps + gap * len(here)
    middle = (row[0].x + row[-1].x) / 2
    # The row keeps its middle unless it would leave the area.
    half = whole / 2 + 0.6 * card
    middle = max(area.x + half, min(area.right - half, middle))
    begins = middle - whole / 2
    return [
        replace(pose, x=begins + slot * step + gap * bisect_right(here, first + slot))
        for slot, pose in enumerate(row)
    ]
