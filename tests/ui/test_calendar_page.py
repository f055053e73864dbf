"""The calendar of the deals of the day: what is open, what was played, and the date's edges."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pygame
import pytest
from pygame import Surface

from game.ai.worker import Question
from game.core.event import Seat
from game.features.daily.daily_deal import FIRST_DAY, deal_of
from game.features.history.match_text import NAMED_WEEKDAY_COUNT, weekday
from game.features.rerun.rerun import RERUNS_PER_LEVEL_COUNT, outcome
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.match.match import load
from game.text.icon import Icon
from game.text.languages import MONDAY_INDEX, SPOKEN_ENGLISH, SUNDAY_INDEX
from game.text.message import ENGLISH_LANGUAGE, Language, speak, told
from game.ui.features.daily.calendar_page import CalendarPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.rerun.rerun_page import RerunPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import events
from game.ui.kit.input.events import Device
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.widgets.list_items import Day
from game.ui.kit.widgets.widget import NodeStyle
from tests.together import check_each
from tests.ui.days import kept
from tests.ui.stage import SIZES, TODAY, Stage

YESTERDAY = TODAY - timedelta(days=1)
TOMORROW = TODAY + timedelta(days=1)


def calendar(stage: Stage, *, read: bool = True) -> CalendarPage:
    """The calendar of Takeaway, once what was played and what Hard makes of it is known."""
    page = stage.show(CalendarPage(stage.app, TAKEAWAY))
    known(stage)
    if read:
        stage.until(lambda: not page.waiting and not stage.tick() and not page.waiting)
    return page


def known(stage: Stage) -> None:
    """Have the finished records read, as the loop does beside the pages."""
    stage.app.match_store.match_index.look()
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()


def cell(stage: Stage, day: date) -> object:
    return stage.scene.tree.by_key[f"day {day.isoformat()}"]


def state_of(stage: Stage, day: date) -> str:
    return stage.scene.tree.by_key[f"day {day.isoformat()}"].value or ""


def is_open(stage: Stage, day: date) -> bool:
    return stage.scene.tree.by_key[f"day {day.isoformat()}"].reachable


def on(stage: Stage, day: date) -> None:
    """Have the computer's clock tell another date."""
    stage.app.today = lambda: day


def test_the_start_page_leads_to_today_s_deal_by_mouse_and_by_key(stage: Stage) -> None:
    for way in (lambda: stage.click("daily"), lambda: stage.key("d")):
        stage.show(StartPage(stage.app))
        way()
        assert stage.top(CalendarPage).day == TODAY


@pytest.fixture(params=[MONDAY_INDEX, SUNDAY_INDEX])
def week(request: pytest.FixtureRequest) -> Iterator[int]:
    speak(Language(SPOKEN_ENGLISH._replace(week=request.param)))
    yield request.param
    speak(ENGLISH_LANGUAGE)


def test_each_day_is_below_its_weekday_and_weeks_begin_as_the_language_says(
    week: int, stage: Stage
) -> None:
    calendar(stage, read=False)
    names = {told(weekday(number)): number for number in range(NAMED_WEEKDAY_COUNT)}
    heads = {
        names[node.name]: node.rect.centerx for node in stage.scene.tree.nodes if node.name in names
    }
    assert min(heads, key=heads.__getitem__) == week
    for number in range(1, 29):
        day = TODAY.replace(day=number)
        rect = stage.scene.tree.by_key[f"day {day.isoformat()}"].rect
        assert abs(rect.centerx - heads[day.weekday()]) <= 1


def test_days_to_come_are_closed_and_those_gone_by_are_not(stage: Stage) -> None:
    page = calendar(stage)
    assert is_open(stage, TODAY)
    assert is_open(stage, TODAY.replace(day=1))
    assert not is_open(stage, TOMORROW)
    assert not stage.scene.tree.by_key["later"].enabled
    stage.click(cell(stage, TOMORROW))  # type: ignore[arg-type]
    assert page.day == TODAY
    page.choose(TOMORROW)
    assert not stage.scene.tree.by_key["play"].enabled


@pytest.mark.parametrize("day", [TODAY, YESTERDAY, FIRST_DAY], ids=str)
def test_a_day_is_played_with_its_own_deal_and_noted_in_the_record(stage: Stage, day: date) -> None:
    calendar(stage).choose(day)
    stage.click("play")
    match = stage.top(TablePage).session.match
    deal = deal_of(TAKEAWAY, day)
    assert match.setup == deal.setup
    assert match.notes.mode == f"day {day.isoformat()}"
    assert match.seats[1:] == tuple(f"{name} ({level})" for name, level in deal.opponents)
    [path] = stage.app.match_store.paths()
    assert load(path.read_text(encoding="utf-8")).notes.mode == deal.mode


def test_nobody_cuts_the_deal_of_a_day(stage: Stage) -> None:
    stage.app.seeded = False
    stage.app.settings.cut = True
    calendar(stage)
    stage.click("play")
    assert not stage.top(TablePage).session.cuttable


def test_a_day_that_was_begun_is_gone_on_with(stage: Stage) -> None:
    writer = kept(stage, TAKEAWAY, YESTERDAY, moves=20)
    page = calendar(stage)
    assert state_of(stage, YESTERDAY) == "started"
    page.choose(YESTERDAY)
    assert "You’ve started it." in stage.said()
    stage.click("play")
    assert stage.top(TablePage).session.match.moves == writer.match.moves
    assert len(stage.app.match_store.paths()) == 1


def test_a_day_that_was_played_has_its_result_and_a_line(stage: Stage) -> None:
    kept(stage, TAKEAWAY, YESTERDAY, seed=4)
    page = calendar(stage)
    page.choose(YESTERDAY)
    stage.until(lambda: not page.waiting and page.line() is not None)
    came, helped = page.days.result(YESTERDAY) or pytest.fail("it has been read")
    assert not helped
    line = str(page.line())
    assert line.startswith(f"Takeaway 20 Nov: {came.place}")
    assert f"of {came.players}" in line
    (*_, deal) = load(page.days.path(YESTERDAY).read_text(encoding="utf-8")).deals
    assert deal.seal is not None and line.endswith(f"Last seal {deal.seal[:8]}")
    assert "Hard got" in line
    assert "help" not in line


@pytest.mark.night
def test_a_day_that_was_played_has_the_poster_of_its_game(stage: Stage) -> None:
    for game in GAMES:
        kept(stage, game, YESTERDAY)
        page = stage.show(CalendarPage(stage.app, game))
        known(stage)
        look = stage.find(f"day {YESTERDAY.isoformat()}").widget
        assert isinstance(look, Day)
        assert look.poster == f"pictures/{game.name}", game.name
        came = page.days.result(YESTERDAY)
        assert look.won is (came is not None and came[0].place == 1)
        other = stage.find(f"day {TODAY.isoformat()}").widget
        assert isinstance(other, Day) and not other.poster
    for size in ((960, 600), (1920, 1080)):
        stage.resize(*size)
        stage.scene.paint(stage.app.painter)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_nothing_of_a_day_crosses_its_cell(stage: Stage, text: float) -> None:
    kept(stage, TAKEAWAY, YESTERDAY)
    calendar(stage)

    def check(size: tuple[int, int]) -> None:
        stage.resize(*size, text_factor=text)
        node, painter = stage.find(f"day {YESTERDAY.isoformat()}"), stage.app.painter
        look = node.widget
        assert isinstance(look, Day)
        painter.surface, painter.measures = Surface(size), stage.scene.measures
        cell = node.rect
        for note, icon in (("", Icon.CROWN), ("2nd", None), ("10th", None)):
            for poster in (look.poster, ""):
                for today in (True, False):
                    painter.surface.fill("magenta")
                    day = replace(look, note=note, icon=icon, poster=poster, today=today)
                    day.paint(painter, node, NodeStyle())
                    painter.surface.fill("magenta", cell)
                    around = pygame.mask.from_threshold(painter.surface, "magenta", (1, 1, 1, 255))
                    assert around.count() == size[0] * size[1], (size, note, poster, today)

    check_each(check, SIZES)


def test_hints_are_told_in_the_line(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY, hints=2)
    page = calendar(stage)
    assert "with help" in str(page.line())
    assert "With hints or undo." in stage.said()


def test_the_line_goes_without_hard_until_hard_has_played(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    stage.worker.slow = True
    page = calendar(stage, read=False)
    stage.until(lambda: page.line() is not None)
    stage.tick()
    assert "Hard" not in str(page.line())
    assert "Hard is playing your cards" in stage.said()
    stage.worker.slow = False
    stage.until(lambda: not page.waiting)
    assert "Hard got" in str(page.line())


def test_the_page_says_which_run_of_hard_is_being_played(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    stage.worker.slow = True
    page = calendar(stage, read=False)
    stage.until(lambda: page.line() is not None)
    for run in range(1, RERUNS_PER_LEVEL_COUNT + 1):
        stage.tick()
        assert f"try {run} of {RERUNS_PER_LEVEL_COUNT}…" in stage.said()
        stage.worker.slow = False
        stage.until(lambda run=run: page._hard is None or len(page._hard.rerun.done) == run)
        stage.worker.slow = True
    stage.tick()
    assert "Hard is playing your cards" not in stage.said()


def test_what_hard_made_is_kept(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    page = calendar(stage)
    line = page.line()
    stage.worker.slow = True
    again = calendar(stage)
    assert again.line() == line


def test_hard_is_asked_no_more_once_the_page_is_left(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    stage.worker.slow = True
    page = calendar(stage, read=False)
    stage.until(lambda: stage.worker.thinking)
    stage.click("back")
    assert not stage.worker.thinking
    assert stage.app.page_stack.top is not page


def test_the_same_cards_do_not_wait_for_what_the_calendar_has_asked(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    stage.worker.slow = True
    page = calendar(stage, read=False)
    stage.until(lambda: stage.worker.thinking)
    stage.click("twice")
    rerun = stage.top(RerunPage)
    stage.worker.slow = False
    stage.until(lambda: len(rerun.done) == 1, most=200)
    stage.key("escape")
    stage.key("escape")
    assert stage.scene is page
    stage.until(lambda: not page.waiting, most=2000)


def test_hard_does_not_wait_for_what_a_page_below_has_asked(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    view = TAKEAWAY.new(TAKEAWAY.setup(2, {}, 1)).view(Seat(0))
    stage.worker.ask(Question("takeaway", view, "medium", 1))
    page = calendar(stage, read=False)
    stage.until(lambda: not page.waiting, most=2000)
    assert "Hard got" in str(page.line())


def test_of_several_matches_of_a_day_the_first_counts(stage: Stage) -> None:
    first = kept(stage, TAKEAWAY, TODAY, seed=1)
    page = calendar(stage)
    came = page.days.result(TODAY)
    kept(stage, TAKEAWAY, TODAY, seed=9)
    page = calendar(stage)
    assert page.days.result(TODAY) == came
    assert page.days.on[TODAY].finished[0].name == first.path.name
    assert "You’ve played it 2 times" in stage.said()


def test_days_of_one_game_are_not_another_s(stage: Stage) -> None:
    kept(stage, TAKI, YESTERDAY)
    calendar(stage)
    assert state_of(stage, YESTERDAY) == "not played"
    stage.click(f"The game: {TAKI.title}")
    stage.until(lambda: not stage.scene.waiting)
    stage.tick()
    assert state_of(stage, YESTERDAY) != "not played"


def test_a_record_that_cannot_be_read_is_said_to_be_so(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    [path] = stage.app.match_store.finished.iterdir()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("game: takeaway", "game: hovercraft"), encoding="utf-8")
    page = calendar(stage)
    assert page.line() is None
    assert state_of(stage, TODAY) == "not readable"
    assert "we can’t read that match" in stage.said()


def test_a_record_that_went_away_after_it_was_read_is_not_asked_about(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    page = stage.show(CalendarPage(stage.app, TAKEAWAY))
    match_index = stage.app.match_store.match_index
    match_index.look()
    while match_index.step():
        pass
    [path] = stage.app.match_store.finished.iterdir()
    path.unlink()
    stage.tick()
    known(stage)
    stage.tick()
    assert page.line() is None
    assert state_of(stage, TODAY) == "not played"


def test_a_match_given_up_has_no_result_and_can_be_played_again(stage: Stage) -> None:
    writer = kept(stage, TAKEAWAY, TODAY, moves=9)
    writer.match.notes.give_up(9)
    writer.rewrite()
    stage.app.match_store.file(writer.path)
    page = calendar(stage)
    assert state_of(stage, TODAY) == "given up"
    assert page.line() is None
    stage.click("Play it again")
    assert stage.top(TablePage).session.match.moves == []


def test_while_records_are_being_read_the_page_says_so(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    page = stage.show(CalendarPage(stage.app, TAKEAWAY))
    stage.tick()
    assert page.subtitle == "Looking for your matches…"
    known(stage)
    assert page.subtitle == ""
    assert state_of(stage, TODAY) != "not played"


def test_a_game_without_points_tells_place_and_lead_by_its_last_position(stage: Stage) -> None:
    writer = kept(stage, TAKI, YESTERDAY)
    calendar(stage)
    stage.click(f"The game: {TAKI.title}")
    page = stage.top(CalendarPage)
    page.choose(YESTERDAY)
    stage.until(lambda: not page.waiting)
    came, _ = page.days.result(YESTERDAY) or pytest.fail("it has been read")
    assert came == outcome(TAKI, writer.match.state, Seat(0))


# The date's edges.


def test_midnight_on_the_page_opens_the_new_day(stage: Stage) -> None:
    calendar(stage)
    assert not is_open(stage, TOMORROW)
    on(stage, TOMORROW)
    stage.tick()
    assert is_open(stage, TOMORROW)


def test_a_match_over_midnight_stays_the_one_of_its_day(stage: Stage) -> None:
    calendar(stage)
    stage.click("play")
    table = stage.top(TablePage)
    on(stage, TOMORROW)
    while not table.session.match.state.over:
        table.session.match.play(table.session.match.moves_now()[0])
    table.session.writer.rewrite()
    table.session.writer.finish()
    page = calendar(stage)
    assert page.day == TOMORROW
    assert state_of(stage, TOMORROW) == "not played"
    assert state_of(stage, TODAY) not in ("not played", "begun")


def test_a_clock_set_back_closes_days_but_hides_no_result(stage: Stage) -> None:
    kept(stage, TAKEAWAY, TODAY)
    on(stage, date(2026, 9, 30))
    page = calendar(stage)
    assert page.day == date(2026, 9, 30)
    stage.key("page down", "page down")
    stage.until(lambda: not page.waiting)
    assert is_open(stage, TODAY)
    assert not is_open(stage, YESTERDAY)
    page.choose(TODAY)
    assert page.line() is not None
    assert not stage.scene.tree.by_key["play"].enabled, "it has not come, by this clock"


def test_a_clock_set_back_between_two_looks_begins_no_day_to_come(stage: Stage) -> None:
    page = calendar(stage)
    on(stage, YESTERDAY)
    page.play()
    assert "20 November 2026" in "".join(node.name for node in stage.top(Dialog).tree.nodes)


@pytest.mark.parametrize("day", [date(1970, 1, 1), date(2028, 2, 29), date.max, date.min], ids=str)
def test_whatever_date_the_clock_tells_its_deal_can_be_played(stage: Stage, day: date) -> None:
    on(stage, day)
    page = calendar(stage)
    assert page.day == day
    stage.key("page up", "page down", "left", "right", "up", "down", "page down", "page down")
    page.choose(day)
    stage.click("play")
    assert stage.top(TablePage).session.match.notes.mode == f"day {day.isoformat()}"


def test_february_has_its_29th_in_leap_years_alone(stage: Stage) -> None:
    on(stage, date(2028, 3, 31))
    page = calendar(stage)
    stage.key("page up")
    assert page.day == date(2028, 2, 29)
    assert "day 2028-02-29" in stage.scene.tree.by_key
    for _ in range(12):
        stage.key("page up")
    assert page.day == date(2027, 2, 28)
    assert "day 2027-02-28" in stage.scene.tree.by_key
    assert "day 2027-02-29" not in stage.scene.tree.by_key


# By keyboard.


def test_arrows_go_from_day_to_day_over_the_ends_of_weeks_and_months(stage: Stage) -> None:
    page = calendar(stage)
    page.set_focus(stage.scene.tree.by_key[f"day {TODAY.isoformat()}"])
    stage.key("left")
    assert page.day == YESTERDAY
    stage.key("up")
    assert page.day == YESTERDAY - timedelta(days=7)
    for _ in range(13):
        stage.key("left")
    assert page.day == date(2026, 10, 31)
    assert stage.scene.tree.focus == "day 2026-10-31"
    stage.key("right")
    assert page.day == date(2026, 11, 1)
    stage.key("up")
    assert not stage.scene.tree.focus.startswith("day "), "the month’s first week has an upper edge"


def test_page_keys_turn_months_and_the_focus_stays_on_the_day(stage: Stage) -> None:
    page = calendar(stage)
    page.set_focus(stage.scene.tree.by_key[f"day {TODAY.isoformat()}"])
    stage.key("page up")
    assert page.day == date(2026, 10, 21)
    assert stage.scene.tree.focus == "day 2026-10-21"
    stage.key("page down", "page down")
    assert page.day == TODAY
    for _ in range(24):
        stage.key("page up")
    assert (page.day.year, page.day.month) == (FIRST_DAY.year, FIRST_DAY.month)


def test_enter_on_a_day_and_once_more_plays_it(stage: Stage) -> None:
    page = calendar(stage)
    stage.app.device = Device.KEYS
    page.set_focus(stage.scene.tree.by_key[f"day {TODAY.isoformat()}"])
    stage.key("left", "return", "return")
    assert stage.top(TablePage).session.match.notes.mode == f"day {YESTERDAY.isoformat()}"


def test_a_key_copies_the_line(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(stage, TAKEAWAY, TODAY)
    page = calendar(stage)
    copied: list[str] = []
    monkeypatch.setattr(events, "copy", lambda text: not copied.append(text))
    stage.key("c")
    assert copied == [str(page.line())]
    assert "Copied to the clipboard." in stage.said()


def test_the_result_of_a_day_leads_to_the_calendar_and_to_the_same_cards(stage: Stage) -> None:
    calendar(stage)
    stage.click("play")
    table = stage.top(TablePage)
    match = table.session.match
    while not match.state.over:
        table.session.play(match.moves_now()[0])
    table.show.snap(match.view(0))
    stage.until(lambda: isinstance(stage.scene, ResultPage))
    stage.key("e")
    assert stage.top(RerunPage).match is match
    stage.key("escape", "escape")
    stage.top(ResultPage)
    stage.click("More")
    stage.click("Deal of the day")
    assert stage.top(CalendarPage).day == TODAY
    assert stage.top(CalendarPage).game is TAKEAWAY


def test_every_game_has_a_calendar(stage: Stage) -> None:
    page = calendar(stage)
    for game in GAMES:
        page.choose_game(game.name)
        assert page.deal.setup.game == game.name
        stage.tick()
