"""The outcome that explains a puzzle's step: when one is looked for, which, and what is said."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.ai import outcome_reason
from game.ai.outcome_reason import OutcomeCount
from game.core.event import View
from game.features.puzzles.puzzle import (
    Collection,
    InvalidPuzzleFile,
    Proof,
    Puzzle,
    Step,
    ToldOutcome,
    Worse,
    read,
    why_best,
)
from game.features.puzzles.puzzle_finder import SOLVER_SEAT, explained_step
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from tests.games.taki.positions import position

STATE = position(["R1 R3 R4 R6", "B1 B3 B4 B6"])
VIEW = STATE.view(SOLVER_SEAT)
NEAREST = Worse(("play R3",), 9.0, 8.0, 10.0, 100)
STEP = Step(
    ("play R1",),
    (NEAREST, replace(NEAREST, moves=("play R4",))),
    ("hits",),
    Proof.SAMPLED,
    NEAREST,
)
"""A step that only a merit decides which counts nothing."""
WORLDS_COUNT = 200
CHANCES = {True: 80.0, False: 40.0}


class Counting:
    """Counts of a named outcome in place of playouts: how often it follows each move."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name = "follow"
        self.shares = (0.625, 0.4)
        self.asked: list[Sequence[Any]] = []
        monkeypatch.setattr(outcome_reason, "count_outcomes", self.count)

    def count(self, game: Any, view: View, seed: int, moves: Sequence[Any], _: Any) -> OutcomeCount:
        assert view == VIEW
        self.asked.append(moves)
        count = OutcomeCount()
        for side, share in enumerate(self.shares):
            happens = [number < share * WORLDS_COUNT for number in range(WORLDS_COUNT)]
            count.chances[side].extend([CHANCES[one] for one in happens])
            count.seen[side].extend([{self.name: one} for one in happens])
        return count


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    return Counting(monkeypatch)


def test_a_step_whose_merits_count_nothing_gets_the_outcome_that_explains_its_lead(
    counting: Counting,
) -> None:
    found = explained_step(TAKI, VIEW, STEP)
    assert found == replace(STEP, outcome=ToldOutcome("follow", 63, 40))
    assert counting.asked == [(TAKI.parse("play R1"), TAKI.parse("play R3"))]


def test_a_step_that_nothing_explains_is_none(counting: Counting) -> None:
    counting.shares = (0.4, 0.4)
    assert explained_step(TAKI, VIEW, STEP) is None
    counting.shares, counting.name = (0.625, 0.4), "near"
    assert explained_step(TAKI, VIEW, STEP) is None, "it is bad, and happens more often"


def test_a_step_with_a_merit_that_counts_and_a_whole_turn_get_no_outcome(
    counting: Counting,
) -> None:
    step = replace(STEP, merits=("hits", "follows"))
    assert explained_step(TAKI, VIEW, step) is step
    assert explained_step(TAKI, VIEW, replace(STEP, turn=True)) is None
    assert not counting.asked


def test_a_game_without_outcomes_plays_none(
    monkeypatch: pytest.MonkeyPatch, counting: Counting
) -> None:
    assert not TAKEAWAY.bot.outcomes.listed
    monkeypatch.setattr(type(TAKI.bot), "outcomes", TAKEAWAY.bot.outcomes)
    assert explained_step(TAKI, VIEW, STEP) is None
    assert not counting.asked


def test_why_a_move_is_best_is_its_outcome_with_both_figures() -> None:
    step = replace(STEP, outcome=ToldOutcome("follow", 63, 40))
    said = "You can play next turn in 63% of tries. After the red 3 it’s 40%."
    assert str(why_best(TAKI, STATE, step, [])) == said


def test_an_outcome_of_another_version_leaves_the_merits() -> None:
    usual = str(why_best(TAKI, STATE, STEP, []))
    unknown = replace(STEP, outcome=ToldOutcome("unheard", 63, 40))
    assert str(why_best(TAKI, STATE, unknown, [])) == usual
    assert usual and "%" not in usual


def test_an_outcome_is_read_as_it_is_written_and_refused_if_a_figure_is_missing() -> None:
    step = replace(STEP, outcome=ToldOutcome("follow", 63, 40))
    one = Puzzle(7, "#five-takes 1\n", (step,), 1, {"easy": (1, 8)}, "1")
    text = Collection("taki", puzzles=[one]).lines()
    assert read(text).puzzles == [one]
    head, row = text.splitlines()
    told = json.loads(row)
    del told["steps"][0]["outcome"]["theirs"]
    with pytest.raises(InvalidPuzzleFile):
        read(f"{head}\n{json.dumps(told)}\n")
