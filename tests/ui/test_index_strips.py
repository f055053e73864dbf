"""Small covered cards: of each only the index shows, and the last of a row shows its face."""

import pytest
from pygame import Rect, Surface

from game.core.table import MELD_STYLE
from game.ui.deck.card_images import (
    LARGE_INDEX_FACES,
    LARGE_INDEX_HEIGHT_SHARE,
    USUAL_INDEX_FACES,
    card_height,
)
from game.ui.deck.card_widgets import Cards
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.widget import NodeStyle
from tests.together import check_each
from tests.ui.crowds import CROWDS
from tests.ui.stage import Stage, canvas

ROW = ("KD", "9S", "JK", "AH", "QC")


def colours(surface: Surface, rect: Rect) -> set[tuple[int, ...]]:
    return {
        tuple(surface.get_at((x, y)))
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    }


def foot(card: Rect, shown: int) -> Rect:
    """The part below the index, where so many pixels of the card show, without its edges."""
    top = card.y + round(LARGE_INDEX_HEIGHT_SHARE * card.h) + 1
    return Rect(card.x + 3, top, shown - 4, round(0.94 * card.h) + card.y - top)


def test_beside_a_large_index_a_small_covered_card_is_plain(stage: Stage) -> None:
    """A piece of a crown there would be read as a comma."""
    stage.resize(1280, 720)

    def check(width: int) -> None:
        surface, step = canvas((1280, 720)), round(0.6 * width)
        rect = Rect(20, 20, width + 4 * step, card_height(width))
        courts = ("JS", "QH", "KD", "JK=KC", "2C")
        look = Cards(courts, width, LARGE_INDEX_FACES, step=step)
        look.paint(stage.app.painter, Node(Role.CARDS, "", rect), NodeStyle())
        for place in range(len(courts) - 1):
            left = 20 + place * step + round(0.41 * width)
            beside = Rect(left, 20 + width // 10, step - round(0.41 * width) - 2, rect.h // 3)
            assert len(colours(surface, beside)) == 1, (courts[place], width)

    check_each(check, (30, 37, 44, 50, 56))


@pytest.mark.parametrize("faces", [LARGE_INDEX_FACES, USUAL_INDEX_FACES])
@pytest.mark.parametrize("contrast", ["off", "on"])
def test_small_cards_of_a_page_show_no_pip_below_the_index(
    stage: Stage, faces: str, contrast: str
) -> None:
    stage.app.set("contrast", contrast)
    stage.resize(1280, 720)

    def check(width: int) -> None:
        surface, step = canvas((1280, 720)), round(0.6 * width)
        rect = Rect(20, 20, width + 4 * step, card_height(width))
        node = Node(Role.CARDS, "", rect)
        Cards(ROW, width, faces, step=step).paint(stage.app.painter, node, NodeStyle())
        for place in range(len(ROW) - 1):
            card = Rect(20 + place * step, 20, width, rect.h)
            assert len(colours(surface, foot(card, step))) == 1, (ROW[place], width)
        last = Rect(20 + 4 * step, 20, width, rect.h)
        assert len(colours(surface, foot(last, width))) > 1, width

    check_each(check, (30, 37, 44, 50, 56))


def test_small_melds_of_a_table_show_no_pip_below_the_index(stage: Stage) -> None:
    table = stage.sit_at(CROWDS["rummy500 of 8, full runs all around"].match())
    stage.resize(960, 600)
    stage.tick()
    table.paint(stage.app.painter)
    laid, seen = table.show.laid, 0
    for place in laid.places:
        if place.style is not MELD_STYLE:
            continue
        rects = laid.rects[place.zone]
        for pose, rect in zip(laid.poses[place.zone][:-1], rects, strict=False):
            strip = foot(pose.rect(), rect.w)
            if pose.width < 58 and strip.bottom <= rect.bottom and strip.w > 0:
                assert len(colours(canvas((960, 600)), strip)) == 1, (place.zone, rect)
                seen += 1
    assert seen > 12
