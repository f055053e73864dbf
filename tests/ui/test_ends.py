"""The pages at the end of a round and of a match, and the same match again."""

from random import Random

import pytest

from game.core.event import PERSON_SEAT
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.session import MatchSession
from game.text.message import told
from game.ui.features.match import match_page
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.start.start_page import StartPage
from tests.storage.faults import FULL, failing
from tests.ui.pages import result
from tests.ui.positions import DECK, play, turn, until_page, zone
from tests.ui.stage import Stage


@pytest.mark.night
@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("skipping", [False, True])
def test_a_round_ends_with_its_page_and_a_match_with_its_result(
    stage: Stage, speed: str, skipping: bool
) -> None:
    table = stage.sit(3, rounds=2, seed=12, speed=speed)
    until_page(stage, table, skipping)
    stage.top(RoundPage)
    assert len(table.show.seen.view["rounds"]) == 1
    scores = table.show.seen.view["rounds"][0]["scores"]
    assert sum(scores) == 52
    for score in scores:
        assert str(score) in stage.said().split()
    held = [len(slot["cards"]) for slot in table.show.seen.view["slots"] if slot is not None]
    assert sum(held) == 52
    stage.click("Next round")
    assert stage.scene is table
    until_page(stage, table, skipping)
    stage.top(ResultPage)
    assert table.session.match.state.over
    assert len(table.show.seen.view["rounds"]) == 2
    assert stage.app.match_store.paths() == []
    assert len(list(stage.app.match_store.finished.iterdir())) == 1


@pytest.mark.night
@pytest.mark.parametrize("key", ["return", "space", "escape"])
def test_the_next_round_begins_by_any_usual_key(stage: Stage, key: str) -> None:
    table = stage.sit(3, rounds=2, seed=12)
    until_page(stage, table, skipping=False)
    stage.key(key)
    assert stage.scene is table
    stage.asked()
    assert table.show.seen.view["round"] == 2


def test_the_table_is_seen_for_a_while_between_two_pages(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_page, "MIN_TABLE_SECONDS", 60.0)
    table = stage.sit(2, rounds=2, seed=12, moves=1)
    until_page(stage, table, skipping=False)
    assert stage.now < 160, "the first page follows none"
    stage.click("Next round")
    begun = stage.now
    until_page(stage, table, skipping=False)
    assert stage.now - begun > 60


@pytest.mark.night
def test_the_last_round_has_no_page_of_its_own(stage: Stage) -> None:
    table = stage.sit(2, rounds=1, seed=12, speed="normal")
    until_page(stage, table, skipping=False)
    stage.top(ResultPage)


def test_the_result_names_the_winner_and_the_margin(stage: Stage) -> None:
    result(stage, 3, 1)
    table = stage.top(ResultPage).model
    view = table.show.seen.view
    [winner] = view["winners"]
    name = table.show.names[winner].name
    assert f"{name} wins" in stage.said() or (winner == PERSON_SEAT and "You win!" in stage.said())
    stage.top(ResultPage).open_scores()
    first, second, *_ = sorted(view["scores"], reverse=True)
    assert f"{first} to {second}" in stage.said()
    assert f"{name} won" in stage.said()


@pytest.mark.parametrize("rounds", [1, 9])
def test_a_shared_win_names_all_who_share_it(stage: Stage, rounds: int) -> None:
    result(stage, 4, rounds, shared=True)
    said, page = stage.said(), stage.top(ResultPage)
    names = [name.name for name in page.model.show.names]
    assert set(names) <= {line.strip() for line in said.splitlines()}
    assert "share the win" in said
    assert ("1 rounds" in said) is False
    page.open_scores()
    for name in names:
        assert f"{name} won" in stage.said()


def test_play_again_deals_anew_to_the_same_people(stage: Stage) -> None:
    result(stage, 3, 1)
    before = stage.top(ResultPage).model.session.match
    stage.click("Play again")
    after = stage.top(TablePage).session.match
    assert after.seats == before.seats
    assert after.setup.options == before.setup.options
    assert after.setup.seed != before.setup.seed
    assert after.moves == []


def test_from_the_result_one_can_see_the_table_and_go_to_the_start_page(stage: Stage) -> None:
    result(stage, 3, 1)
    stage.click("More")
    stage.click("See the table")
    table = stage.top(TablePage)
    for _ in range(5):
        assert not stage.tick(2.0)
        assert stage.scene is table
    assert "The match is over." in stage.said()
    result(stage, 3, 1)
    stage.click("Done")
    stage.top(StartPage)


# The same match again.


@pytest.mark.night
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_deal_seats_and_moves_give_the_same_match(stage: Stage, players: int) -> None:
    records = []
    for _ in range(2):
        table = stage.sit(players, rounds=1, seed=21)
        rng = Random(21)
        while True:
            stage.asked()
            if stage.scene is not table:
                break
            move = rng.choice(table.session.match.moves_now())
            assert table.moves.try_move(move)
        records.append(table.session.match.record())
    assert records[0] == records[1]


@pytest.mark.night
def test_continuing_brings_back_the_same_table_and_log(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, seed=30)
    rng = Random(30)
    for _ in range(8):
        stage.asked()
        if stage.scene is table:
            play(stage, table, rng)
    stage.asked()
    before = (table.show.seen.view, table.show.log, table.session.names)
    stage.show(StartPage(stage.app))
    stage.key("c")
    again = stage.top(TablePage)
    assert (again.show.seen.view, again.show.log, again.session.names) == before


def test_a_match_that_was_over_when_the_program_ended_continues_with_its_result(
    stage: Stage,
) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {"rounds": 1}, 3), ("You", "Ada (easy)", "Max"))
    writer = stage.app.match_store.begin(match)
    while not match.state.over:
        match.play(match.moves_now()[0])
        writer.append(*match.moves[-1])
    stage.show(StartPage(stage.app))
    stage.key("c")
    stage.tick()
    stage.top(ResultPage)
    stage.click("Done")
    with pytest.raises(AssertionError, match="no 'Continue'"):
        stage.find("Continue")


@pytest.mark.night
def test_a_sitting_tells_the_log_of_a_match_as_it_was_told_when_it_was_played(
    stage: Stage,
) -> None:
    table = stage.sit(4, rounds=1, seed=31)
    rng = Random(31)
    for _ in range(10):
        stage.asked()
        if stage.scene is table:
            play(stage, table, rng)
    stage.asked()
    assert isinstance(table.session, MatchSession)
    assert table.show.log == [told(line) for lines in table.session.told() for line in lines]


def test_a_move_that_cannot_be_saved_is_told_of_and_the_match_goes_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = turn(stage, "draw")
    before = len(table.session.match.moves)
    with monkeypatch.context() as full:
        full.setattr("os.write", failing(FULL))
        stage.click(zone(stage, DECK))
    assert len(table.session.match.moves) == before + 1
    assert "no space left" in stage.role("alert")[0].name
    stage.asked()
