"""Painting what is staged: lights, shaking plates, banners and points, each from a kept picture."""

import pygame
from pygame import Color, Rect, Surface

from game.core.event import Seat
from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.table.layout import Layout
from game.ui.table.staging import Banner, Figure, Glow, Shake, Stage
from game.words.message import figured

STRONG = 190
"""How bright a light is at its brightest, of 255."""
SWING = 5.0
"""How far a plate shakes to a side, in units."""
GAP = 2
"""Pixels between what is said and what would lie over it."""
LEVELS = 12
"""So many steps of fading are told apart."""


def paint_below(painter: Painter, stage: Stage, laid: Layout, now: float) -> None:
    """What lies under the cards on their way."""
    for shake in stage.shakes:
        _shaken(painter, shake, laid, now)
    for glow in stage.glows:
        _light(painter, glow, now)


def paint_above(
    painter: Painter, stage: Stage, felt: Rect, now: float, spoken: Rect | None = None
) -> None:
    """What lies over everything on the felt, but for what somebody says: ``spoken`` is where."""
    for banner in stage.banners:
        _banner(painter, banner, felt, now, spoken)
    for figure in stage.figures:
        _figure(painter, figure, felt, now, spoken)


def off(rect: Rect, spoken: Rect | None, felt: Rect) -> int:
    """How far down a rectangle has to go, in pixels, to lie beside what is said."""
    if spoken is None or not rect.colliderect(spoken):
        return 0
    if spoken.centery < felt.centery:
        return spoken.bottom + GAP - rect.top
    return spoken.top - GAP - rect.bottom


def colour_of(seat: Seat) -> Color:
    """Somebody's colour."""
    return theme.SEATS[seat % len(theme.SEATS)]


def _shaken(painter: Painter, shake: Shake, laid: Layout, now: float) -> None:
    """A plate that is aside: its picture with the cloth around it, moved over itself."""
    aside = round(shake.aside(now) * painter.measures.px(SWING))
    if not aside:
        return
    screen = painter.surface
    around = painter.measures.px(SWING) + 1
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

    light = painter.assets.made(("moment", tuple(colour), spread), size, make)
    light.set_alpha(255 * level // LEVELS)
    painter.surface.blit(light, light.get_rect(center=glow.rect.center))


def _lit(size: tuple[int, int], colour: Color, spread: int) -> Surface:
    """A soft light around a rectangle: blurred small and drawn large, it costs next to nothing."""
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
    """Words on a dark ground with an edge in somebody's colour."""
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

    return painter.assets.made(("pill", text, size, tuple(ink), tuple(edge)), (wide, high), make)


def _shown(painter: Painter, pill: Surface, centre: tuple[int, int], felt: Rect,
           strength: float) -> None:  # fmt: skip
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


def _figure(painter: Painter, figure: Figure, felt: Rect, now: float, spoken: Rect | None) -> None:
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
