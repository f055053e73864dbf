"""The thinking process: it answers as one would here, survives being killed, and ends."""

import json
import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import astuple
from multiprocessing.connection import Connection
from random import Random
from threading import Event
from typing import Any

import pytest

from game.ai import worker as worker_module
from game.ai.characters import CHARACTERS as BY_CHARACTER
from game.ai.levels import COACH_SECONDS, LEVELS, Advice, advise
from game.ai.style import NEUTRAL_STYLE
from game.ai.worker import (
    CANCEL_MESSAGE,
    IDLE_WORKER_SECONDS,
    REST_WORD,
    SEARCH_FAILED_WORD,
    Question,
    WorkerClient,
    run_worker,
)
from game.core.game import State
from game.features.review.review import Review
from game.features.worker_jobs import JobClient
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from game.text.message import Who, packed
from tests.ai import patient
from tests.sitting import at_table
from tests.together import each_of
from tests.waiting import PATIENCE_SECONDS

PAUSE = Event()
POLL = 0.005
PATIENCE = round(PATIENCE_SECONDS / POLL)
NAMES = at_table("You", "Ada", "Max")
FIRST_LOOKS = 2
"""The worlds made up before those in which playouts are made."""
QUESTION_CLASS = "game.ai.worker:Question"
ADVICE_CLASS = "game.ai.levels:Advice"
"""What a question and its answer are called on the pipe."""


def position(name: str, moves: int, seed: int = 5) -> State[Any]:
    """A position of three players some random moves in."""
    game = GAMES_BY_NAME[name]
    state: State[Any] = game.new(game.setup(3, {}, seed))
    rng = Random(seed)
    for _ in range(moves):
        if not state.over:
            state.apply(rng.choice(list(state.legal())))
    return state


def question(
    name: str = "takeaway", moves: int = 4, level: str = "medium", seed: int = 3
) -> Question:
    state = position(name, moves)
    assert state.asked is not None
    return Question(name, state.view(state.asked), level, seed, NAMES)


def expected(asked: Question) -> Advice:
    """What one would answer here."""
    return advise(
        GAMES_BY_NAME[asked.game],
        asked.view,
        asked.level,
        asked.seed,
        playouts=LEVELS[asked.level].thought,
        style=asked.style,
        names=asked.names,
    )


def answered(worker: WorkerClient) -> Advice:
    """The answer, when it comes."""
    for _ in range(PATIENCE):
        advice = worker.poll()
        if advice is not None:
            return advice
        PAUSE.wait(POLL)
    raise AssertionError("no answer came")


def processes() -> list[Any]:
    return [one for one in multiprocessing.active_children() if one.name == "worker"]


def kill() -> None:
    """What an impatient system does to a process."""
    for process in processes():
        process.kill()
        process.join()


@pytest.fixture(scope="module")
def worker() -> Iterator[WorkerClient]:
    worker = WorkerClient()
    worker.start()
    yield worker
    worker.close()


# Answers.


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_process_answers_as_one_would_here(worker: WorkerClient, name: str, level: str) -> None:
    asked = question(name, 7, level)
    worker.ask(asked)
    assert answered(worker) == expected(asked)


def test_looking_ahead_gives_the_same_there_as_here(worker: WorkerClient) -> None:
    asked = question(level="expert", moves=30)
    worker.ask(asked)
    assert answered(worker) == expected(asked)


def test_a_character_plays_after_their_heart_and_the_coach_does_not() -> None:
    state = position("takeaway", 4)
    assert state.asked is not None
    view = state.view(state.asked)
    for name, style in (
        ("Leo", BY_CHARACTER["Leo"].style),
        ("You", NEUTRAL_STYLE),
        ("Nemo", NEUTRAL_STYLE),
    ):
        names = [Who(name)] * 3
        assert Question("takeaway", view, "hard", 1, names).style == style
        assert Question("takeaway", view, "hard", 1, names, explain=True).style == NEUTRAL_STYLE
    assert Question("takeaway", view, "hard", 1).style == NEUTRAL_STYLE, "nobody is named"


def test_asking_and_looking_for_the_answer_never_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor can it: nobody will ever answer."""
    monkeypatch.setattr(worker_module, "run_worker", patient.mute)
    worker = WorkerClient()
    try:
        worker.ask(question())
        assert worker.thinking
        assert worker.poll() is None
        assert worker.thinking
        worker.drop()
        assert not worker.thinking
        assert worker.poll() is None
    finally:
        worker.close()


def test_answers_to_questions_that_were_dropped_are_thrown_away(worker: WorkerClient) -> None:
    for seed in range(8):
        worker.ask(question(level="easy", moves=9, seed=seed))
        worker.drop()
    asked = question(moves=2)
    worker.ask(asked)
    assert answered(worker) == expected(asked)
    assert not worker.thinking
    assert worker.poll() is None


class ByHand(WorkerClient):
    """A thinker whose process is the test: it hears the questions, answers them, and dies."""

    exitcode = 7

    def __init__(self) -> None:
        self.reports: list[str] = []
        super().__init__(self.reports.append)
        self.ends: list[Connection] = []
        self.alive = False

    def start(self) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self.ends.append(theirs)
        self._process = self
        self.alive = True

    def is_alive(self) -> bool:
        return self.alive

    def kill(self) -> None:
        self.alive = False

    def join(self) -> None: ...

    def heard(self) -> Any:
        """The next question on the pipe."""
        return json.loads(self.ends[-1].recv_bytes())

    def tell(self, number: int, move: str) -> None:
        """Answer the question of this number."""
        self.ends[-1].send_bytes(json.dumps([number, ADVICE_CLASS, move, "", {}]).encode())

    def fail(self, number: int) -> None:
        """Say that the search for this question failed, and end."""
        self.ends[-1].send_bytes(
            json.dumps([number, SEARCH_FAILED_WORD, "It is {broken}."]).encode()
        )
        self.kill()

    def rest(self) -> None:
        """Say that nobody asks; the process ends a little later."""
        self.ends[-1].send_bytes(json.dumps([0, REST_WORD]).encode())


@pytest.fixture
def by_hand() -> Iterator[ByHand]:
    worker = ByHand()
    yield worker
    worker.close()
    for end in worker.ends:
        end.close()


def test_the_answer_to_a_dropped_question_is_never_given_to_the_next(by_hand: ByHand) -> None:
    by_hand.ask(question())
    dropped = by_hand.heard()[0]
    by_hand.drop()
    assert by_hand.heard() == json.loads(CANCEL_MESSAGE)
    by_hand.ask(question())
    wanted = by_hand.heard()[0]
    by_hand.tell(dropped, "too late")
    assert by_hand.poll() is None
    assert by_hand.thinking
    by_hand.tell(dropped, "again")
    by_hand.tell(wanted, "take 1")
    assert by_hand.poll() == Advice("take 1", "", {})


def test_deaths_over_one_question_do_not_count_for_the_next(by_hand: ByHand) -> None:
    for asked in range(1, WorkerClient.MOST_STARTS + 2):
        by_hand.ask(question())
        by_hand.kill()
        assert by_hand.poll() is None, "it is asked again"
        by_hand.tell(by_hand.heard()[0], f"take {asked}")
        assert by_hand.poll() == Advice(f"take {asked}", "", {})
    assert len(by_hand.ends) == 1 + asked


def test_a_search_that_fails_is_reported_and_its_answer_says_that_it_is_a_guess(
    by_hand: ByHand,
) -> None:
    by_hand.ask(question())
    by_hand.fail(by_hand.heard()[0])
    advice = by_hand.poll()
    assert advice == question().instead()
    assert advice is not None and advice.failed
    assert len(by_hand.reports) == 1
    assert "failed search (Question takeaway)" in by_hand.reports[0]
    assert "It is {broken}." in by_hand.reports[0]
    by_hand.ask(question())
    assert len(by_hand.ends) == 2, "it goes on with another process"
    by_hand.tell(by_hand.heard()[0], "take 1")
    assert by_hand.poll() == Advice("take 1", "", {})
    assert len(by_hand.reports) == 1


def test_where_the_search_for_a_dropped_question_fails_the_next_one_is_still_searched(
    by_hand: ByHand,
) -> None:
    by_hand.ask(question())
    dropped = by_hand.heard()[0]
    by_hand.ask(question(moves=5))
    by_hand.fail(dropped)
    assert by_hand.poll() is None
    by_hand.tell(by_hand.heard()[0], "take 1")
    assert by_hand.poll() == Advice("take 1", "", {})
    assert len(by_hand.reports) == 1


def test_every_death_of_the_process_is_reported(by_hand: ByHand) -> None:
    by_hand.start()
    by_hand.kill()
    by_hand.ask(question())
    assert len(by_hand.reports) == 1, "it died with nothing to do"
    for deaths in range(2, WorkerClient.MOST_STARTS + 1):
        by_hand.kill()
        assert by_hand.poll() is None
        assert len(by_hand.reports) == deaths
    by_hand.kill()
    advice = by_hand.poll()
    assert advice is not None and advice.failed
    assert all("exit code 7 " in one for one in by_hand.reports)


def test_a_silent_process_is_reported_and_an_ended_one_that_was_closed_is_not(
    by_hand: ByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand.ask(question())
    by_hand.close()
    by_hand.ask(question())
    assert by_hand.reports == []
    monkeypatch.setattr(by_hand, "PATIENCE", -1.0)
    assert by_hand.poll() is None
    assert ["silent" in one for one in by_hand.reports] == [True]


def _asked_of_a_rested_process(worker: ByHand) -> None:
    worker.rest()
    worker.kill()
    worker.ask(question())


def _asked_of_a_process_that_is_ending(worker: ByHand) -> None:
    worker.rest()
    worker.ask(question())
    assert worker.poll() is None


def _asked_before_the_process_rests(worker: ByHand) -> None:
    worker.ask(question())
    worker.rest()
    worker.ends[-1].close()
    assert worker.poll() is None


def _asked_behind_an_answer_that_nobody_wants(worker: ByHand) -> None:
    worker.ask(question())
    worker.tell(worker.heard()[0], "too late")
    worker.drop()
    _asked_of_a_rested_process(worker)


@pytest.mark.parametrize(
    "ask",
    [
        _asked_of_a_rested_process,
        _asked_of_a_process_that_is_ending,
        _asked_before_the_process_rests,
        _asked_behind_an_answer_that_nobody_wants,
    ],
)
def test_a_question_that_meets_a_process_at_rest_is_answered_by_a_new_one(
    by_hand: ByHand, ask: Callable[[ByHand], None]
) -> None:
    by_hand.start()
    ask(by_hand)
    assert len(by_hand.ends) == 2
    by_hand.tell(by_hand.heard()[0], "take 1")
    assert by_hand.poll() == Advice("take 1", "", {})
    assert by_hand.reports == [], "it is no breakdown"
    by_hand.ask(question())
    assert len(by_hand.ends) == 2, "the new one is kept"


def test_a_process_that_always_rests_costs_a_searched_answer_but_no_match(by_hand: ByHand) -> None:
    by_hand.ask(question())
    for _ in range(WorkerClient.MOST_STARTS - 1):
        by_hand.rest()
        assert by_hand.poll() is None
    by_hand.rest()
    advice = by_hand.poll()
    assert advice is not None and advice.failed


def test_a_question_is_dropped_where_nothing_was_ever_asked() -> None:
    worker = WorkerClient()
    worker.drop()
    assert not worker.thinking


def test_a_new_question_takes_the_place_of_an_old_one(worker: WorkerClient) -> None:
    worker.ask(question(moves=9))
    asked = question(moves=3)
    worker.ask(asked)
    assert answered(worker) == expected(asked)


@each_of("name", [game.name for game in GAMES])
def test_a_view_is_the_same_after_its_way_through_the_pipe(name: str) -> None:
    for moves in range(0, 60, 5):
        state = position(name, moves, seed=moves)
        for seat in range(3):
            view = state.view(seat)  # type: ignore[arg-type]
            assert json.loads(json.dumps(view)) == view


# Deaths.


@pytest.mark.night
def test_a_killed_process_is_started_again_and_the_question_answered() -> None:
    worker = WorkerClient()
    try:
        asked = question(level="hard", moves=12)
        worker.ask(asked)
        kill()
        assert answered(worker) == expected(asked)
        assert len(processes()) >= 1
    finally:
        worker.close()


def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_started_again() -> None:
    worker = WorkerClient()
    try:
        worker.start()
        kill()
        asked = question()
        worker.ask(asked)
        assert answered(worker) == expected(asked)
    finally:
        worker.close()


def test_an_answer_cut_in_the_middle_is_asked_for_again(
    worker: WorkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = question(moves=6)
    worker.ask(asked)

    def cut(_: Connection) -> bytes:
        monkeypatch.undo()
        raise OSError("got end of file during message")

    monkeypatch.setattr(Connection, "recv_bytes", cut)
    assert answered(worker) == expected(asked)


def test_a_question_that_always_kills_the_process_is_answered_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = WorkerClient()
    starts = 0
    start = worker.start

    def counted() -> None:
        nonlocal starts
        starts += 1
        start()

    monkeypatch.setattr(worker, "start", counted)
    asked = question(level="expert", moves=12)
    try:
        worker.ask(asked)
        for _ in range(50):
            kill()
            advice = worker.poll()
            if advice is not None:
                break
        assert advice is not None
        assert starts == WorkerClient.MOST_STARTS
        game = GAMES_BY_NAME[asked.game]
        assert game.determinize(asked.view, Random(0)).check(game.parse(advice.move)) is None
        assert advice.failed
        assert not worker.thinking
    finally:
        worker.close()


def test_closing_ends_the_process() -> None:
    before = {process.pid for process in processes()}
    worker = WorkerClient()
    worker.start()
    mine = [process for process in processes() if process.pid not in before]
    assert len(mine) == 1
    worker.ask(question(level="expert"))
    worker.close()
    assert not mine[0].is_alive()
    assert worker.poll() is None


def test_closing_what_was_never_started_does_nothing() -> None:
    WorkerClient().close()


def test_after_closing_it_can_be_asked_again() -> None:
    worker = WorkerClient()
    worker.close()
    try:
        asked = question()
        worker.ask(asked)
        assert answered(worker) == expected(asked)
    finally:
        worker.close()


# What runs there.


class Pipe:
    """The process's end of a pipe that knows bytes and nothing else.

    The window has closed its end behind them, unless it is ``open`` and says no more.
    """

    def __init__(self, *texts: bytes, open: bool = False) -> None:
        self.waiting = list(texts)
        self.told: list[bytes] = []
        self.open = open
        self.waited: list[float] = []

    def poll(self, seconds: float = 0.0) -> bool:
        if seconds:
            self.waited.append(seconds)
        return bool(self.waiting or (seconds and not self.open))

    def recv_bytes(self) -> bytes:
        if not self.waiting:
            raise EOFError
        return self.waiting.pop(0)

    def send_bytes(self, text: bytes) -> None:
        self.told.append(text)


def text(number: int, asked: Question) -> bytes:
    fields = [
        asked.game,
        asked.view,
        asked.level,
        asked.seed,
        [packed(who) for who in asked.names],
        asked.explain,
    ]
    return json.dumps([number, QUESTION_CLASS, *fields]).encode()


def test_the_process_ends_when_nobody_asks_any_more() -> None:
    asked = question()
    pipe = Pipe(text(7, asked))
    run_worker(pipe)  # type: ignore[arg-type]
    advice = expected(asked)
    assert [json.loads(one) for one in pipe.told] == [
        [7, ADVICE_CLASS, advice.move, packed(advice.why), *list(astuple(advice))[2:]]
    ]


def test_the_process_says_that_it_rests_and_ends_when_nobody_asked_for_a_minute() -> None:
    pipe = Pipe(text(7, question()), open=True)
    run_worker(pipe)  # type: ignore[arg-type]
    assert json.loads(pipe.told[0])[0] == 7, "first it answers"
    assert json.loads(pipe.told[-1]) == [0, REST_WORD]
    assert len(pipe.told) == 2
    assert pipe.waited[-1] == IDLE_WORKER_SECONDS == 60


def test_a_process_that_ends_by_itself_is_started_by_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_module, "run_worker", patient.restless)
    reports: list[str] = []
    worker = WorkerClient(reports.append)
    asked = question()
    try:
        for has_ended in (True, False, True):
            before = processes()
            worker.ask(asked)
            assert answered(worker) == expected(asked)
            (process,) = [one for one in processes() if one not in before]
            if has_ended:
                process.join(PATIENCE_SECONDS)
                assert not process.is_alive()
    finally:
        worker.close()
    assert reports == []


def test_a_decision_is_looked_back_on_in_the_process_too() -> None:
    state = position("takeaway", 12)
    assert state.asked is not None
    moves = [TAKEAWAY.write(move) for move in state.legal()]
    worker = JobClient()
    try:
        worker.ask(Review("takeaway", state.view(state.asked), moves[0], 3))
        judged = None
        for _ in range(PATIENCE):
            judged = worker.judged()
            if judged is not None:
                break
            PAUSE.wait(POLL)
        assert judged is not None
        assert judged.best in moves
        assert judged.cost >= 0
    finally:
        worker.close()


def test_a_process_whose_search_fails_says_why_before_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object, **__: object) -> Advice:
        raise ZeroDivisionError("nothing to compare")

    monkeypatch.setattr(worker_module, "advise", broken)
    pipe = Pipe(text(4, question()))
    with pytest.raises(ZeroDivisionError):
        run_worker(pipe)  # type: ignore[arg-type]
    ((number, word, why),) = [json.loads(one) for one in pipe.told]
    assert (number, word) == (4, SEARCH_FAILED_WORD)
    assert "ZeroDivisionError: nothing to compare" in why


def test_of_several_questions_that_wait_only_the_newest_is_thought_about() -> None:
    asked = question()
    pipe = Pipe(*(text(number, question(level="expert", moves=8)) for number in range(9)),
                text(9, asked))  # fmt: skip
    run_worker(pipe)  # type: ignore[arg-type]
    assert [json.loads(one)[0] for one in pipe.told] == [9]


def test_a_question_that_was_dropped_gets_no_more_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another message comes while the third world is looked at: there is no fourth."""
    moves = next(
        moves for moves in range(8, 60) if len(list(position("takeaway", moves).legal())) > 1
    )
    pipe = Pipe(text(1, question(level="expert", moves=moves)))
    worlds = 0
    make = TAKEAWAY.sample_state

    def sample(seen: TakeawayState, rng: Random) -> TakeawayState:
        nonlocal worlds
        worlds += 1
        if worlds == FIRST_LOOKS + 3:
            pipe.waiting.append(CANCEL_MESSAGE)
        return make(seen, rng)

    monkeypatch.setattr(TAKEAWAY, "sample_state", sample)
    run_worker(pipe)  # type: ignore[arg-type]
    assert worlds == FIRST_LOOKS + 3
    assert [json.loads(one)[0] for one in pipe.told] == [1]


def test_dropping_a_question_tells_the_process_so(
    worker: WorkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []
    send = Connection.send_bytes

    def watched(pipe: Connection, text: bytes, *more: Any) -> None:
        sent.append(bytes(text))
        send(pipe, text, *more)

    monkeypatch.setattr(Connection, "send_bytes", watched)
    worker.ask(question())
    worker.drop()
    worker.drop()
    assert sent[1:] == [CANCEL_MESSAGE]
    asked = question(moves=2)
    worker.ask(asked)
    assert answered(worker) == expected(asked)


def test_nothing_is_pickled_on_its_way_to_the_process_or_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[bytes] = []
    send = Connection.send_bytes

    def watched(pipe: Connection, text: bytes, *more: Any) -> None:
        sent.append(bytes(text))
        send(pipe, text, *more)

    def refused(*_: object) -> Any:
        raise AssertionError("something is pickled")

    worker = WorkerClient()
    try:
        worker.start()
        monkeypatch.setattr(Connection, "send_bytes", watched)
        monkeypatch.setattr(Connection, "send", refused)
        monkeypatch.setattr(Connection, "recv", refused)
        asked = question()
        worker.ask(asked)
        assert answered(worker) == expected(asked)
    finally:
        worker.close()
    assert [json.loads(one)[1:4] for one in sent] == [[QUESTION_CLASS, "takeaway", asked.view]]


def test_the_process_is_told_a_view_and_no_more() -> None:
    fields = {"game", "view", "level", "seed", "names", "explain"}
    assert set(Question.__dataclass_fields__) == fields
    assert set(Review.__dataclass_fields__) == {"game", "view", "move", "seed", "names"}
    state = position("takeaway", 4)
    assert state.asked is not None
    assert TAKEAWAY.determinize(state.view(state.asked), Random(1)).setup.seed != state.setup.seed


@pytest.mark.parametrize("module", ["game.ai.worker", "game.__main__"])
def test_nothing_the_process_imports_to_think_knows_of_a_window_or_a_feature(module: str) -> None:
    code = (
        f"import {module}, sys\n"
        "from game.games import GAMES\n"
        "assert all(game.bot for game in GAMES)\n"
        "print(sorted(name for name in sys.modules\n"
        "             if name.startswith(('pygame', 'game.ui', 'game.features'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    assert done.stdout.strip() == "[]"


def test_at_a_large_table_everybody_thinks_for_a_shorter_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[float] = []
    view = question(level="expert", moves=30).view

    def advised(*_: object, seconds: float, **__: object) -> Advice:
        given.append(seconds)
        return Advice("", "", {})

    monkeypatch.setattr(worker_module, "advise", advised)
    monkeypatch.setattr(worker_module, "LEVEL_SECONDS_FACTOR", 1.0)
    for count in (2, 4, 8):
        names = at_table(*map(str, range(count)))
        Question("takeaway", view, "expert", 1, names).answer()
        Question("takeaway", view, "expert", 1, names, explain=True).answer()
    assert given[::2] == [
        2.0,
        2.0,
        pytest.approx(worker_module.MAX_ALL_OPPONENTS_THINKING_SECONDS / 7),
    ]
    assert given[1::2] == [COACH_SECONDS] * 3
