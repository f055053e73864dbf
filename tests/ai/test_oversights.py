"""What opponents overlooked in a round: their choices made again, told only if it is true."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.ai.choice import Choice, Cost
from game.ai.levels import advise, choice_of, skill_of
from game.ai.search import SearchResult
from game.ai.worker import Job, Question
from game.core.blindness import Blindness
from game.core.event import Seat
from game.core.game import Game
from game.features.review import round_oversights
from game.features.review.oversights import (
    NOTHING_OVERLOOKED,
    Overlooked,
    OversightJob,
    has_made_up,
    is_told,
    oversight_job,
)
from game.features.review.review import turn_end_index
from game.features.review.round_oversights import RoundOversights
from game.features.worker_jobs import JobClient
from game.games.taki.game import TAKI
from game.match.match import Match
from game.match.positions import Positions
from game.text.message import Message, Names, Who
from tests.laws.walks import every_game
from tests.together import each_of

NAMES: Names = [Who("You", True), Who("Max"), Who("Ada")]
MAX = Seat(1)
DECISIONS_COUNT = 25
"""Decisions of opponents that are played and told in each random match."""


def played(game: Game[Any, Any], level: str, seed: int, moves: int, wins: int = 1) -> Match:
    """A match with Max at a level, of which the first moves are made by the rollout policy."""
    options = {"wins": wins} if game is TAKI else {}
    match = Match(game, game.setup(2, options, seed), ("You", f"Max ({level})"))
    rng = Random(seed)
    while len(match.moves) < moves and not match.state.over:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    return match


def chosen(match: Match, level: str) -> str:
    """The move that an opponent really makes now."""
    seat = match.state.asked
    assert seat is not None, "somebody is asked"
    seed = match.search_seed(len(match.moves))
    return Question(match.game.name, match.view(seat), level, seed, NAMES[:2]).answer().move


def overlooked(match: Match, number: int, names: Names) -> Overlooked:
    """What is told of the move of this number, asked in this process."""
    job = oversight_job(match, number, names)
    found = NOTHING_OVERLOOKED if job is None else job.answer()
    return NOTHING_OVERLOOKED if has_made_up(match, number, found.best) else found


CHAIN_SEED, CHAIN_NUMBER = 33, 45
"""A match of Taki in which Max has a sure win with three cards before the move of this number."""


@pytest.fixture(scope="module")
def missed() -> Match:
    """A match in which Max has just missed it."""
    match = played(TAKI, "easy", CHAIN_SEED, CHAIN_NUMBER)
    match.play(chosen(match, "easy"))
    return match


def seated(match: Match, *seats: str) -> Match:
    """The same moves at another table."""
    other = Match(match.game, match.setup, seats)
    for _, move in match.moves:
        other.play(move)
    return other


def test_a_chain_that_an_opponent_missed_is_told_from_the_record_alone(missed: Match) -> None:
    found = overlooked(missed, CHAIN_NUMBER, NAMES[:2])
    assert str(found.said) == "Max overlooked Taki, 3, Change Direction."
    assert found.cost > 2 and found.best == "play B-taki"
    again = seated(missed, *missed.seats)
    assert overlooked(again, CHAIN_NUMBER, NAMES[:2]) == found


def asked_of(match: Match) -> set[Seat]:
    """The seats whose moves are looked at."""
    return {
        seat
        for number, (seat, _) in enumerate(match.moves)
        if oversight_job(match, number, NAMES[:2]) is not None
    }


def test_an_expert_and_the_person_overlook_nothing(missed: Match) -> None:
    assert asked_of(missed) == {MAX}
    assert asked_of(seated(missed, "You", "Max (expert)")) == set()


def test_a_move_that_comes_out_differently_is_not_told(missed: Match) -> None:
    other = played(TAKI, "easy", CHAIN_SEED, CHAIN_NUMBER)
    other.play(next(move for move in other.moves_now() if move not in ("stop", "play B-taki")))
    assert overlooked(other, CHAIN_NUMBER, NAMES[:2]) == NOTHING_OVERLOOKED


def choice(points: float, error: float, blind: bool = True) -> Choice:
    blindness = Blindness("any", Message("page-back"), lambda _: Message("page-back"))
    found = SearchResult({"best": 60.0, "made": 60.0 - points}, {"best": 0.0, "made": error})
    return Choice("made", found, blindness if blind else None, Cost(points, error))


@pytest.mark.parametrize(
    ("points", "error", "blind", "told"),
    [
        (2.0, 1.0, True, True),
        (1.9, 0.1, True, False),
        (3.0, 1.6, True, False),
        (3.0, 1.4, True, True),
        (30.0, 1.0, False, False),
    ],
)
def test_only_a_blindness_with_a_clear_cost_is_told(
    points: float, error: float, blind: bool, told: bool
) -> None:
    assert is_told(choice(points, error, blind)) is told


def test_what_the_rest_of_the_turn_made_up_for_is_not_told() -> None:
    match = played(TAKI, "easy", 3, 400, wins=3)
    ends = {deal.after for deal in match.deals} | {len(match.moves)}
    course = Positions(match)
    turns = [*course.turns, len(match.moves)]
    for begin, end in pairwise(turns):
        for number in range(begin, end):
            assert has_made_up(match, number, "") is (end in ends)
    later = [
        (number, match.moves[number + 1][1])
        for number in range(len(match.moves) - 1)
        if course.turn_start_index(number) == course.turn_start_index(number + 1)
        and turn_end_index(match, number) not in ends
    ]
    assert any(has_made_up(match, number, following) for number, following in later)


@every_game
def test_the_choice_is_the_one_behind_the_move(game: Game[Any, Any]) -> None:
    match = played(game, "easy", 8, 12)
    while len(match.moves_now()) < 2:
        match.play(match.moves_now()[0])
    seat, seed = match.state.asked, match.search_seed(len(match.moves))
    assert seat is not None
    view = match.view(seat)
    for level in {row.level for row in game.bot.skills} & {"easy", "hard"}:
        move = advise(game, view, level, seed).move
        assert game.write(choice_of(game, view, level, seed).move) == move


class Here(JobClient):
    """Answers in this process; ``busy`` while it thinks about something else."""

    def __init__(self, answers: dict[str, Overlooked] | None = None) -> None:
        super().__init__()
        self.answers = answers
        self.busy = False
        self.asks: list[Job] = []

    def ask(self, question: Job) -> None:
        assert not self.busy
        self.asks.append(question)
        self._asked = question

    @property
    def thinking(self) -> bool:
        return self.busy or self._asked is not None

    def drop(self) -> None:
        self._asked = None

    def overlooked(self, job: OversightJob) -> Overlooked | None:
        if self.busy or self._asked is not job:
            return None
        self._asked = None
        if self.answers is None:
            return job.answer()
        return self.answers.get(job.move, NOTHING_OVERLOOKED)


def looked_through(found: RoundOversights) -> list[str]:
    said: list[str] = []
    while found.waiting:
        said += [str(one) for one in found.look()]
    return said


def three(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A round of three, of which nothing is made up for."""
    monkeypatch.setattr(round_oversights, "has_made_up", lambda *_: False)
    match = Match(TAKI, TAKI.setup(3, {}, 5), ("You", "Max (easy)", "Ada (medium)"))
    rng = Random(5)
    while not match.state.over:
        match.play(TAKI.write(TAKI.bot.rollout_move(match.state, rng)))
    return match


def answers(match: Match) -> Iterator[tuple[Seat, str]]:
    """Different moves of opponents who had a choice."""
    moves: set[str] = set()
    for number, (seat, move) in enumerate(match.moves):
        if seat and move not in moves and oversight_job(match, number, NAMES):
            moves.add(move)
            yield seat, move


def test_of_each_opponent_the_costliest_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = three(monkeypatch)
    by_seat: dict[Seat, list[str]] = {}
    for seat, move in answers(match):
        by_seat.setdefault(seat, []).append(move)
    first = [move for move in by_seat[MAX] if move not in by_seat.get(Seat(2), [])][:2]
    assert len(first) == 2
    worker = Here(
        {first[0]: Overlooked("Small.", "x", 3.0), first[1]: Overlooked("Big.", "x", 9.0)}
    )
    found = RoundOversights(match, 1, NAMES, worker)
    said = looked_through(found)
    assert said.count("Big.") == 1 and "Small." not in said
    assert found.told[MAX].said == "Big."
    assert found.look() == []
    worker = Here({first[0]: Overlooked("Failed.", failed=True)})
    assert looked_through(RoundOversights(match, 1, NAMES, worker)) == []


def test_another_request_comes_first_and_a_replaced_one_is_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Here({})
    found = RoundOversights(three(monkeypatch), 1, NAMES, worker)
    worker.busy = True
    for _ in range(5):
        assert found.look() == []
    assert worker.asks == []
    worker.busy = False
    found.look()
    (job,) = worker.asks
    worker.drop()
    found.look()
    assert worker.asks == [job, job]
    found.leave()
    assert not worker.thinking, "it can be cancelled"
    found.look()
    assert worker.asks == [job, job, job]
    worker.drop()
    worker.ask(Question("taki", {}, "easy", 1))
    found.leave()
    assert worker.thinking, "what others asked goes on"


def test_what_follows_in_the_same_turn_was_not_overlooked() -> None:
    """A Stop that ends the run of a Super Taki stops as it would have at once."""
    match, met = played(TAKI, "easy", 3, 400, wins=3), 0
    for number in range(len(match.moves) - 1):
        for _, later in match.moves[number + 1 : turn_end_index(match, number)]:
            met += 1
            assert has_made_up(match, number, later), (number, later)
    assert met > 20


def test_only_the_moves_of_the_round_are_looked_at() -> None:
    match = played(TAKI, "easy", 3, 400, wins=3)
    assert len(match.deals) > 2
    for number in range(1, len(match.deals) + 1):
        worker = Here({})
        looked_through(RoundOversights(match, number, NAMES[:2], worker))
        ends = [deal.after for deal in match.deals[1:]] + [len(match.moves)]
        begin, end = match.deals[number - 1].after, ends[number - 1]
        jobs = [oversight_job(match, at, NAMES[:2]) for at in range(begin, end)]
        assert worker.asks == [job for job in jobs if job is not None]


@pytest.mark.night
@every_game
@each_of("level", ["medium", "hard"])
def test_lines_of_random_matches_are_told_only_under_the_conditions(
    game: Game[Any, Any], level: str
) -> None:
    """Max plays as he does; each of his moves is told by what its choice says, or not at all."""
    skill_of(game, level)
    match = played(game, level, 4, 6)
    rng = Random(4)
    left = DECISIONS_COUNT
    while not match.state.over and left:
        if match.state.asked == MAX and len(match.moves_now()) > 1:
            left -= 1
            match.play(chosen(match, level))
        else:
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
    for number, (seat, move) in enumerate(match.moves):
        found = overlooked(match, number, NAMES[:2])
        if not found.said:
            continue
        assert seat == MAX
        view = match.after(number).view(seat)
        seed = match.search_seed(number)
        style = Question(game.name, view, level, seed, NAMES[:2]).style
        again = choice_of(game, view, level, seed, style)
        assert (game.write(again.move), game.write(again.found.best)) == (move, found.best)
        assert move != found.best
        assert again.overlooked is not None
        assert again.overlooked.explains(game.from_view(view), again.found.best, again.move)
        assert skill_of(game, level).rates.get(again.overlooked.name, 0) > 0
        assert found.cost >= 2 and again.cost.points >= 2 * again.cost.error
        assert str(found.said).startswith("Max")
        assert not has_made_up(match, number, found.best)
