"""Painting the way of play: a ring around the middle of the table."""

from math import cos, hypot, sin

import pygame
from pygame import Color

from game.core.sign import Ring
from game.ui.paint.painter import Painter
from game.ui.table.layout import Layout


def paint_ring(painter: Painter, laid: Layout, way: Ring | None) -> None:
    """A faint ellipse with arrows on it."""
    if way is None:
        return
    wide, high = round(way.across * laid.card), round(way.down * laid.card)
    size = (2 * wide + 8, 2 * high + 8)
    line = max(2, painter.measures.px(2.5))

    def make(identity: tuple[object, ...], size: tuple[int, int]) -> pygame.Surface:
        big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
        pygame.draw.ellipse(big, (255, 255, 255, 34), big.get_rect(), line * 2)
        return pygame.transform.smoothscale(big, size)

    mark = painter.assets.made(("way", line), size, make)
    painter.surface.blit(mark, mark.get_rect(center=laid.middle))
    turn = -1 if way.turned else 1
    for angle in way.arrows:
        x, y = wide * cos(angle) + laid.middle[0], high * sin(angle) + laid.middle[1]
        _arrow(painter, laid.card, (x, y), (turn * wide * -sin(angle), turn * high * cos(angle)))


def _arrow(
    painter: Painter, card: float, place: tuple[float, float], along: tuple[float, float]
) -> None:
    """A small arrowhead at a place, pointing along a direction."""
    length = hypot(*along)
    dx, dy = (part / length * card * 0.11 for part in along)
    # Longer than wide and notched: which corner is the tip must be plain at any angle.
    points = [
        (place[0] + ahead * dx - across * dy, place[1] + ahead * dy + across * dx)
        for ahead, across in ((1.3, 0), (-1.1, 0.85), (-0.55, 0), (-1.1, -0.85))
    ]
    colour = Color(painter.cloth.middle).lerp(Color("white"), 0.34)
    painter.polygon(colour, points)
    painter.outline(colour, points)
