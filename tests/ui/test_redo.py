"""Taking back says what is taken back, asks before it crosses a round, and can be undone itself."""

from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.core.record import parse_record
from game.games import GAMES
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.match.match import Match, load
from game.match.seal_check import verify
from game.match.undo import take_back
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import Key
from game.ui.kit.pages.dialog import Dialog
from tests.storage.matches import without_notes, without_sums
from tests.ui.positions import play, turn
from tests.ui.stage import NAMES, Stage

PLAYED = [game for game in GAMES if game.table is not None]
CONTROL_Z, CONTROL_Y = Key("z", control=True), Key("y", control=True)


def decisions(stage: Stage, table: TablePage, count: int, seed: int = 4) -> None:
    """Let the person make so many moves, in any game."""
    rng = Random(seed)
    for _ in range(count):
        to_the_table(stage, table)
        assert table.moves.try_move(rng.choice(table.session.match.moves_now()))
    to_the_table(stage, table)


def to_the_table(stage: Stage, table: TablePage) -> None:
    """Let time pass until the person is asked, and leave the pages that come up."""
    stage.asked()
    while stage.scene is not table:
        stage.key("return")
        stage.asked()


def kept(table: TablePage) -> tuple[str, str, list[str], dict[str, object]]:
    """The record, the file with its seals but for their sums, the log and the view."""
    session = table.session
    return (
        session.match.record(),
        without_sums(without_notes(session.writer.path.read_text(encoding="utf-8"))),
        list(table.show.log),
        session.match.view(PERSON_SEAT),
    )


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: str(game.name))
def test_what_was_taken_back_is_done_again_as_it_was(stage: Stage, game: object) -> None:
    which = next(one for one in PLAYED if one is game)
    table = stage.sit(3, game=which, rounds=3, moves=0, fresh=False, seed=6)
    before = []
    decisions(stage, table, 1)
    for number in range(5):
        before.append(kept(table))
        decisions(stage, table, 1, seed=number)
    after = kept(table)
    asked = len(stage.worker.asked)
    for _ in range(5):
        stage.key("u")
        to_the_table(stage, table)
        assert kept(table)[:3] == before.pop()[:3]
    for _ in range(5):
        stage.key("y")
        to_the_table(stage, table)
    assert kept(table) == after
    assert [told(line) for lines in table.session.told() for line in lines] == after[2]
    record = table.session.match.sealed_record()
    assert record == table.session.writer.path.read_text(encoding="utf-8")
    assert load(record).state == table.session.match.state
    assert all(one.good for one in verify(load(record), parse_record(record)))
    assert table.session.match.notes.undos == 5, "that something was taken back stays told"
    assert len(stage.worker.asked) == asked, "nothing was thought anew"
    assert not table.session.redoable
    assert "redo" not in table.tree.by_key


def test_redo_only_appends_to_the_record(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = turn(stage, "take", choices=2)
    play(stage, table, Random(1))
    stage.asked()
    stage.key("u")

    def never() -> None:
        raise AssertionError("the whole record was written again")

    monkeypatch.setattr(table.session.writer, "rewrite", never)
    stage.key("y")
    assert load(table.session.writer.path.read_text()).state == table.session.match.state


def test_another_move_ends_what_can_be_done_again(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    moves = table.session.match.moves_now()
    assert table.moves.try_move(moves[0])
    stage.asked()
    stage.key("u")
    assert stage.find("Redo").enabled
    assert table.moves.try_move(moves[1])
    stage.asked()
    assert not table.session.redoable
    record = table.session.match.record()
    stage.key("y")
    assert table.session.match.record() == record


def test_control_z_and_y_take_back_and_forth(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    before = table.session.match.record()
    play(stage, table, Random(1))
    stage.asked()
    after = table.session.match.record()
    stage.app.send(CONTROL_Z)
    assert table.session.match.record() == before
    stage.app.send(CONTROL_Y)
    stage.asked()
    assert table.session.match.record() == after
    stage.app.send(CONTROL_Z)
    stage.app.send(Key("z", shift=True, control=True))
    assert table.session.match.record() == after


def test_undo_names_the_move_and_who_acted_after_it(stage: Stage) -> None:
    table = stage.sit(3, game=TEXAS, seed=14, moves=0, fresh=False)
    stage.asked()
    assert table.moves.try_move("draw stock")
    stage.asked()
    discard = table.session.match.moves_now()[0]
    said = TEXAS.describe_move(table.session.match.state, TEXAS.parse(discard), table.show.names)
    assert table.moves.try_move(discard)
    stage.asked()
    stage.key("u")
    assert table.model.notice is not None
    assert table.model.notice.text == (
        f"Taken back: {said}. That undoes everything Ada and Max did after it."
    )


def test_undo_tells_of_a_card_that_has_been_seen_once_and_of_no_other(stage: Stage) -> None:
    table = stage.sit(3, game=TEXAS, seed=14, moves=0, fresh=False)
    stage.asked()
    assert table.moves.try_move("draw stock")
    stage.asked()
    card = (set(table.show.hand.order) - set(stage_hand(table))).pop()
    stage.key("u")
    assert table.model.notice is not None
    name = table.show.table.card_name(card)
    assert f"You’ve seen the {name}, which goes back." in table.model.notice.text
    assert table.moves.try_move("draw stock")
    stage.asked()
    stage.key("u")
    assert table.model.notice.text == "Taken back: Draw from the deck."
    assert table.moves.try_move("draw pile")
    stage.asked()
    stage.key("u")
    assert table.model.notice.text.startswith("Taken back: Take the ")
    assert "seen" not in table.model.notice.text


def stage_hand(table: TablePage) -> list[str]:
    """The person's hand before the last move."""
    match = table.session.match
    again = Match(match.game, match.setup, match.seats)
    for _, move in match.moves[:-1]:
        again.follow(move)
    hand: list[str] = again.view(PERSON_SEAT)["hands"][PERSON_SEAT]
    return hand


@pytest.mark.night
def test_who_was_asked_in_secret_is_not_named_by_an_undo() -> None:
    rng = Random(2)
    secret = 0
    for seed in range(60):
        match = Match(TAKI, TAKI.setup(4, {}, seed), NAMES[:4])
        told: list[int | None] = []
        while not match.state.over and len(match.moves) < 200:
            told.append(match.view(PERSON_SEAT)["seat"])
            match.play(rng.choice(match.moves_now()))
        while any(seat == PERSON_SEAT for seat, _ in match.moves):
            undone = take_back(match, PERSON_SEAT, set())
            here = told[len(match.moves) : len(match.moves) + len(undone.moves)]
            assert set(undone.others) == {one for one in here if one not in (None, PERSON_SEAT)}
            secret += here.count(None)
    assert secret, "somebody has answered a +3"


def test_undo_asks_before_it_crosses_a_round(stage: Stage) -> None:
    for game, options in ((TAKEAWAY, {"rounds": 2}), (TEXAS, {"rounds": "3-5"}), (TAKE, {})):
        match = Match(game, game.setup(2, options, 5), NAMES[:2])
        rng = Random(5)
        while len(match.state.rounds) < 1 or match.state.asked != PERSON_SEAT:
            match.play(game.write(game.bot.rollout_move(match.state, rng)))
        table = stage.sit_at(match)
        stage.tick()
        now = match.state.round
        record = match.record()
        while not table.session.rounds_back:
            stage.key("u")
            record = match.record()
            assert stage.scene is table
        stage.key("u")
        asked = stage.top(Dialog)
        assert asked.heading == f"Reopen round {now - 1}?"
        stage.key("u")
        stage.click("Stay here")
        assert stage.scene is table
        assert match.record() == record
        stage.key("u", "escape")
        assert match.record() == record
        stage.key("u")
        stage.click(f"Reopen round {now - 1}")
        assert stage.scene is table
        assert match.state.round == now - 1
        stage.key("y")
        to_the_table(stage, table)
        assert match.record().startswith(record)
