"""Processes that help the one that thinks: what is found with them is what is found alone."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection
from typing import Any

import pytest

from game.ai import crew
from game.ai.advice import advise
from game.ai.crew import Crew, hands
from game.ai.worker import Thinker
from game.games import BY_NAME, GAMES
from tests.ai.test_worker import answered, expected, position, question


@pytest.fixture(scope="module")
def helpers() -> Iterator[tuple[list[Any], list[Connection]]]:
    running, pipes = crew.start(2)
    yield running, pipes
    for pipe in pipes:
        pipe.close()
    for process in running:
        process.join()


def choice(name: str, seed: int = 5) -> Any:
    """A view of somebody who has something to search."""
    for moves in range(4, 90):
        state = position(name, moves, seed)
        if state.asked is not None and len(BY_NAME[name].knowledge.ponder(state)) > 1:
            return state.view(state.asked)
    raise AssertionError("there is always something to search")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_answer_does_not_depend_on_who_helps(
    helpers: tuple[list[Any], list[Connection]], game: Any
) -> None:
    view = choice(game.name)
    for playouts in (7, 60):
        shared = Crew(helpers[1], game, view, 3)
        assert advise(game, view, "expert", 3, playouts, crew=shared) == advise(
            game, view, "expert", 3, playouts
        )


def test_all_helpers_end_when_their_pipes_are_closed() -> None:
    running, pipes = crew.start(1)
    pipes[0].close()
    running[0].join()
    assert running[0].exitcode == 0


def test_the_worlds_of_a_helper_that_died_are_played_by_the_one_that_thinks() -> None:
    view = choice("takeaway")
    game = BY_NAME["takeaway"]
    running, pipes = crew.start(1)
    running[0].kill()
    running[0].join()
    shared = Crew(pipes, game, view, 3)
    assert advise(game, view, "expert", 3, 60, crew=shared) == advise(game, view, "expert", 3, 60)


def test_a_helper_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "PATIENCE", 0.0)
    view = choice("takeaway")
    game = BY_NAME["takeaway"]
    running, pipes = crew.start(1)
    os.kill(running[0].pid, signal.SIGSTOP)
    try:
        shared = Crew(pipes, game, view, 3)
        assert list(shared.share(range(4), ["take 1"])) == [0, 2]
        assert shared.collect() == ({}, [1, 3])
        assert list(shared.share(range(4), ["take 1"])) == [0, 1, 2, 3]
    finally:
        running[0].kill()
        running[0].join()


def test_a_world_for_which_there_is_no_time_is_not_lost() -> None:
    view = choice("takeaway")
    running, pipes = crew.start(1)
    try:
        shared = Crew(pipes, BY_NAME["takeaway"], view, 3)
        assert list(shared.share(range(4), ["take 1"], 0.0)) == [0, 2]
        assert shared.collect() == ({}, [])
        assert list(shared.share(range(4), ["take 1"], 60.0)) == [0, 2]
        rows, lost = shared.collect()
        assert (list(rows), lost) == ([1, 3], [])
    finally:
        running[0].kill()
        running[0].join()


def test_the_thinker_starts_its_helpers_and_ends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "hands", lambda: 2)
    before = set(active_children())
    thinker = Thinker()
    try:
        asked = question(level="expert", moves=30)
        thinker.ask(asked)
        names = sorted(process.name for process in set(active_children()) - before)
        assert names == ["helper 1", "helper 2", "thinker"]
        assert answered(thinker) == expected(asked)
    finally:
        thinker.close()
    assert set(active_children()) == before


def test_a_helper_is_told_views_and_moves_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    view = choice("takeaway")
    ends = crew.multiprocessing.Pipe()
    monkeypatch.setattr(Connection, "send_bytes", lambda pipe, text: sent.append(bytes(text)))
    shared = Crew([ends[0]], BY_NAME["takeaway"], view, 3)
    shared.share(range(2), ["take 1"])
    shared.share(range(2, 4), ["take 1"], 1.5)
    first, second = map(crew.json.loads, sent)
    assert first == [["takeaway", view, 3], [1], ["take 1"], None]
    assert second == [None, [3], ["take 1"], 1.5]
    for end in ends:
        end.close()


def test_there_is_a_helper_for_each_other_core_up_to_a_few() -> None:
    assert 0 <= hands() <= crew.MOST
