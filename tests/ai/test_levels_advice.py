"""Levels and their advice, on positions of Takeaway."""

from random import Random
from typing import Any

import pytest

from game.ai.levels import ALL_LEVELS, LEVELS, Advice, Certainty, advise, skill_of
from game.core.bot_data import Skill
from game.core.event import Seat, View
from game.core.game import Game
from game.games import GAMES
from game.games.takeaway.bot.knowledge import TakeawayBot
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from tests.games.takeaway.positions import dealt
from tests.sitting import at_table
from tests.together import check_each


def choice() -> View:
    """Seat 0 may take a stack of its own or one of seat 3."""
    return dealt("7S 7H 2D 4C TD QC AS 7D", 4, 0).view(Seat(0))


def test_four_levels_in_this_order() -> None:
    assert [level.name for level in ALL_LEVELS] == ["easy", "medium", "hard", "expert"]
    assert list(LEVELS) == [level.name for level in ALL_LEVELS]
    assert len({level.help for level in ALL_LEVELS}) == len(ALL_LEVELS)


def test_each_level_of_each_game_has_a_strength_and_they_rise() -> None:
    def check(game: Game[Any, Any]) -> None:
        below = [skill_of(game, level.name) for level in ALL_LEVELS[:-1]]
        assert len(game.bot.skills) == len(below)
        order = [(-one.cap_points, -one.temperature_points) for one in below]
        assert order == sorted(order) and len(set(order)) == len(order)
        assert all(one.playouts > 0 and one.temperature_points > 0 for one in below)

    check_each(check, GAMES, lambda game: game.name)


def test_an_expert_chooses_the_highest_value() -> None:
    for seed in range(5):
        advice = advise(TAKEAWAY, choice(), "expert", seed, 40)
        assert advice.scores[advice.move] == max(advice.scores.values())


def counted(monkeypatch: pytest.MonkeyPatch, level: str, playouts: int) -> int:
    """How many worlds a level makes up for its decision, the first look at the view aside."""
    worlds = 0
    make = TAKEAWAY.sample_state

    def sample(seen: TakeawayState, rng: Random) -> TakeawayState:
        nonlocal worlds
        worlds += 1
        return make(seen, rng)

    monkeypatch.setattr(TAKEAWAY, "sample_state", sample)
    advise(TAKEAWAY, choice(), level, 1, playouts)
    return worlds


def test_where_nothing_is_searched_the_score_is_a_chance_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TakeawayBot, "search_prior", lambda *_: {TAKEAWAY.parse("take 7"): 1.0})
    advice = advise(TAKEAWAY, choice(), "expert", 1, 40)
    assert list(advice.scores) == ["take 7"]
    assert 0 < advice.scores["take 7"] < 100
    assert (advice.unit, advice.sure) == ("chance", "only")


def test_an_expert_makes_as_many_playouts_as_it_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.ai.search.MIN_BLOCK_PLAYOUTS", 1000)
    # Two candidates: a playout each in every world; two looks at the view come before.
    assert counted(monkeypatch, "expert", 800) - 2 == 400


def test_a_level_below_makes_its_own_number_whatever_an_expert_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.ai.search.MIN_BLOCK_PLAYOUTS", 1000)
    # No other move is near: nothing is looked at again.
    monkeypatch.setattr(TakeawayBot, "skills", (Skill("hard", 60, 1.0, 0.0),))
    for playouts in (10**6, 1):
        assert counted(monkeypatch, "hard", playouts) - 3 == 60 / 2


def test_a_move_chosen_for_its_style_alone_is_compared_with_none() -> None:
    advice = Advice("take 1", "", {"take 7": 50.0}, "chance", {"take 7": 0.0})
    assert advice.rival is None
    assert advice.sure is Certainty.ONLY


def test_a_search_without_any_playouts_still_answers() -> None:
    assert advise(TAKEAWAY, choice(), "expert", 1, 0).move in {"take 1", "take 7"}
    assert advise(TAKEAWAY, choice(), "expert", 1, seconds=0.0).move in {"take 1", "take 7"}


def test_time_bounds_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second at every look ends a search of ten seconds."""
    now = 0.0

    def monotonic() -> float:
        nonlocal now
        now += 1.0
        return now

    monkeypatch.setattr("game.ai.search.time.monotonic", monotonic)
    monkeypatch.setattr("game.ai.search.MIN_REGRET_POINTS", -1.0)
    advise(TAKEAWAY, choice(), "expert", 1, seconds=10)
    assert 10.0 < now < 14.0
    now = 0.0
    advise(TAKEAWAY, choice(), "expert", 1, playouts=8, seconds=10)
    assert now < 8.0


def test_a_search_nobody_wants_any_more_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = 0
    make = TAKEAWAY.sample_state

    def sample(seen: TakeawayState, rng: Random) -> TakeawayState:
        nonlocal worlds
        worlds += 1
        return make(seen, rng)

    monkeypatch.setattr(TAKEAWAY, "sample_state", sample)
    advise(TAKEAWAY, choice(), "expert", 1, 10**6, unwanted=lambda: worlds >= 5)
    assert worlds == 5


def test_the_reason_is_told_with_the_names_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeawayBot, "explain", lambda *given: f"{given[3][3].name} loses it.")
    names = at_table("You", "Ada", "Max", "Iris")
    assert advise(TAKEAWAY, choice(), "medium", 1, most=8).why == "Seat 3 loses it."
    assert advise(TAKEAWAY, choice(), "medium", 1, most=8, names=names).why == "Iris loses it."


def test_a_view_is_not_changed_by_thinking_about_it() -> None:
    view = choice()
    for level in LEVELS:
        advise(TAKEAWAY, view, level, 1, 8)
    assert view == choice()
