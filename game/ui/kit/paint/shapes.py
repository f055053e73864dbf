"""Basic shapes as pictures: rounded panels, rings, soft shadows.

Their sides are uniform, so a small picture is made and stretched.  A panel of the window's size
then costs as little as a button.
"""

from collections.abc import Callable

import pygame
from pygame import Color, Rect, Surface


def panel(
    size: tuple[int, int], fill: Color, radius: int, edge: Color | None, alpha: int, line: int
) -> Surface:
    """A rounded panel with an edge ``line`` pixels wide."""

    def make(size: tuple[int, int]) -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        made.fill(edge if edge is not None else fill)
        if edge is not None and size[0] > 2 * line and size[1] > 2 * line:
            inner = Surface((size[0] - 2 * line, size[1] - 2 * line), pygame.SRCALPHA)
            inner.fill(fill)
            round_corners(inner, radius - line)
            made.blit(inner, (line, line))
        round_corners(made, radius)
        if alpha < 255:
            made.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return made.convert_alpha() if pygame.display.get_init() else made

    return _drawn_out(size, panel_border(radius, line), make)


def panel_border(radius: int, line: int) -> int:
    """Distance in pixels from the edge beyond which a panel is uniform."""
    return radius + line + 1


def ring(size: tuple[int, int], colour: Color, radius: int, line: int) -> Surface:
    """A clear line along the inside of a rounded rectangle."""

    def make(size: tuple[int, int]) -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        made.fill(colour)
        round_corners(made, radius)
        hole = Surface((max(0, size[0] - 2 * line), max(0, size[1] - 2 * line)), pygame.SRCALPHA)
        hole.fill((0, 0, 0, 255))
        round_corners(hole, radius - line)
        made.blit(hole, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
        return made

    return _drawn_out(size, panel_border(radius, line), make)


def shadow(size: tuple[int, int], radius: int, spread: int, strength: int) -> Surface:
    """A soft shadow of a rounded rectangle, ``spread`` pixels wider on every side."""

    def make(size: tuple[int, int]) -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        inside = Rect(spread, spread, size[0] - 2 * spread, size[1] - 2 * spread)
        pygame.draw.rect(made, (0, 0, 0, strength), inside, border_radius=radius)
        return pygame.transform.box_blur(made, _blur_radius(spread))

    whole = (size[0] + 2 * spread, size[1] + 2 * spread)
    return _drawn_out(whole, shadow_border(radius, spread), make)


def shadow_border(radius: int, spread: int) -> int:
    """Distance in pixels from the edge beyond which a shadow is uniform."""
    return spread + radius + _blur_radius(spread) + 1


def _blur_radius(spread: int) -> int:
    return max(1, spread // 2)


def round_corners(picture: Surface, radius: int) -> None:
    """Round the corners of a picture with an alpha channel, antialiased."""
    width, height = picture.get_size()
    radius = min(radius, width // 2, height // 2)
    if radius < 1:
        return
    big = Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (8 * radius, 8 * radius), 8 * radius)
    corner = pygame.transform.smoothscale(big, (radius, radius))
    for right in (False, True):
        for low in (False, True):
            place = (width - radius if right else 0, height - radius if low else 0)
            turned = pygame.transform.flip(corner, right, low)
            picture.blit(turned, place, special_flags=pygame.BLEND_RGBA_MULT)


def _drawn_out(
    size: tuple[int, int], border: int, make: Callable[[tuple[int, int]], Surface]
) -> Surface:
    """A picture of this size, stretched from a small one with uniform sides.

    ``border`` is the distance in pixels from the edge beyond which the picture is uniform.
    """
    least = 2 * border + 1
    if size[0] < least or size[1] < least:
        return make(size)
    small = make((least, least))
    whole = Surface(size, pygame.SRCALPHA, small)
    whole.fill(small.get_at((border, border)))
    columns = (
        (0, 0, border),
        (border, border, size[0] - 2 * border),
        (border + 1, size[0] - border, border),
    )
    rows = (
        (0, 0, border),
        (border, border, size[1] - 2 * border),
        (border + 1, size[1] - border, border),
    )
    for column, x, wide in columns:
        for row, y, high in rows:
            if column == row == border:
                continue
            part = Rect(column, row, 1 if column == border else wide, 1 if row == border else high)
            drawn = pygame.transform.scale(small.subsurface(part), (wide, high))
            whole.fill((0, 0, 0, 0), (x, y, wide, high))
            whole.blit(drawn, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return whole
