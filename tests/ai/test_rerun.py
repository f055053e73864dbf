"""Twice the same cards: runs have the decks of the match, and go on piece by piece."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.event import Seat
from game.core.game import Game
from game.features.rerun import rerun as rerun_module
from game.features.rerun.rerun import (
    MOVES_BEFORE_PARTING_COUNT,
    RERUNS_PER_LEVEL_COUNT,
    Outcome,
    Rerun,
    RerunProgress,
    outcome,
    parting,
    spread,
    starts_of,
    told_outcome,
)
from game.features.rerun.rerun_store import Reruns
from game.features.worker_jobs import JobClient
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.match.positions import Positions
from game.match.summary import summary_of
from game.storage.profile import Profile
from tests.support.careless import careless_move

SEATS = ("You", "Ada (hard)", "Max (medium)")
SHORT = {"take": {"target": 100}, "rummy500": {"target": 100}, "texas": {"rounds": "1-4"}}
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def played(game: Game[Any, Any], secret: bool = True, seed: int = 5, cut: int = 0) -> Match:
    """A match that is over, in which many moves were any."""
    options = SHORT.get(game.name, {})
    match = Match(game, game.setup(3, options, seed, secret=secret), SEATS)
    rng = Random(seed)
    while not match.state.over:
        if cut and match.deals[-1].after == len(match.moves) and not match.deals[-1].cut:
            match.cut(cut)
        state = match.state.clone()
        is_careless = rng.random() < 0.4
        move = careless_move(game, state, rng) if is_careless else game.bot.rollout_move(state, rng)
        match.play(game.write(move))
    return match


def whole(rerun: Rerun, runs: int = 1) -> list[list[str]]:
    """Play runs to their ends; the moves of each."""
    made = []
    while len(rerun.done) < runs and not rerun.over:
        part = rerun.question().answer()
        if part.outcome:
            made.append(part.moves)
        rerun.take(part)
    return made


@pytest.fixture(autouse=True)
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks much here: how well they play makes no difference to how runs go on."""
    question = Rerun.question
    monkeypatch.setattr(Rerun, "question", lambda rerun: replace(question(rerun), thought=8))


def again(match: Match, moves: list[str]) -> Match:
    """The match of a run's moves, with the cuts of the match it is of."""
    run = Match(match.game, match.setup, match.seats)
    for move in moves:
        run.play(move)
    return run


@pytest.mark.night("texas")
@games
def test_each_round_of_a_run_has_the_deck_cut_and_dealer_of_the_match(
    game: Game[Any, Any],
) -> None:
    match = played(game, cut=7)
    [moves] = whole(Rerun(match, "medium"))
    run = again(match, moves)
    assert run.state.over
    assert moves != [move for _, move in match.moves]
    both = list(zip(match.deals, run.deals, strict=False))
    assert all((one.dealt, one.dealer) == (two.dealt, two.dealer) for one, two in both)
    assert all(one.cut == 7 for one, _ in both)


@pytest.mark.night("take", "texas")
@pytest.mark.parametrize("name", ["texas", "takeaway", "take"])
def test_a_deal_asked_for_by_number_has_its_decks_too_whatever_was_shuffled_between(
    name: str,
) -> None:
    game = GAMES_BY_NAME[name]
    options = {"rounds": "1-4"} if name == "texas" else {}
    rng = Random(1)
    for seed in range(5):
        match = Match(game, game.setup(10 if name == "texas" else 3, options, seed))
        while not match.state.over:
            moves = match.moves_now()
            match.play(rng.choice([one for one in moves if not one.startswith("out")] or moves))
        if match.state.later_shuffles or name != "texas":
            break
    else:
        pytest.fail("no stock was used up")
    rerun = Rerun(match, "medium")
    table = rerun_module._Table(rerun.question())
    rounds = [game.card(card) for card in table.state.deck]
    decks = [tuple(rounds)]
    while table.state.asked is not None:
        table.move()
        if len(table.state.rounds) == len(decks) and not table.state.over:
            decks.append(tuple(game.card(card) for card in table.state.deck))
    for deal, deck in zip(match.deals, decks, strict=False):
        assert deal.deck == deck
    assert starts_of(match)


@pytest.mark.night("texas")
@games
def test_a_run_in_pieces_is_the_run_in_one(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game)
    in_one = whole(Rerun(match, "medium"))
    broken = Rerun(match, "medium")
    monkeypatch.setattr(rerun_module, "WORKER_PIECE_SECONDS", -1.0)
    in_pieces = whole(broken)
    assert in_pieces == in_one
    assert broken.done[0] == outcome(game, again(match, in_one[0]).state, Seat(0))


def test_the_first_run_meets_the_answers_of_the_match_and_others_meet_others() -> None:
    match = played(GAMES_BY_NAME["takeaway"])
    piece = Rerun(match, "medium").question()
    first = rerun_module._Table(piece)._search_seed()
    assert first == rerun_module.Stream(match.setup.seed, "thought 0").number_below(2**32)
    other = Rerun(match, "hard", [Outcome(1, 3, 0.0, 3)]).question()
    assert other.run == 1
    assert rerun_module._Table(other)._search_seed() != first


@games
def test_opponents_repeat_the_match_in_the_first_run_until_the_level_plays_another_move(
    game: Game[Any, Any],
) -> None:
    match = played(game)
    rerun = Rerun(match, "medium")
    [moves] = whole(rerun)
    assert rerun.first == moves
    made = [text for _, text in match.moves]
    at = next(n for n, (one, other) in enumerate(zip(made, moves, strict=False)) if one != other)
    assert match.moves[at][0] == 0, "only the person's seat is played by another"
    assert rerun.question().played == [], "later runs don't repeat the match"


def test_whoever_plays_a_run_is_given_the_view_of_its_seat_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(GAMES_BY_NAME["rummy500"])
    seen: list[tuple[Any, str]] = []
    found = rerun_module.advise

    def advise(game: Any, view: Any, level: str, *rest: Any, **more: Any) -> Any:
        state = game.from_view(view)
        assert view == state.view(state.asked), "nothing in it that the seat does not see"
        seen.append((state.asked, level))
        return found(game, view, level, *rest, **more)

    monkeypatch.setattr(rerun_module, "advise", advise)
    whole(Rerun(match, "hard"))
    assert {seat for seat, _ in seen} == {0, 1, 2}
    assert {level for seat, level in seen if seat != 2} == {"hard"}
    assert {level for seat, level in seen if seat == 2} == {"medium"}


def test_cards_of_a_match_that_is_going_on_are_not_played_by_anybody() -> None:
    game = GAMES_BY_NAME["takeaway"]
    with pytest.raises(AssertionError):
        Rerun(Match(game, game.setup(3, {}, 1), SEATS), "hard")


def test_after_all_runs_or_a_failure_nothing_more_is_asked() -> None:
    match = played(GAMES_BY_NAME["takeaway"])
    rerun = Rerun(match, "medium")
    whole(rerun, RERUNS_PER_LEVEL_COUNT)
    assert len(rerun.done) == RERUNS_PER_LEVEL_COUNT
    assert rerun.over
    failed = Rerun(match, "medium")
    failed.take(failed.question().instead())
    assert failed.over
    assert not failed.done


def test_questions_and_answers_pass_the_pipe_unchanged() -> None:
    from game.ai.worker import _made, _values

    match = played(GAMES_BY_NAME["texas"], secret=False)
    piece = Rerun(match, "expert").question()
    assert _made(json.loads(json.dumps(_values(piece)))) == piece
    part = RerunProgress(["draw stock"], 2, [1, 3, -4.5, 4])
    back = _made(json.loads(json.dumps(_values(part))))
    assert back == part
    assert back.came == Outcome(1, 3, -4.5, 4)


@pytest.mark.night
def test_a_process_plays_a_piece() -> None:
    worker = JobClient()
    rerun = Rerun(played(GAMES_BY_NAME["takeaway"]), "medium")
    worker.ask(rerun.question())
    try:
        part = None
        while part is None:
            part = worker.played()
            assert worker.thinking or part is not None
        rerun.take(part)
        assert part.moves
        assert not part.failed
    finally:
        worker.close()


def test_where_no_process_lives_a_run_fails_and_is_not_played_in_the_window() -> None:
    piece = Rerun(played(GAMES_BY_NAME["takeaway"]), "expert").question()
    part = piece.instead()
    assert part.failed
    assert part.moves == piece.moves


def test_the_moves_of_the_first_run_are_kept_with_the_outcomes(tmp_path: Path) -> None:
    store, path = Reruns(Profile(tmp_path)), tmp_path / "some.record"
    came, moves = [Outcome(1, 3, -4.5, 4)], ["draw stock", "discard 4D"]
    assert store.keep(path, "record", "expert", came, 30, moves) is None
    assert store.first(path, "record", "expert", 30) == moves
    assert store.known(path, "record", "expert", 30) == came
    assert store.first(path, "record", "expert", 31) == []
    assert store.first(path, "record", "hard", 30) == []
    store.keep(path, "record", "hard", came, 30)
    assert store.first(path, "record", "hard", 30) == [], "as in files of older versions"
    for first in ([7], "discard", None):
        wrong = {"thought": 30, "outcomes": [[1, 3, -4.5, 4]], "first": first}
        store._read = lambda path, record, wrong=wrong: {"expert": wrong}  # type: ignore[method-assign]
        assert store.first(path, "record", "expert", 30) == []
        assert store.known(path, "record", "expert", 30) == came


# Where both part.


@games
def test_lines_part_at_the_first_different_move_and_go_to_the_end_of_their_round(
    game: Game[Any, Any],
) -> None:
    match = played(game)
    [moves] = whole(Rerun(match, "medium"))
    found = parting(match, moves)
    assert found is not None
    at = found.at
    made = [[text for _, text in one.moves] for one in (match, found.theirs)]
    assert made[0][:at] == made[1][:at] == moves[:at]
    assert made[0][at] != made[1][at] == moves[at]
    assert max(0, at - MOVES_BEFORE_PARTING_COUNT) <= found.begin <= at
    for one, end in zip((match, found.theirs), found.ends, strict=True):
        rounds = Positions(one).rounds
        assert at < end <= len(one.moves)
        assert not any(found.begin < number <= end for number in rounds), "both stay in one round"


def test_lines_that_are_alike_or_go_on_with_an_illegal_move_do_not_part() -> None:
    match = played(GAMES_BY_NAME["takeaway"])
    made = [text for _, text in match.moves]
    assert parting(match, made) is None
    assert parting(match, made[:5]) is None
    assert parting(match, []) is None
    assert parting(match, [*made[:5], "no such move"]) is None


# What it comes to.


@games
def test_the_outcome_agrees_with_winners_and_points(game: Game[Any, Any]) -> None:
    for seed in range(4):
        match = played(game, seed=seed)
        came = [outcome(game, match.state, Seat(seat)) for seat in range(3)]
        winners = match.state.winners or ()
        assert {seat for seat, one in enumerate(came) if one.place == 1} == set(winners)
        assert all(one.players == 3 and one.rounds == len(match.state.rounds) for one in came)
        order = sorted(range(3), key=lambda seat: came[seat].place)
        leads = [came[seat].lead for seat in order]
        assert leads == sorted(leads, reverse=True)


@games
def test_a_summary_tells_the_same_outcome_as_the_last_position(game: Game[Any, Any]) -> None:
    match = played(game)
    told = told_outcome(game, summary_of(match))
    scored = game.table is not None and game.table.scored
    assert told == (outcome(game, match.state, Seat(0)) if scored else None)
    fresh = Match(game, match.setup, SEATS)
    assert told_outcome(game, summary_of(fresh)) is None


def test_no_interval_is_claimed_of_one_run_or_of_runs_all_alike() -> None:
    assert spread([7.0]) == rerun_module.MeanInterval(7.0)
    assert spread([7.0] * 5) == rerun_module.MeanInterval(7.0)


def test_the_interval_holds_the_true_mean_19_times_in_20() -> None:
    rng = Random(4)
    inside = 0
    for _ in range(2000):
        found = spread([rng.gauss(12.0, 30.0) for _ in range(RERUNS_PER_LEVEL_COUNT)])
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 12.0 <= found.high
    assert 0.935 < inside / 2000 < 0.965
