"""The start page shows any number of games, with a picture or without, and reaches them all."""

from typing import Any

import pytest
from pygame import Rect

from game.core.game import Game
from game.games import GAMES
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from tests.ui.pages import PAGES
from tests.ui.proof import Proof, inside, overlapping, run_together, visible
from tests.ui.stage import Stage

WINDOWS = ((960, 600), (1280, 720), (1920, 1080), (960, 1200), (2560, 600))


def games(count: int, drawing: str | None = None) -> list[Game[Any, Any]]:
    """So many games that are like ours but for their names, and their pictures if one is given."""
    made = []
    for number in range(count):
        like = GAMES[number % len(GAMES)]
        more: dict[str, object] = {"name": f"game{number}", "lessons": ()}
        more["picture"] = like.picture if drawing is None else drawing
        made.append(type("Another", (type(like),), more)())
    return made


@pytest.mark.parametrize("count", range(1, 13))
def test_any_number_of_games_fits_or_scrolls(stage: Stage, count: int) -> None:
    page = stage.show(StartPage(stage.app, games(count)))
    for size in WINDOWS:
        for factor in (1.0, 2.0):
            stage.resize(*size, text_factor=factor)
            tree = page.tree
            proof = Proof.of(stage)
            assert (size, factor, proof.spilled(tree), proof.cut) == (size, factor, [], [])
            assert (size, factor, *overlapping(tree), *run_together(tree)) == (size, factor)
            whole = Rect(0, 0, *size)
            assert all(inside(visible(node), whole) for node in tree.nodes)
            tiles = stage.role("tile")
            assert len(tiles) == count
            assert len({tile.rect.w for tile in tiles}) == 1


@pytest.mark.parametrize("count", [1, 5, 12])
def test_the_keyboard_brings_every_game_into_view(stage: Stage, count: int) -> None:
    page = stage.show(StartPage(stage.app, games(count)))
    for number in range(count):
        tile = page.tree.by_key[f"game game{number}"]
        page.set_focus(tile)
        page.reveal(tile)
        tile = page.tree.by_key[f"game game{number}"]
        assert tile.clip.contains(tile.rect)
    stage.click(page.tree.by_key[f"set-up game{count - 1}"])
    assert stage.top(SetupPage).game.name == f"game{count - 1}"


def test_up_to_seven_games_stand_in_one_row_and_more_do_not(stage: Stage) -> None:
    stage.resize(1280, 720)
    for count, rows in ((5, 1), (7, 1), (8, 2), (12, 3)):
        page = stage.show(StartPage(stage.app, games(count)))
        assert page.tree.root
        assert len({tile.rect.top for tile in stage.role("tile")}) == rows
        assert (page.column.most > 0) == (rows > 1)


def test_a_wheel_turns_the_games_that_have_no_room(stage: Stage) -> None:
    page = stage.show(StartPage(stage.app, games(12)))
    last = page.tree.by_key["game game11"]
    assert not page.column.view.contains(last.rect)
    stage.wheel(page.column.view.center, -100)
    assert page.column.view.contains(page.tree.by_key["game game11"].rect)
    assert page.tree.by_key["quit"].clip is None


@pytest.mark.parametrize("drawing", ["", "pictures/of-nothing"])
def test_a_game_without_a_picture_is_shown_without_one(stage: Stage, drawing: str) -> None:
    some = [*games(2), *games(1, drawing)]
    page = stage.show(StartPage(stage.app, some))
    pictures = [node.widget.drawing for node in stage.role("picture")]
    assert len(pictures) == 4
    assert drawing not in pictures
    page.paint(stage.app.painter)
    bare = stage.show(StartPage(stage.app, games(3, drawing)))
    bare.paint(stage.app.painter)
    setup = stage.show(SetupPage(stage.app, some[2]))
    setup.paint(stage.app.painter)
    assert not [node for node in stage.role("picture") if node.widget.drawing == drawing]


def test_the_list_of_matches_shows_a_game_without_a_picture(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(stage.app.images), "shown", lambda self, name: "")
    PAGES["unfinished"](stage)
    page = stage.top(UnfinishedPage)
    assert not stage.role("picture")
    page.paint(stage.app.painter)
