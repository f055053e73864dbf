"""The rating: anchored to what was measured, never surer than the matches allow."""

from collections.abc import Generator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.ai.levels import ALL_LEVELS, offered_levels
from game.core.bot_data import LevelResult
from game.core.game import Game
from game.features.statistics.player_statistics import (
    ANCHOR_ELO_POINTS,
    ANCHOR_LEVEL,
    PRIOR_DEVIATION_ELO_POINTS,
    PRIOR_MEAN_ELO_POINTS,
    Against,
    Rating,
    expected_share,
    gathered,
    measured_strengths,
    nearest,
    rate,
    rating_of,
    results,
    strengths,
    wilson,
)
from game.games import GAMES, GAMES_BY_NAME
from game.match.record_notes import FIRST_LEVELS_VERSION
from game.match.summary import Summary
from tests.support.rating_error import errors
from tests.together import each_of

NAMES = [level.name for level in ALL_LEVELS]


def summary(
    seats: int, places: tuple[int, ...], winners: tuple[int, ...], /, **more: Any
) -> Summary:
    """A match against medium opponents."""
    told: dict[str, Any] = {
        **dict.fromkeys(("seconds", "rounds", "hints", "undos", "moves"), 0),
        **dict.fromkeys(("options", "begun", "mode"), ""),
        **dict.fromkeys(("points", "scores"), (0,) * seats),
        **dict.fromkeys(("given_up", "over"), False),
        "number": None,
        "seats": ("You", *("Ada (medium)",) * (seats - 1)),
        "game": GAMES[0].name,
    }
    return Summary(**{**told, "places": places, "winners": winners, "over": True, **more})


LEVEL = {name: ANCHOR_ELO_POINTS + 100 * (place - 1) for place, name in enumerate(NAMES)}


# What was measured.


@each_of("game", GAMES, ids=lambda game: game.name)
def test_each_level_of_a_game_was_measured_against_the_offered_one_below_it(
    game: Game[Any, Any],
) -> None:
    names = [level.name for level in offered_levels(game)]
    steps = [(upper, lower) for lower, upper in pairwise(names)]
    measured = [(one.level, one.against) for one in game.bot.level_results]
    assert measured == steps or (game.bot.results_stale and set(measured) <= set(steps))
    for one in game.bot.level_results:
        assert one.matches >= 60 and 0 <= one.wins <= one.matches
        assert f"--game {game.name} " in one.command
    assert list(strengths(game)) == NAMES


@each_of("game", GAMES, ids=lambda game: game.name)
def test_the_levels_of_before_keep_the_strengths_that_they_had(game: Game[Any, Any]) -> None:
    measured = game.bot.earlier_level_results
    assert [(one.level, one.against) for one in measured] == [
        (upper, lower) for lower, upper in pairwise(NAMES)
    ]
    for one in measured:
        assert one.matches >= 60 and 0 <= one.wins <= one.matches
        assert f"--game {game.name} --levels {one.level},{one.against} " in one.command
    found = strengths(game, FIRST_LEVELS_VERSION)
    assert list(found) == NAMES and found[ANCHOR_LEVEL] == ANCHOR_ELO_POINTS
    assert found["easy"] < found["medium"] < found["expert"]


def steps_of(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch, *rows: LevelResult) -> None:
    monkeypatch.setattr(type(game.bot), "level_results", rows)


def test_a_strength_is_that_which_makes_what_was_measured_likeliest() -> None:
    for game in GAMES:
        found = strengths(game, FIRST_LEVELS_VERSION)
        for one in game.bot.earlier_level_results:
            share = (one.wins + 0.5) / (one.matches + 1)
            assert expected_share(found[one.level], found[one.against]) == pytest.approx(share)


def test_a_level_that_is_not_offered_is_as_strong_as_the_offered_one_below_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taki, takeaway = GAMES_BY_NAME["taki"], GAMES_BY_NAME["takeaway"]
    medium = LevelResult("medium", "easy", 240.0, 400, "")
    expert = LevelResult("expert", "medium", 250.0, 400, "")
    other = LevelResult("expert", "hard", 399.0, 400, "")
    steps_of(taki, monkeypatch, medium, expert, other)
    found = strengths(taki)
    assert found["easy"] < found["medium"] == found["hard"] == ANCHOR_ELO_POINTS < found["expert"]
    assert expected_share(found["expert"], found["medium"]) == pytest.approx(250.5 / 401)
    steps_of(takeaway, monkeypatch, LevelResult("expert", "easy", 240.0, 400, ""))
    found = strengths(takeaway)
    assert found["easy"] == found["medium"] == found["hard"] == ANCHOR_ELO_POINTS
    assert expected_share(found["expert"], found["easy"]) == pytest.approx(240.5 / 401)


def test_a_step_that_was_not_measured_has_no_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    steps_of(GAMES_BY_NAME["taki"], monkeypatch)
    expert = measured_strengths(GAMES_BY_NAME["taki"])["expert"]
    assert expert == (ANCHOR_ELO_POINTS, None, None)


def test_how_sure_a_strength_is_follows_from_how_much_was_measured() -> None:
    game = GAMES_BY_NAME["texas"]
    found = measured_strengths(game, FIRST_LEVELS_VERSION)
    assert found[ANCHOR_LEVEL].low == found[ANCHOR_LEVEL].high == ANCHOR_ELO_POINTS
    reach = {}
    for name, one in found.items():
        assert one.low is not None and one.high is not None
        assert one.low <= one.value <= one.high
        reach[name] = one.high - one.low
    # The error of a step is added to those before it, and few matches leave a wide one.
    matches = {one.level: one.matches for one in game.bot.earlier_level_results}
    assert matches["hard"] < matches["medium"]
    assert 0 < reach["easy"] < reach["hard"] < reach["expert"]


def test_a_level_that_never_won_is_bounded_at_one_end_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES_BY_NAME["take"]
    won = [
        one._replace(wins=400.0, matches=400) if one.level == "medium" else one
        for one in game.bot.level_results
    ]
    monkeypatch.setattr(type(game.bot), "level_results", won)
    easy = measured_strengths(game)["easy"]
    assert easy.low is None and easy.high is not None and easy.value < easy.high < ANCHOR_ELO_POINTS
    # 400 won of 400: the share is 0.99 at least, and odds of that are some 800.
    assert ANCHOR_ELO_POINTS - easy.high == pytest.approx(807, abs=5)


# The rating.


def test_without_a_match_one_is_what_people_are() -> None:
    rating = rate([], 0)
    assert (rating.value, rating.error) == (PRIOR_MEAN_ELO_POINTS, PRIOR_DEVIATION_ELO_POINTS)


def test_wins_raise_it_and_losses_lower_it_evenly() -> None:
    up, down = (rate([Against(PRIOR_MEAN_ELO_POINTS, score)] * 5, 5) for score in (1.0, 0.0))
    assert up.value - PRIOR_MEAN_ELO_POINTS == pytest.approx(
        PRIOR_MEAN_ELO_POINTS - down.value, abs=0.1
    )
    assert up.value > PRIOR_MEAN_ELO_POINTS + 50
    stronger = rate([Against(PRIOR_MEAN_ELO_POINTS + 300, 1.0)] * 5, 5)
    assert stronger.value > up.value


def test_the_more_matches_the_narrower_the_interval() -> None:
    found = [Against(PRIOR_MEAN_ELO_POINTS, score) for score in (1.0, 0.0)]
    wide = [rate(found * count, 2 * count) for count in (1, 5, 25, 125)]
    widths = [high - low for low, high in (one.interval for one in wide)]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 100


def test_even_one_who_always_wins_has_a_strength() -> None:
    always = rate([Against(PRIOR_MEAN_ELO_POINTS, 1.0)] * 10_000, 10_000)
    assert always.value < 4000
    together = rate(gathered([Against(PRIOR_MEAN_ELO_POINTS, 1.0)] * 10_000), 10_000)
    assert together.value == pytest.approx(always.value, abs=0.01)


def test_results_put_together_say_the_same() -> None:
    rng = Random(4)
    found = [Against(rng.choice([800, 1000, 1200]), rng.choice([0.0, 0.5, 1.0])) for _ in range(99)]
    assert len(gathered(found)) <= 9
    together, apart = rate(gathered(found), 99), rate(found, 99)
    assert together.value == pytest.approx(apart.value, abs=0.01)
    assert together.error == pytest.approx(apart.error, abs=0.01)


@pytest.mark.parametrize(("players", "matches"), [(2, 10), (2, 40), (4, 10), (4, 40), (10, 20)])
def test_the_interval_holds_the_true_strength_as_often_as_it_says(
    players: int, matches: int
) -> None:
    levels = list(strengths(GAMES_BY_NAME[GAMES[-1].name], FIRST_LEVELS_VERSION).values())
    error = errors(levels, 150, players, matches, 3)
    assert error.covered >= 0.88
    assert error.median < {10: 130, 20: 90, 40: 75}[matches]


def test_the_error_shrinks_with_the_matches() -> None:
    levels = [900.0, 1000.0, 1070.0, 1110.0]
    found = [errors(levels, 120, 2, matches, 5).median for matches in (3, 12, 48, 192)]
    assert found == sorted(found, reverse=True)


# What a match tells.


def test_a_match_is_rated_by_the_strengths_of_the_levels_that_played_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    take = GAMES_BY_NAME["take"]
    steps_of(take, monkeypatch, LevelResult("hard", "medium", 399.0, 400, ""))
    for version, known in ((0, 1), (1, 1), (2, 2), (999, 2)):
        one = summary(
            2, (1, 2), (0,), game=take.name, seats=("You", "Ada (hard)"),
            options=take.options_type().as_text(), levels=version,
        )  # fmt: skip
        expected = rate(results(one, strengths(take, known), True), 1)
        assert read(rating_of([one])) == expected
    assert strengths(take, 1)["hard"] < strengths(take, 2)["hard"]


def read(steps: Generator[None, None, Rating]) -> Rating:
    """What a generator returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_of_two_a_match_tells_who_won() -> None:
    assert results(summary(2, (1, 2), (0,)), LEVEL, True) == [Against(LEVEL["medium"], 1.0, 1.0)]
    assert results(summary(2, (2, 1), (1,)), LEVEL, True)[0].score == 0.0
    assert results(summary(2, (1, 1), (0, 1)), LEVEL, True)[0].score == 0.5


def test_of_several_it_tells_who_came_in_before_whom() -> None:
    found = results(summary(4, (2, 1, 2, 4), (1,)), LEVEL, True)
    assert [one.score for one in found] == [0.0, 0.5, 1.0]
    assert {one.weight for one in found} == {3 / 5}


def test_without_points_nothing_is_known_between_those_who_did_not_win() -> None:
    found = results(summary(4, (2, 1, 2, 2), (1,)), LEVEL, False)
    assert [one.score for one in found] == [0.0]
    won = results(summary(4, (1, 2, 2, 2), (0,)), LEVEL, False)
    assert [one.score for one in won] == [1.0, 1.0, 1.0]


def test_giving_up_is_losing_to_everybody() -> None:
    given = summary(3, (1, 1, 3), (), given_up=True, over=False)
    assert [one.score for one in results(given, LEVEL, True)] == [0.0, 0.0]


def test_the_next_level_is_the_one_nearest_to_ones_strength() -> None:
    assert nearest(LEVEL["hard"] + 20, LEVEL) == "hard"
    assert nearest(LEVEL["easy"] - 900, LEVEL) == "easy"
    assert nearest(LEVEL["expert"] + 900, LEVEL) == "expert"


def test_wilsons_interval_is_never_outside_of_what_can_be() -> None:
    for matches in (1, 2, 10, 1000):
        for won in range(0, matches + 1, max(1, matches // 5)):
            low, high = wilson(won / matches, matches)
            assert 0 <= low <= won / matches <= high <= 1
            assert high - low < 1
