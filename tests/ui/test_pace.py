"""The pace of a match: quicker at large tables, on to one's turn, step by step, once more."""

import pytest

from game.core.event import PERSON_SEAT
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.actions import Undo
from game.ui.table.motion.event_effects import (
    MAX_TURN_CYCLE_SECONDS,
    MIN_CLIMAX_DURATION_FACTOR,
    MIN_HIGHLIGHT_DURATION_FACTOR,
    MIN_HURRY_DURATION_FACTOR,
    MIN_ROBBED_DURATION_FACTOR,
    MOVING_CARDS_SECONDS,
    OPPONENT_TURN_SECONDS,
    THINKING_SECONDS,
    TURN_CYCLE_SLACK_SECONDS,
    Pace,
)
from tests.ui.stage import Stage

SLOWLY = max(THINKING_SECONDS.values()) / THINKING_SECONDS["normal"]


def waited(players: int, slowness: float = 1.0) -> float:
    """The seconds until the person's turn if everybody takes a usual turn."""
    pace, now = Pace(players), 100.0
    pace.follow(PERSON_SEAT, now, slowness)
    began = now
    for seat in range(1, players):
        pace.follow(seat, now, slowness)
        usual = (
            MOVING_CARDS_SECONDS * pace.hurry
            + (OPPONENT_TURN_SECONDS - MOVING_CARDS_SECONDS) * pace.thought
        )
        now += usual * slowness
    return now - began


@pytest.mark.parametrize("players", range(2, 11))
def test_nobody_waits_longer_than_eight_seconds_for_their_turn(players: int) -> None:
    assert waited(players) <= MAX_TURN_CYCLE_SECONDS == 8.0
    if (players - 1) * OPPONENT_TURN_SECONDS <= MAX_TURN_CYCLE_SECONDS - TURN_CYCLE_SLACK_SECONDS:
        assert waited(players) == pytest.approx((players - 1) * OPPONENT_TURN_SECONDS), (
            "nobody is hurried"
        )


def test_who_wants_it_slow_waits_so_much_longer() -> None:
    assert waited(10, SLOWLY) == pytest.approx(
        (MAX_TURN_CYCLE_SECONDS - TURN_CYCLE_SLACK_SECONDS) * SLOWLY
    )
    assert waited(10, 0.0) == 0.0


def test_at_a_large_table_thinking_is_shortened_before_cards_hurry() -> None:
    found = []
    for players in range(2, 11):
        pace = Pace(players)
        pace.follow(1, 100.0, 1.0)
        assert pace.hurry == 1.0 or pace.thought == 0.0
        assert pace.overlaps == (pace.hurry < 1.0)
        found.append((pace.thought, pace.hurry))
    assert found == sorted(found, reverse=True)
    assert found[0] == (1.0, 1.0)
    assert found[-1][0] == 0.0


def test_after_a_long_turn_the_others_are_quicker_but_still_seen() -> None:
    pace = Pace(10)
    pace.follow(1, 100.0, 1.0)
    assert pace.hurry < 1.0
    pace.follow(2, 107.9, 1.0)
    assert pace.hurry == MIN_HURRY_DURATION_FACTOR
    pace.follow(PERSON_SEAT, 109.0, 1.0)
    assert pace.hurry == 1.0


def test_a_turn_that_takes_longer_than_usual_hurries_itself() -> None:
    pace = Pace(3)
    pace.follow(1, 100.0, 1.0)
    pace.follow(1, 100.0 + OPPONENT_TURN_SECONDS - 0.1, 1.0)
    assert (pace.thought, pace.hurry) == (1.0, 1.0)
    found = []
    for passed in (
        OPPONENT_TURN_SECONDS + 0.1,
        2 * OPPONENT_TURN_SECONDS,
        3 * OPPONENT_TURN_SECONDS,
    ):
        pace.follow(1, 100.0 + passed, 1.0)
        found.append((pace.thought, pace.hurry))
    assert found == sorted(found, reverse=True)
    assert found[0][0] < 1.0
    assert found[-1] == (0.0, MIN_HURRY_DURATION_FACTOR)


def test_the_time_begins_with_ones_own_move_and_stands_still_in_a_call_window() -> None:
    waits, plain, late = Pace(4), Pace(4), Pace(4)
    for pace in (waits, plain, late):
        pace.follow(PERSON_SEAT, 100.0, 1.0)
        pace.follow(PERSON_SEAT, 100.1, 1.0, made=pace is not late)
    for pace, now in ((plain, 102.0), (late, 102.0), (waits, 107.0)):
        if pace is waits:
            pace.follow(PERSON_SEAT, 102.0, 1.0, made=True)
            pace.follow(PERSON_SEAT, now, 1.0, waits=True, made=True)
        pace.follow(1, now, 1.0)
    assert plain.thought == pytest.approx(waits.thought)
    assert 0 < plain.thought < late.thought


def test_an_opponents_moment_is_short_when_little_time_is_left_but_can_be_read() -> None:
    found = []
    for passed in (0.0, 4.0, 6.0, 6.9):
        pace = Pace(3)
        pace.follow(1, 100.0, 1.0)
        pace.follow(2, 100.0 + passed, 1.0)
        found.append(pace.staging_factor())
        assert pace.staging_factor(ends=True) == pace.speed, "nobody waits for a turn any more"
    assert found == sorted(found, reverse=True)
    assert (found[0], found[-1]) == (1.0, MIN_HIGHLIGHT_DURATION_FACTOR)
    own = Pace(3)
    own.follow(PERSON_SEAT, 100.0, 1.0, made=True)
    own.follow(PERSON_SEAT, 106.9, 1.0, made=True)
    assert own.staging_factor() == 1.0, "one's own moment has all of its time"


def test_a_moment_has_at_least_the_time_of_its_grade() -> None:
    pace = Pace(3)
    pace.follow(1, 100.0, 1.0)
    pace.follow(2, 106.9, 1.0)
    floors = (0.0, MIN_CLIMAX_DURATION_FACTOR, MIN_ROBBED_DURATION_FACTOR)
    found = [pace.staging_factor(floor=floor) for floor in floors]
    assert found == [MIN_HIGHLIGHT_DURATION_FACTOR, 0.6, 0.8]


def test_where_turns_go_to_and_fro_the_first_are_quicker_too() -> None:
    pace = Pace(3)
    for seat in (1, 2, 1, PERSON_SEAT, 1):
        pace.follow(seat, 100.0 + seat, 1.0)
    again = Pace(3)
    again.follow(1, 101.0, 1.0)
    assert pace.thought < again.thought


def table_of_others(stage: Stage, speed: str = "normal") -> TablePage:
    """A table of 500 Rummy at which an opponent is asked."""
    for moves in range(1, 40):
        table = stage.sit(4, game=RUMMY500, moves=moves, fresh=False, speed=speed, seed=6)
        if table.session.thinking:
            return table
    raise AssertionError("somebody else is asked before")


def test_a_key_shows_everything_up_to_ones_turn(stage: Stage) -> None:
    table = table_of_others(stage)
    stage.tick()
    began = stage.now
    stage.key("o")
    stage.until(lambda: table.model.your_turn)
    assert stage.now - began < 0.5
    assert not table.model.hurrying
    assert all(node.key != "on" for node in stage.nodes)


def test_the_button_on_to_my_turn_is_there_only_while_others_play(stage: Stage) -> None:
    table = table_of_others(stage)
    stage.tick()
    stage.click("Skip to me")
    stage.until(lambda: table.model.your_turn)
    stage.tick()
    with pytest.raises(AssertionError):
        stage.find("Skip to me")


def test_step_by_step_each_opponent_waits_for_a_click(stage: Stage) -> None:
    stage.app.settings.step = True
    table = table_of_others(stage, "off")
    moves = len(table.session.match.moves)
    for expected in range(3):
        for _ in range(50):
            stage.tick()
        if table.session.yours:
            return
        assert len(table.session.match.moves) == moves + expected
        assert "The next move waits for you." in stage.said()
        stage.click("Next move")


def test_a_click_on_the_felt_is_a_step_too(stage: Stage) -> None:
    stage.app.settings.step = True
    table = table_of_others(stage, "off")
    for _ in range(50):
        stage.tick()
    moves = len(table.session.match.moves)
    stage.move(table.show.felt.center)
    stage.press(table.show.felt.center)
    stage.release(table.show.felt.center)
    for _ in range(50):
        stage.tick()
    assert len(table.session.match.moves) == moves + 1


def test_a_click_that_is_a_step_is_for_nothing_that_lies_there(stage: Stage) -> None:
    stage.app.settings.step = True
    table = table_of_others(stage, "off")
    for _ in range(50):
        stage.tick()
    assert table.model.stepping
    there = next(node for node in stage.nodes if node.act and node.role != "button")
    stage.press(stage.visible_point(there))
    assert table.renderer.pressed == ""
    assert table.focus == ""


def test_on_to_my_turn_does_not_stop_at_each_step(stage: Stage) -> None:
    stage.app.settings.step = True
    table = table_of_others(stage, "off")
    stage.tick()
    stage.key("o")
    stage.until(lambda: table.model.your_turn)


def test_what_happened_since_my_turn_is_shown_once_more_and_told_once(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, speed="off", seed=6)
    stage.asked()
    before = list(table.show.log)
    while table.session.yours:
        table.moves.try_move(table.session.match.moves_now()[0])
        assert not table.model.repeatable
    stage.asked()
    log, view = list(table.show.log), dict(table.show.seen.view)
    assert len(log) > len(before) and table.model.repeatable
    table.show.set_pace("normal", False)
    stage.key("w")
    assert not table.model.your_turn
    assert len(table.show.log) < len(log), "it is told when it is seen again"
    assert table.show.log == log[: len(table.show.log)]
    stage.asked()
    assert table.show.log == log
    assert table.show.seen.view == view
    assert table.model.repeatable, "and again"
    stage.key("w", "return")
    assert table.show.log == log


def test_nothing_is_shown_again_before_anybody_has_played_or_after_an_undo(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, speed="off", seed=6)
    while not table.session.undoable:
        stage.asked()
        table.moves.try_move(table.session.match.moves_now()[0])
    stage.asked()
    table.perform(Undo())
    stage.tick()
    assert not table.model.repeatable
    log = list(table.show.log)
    stage.key("w")
    assert table.show.log == log


def test_one_setting_for_both_is_read_as_two(stage: Stage) -> None:
    file = stage.app.settings_file
    file.path.write_text('{"version": 1, "speed": "fast"}', encoding="utf-8")
    again = type(file)(stage.app.profile)
    assert (again.settings.speed, again.settings.thinking) == ("fast", "fast")


# Rounds in which nobody has much to decide.


def played_through(stage: Stage, players: int, seed: int, key: bool) -> tuple[float, int, int]:
    """Seconds from the first move to the end of a round of Takeaway, decisions, and key presses.

    With ``key`` the player presses it whenever its button is there.
    """
    stage.app.settings.forced = "all"
    table = stage.sit(players, seed=seed, speed="normal", game=TAKEAWAY, fresh=True)
    began, decisions, presses = 0.0, 0, 0
    for _ in range(10_000):
        stage.tick()
        model = table.model
        if stage.scene is not table or model.finished:
            return stage.now - began, decisions, presses
        if not began and model.session.match.moves:
            began = stage.now
        if model.your_turn and not model.plays_itself():
            decisions += 1
            table.moves.try_move(table.session.match.moves_now()[0])
        elif key and any(node.key == "on" for node in stage.nodes):
            presses += 1
            stage.key("o")
    raise AssertionError("the round does not end")


@pytest.mark.night
@pytest.mark.parametrize("seed", [0, 1])
def test_a_round_without_decisions_is_over_in_twenty_seconds(stage: Stage, seed: int) -> None:
    seconds, decisions, _ = played_through(stage, 3, seed, key=False)
    assert decisions == 0
    assert 10 < seconds <= 20


@pytest.mark.night
def test_the_key_leads_from_decision_to_decision(stage: Stage) -> None:
    for players in (2, 4):
        seconds, decisions, presses = played_through(stage, players, 0, key=True)
        assert decisions
        # Once more from the deal, and to the end.
        assert presses <= decisions + 2
        assert seconds < 4
