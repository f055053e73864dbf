"""On Windows a program with windows has no console to read from and none to write to."""

import sys

import pytest

from game.__main__ import main
from game.ui.app import window


@pytest.mark.parametrize("missing", ["stdin", "stdout"])
def test_the_engine_without_a_console_names_the_program_that_has_one(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "show_message_box", said.append)
    monkeypatch.setattr(sys, "argv", ["five-takes", "engine"])
    monkeypatch.setattr(sys, missing, None)
    assert main() == 2
    assert len(said) == 1
    assert "five-takes-engine" in said[0]
