"""The finder: reproducible, from what the seat knows alone, and with intervals that hold."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.ai.search import PlayoutBatch
from game.core.event import Seat
from game.core.game import Game
from game.features.puzzles import judge, puzzle_finder
from game.features.puzzles.judge import rollout_verdict
from game.features.puzzles.puzzle import (
    Proof,
    Puzzle,
    Step,
    Verdict,
    answer_text,
    kept,
    parsed,
)
from game.features.puzzles.puzzle_finder import (
    INTERVAL_STANDARD_ERRORS,
    MIN_CERTAIN_LEAD_POINTS,
    SOLVER_SEAT,
    Finder,
    Playouts,
    Sketch,
    alternatives,
    gap,
    least_lead_points,
    prove,
    verify,
)
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from tests.laws.explaining import good_play
from tests.support.puzzle_kinds import state_of
from tests.together import each_of

QUICK = GAMES_BY_NAME["takeaway"]
TEXAS = GAMES_BY_NAME["texas"]


def shipped() -> Puzzle:
    """A puzzle whose first move was proved by playouts."""
    return next(one for one in kept(QUICK).puzzles if one.first.proof is Proof.SAMPLED)


@each_of("game", GAMES, ids=lambda game: game.name)
def test_the_outcome_depends_on_what_the_seat_knows_alone(game: Game[Any, Any]) -> None:
    one = kept(game).puzzles[0]
    state = state_of(one)
    view = state.view(Seat(0))
    other = game.determinize(view, Random(5))
    groups = alternatives(state)
    assert groups is not None and alternatives(other) is not None
    moves = [group[0] for group in groups]
    points = []
    for real in (state, other):
        made = Playouts(game, real.view(Seat(0)), moves, Random(8))
        made.go_on(3)
        points.append(made.points)
    assert points[0] == points[1]


def test_an_interval_holds_the_true_mean_as_often_as_it_says() -> None:
    rng = Random(2)
    held = 0
    for _ in range(1000):
        best = [rng.gauss(3, 5) for _ in range(100)]
        found = gap(best, [0.0] * 100)
        held += found.low <= 3 <= found.high
    assert 975 <= held <= 998
    assert pytest.approx(2.5758, abs=0.001) == INTERVAL_STANDARD_ERRORS


def test_moves_that_lead_to_one_position_count_as_one() -> None:
    """Two packs have each card twice: it does not matter which is discarded."""
    for game in GAMES:
        for one in kept(game).puzzles[:5]:
            groups = alternatives(state_of(one))
            assert groups is not None
            assert sum(map(len, groups)) == len(list(state_of(one).legal()))


def test_a_move_that_is_not_best_is_not_verified() -> None:
    one = shipped()
    view = state_of(one).view(Seat(0))
    groups = alternatives(state_of(one))
    assert groups is not None
    best = one.first.best
    right = next(place for place, group in enumerate(groups) if QUICK.write(group[0]) in best)
    for place in range(len(groups)):
        found = verify(QUICK, view, groups, place, least_lead_points(QUICK), Random(1))
        assert (found is not None) == (place == right)


FEW = 24
"""Determinizations, enough to work losses out with twice."""


def certain_wins(game: Game[Any, Any]) -> Iterator[Sketch]:
    """Decisions of seat 0 with a move that is certain to win among several."""
    for state, _ in good_play(game):
        if state.asked != SOLVER_SEAT or (groups := alternatives(state)) is None:
            continue
        sure = set(game.bot.certain_wins(game.determinize(state.view(SOLVER_SEAT), Random(0))))
        wins = [place for place, group in enumerate(groups) if not sure.isdisjoint(group)]
        if len(wins) == 1 and len(groups) > 2:
            yield Sketch(state, groups, wins[0], Proof.CERTAIN, [])


def test_a_certain_win_is_proved_by_what_each_other_move_loses_the_nearest_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their losses are worked out here once more, and a near one leaves the win unproved."""
    monkeypatch.setattr(puzzle_finder, "CERTAIN_WIN_PLAYOUTS", FEW)
    game = GAMES_BY_NAME["take"]
    proved = unproved = unsorted = 0
    for one in certain_wins(game):
        batch = PlayoutBatch(game, one.state.view(SOLVER_SEAT), 1)
        rows = batch.rows(range(FEW), [group[0] for group in one.worse])
        losses = {
            tuple(map(game.write, group)): gap([100.0] * FEW, [row[place] for row in rows])
            for place, group in enumerate(one.worse)
        }
        least = min(losses.values(), key=lambda loss: loss.mean)
        found = prove(game, one, least_lead_points(game))
        if least.mean < MIN_CERTAIN_LEAD_POINTS or least.low <= 0:
            assert found is None
            unproved += 1
        else:
            assert found is not None
            step, made = found
            assert made == FEW * len(losses)
            assert (step.proof, step.again) == (Proof.CERTAIN, None)
            assert step.best == tuple(map(game.write, one.moves))
            behind = [worse.behind for worse in step.worse]
            assert behind == sorted(loss.mean for loss in losses.values())
            unsorted += behind != [loss.mean for loss in losses.values()]
            for worse in step.worse:
                loss = losses[worse.moves]
                assert (worse.behind, worse.low, worse.high) == (loss.mean, loss.low, loss.high)
                assert worse.worlds == FEW
            proved += 1
        if min(proved, unproved, unsorted) > 0:
            break


def test_a_hopeless_move_is_played_out_no_more_but_the_best_two_are() -> None:
    one = shipped()
    view = state_of(one).view(Seat(0))
    made = Playouts(QUICK, view, [QUICK.parse(one.first.best[0])] * 4, Random(1))
    made.go_on(3)
    made.points[2] = [points + 1 for points in made.points[0]]
    made.leave([0, 1, 2, 3])
    made.go_on(5)
    lengths = [len(points) for points in made.points]
    assert lengths[2] == 5 and sorted(lengths) == [3, 3, 5, 5]


def draw_of(seed: int) -> Match:
    """A match of Texas Rummy that ends before a draw of seat 0, which may be from the pile."""
    match = Match(TEXAS, TEXAS.setup(2, {}, seed), ["You", "Ada (easy)"])
    while match.state.asked != SOLVER_SEAT or not TEXAS.bot.whole_turns(match.state):
        match.play(TEXAS.write(next(match.state.legal())))
    return match


def proved_turn() -> tuple[Match, Step]:
    """A turn that is proved to be the best one, with its match."""
    for seed in range(99):
        match = draw_of(seed)
        one = Finder(TEXAS).sketch(match.state, Random(seed))
        if one is not None and one.turn:
            proved = prove(TEXAS, one, 0.5)
            if proved is not None:
                return match, proved[0]
    raise AssertionError("no turn stands")


def test_a_turn_with_hidden_cards_is_proved_and_judged_by_playouts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Texas Rummy the draw and the discard are one answer."""
    monkeypatch.setattr(puzzle_finder, "VERIFICATION_STAGES", ((24, 0.5), (48, 0.2)))
    match, step = proved_turn()
    state = match.state
    groups = alternatives(state, TEXAS.bot.whole_turns(state))
    assert groups is not None
    written = [{answer_text(TEXAS, turn) for turn in group} for group in groups]
    said = [set(step.best), *(set(worse.moves) for worse in step.worse)]
    assert sorted(map(sorted, said)) == sorted(map(sorted, written))
    assert step.turn and step.proof is Proof.SAMPLED and step.outcome is None
    assert "draw stock" in step.turns and step.again is not None

    seen: list[Verdict] = []

    def judging(*given: Any) -> Verdict:
        _, view, best, rivals, *_ = given
        assert (view, best) == (state.view(SOLVER_SEAT), parsed(TEXAS, step, step.best[0]))
        seen.append(rollout_verdict(TEXAS, view, best, rivals, 1, 12))
        return Verdict(9.0, 1.0, 12)

    monkeypatch.setattr(judge, "judge_lead", judging)
    monkeypatch.setattr(Verdict, "may_become_clear", True)
    judged = judge.judged_step(TEXAS, state, step, 1, 12)
    assert judged == replace(step, judged=Verdict(9.0, 1.0, 12))
    assert seen[0] == rollout_verdict(TEXAS, state.view(SOLVER_SEAT), *answers(step), 1, 12)


def answers(step: Step) -> tuple[Any, list[Any]]:
    """The best turn and the others."""
    worse = [parsed(TEXAS, step, one.moves[0]) for one in step.worse]
    return parsed(TEXAS, step, step.best[0]), worse


def test_searching_players_go_on_after_a_whole_turn() -> None:
    """Each move of the turn is made; the others then play the round out."""
    match = draw_of(1)
    view = match.state.view(SOLVER_SEAT)
    *turns, draw = TEXAS.bot.whole_turns(match.state)
    found = [judge.judge_lead(TEXAS, view, turn, [draw], 1, 2) for turn in (turns[0], draw)]
    assert found[1] == Verdict(0.0, 0.0, 2), "a turn is as good as itself"
    assert found[0] is not None and found[0].worlds == 2
