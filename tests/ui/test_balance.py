"""What lies in the middle of a table lies around its axis, and has everybody's room around it."""

import pytest

from game.core.table import FACE_DOWN_STACK_STYLE, PILE_STYLE, SPREAD_STYLE
from tests.together import check_each
from tests.ui.crowds import CROWDS
from tests.ui.stage import SIZES, Stage

TABLES = [
    "take of 2, ten melds of seat 0",
    "take of 5, sixteen melds",
    "rummy500 of 2, ten melds of seat 1",
    "rummy500 of 8, melds, a pile and a hand",
    "texas of 10, the largest hands",
]


@pytest.mark.parametrize("window", SIZES)
def test_the_stock_lies_left_of_the_axis_and_the_pile_reaches_over_it(
    stage: Stage, window: tuple[int, int]
) -> None:
    def check(name: str) -> None:
        stage.resize(*window)
        show = stage.sit_at(CROWDS[name].match()).show
        laid, axis = show.laid, show.felt.centerx
        stock, pile = (
            next(laid.spots[place.zone] for place in laid.places if place.style in kinds)
            for kinds in ((FACE_DOWN_STACK_STYLE,), (PILE_STYLE, SPREAD_STYLE))
        )
        assert stock.right < axis < pile.right
        assert abs(stock.top - pile.top) <= 1
        if show.table.has_melds and any(place.style == PILE_STYLE for place in laid.places):
            assert abs((stock.left + pile.right) / 2 - axis) <= 2
        plates = [
            plate.bottom for seat, plate in laid.plates.items() if seat and plate.clip(stock).w
        ]
        assert all(bottom <= stock.top for bottom in plates)
        assert stock.bottom <= laid.spots["hands/0"].top

    check_each(check, TABLES)
