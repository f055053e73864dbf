"""The page of the evening of the week: what can be played, and what keeps its result."""

from datetime import date, timedelta

from game.features.evening.week import Week, terms_of
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.features.evening.week_page import WeekPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from tests.evening.evenings import begin_match, play
from tests.ui.stage import TODAY, Stage

THIS = Week.of(TODAY)


def page(stage: Stage, today: date = TODAY) -> WeekPage:
    stage.app.today = lambda: today
    stage.show(StartPage(stage.app))
    made = WeekPage(stage.app)
    stage.app.page_stack.push(made)
    return made


def played(stage: Stage, week: Week, again: bool = False, give_up: bool = False) -> None:
    """The evening of a week, by giving all its games up, or the evening itself."""
    file = stage.app.evenings.begin(terms_of(week, again))
    while not file.evening.ended:
        writer = begin_match(stage.app.evenings, file)
        play(writer, 2)
        writer.match.give_up()
        writer.note()
        writer.finish()
        if give_up:
            file.stop()
        else:
            file.settle(writer.match)


def test_this_week_is_played_and_continued_after_sunday(stage: Stage) -> None:
    made = page(stage)
    assert made.week == THIS and made.subtitle.startswith("2026-W47: 16 November 2026 to 22")
    stage.click("play")
    table = stage.top(TablePage)
    part = table.session.match.evening
    assert part is not None and part.mode == f"week {THIS} 1"
    assert table.session.match.setup.parts is None
    made = page(stage, TODAY + timedelta(days=7))
    assert made.week == THIS.after(1) and "play" in made.tree.by_key
    stage.click("earlier")
    assert "You’ve started it." in stage.said()
    stage.click("go on")
    assert stage.top(TablePage).session.match.notes.mode == f"week {THIS} 1"


def test_weeks_to_come_are_closed_and_past_ones_open_down_to_the_first(stage: Stage) -> None:
    made = page(stage, date(2026, 1, 7))
    assert str(made.week) == "2026-W02"
    assert not made.tree.by_key["later"].enabled
    stage.click("earlier")
    assert str(made.week) == "2026-W01" and "play" in made.tree.by_key
    assert not made.tree.by_key["earlier"].enabled
    made.week = Week(2026, 3)
    made.changed()
    assert "play" not in made.tree.by_key and "This week hasn’t come yet." in stage.said()


def test_a_clock_set_back_closes_no_week_that_was_played(stage: Stage) -> None:
    played(stage, THIS)
    made = page(stage, TODAY - timedelta(days=14))
    assert made.week == THIS.after(-2)
    stage.click("later")
    assert "play" not in made.tree.by_key
    stage.click("later")
    assert made.week == THIS
    assert "You came 3rd of 3, with 0 points." in stage.said()
    assert made.tree.by_key["play"].name == "Play it again"
    stage.click("sheet")
    assert stage.top(EveningSheetPage).file.evening.terms.week == str(THIS)


def test_again_is_noted_and_the_first_evening_keeps_the_result(stage: Stage) -> None:
    played(stage, THIS)
    made = page(stage)
    result = made._result
    stage.click("play")
    match = stage.top(TablePage).session.match
    assert match.notes.mode == f"week-again {THIS} 1" and match.notes.known
    [file] = stage.app.evenings.waiting()
    assert file.evening.terms.again
    file.stop()
    played(stage, THIS, again=True)
    made = page(stage)
    assert result is not None and made._result is not None
    assert made._result.path == result.path


def test_a_week_that_was_given_up_can_be_played_again(stage: Stage) -> None:
    played(stage, THIS, give_up=True)
    made = page(stage)
    assert "You gave it up." in stage.said()
    assert made.tree.by_key["play"].name == "Play it again"
