"""A table for children: the hint stands first, cards glow, and nothing is asked but giving up."""

from datetime import datetime

import pytest

from game.core.event import PERSON_SEAT
from game.core.record import Comment
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import kept_sheet
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.match.record_notes import CHILDREN_NOTE
from game.match.summary import summary_of
from game.text.message import say
from game.ui.features.daily.calendar_page import CalendarPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.table.control.turn_clock import GLOW_DELAY_SECONDS
from game.ui.table.model.actions import AskHint, OpenMenu
from tests.together import check_each
from tests.ui.stage import TODAY, Stage


def sit(stage: Stage, children: bool = True, name: str = "takeaway", moves: int = 12) -> TablePage:
    """A table at which the person is asked."""
    table = stage.sit(2, rounds=2, moves=moves, seed=3, game=GAMES_BY_NAME[name])
    if children:
        table.session.match.notes._read(Comment(0, 0, f"# {CHILDREN_NOTE}"))
    stage.asked()
    table.changed()
    return table


def bar(stage: Stage) -> list[str]:
    """The keys of the bar's buttons, from left to right."""
    nodes = [node for node in stage.nodes if node.area == "bar" and node.role == "button"]
    return [node.key for node in sorted(nodes, key=lambda node: node.rect.x)]


def test_the_hint_stands_first_in_the_bar(stage: Stage) -> None:
    sit(stage)
    assert bar(stage)[0] == "hint" and bar(stage)[-1] == "undo"
    sit(stage, children=False)
    assert bar(stage)[0] != "hint"


def test_after_a_while_without_a_move_what_can_be_played_glows(stage: Stage) -> None:
    def check(name: str) -> None:
        table = sit(stage, name=name)
        model = table.model
        assert not model.glowing and table.seconds_until_due(stage.now) == pytest.approx(
            GLOW_DELAY_SECONDS
        )
        stage.tick(GLOW_DELAY_SECONDS - 1)
        assert not model.glowing
        stage.tick(1.1)
        assert model.glowing and table.seconds_until_due(stage.now) > 10**6
        hand = model.show.hand.order if model.show.table.has_hands else []
        glowing = {text for text in hand if text in model.asking.playable()}
        assert glowing or model.asking.by_zone()
        table.paint(stage.app.painter)
        move = table.session.match.moves_now()[0]
        table.moves.try_move(move)
        stage.tick()
        assert not model.glowing

    check_each(check, GAMES_BY_NAME)


def test_nothing_glows_in_any_other_match(stage: Stage) -> None:
    table = sit(stage, children=False)
    stage.tick(3 * GLOW_DELAY_SECONDS)
    assert not table.model.glowing and table.seconds_until_due(stage.now) > 10**6


def test_help_is_noted_and_does_not_mark_the_match(stage: Stage) -> None:
    table = sit(stage)
    table.perform(AskHint())
    stage.tick()
    match = table.session.match
    one = summary_of(match)
    assert (one.hints, one.helped, one.assisted, one.children) == (1, True, False, True)
    assert not match.notes.assisted


def test_an_undo_into_the_round_before_is_not_asked_about(stage: Stage) -> None:
    table = sit(stage, moves=0)
    match = table.session.match
    while len(match.state.rounds) < 1 or match.state.asked != PERSON_SEAT:
        match.play(match.moves_now()[0])
    table.show.snap(match.view(PERSON_SEAT))
    stage.tick()
    assert table.session.rounds_back
    table.undoing.undo()
    assert stage.scene is table and len(match.state.rounds) == 0


def test_giving_up_is_asked_twice(stage: Stage) -> None:
    table = sit(stage)
    table.perform(OpenMenu())
    stage.key("d", "g")
    stage.click("Give up")
    assert say("pause-give-up.really") in stage.said()
    assert not table.session.match.notes.given_up
    stage.click("Give up")
    stage.top(StartPage)
    assert table.session.match.notes.given_up


def test_no_time_stands_on_a_sheet(stage: Stage) -> None:
    table, when = sit(stage), datetime(2026, 11, 24, 19, 55)
    kept = kept_sheet(table.session.match, when, OwnSets(stage.app.profile))
    assert kept.head[0] == "Takeaway, 24 November 2026" and "19" not in kept.text.split("\n")[0]


def test_settings_that_are_held_say_so(stage: Stage) -> None:
    stage.app.hold_for_children(True)
    stage.show(SettingsPage(stage.app, "forced"))
    assert "Going out is always yours. Fixed while “For children” is on." in stage.said()
    stage.app.hold_for_children(False)
    stage.show(SettingsPage(stage.app, "forced"))
    assert "for children" not in stage.said()


@pytest.mark.parametrize("on", [True, False])
def test_a_days_deal_keeps_its_company_and_is_noted(stage: Stage, on: bool) -> None:
    stage.app.hold_for_children(on)
    page = stage.show(CalendarPage(stage.app, TAKEAWAY, TODAY))
    company = [name for name, _ in page.deal.opponents]
    stage.key("p")
    match = stage.top(TablePage).session.match
    assert match.notes.children is on and match.day == TODAY
    assert [seat.partition(" (")[0] for seat in match.seats[1:]] == company
    assert summary_of(match).children is on


def test_every_game_says_its_age_and_proposes_rules_for_children() -> None:
    for game in GAMES:
        options = game.options_type
        assert game.age and options.for_children
        options.from_values(options.for_children).check_players(game.players[0])
