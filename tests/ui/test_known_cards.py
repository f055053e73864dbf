"""A match whose cards the person knows is told apart before its first move, and counted apart."""

from typing import Any

from game.features.daily.daily_deal import deal_of
from game.features.statistics.player_statistics import KNOWN_CARDS_MATCH_SORT, UNAIDED_MATCH_SORT
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.text.message import say
from game.ui import routes
from game.ui.features.daily.calendar_page import CalendarPage
from game.ui.features.match.begin_match import play_again
from game.ui.features.match.match_page import TablePage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.statistics.statistics_page import StatisticsPage
from game.ui.program import leave_for
from tests.ui.days import kept
from tests.ui.stage import TODAY, Stage
from tests.ui.test_calendar_page import calendar
from tests.ui.test_history import opened
from tests.ui.test_statistics import counted, keep

SAID = say("setup-known")
AGAIN = say("calendar-known")


def begun(stage: Stage) -> Any:
    return stage.top(TablePage).session


def type_deal(stage: Stage, text: str) -> SetupPage:
    page = stage.set_up(TAKEAWAY)
    page.reveal(page.tree.by_key["deal"])
    page.set_focus(page.tree.by_key["deal"])
    stage.type(text)
    return page


def test_a_deal_typed_in_is_known_and_the_page_says_so_before(stage: Stage) -> None:
    type_deal(stage, "4711")
    assert SAID in stage.said()
    stage.click("play")
    session = begun(stage)
    assert session.match.notes.known is True
    assert "# cards known\n" in session.writer.path.read_text(encoding="utf-8")


def test_a_new_deal_is_not_known_whatever_the_program_was_started_with(stage: Stage) -> None:
    stage.app.settings.cut = False
    for seeded in (True, False):
        stage.app.seeded = seeded
        stage.set_up(TAKEAWAY)
        assert SAID not in stage.said()
        stage.click("play")
        session = begun(stage)
        assert session.match.notes.known is False
        assert "# cards new\n" in session.writer.path.read_text(encoding="utf-8")


def test_another_deal_after_a_known_one_is_new(stage: Stage) -> None:
    type_deal(stage, "4711")
    stage.click("play")
    play_again(stage.app, begun(stage).match)
    assert begun(stage).match.notes.known is False


def test_the_same_deal_again_is_known_and_the_menu_says_so_before(stage: Stage) -> None:
    type_deal(stage, "4711")
    stage.click("play")
    first = begun(stage)
    stage.app.navigator.open(routes.Pause(stage.top(TablePage).model))
    stage.click("Match options…")
    assert "you know its cards, so that match counts separately" in stage.said()
    stage.click("Restart this deal")
    assert begun(stage) is not first
    assert begun(stage).match.notes.known is True


def test_the_history_says_it_of_the_same_deal_again(stage: Stage) -> None:
    page = opened(stage, 3)
    page.open(next(one for one in page.shown if one.summary is not None))
    stage.key("a")
    assert SAID in stage.said()
    stage.click("Play it")
    assert begun(stage).match.notes.known is True


def test_a_days_deal_is_known_when_it_is_played_again(stage: Stage) -> None:
    calendar(stage)
    assert AGAIN not in stage.said()
    stage.click("play")
    assert begun(stage).match.notes.known is False
    assert begun(stage).match.day == TODAY
    kept(stage, TAKEAWAY, TODAY)
    leave_for(stage.app, routes.Start())
    for path in list(stage.app.match_store.paths()):
        path.unlink()
    calendar(stage)
    assert AGAIN in stage.said()
    stage.click("play")
    assert begun(stage).match.notes.known is True
    assert begun(stage).match.notes.mode == deal_of(TAKEAWAY, TODAY).mode


def test_a_days_deal_that_was_given_up_is_known(stage: Stage) -> None:
    writer = kept(stage, TAKEAWAY, TODAY, moves=4)
    writer.match.notes.give_up(4)
    writer.note()
    writer.finish()
    calendar(stage)
    assert AGAIN in stage.said()
    stage.top(CalendarPage)
    stage.click("play")
    assert begun(stage).match.notes.known is True


def test_matches_with_known_cards_stand_apart_and_are_not_rated(stage: Stage) -> None:
    keep(stage, 3)
    page = counted(stage)
    page.choose_game(1 + GAMES.index(TAKI))
    page.choose_sort(UNAIDED_MATCH_SORT)
    counted(stage)
    assert page.count is not None and page.count.rating is not None
    rated = page.count.rating
    keep(stage, 2, first=10, known=True)
    counted(stage)
    assert page.count is not None and len(page.count.matches) == 3
    assert page.count.rating == rated
    stage.click("how")
    assert "2 matches with cards you knew count separately." in stage.said()
    stage.click("more")
    stage.click("sort")
    stage.click("Known cards")
    counted(stage)
    page = stage.top(StatisticsPage)
    assert page.count is not None and len(page.count.matches) == 2
    assert "Your strength" not in stage.said()


def test_without_matches_with_known_cards_it_says_so(stage: Stage) -> None:
    page = counted(stage)
    page.choose_sort(KNOWN_CARDS_MATCH_SORT)
    counted(stage)
    assert "You haven’t finished a match with cards you knew." in stage.said()
