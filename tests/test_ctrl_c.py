"""Ctrl-C ends every part of the program with an exit code, and without a traceback."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import Mock

import pytest

from game import __main__ as program
from game import engine
from game.ai.worker import WorkerClient
from game.cli import console
from game.cli.subcommands import SUBCOMMAND_HANDLERS
from game.interrupt import (
    CHILD_PROCESS_ARGUMENT,
    INTERRUPTED_EXIT_CODE,
    ended_by_ctrl_c,
    serve_whoever_started_us,
)
from tests.started_program import hearing

ROOT = Path(__file__).parents[1]


def started(*arguments: str) -> subprocess.Popen[bytes]:
    """The program in a group of processes of its own, as a terminal has it."""
    # A script elsewhere finds the program too, also where it is not installed.
    found = {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **found},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hearing,
    )


def ctrl_c(process: subprocess.Popen[bytes]) -> tuple[int, str]:
    """Do what a terminal does; the exit code and what was complained of."""
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    return process.returncode, errors.decode()


def ask(process: subprocess.Popen[bytes], **request: object) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()


def heard(process: subprocess.Popen[bytes]) -> bytes:
    """A line of what the program answers."""
    assert process.stdout is not None
    return process.stdout.readline()


ENGINES = [("-m", "game", "engine"), ("-m", "game.engine"), ("-m", "game.cli.console")]


@pytest.mark.parametrize("command", ENGINES, ids=" ".join)
def test_the_engine_that_waits_ends(command: Sequence[str]) -> None:
    process = started(*command)
    ask(process, cmd="games")
    assert b"takeaway" in heard(process)
    assert ctrl_c(process) == (INTERRUPTED_EXIT_CODE, "")


@pytest.mark.parametrize("command", ENGINES, ids=" ".join)
def test_the_engine_that_plays_ends(command: Sequence[str]) -> None:
    process = started(*command)
    ask(process, cmd="games")
    heard(process)
    ask(process, cmd="random", game="taki", players=4, games=10_000, seed=1)
    assert ctrl_c(process) == (INTERRUPTED_EXIT_CODE, "")


@pytest.mark.night
def test_the_self_test_ends() -> None:
    process = started("-m", "game", "--self-test")
    assert heard(process)
    assert ctrl_c(process) == (INTERRUPTED_EXIT_CODE, "")


THINKS = """
from game.ai.worker import WorkerClient
from game.interrupt import run_quietly
import sys

def main():
    thinker = WorkerClient()
    thinker.start()
    print(thinker._process.pid, flush=True)
    while True:
        sys.stdin.readline()

if __name__ == "__main__":
    sys.exit(run_quietly(main))
"""


def test_the_process_that_thinks_is_gone_with_it_and_says_nothing(tmp_path: Path) -> None:
    script = tmp_path / "thinks.py"
    script.write_text(THINKS)
    process = started(str(script))
    # It is just being started: its first imports are not done yet.
    number = int(heard(process))
    assert ctrl_c(process) == (INTERRUPTED_EXIT_CODE, "")
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def broken_off(arguments: Sequence[str]) -> int:
    raise KeyboardInterrupt


@pytest.mark.parametrize("word", SUBCOMMAND_HANDLERS)
def test_every_word_that_is_broken_off_ends(
    word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(SUBCOMMAND_HANDLERS, word, broken_off)
    monkeypatch.setattr(engine, "main", broken_off)
    monkeypatch.setattr(sys, "argv", ["game", word])
    assert program.main() == INTERRUPTED_EXIT_CODE
    assert console.main([word]) == INTERRUPTED_EXIT_CODE
    assert capsys.readouterr() == ("", "")


def test_the_first_ctrl_c_lets_what_is_being_done_be_done() -> None:
    done = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with ended_by_ctrl_c(lambda: done.append("told")) as happened:
            assert not happened()
            signal.raise_signal(signal.SIGINT)
            done.append("done")
            assert happened()
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["told", "done"]


@pytest.mark.parametrize("lost", ["1 move wasn’t saved and is lost.", ""])
def test_a_window_that_is_broken_off_says_what_is_lost(
    lost: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    class Window:
        """A window that Ctrl-C comes to."""

        def __init__(self, *_: object) -> None:
            self.navigator = Mock()
            self.lost: list[str] = []
            self.notices: list[str] = []

        def use_language(self, tag: str) -> None:
            pass

        def end(self) -> None:
            self.lost = [lost] if lost else []

        def run(self) -> None:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("game.ui.app.app.App", Window)
    monkeypatch.setattr(sys, "argv", ["game", "--profile", str(tmp_path)])
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert program.main() == INTERRUPTED_EXIT_CODE
    finally:
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr() == ("", f"{lost}\n" if lost else "")


def test_a_program_that_was_started_deaf_to_it_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ended_by_ctrl_c(lambda: None) as happened:
            signal.raise_signal(signal.SIGINT)
            assert not happened()
    finally:
        signal.signal(signal.SIGINT, before)


def test_starting_the_thinking_process_leaves_ctrl_c_as_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    worker = WorkerClient()
    worker.start()
    assert signal.getsignal(signal.SIGINT) == before
    worker.close()


@pytest.mark.parametrize("failure", [PermissionError, EOFError, BrokenPipeError])
def test_a_helper_whose_starter_has_died_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, failure: type[Exception]
) -> None:
    monkeypatch.setattr("multiprocessing.spawn.freeze_support", Mock(side_effect=failure))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "argv", ["five-takes", CHILD_PROCESS_ARGUMENT])
    with pytest.raises(SystemExit) as ended:
        serve_whoever_started_us()
    assert ended.value.code == 1
