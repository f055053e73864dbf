"""Paper has fibres inside its edge and none in high contrast, and its shadow has two depths."""

import pytest
from pygame import Rect, Surface

from game.storage.appearance import PLAIN_FELT
from game.ui.deck import materials
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures

SHEET = Rect(40, 40, 700, 560)


def painted(paint: object, contrast: bool = False) -> Surface:
    surface, images = Surface((800, 640)), CardImages()
    surface.fill("#808080")
    painter = Painter(surface, images, Texts(), PLAIN_FELT, ClothBackdrop(images))
    painter.measures = Measures(1280, 720, 1.0, contrast=contrast)
    assert callable(paint)
    paint(painter)
    return surface


def colours(surface: Surface, inside: Rect) -> set[tuple[int, ...]]:
    points = ((x, y) for x in range(inside.x, inside.right) for y in range(inside.y, inside.bottom))
    return {tuple(surface.get_at(point)) for point in points}


@pytest.mark.parametrize("contrast", [False, True])
def test_paper_has_fibres_to_its_edge_unless_contrast_is_high(contrast: bool) -> None:
    surface = painted(lambda painter: materials.paper(painter, SHEET), contrast)
    # Beyond the first tile of fibres, too.
    far = Rect(560, 560, 150, 30)
    assert (len(colours(surface, far)) > 10) != contrast
    around = SHEET.inflate(2, 2)
    assert tuple(surface.get_at(around.topleft)) == (128, 128, 128, 255)
    assert tuple(surface.get_at((around.right - 1, 300))) == (128, 128, 128, 255)


def test_a_lifted_shadow_reaches_further() -> None:
    def reach(lifted: bool) -> int:
        surface = painted(lambda painter: materials.shadow(painter, SHEET, 4, lifted))
        row = range(SHEET.right, 800)
        return sum(surface.get_at((x, 300)).r < 127 for x in row)

    assert 0 < 2 * reach(False) <= reach(True)
