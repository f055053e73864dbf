"""The laws are held by any game of the contract: by a sixth one, registered here alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.core.options import IntRange, option
from game.games import GAMES_BY_NAME
from game.text.message import ENGLISH_LANGUAGE, entries
from tests.laws.constructing import positions
from tests.laws.toy import TOY, Toy, ToyOptions
from tests.laws.walks import every_game

HERE = Path(__file__)
WORDS = entries(HERE.with_name("toy.ftl").read_text(encoding="utf-8"))
FILES = [file.stem for file in sorted(HERE.parent.glob("test_*.py")) if file != HERE]


def laws() -> Iterator[tuple[str, Callable[..., None]]]:
    """Every test of this folder that every game is held to."""
    for file in FILES:
        for name, test in vars(import_module(f"tests.laws.{file}")).items():
            if name.startswith("test_") and every_game.mark in getattr(test, "pytestmark", ()):
                yield f"{file}::{name}", test


LAWS = dict(laws())


def test_every_file_of_this_folder_has_laws_for_every_game() -> None:
    assert {name.partition("::")[0] for name in LAWS} == set(FILES)


@pytest.mark.parametrize("law", LAWS)
def test_a_sixth_game_is_held_to_the_law(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_BY_NAME, TOY.name, TOY)
    monkeypatch.setitem(ENGLISH_LANGUAGE._areas, TOY.name, WORDS)
    run: Any = LAWS[law]
    run(game=TOY)


@dataclass(frozen=True, slots=True)
class MoreOptions(ToyOptions):
    again: int = option(1, IntRange(1, 3))


def test_a_new_option_changes_no_constructed_position(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [state.full_view() for state in positions(TOY, 40)]
    monkeypatch.setattr(Toy, "options_type", MoreOptions)
    after = [state.full_view() for state in positions(TOY, 40)]
    assert {view["options"].pop("again") for view in after} == {1, 2, 3}
    assert after == before
