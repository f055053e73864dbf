"""The search for the puzzles of the games: reproducible, and it goes on where it was."""

from typing import Any

import pytest

from game.ai import levels
from game.features.puzzles.puzzle import Collection, read
from game.games import GAMES_BY_NAME
from game.games.takeaway.bot import endgame
from tests.bench.search.puzzles import PuzzleSearch, main
from tests.support.puzzle_kinds import sort_of

QUICK = GAMES_BY_NAME["takeaway"]


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hard player thinks little here, and few cards are solved."""
    monkeypatch.setattr(levels, "_shared_playouts", lambda playouts, players: min(playouts, 8))
    monkeypatch.setattr(endgame, "MAX_SOLVED_DECK_CARD_COUNT", 3)


def finder(seed: int = 3) -> PuzzleSearch:
    return PuzzleSearch(QUICK, Collection(QUICK.name, seed), 5)


def searched(seed: int = 3) -> Collection:
    """A search until the first puzzle is found."""
    one = finder(seed)
    while not one.collection.puzzles:
        one.find()
    return one.collection


@pytest.mark.night
def test_the_same_seed_finds_the_same_puzzle_and_another_another() -> None:
    found = searched()
    assert searched() == found
    assert searched(4).puzzles != found.puzzles


def test_an_interrupted_search_goes_on_where_it_was() -> None:
    whole = finder()
    for _ in range(2):
        whole.find()
    again = PuzzleSearch(QUICK, read(whole.collection.lines()), 5)
    for one in (whole, again):
        for _ in range(2):
            one.find()
    assert again.collection == whole.collection


@pytest.mark.night
def test_the_command_keeps_what_it_finds_and_goes_on_from_it(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ["--game", QUICK.name, "--into", str(tmp_path), "--seed", "3"]
    assert main([*wanted, "--want", "1"]) == 0
    file = tmp_path / f"{QUICK.name}.jsonl"
    one = read(file.read_text(encoding="utf-8"))
    assert len(one.puzzles) == 1 and "match" in capsys.readouterr().out
    assert main([*wanted, "--want", "1"]) == 0
    assert capsys.readouterr().out == ""
    file.write_text("{}\n", encoding="utf-8")
    assert main(wanted) == 2
    assert file.read_text(encoding="utf-8") == "{}\n"


def test_a_folder_that_is_none_is_answered_with_a_sentence(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", QUICK.name, "--into", str(tmp_path / "none")]) == 2
    assert "is not a folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("move", "sort"),
    [("draw pile 6", "draw pile"), ("take 3", "take"), ("layoff 5S to M2", "layoff to"),
     ("play G-plus", "play"), ("discard JK", "discard")],
)  # fmt: skip
def test_what_a_move_does_is_told_without_its_cards(move: str, sort: str) -> None:
    assert sort_of(move) == sort
