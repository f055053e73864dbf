"""Effects on the felt: trays, the direction of play, a teacher's pointer and open calls.

A tray is a band that joins the slots of a player in a ring. Images come from the image cache.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin, tau

import pygame
from pygame import Color, Rect, Surface

from game.core.table import FACE_UP_STACK_STYLE
from game.core.table_values import DirectionRing
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import (
    Rgba,
    Size,
    picture,
    rgba,
)
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.event_effects import arc_share

TRAY_CARD_WIDTHS = 0.72
"""Width of a tray, in card widths."""
OWN_TRAY_COLOUR = rgba(theme.GLOW_COLOUR, 46)
"""Colour of the person's tray, which is warmer and stands out."""
OTHER_TRAY_COLOUR = (255, 255, 255, 24)
"""Colour of the trays of the other players."""
TRAY_SEGMENT_COUNT = 48
"""Number of segments along one side of a tray."""
Point = tuple[int, int]


def trays(painter: Painter, laid: Layout, way: DirectionRing | None) -> None:
    """Paint the tray of every player; a table without slots in a ring has none."""
    stacks = [place for place in laid.places if place.style == FACE_UP_STACK_STYLE]
    if way is None or not stacks:
        return
    for owner in sorted({place.owner for place in stacks if place.owner is not None}):
        spots = [laid.spots[place.zone] for place in stacks if place.owner == owner]
        # Only the places of the top cards count, so the size of a stack does not change the tray.
        slots = tuple((spot.centerx, spot.y + card_height(spot.w) // 2) for spot in spots)
        corners = band(slots, laid.middle, laid.card, _axes(laid, way))
        _tray(painter, corners, OWN_TRAY_COLOUR if owner == 0 else OTHER_TRAY_COLOUR)


def _axes(laid: Layout, way: DirectionRing) -> tuple[float, float]:
    """Half axes of the ring, in card widths."""
    across, down = laid.lengths
    return way.across * across / laid.card, way.down * down / laid.card


@lru_cache(maxsize=16)
def band(
    slots: Sequence[Point], middle: Point, card: int, axes: tuple[float, float]
) -> tuple[Point, ...]:
    """Corners of a band along an ellipse, from a player's first slot clockwise to the last.

    The ellipse has the half ``axes``, in card widths, around the ``middle``.
    """
    x, y = middle
    across, down = (axis * card for axis in axes)
    first, last = (
        atan2((slot[1] - y) / down, (slot[0] - x) / across) for slot in (slots[0], slots[-1])
    )
    length = (last - first) % (2 * pi)
    angles = [first + length * step / TRAY_SEGMENT_COUNT for step in range(TRAY_SEGMENT_COUNT + 1)]
    half = TRAY_CARD_WIDTHS * card / 2
    return tuple(
        (round(x + (across + side) * cos(angle)), round(y + (down + side) * sin(angle)))
        for side, way_along in ((half, angles), (-half, angles[::-1]))
        for angle in way_along
    )


@lru_cache(maxsize=16)
def _outline(corners: tuple[Point, ...]) -> tuple[tuple[int, int, int, int], tuple[Point, ...]]:
    rect = Rect(corners[0], (1, 1)).unionall([Rect(corner, (1, 1)) for corner in corners])
    return (*rect,), tuple([(x - rect.x, y - rect.y) for x, y in corners])


def _tray(painter: Painter, corners: tuple[Point, ...], colour: Rgba) -> None:
    (left, top, wide, high), inside = _outline(corners)
    painter.surface.blit(_band_picture(painter, (wide, high), inside, colour), (left, top))


@picture
def _band_picture(size: Size, corners: tuple[Point, ...], colour: Rgba) -> Surface:
    # Rendered at double size and halved, for a smooth edge.
    big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    big.fill((*colour[:3], 0))
    pygame.draw.polygon(big, colour, [(2 * x, 2 * y) for x, y in corners])
    return pygame.transform.smoothscale(big, size)


def paint_ring(painter: Painter, laid: Layout, way: DirectionRing | None) -> None:
    """Paint the direction of play: a faint ellipse with arrows."""
    if way is None:
        return
    wide, high = (round(axis * laid.card) for axis in _axes(laid, way))
    line = max(2, painter.measures.px(2.5))
    ellipse = _ellipse(painter, (2 * wide + 8, 2 * high + 8), line)
    painter.surface.blit(ellipse, ellipse.get_rect(center=laid.middle))
    turn = -1 if way.turned else 1
    for angle in way.arrows:
        x, y = wide * cos(angle) + laid.middle[0], high * sin(angle) + laid.middle[1]
        _ring_arrow(
            painter, laid.card, (x, y), (turn * wide * -sin(angle), turn * high * cos(angle))
        )


@picture
def _ellipse(size: Size, line: int) -> Surface:
    big = Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    pygame.draw.ellipse(big, (255, 255, 255, 34), big.get_rect(), line * 2)
    return pygame.transform.smoothscale(big, size)


def _ring_arrow(
    painter: Painter, card: float, place: tuple[float, float], along: tuple[float, float]
) -> None:
    length = hypot(*along)
    dx, dy = (part / length * card * 0.11 for part in along)
    # Longer than wide and notched, so that the tip is plain at any angle.
    points = [
        (place[0] + ahead * dx - across * dy, place[1] + ahead * dy + across * dx)
        for ahead, across in ((1.3, 0), (-1.1, 0.85), (-0.55, 0), (-1.1, -0.85))
    ]
    colour = Color(painter.palette.middle).lerp(Color("white"), 0.34)
    painter.polygon(colour, points)
    painter.outline(colour, points)


POINTER_PULSE_COUNT = 3
"""Number of pulses of a new pointer before it rests."""
POINTER_PULSE_SECONDS = 0.9
"""Duration of a pulse, in seconds."""
POINTER_ANIMATION_SECONDS = POINTER_PULSE_COUNT * POINTER_PULSE_SECONDS
"""Duration of the pointer's animation, in seconds."""
POINTER_SWING_UNITS = 5.0
"""Amplitude of a pulse, in units."""


def paint_pointer(
    painter: Painter, rect: Rect, since: float | None, kept: Sequence[Rect] = ()
) -> None:
    """Paint a teacher's pointer at a rectangle.

    ``since`` is its age in seconds; None turns its animation off. Its arrow covers nothing of what
    is ``kept``, if another side is free.
    """
    px = painter.measures.px
    swing = 0.0
    if since is not None and since < POINTER_ANIMATION_SECONDS:
        swing = abs(sin(tau * since / POINTER_PULSE_SECONDS / 2))
    gap = px(2) + round(swing * px(POINTER_SWING_UNITS))
    line = max(2, px(3))
    # Dark lines make it visible on cards and on the cloth.
    for colour, more in (
        (theme.DARK_INK, -line),
        (theme.DARK_INK, line),
        (theme.LESSON_MARKER_COLOUR, 0),
    ):
        painter.ring(rect, px(7), colour, gap=gap + more)
    _arrow(painter, rect, gap + 2 * line, kept)


ARROW_DIRECTIONS = ((0, 1), (0, -1), (1, 0), (-1, 0))
"""Directions in which an arrow may point: down and up, then from both sides."""


def arrow_rect(rect: Rect, gap: int, half: int, way: Point) -> Rect:
    """Bounds of an arrow that points at a rectangle in a direction from ``gap`` pixels away."""
    dx, dy = way
    middle = gap + half
    x = rect.centerx - dx * (rect.w // 2 + middle)
    y = rect.centery - dy * (rect.h // 2 + middle)
    return pin((2 * half, 2 * half), "center", (x, y))


def _arrow(painter: Painter, rect: Rect, gap: int, kept: Sequence[Rect]) -> None:
    """Paint an arrow at the first side of a rectangle where it covers nothing."""
    half, screen = painter.measures.px(11), painter.surface.get_rect()
    arrows = [(way, arrow_rect(rect, gap, half, way)) for way in ARROW_DIRECTIONS]
    inside = [one for one in arrows if screen.contains(one[1])] or arrows[:1]
    free = [one for one in inside if one[1].collidelist(kept) < 0]
    (dx, dy), where = (free or inside)[0]
    x, y = where.center
    for colour, more in (
        (theme.DARK_INK, max(2, painter.measures.px(3))),
        (theme.LESSON_MARKER_COLOUR, 0),
    ):
        tip, back = half + more, -half - more
        points = [
            (x + dx * ahead - dy * across, y + dy * ahead + dx * across)
            for ahead, across in ((tip, 0), (back, half + more), (back, -half - more))
        ]
        painter.polygon(colour, points)


def _beat_count(left: float, whole: float) -> float:
    """Beats since a call window was opened: one in a second at first, three at the end."""
    share = 1 - min(1.0, max(0.0, left / whole))
    return whole * (share + share * share)


def rim_brightness(left: float, whole: float) -> float:
    """Brightness of the rim while a call is open, 0 to 1: it only grows."""
    return 0.45 + 0.55 * (1 - min(1.0, max(0.0, left / whole)))


PULSE_CARD_SHARE = 0.04
"""Growth of the card in question on each beat of an open call, as a share of its width."""


def pulse_factor(left: float, whole: float) -> float:
    """Factor on the size of the card in question, on each beat of an open call."""
    return 1 + PULSE_CARD_SHARE * abs(arc_share(_beat_count(left, whole) % 1.0)) ** 2
