"""The puzzles that come with the games: each stands, and is what its file says of it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.ai.levels import LEVELS
from game.core.game import Game
from game.features.puzzles.puzzle import InvalidPuzzleFile, kept
from game.features.puzzles.puzzle_finder import (
    LOOK,
    LOOKS,
    ME,
    TRIES,
    alternatives,
    kind_of,
    margin,
)
from game.games import GAMES
from game.match.match import load

ENOUGH = 60
SLACK = 0.001
"""Figures are rounded to this."""


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    one: Game[Any, Any] = request.param
    return one


def test_every_game_has_puzzles_and_no_two_are_of_one_match(game: Game[Any, Any]) -> None:
    found = kept(game)
    assert len(found.puzzles) >= ENOUGH
    matches = [one.match for one in found.puzzles]
    assert len(set(matches)) == len(matches)
    assert max(matches) < found.next
    assert len({one.record for one in found.puzzles}) == len(matches)


def test_each_is_a_decision_of_the_person_who_can_tell_it_from_the_view(
    game: Game[Any, Any],
) -> None:
    for one in kept(game).puzzles:
        match = load(one.record)
        assert match.game is game and match.state.asked == ME, one.match
        assert game.table is not None and game.table.open_call(match.state) is None
        # What the moves come to is asked of a world made up from the view, and of the real one.
        groups = alternatives(match.state)
        assert groups is not None
        written = [{game.write(move) for move in group} for group in groups]
        told = [set(one.best), *(set(worse.moves) for worse in one.worse)]
        assert sorted(map(sorted, told)) == sorted(map(sorted, written)), one.match


def test_the_figures_of_each_are_what_makes_it_a_puzzle(game: Game[Any, Any]) -> None:
    fewest = LOOKS[0][0]
    for one in kept(game).puzzles:
        nearest, *others = one.worse
        assert nearest.worlds >= fewest
        assert one.playouts >= 2 * fewest
        assert nearest.behind >= margin(game) - SLACK
        assert all(nearest.behind <= other.behind for other in others)
        for worse in one.worse:
            assert 0 < worse.low <= worse.behind <= worse.high
            assert worse.worlds >= LOOK
            middle = (worse.low + worse.high) / 2
            assert worse.behind == pytest.approx(middle, abs=2 * SLACK)


def test_the_grade_follows_from_how_often_the_lower_levels_find_it(game: Game[Any, Any]) -> None:
    *lower, expert = [level.name for level in LEVELS]
    for one in kept(game).puzzles:
        assert set(one.found) == {*lower, expert}
        assert all(0 <= times <= tries for times, tries in one.found.values())
        missed = [level for level in lower if 2 * one.found[level][0] < TRIES]
        assert one.stars == 1 + len(missed)
        times, tries = one.found[expert]
        assert times == tries > 0, "the coach agrees"


def test_there_is_variety(game: Game[Any, Any]) -> None:
    puzzles = kept(game).puzzles
    kinds = Counter(kind_of(game, one) for one in puzzles)
    setups = [load(one.record).setup for one in puzzles]
    tables = {setup.players for setup in setups}
    presets = {setup.options for setup in setups}
    grades = {one.stars for one in puzzles}
    assert len(kinds) > 1
    assert len(tables) > 1 and len(presets) > 1 and len(grades) > 1


def test_a_game_without_a_file_has_none(game: Game[Any, Any], tmp_path: Path) -> None:
    bare = type("Bare", (type(game),), {"puzzle_file": tmp_path / "none.jsonl"})()
    assert kept(bare).puzzles == []


@pytest.mark.parametrize("text", [b"\xff\xfe", b"{}\n", b'{"form": 1, "game": "x"}\n'])
def test_a_file_that_is_damaged_or_anothers_is_refused(
    game: Game[Any, Any], tmp_path: Path, text: bytes
) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(text)
    with pytest.raises(InvalidPuzzleFile):
        kept(type("Bare", (type(game),), {"puzzle_file": file})())
