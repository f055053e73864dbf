"""No click without a choice: moves that are forced play themselves, and are nobody's decisions."""

from itertools import islice
from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.core.table_values import Intent
from game.games import GAMES, GAMES_BY_NAME
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.match.positions import Positions
from game.match.undo import only_move
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.table.control.turn_clock import FORCED_MOVE_SECONDS
from game.ui.table.model.actions import OpenMenu, Redo, Undo
from game.ui.table.model.table_model import offered
from tests.ui.stage import NAMES, Stage

every_game = pytest.mark.parametrize("name", [game.name for game in GAMES])


def forced_table(stage: Stage, speed: str = "off") -> TablePage:
    """A table of Takeaway at which the person is asked and has no choice."""
    stage.app.settings.forced = True
    for moves in range(40):
        table = stage.sit(3, moves=moves, fresh=False, speed=speed)
        if table.session.yours and table.session.only_move is not None:
            return table
    raise AssertionError("somebody is forced before")


def test_a_forced_move_plays_itself_after_a_beat_in_which_it_is_said(stage: Stage) -> None:
    table = forced_table(stage, "normal")
    stage.worker.slow = True
    before = len(table.session.match.moves)
    stage.until(lambda: table.model.your_turn)
    began = stage.now
    stage.tick()
    assert "You have only one move" in stage.said()
    assert table.waiting, "the program looks again by itself"
    stage.until(lambda: len(table.session.match.moves) > before)
    assert stage.now - began == pytest.approx(FORCED_MOVE_SECONDS, abs=0.05)


def test_what_plays_itself_is_no_turn_that_is_heard(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = forced_table(stage)
    heard: list[str] = []
    monkeypatch.setattr(stage.app.sounds, "play", lambda name, *more: heard.append(name))
    table.all_seen()
    assert heard == []
    stage.app.settings.forced = False
    table.all_seen()
    assert heard == ["turn"]


def test_forced_moves_wait_where_the_setting_is_off(stage: Stage) -> None:
    table = forced_table(stage)
    stage.app.settings.forced = False
    table.entered()
    before = len(table.session.match.moves)
    for _ in range(300):
        stage.tick()
    assert len(table.session.match.moves) == before
    assert "You have only one move" not in stage.said()


def test_a_forced_move_waits_while_a_page_lies_over_the_table(stage: Stage) -> None:
    table = forced_table(stage)
    table.perform(OpenMenu())
    before = len(table.session.match.moves)
    for _ in range(300):
        stage.now += 1 / 60
        table.update(stage.now)
    assert len(table.session.match.moves) == before


def test_a_match_of_takeaway_asks_for_its_decisions_alone(stage: Stage) -> None:
    stage.app.settings.forced = True
    table = stage.sit(3, rounds=3, seed=5)
    clicks = 0
    for _ in range(200_000):
        stage.tick()
        if isinstance(stage.scene, ResultPage):
            break
        if not isinstance(stage.scene, TablePage):
            stage.key("return")
        elif table.model.your_turn and table.model.forced_move() is None:
            clicks += 1
            table.moves.try_move(table.session.match.moves_now()[0])
    match = table.session.match
    assert match.state.over
    assert clicks == len(list(Positions(match).choices(PERSON_SEAT))) < len(match.moves) / 8


@every_game
def test_only_the_one_move_of_the_rules_is_forced_and_never_a_call(stage: Stage, name: str) -> None:
    game = GAMES_BY_NAME[name]
    stage.app.settings.forced = True
    match = Match(game, game.setup(3, {}, 4), NAMES[:3])
    table = stage.sit_at(match)
    rng = Random(4)
    while not match.state.over and len(match.moves) < 300:
        table.session.version += 1
        table.show.snap(match.view(PERSON_SEAT))
        moves = [game.write(move) for move in islice(match.state.legal(), 2)]
        only = table.model.asking.only()
        if (
            match.state.asked != PERSON_SEAT
            or len(moves) > 1
            or table.model.open_call() is not None
        ):
            assert only is None
        else:
            assert only is not None
            assert [only.move] == moves
            assert table.model.forced_move() == (None if only.out else only.move)
        match.play(game.write(game.bot.rollout_move(match.state, rng)))


def test_going_out_with_the_last_card_is_offered_and_left_to_the_person(stage: Stage) -> None:
    stage.app.settings.forced = True
    match = Match(TAKE, TAKE.setup(3, {}, 3), NAMES[:3])
    rng = Random(3)
    table = stage.sit_at(match)
    for _ in range(2000):
        if match.state.asked == PERSON_SEAT and only_move(match) and len(table.session.hand) == 1:
            break
        match.play(TAKE.write(TAKE.bot.rollout_move(match.state, rng)))
        table.session.version += 1
    table = stage.sit_at(match)
    for _ in range(60):
        stage.tick()
    assert table.session.yours, "nothing was played"
    [[offer]] = offered(table.model)
    assert offer.intent is Intent.GO_OUT
    rounds = len(match.state.rounds)
    stage.key("g")
    assert len(match.state.rounds) == rounds + 1


def test_an_undo_passes_over_forced_moves(stage: Stage) -> None:
    table = forced_table(stage)
    match = table.session.match
    while not (table.session.yours and table.session.only_move is None):
        match.play(match.moves_now()[-1])
        table.session.version += 1
    table = stage.sit_at(match)
    chosen = len(match.moves)
    table.moves.try_move(match.moves_now()[-1])
    for _ in range(600):
        stage.tick()
        if table.model.your_turn and table.model.forced_move() is None:
            break
    own = [number for number, (seat, _) in enumerate(match.moves) if seat == PERSON_SEAT]
    assert own[-1] > chosen, "forced moves have been made since"
    table.perform(Undo())
    assert len(match.moves) == chosen
    table.perform(Redo())
    assert table.session.only_move is None
    assert table.session.yours


def test_the_decisions_after_many_undos_are_those_of_the_match_so_far(stage: Stage) -> None:
    stage.app.settings.forced = True
    table = stage.sit(2, rounds=9, seed=8)
    match, session = table.session.match, table.session
    rng = Random(8)
    for _ in range(120):
        if session.undoable and rng.random() < 0.2 and not match.state.over:
            session.undo()
        elif not match.state.over:
            session.play(rng.choice(match.moves_now()))
        assert session._decisions() == list(Positions(match).choices(PERSON_SEAT))


def test_nobody_thinks_about_a_forced_move(stage: Stage) -> None:
    stage.app.settings.forced = True
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {"rounds": 1}, 2), NAMES[:3])
    while match.state.asked == PERSON_SEAT or only_move(match) is None:
        match.play(match.moves_now()[0])
    table = stage.sit_at(match)
    before = len(match.moves)
    stage.until(lambda: len(table.session.match.moves) > before)
    assert not any(len(question.view["rounds"]) < 0 for question in stage.worker.asked)
    assert not stage.worker.asked


def test_a_forced_move_is_one_sentence_for_whoever_listens(stage: Stage) -> None:
    table = forced_table(stage)
    stage.worker.slow = True
    stage.app.announcements.take()
    before = len(table.session.match.moves)
    stage.until(lambda: len(table.session.match.moves) > before and table.show.quiet)
    stage.tick()
    heard = [one.text for one in stage.app.announcements.take()]
    [move] = [text for text in heard if "only move" in text]
    assert move.startswith("You ")
    assert move.endswith(": the only move.")
    assert not any("only one move" in text for text in heard)
