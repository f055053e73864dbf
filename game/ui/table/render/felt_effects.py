"""Effects on the felt: trays, the direction of play, a teacher's pointer and highlights.

A tray is a band that joins the slots of a player in a ring. Images come from the image cache.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin, tau

import pygame
from pygame import Color, Rect, Surface

from game.core.event import Seat
from game.core.table import STACK
from game.core.table_values import DirectionRing
from game.text.message import figured
from game.ui.deck.card_images import card_height
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.highlights import Banner, FlyingPoints, Glow, HighlightStage, Shake

WIDE = 0.72
"""Width of a tray, in card widths."""
YOURS = (*theme.GLOW[:3], 46)
"""Colour of the person's tray, which is warmer and stands out."""
OTHERS = (255, 255, 255, 24)
"""Colour of the trays of the other players."""
STEPS = 48
"""Number of segments along one side of a tray."""
Point = tuple[int, int]


def trays(painter: Painter, laid: Layout, way: DirectionRing | None) -> None:
    """Paint the tray of every player; a table without slots in a ring has none."""
    stacks = [place for place in laid.places if place.style == STACK]
    if way is None or not stacks:
        return
    for owner in sorted({place.owner for place in stacks if place.owner is not None}):
        spots = [laid.spots[place.zone] for place in stacks if place.owner == owner]
        # Only the places of the top cards count, so the size of a stack does not change the tray.
        slots = tuple((spot.centerx, spot.y + card_height(spot.w) // 2) for spot in spots)
        corners = band(slots, laid.middle, laid.card, (way.across, way.down))
        _tray(painter, corners, YOURS if owner == 0 else OTHERS)


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
    angles = [first + length * step / STEPS for step in range(STEPS + 1)]
    half = WIDE * card / 2
    return tuple(
        (round(x + (across + side) * cos(angle)), round(y + (down + side) * sin(angle)))
        for side, way_along in ((half, angles), (-half, angles[::-1]))
        for angle in way_along
    )


@lru_cache(maxsize=16)
def _outline(corners: tuple[Point, ...]) -> tuple[tuple[int, int, int, int], tuple[Point, ...]]:
    rect = Rect(corners[0], (1, 1)).unionall([Rect(corner, (1, 1)) for corner in corners])
    return (*rect,), tuple([(x - rect.x, y - rect.y) for x, y in corners])


def _tray(painter: Painter, corners: tuple[Point, ...], colour: tuple[int, ...]) -> None:
    (left, top, wide, high), inside = _outline(corners)
    rect = Rect(left, top, wide, high)

    def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        # Rendered at double size and halved, for a smooth edge.
        big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
        big.fill((*colour[:3], 0))
        pygame.draw.polygon(big, colour, [(2 * x, 2 * y) for x, y in inside])
        return pygame.transform.smoothscale(big, size)

    tray = painter.images.made(("tray", inside, colour), rect.size, make)
    painter.surface.blit(tray, rect)


def paint_ring(painter: Painter, laid: Layout, way: DirectionRing | None) -> None:
    """Paint the direction of play: a faint ellipse with arrows."""
    if way is None:
        return
    wide, high = round(way.across * laid.card), round(way.down * laid.card)
    size = (2 * wide + 8, 2 * high + 8)
    line = max(2, painter.measures.px(2.5))

    def make(identity: tuple[object, ...], size: tuple[int, int]) -> pygame.Surface:
        big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        pygame.draw.ellipse(big, (255, 255, 255, 34), big.get_rect(), line * 2)
        return pygame.transform.smoothscale(big, size)

    mark = painter.images.made(("way", line), size, make)
    painter.surface.blit(mark, mark.get_rect(center=laid.middle))
    turn = -1 if way.turned else 1
    for angle in way.arrows:
        x, y = wide * cos(angle) + laid.middle[0], high * sin(angle) + laid.middle[1]
        _ring_arrow(
            painter, laid.card, (x, y), (turn * wide * -sin(angle), turn * high * cos(angle))
        )


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


PULSES = 3
"""Number of pulses of a new pointer before it rests."""
PULSE = 0.9
"""Duration of a pulse, in seconds."""
LASTS = PULSES * PULSE
"""Duration of the pointer's animation, in seconds."""
SWING = 5.0
"""Amplitude of a pulse, in units."""


def paint_pointer(painter: Painter, rect: Rect, since: float | None) -> None:
    """Paint a teacher's pointer at a rectangle.

    ``since`` is its age in seconds; None turns its animation off.
    """
    px = painter.measures.px
    swing = 0.0
    if since is not None and since < LASTS:
        swing = abs(sin(tau * since / PULSE / 2))
    gap = px(2) + round(swing * px(SWING))
    line = max(2, px(3))
    # Dark lines make it visible on cards and on the cloth.
    for colour, more in ((theme.DARK_INK, -line), (theme.DARK_INK, line), (theme.LOOK, 0)):
        painter.ring(rect, px(7), colour, gap=gap + more)
    _arrow(painter, rect, gap + 2 * line)


def _arrow(painter: Painter, rect: Rect, gap: int) -> None:
    """Paint an arrow down to the upper edge; if space is short, up to the lower edge."""
    half = painter.measures.px(11)
    from_above = rect.top - gap - 2 * half >= 0
    tip = rect.top - gap if from_above else rect.bottom + gap
    back = tip - 2 * half if from_above else tip + 2 * half
    x = rect.centerx
    for colour, more in ((theme.DARK_INK, max(2, painter.measures.px(3))), (theme.LOOK, 0)):
        sign = 1 if from_above else -1
        points = [
            (x, tip + sign * more),
            (x - half - more, back - sign * more),
            (x + half + more, back - sign * more),
        ]
        painter.polygon(colour, points)


STRONG = 190
"""Maximum alpha of a light, 0 to 255."""
STAGED_SWING = 5.0
"""Amplitude of a shaking plate, in units."""
GAP = 2
"""Pixels between a remark and a highlight beside it."""
LEVELS = 12
"""Number of alpha levels while fading."""


def paint_below(painter: Painter, stage: HighlightStage, laid: Layout, now: float) -> None:
    """Paint the highlights below the moving cards: shaking plates and lights."""
    for shake in stage.shakes:
        _shaken(painter, shake, laid, now)
    for glow in stage.glows:
        _light(painter, glow, now)


def paint_above(
    painter: Painter, stage: HighlightStage, felt: Rect, now: float, spoken: Rect | None = None
) -> None:
    """Paint banners and points above the felt; they avoid the remark at ``spoken``."""
    for banner in stage.banners:
        _banner(painter, banner, felt, now, spoken)
    for figure in stage.figures:
        _figure(painter, figure, felt, now, spoken)


def off(rect: Rect, spoken: Rect | None, felt: Rect) -> int:
    """Distance in pixels by which a rectangle moves down to avoid a remark."""
    if spoken is None or not rect.colliderect(spoken):
        return 0
    if spoken.centery < felt.centery:
        return spoken.bottom + GAP - rect.top
    return spoken.top - GAP - rect.bottom


def colour_of(seat: Seat) -> Color:
    """Colour of a seat in highlights."""
    return theme.SEATS[seat % len(theme.SEATS)]


def _shaken(painter: Painter, shake: Shake, laid: Layout, now: float) -> None:
    """Paint a shaking plate: its image with the cloth around it, moved aside."""
    aside = round(shake.aside(now) * painter.measures.px(STAGED_SWING))
    if not aside:
        return
    screen = painter.surface
    around = painter.measures.px(STAGED_SWING) + 1
    rect = laid.plates[shake.seat].inflate(2 * around, 2).clip(screen.get_rect())
    screen.blit(screen.subsurface(rect).copy(), rect.move(aside, 0))


def _light(painter: Painter, glow: Glow, now: float) -> None:
    level = round(glow.strength(now) * LEVELS)
    if not level:
        return
    colour = colour_of(glow.seat)
    spread = painter.measures.px(16)
    size = (glow.rect.w + 4 * spread, glow.rect.h + 4 * spread)

    def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        return _lit(size, colour, spread)

    light = painter.images.made(("moment", tuple(colour), spread), size, make)
    light.set_alpha(255 * level // LEVELS)
    painter.surface.blit(light, light.get_rect(center=glow.rect.center))


def _lit(size: tuple[int, int], colour: Color, spread: int) -> Surface:
    """A soft light around a rectangle; blurring it small and scaling it up is cheap."""
    less = 4
    small = Surface((max(8, size[0] // less), max(8, size[1] // less)), pygame.SRCALPHA)
    inner = small.get_rect().inflate(-3 * spread // less, -3 * spread // less)
    small.fill((colour.r, colour.g, colour.b, 0))
    pygame.draw.rect(
        small, (colour.r, colour.g, colour.b, STRONG), inner, border_radius=spread // less
    )
    small = pygame.transform.box_blur(small, max(1, spread // less))
    light = pygame.transform.smoothscale(small, size)
    # The cards themselves keep their colours.
    inside = light.get_rect().inflate(-4 * spread, -4 * spread)
    pygame.draw.rect(light, (0, 0, 0, 0), inside, border_radius=spread // 2)
    return light


def _pill(painter: Painter, text: str, size: int, ink: Color, edge: Color) -> Surface:
    wide = painter.texts.width(text, size, "bold") + round(size * 1.3)
    high = round(size * 1.6)

    def make(identity: tuple[object, ...], size_of: tuple[int, int]) -> Surface:
        pill = Surface(size_of, pygame.SRCALPHA)
        before, painter.surface = painter.surface, pill
        painter.panel(pill.get_rect(), theme.NIGHT, high // 2, edge, line=max(1, size // 10))
        line = painter.texts.line(text, size, ink, "bold")
        pill.blit(line, line.get_rect(center=pill.get_rect().center))
        painter.surface = before
        return pill

    return painter.images.made(("pill", text, size, tuple(ink), tuple(edge)), (wide, high), make)


def _shown(
    painter: Painter, pill: Surface, centre: tuple[int, int], felt: Rect, strength: float
) -> None:
    level = round(strength * LEVELS)
    if level:
        pill.set_alpha(255 * level // LEVELS)
        painter.surface.blit(pill, pill.get_rect(center=centre).clamp(felt))


def _banner(painter: Painter, banner: Banner, felt: Rect, now: float, spoken: Rect | None) -> None:
    size = painter.measures.text(24)
    pill = _pill(painter, banner.text, size, colour_of(banner.seat), colour_of(banner.seat))
    rect = banner.place(pill.get_size(), size // 3, felt)
    rect.move_ip(0, off(rect, spoken, felt))
    below = round(banner.rise(now) * size)
    _shown(painter, pill, rect.move(0, below).center, felt, banner.strength(now))


def _figure(
    painter: Painter, figure: FlyingPoints, felt: Rect, now: float, spoken: Rect | None
) -> None:
    strength = figure.strength(now)
    if strength <= 0:
        return
    points = figure.shown(now)
    size = painter.measures.text(19)
    ink = theme.TEXT if figure.points >= 0 else theme.WARNING
    pill = _pill(painter, figured(points, signed=True), size, ink, colour_of(figure.seat))
    there = pill.get_rect(center=figure.goal).clamp(felt)
    aside = off(there, spoken, felt)
    _shown(painter, pill, figure.where(now, aside), felt, strength)
