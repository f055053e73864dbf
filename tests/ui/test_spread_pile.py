"""A pile that lies open card by card: what is seen of each of its cards is its own."""

import pytest
from pygame import Rect

from game.core.event import PERSON_SEAT
from game.ui.deck.card_images import card_height
from game.ui.table.model.drag_state import card_keys
from tests.ui.crowds import CROWDS, Crowd
from tests.ui.stage import SIZES, Stage

LARGE = Crowd("rummy500", 8, 4, 80, others=2, phase="draw")


@pytest.mark.parametrize("size", SIZES)
def test_no_card_of_a_pile_in_lines_has_what_is_seen_of_another(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    table = stage.sit_at(LARGE.match())
    stage.tick()
    rects = table.show.laid.rects["pile"]
    assert len(rects) == 80
    assert len({rect.top for rect in rects}) > 1
    assert rects[-1].height == card_height(table.show.laid.poses["pile"][-1].width)
    for place, rect in enumerate(rects):
        assert rect.collidelist(rects[place + 1 :]) == -1, place


def bright(stage: Stage, rect: Rect) -> bool:
    """Whether the paper of a card is as bright as ever where it shows."""
    surface = stage.app.painter.surface
    inner = rect.inflate(-rect.w // 4, -rect.h // 4)
    spots = [(x, y) for x in range(inner.left, inner.right, 2)
             for y in range(inner.top, inner.bottom, 2)]  # fmt: skip
    return max(min(surface.get_at(spot)[:3]) for spot in spots) > 220


def test_cards_of_a_pile_that_may_be_taken_are_bright_and_the_others_dim(stage: Stage) -> None:
    stage.resize(1280, 720)
    table = stage.sit_at(CROWDS["rummy500 of 2, a pile of 45"].match())
    stage.tick()
    table.paint(stage.app.painter)
    nodes = [table.tree.by_key[key] for key in card_keys(table.show, "pile")]
    dim = {place for place, node in enumerate(nodes) if not bright(stage, node.rect)}
    assert dim == {place for place, node in enumerate(nodes) if node.move is None}
    assert 0 < len(dim) < 45
    assert {place for place, node in enumerate(nodes) if node.value} == dim


def test_no_card_of_a_pile_is_dim_where_it_is_not_the_moment_to_take_one(stage: Stage) -> None:
    table = stage.sit_at(CROWDS["rummy500 of 2, a pile of 45"].match())
    stage.tick()
    assert table.model.asking.untaken("pile")
    assert table.moves.try_move("draw stock")
    stage.asked()
    assert table.session.match.state.phase == "play"
    assert table.session.match.state.asked == PERSON_SEAT
    assert not table.model.asking.untaken("pile")
