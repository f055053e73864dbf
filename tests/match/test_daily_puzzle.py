"""The games of a day, its puzzle, and the level that follows from earlier days."""

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.features.daily.daily_puzzle import (
    MAX_DAILY_TRY_COUNT,
    DailyMarks,
    daily_puzzle,
    place_for,
    star_count,
)
from game.features.daily.today import known_games, puzzle_game, puzzle_place, round_game
from game.features.lessons.progress import Progress
from game.features.puzzles.puzzle import (
    Attempt,
    DailyResult,
    PuzzleAnswer,
    PuzzleOfDay,
    PuzzleResult,
    Solved,
    differences,
    kept,
)
from game.games import GAMES, GAMES_BY_NAME
from game.storage.match_index import MatchIndex
from game.storage.profile import Profile
from tests import archive
from tests.together import each_of

DAY = date(2026, 11, 21)
FIRST, FOUND, SHOWN = DailyResult.FIRST, DailyResult.FOUND, DailyResult.SHOWN
DEALT, TRIED = DailyResult.DEALT, DailyResult.TRIED
LISTS = [list(few) for count in range(1, 6) for few in combinations(GAMES, count)]


def names(games: Sequence[Game[Any, Any]]) -> list[str]:
    return [one.name for one in games]


# The games.


def test_known_are_games_with_a_finished_match_or_a_won_first_hand(tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    folder.mkdir()
    for name, given_up in (("texas", False), ("taki", True)):
        record = archive.played(GAMES_BY_NAME[name], 3, 2, archive.LAST, given_up=given_up)
        (folder / f"{name}-20261120-201400.record").write_text(record, encoding="utf-8")
    match_index = MatchIndex(Profile(tmp_path))
    match_index.look()
    while match_index.step():
        pass
    progress = Progress({})
    assert names(known_games(GAMES, progress, match_index)) == ["texas"]
    progress.left("taki", "first", 3)
    progress.finished("take", "turn")
    assert names(known_games(GAMES, progress, match_index)) == ["texas"]
    progress.finished("rummy500", "first")
    assert names(known_games(GAMES, progress, match_index)) == ["rummy500", "texas"]


@each_of("games", LISTS)
def test_every_known_game_has_its_round_and_puzzles_are_of_another_one(
    games: list[Game[Any, Any]],
) -> None:
    week = [DAY + timedelta(days=day) for day in range(7)]
    assert {round_game(games, day) for day in week} == set(games)
    for day in week:
        found = puzzle_game(games, day)
        assert found in games
        assert len(games) == 1 or found is not round_game(games, day)
        later = day + timedelta(days=7)
        assert round_game(games, day) is round_game(games, later)
        assert puzzle_game(games, later) is found


def test_without_a_known_game_there_is_neither_round_nor_puzzle() -> None:
    assert round_game([], DAY) is None and puzzle_game([], DAY) is None


# The level.


def after(*results: DailyResult, game: str = "take", star: str = "take") -> int:
    """The level in stars after these results, a day each."""
    days = {
        DAY + timedelta(days=number): PuzzleOfDay(game, 1000 + number, one)
        for number, one in enumerate(results)
    }
    return star_count(star, days)


@pytest.mark.parametrize(
    ("results", "stars"),
    [
        ((), 1),
        ((FIRST,) * 2, 1),
        ((FIRST,) * 3, 2),
        ((FIRST,) * 5, 2),
        ((FIRST,) * 6, 3),
        ((FIRST,) * 30, 4),
        ((FIRST, FIRST, FOUND, FIRST), 1),
        ((FIRST, FIRST, SHOWN, FIRST), 1),
        ((FIRST, DEALT, FIRST, TRIED, FIRST), 2),
        ((*(FIRST,) * 6, SHOWN), 3),
        ((*(FIRST,) * 6, SHOWN, SHOWN), 2),
        ((*(FIRST,) * 6, SHOWN, FOUND, SHOWN), 3),
        ((*(FIRST,) * 6, SHOWN, SHOWN, SHOWN), 2),
        ((SHOWN,) * 9, 1),
        ((*(SHOWN,) * 9, *(FIRST,) * 3), 2),
    ],
)
def test_three_found_at_once_lift_the_level_and_two_shown_lower_it(
    results: tuple[DailyResult, ...], stars: int
) -> None:
    assert after(*results) == stars


def test_each_game_has_a_level_of_its_own() -> None:
    assert after(*(FIRST,) * 9, game="taki", star="take") == 1


def test_days_away_cost_nothing() -> None:
    far = {DAY + timedelta(days=90 * number): PuzzleOfDay("take", 1, FIRST) for number in range(3)}
    assert star_count("take", far) == after(FIRST, FIRST, FIRST)


# The puzzle.


def test_a_day_keeps_its_result_when_its_puzzle_is_gone(tmp_path: Path) -> None:
    """A new set of puzzles may come on a day that is decided."""
    marks, taki = Solved(Profile(tmp_path)), GAMES_BY_NAME["taki"]
    had = PuzzleOfDay("taki", 1, FIRST)
    marks.keep_day(DAY, had)
    found = daily_puzzle(GAMES, [taki], marks, DAY)
    assert found is not None and found.number != had.number
    again = DailyMarks(Profile(tmp_path), DAY, found)
    assert again.deal() is None
    assert again.mark("taki", found.number, PuzzleResult.SHOWN) is None
    assert Solved(Profile(tmp_path)).days[DAY] == had


def test_usual_puzzles_are_as_many_as_were_counted_by_hand() -> None:
    count = {
        game.name: sum(not differences(game, one) for one in kept(game).puzzles) for game in GAMES
    }
    assert count == {"take": 41, "takeaway": 39, "rummy500": 18, "taki": 31, "texas": 32}


@pytest.mark.parametrize("stars", [1, 2, 3, 4])
@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_the_puzzle_is_an_unsolved_usual_one_of_the_level_then_up_then_down(
    name: str, stars: int, tmp_path: Path
) -> None:
    game, marks = GAMES_BY_NAME[name], Solved(Profile(tmp_path))
    puzzles = kept(game)
    usual = [one for one in puzzles.puzzles if not differences(game, one)]
    left = Counter(one.stars for one in usual)
    seen = []
    while (place := place_for(game, puzzles, marks, DAY, stars)) is not None:
        one = puzzles.puzzles[place]
        alike = [
            two
            for two in usual
            if two.stars == one.stars and marks.of(name, two.match) is not PuzzleResult.FOUND
        ]
        assert one is alike[puzzle_place(name, DAY, len(alike))]
        seen.append(one.stars)
        marks._improve(name, one.match, PuzzleResult.FOUND)
    order = [*range(stars, 5), *range(stars - 1, 0, -1)]
    assert seen == [star for star in order for _ in range(left[star])]


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_the_puzzle_of_a_day_is_of_the_level_of_earlier_days(stars: int, tmp_path: Path) -> None:
    marks, taki = Solved(Profile(tmp_path)), GAMES_BY_NAME["taki"]
    for number in range(3 * (stars - 1)):
        marks.keep_day(DAY - timedelta(days=9 - number), PuzzleOfDay("taki", 1, FIRST))
    found = daily_puzzle(GAMES, [taki], marks, DAY)
    assert found is not None and found.puzzles.puzzles[found.place].stars == stars


def test_a_puzzle_that_was_shown_may_come_again(tmp_path: Path) -> None:
    game, marks = GAMES_BY_NAME["take"], Solved(Profile(tmp_path))
    puzzles = kept(game)
    place = place_for(game, puzzles, marks, DAY, 2)
    assert place is not None
    marks.mark("take", puzzles.puzzles[place].match, PuzzleResult.SHOWN)
    assert place_for(game, puzzles, marks, DAY, 2) == place


def test_the_puzzle_of_a_day_stays_the_same_once_it_is_opened(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    found = daily_puzzle(GAMES, GAMES, Solved(profile), DAY)
    assert found is not None and found.result is None
    marks = DailyMarks(profile, DAY, found)
    marks.deal()
    assert Solved(profile).days == {DAY: PuzzleOfDay(found.game.name, found.number, DEALT)}
    marks.mark(found.game.name, found.number, PuzzleResult.FOUND)
    again = daily_puzzle(GAMES, [GAMES_BY_NAME["texas"]], Solved(profile), DAY)
    assert again is not None and again.result is FIRST
    assert (again.game, again.place) == (found.game, found.place)
    marks.mark(found.game.name, found.number, PuzzleResult.SHOWN)
    assert Solved(profile).days[DAY].result is FIRST, "the first end counts"


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_after_two_wrong_moves_at_the_most_a_puzzle_of_a_day_is_over(name: str) -> None:
    for puzzle in kept(GAMES_BY_NAME[name]).puzzles:
        attempt = Attempt(puzzle, MAX_DAILY_TRY_COUNT)
        wrong = 0
        while not attempt.over:
            wrong += attempt.answer(attempt.step.worse[0].moves[0]) is PuzzleAnswer.WORSE
            if not attempt.over:
                attempt.answer(attempt.step.best[0])
        assert wrong <= 2


# What is kept.


def test_lines_of_days_are_kept_beside_all_others_and_damaged_ones_cost_a_day(
    tmp_path: Path,
) -> None:
    profile = Profile(tmp_path)
    marks = Solved(profile)
    marks.mark("take", 1001, PuzzleResult.FOUND)
    for number in range(3):
        marks.keep_day(DAY + timedelta(days=number), PuzzleOfDay("taki", 1000 + number, SHOWN))
    assert Solved(profile).days == marks.days
    text = marks.path.read_text(encoding="utf-8")
    marks.path.write_text(text.replace("2026-11-22", "2026-11-32"), encoding="utf-8")
    read = Solved(profile)
    assert set(read.days) == {DAY, DAY + timedelta(days=2)}
    assert read.problem is not None
    assert read.of("take", 1001) is PuzzleResult.FOUND
