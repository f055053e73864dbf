"""Puzzles from the player's own mistakes: made at rest from reviews, and kept line by line."""

import json
from collections.abc import Container
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from game.ai.worker import Job
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.features.puzzles import puzzle_finder
from game.features.puzzles.judge import OWN_JUDGED_WORLDS_COUNT
from game.features.puzzles.own_puzzles import (
    MAX_MISTAKES_PER_MATCH_COUNT,
    MAX_OWN_PUZZLE_COUNT,
    MIN_REVIEWED_MATCH_COUNT,
    OWN_PUZZLES_FILE,
    RECORD_DONE_INDEX,
    OwnPuzzles,
    PuzzleMaker,
    Weakness,
    number_of,
    weakness,
)
from game.features.puzzles.puzzle import Proof, Puzzle, Verdict, kept, puzzle_of, theme_of
from game.features.puzzles.puzzle_finder import Finder, JudgeJob, MadePuzzle, PuzzleJob
from game.features.review.review import Judgement, decisions
from game.features.review.review_session import ReviewData, Reviews
from game.features.worker_jobs import JobClient
from game.games import GAMES_BY_NAME
from game.match.match import Match, load
from game.match.positions import Positions
from game.storage.checked_lines import checked_json
from game.storage.match_index import FINISHED_FOLDER
from game.storage.profile import Profile

GAME: Game[Any, Any] = GAMES_BY_NAME["takeaway"]
RECORD = "2026-11-20-takeaway.record"


def shipped(number: int = 0) -> Puzzle:
    return kept(GAME).puzzles[number]


class Thinker(JobClient):
    """Answers with a puzzle under the number asked for, or with none.

    It is a shipped one unless given. The judge takes those whose numbers are in ``stand``.
    """

    def __init__(
        self,
        answers: bool = True,
        fails: bool = False,
        puzzle: Puzzle | None = None,
        stand: Container[int] = (),
    ) -> None:
        super().__init__()
        self.jobs: list[PuzzleJob] = []
        self.judged: list[Puzzle] = []
        self.answers = answers
        self.fails = fails
        self.puzzle = puzzle or shipped()
        self.stand = stand

    def ask(self, question: Job) -> None:
        if isinstance(question, PuzzleJob):
            self.jobs.append(question)
        else:
            assert isinstance(question, JudgeJob)
            self.judged.append(puzzle_of(json.loads(question.row)))
        self._asked = question

    def made(self) -> MadePuzzle | None:
        asked, self._asked = self._asked, None
        if asked is None:
            return None
        if self.fails:
            return MadePuzzle("", failed=True)
        if isinstance(asked, JudgeJob):
            one = self.judged[-1]
            verdict = Verdict(9.0, 1.0, 60)
            judged = replace(one, steps=tuple(replace(step, judged=verdict) for step in one.steps))
            return MadePuzzle(json.dumps(asdict(judged)) if one.match in self.stand else "")
        one = replace(self.puzzle, match=self.jobs[-1].number)
        return MadePuzzle(json.dumps(asdict(one)) if self.answers else "")


def reviewed(profile: Profile, mistakes: int = 2) -> Match:
    """A match whose first decisions were judged, so many of them mistakes."""
    match = Match(GAME, GAME.setup(2, {}, 4), ["You", "Ada (easy)"])
    while len(decisions(match, PERSON_SEAT)) < 6:
        match.play(GAME.write(next(match.state.legal())))
    match.give_up()
    (profile.folder / FINISHED_FOLDER).mkdir()
    (profile.folder / FINISHED_FOLDER / RECORD).write_text(match.record(), encoding="utf-8")
    judged = {}
    for place, one in enumerate(decisions(match, PERSON_SEAT)):
        state = Positions(match).state(one.number)
        others = [move for move in map(GAME.write, state.legal()) if move != one.move]
        cost = 30.0 - place if place < mistakes else 0.0
        judged[one.number] = Judgement(
            others[0] if cost else one.move, "It wins.", 20.0, cost, 20.0 + cost
        )
    data = ReviewData(len(judged), mistakes, 50.0, ())
    assert Reviews(profile).keep(RECORD, match, judged, data) is None
    return match


def maker(profile: Profile, worker: JobClient) -> PuzzleMaker:
    return PuzzleMaker(profile, worker, Reviews(profile))


def test_each_mistake_of_a_review_becomes_a_puzzle_once(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    match = reviewed(profile)
    worker = Thinker()
    one = maker(profile, worker)
    while one.step():
        pass
    numbers = [number_of(RECORD, at.number) for at in decisions(match, PERSON_SEAT)[:2]]
    assert [job.number for job in worker.jobs] == numbers, "the costliest comes first"
    assert [one.match for one in OwnPuzzles(profile).of(GAME).puzzles] == numbers
    assert not maker(profile, worker).step(), "nothing is asked twice"
    assert len(worker.jobs) == 2


def test_a_puzzle_begins_before_the_mistake(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    match = reviewed(profile, 1)
    worker = Thinker()
    maker(profile, worker).step()
    first = decisions(match, PERSON_SEAT)[0]
    begun = load(worker.jobs[0].record)
    assert len(begun.moves) == first.number
    assert begun.state.view(PERSON_SEAT) == first.view


def test_no_more_than_the_costliest_mistakes_of_a_match_are_looked_at(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    reviewed(profile, 6)
    worker = Thinker(answers=False)
    one = maker(profile, worker)
    while one.step():
        pass
    assert len(worker.jobs) == MAX_MISTAKES_PER_MATCH_COUNT
    assert OwnPuzzles(profile).of(GAME).puzzles == []


def test_another_question_comes_first_and_the_puzzle_is_asked_for_again(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    reviewed(profile)
    worker = Thinker()
    one = maker(profile, worker)
    assert one.step()
    one.leave()
    assert not worker.thinking, "a table needs the process"
    one.begin()
    assert one.step() and len(worker.jobs) == 2
    assert worker.jobs[0] == worker.jobs[1]


def test_a_damaged_line_costs_its_puzzle_which_is_made_again(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    reviewed(profile)
    one = maker(profile, Thinker())
    while one.step():
        pass
    whole = (tmp_path / OWN_PUZZLES_FILE).read_bytes()
    first, *rest = whole.splitlines(keepends=True)
    done = rest.pop()
    (tmp_path / OWN_PUZZLES_FILE).write_bytes(
        b"".join([first.replace(b"takeaway", b"takeawry", 1), *rest])
    )
    assert done not in (tmp_path / OWN_PUZZLES_FILE).read_bytes()
    assert len(OwnPuzzles(profile).of(GAME).puzzles) == 1
    worker = Thinker()
    one = maker(profile, worker)
    while one.step():
        pass
    assert len(worker.jobs) == 1
    assert sorted((tmp_path / OWN_PUZZLES_FILE).read_bytes().splitlines()) == sorted(
        whole.splitlines()
    )


def test_a_mistake_over_which_the_process_breaks_down_waits_for_the_next_start(
    tmp_path: Path,
) -> None:
    profile = Profile(tmp_path)
    reviewed(profile)
    worker = Thinker(fails=True)
    one = maker(profile, worker)
    for _ in range(2):
        while one.step():
            pass
        one.begin()
    assert len(worker.jobs) == 2, "each mistake once"
    assert not one.own.was_looked_at(RECORD)
    again = Thinker()
    one = maker(profile, again)
    while one.step():
        pass
    assert again.jobs == worker.jobs
    assert one.own.was_looked_at(RECORD)


def test_records_that_older_versions_were_done_with_are_looked_through_again(
    tmp_path: Path,
) -> None:
    """Their reviews may have missed a mistake; what was made of the others stays as it was."""
    profile = Profile(tmp_path)
    match = reviewed(profile, 1)
    one = maker(profile, Thinker())
    while one.step():
        pass
    made = one.own.of(GAME).puzzles
    assert len(made) == 1
    lines = (tmp_path / OWN_PUZZLES_FILE).read_bytes().splitlines(keepends=True)
    old = checked_json([GAME.name, RECORD, -1, None])
    (tmp_path / OWN_PUZZLES_FILE).write_bytes(lines[0] + f"{old}\n".encode())
    own = OwnPuzzles(profile)
    assert (own.of(GAME).puzzles, own.reviewed_records(GAME)) == (made, [])
    missed = decisions(match, PERSON_SEAT)[1]
    judged = Reviews(profile).judged(RECORD, match)
    judged[missed.number] = replace(judged[missed.number], best="none", cost=40.0)
    Reviews(profile).keep(RECORD, match, judged, ReviewData(len(judged), 2, 70.0, ()))
    worker = Thinker()
    one = maker(profile, worker)
    while one.step():
        pass
    assert [job.number for job in worker.jobs] == [number_of(RECORD, missed.number)]
    assert one.own.of(GAME).puzzles[:1] == made
    assert len(one.own.reviewed_records(GAME)) == 1


def sampled() -> Puzzle:
    """A puzzle that the judge has to look at."""
    one = shipped()
    first = replace(one.first, proof=Proof.SAMPLED, again=one.first.nearest, judged=None)
    return replace(one, steps=(first,))


def test_once_all_are_made_own_puzzles_are_judged_and_one_that_does_not_stand_goes(
    tmp_path: Path,
) -> None:
    profile = Profile(tmp_path)
    match = reviewed(profile)
    first, second = (number_of(RECORD, at.number) for at in decisions(match, PERSON_SEAT)[:2])
    worker = Thinker(puzzle=sampled(), stand={second})
    one = maker(profile, worker)
    while len(worker.judged) == 0:
        assert one.step()
    assert len(worker.jobs) == 2, "they are made before any is judged"
    assert [puzzle.match for puzzle in one.own.of(GAME).puzzles] == [first, second]
    while one.step():
        pass
    assert [puzzle.match for puzzle in worker.judged] == [first, second]
    (left,) = OwnPuzzles(profile).of(GAME).puzzles
    assert left.match == second and left.is_judged
    again = Thinker()
    assert not maker(profile, again).step() and not again.judged, "nothing is judged twice"


def test_a_judgement_that_was_broken_off_is_asked_for_again(tmp_path: Path) -> None:
    """A hint, or the page of a table, comes first; until then the puzzle stays."""
    profile = Profile(tmp_path)
    reviewed(profile, 1)
    worker = Thinker(puzzle=sampled())
    one = maker(profile, worker)
    while not worker.judged:
        one.step()
    one.leave()
    assert not worker.thinking and len(one.own.of(GAME).puzzles) == 1
    one.begin()
    while one.step():
        pass
    assert worker.judged[0] == worker.judged[1] and one.own.of(GAME).puzzles == []


def test_a_judgement_that_fails_costs_no_puzzle(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    reviewed(profile, 1)
    worker = Thinker(puzzle=sampled())
    one = maker(profile, worker)
    while not worker.judged:
        one.step()
    worker.fails = True
    while one.step():
        pass
    one.begin()
    while one.step():
        pass
    assert len(worker.judged) == 1, "it waits for the next start"
    assert len(OwnPuzzles(profile).of(GAME).puzzles) == 1


def test_the_worker_judges_in_few_worlds_and_stops_when_unwanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    counted = shipped()

    def judging(game: Any, puzzle: Puzzle, worlds: int, unwanted: Any) -> Puzzle | None:
        asked.append(worlds)
        return None if unwanted() else puzzle

    monkeypatch.setattr(puzzle_finder, "judged_puzzle", judging)
    job = JudgeJob(GAME.name, json.dumps(asdict(counted)))
    answer = job.answer()
    assert puzzle_of(json.loads(answer.row)) == counted
    assert job.answer(lambda: True) == MadePuzzle("")
    assert asked == [OWN_JUDGED_WORLDS_COUNT] * 2 == [60, 60]
    assert job.instead().failed


@pytest.mark.parametrize("text", [b"", b"\xff", b"{}\n", b"[1]\n", b"0 []\n"], ids=range(5))
def test_what_is_no_file_of_own_puzzles_counts_as_none(tmp_path: Path, text: bytes) -> None:
    (tmp_path / OWN_PUZZLES_FILE).write_bytes(text)
    assert OwnPuzzles(Profile(tmp_path)).of(GAME).puzzles == []


def test_only_the_latest_puzzles_of_a_game_are_kept(tmp_path: Path) -> None:
    own = OwnPuzzles(Profile(tmp_path))
    for number in range(MAX_OWN_PUZZLE_COUNT + 2):
        own.keep(GAME.name, RECORD, number, replace(shipped(), match=number))
    again = OwnPuzzles(Profile(tmp_path))
    for one in (own, again):
        found = [puzzle.match for puzzle in one.of(GAME).puzzles]
        assert found == list(range(2, MAX_OWN_PUZZLE_COUNT + 2))
        assert one.was_looked_at(RECORD, 0), "it is not made again"


@pytest.mark.night
def test_the_worker_makes_a_puzzle_of_a_position_with_one_clearly_best_move() -> None:
    counted = (
        (game, one)
        for game in (GAMES_BY_NAME["taki"], GAMES_BY_NAME["takeaway"])
        for one in kept(game).puzzles
        if one.first.choices > 2 and one.first.proof is not Proof.SAMPLED
    )
    game, one = next(counted)
    made = Finder(game).at(load(one.record), 5)
    assert made is not None and made.match == 5
    assert made.steps[0].best == one.first.best
    quiet = PuzzleJob(game.name, one.record, 5)
    assert quiet.answer(lambda: True) == MadePuzzle(""), "it stops when another question comes"


# What to work on.


class Costs(Reviews):
    """Reviews in which each mistake has a cost by its move's number."""

    def cost(self, record: str, number: int) -> float:
        return float(number)


def test_what_to_work_on_is_named_after_five_reviewed_matches(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    own, reviews = OwnPuzzles(profile), Costs(profile)
    by_theme: dict[Any, list[Puzzle]] = {}
    for puzzle in kept(GAME).puzzles:
        by_theme.setdefault(theme_of(GAME, puzzle), []).append(puzzle)
    (_, some), (often, others) = list(by_theme.items())[:2]
    for number in range(MIN_REVIEWED_MATCH_COUNT):
        assert weakness(GAME, own, reviews) is None
        record = f"{number}.record"
        own.keep(GAME.name, record, 40, some[0])
        for at in (25, 30):
            own.keep(GAME.name, record, at, others[0])
        own.keep(GAME.name, record, RECORD_DONE_INDEX, None)
    found = weakness(GAME, own, reviews)
    assert found is not None
    assert (found.theme, found.matches) == (often, MIN_REVIEWED_MATCH_COUNT)
    assert found.cost == 55.0, "percent points a match"
    assert weakness(GAMES_BY_NAME["take"], own, reviews) is None
    assert weakness(GAME, OwnPuzzles(profile), reviews) == found, "as it was saved"
    assert weakness(GAME, own, Reviews(profile)) is None, "costs that nobody knows count nothing"


def test_what_to_work_on_sums_by_blindness_and_other_mistakes_by_theme(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    own, reviews = OwnPuzzles(profile), Reviews(profile)
    puzzle = next(one for one in kept(GAME).puzzles if theme_of(GAME, one))
    theme, blindness = theme_of(GAME, puzzle), GAME.bot.blindnesses[1]
    match = Match(GAME, GAME.setup(2, {}, 1))

    def review(number: int, blind: float, other: float) -> None:
        record, name = f"{number}.record", blindness.name
        judged = {
            10: Judgement("x", "", 0.0, blind, overlooked=name),
            20: Judgement("x", "", 0.0, other),
        }
        reviews.keep(record, match, judged, ReviewData(2, 2, 0.0, (), (), ((name, blind),)))
        if not own.was_looked_at(record):
            for at in judged:
                own.keep(GAME.name, record, at, puzzle)
            own.keep(GAME.name, record, RECORD_DONE_INDEX, None)

    for number in range(MIN_REVIEWED_MATCH_COUNT):
        review(number, 12.0, 5.0)
    count = MIN_REVIEWED_MATCH_COUNT
    found = weakness(GAME, own, reviews)
    assert found == Weakness(blindness.theme, 12.0, count, theme, overlooked=True)
    review(0, 12.0, 95.0)
    assert theme is not None
    assert weakness(GAME, own, reviews) == Weakness(theme, 5.0 + 90.0 / count, count, theme)
    reviews.keep("0.record", match, {}, ReviewData(2, 2, 0.0, (), (), (("unknown", 999.0),)))
    found = weakness(GAME, own, reviews)
    assert found is not None and found.theme == blindness.theme, "an unknown one is left out"


def test_the_cost_of_a_judged_move_is_read_from_its_review(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    match = reviewed(profile)
    first, second, third = decisions(match, PERSON_SEAT)[:3]
    costs = [Reviews(profile).cost(RECORD, one.number) for one in (first, second, third)]
    assert costs == [30.0, 29.0, 0.0]
    assert Reviews(profile).cost(RECORD, 999) == Reviews(profile).cost("none", 1) == 0.0
