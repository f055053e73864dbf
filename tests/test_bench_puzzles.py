"""The search for the puzzles of the games: reproducible, and it goes on where it was."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.ai.levels import Advice
from game.core.event import Seat
from game.features.puzzles import judge
from game.features.puzzles.puzzle import (
    Collection,
    Proof,
    Puzzle,
    Step,
    Verdict,
    differences,
    kept,
    read,
)
from game.features.puzzles.puzzle_finder import TRIES_PER_LEVEL, Finder, Sketch, alternatives
from game.games import GAMES_BY_NAME
from game.games.takeaway.bot import endgame
from game.match.match import load
from tests.bench.search import puzzles
from tests.bench.search.puzzles import MIN_TEMPTING, PuzzleSearch, main
from tests.support.haste import think_little
from tests.support.puzzle_kinds import MIN_POSITIONS, sort_of, state_of

QUICK = GAMES_BY_NAME["takeaway"]
FRUITFUL = GAMES_BY_NAME["taki"]
"""A game where a puzzle is found soon: whole turns, which Takeaway asks for, are rare."""


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hard player thinks little here, and few cards are solved."""
    think_little(monkeypatch, 8)
    monkeypatch.setattr(endgame, "MAX_SOLVED_DECK_CARD_COUNT", 3)


def finder(seed: int = 3) -> PuzzleSearch:
    return PuzzleSearch(QUICK, Collection(QUICK.name, seed), 5)


def searched(seed: int = 3) -> Collection:
    """A search until the first puzzle is found."""
    one = PuzzleSearch(FRUITFUL, Collection(FRUITFUL.name, seed), 5)
    while not one.collection.puzzles:
        one.find()
    return one.collection


@pytest.mark.night
def test_the_same_seed_finds_the_same_puzzle_and_another_another() -> None:
    found = searched()
    assert searched() == found
    assert searched(4).puzzles != found.puzzles


def test_an_interrupted_search_goes_on_where_it_was() -> None:
    whole = finder()
    for _ in range(2):
        whole.find()
    again = PuzzleSearch(QUICK, read(whole.collection.lines()), 5)
    for one in (whole, again):
        for _ in range(2):
            one.find()
    assert again.collection == whole.collection


@pytest.mark.night
def test_the_command_keeps_what_it_finds_and_goes_on_from_it(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["--game", FRUITFUL.name, "--into", str(tmp_path), "--seed", "3"]
    assert main([*wanted, "--want", "1"]) == 0
    file = tmp_path / f"{FRUITFUL.name}.jsonl"
    one = read(file.read_text(encoding="utf-8"))
    assert len(one.puzzles) == 1 and "match" in capsys.readouterr().out
    assert main([*wanted, "--want", "1"]) == 0
    assert capsys.readouterr().out == ""
    file.write_text("{}\n", encoding="utf-8")
    assert main(wanted) == 2
    assert file.read_text(encoding="utf-8") == "{}\n"


def test_a_folder_that_is_none_is_answered_with_a_sentence(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", QUICK.name, "--into", str(tmp_path / "none")]) == 2
    assert "is not a folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("move", "sort"),
    [("draw pile 6", "draw pile"), ("take 3", "take"), ("layoff 5S to M2", "layoff to"),
     ("play G-plus", "play"), ("discard JK", "discard")],
)  # fmt: skip
def test_what_a_move_does_is_told_without_its_cards(move: str, sort: str) -> None:
    assert sort_of(move) == sort


# What is no decision to find.


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> tuple[PuzzleSearch, Sketch]:
    """A decision that passes every filter, as nobody finds it and all its moves are tempting."""
    game = GAMES_BY_NAME["taki"]
    for puzzle in kept(game).puzzles:
        state = state_of(puzzle)
        groups = alternatives(state)
        if groups is not None and len(groups) >= MIN_POSITIONS:
            break
    best = puzzle.first.best
    place = next(n for n, group in enumerate(groups) if game.write(group[0]) in best)
    one = Sketch(state, groups, place, Proof.SAMPLED, [])
    other = Advice(game.write(one.worse[0][0]), "", {})
    monkeypatch.setattr(puzzles, "glance", lambda *_: other)
    monkeypatch.setattr(puzzles, "advise", lambda *_: other)
    monkeypatch.setattr(PuzzleSearch, "_tempting_count", lambda *_: MIN_TEMPTING)
    return PuzzleSearch(game, Collection(game.name), 5), one


def is_to_find(asked: tuple[PuzzleSearch, Sketch], **changes: Any) -> bool:
    one, sketch = asked
    return one._is_to_find(replace(sketch, **changes), Random(1))


def right(sketch: Sketch) -> Advice:
    return Advice(GAMES_BY_NAME["taki"].write(sketch.moves[0]), "", {})


def test_a_decision_to_find_leads_to_four_positions(asked: tuple[PuzzleSearch, Sketch]) -> None:
    groups, best = asked[1].groups, asked[1].moves
    assert is_to_find(asked)
    some = [best, *(group for group in groups if group is not best)]
    assert is_to_find(asked, groups=some[:4], best=0)
    assert not is_to_find(asked, groups=some[:3], best=0)


def test_a_decision_that_a_glance_finds_is_none_to_find(
    asked: tuple[PuzzleSearch, Sketch], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "glance", lambda *_: right(asked[1]))
    assert not is_to_find(asked)


@pytest.mark.parametrize(("hits", "found"), [(11, True), (12, False)])
def test_a_decision_that_easy_finds_in_half_of_its_tries_is_none_to_find(
    asked: tuple[PuzzleSearch, Sketch], monkeypatch: pytest.MonkeyPatch, hits: int, found: bool
) -> None:
    wrong = puzzles.advise()  # type: ignore[call-arg]
    said = iter([right(asked[1])] * hits + [wrong] * (TRIES_PER_LEVEL["easy"] - hits))
    monkeypatch.setattr(puzzles, "advise", lambda *_: next(said))
    assert is_to_find(asked) is found
    assert next(said, None) is None, "each try was made"


def test_three_other_moves_have_to_be_tempting(
    asked: tuple[PuzzleSearch, Sketch], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PuzzleSearch, "_tempting_count", lambda *_: MIN_TEMPTING - 1)
    assert not is_to_find(asked)


def test_a_move_that_loses_forty_points_tempts_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    one = finder()
    rows = [[90.0, 50.1, 49.9, 88.0], [90.0, 50.1, 49.9, 92.0]]
    monkeypatch.setattr(judge.PlayoutBatch, "rows", lambda *_: rows)
    state = state_of(kept(QUICK).puzzles[0])
    sketch = Sketch(state, [[place] for place in range(4)], 0, Proof.SAMPLED, [])
    assert one._tempting_count(sketch, state.view(Seat(0))) == 2


def test_searched_are_short_matches_with_the_usual_rules() -> None:
    for game in GAMES_BY_NAME.values():
        one = PuzzleSearch(game, Collection(game.name), 5)
        for number in (1, 2, 3):
            match = one._match(number, Random(number))
            puzzle = replace(kept(game).puzzles[0], record=match.record())
            assert not differences(game, puzzle)
            if game.lengths is not None:
                values = match.setup.options.as_values()
                assert values[game.lengths.option] == game.lengths.values[0]


def test_a_step_that_the_judge_refuses_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of two steps is kept; without any there is no puzzle."""
    game = GAMES_BY_NAME["taki"]
    puzzle = next(one for one in kept(game).puzzles if len(one.steps) > 1)
    one = PuzzleSearch(game, Collection(game.name), 40)
    match = load(puzzle.record)
    line = [Sketch(match.state, [], 0, Proof.SAMPLED, []) for _ in puzzle.steps]
    steps = dict(zip(map(id, line), puzzle.steps, strict=True))
    monkeypatch.setattr(puzzles, "prove", lambda game, sketch, least: (steps[id(sketch)], 7))
    monkeypatch.setattr(PuzzleSearch, "_suits", lambda *_: True)
    found = {"easy": (0, 24), "expert": (2, 2)}
    monkeypatch.setattr(one.finder, "found_by_levels", lambda *_: found)
    for stands in (0, 1):
        judged = iter([*puzzle.steps[:stands], None])
        monkeypatch.setattr(puzzles, "judged_step", lambda *_, judged=judged: next(judged))
        made = one._puzzle(match, 5, line, Random(1))
        kept_steps = () if made is None else made.steps
        assert kept_steps == tuple(replace(step, then=()) for step in puzzle.steps[:stands])


def test_the_command_judges_what_the_file_has_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Until there are enough, other rules stay unjudged, and what stands before the judge alone.

    What was judged stays as it is.
    """
    game = GAMES_BY_NAME["taki"]
    before = [unjudged(one) for one in kept(game).puzzles]
    usual = [one for one in before if not differences(game, one)]
    other = next(one for one in before if differences(game, one))
    *sampled, standing = [one for one in usual if one.first.proof is Proof.SAMPLED][:3]
    file = tmp_path / f"{game.name}.jsonl"
    file.write_text(
        Collection(game.name, puzzles=[other, *sampled, standing]).lines(), encoding="utf-8"
    )
    asked: list[int] = []

    def judging(game: Any, state: Any, step: Any, number: int) -> Any:
        asked.append(number)
        verdict = Verdict(9.0, 1.0, 240)
        return replace(step, judged=verdict) if number == sampled[1].match else None

    def judged_alone(game: Any, one: Puzzle) -> Puzzle | None:
        return one if one.match == standing.match else None

    found = {"easy": (2, 24), "expert": (2, 2)}
    monkeypatch.setattr(puzzles, "judged_step", judging)
    monkeypatch.setattr(puzzles, "judged_puzzle", judged_alone)
    monkeypatch.setattr(puzzles, "explained_step", lambda game, view, step: step)
    monkeypatch.setattr(PuzzleSearch, "_is_to_find", lambda *_: True)
    monkeypatch.setattr(Finder, "found_by_levels", lambda *_: found)
    after: list[Puzzle] = []

    def find(*_: Any) -> Puzzle:
        after[:] = read(file.read_text(encoding="utf-8")).puzzles
        last = next(one for one in reversed(after) if not one.older)
        return replace(last, match=standing.match + len(after))

    monkeypatch.setattr(PuzzleSearch, "look_at", find)
    for want in (2, 3):
        wanted = ["--game", game.name, "--into", str(tmp_path), "--want", str(want), "--judge"]
        assert main(wanted) == 0
        older = [one for one in after if one.older]
        assert older == [replace(one, older=True) for one in (other, standing) if want == 2]
        left = next(one for one in after if not one.older)
        assert left.match == sampled[1].match and left.is_judged and not left.older
        assert left.found == found
        assert len(read(file.read_text(encoding="utf-8")).puzzles) == want
    first, second = sampled
    assert asked == [first.match, *[second.match] * len(second.steps), standing.match]
    assert "taken out" in capsys.readouterr().out


def unjudged(puzzle: Puzzle) -> Puzzle:
    """The puzzle as it was before there was a judge."""
    steps = tuple(replace(step, judged=None) for step in puzzle.steps)
    return replace(puzzle, steps=steps, older=False)


@pytest.mark.parametrize("filter_name", ["_is_to_find", "explained_step", "judged_step", "expert"])
def test_a_stored_puzzle_has_to_pass_each_filter_of_now(
    monkeypatch: pytest.MonkeyPatch, filter_name: str
) -> None:
    game = GAMES_BY_NAME["taki"]
    puzzle = next(one for one in kept(game).puzzles if not differences(game, one))
    one = PuzzleSearch(game, Collection(game.name), 5)
    found = {"easy": (2, 24), "expert": (1 if filter_name == "expert" else 2, 2)}
    monkeypatch.setattr(Finder, "found_by_levels", lambda *_: found)
    monkeypatch.setattr(PuzzleSearch, "_is_to_find", lambda *_: filter_name != "_is_to_find")
    for name in ("explained_step", "judged_step"):
        passes = filter_name != name
        monkeypatch.setattr(
            puzzles,
            name,
            lambda *given, passes=passes: (
                next(thing for thing in given if isinstance(thing, Step)) if passes else None
            ),
        )
    assert one.renewed(puzzle) is None
    monkeypatch.setattr(PuzzleSearch, "_is_to_find", lambda *_: True)
    for name in ("explained_step", "judged_step"):
        monkeypatch.setattr(
            puzzles, name, lambda *given: next(one for one in given if isinstance(one, Step))
        )
    found["expert"] = (2, 2)
    renewed = one.renewed(puzzle)
    assert renewed is not None and renewed.record == puzzle.record
    assert len(renewed.steps) == len(puzzle.steps) and renewed.found == found
