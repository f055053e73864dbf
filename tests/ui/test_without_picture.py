"""A game may do without a picture of its own: every page that shows one shows it without."""

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.lessons.lesson_page import FirstHandPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from tests.ui.stage import Stage

SIZES = ((960, 600), (1280, 720), (1920, 1080))


@pytest.fixture(params=SIZES, ids=str)
def unpictured(
    stage: Stage, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Stage:
    """The program with a Takeaway that nobody has painted a picture of."""
    monkeypatch.setattr(type(TAKEAWAY), "picture", "pictures/unpainted")
    stage.resize(*request.param)
    assert not stage.app.images.has(TAKEAWAY.picture)
    return stage


def test_a_game_without_a_picture_can_be_chosen_and_set_up(unpictured: Stage) -> None:
    unpictured.show(StartPage(unpictured.app)).paint(unpictured.app.painter)
    unpictured.click("Takeaway, first hand")
    hand = unpictured.top(FirstHandPage)
    hand.paint(unpictured.app.painter)
    hand.leave()
    unpictured.click("Set up Takeaway…")
    page = unpictured.top(SetupPage)
    page.paint(unpictured.app.painter)
    assert not any("picture" in node.name for node in page.tree.nodes)


def test_a_match_of_a_game_without_a_picture_is_listed(unpictured: Stage) -> None:
    unpictured.sit(2, game=TAKEAWAY)
    page = unpictured.show(UnfinishedPage(unpictured.app))
    page.paint(unpictured.app.painter)
    assert any(node.key == "match 0" for node in page.tree.nodes)


def test_whether_there_is_a_drawing_is_told(stage: Stage) -> None:
    assert stage.app.images.has("pictures/mark")
    assert not stage.app.images.has("pictures/unpainted")
