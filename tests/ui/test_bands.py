"""A panel too large to be kept as a picture looks as one that is."""

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.paint import painter as paint
from game.ui.paint.painter import Painter
from tests.ui.stage import Stage

SIZES = ((800, 500), (1200, 260), (300, 900))


def painted(stage: Stage, rect: Rect, edge: str | None) -> Surface:
    """A raised panel on a coloured ground."""
    surface = Surface((1300, 1000))
    surface.fill("#77aa33")
    painter = Painter(surface, stage.app.assets, stage.app.texts, stage.app.painter.cloth)
    painter.raised(rect, "#123456", 21, edge)
    return surface


@pytest.mark.parametrize("edge", [None, "#abcdef"])
@pytest.mark.parametrize("size", SIZES)
def test_a_panel_painted_in_bands_is_the_panel(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], edge: str | None
) -> None:
    rect = Rect((40, 40), size)
    assert rect.w * rect.h > paint.LARGE
    bands = painted(stage, rect, edge)
    monkeypatch.setattr(paint, "LARGE", 10_000_000)
    whole = painted(stage, rect, edge)
    assert bands.get_at(rect.center) == pygame.Color("#123456")
    assert pygame.image.tobytes(bands, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_of_a_panel_painted_in_bands_only_its_sides_are_kept(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, int]] = []
    keep = stage.app.assets.made

    def noted(identity: tuple[object, ...], size: tuple[int, int], make: paint.Make) -> Surface:
        made.append(size)
        return keep(identity, size, make)

    monkeypatch.setattr(stage.app.assets, "made", noted)
    painted(stage, Rect(40, 40, 1200, 900), None)
    assert made
    assert all(min(size) < 120 for size in made)


def test_a_panel_that_can_be_seen_through_is_painted_as_one(stage: Stage) -> None:
    surface = Surface((1300, 1000))
    surface.fill("#ffffff")
    painter = Painter(surface, stage.app.assets, stage.app.texts, stage.app.painter.cloth)
    painter.panel(Rect(40, 40, 1200, 900), "#000000", 21, alpha=128)
    assert 126 <= surface.get_at((640, 500)).r <= 129
