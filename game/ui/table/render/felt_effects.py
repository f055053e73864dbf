"""Effects on the felt: trays, the direction of play, a teacher's pointer and highlights.

A tray is a band that joins the slots of a player in a ring. Images come from the image cache.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin, tau
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from game.core.event import Seat
from game.core.table import FACE_UP_STACK_STYLE, HIDDEN_HAND_STYLE
from game.core.table_values import DirectionRing
from game.text.message import figured
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint import shapes, theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import (
    PictureSources,
    Rgba,
    Size,
    composed_picture,
    picture,
    rgba,
)
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.event_effects import arc_share
from game.ui.table.motion.highlights import (
    Banner,
    Burst,
    Flash,
    FlyingPoints,
    Glow,
    HighlightStage,
    Shake,
    Trail,
)

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


MAX_LIGHT_ALPHA = 190
"""Maximum alpha of a light, 0 to 255."""
PLATE_SHAKE_UNITS = 5.0
"""Amplitude of a shaking plate, in units."""
FADE_LEVEL_COUNT = 12
"""Number of alpha levels while fading."""
MAX_TITLE_WIDTH_SHARE = 0.62
"""Maximum width of a title, as a share of the felt."""
CARD_CORNER_RADIUS_SHARE = 0.06
"""Radius of a card's corner, as a share of its width."""
POINTS_TEXT_UNITS = 19.0
"""Size of the text of points, in units."""
DOT_DISTANCE_UNITS = 20
"""Distance of the dots of a line, in units."""
PARTICLE_SIZE_COUNT = 6
"""Number of sizes of a particle."""


class Kept(NamedTuple):
    """A shape on the felt behind which effects pass: a rectangle with round corners, turned."""

    rect: Rect
    radius: int = 0
    turned: float = 0.0


def paint_below(
    painter: Painter,
    stage: HighlightStage,
    laid: Layout,
    felt: Rect,
    now: float,
    still: Surface,
    kept: Sequence[Kept] = (),
) -> None:
    """Paint the highlights below the moving cards: lights, particles and shaking plates.

    Light and particles pass behind cards that can be read and what is ``kept``: they stay as in the
    ``still`` picture.
    """
    for flash in stage.flashes:
        _flash(painter, flash, felt, now)
    for glow in stage.glows:
        _light(painter, glow, now)
    for burst in stage.bursts:
        _burst(painter, burst, felt, now)
    shines = any(one.strength(now) for one in stage.flashes)
    if stage.bursts or shines or any(one.strength(now) for one in stage.glows):
        backs = {one.zone for one in laid.places if one.style is HIDDEN_HAND_STYLE}
        cards = [
            Kept(
                pose.rect(laid.card),
                round(CARD_CORNER_RADIUS_SHARE * pose.rect(laid.card).w),
                pose.angle,
            )
            for zone, poses in laid.poses.items()
            for pose in poses
            if laid.counts.get(zone) and zone not in backs
        ]
        for one in (*cards, *kept):
            _restore(painter, still, one)
    for shake in stage.shakes:
        _shaken(painter, shake, laid, now)


def paint_above(
    painter: Painter,
    stage: HighlightStage,
    felt: Rect,
    now: float,
    said: tuple[Rect, ...] = (),
) -> None:
    """Paint banners and points above the felt; they avoid what is ``said`` on it."""
    for trail in stage.trails:
        _trail(painter, trail, now)
    for quake in stage.quakes:
        _quake(painter, quake.offset(now), felt)
    for banner in stage.banners:
        _banner(painter, banner, felt, now, said)
    words = [word_place(painter, one, felt, said)[1] for one in stage.banners]
    for figure in stage.figures:
        _figure(painter, figure, felt, now, (*said, *words))


def _restore(painter: Painter, still: Surface, kept: Kept) -> None:
    """Paint the part of the still picture that a shape covers."""
    if not kept.radius:
        painter.surface.blit(still, kept.rect, kept.rect)
        return
    mask = _mask(painter, kept.rect.size, kept.radius, kept.turned)
    where = mask.get_rect(center=kept.rect.center)
    inside = where.clip(still.get_rect())
    part = Surface(inside.size, pygame.SRCALPHA)
    part.blit(still, (0, 0), inside)
    cut = inside.move(-where.x, -where.y)
    part.blit(mask, (0, 0), cut, special_flags=pygame.BLEND_RGBA_MULT)
    painter.surface.blit(part, inside)


@picture
def _mask(size: Size, radius: int, turned: float) -> Surface:
    big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    pygame.draw.rect(big, "white", big.get_rect(), border_radius=2 * radius)
    return pygame.transform.rotozoom(big, turned, 0.5)


def _light_alpha(strength: float) -> int:
    """Alpha of a brightness, 0 to 255, in a few levels."""
    return 255 * round(min(1.0, strength) * FADE_LEVEL_COUNT) // FADE_LEVEL_COUNT


def _flash(painter: Painter, flash: Flash, felt: Rect, now: float) -> None:
    """Paint a light on the felt around the landed cards, and on its rim."""
    side = round(felt.h * (0.7 + 0.7 * flash.power)) // 64 * 64
    colour = colour_of(flash.seat)
    # The light is made before it is needed, so that no frame at the landing waits for it.
    light = _round_light(painter, (side, side), rgba(colour))
    alpha = _light_alpha(flash.strength(now))
    if alpha:
        light.set_alpha(alpha)
        where = light.get_rect(center=flash.centre)
        part = where.clip(felt)
        painter.surface.blit(light, part, part.move(-where.x, -where.y))
        paint_rim(painter, felt, colour, flash.strength(now))


@picture
def _round_light(size: Size, colour: Rgba) -> Surface:
    small = Surface((64, 64), pygame.SRCALPHA)
    small.fill((*colour[:3], 0))
    for ring in range(32, 0, -1):
        shade = (*colour[:3], round(150 * (1 - ring / 32) ** 1.3))
        pygame.draw.circle(small, shade, (32, 32), ring)
    return pygame.transform.smoothscale(small, size)


def paint_rim(painter: Painter, felt: Rect, colour: Color, strength: float) -> None:
    """Light the rim of the felt from inside; ``strength`` is 0 to 1."""
    alpha = _light_alpha(strength)
    if not alpha:
        return
    deep = max(8, painter.measures.px(46))
    for side in ("top", "bottom", "left", "right"):
        size = (felt.w, deep) if side in ("top", "bottom") else (deep, felt.h)
        strip = _rim_light(painter, size, side, rgba(colour))
        strip.set_alpha(alpha)
        where = strip.get_rect(topleft=felt.topleft)
        if side in ("bottom", "right"):
            where = strip.get_rect(bottomright=felt.bottomright)
        painter.surface.blit(strip, where)


@picture
def _rim_light(size: Size, side: str, colour: Rgba) -> Surface:
    across = side in ("top", "bottom")
    deep = size[1] if across else size[0]
    line = Surface((1, deep) if across else (deep, 1), pygame.SRCALPHA)
    for step in range(deep):
        near = step if side in ("top", "left") else deep - 1 - step
        shade = (*colour[:3], round(210 * (1 - near / deep) ** 2))
        line.set_at((0, step) if across else (step, 0), shade)
    return pygame.transform.scale(line, size)


def paint_suspense(
    painter: Painter,
    laid: Layout,
    felt: Rect,
    left: float,
    whole: float,
    still: bool,
    picture: Surface,
    kept: Sequence[Kept],
) -> None:
    """Light the felt while a call window is open: its rim pulses, and a light goes round.

    The light goes from plate to plate, whoever may call. Both quicken towards the end. ``left`` of
    ``whole`` seconds are left. A ``still`` light neither pulses nor goes round. What is ``kept``
    stays as in the ``picture``.
    """
    paint_rim(painter, felt, theme.WARNING_COLOUR, rim_brightness(left, whole, still))
    if still:
        return
    steps = LIT_PLATE_COUNT * _beat_count(left, whole)
    seat = list(laid.plates)[int(steps) % len(laid.plates)]
    power = arc_share(steps % 1.0)
    _light(painter, Glow(laid.plates[seat], Seat(seat), 0.0, 0.0, 2.0, 0.0, power), 1.0)
    for one in kept:
        _restore(painter, picture, one)


LIT_PLATE_COUNT = 3
"""Number of plates that a light passes in a beat."""


def _beat_count(left: float, whole: float) -> float:
    """Beats since a call window was opened: one in a second at first, three at the end."""
    share = 1 - min(1.0, max(0.0, left / whole))
    return whole * (share + share * share)


def rim_brightness(left: float, whole: float, still: bool) -> float:
    """Brightness of the rim, 0 to 1, with ``left`` of ``whole`` seconds left."""
    base = 0.45 + 0.55 * (1 - min(1.0, max(0.0, left / whole)))
    if still:
        return base
    return base * (0.35 + 0.65 * abs(arc_share(_beat_count(left, whole) % 1.0)) ** 2)


def _trail(painter: Painter, trail: Trail, now: float) -> None:
    """Paint a row of dots that leads to a larger one."""
    alpha = _light_alpha(trail.strength(now))
    if not alpha:
        return
    (x, y), (gx, gy) = trail.start.center, trail.goal.center
    steps = max(2, round(hypot(gx - x, gy - y) / max(4, painter.measures.px(DOT_DISTANCE_UNITS))))
    for step in range(steps + 1):
        last = step == steps
        side = max(3, painter.measures.px(26 if last else 12))
        dot = _dot(painter, (side, side), rgba(colour_of(trail.seat)))
        dot.set_alpha(alpha)
        centre = (round(x + (gx - x) * step / steps), round(y + (gy - y) * step / steps))
        painter.surface.blit(dot, dot.get_rect(center=centre))


@picture
def _dot(size: Size, colour: Rgba) -> Surface:
    """A dot with a dark edge."""
    big = Surface((4 * size[0], 4 * size[1]), pygame.SRCALPHA)
    pygame.draw.circle(big, theme.DARK_GROUND, big.get_rect().center, 2 * size[0])
    pygame.draw.circle(big, colour, big.get_rect().center, round(1.5 * size[0]))
    return pygame.transform.smoothscale(big, size)


@picture
def _spark(size: Size, colour: Rgba) -> Surface:
    """A star of four points, white inside."""
    big = Surface((4 * size[0], 4 * size[1]), pygame.SRCALPHA)
    big.fill((*colour[:3], 0))
    half = 2 * size[0]
    for ink, out, inner in ((colour, half, half * 0.34), ("white", half * 0.5, half * 0.2)):
        points = []
        for step in range(8):
            far = inner if step % 2 else out
            points.append((half + far * cos(tau * step / 8), half + far * sin(tau * step / 8)))
        pygame.draw.polygon(big, ink, points)
    return pygame.transform.smoothscale(big, size)


def _burst(painter: Painter, burst: Burst, felt: Rect, now: float) -> None:
    most = painter.measures.px(17)
    colour = rgba(colour_of(burst.seat))
    for spark in burst.sparks(now):
        size = round(spark.size * PARTICLE_SIZE_COUNT) * most // PARTICLE_SIZE_COUNT
        if size >= 2 and felt.collidepoint(spark.x, spark.y):
            dot = _spark(painter, (size, size), colour)
            painter.surface.blit(dot, dot.get_rect(center=(round(spark.x), round(spark.y))))


def _quake(painter: Painter, offset: tuple[float, float], felt: Rect) -> None:
    """Move the picture of the felt aside."""
    dx, dy = round(painter.measures.px(offset[0])), round(painter.measures.px(offset[1]))
    if not dx and not dy:
        return
    screen = painter.surface
    inner = felt.clip(screen.get_rect())
    moved = inner.move(dx, dy).clip(inner)
    screen.blit(screen.subsurface(inner).copy(), moved, moved.move(-inner.x - dx, -inner.y - dy))


def colour_of(seat: Seat) -> Color:
    """Colour of a seat in highlights."""
    return theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]


def _shaken(painter: Painter, shake: Shake, laid: Layout, now: float) -> None:
    """Paint a shaking plate: its image with the cloth around it, moved aside."""
    aside = round(shake.sideways_offset(now) * painter.measures.px(PLATE_SHAKE_UNITS))
    if not aside:
        return
    screen = painter.surface
    around = abs(aside) + 1
    rect = laid.plates[shake.seat].inflate(2 * around, 2).clip(screen.get_rect())
    screen.blit(screen.subsurface(rect).copy(), rect.move(aside, 0))


def _light(painter: Painter, glow: Glow, now: float) -> None:
    level = round(min(1.0, glow.strength(now)) * FADE_LEVEL_COUNT)
    if not level:
        return
    spread = painter.measures.px(8 + 10 * glow.power)
    size = (glow.rect.w + 4 * spread, glow.rect.h + 4 * spread)
    light = _lit(painter, size, rgba(colour_of(glow.seat)), spread)
    light.set_alpha(255 * level // FADE_LEVEL_COUNT)
    painter.surface.blit(light, light.get_rect(center=glow.rect.center))


@picture
def _lit(size: Size, colour: Rgba, spread: int) -> Surface:
    """A soft light around a rectangle; blurring it small and scaling it up is cheap."""
    less = 4
    small = Surface((max(8, size[0] // less), max(8, size[1] // less)), pygame.SRCALPHA)
    inner = small.get_rect().inflate(-3 * spread // less, -3 * spread // less)
    small.fill((*colour[:3], 0))
    pygame.draw.rect(small, (*colour[:3], MAX_LIGHT_ALPHA), inner, border_radius=spread // less)
    small = pygame.transform.box_blur(small, max(1, spread // less))
    return pygame.transform.smoothscale(small, size)


def _pill_size(painter: Painter, text: str, size: int) -> tuple[int, int]:
    """Width and height of a text of a size with its ground, in pixels."""
    return painter.texts.width(text, size, "bold") + round(size * 1.3), round(size * 1.6)


@composed_picture
def _pill(
    sources: PictureSources, size: Size, text: str, em: int, ink: Rgba, edge: Rgba, line: int
) -> Surface:
    """A text of ``em`` pixels on a dark ground with an edge ``line`` pixels wide."""
    pill = shapes.panel(size, theme.DARK_GROUND, size[1] // 2, Color(edge), 255, line)
    words = sources.texts.line(text, em, Color(ink), "bold")
    pill.blit(words, words.get_rect(center=pill.get_rect().center))
    return pill


def _shown(
    painter: Painter, pill: Surface, centre: tuple[int, int], felt: Rect, strength: float
) -> None:
    level = round(strength * FADE_LEVEL_COUNT)
    if level:
        pill.set_alpha(255 * level // FADE_LEVEL_COUNT)
        painter.surface.blit(pill, pill.get_rect(center=centre).clamp(felt))


@composed_picture
def _word(sources: PictureSources, size: Size, text: str, em: int, ink: Rgba) -> Surface:
    """Large letters of ``em`` pixels with a dark edge, which are read on any ground."""
    edge = max(2, em // 12)
    word = Surface(size, pygame.SRCALPHA)
    middle = word.get_rect().center
    dark = sources.texts.line(text, em, theme.DARK_GROUND, "bold")
    for step in range(16):
        x, y = edge * cos(tau * step / 16), edge * sin(tau * step / 16)
        word.blit(dark, dark.get_rect(center=(round(middle[0] + x), round(middle[1] + y))))
    line = sources.texts.line(text, em, Color(ink), "bold")
    word.blit(line, line.get_rect(center=middle))
    return word


def _word_size(painter: Painter, text: str, size: int) -> tuple[int, int]:
    """Width and height of large letters with their edge, in pixels."""
    edge = 4 * max(2, size // 12)
    return painter.texts.width(text, size, "bold") + edge, painter.texts.height(size) + edge


def word_place(
    painter: Painter, banner: Banner, felt: Rect, said: tuple[Rect, ...]
) -> tuple[int, Rect]:
    """Text size of a title at rest, and its rectangle; it keeps off what is ``said``."""
    size = painter.measures.text_size(banner.units)
    wide = painter.texts.width(banner.text, size, "bold")
    size = min(size, round(size * MAX_TITLE_WIDTH_SHARE * felt.w / wide))
    least = min(size, painter.measures.text_size(24))
    sizes = [size]
    while sizes[-1] > least:
        sizes.append(max(least, round(sizes[-1] * 0.85)))
    extents = [_word_size(painter, banner.text, one) for one in sizes]
    number, rect = banner.fitted(extents, felt, said)
    return sizes[number], rect


def _banner(
    painter: Painter, banner: Banner, felt: Rect, now: float, said: tuple[Rect, ...]
) -> None:
    size, rect = word_place(painter, banner, felt, said)
    ink = rgba(colour_of(banner.seat))
    word = _word(painter, _word_size(painter, banner.text, size), banner.text, size, ink)
    grown = banner.grown(rect, now, felt, said)
    if abs(grown.w - rect.w) > 0.02 * rect.w:
        word = pygame.transform.smoothscale(word, grown.size)
    _shown(painter, word, grown.center, felt, banner.strength(now))


def points_place(
    painter: Painter, figure: FlyingPoints, felt: Rect, said: tuple[Rect, ...]
) -> Rect:
    """Where points count; they keep off what is ``said``."""
    size = painter.measures.text_size(POINTS_TEXT_UNITS)
    extent = _pill_size(painter, figured(figure.points, signed=True), size)
    return figure.stop(extent, max(2, size // 5), felt, said)


def _figure(
    painter: Painter, figure: FlyingPoints, felt: Rect, now: float, said: tuple[Rect, ...]
) -> None:
    strength = figure.strength(now)
    if strength <= 0:
        return
    points = figured(figure.shown_points(now), signed=True)
    size = painter.measures.text_size(POINTS_TEXT_UNITS)
    ink = theme.LIGHT_INK if figure.points >= 0 else theme.WARNING_COLOUR
    extent = _pill_size(painter, points, size)
    line = painter.edge_line(extent, max(1, size // 10))
    pill = _pill(painter, extent, points, size, rgba(ink), rgba(colour_of(figure.seat)), line)
    stop = points_place(painter, figure, felt, said)
    melted = figure.melted_share(now)
    if melted:
        left = 1 - 0.7 * melted
        shrunk = (max(1, round(pill.get_width() * left)), max(1, round(pill.get_height() * left)))
        pill = pygame.transform.smoothscale(pill, shrunk)
    _shown(painter, pill, figure.where(now, stop.center), felt, strength)
