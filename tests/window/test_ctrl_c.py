"""Ctrl-C in the terminal from which the window was started."""

import os
import signal
from pathlib import Path

import pytest

from game.interrupt import INTERRUPTED_EXIT_CODE
from tests.waiting import PATIENCE_SECONDS
from tests.window.test_killed import begin, moves_kept, state_of, step, worker
from tests.window.window import Window

pytestmark = pytest.mark.window


def test_ctrl_c_closes_the_window_without_a_word_and_the_match_is_on_disk(window: Window) -> None:
    begin(window, "texas")
    for _ in range(3):
        step(window)
    number = window.process.pid
    thinking = worker(window)
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    assert str(thinking) in children
    for one in (number, *map(int, children)):
        os.kill(one, signal.SIGINT)
    assert window.process.wait(timeout=PATIENCE_SECONDS) == INTERRUPTED_EXIT_CODE
    assert state_of(thinking) == ""
    log = Path(window.log.name).read_text(encoding="utf-8")
    window.log.close()
    assert "Traceback" not in log
    assert "Interrupt" not in log
    assert moves_kept(window) > 0
