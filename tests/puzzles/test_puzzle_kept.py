"""The puzzles that come with the games: each stands, and is what its file says of it."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.ai.levels import offered_levels
from game.core.game import Game, State
from game.core.merit import deciding, explaining
from game.features.puzzles.judge import JUDGED_WORLDS_COUNT
from game.features.puzzles.puzzle import (
    FIRST_PUZZLE_MATCH_INDEX,
    InvalidPuzzleFile,
    Proof,
    Puzzle,
    Step,
    answer_text,
    differences,
    kept,
    merits_of,
    parsed,
    theme_of,
    why_best,
    why_worse,
)
from game.features.puzzles.puzzle_finder import (
    CERTAIN_WIN_PLAYOUTS,
    FIRST_DROP_PLAYOUTS,
    MIN_CERTAIN_LEAD_POINTS,
    MIN_COUNTED_LEAD_POINTS,
    SOLVER_SEAT,
    TRIES_PER_LEVEL,
    VERIFICATION_STAGES,
    alternatives,
    least_lead_points,
)
from game.games import GAMES
from game.text.message import told
from tests.support.puzzle_kinds import (
    MIN_COUNTED_POSITIONS,
    MIN_POSITIONS,
    MIN_RATING,
    kind_of,
    state_of,
)
from tests.together import check_each

OLDER_FILES = frozenset({"rummy500", "take", "texas"})
"""Games whose puzzles were found before searching players judged them.

Their files say so in their first line, as "stale". The laws of judged puzzles hold for the others,
except for single puzzles that are marked as ``older``.
"""
ENOUGH = 20
ENOUGH_OLDER = 60
SEVERAL_OLDER = 20
"""Puzzles of two or more moves per game."""
SLACK = 0.001
"""Figures are rounded to this."""


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    one: Game[Any, Any] = request.param
    return one


def positions(game: Game[Any, Any], one: Puzzle) -> Iterator[tuple[State[Any], Step]]:
    """The position of each move to find, after what the puzzle says went before."""
    state = state_of(one).clone()
    for step in one.steps:
        yield state.clone(), step
        for move in step.first_moves:
            assert state.asked == SOLVER_SEAT
            state.advance(game.parse(move))
        for seat, move in step.then:
            assert state.asked == seat
            state.advance(game.parse(move))


@lru_cache(1)
def decisions(game: Game[Any, Any]) -> list[tuple[Puzzle, State[Any], Step]]:
    """Every move to find in the puzzles of a game."""
    return [(one, *at) for one in kept(game).puzzles for at in positions(game, one)]


def name_of(one: tuple[Puzzle, State[Any], Step]) -> str:
    return f"{one[0].match} {one[2].best[0]}"


def test_every_game_has_puzzles_and_no_two_are_of_one_match(game: Game[Any, Any]) -> None:
    found = kept(game)
    assert len(found.puzzles) >= ENOUGH
    if game.name in OLDER_FILES:
        assert len(found.puzzles) >= ENOUGH_OLDER
        assert sum(len(one.steps) > 1 for one in found.puzzles) >= SEVERAL_OLDER
    matches = [one.match for one in found.puzzles]
    assert len(set(matches)) == len(matches)
    assert min(matches) >= FIRST_PUZZLE_MATCH_INDEX, "lower numbers are marks of older puzzles"
    assert max(matches) < found.next
    assert len({one.record for one in found.puzzles}) == len(matches)


def test_an_older_file_says_so(game: Game[Any, Any]) -> None:
    stale = kept(game).notes.get("stale", "")
    assert ("before searching players judged" in stale) == (game.name in OLDER_FILES)


def test_a_file_is_older_as_long_as_it_has_a_puzzle_of_the_older_kind(
    game: Game[Any, Any],
) -> None:
    found = [one for one in kept(game).puzzles if not one.older]
    older = [one.match for one in found if not is_made_anew(game, one)]
    assert bool(older) == (game.name in OLDER_FILES), older


def test_an_older_puzzle_stands_if_it_was_judged(game: Game[Any, Any]) -> None:
    for one in kept(game).puzzles:
        verdicts = [step.judged for step in one.steps if step.judged is not None]
        assert all(verdict.is_clear for verdict in verdicts)
        assert not one.older or game.name not in OLDER_FILES, "the whole file is older"


def is_older(game: Game[Any, Any], one: Puzzle) -> bool:
    """Whether a puzzle was found before searching players judged them."""
    return game.name in OLDER_FILES or one.older


def is_made_anew(game: Game[Any, Any], one: Puzzle) -> bool:
    """Whether a puzzle has the usual rules, easy misses it, and each step is what a new one is.

    Its steps are none that easy found in half of other tries, so in these it finds hardly more.
    """
    hits, tries = one.found["easy"]
    steps = all(is_new_step(game, step) for step in one.steps)
    return steps and hits <= 0.7 * tries and not differences(game, one)


def is_new_step(game: Game[Any, Any], step: Step) -> bool:
    """Whether a step leads to enough positions, is judged, and has something to tell."""
    least, judged = MIN_POSITIONS, step.judged
    if step.proof is Proof.COUNTED:
        least = MIN_COUNTED_POSITIONS
    stands = step.proof is not Proof.SAMPLED or (
        judged is not None and judged.is_clear and judged.worlds == JUDGED_WORLDS_COUNT
    )
    told_of = step.outcome is not None or any(one.counts for one in merits_of(game, step))
    return stands and told_of and step.choices >= least


@pytest.mark.night
def test_each_is_a_decision_of_the_person_who_can_tell_it_from_the_view(
    game: Game[Any, Any],
) -> None:
    def check(one: tuple[Puzzle, State[Any], Step]) -> None:
        _, state, step = one
        assert state.asked == SOLVER_SEAT
        assert game.table is not None and game.table.open_call(state) is None
        # What the moves come to is asked of a world made up from the view, and of the real one.
        groups = alternatives(state, game.bot.whole_turns(state) if step.turn else ())
        assert groups is not None
        written = [{answer_text(game, move) for move in group} for group in groups]
        said = [set(step.best), *(set(worse.moves) for worse in step.worse)]
        assert sorted(map(sorted, said)) == sorted(map(sorted, written))

    check_each(check, decisions(game), name_of)


@pytest.mark.night("texas")
def test_the_fact_that_decides_is_false_for_every_losing_move(game: Game[Any, Any]) -> None:
    """It holds in whatever layout of the hidden cards the seat can imagine."""

    def check(one: tuple[Puzzle, State[Any], Step]) -> None:
        puzzle, state, step = one
        merits = merits_of(game, step)
        assert len(merits) == len(step.merits) > 0
        view = state.view(SOLVER_SEAT)
        for seed in (1, 2):
            known = game.determinize(view, Random(seed))
            best = [parsed(game, step, move) for move in step.best]
            worse = [parsed(game, step, move) for some in step.worse for move in some.moves]
            decides = deciding if is_older(game, puzzle) else explaining
            assert decides(game.merits, known, best, worse) == merits
            least = [merit.count(known, best[0]) for merit in merits]
            for move in worse:
                had = [merit.count(known, move) for merit in merits]
                assert any(one < needed for one, needed in zip(had, least, strict=True))
        assert theme_of(game, puzzle) is not None

    check_each(check, decisions(game), name_of)


@pytest.mark.night("texas")
def test_why_a_move_is_right_or_wrong_is_a_whole_sentence(game: Game[Any, Any]) -> None:
    def check(one: tuple[Puzzle, State[Any], Step]) -> None:
        _, state, step = one
        known = game.determinize(state.view(SOLVER_SEAT), Random(1))
        right = told(why_best(game, known, step, []))
        assert right and right[0].isupper() and right.endswith(".")
        assert "Only this" not in right
        for worse in step.worse:
            wrong = told(why_worse(game, known, step, worse.moves[0]))
            assert wrong and wrong[0].isupper() and wrong.endswith(".")
            assert wrong not in right

    check_each(check, decisions(game), name_of)


def test_the_figures_of_each_are_what_makes_it_a_puzzle(game: Game[Any, Any]) -> None:
    fewest = VERIFICATION_STAGES[0][0]

    def check(one: tuple[Puzzle, State[Any], Step]) -> None:
        step = one[2]
        nearest, *others = step.worse
        assert all(nearest.behind <= other.behind for other in others)
        assert (step.again is not None) == (step.proof is Proof.SAMPLED)
        if step.proof is Proof.COUNTED:
            assert nearest.behind >= MIN_COUNTED_LEAD_POINTS
            assert all(worse.low == worse.behind == worse.high for worse in step.worse)
            return
        if step.proof is Proof.CERTAIN:
            assert nearest.behind >= MIN_CERTAIN_LEAD_POINTS and nearest.low > 0
            assert all(worse.worlds == CERTAIN_WIN_PLAYOUTS for worse in step.worse)
            return
        assert step.again is not None
        assert nearest.worlds >= fewest
        for worse in (*step.worse, step.again):
            assert worse.behind >= least_lead_points(game) - SLACK
            assert 0 < worse.low <= worse.behind <= worse.high
            assert worse.worlds >= FIRST_DROP_PLAYOUTS
            middle = (worse.low + worse.high) / 2
            assert worse.behind == pytest.approx(middle, abs=2 * SLACK)

    check_each(check, decisions(game), name_of)


def test_the_rating_follows_from_how_often_the_levels_find_it(game: Game[Any, Any]) -> None:
    for one in kept(game).puzzles:
        levels = [level.name for level in offered_levels(game)]
        if is_older(game, one):
            levels = list(TRIES_PER_LEVEL)
        tried = {level: tries for level, (_, tries) in one.found.items()}
        assert tried == {level: TRIES_PER_LEVEL[level] for level in levels}
        assert all(0 <= hits <= tries for hits, tries in one.found.values())
        assert MIN_RATING <= one.rating <= 100
        hits, tries = one.found["expert"]
        assert hits == tries > 0, "the coach agrees"


@pytest.mark.night
def test_there_is_variety(game: Game[Any, Any]) -> None:
    puzzles = kept(game).puzzles
    kinds = Counter(kind_of(game, one) for one in puzzles)
    themes = Counter(str(theme_of(game, one)) for one in puzzles)
    setups = [state_of(one).setup for one in puzzles]
    tables = {setup.players for setup in setups}
    presets = {setup.options for setup in setups}
    grades = Counter(one.stars for one in puzzles)
    assert len(kinds) > 2 and len(themes) > 2
    assert len(tables) > 1 and len(grades) > 1
    assert len(presets) > 1 or game.name not in OLDER_FILES, "new ones have the usual rules"
    assert max(themes.values()) <= 0.75 * len(puzzles)


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
