"""Laws of plans: the same for each character in every game that has them."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.characters import ALL_CHARACTERS
from game.ai.choice import choose
from game.ai.levels import skill_of
from game.ai.search import SearchBudget
from game.core.event import Seat
from game.core.game import Game
from game.games import GAMES
from tests.laws.planning import fitting
from tests.laws.walks import law, positions
from tests.support.trait_counts import decisions

every_game_with_plans = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.bot.plans], ids=lambda game: game.name
)


def test_plans_are_for_the_games_that_are_long_enough() -> None:
    assert {game.name for game in GAMES if game.bot.plans} == {"take", "rummy500", "texas"}


@every_game_with_plans
def test_each_character_has_a_plan_told_in_a_sentence_of_its_own(game: Game[Any, Any]) -> None:
    assert set(game.bot.plans) == {one.name for one in ALL_CHARACTERS}
    assert all(one.style.planner == one.name for one in ALL_CHARACTERS)
    told = [str(plan.text) for plan in game.bot.plans.values()]
    assert len(set(told)) == len(told)
    assert all(text.endswith(".") and text.count(".") == 1 for text in told)


@every_game_with_plans
def test_each_plan_has_a_say_in_matches(game: Game[Any, Any]) -> None:
    said: Counter[str] = Counter()
    for state, _ in islice(decisions(game, 4, searching=True), 500):
        said.update(name for name in game.bot.plans if fitting(game, name, state))
    assert min(said[name] for name in game.bot.plans) >= 3, said


@every_game_with_plans
@law(15)
@given(data=st.data())
def test_a_plan_looks_at_nothing_that_is_hidden(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    if state.asked is None:
        return
    made_up = game.determinize(state.view(state.asked), Random(data.draw(st.integers(0, 99))))
    legal = set(map(game.write, state.legal()))
    before = state.clone()
    for name in game.bot.plans:
        found = fitting(game, name, state)
        assert found == fitting(game, name, made_up)
        assert found < legal
    assert state == before


@every_game_with_plans
@law(15)
@given(data=st.data())
def test_everybody_sees_the_moves_of_which_a_character_says_a_word(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    if state.asked is None:
        return
    moves = list(state.legal())
    seed = data.draw(st.integers(0, 99))
    for seat in map(Seat, range(state.setup.players)):
        seen = game.determinize(state.view(seat), Random(seed))
        for plan in game.bot.plans.values():
            assert [plan.is_seen(seen, move) for move in moves] == [
                plan.is_seen(state, move) for move in moves
            ]


@every_game_with_plans
def test_the_same_seed_makes_the_same_planned_move(game: Game[Any, Any]) -> None:
    skill = skill_of(game, "hard")
    for state, _ in islice(decisions(game, 5, 20), 2):
        assert state.asked is not None
        view = state.view(state.asked)
        for one in ALL_CHARACTERS[:4]:
            first, again = (
                choose(game, view, skill, 7, SearchBudget.of(24), one.style) for _ in range(2)
            )
            assert first == again
            assert state.check(first.move) is None
