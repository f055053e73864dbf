"""The tile of a game never asks: it plays, by what was begun, left, finished or chosen before."""

import os
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.features.lessons.progress import Progress
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.ui.features.lessons.lesson_page import FirstHandPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from tests.storage import matches
from tests.ui.stage import Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
CHOSEN = {
    "players": 3,
    "opponents": [["Ada", "hard"], ["Max", "medium"]],
    "options": {"target": 200},
    "decided": ["target"],
}


def tile(stage: Stage, game: Game[Any, Any]) -> str:
    """What the tile of a game is called, when everything has been read."""
    page = stage.show(StartPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    return page.tree.by_key[f"game {game.name}"].name


def click(stage: Stage, game: Game[Any, Any]) -> TablePage:
    stage.click(f"game {game.name}")
    return stage.top(TablePage)


def finish(stage: Stage, game: Game[Any, Any]) -> None:
    """Have a finished match of a game."""
    folder = stage.app.match_store.finished
    folder.mkdir(exist_ok=True)
    match = Match(game, game.setup(2, {}, 5), ("You", "Ada (medium)"))
    (folder / f"{game.name}-1.record").write_text(match.record(), encoding="utf-8")


def wait(stage: Stage, name: str, moves: int, time: int) -> Path:
    path = matches.kept(stage.app.match_store, name, matches.played(moves).record())
    os.utime(path, (time, time))
    return path


@every_game
def test_a_game_that_is_new_begins_with_its_first_hand_or_a_short_match(
    stage: Stage, game: Game[Any, Any]
) -> None:
    wanted = "first hand" if game.first_hand else "play"
    assert tile(stage, game) == f"{game.title}, {wanted}"
    assert isinstance(click(stage, game), FirstHandPage) is bool(game.first_hand)


@every_game
def test_after_a_hand_that_was_left_the_match_is_short_and_easy(
    stage: Stage, game: Game[Any, Any]
) -> None:
    Progress(stage.app.settings.lessons).left(game.name, "first", 2)
    assert tile(stage, game) == f"{game.title}, play"
    session = click(stage, game).session
    assert [one.level for one in session.players[1:]] == ["easy", "easy"]
    assert game.lengths is not None
    values = session.match.setup.options.as_values()
    assert values == game.options_type().as_values() | {game.lengths.option: game.lengths.short}


@every_game
def test_what_a_short_match_was_played_with_is_played_again_and_the_length_stays(
    stage: Stage, game: Game[Any, Any]
) -> None:
    Progress(stage.app.settings.lessons).left(game.name, "first", 2)
    stage.show(StartPage(stage.app))
    first = click(stage, game).session.match
    for path in stage.app.match_store.paths():
        path.unlink()
    finish(stage, game)
    assert tile(stage, game).startswith(f"{game.title}, play: ")
    again = click(stage, game).session.match
    assert (again.seats, again.setup.options) == (first.seats, first.setup.options)


def test_a_match_that_waits_goes_on_the_newest_first(stage: Stage) -> None:
    game = GAMES_BY_NAME["takeaway"]
    for moves, time in ((5, 50), (9, 90), (7, 70)):
        wait(stage, f"takeaway-{moves}.record", moves, time)
    assert tile(stage, game) == "Takeaway, go on: You 0, Ada 0, Zoë 0"
    assert "Go on: You 0, Ada 0, Zoë 0" in stage.said()
    assert len(click(stage, game).session.match.moves) == 9


def test_a_damaged_match_is_no_question_either(stage: Stage) -> None:
    game = GAMES_BY_NAME["takeaway"]
    wait(stage, "takeaway-1.record", 5, 50)
    path = wait(stage, "takeaway-2.record", 9, 90)
    path.write_text(path.read_text(encoding="utf-8") + "0 dance\n", encoding="utf-8")
    os.utime(path, (90, 90))
    tile(stage, game)
    assert len(click(stage, game).session.match.moves) == 5
    assert path.exists()


def test_the_tenth_click_plays_with_the_last_choices(stage: Stage) -> None:
    game = GAMES_BY_NAME["take"]
    finish(stage, game)
    stage.app.settings.last["take"] = CHOSEN
    assert tile(stage, game) == "Take, play: Ada, Max, to 200"
    assert "About" not in stage.find("game take").children[0].name
    session = click(stage, game).session
    assert [(one.name, one.level) for one in session.players[1:]] == [
        ("Ada", "hard"),
        ("Max", "medium"),
    ]
    assert session.match.setup.options.as_values()["target"] == 200


def test_what_was_set_up_before_the_first_match_is_played(stage: Stage) -> None:
    stage.app.settings.last["take"] = CHOSEN
    Progress(stage.app.settings.lessons).left("take", "first", 2)
    tile(stage, GAMES_BY_NAME["take"])
    session = click(stage, GAMES_BY_NAME["take"]).session
    assert session.match.seats[1:] == ("Ada (hard)", "Max (medium)")
