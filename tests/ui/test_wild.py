"""Wild cards are marked: on the pile, and among cards laid open when a round is scored."""

import pytest
from pygame import image

from game.games.texas.game import TEXAS
from game.match.match import Match
from game.ui.deck.card_widgets import small_cards
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from tests.games.texas.positions import deck
from tests.ui.stage import NAMES, Stage

DARK = 60
"""Less than this is as dark as the disc of a mark: no pip of a red card is."""


def dark(stage: Stage, turned: str) -> int:
    """How many spots of the pile's card are dark in round 5, where sevens are wild."""
    dealt = deck(["9S TS JS 4S 4C 5C AC", "3S 3H 5D 6D 8C QC KC"], turned)
    scene = stage.sit_at(Match(TEXAS, TEXAS.setup(2, {"rounds": "5-5"}, 1, 1, dealt), NAMES[:2]))
    stage.tick()
    scene.paint(stage.app.painter)
    surface = stage.app.painter.surface
    rect = scene.show.laid.spots["pile"]
    # Where the mark is, and not the count below it.
    rect.w //= 3
    rect.h = rect.h * 3 // 4
    return sum(
        max(surface.get_at((x, y))[:3]) < DARK
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    )


@pytest.mark.parametrize(("turned", "marked"), [("7H", True), ("2D", True), ("8H", False)])
def test_a_wild_card_on_top_of_the_pile_is_marked(stage: Stage, turned: str, marked: bool) -> None:
    assert (dark(stage, turned) > 0) == marked


@pytest.mark.parametrize("cards", [("2D",), ("2D", "3D"), ("3D", "2D")])
def test_a_wild_card_is_marked_in_a_row_of_cards_and_alone(
    stage: Stage, cards: tuple[str, ...]
) -> None:
    painter = stage.app.painter
    measures = stage.app.measures
    pictures = []
    for wild in ((), (cards.index("2D"),)):
        node = small_cards("left", cards, (0, 0), measures.px(56), "cards", measures, wild)
        painter.surface.fill("black")
        paint_node(painter, node, NodeStyle())
        pictures.append(painter.surface.subsurface(node.rect).copy())
    plain, marked = (image.tobytes(picture, "RGB") for picture in pictures)
    assert plain != marked
