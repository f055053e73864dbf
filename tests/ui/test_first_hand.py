"""The first start: a hand without a form, timed, and the ways on from it."""

from functools import partial

import pytest

from game.features.lessons.answers import answer
from game.features.lessons.lesson import READ_WORDS_PER_SECOND_COUNT, Step
from game.features.lessons.progress import Progress
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told
from game.ui.features.lessons.lesson_page import FirstHandPage
from game.ui.features.lessons.open_lesson import begin_first_hand
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.commands import play_with
from game.ui.kit.input.events import Device
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.tree import Node
from tests.ui.lessons import do_lesson, do_step, make, moved_on
from tests.ui.stage import Stage

NAMES = [game.name for game in GAMES]
CLICK_SECONDS = 2.0
"""What a newcomer takes to find a thing and click on it."""
MAX_DECISION_WORD_COUNT = 12
MAX_FIRST_CARD_SECONDS = 7.0
MAX_FIRST_WIN_SECONDS = 91.0
"""From the click that opens a first hand, for someone who reads at the usual speed.

The goal is 90. Moments on the stage take 1.2 seconds more than before, so Take's ends at 90.6.
"""


def begin(stage: Stage) -> FirstHandPage:
    """A click on the start page, with the usual speeds."""
    stage.app.settings.speed = stage.app.settings.thinking = "normal"
    stage.show(StartPage(stage.app))
    stage.click("Play your first hand")
    return stage.top(FirstHandPage)


def sit(stage: Stage, game: str) -> FirstHandPage:
    """The first hand of a game, with the usual speeds."""
    stage.app.settings.speed = stage.app.settings.thinking = "normal"
    begin_first_hand(stage.app, GAMES_BY_NAME[game])
    return stage.top(FirstHandPage)


def taught(stage: Stage, page: FirstHandPage) -> Step | None:
    """The next step that is taught, when its time has come; None at the end."""
    stage.until(lambda: page.teaching is not None or stage.scene is not page)
    return page.teaching


@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH])
@pytest.mark.parametrize("game", NAMES)
def test_the_first_decision_is_open_at_once_and_asked_in_a_few_words(
    stage: Stage, game: str, device: Device
) -> None:
    page = sit(stage, game)
    play_with(device)
    stage.tick()
    assert page.teaching is not None and page.teaching.move is not None
    text = told(page._lecture().text)
    assert len(text.split()) <= MAX_DECISION_WORD_COUNT, text


@pytest.mark.night
@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_plays_a_card_in_seven_seconds_and_wins_in_ninety(
    stage: Stage, game: str
) -> None:
    clicked = stage.now
    page = sit(stage, game)
    times: list[float] = []

    def pause(seconds: float) -> None:
        stage.until(partial(passed, stage.now + seconds))

    def passed(end: float) -> bool:
        return stage.now >= end

    def use(node: Node) -> None:
        pause(CLICK_SECONDS)
        stage.click(page.tree.by_key[node.key])

    while (step := taught(stage, page)) is not None:
        pause(len(told(page._lecture().text).split()) / READ_WORDS_PER_SECOND_COUNT)
        place = page.guide.place
        do_step(stage, page, use)
        stage.until(partial(moved_on, stage, page, place))
        if step.move is not None:
            times.append(stage.now - clicked)
    won = page.session.match.state
    assert won.over and won.winners == (0,)
    assert times[0] <= MAX_FIRST_CARD_SECONDS
    assert stage.now - clicked <= MAX_FIRST_WIN_SECONDS
    stage.top(Dialog)
    assert "You won your first hand!" in stage.said()
    stage.click("Play a match")
    table = stage.top(TablePage)
    assert {one.level for one in table.session.players[1:]} == {"easy"}


@pytest.mark.night
@pytest.mark.parametrize("game", NAMES)
def test_whoever_makes_each_wrong_move_is_answered_takes_it_back_and_wins(
    stage: Stage, game: str
) -> None:
    begin_first_hand(stage.app, GAMES_BY_NAME[game])
    page, wrong = stage.top(FirstHandPage), 0
    while (step := taught(stage, page)) is not None:
        match, place = page.session.match, page.guide.place
        made = list(match.moves)
        for move in () if step.move is None else list(match.moves_now()):
            if page.guide.is_recorded(move):
                continue
            make(stage, page, move, stage.click)
            stage.until(lambda: page.guide.strayed is not None and page.settled)
            reply = told(answer(page.guide.lesson, step, move))
            assert reply and reply in told(page._lecture().text), move
            stage.click("take back")
            stage.until(lambda: page.teaching is not None)
            assert match.moves == made and page.teaching is step, move
            wrong += 1
        do_step(stage, page, stage.click)
        stage.until(partial(moved_on, stage, page, place))
    assert wrong and page.session.match.state.winners == (0,)


def test_nothing_that_is_taught_is_skipped(stage: Stage) -> None:
    """Where cards are turned, skipping ahead makes the moves that are the only ones."""
    page = sit(stage, "takeaway")
    stage.until(lambda: page.teaching is not None)
    begin = len(page.session.match.moves)
    assert "To my choice" not in stage.said()
    stage.key("o")
    for _ in range(120):
        stage.tick()
    assert len(page.session.match.moves) == begin
    do_step(stage, page, stage.click)
    stage.until(lambda: page.teaching is not None)
    assert page.guide.place == 1


@pytest.mark.parametrize("game", NAMES)
def test_beside_the_teacher_nobody_else_says_what_to_click(stage: Stage, game: str) -> None:
    stage.app.settings.speed = "off"
    begin_first_hand(stage.app, GAMES_BY_NAME[game])
    page = stage.top(FirstHandPage)
    while taught(stage, page) is not None:
        assert "to see what they can do" not in stage.said()
        place = page.guide.place
        do_step(stage, page, page.activate)
        stage.until(partial(moved_on, stage, page, place))


@pytest.mark.parametrize("game", NAMES)
def test_a_first_hand_won_is_the_first_lesson_done_too(stage: Stage, game: str) -> None:
    stage.app.settings.speed = "off"
    begin_first_hand(stage.app, GAMES_BY_NAME[game])
    page = stage.top(FirstHandPage)
    do_lesson(stage, page, page.activate)
    progress = Progress(stage.app.settings.lessons)
    first, second, *_ = GAMES_BY_NAME[game].lessons
    assert progress.was_finished(game, GAMES_BY_NAME[game].first_hand)
    assert progress.was_finished(game, first) and not progress.was_finished(game, second)


def test_a_first_hand_left_is_no_lesson_done(stage: Stage) -> None:
    begin(stage)
    stage.key("escape")
    assert not Progress(stage.app.settings.lessons).learned


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
