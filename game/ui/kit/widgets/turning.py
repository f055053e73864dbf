"""A card, a poster or a calendar day that turns over."""

from collections.abc import Callable
from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from game.ui.kit.paint.painter import Painter

TURNING_OVER_SECONDS = 0.5
"""Time that one usually takes to turn over, in seconds."""


class Turning:
    """How far a card has turned over: ``share`` is 0 for its back and 1 for its face.

    It begins ``after`` seconds from its first update, and takes ``seconds``.
    """

    __slots__ = ("after", "begins", "seconds", "share")

    def __init__(self, after: float, seconds: float = TURNING_OVER_SECONDS) -> None:
        self.after = after
        self.seconds = seconds
        self.begins: float | None = None
        self.share = 0.0

    def update(self, now: float) -> bool:
        """Turn on; whether the card still turns."""
        if self.begins is None:
            self.begins = now + self.after
        self.share = min(1.0, max(0.0, (now - self.begins) / self.seconds))
        return self.share < 1


def turned_width(width: int, share: float) -> int:
    """How wide something seems that has turned over by a share, in pixels."""
    return max(1, round(width * abs(cos(pi * share))))


def paint_turned(
    painter: Painter,
    rect: Rect,
    share: float,
    paint_side: Callable[[Rect, bool], None],
    rise_share: float = 0.0,
) -> None:
    """Paint something that turns over, narrowed about the middle of its rectangle.

    ``paint_side`` paints the face or the back into a rectangle. Half way the height is larger by
    ``rise_share``.
    """
    if share in (0.0, 1.0):
        paint_side(rect, share > 0)
        return
    side, onto = Surface(rect.size, pygame.SRCALPHA), painter.surface
    painter.surface = side
    paint_side(side.get_rect(), share >= 0.5)
    painter.surface = onto
    high = round(rect.h * (1 + rise_share * sin(pi * share)))
    seen = pygame.transform.smoothscale(side, (turned_width(rect.w, share), high))
    onto.blit(seen, seen.get_rect(center=rect.center))
