"""The first start: a hand without a form, timed, and what a tile offers before a first match."""

from functools import partial

import pytest

from game.features.lessons.lesson import WORDS_PER_SECOND
from game.features.lessons.progress import Progress
from game.games import BY_NAME, GAMES
from game.match.match import Match
from game.ui.features.lessons.lesson_page import FirstHandPage, LessonPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.tree import Node
from tests.storage import matches
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
        stage.until(partial(passed, stage.now + words / WORDS_PER_SECOND))
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
    Progress(stage.app.settings.lessons).finished("take", BY_NAME["take"].first_hand)
    stage.show(StartPage(stage.app))
    assert "New here?" not in stage.said()


def test_a_tile_offers_a_lesson_and_easy_opponents_before_the_first_match(stage: Stage) -> None:
    for name, kind in (("Learn (1 minute)", LessonPage), ("Just play", TablePage),
                       ("Set up a match…", SetupPage)):  # fmt: skip
        stage.app.match_store.paths()
        for path in stage.app.match_store.paths():
            path.unlink()
        stage.show(StartPage(stage.app))
        stage.click("Taki")
        assert "easy opponents" in stage.said()
        stage.click(name)
        assert isinstance(stage.scene, kind), name
    stage.show(StartPage(stage.app))
    match = Match(BY_NAME["taki"], BY_NAME["taki"].setup(2, {}, 5), ("You", "Ada"))
    matches.kept(stage.app.match_store, "taki-20260101-101010.record", match.record())
    stage.click("Taki")
    stage.top(SetupPage)


def test_the_lesson_on_a_tile_is_a_link(stage: Stage) -> None:
    for game in GAMES:
        page = stage.show(StartPage(stage.app))
        link = page.tree.by_key[f"lesson {game.name}"]
        stage.click(link)
        lesson = stage.top(LessonPage).guide.lesson
        assert (lesson.game, lesson.name) == (game.name, game.lessons[0])
