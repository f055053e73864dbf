"""Puzzles as data: what is written is read, what is no puzzle is refused with its line."""

import json
from dataclasses import replace

import pytest

from game.features.puzzles.puzzle import (
    Attempt,
    Collection,
    InvalidPuzzleFile,
    Puzzle,
    PuzzleAnswer,
    Worse,
    read,
)

NEAR = Worse(("take 1", "take 3"), 4.5, 1.25, 7.75, 400)
FAR = Worse(("draw",), 9.0, 9.0, 9.0, 24)
ONE = Puzzle(
    7,
    3,
    "#five-takes 1\n",
    ("take 2", "take 5"),
    (NEAR, FAR),
    824,
    {"easy": (1, 8), "expert": (2, 2)},
    "0.1",
)


def test_what_is_written_is_read() -> None:
    collection = Collection("takeaway", 5, 12, [ONE, replace(ONE, match=8, stars=1)])
    assert read(collection.lines()) == collection


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda rows: rows[0].update(form=99), 1),
        (lambda rows: rows[0].pop("game"), 1),
        (lambda rows: rows[1].pop("record"), 2),
        (lambda rows: rows[1].update(best=[]), 2),
        (lambda rows: rows[1].update(worse=[]), 2),
        (lambda rows: rows[1].update(stars=5), 2),
        (lambda rows: rows[2].update(found=3), 3),
        (lambda rows: rows[2].update(worse=[{"moves": ["draw"]}]), 3),
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(change: object, line: int) -> None:
    text = Collection("takeaway", 5, 12, [ONE, replace(ONE, match=8)]).lines()
    rows = [json.loads(one) for one in text.splitlines()]
    change(rows)  # type: ignore[operator]
    with pytest.raises(InvalidPuzzleFile) as refused:
        read("".join(json.dumps(row) + "\n" for row in rows))
    assert refused.value.line == line


@pytest.mark.parametrize("text", ["", "{", "[]", "null\n", "7\n", "[[[[\n"])
def test_what_is_no_collection_is_refused(text: str) -> None:
    with pytest.raises(InvalidPuzzleFile):
        read(text)


def test_the_best_move_is_found_by_any_move_that_leads_to_the_same_position() -> None:
    for move in ONE.best:
        attempt = Attempt(ONE)
        assert attempt.answer(move) is PuzzleAnswer.BEST
        assert attempt.found and attempt.over


def test_a_worse_move_costs_a_try_and_one_alike_costs_none() -> None:
    attempt = Attempt(ONE)
    assert attempt.left == 2
    assert attempt.answer("take 1") is PuzzleAnswer.WORSE
    assert attempt.answer("take 3") is PuzzleAnswer.TRIED
    assert attempt.left == 1 and not attempt.over
    assert attempt.answer("draw") is PuzzleAnswer.WORSE
    assert attempt.over and not attempt.found


@pytest.mark.parametrize(("worse", "tries"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_there_are_three_tries_but_no_more_than_worse_moves(worse: int, tries: int) -> None:
    moves = tuple(replace(FAR, moves=(f"take {number}",)) for number in range(worse))
    assert Attempt(replace(ONE, worse=moves)).left == tries
