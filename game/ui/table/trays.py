"""Trays: on a table whose slots lie in a ring, a band along it joins the slots of each player."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, pi, sin

import pygame
from pygame import Rect, Surface

from game.core.sign import Ring
from game.core.table import STACK
from game.ui.paint import theme
from game.ui.paint.assets import card_height
from game.ui.paint.painter import Painter
from game.ui.table.layout import Layout

WIDE = 0.72
"""The width of a tray, in card widths."""
YOURS, OTHERS = (*theme.GLOW[:3], 46), (255, 255, 255, 24)
"""The person's tray is warmer and stands out more than the others'."""
STEPS = 48
"""The number of corners with which one side of a tray is drawn."""
Point = tuple[int, int]


def trays(painter: Painter, laid: Layout, way: Ring | None) -> None:
    """Paint every player's tray; a table without slots in a ring has none."""
    stacks = [place for place in laid.places if place.kind == STACK]
    if way is None or not stacks:
        return
    for owner in sorted({place.owner for place in stacks if place.owner is not None}):
        spots = [laid.spots[place.zone] for place in stacks if place.owner == owner]
        # Where the top cards lie: however many lie beneath them, the tray stays the same.
        slots = tuple((spot.centerx, spot.y + card_height(spot.w) // 2) for spot in spots)
        corners = band(slots, laid.middle, laid.card, (way.across, way.down))
        _tray(painter, corners, YOURS if owner == 0 else OTHERS)


@lru_cache(maxsize=16)
def band(
    slots: Sequence[Point], middle: Point, card: int, axes: tuple[float, float]
) -> tuple[Point, ...]:
    """The corners of a band along a ring, from a player's first slot clockwise to the last.

    The ring is an ellipse around the ``middle``, its half ``axes`` in cards so wide.
    """
    x, y = middle
    across, down = (axis * card for axis in axes)
    first, last = (
        atan2((slot[1] - y) / down, (slot[0] - x) / across) for slot in (slots[0], slots[-1])
    )
    length = (last - first) % (2 * pi)
    angles = [first + length * step / STEPS for step in range(STEPS + 1)]
    half = WIDE * card / 2
    return tuple(
        (round(x + (across + side) * cos(angle)), round(y + (down + side) * sin(angle)))
        for side, way_along in ((half, angles), (-half, angles[::-1]))
        for angle in way_along
    )


@lru_cache(maxsize=16)
def _outline(corners: tuple[Point, ...]) -> tuple[tuple[int, int, int, int], tuple[Point, ...]]:
    """The rectangle around some corners, and the corners from its own corner on."""
    rect = Rect(corners[0], (1, 1)).unionall([Rect(corner, (1, 1)) for corner in corners])
    return (*rect,), tuple([(x - rect.x, y - rect.y) for x, y in corners])


def _tray(painter: Painter, corners: tuple[Point, ...], colour: tuple[int, ...]) -> None:
    (left, top, wide, high), inside = _outline(corners)
    rect = Rect(left, top, wide, high)

    def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        # Drawn twice as large and halved, so that the edge is smooth.
        big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
        big.fill((*colour[:3], 0))
        pygame.draw.polygon(big, colour, [(2 * x, 2 * y) for x, y in inside])
        return pygame.transform.smoothscale(big, size)

    tray = painter.assets.made(("tray", inside, colour), rect.size, make)
    painter.surface.blit(tray, rect)
