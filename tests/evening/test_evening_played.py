"""Whole evenings by the short forms, by policy and at random: each ends, and its points add up."""

from pathlib import Path
from random import Random

import pytest

from game.features.evening.evening import DRAWN, LAST, LISTED
from game.match.match import Match
from tests.evening.evenings import store_in
from tests.support.evening_play import at_random, play_evening, short_terms
from tests.support.match_length import Mover
from tests.together import check_each


def by_policy(rng: Random) -> Mover:
    """What makes the moves that rollouts make."""

    def move(match: Match) -> str:
        return match.game.write(match.game.bot.rollout_move(match.state.clone(), rng))

    return move


@pytest.mark.night
def test_evenings_of_every_size_and_order_are_played_to_their_end(tmp_path: Path) -> None:
    def check(case: tuple[int, str, bool]) -> None:
        players, order, randomly = case
        store = store_in(tmp_path)
        mover = at_random(Random(players)) if randomly else by_policy(Random(players))
        file, took = play_evening(store, short_terms(players, players, order), mover)
        evening = file.evening
        assert evening.closed and evening.winners and len(took) == 5
        assert sum(evening.standing.points) == 5 * players * (players - 1)
        [again] = [one for one in store_in(tmp_path).over() if one.path == file.path]
        assert again.evening.lines == evening.lines

    check_each(check, [(2, LISTED, False), (3, LAST, False), (4, DRAWN, False), (2, LAST, True)])
