"""The judge of puzzles: what it says depends on view and seed, and a loser never stands."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from game.core.game import Game, State
from game.features.puzzles import judge
from game.features.puzzles.judge import (
    FIRST_JUDGED_WORLDS_COUNT,
    judge_lead,
    judged_puzzle,
    judged_step,
)
from game.features.puzzles.puzzle import Proof, Puzzle, Step, Verdict, Worse
from game.games import GAMES_BY_NAME
from game.match.match import Match

GAME: Game[Any, Any] = GAMES_BY_NAME["takeaway"]
FEW = 6


def counted(least: float) -> Iterator[tuple[Match, list[Any]]]:
    """Matches that end before a decision of seat 0, with its moves, the best first.

    The best one is ahead of the worst by ``least`` of the chance to win.
    """
    for seed in range(99):
        match = Match(GAME, GAME.setup(2, {}, seed), ["You", "Ada (easy)"])
        while match.state.asked is not None:
            solved = GAME.bot.solve_exactly(match.state) or {}
            ranked = sorted(solved, key=solved.__getitem__, reverse=True)
            ahead = solved[ranked[0]] - solved[ranked[-1]] if ranked else -1.0
            if match.state.asked == 0 and ahead >= least:
                yield match, ranked
            match.play(GAME.write(next(match.state.legal())))


@pytest.fixture(scope="module")
def decided() -> tuple[Match, list[Any]]:
    return next(counted(0.3))


def rewritten(state: State[Any], seed: int) -> State[Any]:
    """The same position with other hidden cards."""
    return GAME.determinize(state.view(0), Random(seed))


def test_the_verdict_depends_on_view_and_seed_alone(decided: tuple[Match, list[Any]]) -> None:
    match, (best, *others) = decided

    def said(state: State[Any], seed: int) -> Verdict | None:
        return judge_lead(GAME, state.view(0), best, others, seed, FEW)

    first = said(match.state, 1)
    assert first is not None and first.worlds == FEW
    assert said(match.state, 1) == said(rewritten(match.state, 5), 1) == first
    assert any(said(match.state, seed) != first for seed in range(2, 12))


def test_a_loser_is_given_up_after_the_first_worlds_and_does_not_stand(
    decided: tuple[Match, list[Any]],
) -> None:
    match, ranked = decided
    best, worst = ranked[0], ranked[-1]
    view, worlds = match.state.view(0), FIRST_JUDGED_WORLDS_COUNT + 10
    right = judge_lead(GAME, view, best, [worst], 1, worlds)
    wrong = judge_lead(GAME, view, worst, [best], 1, worlds)
    assert right is not None and right.ahead > 0 and right.worlds == worlds
    assert wrong is not None and wrong.ahead < 0 and not wrong.is_clear
    assert wrong.worlds == FIRST_JUDGED_WORLDS_COUNT


def test_the_smallest_lead_over_the_two_nearest_rivals_counts(
    monkeypatch: pytest.MonkeyPatch, decided: tuple[Match, list[Any]]
) -> None:
    """Playouts say what each move is worth: here they are the moves' own chances."""
    monkeypatch.setattr(judge, "_chance_percent", lambda game, world, move, *_: move)
    view = decided[0].state.view(0)
    for rivals in ([50.0, 55.0, 59.0], [55.0, 50.0]):
        verdict = judge_lead(GAME, view, 60.0, rivals, 1, FEW)
        assert verdict is not None and verdict.ahead == 5.0


@pytest.mark.parametrize(
    ("lead", "spread", "worlds"),
    [(3.0, 0.0, 60), (3.0, 4.5, 120), (3.0, 12.0, 140), (4.5, 0.0, 140), (-1.0, 90.0, 30)],
)
def test_a_lead_that_will_hardly_become_clear_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
    decided: tuple[Match, list[Any]],
    lead: float,
    spread: float,
    worlds: int,
) -> None:
    """After 60 and 120 worlds it must reach four points within two errors."""
    signs = count(1)

    def chance(game: Any, world: Any, move: float, *_: Any) -> float:
        return 0.0 if move == 0 else lead + spread * (-1) ** next(signs)

    monkeypatch.setattr(judge, "_chance_percent", chance)
    verdict = judge_lead(GAME, decided[0].state.view(0), 1, [0], 1, 140)
    assert verdict is not None and verdict.worlds == worlds


@pytest.mark.parametrize(
    ("lead", "error", "clear"),
    [
        (4.0, 2.0, True),
        (3.99, 0.1, False),
        (5.0, 2.51, False),
        (5.02, 2.51, True),
        (-9.0, 0.0, False),
    ],
)
def test_a_verdict_is_clear_from_four_points_and_two_errors(
    lead: float, error: float, clear: bool
) -> None:
    assert Verdict(lead, error, 240).is_clear is clear


def step_of(ranked: list[Any], proof: Proof = Proof.SAMPLED) -> Step:
    best, *others = map(GAME.write, ranked)
    worse = tuple(Worse((one,), 9.0, 8.0, 10.0, 100) for one in others)
    return Step((best,), worse, ("won",), proof, worse[0])


def test_only_a_sampled_step_is_judged(decided: tuple[Match, list[Any]]) -> None:
    match, ranked = decided
    wrong = ranked[::-1]
    for proof in (Proof.COUNTED, Proof.CERTAIN):
        step = step_of(wrong, proof)
        assert judged_step(GAME, match.state, step, 1, FEW) is step
    assert judged_step(GAME, match.state, step_of(wrong), 1, 30) is None
    step = step_of(ranked[:1] + ranked[-1:])
    judged = judged_step(GAME, match.state, step, 1, 30)
    assert judged is not None and judged.judged is not None and judged.judged.is_clear
    assert replace(judged, judged=None) == step


@pytest.mark.parametrize(("points", "asks"), [(4.0, True), (3.9, False)])
def test_a_lead_that_rollouts_find_too_small_is_not_judged(
    monkeypatch: pytest.MonkeyPatch, decided: tuple[Match, list[Any]], points: float, asks: bool
) -> None:
    match, ranked = decided
    asked: list[Any] = []

    def rows(_: Any, worlds: range, moves: list[Any]) -> list[list[float]]:
        assert moves == ranked[:3]
        return [[points, *[0.0] * (len(moves) - 1)] for _ in worlds]

    def judging(*given: Any) -> Verdict:
        asked.append(given)
        return Verdict(9.0, 1.0, FEW)

    monkeypatch.setattr(judge.PlayoutBatch, "rows", rows)
    monkeypatch.setattr(judge, "judge_lead", judging)
    stands = judged_step(GAME, match.state, step_of(ranked), 1, FEW) is not None
    assert (stands, bool(asked)) == (asks, asks)


def test_a_puzzle_ends_before_the_first_step_that_does_not_stand() -> None:
    """The second step is judged in the position after the first one and what follows it."""
    match, ranked = next(
        one for one in counted(0.3) if len(GAME.bot.solve_exactly(one[0].state) or ()) > 1
    )
    after, then = match.state.clone(), []
    after.advance(ranked[0])
    while after.asked is not None and (after.asked != 0 or after.phase == "draw"):
        move = next(after.legal())
        then.append((after.asked, GAME.write(move)))
        after.advance(move)
    first = replace(step_of(ranked, Proof.COUNTED), then=tuple(then))
    one = Puzzle(5, match.record(), (first, first), 1, {"easy": (1, 24)}, "1")
    asked: list[State[Any]] = []

    def judging(game: Any, state: State[Any], step: Step, *_: Any) -> Step | None:
        asked.append(state.clone())
        return step if len(asked) < 2 else None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judge, "judged_step", judging)
        assert judged_puzzle(GAME, one) == replace(one, steps=(replace(first, then=()),))
    assert [state.view(0) for state in asked] == [match.state.view(0), after.view(0)]
    wrong = replace(one, steps=(step_of(ranked[::-1]), first))
    assert judged_puzzle(GAME, wrong, 30) is None


class Counter:
    """Becomes true at the last of some questions."""

    def __init__(self, last: int) -> None:
        self.left = last

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


@pytest.mark.parametrize("last", [0, 1, 7])
def test_it_stops_within_a_round_when_unwanted(decided: tuple[Match, list[Any]], last: int) -> None:
    match, (best, *others) = decided
    asked: Callable[[], bool] = Counter(last)
    assert judge_lead(GAME, match.state.view(0), best, others, 1, FEW, asked) is None
    assert isinstance(asked, Counter) and asked.left == -1, "it is asked no more after that"
