"""Law of the coach: wherever a seat is asked, an explained search has an answer that holds."""

from itertools import islice
from typing import Any

import pytest

from game.core.game import Game
from tests.laws.explaining import explained, hold, played_positions
from tests.laws.walks import every_game
from tests.tiers import example_count

POSITIONS = example_count(300)


@pytest.mark.night("texas")
@every_game
def test_each_position_of_any_play_gets_an_answer_from_the_coach(game: Game[Any, Any]) -> None:
    """``python -m tests.bench.search.explained`` asks thousands."""
    for state, rng in islice(played_positions(game), POSITIONS):
        advice, asked = explained(game, state, rng)
        hold(game, state, advice, asked)
