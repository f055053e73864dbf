"""No way to go out is missed: the best one begins with a candidate of the search."""

from typing import Any

import pytest

from game.core.game import Game
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from tests.support.goings_out import goings_out, planned


@pytest.mark.night("game1-options1", "game4-options4")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        (TAKE, {"target": 0}),
        (TAKE, {"target": 0, "hand": 10}),
        (RUMMY500, {"target": 0}),
        (RUMMY500, {"target": 0, "going_out": "discard", "low_ace": 15}),
        (RUMMY500, {"target": 0, "going_out": "called", "deepest_when": "at_once"}),
    ],
)
def test_no_way_to_go_out_is_missed(game: Game[Any, Any], options: dict[str, Any]) -> None:
    tried = [
        (game.write(next(state.legal())), best, planned(game, state))
        for state, best in goings_out(game, 2, seed=7, count=12, options=options)
    ]
    assert len(tried) == 12
    assert [one for one in tried if one[1] != one[2]] == []
