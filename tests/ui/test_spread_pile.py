"""A pile that lies open card by card: what is seen of each of its cards is its own."""

import pytest

from game.ui.paint.assets import card_height
from tests.ui.crowds import Crowd
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
