"""A program that was quit tells, after its window, what was or could not be saved at the end."""

import sys
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from game import __main__ as program
from game.text.message import Message
from game.ui.app import window

UNSAVED = Message("storage-kept-unsaved", why="no space left on device")


def quit_with(
    notices: list[Message], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> tuple[int, list[str]]:
    """Quit a program with these notices; its exit code and what message boxes said."""
    said: list[str] = []
    app = Mock(lost=[Message("unsaved-ended-moves", count=1)], notices=notices)
    monkeypatch.setattr("game.ui.app.app.App", lambda *_: app)
    monkeypatch.setattr(window, "show_message_box", said.append)
    monkeypatch.setattr(sys, "argv", ["game", "--profile", str(folder)])
    return program.main(), said


def test_what_could_not_be_saved_is_told_in_one_box(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = Message("storage-settings-unsaved", why="no space left on device")
    code, said = quit_with([UNSAVED, settings], monkeypatch, tmp_path)
    assert code == 0
    assert said == [
        "We can’t save it (no space left on device).\n"
        "We can’t save your settings (no space left on device)."
    ]


def test_a_loss_that_the_player_has_agreed_to_is_not_told_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert quit_with([], monkeypatch, tmp_path) == (0, [])


def test_without_a_box_it_stands_on_the_error_stream(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: str) -> None:
        raise pygame.error("No message system available")

    monkeypatch.setattr(pygame.display, "message_box", refuse)
    monkeypatch.setattr("game.ui.app.app.App", lambda *_: Mock(notices=[UNSAVED]))
    monkeypatch.setattr(sys, "argv", ["game", "--profile", str(tmp_path)])
    assert program.main() == 0
    assert capsys.readouterr().err == "We can’t save it (no space left on device).\n"
