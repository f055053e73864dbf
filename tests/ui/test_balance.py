"""Stock and pile lie in the middle of what is free between the others' melds and one's own."""

import pytest

from game.core.event import Seat
from game.core.table import MELD, PILE, SPREAD
from tests.ui.crowds import CROWDS
from tests.ui.stage import SIZES, Stage

TABLES = [
    "take of 2, ten melds of seat 0",
    "take of 5, sixteen melds",
    "rummy500 of 2, ten melds of seat 1",
    "rummy500 of 8, melds, a pile and a hand",
]


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_as_much_is_free_above_the_pile_as_below_it(
    stage: Stage, name: str, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    laid = stage.sit_at(CROWDS[name].match()).show.laid
    melds = [place for place in laid.places if place.kind == MELD]
    theirs = [laid.spots[place.zone].bottom for place in melds if place.owner != Seat(0)]
    own = [laid.spots[place.zone].top for place in melds if place.owner == Seat(0)]
    plates = [plate.bottom for seat, plate in laid.plates.items() if seat]
    pile = next(place for place in laid.places if place.kind in (PILE, SPREAD))
    spot = laid.spots[pile.zone]
    above = spot.top - max(theirs + plates)
    below = min([*own, laid.spots["hands/0"].top]) - spot.bottom
    assert above >= 0
    assert abs(above - below) <= max(4, laid.card // 4)
