"""Only moves: without a card they play themselves, with one only if the player wants it so."""

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
from game.text.message import say
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.key_bindings import of_game
from game.ui.kit.input.chord import Chord
from game.ui.table.control.turn_clock import FORCED_MOVE_SECONDS
from game.ui.table.model.actions import OpenMenu, Redo, Undo
from game.ui.table.model.table_model import offered
from tests.tiers import by_tier
from tests.ui.stage import NAMES, Stage

HANDS_OFF_SECONDS = 30.0
HANDS_OFF_COUNT = by_tier(change=20, night=60)
"""Turns of a match at which the player does nothing for so long."""
every_game = pytest.mark.parametrize("name", [game.name for game in GAMES])


def forced_table(stage: Stage, speed: str = "off") -> TablePage:
    """A table of Takeaway at which the person is asked and has no choice."""
    stage.app.settings.forced = "all"
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
    table.session.makes_all = False
    table.all_seen()
    assert heard == ["turn"]


def test_forced_moves_wait_where_the_setting_is_off(stage: Stage) -> None:
    table = forced_table(stage)
    stage.app.settings.forced = "mine"
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
    stage.app.settings.forced = "all"
    table = stage.sit(3, rounds=3, seed=5)
    clicks = 0
    for _ in range(200_000):
        stage.tick()
        if isinstance(stage.scene, ResultPage):
            break
        if not isinstance(stage.scene, TablePage):
            stage.key("return")
        elif table.model.your_turn and not table.model.plays_itself():
            clicks += 1
            table.moves.try_move(table.session.match.moves_now()[0])
    match = table.session.match
    assert match.state.over
    assert clicks == len(list(Positions(match).choices(PERSON_SEAT))) < len(match.moves) / 8


@every_game
def test_only_the_one_move_of_the_rules_is_forced_and_never_a_call(stage: Stage, name: str) -> None:
    game = GAMES_BY_NAME[name]
    stage.app.settings.forced = "all"
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
            assert table.model.only_move() == (None if only.out else only.move)
            assert table.model.plays_itself() is not only.out
            table.session.makes_all = False
            assert table.model.plays_itself() is (moves[0] in game.table.cardless_moves)
            table.session.makes_all = True
        match.play(game.write(game.bot.rollout_move(match.state, rng)))


def test_going_out_with_the_last_card_is_offered_and_left_to_the_person(stage: Stage) -> None:
    stage.app.settings.forced = "all"
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
    own = [one.name for one in of_game(TAKE) if one.usual == (Chord(offer.key.lower()),)]
    assert own == ["take g"], "its key can be changed, and no other command gets it"
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
        if table.model.your_turn and not table.model.plays_itself():
            break
    own = [number for number, (seat, _) in enumerate(match.moves) if seat == PERSON_SEAT]
    assert own[-1] > chosen, "forced moves have been made since"
    table.perform(Undo())
    assert len(match.moves) == chosen
    table.perform(Redo())
    assert table.session.only_move is None
    assert table.session.yours


def test_an_undo_goes_back_over_each_card_moved_by_hand(stage: Stage) -> None:
    table = stage.sit(3, fresh=False)
    match, made = table.session.match, []
    while len(made) < 4:
        stage.until(lambda: table.model.your_turn)
        made.append(len(match.moves))
        table.moves.try_move(match.moves_now()[0])
    stage.until(lambda: table.model.your_turn)
    for number in reversed(made):
        assert stage.find("undo").enabled
        stage.click("undo")
        assert len(match.moves) == number
    stage.tick()
    assert not stage.find("undo").enabled
    for number in made[1:]:
        table.perform(Redo())
        assert len(match.moves) == number


def test_an_undo_is_never_grey_because_of_moves_made_for_the_player(stage: Stage) -> None:
    table = forced_table(stage)
    match, chosen = table.session.match, len(table.session.match.moves)
    stage.until(lambda: len(match.moves) > chosen and table.model.your_turn)
    assert not list(Positions(match).choices(PERSON_SEAT))
    last = max(number for number, (seat, _) in enumerate(match.moves) if seat == PERSON_SEAT)
    assert stage.find("undo").enabled
    stage.click("undo")
    assert len(match.moves) == last


def test_after_an_undo_nothing_plays_itself_until_the_player_has_moved(stage: Stage) -> None:
    table = forced_table(stage)
    match, before = table.session.match, len(table.session.match.moves)
    stage.until(lambda: len(match.moves) > before and table.model.your_turn)
    stage.click("undo")
    back = len(match.moves)
    for _ in range(300):
        stage.tick()
    assert len(match.moves) == back
    assert "You have only one move" not in stage.said()
    table.moves.try_move(match.moves_now()[0])
    stage.until(lambda: len(match.moves) > back + 2)


@every_game
def test_no_card_of_the_players_moves_by_itself(stage: Stage, name: str) -> None:
    """Hands off for half a minute at every turn of a match; windows for calls keep their clocks."""
    game = GAMES_BY_NAME[name]
    assert game.table is not None
    rng, table, silent = Random(6), None, set(game.table.cardless_moves)
    turns, moved = 0, []
    while turns < HANDS_OFF_COUNT:
        if table is None or table.model.finished:
            match = Match(game, game.setup(3, {}, turns), NAMES[:3])
            table = stage.sit_at(match, fresh=True)
        stage.tick(0.25)
        if not isinstance(stage.scene, TablePage):
            stage.key("return")
        elif table.model.your_turn:
            call = table.model.open_call()
            silent |= set() if call is None else {call.silent_move}
            before, began, turns = len(match.moves), stage.now, turns + 1
            assert say("table-forced") not in stage.said()
            while stage.now < began + HANDS_OFF_SECONDS and len(match.moves) == before:
                stage.tick(0.25)
            if len(match.moves) > before:
                moved.append(match.moves[before])
            else:
                table.moves.try_move(game.write(game.bot.rollout_move(match.state, rng)))
    assert [move for _, move in moved if move not in silent] == []


def test_the_decisions_after_many_undos_are_those_of_the_match_so_far(stage: Stage) -> None:
    stage.app.settings.forced = "all"
    table = stage.sit(2, rounds=9, seed=8)
    match, session = table.session.match, table.session
    rng = Random(8)
    for _ in range(120):
        if session.undoable and rng.random() < 0.2 and not match.state.over:
            session.undo()
        elif not match.state.over:
            session.play(rng.choice(match.moves_now()))
        own = [number for number, (seat, _) in enumerate(match.moves) if seat == PERSON_SEAT]
        assert session._decisions() == (list(Positions(match).choices(PERSON_SEAT)) or own)


def test_nobody_thinks_about_a_forced_move(stage: Stage) -> None:
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
