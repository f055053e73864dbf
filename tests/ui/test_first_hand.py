"""The first start: a hand without a form, timed, and the ways on from it."""

from functools import partial

import pytest

from game.features.lessons.lesson import READ_WORDS_PER_SECOND_COUNT
from game.features.lessons.progress import Progress
from game.games import GAMES, GAMES_BY_NAME
from game.ui.features.lessons.lesson_page import FirstHandPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.tree import Node
from tests.ui.lessons import do_step, moved_on
from tests.ui.stage import Stage

CLICK_SECONDS = 2.0
"""What a newcomer takes to find a thing and click on it."""


def begin(stage: Stage) -> FirstHandPage:
    """A click on the start page, with the usual speeds."""
    stage.app.settings.speed = stage.app.settings.thinking = "normal"
    stage.show(StartPage(stage.app))
    stage.click("Play your first hand")
    return stage.top(FirstHandPage)


@pytest.mark.night
def test_a_card_is_played_in_ten_seconds_a_run_stolen_in_sixty_the_round_won_in_three_minutes(
    stage: Stage,
) -> None:
    clicked = stage.now
    page = begin(stage)
    times: dict[str, float] = {}

    def use(node: Node) -> None:
        stage.until(partial(passed, stage.now + CLICK_SECONDS))
        stage.click(page.tree.by_key[node.key])

    def passed(end: float) -> bool:
        return stage.now >= end

    while stage.scene is page:
        stage.until(lambda: page.teaching is not None or stage.scene is not page)
        step = page.teaching
        if step is None:
            break
        words = len(page._lecture().text.split())
        stage.until(partial(passed, stage.now + words / READ_WORDS_PER_SECOND_COUNT))
        place = page.guide.place
        do_step(stage, page, use)
        stage.until(partial(moved_on, stage, page, place))
        if step.move is not None:
            times.setdefault("card", stage.now - clicked)
            times.setdefault("steal" if step.move.startswith("add") else "other",
                             stage.now - clicked)  # fmt: skip
    won = page.session.match.state
    assert won.over and won.winners == (0,)
    assert times["card"] <= 10
    assert times["steal"] <= 60
    assert stage.now - clicked <= 180
    stage.top(Dialog)
    assert "You won your first hand!" in stage.said()
    stage.click("Play a match")
    table = stage.top(TablePage)
    assert {one.level for one in table.session.players[1:]} == {"easy"}


def test_one_key_skips_the_first_hand_which_stays_on_offer_until_something_is_played(
    stage: Stage,
) -> None:
    begin(stage)
    stage.key("escape")
    stage.top(StartPage)
    assert stage.find("Play your first hand").first
    stage.sit(moves=3)
    stage.show(StartPage(stage.app))
    assert "Play your first hand" not in stage.said()


def test_a_finished_first_hand_is_not_offered_again(stage: Stage) -> None:
    Progress(stage.app.settings.lessons).finished("take", GAMES_BY_NAME["take"].first_hand)
    stage.show(StartPage(stage.app))
    assert "New here?" not in stage.said()


def test_the_rest_of_a_first_hand_is_skipped_for_a_short_match(stage: Stage) -> None:
    page = begin(stage)
    stage.until(lambda: page.teaching is not None)
    stage.click("Skip to a match")
    match = stage.top(TablePage).session.match
    assert match.game.name == "take" and match.setup.options.as_values()["target"] == 100


def test_the_menu_of_a_first_hand_leads_on_to_a_match_or_back(stage: Stage) -> None:
    page = begin(stage)
    page.pause()
    assert [node.name for node in stage.role("button")] == [
        *("Resume", "Settings", "Skip to a match", "Start page"),
    ]
    stage.click("Start page")
    stage.top(StartPage)


def test_a_first_hand_that_was_won_offers_that_of_another_game(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(stage)
    others = [game for game in GAMES if game.first_hand and game is not page.model.game]
    for game in others:
        assert page._another_game() is game
        Progress(stage.app.settings.lessons).finished(game.name, game.first_hand)
    assert page._another_game() is None
    page._finish()
    assert [node.name for node in stage.role("button")] == ["Play a match", "Done"]
    other = GAMES_BY_NAME["taki"]
    monkeypatch.setattr(type(other), "first_hand", "not yet", raising=False)
    assert page._another_game() is other
