"""Puzzles as data: what is written is read, what is no puzzle is refused with its line."""

import json
from dataclasses import replace

import pytest

from game.core.event import Seat
from game.features.puzzles.puzzle import (
    Attempt,
    Collection,
    InvalidPuzzleFile,
    Proof,
    Puzzle,
    PuzzleAnswer,
    Step,
    Verdict,
    Worse,
    read,
)
from tests.together import check_each, each_of

NEAR = Worse(("take 1", "take 3"), 4.5, 1.25, 7.75, 400)
FAR = Worse(("draw",), 9.0, 9.0, 9.0, 24)
THEN = ((Seat(1), "take 4"), (Seat(0), "draw"))
FIRST = Step(("take 2", "take 5"), (NEAR, FAR), ("won",), Proof.SAMPLED, NEAR, THEN)
LAST = Step(("take 1",), (FAR,), ("open", "again"), Proof.COUNTED, None)
ONE = Puzzle(
    7,
    "#five-takes 1\n",
    (FIRST, LAST),
    824,
    {"easy": (1, 8), "medium": (1, 4), "hard": (2, 4), "expert": (2, 2)},
    "0.1",
)


def test_what_is_written_is_read() -> None:
    collection = Collection("takeaway", 5, 12, [ONE, replace(ONE, match=8)])
    assert read(collection.lines()) == collection


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda rows: rows[0].update(form=99), 1),
        (lambda rows: rows[0].pop("game"), 1),
        (lambda rows: rows[1].pop("record"), 2),
        (lambda rows: rows[1].update(steps=[]), 2),
        (lambda rows: rows[1]["steps"][0].update(best=[]), 2),
        (lambda rows: rows[1]["steps"][1].update(worse=[]), 2),
        (lambda rows: rows[1]["steps"][0].update(proof="heard"), 2),
        (lambda rows: rows[1].update(found={"expert": [2, 2]}), 2),
        (lambda rows: rows[1]["found"].update(hard=[0, 0]), 2),
        (lambda rows: rows[1]["steps"][0].update(judged={"ahead": 5.0}), 2),
        (lambda rows: rows[2].update(found=3), 3),
        (lambda rows: rows[2]["steps"][0].update(worse=[{"moves": ["draw"]}]), 3),
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(change: object, line: int) -> None:
    text = Collection("takeaway", 5, 12, [ONE, replace(ONE, match=8)]).lines()
    rows = [json.loads(one) for one in text.splitlines()]
    change(rows)  # type: ignore[operator]
    with pytest.raises(InvalidPuzzleFile) as refused:
        read("".join(json.dumps(row) + "\n" for row in rows))
    assert refused.value.line == line


def test_a_file_of_an_older_version_is_read() -> None:
    """It has no verdicts, no whole turns, and the tries of all levels."""
    text = Collection("takeaway", 5, 12, [ONE]).lines()
    head, row = (json.loads(line) for line in text.splitlines())
    for step in row["steps"]:
        del step["judged"], step["turn"]
    (found,) = read(f"{json.dumps(head)}\n{json.dumps(row)}\n").puzzles
    assert found == ONE
    assert [(step.judged, step.turn) for step in found.steps] == [(None, False)] * 2
    assert not found.is_judged


def test_a_puzzle_is_judged_once_each_sampled_step_has_its_verdict() -> None:
    judged = replace(FIRST, judged=Verdict(6.0, 2.0, 240))
    assert replace(ONE, steps=(judged, LAST)).is_judged
    assert not replace(ONE, steps=(judged, FIRST)).is_judged
    text = Collection("takeaway", 5, 12, [replace(ONE, steps=(judged, LAST))]).lines()
    assert read(text).puzzles[0].first.judged == judged.judged


TURN = Step(
    ("take 1, take 2", "take 2, take 1"),
    (replace(NEAR, moves=("take 1, take 3",)), replace(FAR, moves=("take 4",))),
    ("won",),
    Proof.COUNTED,
    None,
    turn=True,
)


def test_a_whole_turn_is_read_as_it_is_written() -> None:
    one = replace(ONE, steps=(TURN, LAST))
    assert read(Collection("takeaway", 5, 12, [one]).lines()).puzzles == [one]
    assert TURN.first_moves == ("take 1", "take 2") and LAST.first_moves == ("take 1",)
    assert TURN.turns == {"take 1, take 2", "take 2, take 1", "take 1, take 3", "take 4"}
    assert not LAST.turns


def test_a_whole_turn_is_one_answer() -> None:
    attempt = Attempt(replace(ONE, steps=(TURN,)))
    assert attempt.answer("take 1, take 3") is PuzzleAnswer.WORSE
    assert attempt.answer("take 2, take 1") is PuzzleAnswer.BEST and attempt.found


@each_of("text", ["", "{", "[]", "null\n", "7\n", "[[[[\n"])
def test_what_is_no_collection_is_refused(text: str) -> None:
    with pytest.raises(InvalidPuzzleFile):
        read(text)


def test_the_rating_is_how_often_the_lower_levels_miss_it() -> None:
    """Easy misses 7 of 8, medium 3 of 4 and hard 2 of 4; the expert does not count."""
    assert ONE.rating == round(100 * (7 / 8 + 3 / 4 + 2 / 4) / 3) == 71
    assert ONE.stars == 3
    for hits, stars in ((0, 4), (1, 4), (4, 3), (6, 2), (8, 1)):
        for levels in (("easy",), ("easy", "medium"), ("easy", "medium", "hard")):
            found = dict.fromkeys(levels, (hits, 8)) | {"expert": (0, 2)}
            assert replace(ONE, found=found).stars == stars, "the levels offered count"


def test_the_best_move_is_found_by_any_move_that_leads_to_the_same_position() -> None:
    for move in FIRST.best:
        attempt = Attempt(replace(ONE, steps=(FIRST,)))
        assert attempt.answer(move) is PuzzleAnswer.BEST
        assert attempt.found and attempt.over and not attempt.wrong


def test_one_move_after_the_other_is_to_be_found() -> None:
    attempt = Attempt(ONE)
    assert attempt.answer("take 1") is PuzzleAnswer.WORSE
    assert attempt.answer("take 2") is PuzzleAnswer.BEST
    assert attempt.at == 1 and attempt.step == LAST and not attempt.over
    assert attempt.left == 1, "there are fresh tries at each move"
    assert attempt.answer("take 1") is PuzzleAnswer.BEST, "what was wrong before is right now"
    assert attempt.found and attempt.over and attempt.wrong


def test_a_worse_move_costs_a_try_and_one_alike_costs_none() -> None:
    attempt = Attempt(ONE)
    assert attempt.left == 2
    assert attempt.answer("take 1") is PuzzleAnswer.WORSE
    assert attempt.answer("take 3") is PuzzleAnswer.TRIED
    assert attempt.left == 1 and not attempt.over
    assert attempt.answer("draw") is PuzzleAnswer.WORSE
    assert attempt.over and not attempt.found


def test_there_are_three_tries_but_no_more_than_worse_moves() -> None:
    def check(worse: int) -> None:
        moves = tuple(replace(FAR, moves=(f"take {number}",)) for number in range(worse))
        one = replace(ONE, steps=(replace(FIRST, worse=moves),))
        assert Attempt(one).left == min(3, worse)

    check_each(check, (1, 2, 3, 9))
