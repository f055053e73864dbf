"""The replay of a match: every position as it was, through anybody's eyes, by mouse and by keys."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from game.core.event import PERSON_SEAT, Seat
from game.core.record import parse_record
from game.core.table import OPEN_HAND_STYLE
from game.features.replay.replay_session import ReplaySession
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match, load
from game.match.positions import Perspective
from game.match.record_notes import FROM_HERE_MODE
from game.match.seal_check import verify
from game.ui.features.match.match_page import TablePage
from game.ui.features.replay.open_replay import open_replay
from game.ui.features.replay.replay_page import (
    PLAYBACK_MOVE_SECONDS,
    ROUND_END_PAUSE_SECONDS,
    ReplayPage,
)
from game.ui.features.scores.result_page import ResultPage
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.charts import line_of
from game.ui.table.model.actions import OpenMenu
from tests.ui.pages import played
from tests.ui.stage import NAMES, Stage

PLAYERS = {"takeaway": 3, "take": 3, "rummy500": 3, "taki": 4, "texas": 4}
every_game = pytest.mark.parametrize("name", [game.name for game in GAMES])


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


def replay(stage: Stage, match: Match, eyes: Perspective = PERSON_SEAT) -> ReplayPage:
    session = ReplaySession(match)
    page = stage.show(ReplayPage(stage.app, session))
    session.eyes = eyes
    page.go(0)
    return page


def settled(view: dict[str, object]) -> dict[str, object]:
    """What a view tells but the order of the cards in a hand."""
    hands = view.get("hands", [])
    assert isinstance(hands, list)
    return {**view, "hands": [sorted(one) if isinstance(one, list) else one for one in hands],
            "known": None}  # fmt: skip


def seen(page: ReplayPage) -> bool:
    """Whether a move has been shown to its end, or to that of its round."""
    return page.show.quiet or page.show.stopped is not None


def agree(page: ReplayPage) -> None:
    """What the table shows is what was seen of the match there."""
    session = page.session
    assert settled(page.show.seen.view) == settled(session.course.view(session.at, session.eyes))


@pytest.mark.night
@every_game
def test_the_table_shows_what_was_seen_at_every_step_forward_and_back(
    stage: Stage, name: str
) -> None:
    match = played(name, PLAYERS[name])
    for eyes in (PERSON_SEAT, Seat(1), None):
        page = replay(stage, match, eyes)
        most = min(len(match.moves), 90)
        while page.session.at < most:
            at = page.session.at
            page.forward()
            stage.until(partial(seen, page))
            if page.show.quiet:
                agree(page)
            assert at <= page.session.at <= at + 1
        for at in reversed(range(most - 20, most)):
            page.backward()
            assert page.session.at == at
            agree(page)
        for at in (0, len(match.moves), len(match.moves) // 2):
            page.go(at)
            agree(page)


@every_game
def test_the_log_after_a_jump_ends_as_it_was_told_step_by_step(stage: Stage, name: str) -> None:
    match = played(name, PLAYERS[name])
    page = replay(stage, match, Seat(1))
    at = min(len(match.moves), 80)
    page.go(at)
    newest = page.show.log[-5:]
    assert newest
    assert not page.session.read
    stage.until(lambda: page.session.read)
    stage.tick()
    assert page.show.log[-5:] == newest
    assert [line.round for line in page.show.log[-5:]] == [line.round for line in newest]
    assert len(page.show.log) > len(newest)


@pytest.mark.night("texas")
@every_game
def test_everything_is_painted_through_any_eyes(stage: Stage, name: str) -> None:
    match = played(name, PLAYERS[name])
    page = replay(stage, match)
    for eyes in page.session.all_eyes:
        page.session.eyes = eyes
        for share in (0.0, 0.1, 0.33, 0.7, 0.95, 1.0):
            page.go(round(share * page.session.last))
            stage.tick()
            stage.app._paint()


def test_a_hand_that_the_eyes_do_not_see_is_nowhere_on_the_page(stage: Stage) -> None:
    match = played("take", 3)
    page = replay(stage, match, Seat(1))
    for at in range(0, 60, 7):
        page.go(at)
        stage.tick()
        view = match.after(at).view(Seat(1))
        assert page.show.seen.view["hands"] == view["hands"]
        assert page.show.closed
        assert [one.zone for one in page.show.laid.places if one.style is OPEN_HAND_STYLE] == [
            "hands/1"
        ]
        assert not any(node.key.startswith("card hands/0") for node in stage.nodes)


def test_with_all_hands_open_every_card_of_each_is_named(stage: Stage) -> None:
    match = played("texas", 4)
    page = replay(stage, match, None)
    page.go(20)
    stage.tick()
    said = {node.key: node.value for node in stage.nodes}
    state = match.after(20)
    for seat in range(1, 4):
        assert state.hands[seat]
        panel = said[f"hand of {seat}"]
        assert panel is not None
        assert said[f"zone hands/{seat}"] is not None
        table = page.show.table
        for card in match.after(20).view(Seat(seat))["hands"][seat]:
            assert str(table.card_name(card)) in panel


def test_of_a_match_that_goes_on_one_sees_ones_own_view_alone(stage: Stage) -> None:
    game = GAMES_BY_NAME["take"]
    match = Match(game, game.setup(3, {}, 3), NAMES[:3])
    for _ in range(20):
        match.play(match.moves_now()[0])
    page = replay(stage, match)
    stage.key("v")
    assert page.session.eyes == PERSON_SEAT
    assert "eyes" not in page.tree.by_key
    assert "play on" not in page.tree.by_key


def test_keys_go_through_the_match(stage: Stage) -> None:
    match = played("take", 2)
    page = replay(stage, match)
    stage.tick()
    stage.key("right", "right", "right", "left")
    stage.tick()
    assert page.session.at == 2
    stage.key("end")
    assert page.session.at == len(match.moves)
    stage.key("page up")
    assert page.session.at == page.session.course.rounds[-1]
    stage.key("home", "page down")
    assert page.session.at == page.session.course.rounds[1]
    stage.key("home", "down", "down")
    assert page.session.at == page.session.choices[1 + (page.session.choices[0] == 0)]
    stage.key("up")
    assert page.session.decides
    assert page.session.eyes == PERSON_SEAT
    stage.key("v")
    assert page.session.eyes == Seat(1)
    stage.key("space")
    assert page.playing
    stage.key("space")
    assert not page.playing


def test_tab_brings_the_focus_to_the_buttons_and_escape_back_to_the_moves(stage: Stage) -> None:
    page = replay(stage, played("take", 3))
    stage.tick()
    stage.key("tab")
    here = page.tree.focused
    assert here is not None
    stage.key("right")
    if here.key != "timeline":
        assert page.session.at == 0
    stage.key("escape")
    assert stage.scene is page
    at = page.session.at
    stage.key("right")
    assert page.session.at == at + 1


def test_the_line_of_moves_is_clicked_and_dragged(stage: Stage) -> None:
    match = played("take", 3)
    page = replay(stage, match)
    stage.tick()
    node = page.tree.by_key["timeline"]
    line = line_of(node.rect, page.measures)
    stage.press((line.centerx, line.centery))
    assert abs(page.session.at - len(match.moves) / 2) <= 1
    stage.move((line.right + 50, line.centery))
    assert page.session.at == len(match.moves)
    stage.move((line.x, line.centery))
    stage.release((line.x, line.centery))
    assert page.session.at == 0


def icon_of_play(page: ReplayPage) -> str:
    look = page.tree.by_key["play"].widget
    assert isinstance(look, Button)
    return look.icon


def test_playing_shows_one_move_after_another_up_to_the_end_and_stops(stage: Stage) -> None:
    match = played("taki", 4)
    page = replay(stage, match)
    stage.tick()
    assert icon_of_play(page) == "play"
    stage.click("play")
    stage.until(lambda: page.session.at == 3)
    assert page.playing
    assert icon_of_play(page) == "pause"
    since = stage.now
    stage.until(lambda: page.session.at == 4)
    assert stage.now - since + 0.1 >= PLAYBACK_MOVE_SECONDS
    page.faster()
    since = stage.now
    stage.until(lambda: page.session.at == 5)
    assert stage.now - since < PLAYBACK_MOVE_SECONDS
    stage.until(lambda: not page.playing)
    assert page.session.at == len(match.moves)
    assert page.show.state.over


def test_a_round_that_is_over_is_looked_at_before_the_next_is_dealt(stage: Stage) -> None:
    match = played("texas", 4)
    page = replay(stage, match)
    second = page.session.course.rounds[1]
    page.go(second - 1)
    page.forward()
    stage.until(lambda: page.show.stopped is not None)
    assert page.show.recent.revealed
    page.play()
    assert page.show.stopped is None, "it goes on at once when one asks for it"
    page.go(second - 1)
    page.play()
    stage.until(lambda: page.show.stopped is not None)
    since = stage.now
    stage.until(lambda: page.show.stopped is None)
    assert stage.now - since >= ROUND_END_PAUSE_SECONDS


def test_a_click_on_a_card_does_nothing_to_the_match(stage: Stage) -> None:
    match = played("take", 3)
    before = match.record()
    page = replay(stage, match)
    page.go(30)
    stage.tick()
    for node in [node for node in stage.nodes if node.area in ("table", "hand")]:
        stage.click(node)
    assert match.record() == before
    assert stage.scene is page


@every_game
def test_playing_on_begins_a_new_match_with_the_same_deal_and_moves(
    stage: Stage, name: str
) -> None:
    game = GAMES_BY_NAME[name]
    match = Match(game, game.setup(2, {}, 2**100 + 3, secret=True), NAMES[:2])
    match.cut(7)
    rng = Random(3)
    while not match.state.over:
        match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    record = match.sealed_record()
    page = replay(stage, match)
    at = page.session.choices[min(4, len(page.session.choices) - 1)]
    page.go(at)
    stage.tick()
    stage.key("p")
    assert "so it doesn’t count" in stage.said()
    stage.click("Play from here")
    table = stage.top(TablePage)
    new = table.session.match
    assert new.moves == match.moves[:at]
    assert new.state.full_view() == match.after(at).full_view()
    assert new.seats == match.seats
    assert new.notes.mode == FROM_HERE_MODE
    assert match.sealed_record() == record
    new.play(new.moves_now()[0])
    text = new.sealed_record()
    again = load(text)
    assert again.played_on
    verdicts = verify(again, parse_record(text))
    assert all(one.good for one in verdicts)
    assert all("played on from another" in str(one.sentence) for one in verdicts)


def test_nobody_plays_on_where_the_person_had_nothing_to_decide(stage: Stage) -> None:
    page = replay(stage, played("take", 3))
    page.go(page.session.choices[0])
    assert page.tree.by_key["play on"].enabled
    others = next(at for at in range(page.session.last) if at not in page.session.choices)
    page.go(others)
    assert not page.tree.by_key["play on"].enabled


def test_a_damaged_record_is_gone_through_as_far_as_it_can_be_read(stage: Stage) -> None:
    match = played("take", 3)
    lines = match.record().splitlines(keepends=True)
    folder = stage.app.match_store.finished
    folder.mkdir(parents=True)
    path = folder / "take-20300102-030405.record"
    path.write_text("".join(lines[:30]) + "0 dance a little\n", encoding="utf-8")
    before = path.read_bytes()
    open_replay(stage.app, path)
    page = stage.top(ReplayPage)
    assert 10 < page.session.last < 30
    assert "is damaged" in stage.said()
    stage.key("end")
    stage.tick()
    assert "is damaged" in stage.said()
    assert path.read_bytes() == before


def test_a_record_of_which_nothing_can_be_read_is_told_of(stage: Stage) -> None:
    stage.sit(2)
    path = stage.app.match_store.folder / "take-20300102-030405.record"
    path.write_text("nonsense\n", encoding="utf-8")
    open_replay(stage.app, path)
    stage.top(Dialog)
    assert path.name in stage.said()


def test_the_result_leads_to_the_replay_and_back(stage: Stage) -> None:
    table = stage.sit(2, rounds=1, fresh=False)
    match = table.session.match
    while not match.state.over:
        table.session.play(match.moves_now()[0])
    table.show.snap(match.view(PERSON_SEAT))
    stage.tick()
    stage.top(ResultPage).look_back()
    page = stage.top(ReplayPage)
    assert page.session.path is not None
    assert page.session.path.exists()
    assert page.session.path.parent == stage.app.match_store.finished
    stage.key("escape")
    stage.top(ResultPage)


def test_the_menu_of_a_running_match_leads_to_what_has_been_seen_of_it(stage: Stage) -> None:
    table = stage.sit(2, rounds=3, moves=20)
    stage.asked()
    table.perform(OpenMenu())
    stage.key("r")
    page = stage.top(ReplayPage)
    assert page.session.last == len(table.session.match.moves)
    assert page.session.all_eyes == [PERSON_SEAT]
    stage.key("end", "left", "escape")
    assert stage.scene is table
    table.session.play(table.session.match.moves_now()[0])


def test_of_many_players_it_is_chosen_from_a_list_whose_cards_are_seen(stage: Stage) -> None:
    page = replay(stage, played("taki", 4))
    page.go(9)
    stage.key("v")
    assert stage.scene.name == "pick"
    for name in ("View: you", f"View: {page.session.names[2].name}", "All hands open"):
        assert name in stage.said()
    stage.click("All hands open")
    assert stage.scene is page and page.session.eyes is None and page.session.at == 9
    assert "’s hand" in stage.said()
