"""A thinking process that neither answers nor ends: the match goes on without it."""

import os
import signal

import pytest

from game.ai.worker import WorkerClient
from tests.ai.test_worker import answered, expected, processes, question


def stop() -> None:
    """Stop every thinking process where it is, as a debugger or a starved system does."""
    for process in processes():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)


def test_a_process_that_says_nothing_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = WorkerClient()
    try:
        worker.start()
        before = processes()
        stop()
        asked = question(moves=6)
        worker.ask(asked)
        assert worker.poll() is None
        with monkeypatch.context() as impatient:
            impatient.setattr(WorkerClient, "PATIENCE", 0.0)
            assert worker.poll() is None
        assert not any(process.is_alive() for process in before)
        assert answered(worker) == expected(asked)
    finally:
        worker.close()


def test_a_process_that_was_stopped_does_not_keep_the_window_from_closing() -> None:
    worker = WorkerClient()
    worker.start()
    stop()
    worker.close()
    assert processes() == []
