"""Pictures cut from drawings, wherever that is done: nothing but the drawing is looked at."""

import io

import pygame
from pygame import Surface

Key = tuple[object, ...]
"""What a picture is kept by: its identity and its size."""
WAYS = FLAT, SOFT, DOUBLE = "flat", "soft", "double"
"""How a card is cut: to lie, to be under way, and twice as large, to be turned."""


def rasterise(source: str, size: tuple[int, int]) -> Surface:
    """An SVG text as a picture of this size in pixels, at least of one.

    In a window of a few pixels an icon may come to none.
    """
    wide, high = size
    file = io.BytesIO(source.encode("utf-8"))
    return pygame.image.load_sized_svg(file, (max(1, wide), max(1, high)))


def cut_card(source: str, how: str, size: tuple[int, int]) -> Surface:
    """A card's picture of its SVG, for a card of this size in pixels."""
    if how == FLAT:
        return rasterise(source, size)
    if how == SOFT:
        return padded(rasterise(source, size), 2).premul_alpha()
    return padded(rasterise(source, (2 * size[0], 2 * size[1])), 4).premul_alpha()


def cut_for(identity: Key) -> Key:
    """What is cut from a drawing for the picture of a card: one that is turned is cut larger."""
    return (*identity[:3], DOUBLE) if isinstance(identity[-1], int | float) else identity


def unnamed(identity: Key) -> Key:
    """A card's identity without what it stands for, as a wild one lies in the hand."""
    return (identity[0], str(identity[1]).partition("=")[0], *identity[2:])


def padded(surface: Surface, edge: int) -> Surface:
    """The picture with a clear edge, so that turning it leaves smooth sides."""
    wide, high = surface.get_size()
    around = Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    around.blit(surface, (edge, edge))
    return around
