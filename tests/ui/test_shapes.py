"""A large shape that is drawn out of a small one is the shape itself, to the last bit."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Color, Surface

from game.ui.kit.paint import shapes

SIZES = ((300, 120), (61, 400), (57, 57), (18, 240), (20, 20))
SHAPES: dict[str, Callable[[tuple[int, int]], Surface]] = {
    "panel": lambda size: shapes.panel(size, Color("#123456"), 12, None, 255, 1),
    "panel with an edge": lambda size: shapes.panel(
        size, Color("#123456"), 12, Color("#abcdef"), 255, 2
    ),
    "clear panel": lambda size: shapes.panel(size, Color("#fefefe"), 5, None, 46, 1),
    "ring": lambda size: shapes.ring(size, Color("#8fd3ff"), 9, 3),
    "shadow": lambda size: shapes.shadow(size, 8, 7, 130),
}


def at_once(
    size: tuple[int, int], border: int, make: Callable[[tuple[int, int]], Surface]
) -> Surface:
    """The whole shape made at its own size."""
    return make(size)


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("size", SIZES)
def test_a_shape_drawn_out_is_as_if_it_were_made_at_once(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_out = SHAPES[name](size)
    monkeypatch.setattr(shapes, "_drawn_out", at_once)
    whole = SHAPES[name](size)
    assert drawn_out.get_size() == whole.get_size()
    assert pygame.image.tobytes(drawn_out, "RGBA") == pygame.image.tobytes(whole, "RGBA")


def test_a_large_shape_is_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    blurred: list[tuple[int, int]] = []
    blur = pygame.transform.box_blur

    def watched(surface: Surface, radius: int) -> Surface:
        blurred.append(surface.get_size())
        return blur(surface, radius)

    monkeypatch.setattr(pygame.transform, "box_blur", watched)
    assert shapes.shadow((900, 700), 8, 7, 130).get_size() == (914, 714)
    assert all(max(size) < 60 for size in blurred)
