"""Ends of rounds are counted: a second, slow count says the same of each move."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.search import SearchBudget, search
from game.core.fact_types import UNKNOWN
from game.core.game import Game, State
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from tests.support.goings_out import TooLong
from tests.support.last_cards import Slow, natural

GAMES = [(TAKE, 2), (TAKE, 3), (RUMMY500, 2)]
MOST = 300
"""Positions of an end that is small enough for the slow count."""


def ends(game: Game[Any, Any], players: int) -> Iterator[State[Any]]:
    """Ends of matches between beginners, who reach the last cards soon."""
    return natural(game, players, 3, {"target": 200}, careless=1.0)


@pytest.mark.night
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_an_end_with_two_hidden_cards_is_counted_exactly(
    game: Game[Any, Any], players: int
) -> None:
    counted = 0
    for state in ends(game, players):
        try:
            slow = Slow(game, state, MOST).values(state)
        except TooLong:
            continue
        found = search(game, state.view(state.asked), 1, SearchBudget.of(8))
        assert found.exact or found.certain
        if found.exact:
            told = {game.write(move): chance / 100 for move, chance in found.chances.items()}
            assert told == pytest.approx(slow, abs=2e-5)
            counted += 1
        if counted == 4:
            break


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_few_worlds_are_the_deals_that_the_view_allows(game: Game[Any, Any], players: int) -> None:
    for state, _ in zip(ends(game, players), range(3), strict=False):
        seen = game.from_view(state.view(state.asked))
        worlds = game.bot.worlds(seen, 24)
        assert {str(world.state.view(state.asked)) for world in worlds} == {
            str(state.view(state.asked))
        }
        dealt = [str((sorted(map(sorted, one.state.hands)), one.state.stock)) for one in worlds]
        assert len(set(dealt)) == len(worlds)
        assert not any(UNKNOWN in cards for one in worlds for cards in one.state.hands)
        sampled = game.sample_state(seen, Random(1))
        assert game.bot.position(sampled) in {game.bot.position(one.state) for one in worlds}
