"""The coach and taking back: a hint is legal and about now, an undo gives the earlier table."""

from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.match.match import load
from game.storage.journal import JOURNAL_FILE
from game.storage.profile import Profile
from game.text.message import told
from game.ui.app.app import App
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.table.model.actions import Redo, Undo
from game.ui.table.render.hints import hinted_zone
from tests.ui.pages import result
from tests.ui.positions import play, turn, until_page, zone
from tests.ui.stage import Stage

# The coach.


@pytest.mark.parametrize("phase", ["take", "draw"])
def test_a_hint_marks_a_legal_move_and_says_why(stage: Stage, phase: str) -> None:
    table = turn(stage, phase)
    before = table.session.match.record()
    stage.key("h")
    stage.tick()
    assert table.session.advice is not None
    assert table.session.advice.move in table.session.match.moves_now()
    marked = hinted_zone(table.model)
    assert marked is not None
    assert zone(stage, f"zone {marked}").move == table.session.advice.move
    assert stage.role("alert")[0].name.endswith(".")
    assert table.session.match.record() == before
    assert stage.worker.asked[-1].level == "expert"


def test_a_hint_that_was_not_searched_says_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = turn(stage, "take")
    monkeypatch.setattr(stage.worker, "poll", lambda: stage.worker.asked[-1].instead())
    stage.key("h")
    stage.tick()
    assert table.session.advice is not None
    assert table.session.advice.move in table.session.match.moves_now()
    assert "only a guess" in stage.said()


def test_that_the_process_breaks_down_is_noted_each_time_and_told_once(
    tmp_path: Path, stage: Stage
) -> None:
    app = App(Profile(tmp_path / "own"))
    for _ in range(3):
        app.worker.report("worker: exit code 1 (advice take)")
    assert len(app.notices) == 1
    assert "broke down" in str(app.notices[0])
    journal = (tmp_path / "own" / JOURNAL_FILE).read_text(encoding="utf-8")
    assert journal.count("worker: exit code 1 (advice take)") == 3


def test_the_coach_is_waited_for_without_holding_anything_up(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.worker.slow = True
    stage.click("Hint")
    assert table.waiting
    assert not stage.find("Hint").enabled
    assert not stage.tick()
    stage.worker.slow = False
    stage.tick()
    assert not table.waiting
    assert table.model.notice is not None


def test_a_hint_asked_for_again_is_said_again(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.key("h")
    stage.tick()
    said = table.model.notice
    assert said is not None
    stage.key("escape")
    assert table.model.notice is None
    stage.key("h")
    stage.tick()
    assert table.model.notice == said
    assert len(stage.worker.asked) == 1


def coached(stage: Stage) -> TablePage:
    """A table at which a hint was given, and it is the person's turn once more."""
    table = turn(stage, "take")
    stage.key("h")
    stage.tick()
    stage.worker.coach_slow = True
    play(stage, table, Random(1))
    stage.until(lambda: stage.worker.asked[-1].explain and stage.worker.thinking)
    stage.asked()
    return table


def test_nobody_thinks_ahead_for_who_never_asked(stage: Stage) -> None:
    table = turn(stage, "take")
    for _ in range(100):
        stage.tick()
    assert table.session.yours
    assert not any(question.explain for question in stage.worker.asked)


def test_after_a_first_hint_the_coach_thinks_while_its_player_does(stage: Stage) -> None:
    table = coached(stage)
    ahead = stage.worker.asked[-1]
    assert (ahead.explain, ahead.level) == (True, "expert")
    asked = len(stage.worker.asked)
    stage.worker.coach_slow = False
    stage.tick()
    assert table.session.advice is None, "nothing is said that was not asked"
    assert table.session.match.notes.hints == 1
    stage.worker.coach_slow = True
    stage.key("h")
    stage.tick()
    assert table.session.advice is not None
    assert len(stage.worker.asked) == asked, "the answer was there"
    assert table.session.match.notes.hints == 2


def test_a_hint_asked_for_while_the_coach_thinks_ahead_is_what_it_thinks(stage: Stage) -> None:
    table = coached(stage)
    asked = len(stage.worker.asked)
    stage.key("h")
    stage.tick()
    assert table.waiting
    stage.worker.coach_slow = False
    stage.tick()
    assert table.session.advice is not None
    assert len(stage.worker.asked) == asked


def test_what_was_thought_ahead_is_forgotten_with_the_position(stage: Stage) -> None:
    table = coached(stage)
    play(stage, table, Random(2))
    assert not stage.worker.thinking or not stage.worker.asked[-1].explain
    assert table.session._early is None


def test_a_hint_comes_though_something_else_was_asked_meanwhile(stage: Stage) -> None:
    table = coached(stage)
    stage.worker.drop()
    stage.worker.coach_slow = False
    stage.key("h")
    stage.tick()
    stage.tick()
    assert table.session.advice is not None


def test_a_hint_for_a_position_that_is_past_is_never_said(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.worker.slow = True
    stage.key("h")
    play(stage, table, Random(1))
    stage.worker.slow = False
    stage.asked()
    if stage.scene is table:
        assert table.model.notice is None
        assert table.session.advice is None
        assert hinted_zone(table.model) is None


# Undo.


def shown(table: TablePage) -> tuple[object, ...]:
    """What is seen of a table: the view, the log, the tree but for who has the focus."""
    nodes = [
        (node.role, node.name, node.value, tuple(node.rect), node.move, node.enabled)
        for node in table.tree.nodes
        if node.role not in ("alert", "prompt", "text")
    ]
    return deepcopy(table.show.seen.view), list(table.show.log), nodes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_gives_the_table_of_ones_last_decision_as_often_as_one_likes(
    stage: Stage, players: int
) -> None:
    table = stage.sit(players, rounds=2, seed=8)
    rng = Random(8)
    tables: list[tuple[tuple[object, ...], str]] = []
    for _ in range(60):
        stage.asked()
        if isinstance(stage.scene, RoundPage):
            stage.key("return")
            continue
        if isinstance(stage.scene, ResultPage) or len(tables) == 12:
            break
        tables.append((shown(table), table.session.match.record()))
        play(stage, table, rng)
    stage.asked()
    assert table.session.match.state.round >= 1
    while tables:
        stage.key("u")
        if stage.scene is not table:
            stage.key("return")
        seen, record = tables.pop()
        assert shown(table)[:2] == seen[:2]
        assert table.session.match.record() == record
        assert load(table.session.writer.path.read_bytes().decode()).state == (
            table.session.match.state
        )
        stage.asked()
    assert not stage.find("Undo").enabled


def test_after_an_undo_another_move_can_be_made(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    moves = table.session.match.moves_now()
    before = len(table.session.match.moves)
    assert table.moves.try_move(moves[0])
    stage.asked()
    stage.key("u")
    assert table.session.match.moves_now() == moves
    assert table.moves.try_move(moves[1])
    assert table.session.match.moves[before] == (PERSON_SEAT, moves[1])


def test_undo_says_so_and_forgets_the_hint(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    play(stage, table, Random(1))
    stage.asked()
    stage.key("h")
    stage.tick()
    stage.key("u")
    assert table.session.advice is None
    assert hinted_zone(table.model) is None
    assert stage.role("alert")[0].name.startswith("Taken back: ")


def test_an_undo_while_the_coach_thinks_drops_the_question(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    play(stage, table, Random(1))
    stage.asked()
    stage.worker.slow = True
    stage.key("h", "u")
    said = table.model.notice
    stage.worker.slow = False
    for _ in range(5):
        stage.tick()
    assert not table.waiting
    assert table.model.notice == said
    assert table.session.advice is None


def test_an_undo_leads_back_into_the_round_before_and_its_end_is_shown_again(
    stage: Stage,
) -> None:
    table = stage.sit(2, rounds=2, seed=12)
    until_page(stage, table, skipping=False)
    last = table.session.match.record()
    stage.key("return")
    stage.asked()
    assert table.show.seen.view["round"] == 2
    while table.session.match.state.round == 2:
        stage.key("u")
        if stage.scene is not table:
            stage.click("Reopen round 1")
        stage.asked()
    assert table.show.seen.view == table.session.match.view(PERSON_SEAT)
    assert last.startswith(table.session.match.record())
    until_page(stage, table, skipping=False)
    stage.top(RoundPage)


def entries(stage: Stage) -> list[str]:
    """The lines of the log that are seen, under its heading."""
    return [node.name for node in stage.role("log")[0].children if node.role == "text"]


def test_the_log_is_turned_back_by_the_wheel_and_no_further_than_it_goes(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, moves=40)
    log = stage.role("log")[0]
    newest = entries(stage)
    assert newest[-1] == table.show.log[-1]
    stage.wheel(stage.visible_point(log), 3)
    assert entries(stage)[-1] != newest[-1]
    stage.wheel(stage.visible_point(log), 500)
    assert entries(stage)[0] == table.show.log[0]
    stage.wheel(stage.visible_point(log), -999)
    assert entries(stage) == newest


def test_a_match_that_is_over_is_not_taken_back(stage: Stage) -> None:
    result(stage, 3, 1)
    stage.click("More")
    stage.click("See the table")
    table = stage.top(TablePage)
    record = table.session.match.record()
    stage.tick()
    assert not [node for node in stage.nodes if node.key in ("undo", "redo")]
    stage.key("u")
    table.perform(Undo())
    table.perform(Redo())
    assert table.session.match.record() == record


def test_the_log_after_an_undo_is_what_a_replay_tells(stage: Stage) -> None:
    """What is told once, as it is shown, is cut where the moves are; a replay tells the same."""
    table = stage.sit(3, rounds=2, moves=0, fresh=False)
    rng = Random(8)
    session, undone = table.session, 0
    for number in range(60):
        table.show.add(session.play(rng.choice(session.match.moves_now())))
        table.show.skip()
        table.show.go_on()
        table.show.skip()
        if number % 7 == 6 and session.undoable and not session.match.state.over:
            table.undoing.take_back()
            undone += 1
        again = [told(line) for lines in session.told() for line in lines]
        assert table.show.log == again
        if session.match.state.over:
            break
    assert undone > 3


def test_a_log_that_was_not_shown_to_its_end_is_told_anew_after_an_undo(stage: Stage) -> None:
    table = stage.sit(2, rounds=1, moves=6, fresh=False)
    session = table.session
    while not session.yours:
        session.play(session.match.moves_now()[0])
    session.play(session.match.moves_now()[0])
    table.undoing.take_back()
    assert table.show.log == [told(line) for lines in session.told() for line in lines]
