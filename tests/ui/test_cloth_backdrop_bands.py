"""A panel too large to be kept as a picture looks as one that is."""

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.paint import painter as paint
from game.ui.kit.paint.painter import Painter
from tests.ui.stage import Stage

SIZES = ((800, 500), (1200, 260), (300, 900), (200, 180))


def painter_on(stage: Stage, surface: Surface) -> Painter:
    surface.fill("#77aa33")
    images = stage.app.images
    palette = stage.app.painter.palette
    return Painter(surface, images, stage.app.texts, palette, ClothBackdrop(images))


def painted(stage: Stage, rect: Rect, edge: str | None, alpha: int) -> Surface:
    """A raised panel on a coloured ground, one to be seen through on it, and a ring."""
    surface = Surface((1300, 1000))
    painter = painter_on(stage, surface)
    painter.raised(rect, "#123456", 21, edge)
    painter.panel(rect.inflate(-20, -20), "#654321", 9, edge, alpha)
    painter.ring(rect, 12)
    return surface


@pytest.mark.parametrize(("edge", "alpha"), [(None, 255), ("#abcdef", 255), ("#abcdef", 100)])
@pytest.mark.parametrize("size", SIZES)
def test_a_panel_put_together_of_pieces_is_the_panel(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    edge: str | None,
    alpha: int,
) -> None:
    rect = Rect((40, 40), size)
    assert rect.w * rect.h > paint.MIN_LARGE_PANEL_PIXEL_COUNT
    pieces = painted(stage, rect, edge, alpha)
    monkeypatch.setattr(paint, "MIN_LARGE_PANEL_PIXEL_COUNT", 10_000_000)
    whole = painted(stage, rect, edge, alpha)
    assert pygame.image.tobytes(pieces, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_panels_of_any_size_share_the_pieces_they_are_put_together_of(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: set[tuple[object, ...]] = set()
    keep = stage.app.images.made

    def noted(identity: tuple[object, ...], size: tuple[int, int], make: paint.Make) -> Surface:
        made.add((*identity, *size))
        return keep(identity, size, make)

    monkeypatch.setattr(stage.app.images, "made", noted)
    for size in SIZES:
        painted(stage, Rect((40, 40), size), "#abcdef", 100)
    assert len(made) == 4, "shadow, panel, a panel to be seen through, ring"
    assert all(max(one[-2:]) < 250 for one in made)  # type: ignore[type-var]


def test_a_panel_that_can_be_seen_through_is_equally_dark_everywhere(stage: Stage) -> None:
    surface = Surface((1300, 1000))
    painter = painter_on(stage, surface)
    surface.fill("#ffffff")
    painter.panel(Rect(40, 40, 1200, 900), "#000000", 21, alpha=128)
    inside = surface.subsurface(Rect(70, 70, 1140, 840))
    assert 126 <= inside.get_at((0, 0)).r <= 129
    assert pygame.transform.average_color(inside)[0] == inside.get_at((0, 0)).r
    assert inside.get_bounding_rect() == inside.get_rect()
