"""``--self-test``: it passes here, and says what is missing where something is."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.core.game import Game
from game.games import GAMES
from game.storage import appearance
from game.text.languages import SPOKEN_ENGLISH, Spoken
from game.ui import self_test
from game.ui.kit import resources

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.night
def test_everything_is_there_and_works() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--self-test"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for game in GAMES:
        assert f"a round of {game.title}" in done.stdout
        assert f"the table of {game.title}" in done.stdout
    assert "FAILED" not in done.stdout


def test_a_missing_drawing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "folder", lambda kind: tmp_path)
    monkeypatch.setattr(
        self_test,
        "_checks",
        lambda: [("drawings", self_test._drawings), ("fonts", self_test._fonts)],
    )
    said: list[str] = []
    assert self_test.run(said.append) == 1
    assert said[0].startswith("FAILED  drawings: the ")
    assert "has no drawing" in said[0]
    assert said[-1] == "1 of 2 checks passed."


def test_an_empty_drawing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = Surface((60, 84), pygame.SRCALPHA)
    monkeypatch.setattr(self_test, "rasterize", lambda text, size: empty)
    monkeypatch.setattr(self_test, "_checks", lambda: [("drawings", self_test._drawings)])
    said: list[str] = []
    assert self_test.run(said.append) == 1
    assert said[0].endswith(" is an empty picture")


def test_missing_puzzles_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "puzzle_file", tmp_path / "none.jsonl")
    monkeypatch.setattr(self_test, "_checks", lambda: [("puzzles", self_test._puzzles)])
    said: list[str] = []
    assert self_test.run(said.append) == 1
    assert said[0].startswith("FAILED  puzzles: there are none of ")


def test_a_back_that_nobody_has_drawn_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "CARD_BACKS", (*appearance.CARD_BACKS, appearance.Back("waves")))
    monkeypatch.setattr(self_test, "_checks", lambda: [("drawings", self_test._drawings)])
    said: list[str] = []
    assert self_test.run(said.append) == 1
    assert "the back waves of" in said[0]


def test_a_missing_sound_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "folder", lambda kind: tmp_path)
    monkeypatch.setattr(self_test, "_checks", lambda: [("sounds", self_test._sounds)])
    said: list[str] = []
    assert self_test.run(said.append) == 1
    assert said[0].startswith("FAILED  sounds: ")


def test_a_file_that_a_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    halfway = SPOKEN_ENGLISH._replace(tag="xx", name="Xish")
    assert said_of(monkeypatch, halfway) == "FAILED  languages: xx lacks about.ftl of xx"


def test_a_letter_that_a_language_lacks_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "folder", lambda kind: tmp_path)
    monkeypatch.setattr(self_test, "index_letters_of", lambda language: tuple("BDKA"))
    found = said_of(monkeypatch, SPOKEN_ENGLISH)
    assert found == "FAILED  languages: the letter J of en has no drawing"


def said_of(monkeypatch: pytest.MonkeyPatch, spoken: Spoken) -> str:
    """What the check of the languages says where this one ships."""
    monkeypatch.setattr(self_test, "ALL_SPOKEN", (spoken,))
    monkeypatch.setattr(self_test, "_checks", lambda: [("languages", self_test._languages)])
    said: list[str] = []
    assert self_test.run(said.append) == 1
    return said[0]
