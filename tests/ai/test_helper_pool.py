"""Processes that help the one that thinks: what is found with them is what is found alone."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path
from select import select
from subprocess import PIPE, Popen
from typing import Any, cast

import pytest

from game.ai import helper_pool
from game.ai.helper_pool import HelperPool, helper_count
from game.ai.levels import advise
from game.ai.worker import Question, WorkerClient
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from tests.ai.test_worker import (
    NAMES,
    PATIENCE,
    PAUSE,
    POLL,
    answered,
    expected,
    position,
    question,
)
from tests.waiting import PATIENCE_SECONDS


@pytest.fixture(scope="module")
def helpers() -> Iterator[tuple[list[Any], list[Connection]]]:
    running, pipes = helper_pool.start(2)
    yield running, pipes
    for pipe in pipes:
        pipe.close()
    for process in running:
        process.join()


def choice(name: str, seed: int = 5) -> Any:
    """A view of somebody who has something to search."""
    for moves in range(4, 90):
        state = position(name, moves, seed)
        if state.asked is not None and len(GAMES_BY_NAME[name].bot.search_prior(state)) > 1:
            return state.view(state.asked)
    raise AssertionError("there is always something to search")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_answer_does_not_depend_on_who_helps(
    helpers: tuple[list[Any], list[Connection]], game: Any
) -> None:
    view = choice(game.name)
    for playouts in (7, 60):
        shared = HelperPool(lambda: helpers[1], game, view, 3)
        assert advise(game, view, "expert", 3, playouts, crew=shared) == advise(
            game, view, "expert", 3, playouts
        )


def test_all_helpers_end_when_their_pipes_are_closed() -> None:
    running, pipes = helper_pool.start(1)
    pipes[0].close()
    running[0].join()
    assert running[0].exitcode == 0


def test_the_worlds_of_a_helper_that_died_are_played_by_the_one_that_thinks() -> None:
    view = choice("takeaway")
    game = GAMES_BY_NAME["takeaway"]
    running, pipes = helper_pool.start(1)
    running[0].kill()
    running[0].join()
    shared = HelperPool(lambda: pipes, game, view, 3)
    assert advise(game, view, "expert", 3, 60, crew=shared) == advise(game, view, "expert", 3, 60)


class Played:
    """Plays worlds here, and notes which; of no more than there is time for."""

    def __init__(self, time: int = 1000) -> None:
        self.numbers: list[int] = []
        self.time = time

    def __call__(self, number: int) -> list[float] | None:
        if len(self.numbers) == self.time:
            return None
        self.numbers.append(number)
        return [float(number)]


def test_a_helper_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper_pool, "HELPER_TIMEOUT_SECONDS", 0.0)
    view = choice("takeaway")
    game = GAMES_BY_NAME["takeaway"]
    running, pipes = helper_pool.start(1)
    os.kill(running[0].pid, signal.SIGSTOP)
    try:
        shared = HelperPool(lambda: pipes, game, view, 3)
        for _ in range(2):
            here = Played()
            rows = shared.rows(range(4), ["take 1"], here)
            assert rows == {number: [float(number)] for number in range(4)}
            assert sorted(here.numbers) == [0, 1, 2, 3]
        assert pipes[0].closed
    finally:
        running[0].kill()
        running[0].join()


def test_a_world_for_which_there_is_no_time_is_not_lost() -> None:
    view = choice("takeaway")
    running, pipes = helper_pool.start(1)
    try:
        shared = HelperPool(lambda: pipes, GAMES_BY_NAME["takeaway"], view, 3)
        assert list(shared.rows(range(4), ["take 1"], Played(1), -1.0)) == [0]
        assert not pipes[0].closed
        here = Played()
        assert sorted(shared.rows(range(4), ["take 1"], here)) == [0, 1, 2, 3]
        assert 0 < len(here.numbers) < 4
    finally:
        running[0].kill()
        running[0].join()


class Hand:
    """The pipe to somebody who has played at once what they are given, or not before one waits."""

    def __init__(self, slow: bool) -> None:
        self.slow = slow
        self.parts: list[list[int]] = []
        self.answers: list[bytes] = []

    def send_bytes(self, text: bytes) -> None:
        _, part, _, _ = helper_pool.json.loads(text)
        self.parts.append(part)
        self.answers.append(helper_pool.json.dumps([[-1.0]] * len(part)).encode())

    def poll(self, seconds: float) -> bool:
        return bool(self.answers) and (not self.slow or seconds > 0)

    def recv_bytes(self) -> bytes:
        return self.answers.pop(0)


@pytest.mark.parametrize("slow", [False, True])
def test_who_is_done_early_plays_more_worlds(slow: bool) -> None:
    hand, here = Hand(slow), Played()
    shared = HelperPool(lambda: [cast(Any, hand)], GAMES_BY_NAME["takeaway"], choice("takeaway"), 3)
    rows = shared.rows(range(64), ["take 1"], here)
    theirs = [number for part in hand.parts for number in part]
    assert sorted([*here.numbers, *theirs]) == sorted(rows) == list(range(64))
    assert (len(theirs) < 24) if slow else (len(theirs) > 40)


def test_a_short_search_calls_nobody_and_a_long_one_after_a_while() -> None:
    now, called = [50.0], list[int]()

    def pipes() -> list[Any]:
        called.append(len(here.numbers))
        return [Hand(slow=False)]

    def play(number: int) -> list[float] | None:
        now[0] += 1
        return here(number)

    here = Played()
    pool = HelperPool(pipes, TAKEAWAY, choice("takeaway"), 3, 10.0, lambda: now[0])
    assert sorted(pool.rows(range(9), ["take 1"], play)) == list(range(9))
    assert called == [], "it was over before"
    assert sorted(pool.rows(range(9, 64), ["take 1"], play)) == list(range(9, 64))
    assert called == [10], "the time of a whole search counts, and they are called once"
    assert len(here.numbers) < 64


def test_what_a_helper_that_is_gone_was_given_is_played_in_its_order() -> None:
    class Gone(Hand):
        def send_bytes(self, text: bytes) -> None:
            if self.parts:
                raise OSError
            super().send_bytes(text)

        def close(self) -> None:
            pass

    hand, here = Gone(slow=True), Played()
    shared = HelperPool(lambda: [cast(Any, hand)], GAMES_BY_NAME["takeaway"], choice("takeaway"), 3)
    assert sorted(shared.rows(range(32), ["take 1"], here)) == list(range(32))
    assert hand.parts
    assert here.numbers == list(range(32))


def test_when_time_runs_out_few_worlds_have_been_played_behind_a_gap() -> None:
    """What is given away lies between what is played here."""
    hand, here = Hand(slow=True), Played(14)
    shared = HelperPool(lambda: [cast(Any, hand)], GAMES_BY_NAME["takeaway"], choice("takeaway"), 3)
    shared.rows(range(64), ["take 1"], here)
    theirs = [number for part in hand.parts for number in part]
    assert len(theirs) >= 14
    for both in range(1, 15):
        played = {*here.numbers[:both], *theirs[:both]}
        gap = min(set(range(64)) - played)
        assert sum(number > gap for number in played) <= 1


@pytest.mark.night
def test_the_thinker_starts_its_helpers_and_ends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper_pool, "helper_count", lambda: 2)
    monkeypatch.setattr(helper_pool, "CAN_FORK_HELPERS", False)
    before = set(active_children())
    worker = WorkerClient()
    try:
        asked = question(level="expert", moves=30)
        worker.ask(asked)
        names = sorted(process.name for process in set(active_children()) - before)
        assert names == ["helper 1", "helper 2", "worker"]
        assert answered(worker) == expected(asked)
    finally:
        worker.close()
    assert set(active_children()) == before


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text("ascii")
    return [int(one) for one in told.split()]


def forced(name: str = "takeaway") -> Question:
    """A question with one answer, for which nothing is searched."""
    for moves in range(4, 90):
        state = position(name, moves, 5)
        if state.asked is not None and len(list(state.legal())) == 1:
            return Question(name, state.view(state.asked), "expert", 3, NAMES)
    raise AssertionError("there is always a forced move")


def searched(level: str = "expert", name: str = "takeaway") -> Question:
    """A question that there is something to search for."""
    return Question(name, choice(name), level, 3, NAMES)


@pytest.fixture
def copying(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[WorkerClient, int]]:
    """A thinking process that may make two copies of itself, and its number."""
    monkeypatch.setattr(helper_pool, "helper_count", lambda: 2)
    before = set(active_children())
    worker = WorkerClient()
    worker.start()
    (process,) = set(active_children()) - before
    yield worker, process.pid
    worker.close()


ROOT = Path(__file__).parents[2]
only_with_copies = pytest.mark.skipif(
    not helper_pool.CAN_FORK_HELPERS, reason="no process copies itself here"
)


@pytest.mark.night
@only_with_copies
def test_the_one_that_thinks_copies_itself_once_a_search_wants_help(
    copying: tuple[WorkerClient, int],
) -> None:
    worker, number = copying
    for asked, copies in ((forced(), 0), (searched("medium"), 2), (searched(), 2)):
        worker.ask(asked)
        assert answered(worker) == expected(asked)
        assert len(children_of(number)) == copies


@pytest.mark.night
@only_with_copies
def test_copies_are_let_go_when_another_game_is_asked_about(
    copying: tuple[WorkerClient, int],
) -> None:
    worker, number = copying
    for asked, copies in ((searched(), 2), (forced("taki"), 0)):
        worker.ask(asked)
        answered(worker)
        assert len(children_of(number)) == copies


@pytest.mark.night
@only_with_copies
def test_a_copy_that_died_costs_no_answer_and_is_replaced(
    copying: tuple[WorkerClient, int],
) -> None:
    worker, number = copying
    asked = searched()
    worker.ask(asked)
    answered(worker)
    one, other = children_of(number)
    os.kill(one, signal.SIGKILL)
    wanted = expected(asked)
    # While it is dying it may still be asked.
    for _ in range(2):
        worker.ask(asked)
        assert answered(worker) == wanted
    after = children_of(number)
    assert one not in after
    assert other in after
    assert len(after) == 2


@pytest.mark.night
@only_with_copies
def test_copies_end_with_the_one_they_copy(copying: tuple[WorkerClient, int]) -> None:
    worker, number = copying
    worker.ask(searched())
    answered(worker)
    copies = children_of(number)
    assert copies
    worker.close()
    ended(copies)


def ended(processes: list[int]) -> None:
    """Wait until processes have ended."""
    for _ in range(PATIENCE):
        if not any(Path(f"/proc/{one}").exists() for one in processes):
            return
        PAUSE.wait(POLL)
    raise AssertionError("they go on")


WINDOW = """
import sys
from tests.ai.test_helper_pool import searched
from tests.ai.test_worker import answered
from tests.ai import patient
from game.ai import helper_pool, worker
from game.ai.worker import WorkerClient

if __name__ == "__main__":
    helper_pool.helper_count = lambda: 2
    worker.run_worker = patient.serve
    thinker = WorkerClient()
    thinker.ask(searched())
    answered(thinker)
    print(thinker._process.pid, flush=True)
    sys.stdin.read()
"""
"""A program in the window's place: it starts the process that thinks, and waits."""


@pytest.mark.night
@only_with_copies
def test_helpers_that_are_stopped_do_not_outlive_a_killed_window(tmp_path: Path) -> None:
    program = tmp_path / "window.py"
    program.write_text(WINDOW, encoding="utf-8")
    command = [sys.executable, str(program)]
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    with Popen(command, stdin=PIPE, stdout=PIPE, env=here) as window:
        assert window.stdout is not None
        worker = int(window.stdout.readline())
        family = [worker, *children_of(worker)]
        assert len(family) == 3
        handles = [os.pidfd_open(one) for one in family]
        try:
            for one in family:
                os.kill(one, signal.SIGSTOP)
            window.kill()
            for handle in handles:
                ends = select([handle], [], [], PATIENCE_SECONDS)
                assert ends[0], "a process that is stopped goes on when its window is killed"
        finally:
            for handle in handles:
                with suppress(ProcessLookupError):
                    signal.pidfd_send_signal(handle, signal.SIGKILL)
                os.close(handle)


@only_with_copies
def test_nobody_watches_over_memory_that_is_not_shared() -> None:
    before = children_of(os.getpid())
    worker = WorkerClient()
    worker.start()
    try:
        assert len(set(children_of(os.getpid())) - set(before)) == 1
    finally:
        worker.close()


def test_a_helper_is_told_views_and_moves_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    view = choice("takeaway")
    ours, theirs = helper_pool.multiprocessing.Pipe()
    for _ in range(2):
        theirs.send_bytes(b"[[50.0]]")
    monkeypatch.setattr(Connection, "send_bytes", lambda pipe, text: sent.append(bytes(text)))
    shared = HelperPool(lambda: [ours], GAMES_BY_NAME["takeaway"], view, 3)
    shared.rows(range(2), ["take 1"], Played())
    shared.rows(range(2, 4), ["take 1"], Played(), 1.5)
    first, second = map(helper_pool.json.loads, sent)
    assert first == [["takeaway", view, 3], [1], ["take 1"], None]
    assert second == [None, [3], ["take 1"], 1.5]
    for end in (ours, theirs):
        end.close()


@pytest.mark.night
def test_there_is_a_helper_for_each_other_core_up_to_a_few() -> None:
    assert 0 <= helper_count() <= helper_pool.MAX_HELPERS_COUNT
