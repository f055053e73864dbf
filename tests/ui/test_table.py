"""The table: keys, hints, undo, the pages at the end of a round and of a match, and rest."""

from copy import deepcopy
from random import Random

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match, load
from game.ui.inputs import Key
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ResultScene, RoundScene
from game.ui.scenes.start import StartScene
from game.ui.scenes.table import TableScene
from game.ui.sitting import YOU, Sitting
from game.ui.table.effects import PACES
from tests.ui.pages import result
from tests.ui.stage import Stage
from tests.ui.test_pointer import DECK, paint, turn, zone


def play(stage: Stage, table: TableScene, rng: Random) -> None:
    """Make a random legal move of the person's by clicking on something."""
    makes = [node for node in stage.nodes if node.move]
    before = len(table.sitting.match.moves)
    stage.click(rng.choice(makes))
    assert len(table.sitting.match.moves) == before + 1


def picture(stage: Stage) -> bytes:
    """What is painted, as bytes."""
    paint(stage)
    return stage.app.painter.surface.get_buffer().raw


# Rest.


@pytest.mark.parametrize("speed", ["normal", "fast", "off"])
@pytest.mark.parametrize("reduced", ["off", "on"])
def test_once_nothing_moves_nothing_happens_by_itself(
    stage: Stage, speed: str, reduced: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.app.settings.reduced_motion = reduced
    table = stage.sit(3, rounds=2, seed=4, speed=speed)
    rng = Random(4)
    heard: list[str] = []
    monkeypatch.setattr(stage.app.sounds, "play", heard.append)
    for _ in range(40_000):
        moving = stage.tick(1 / 30)
        if moving or stage.scene.waiting:
            continue
        top = stage.scene
        before = (len(heard), len(table.show.log), table.sitting.match.record(), table.show.quiet)
        assert not stage.tick(10.0)
        assert stage.scene is top
        after = (len(heard), len(table.show.log), table.sitting.match.record(), table.show.quiet)
        assert after == before
        if isinstance(top, ResultScene):
            return
        if isinstance(top, RoundScene):
            stage.key("return")
        else:
            assert table.your_turn
            play(stage, table, rng)
    raise AssertionError("the match never ends")


def test_while_an_opponent_thinks_the_scene_waits_and_nothing_moves(stage: Stage) -> None:
    stage.thinker.slow = True
    table = stage.sit(3, seed=4, moves=9, fresh=False)
    for moves in range(10, 60):
        if table.sitting.thinking:
            break
        table = stage.sit(3, seed=4, moves=moves, fresh=False)
    for _ in range(5):
        assert not stage.tick(3.0)
        assert table.waiting
    assert len(stage.thinker.asked) == 1
    stage.thinker.slow = False
    stage.tick()
    assert len(table.sitting.match.moves) > len(stage.thinker.asked[0].view["rounds"])


def test_an_opponent_takes_its_time_over_a_move(stage: Stage) -> None:
    for moves in range(1, 40):
        table = stage.sit(3, seed=4, moves=moves, fresh=False, speed="normal")
        if table.sitting.thinking:
            break
    asked = table.sitting.match.state.asked
    assert asked is not None
    character = table.sitting.players[asked].character
    assert character is not None
    stage.tick()
    begun = stage.now
    while len(table.sitting.match.moves) == moves:
        stage.tick()
    assert stage.now - begun == pytest.approx(PACES["normal"] * character.pace, abs=0.03)


def test_opponents_are_asked_with_their_own_view_and_style(stage: Stage) -> None:
    table = stage.sit(3, rounds=1, seed=6)
    stage.asked()
    for question in stage.thinker.asked:
        seat = question.view["seat"]
        assert question.view["seed"] is None
        assert isinstance(question.view["stock"], int)
        assert question.others == table.sitting.players[seat].style.others
        assert question.level == table.sitting.players[seat].level
    assert stage.thinker.asked


# The picture is what the tree and the view say.


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_kept_of_the_picture_is_never_out_of_date(stage: Stage, players: int) -> None:
    table = stage.sit(players, rounds=1, seed=2, speed="normal")
    rng = Random(2)
    for _ in range(120):
        what = rng.random()
        if what < 0.2:
            place = (rng.randrange(960), rng.randrange(600))
            rng.choice([stage.move, stage.press, stage.release])(place)
        elif what < 0.35:
            stage.key(rng.choice(["tab", "left", "right", "up", "space", "escape", "h"]))
        elif what < 0.4:
            stage.resize(*rng.choice([(960, 600), (1100, 700)]))
        elif what < 0.5 and stage.scene is table and table.your_turn:
            assert table.try_move(rng.choice(table.sitting.match.moves_now()))
        stage.tick(rng.choice([0.01, 0.05, 0.4]))
        before = picture(stage)
        for scene in stage.app.director.stack:
            scene.changed()
        stage.scene.changed()
        assert picture(stage) == before
        if stage.scene is not table:
            stage.key("escape")


def test_a_table_under_a_page_is_painted_at_the_new_size_at_once(stage: Stage) -> None:
    stage.sit(4, seed=2, speed="slow")
    for _ in range(40):
        stage.tick()
    stage.key("escape")
    assert isinstance(stage.scene, PauseScene)
    paint(stage)
    stage.resize(1200, 800)
    first = picture(stage)
    assert picture(stage) == first


def test_painting_a_table_changes_nothing(stage: Stage) -> None:
    table = stage.sit(3, seed=2, speed="normal")
    for _ in range(60):
        stage.tick()
        view, record = dict(table.show.view), table.sitting.match.record()
        before = table.tree.as_json(1.0)
        paint(stage)
        assert table.tree.as_json(1.0) == before
        assert (table.show.view, table.sitting.match.record()) == (view, record)


# Keys.


def test_every_button_of_the_bar_has_its_key(stage: Stage) -> None:
    turn(stage, "draw")
    keys = {node.name: node.shortcut for node in stage.nodes if node.area == "bar"}
    assert keys == {"Draw": "D", "Hint": "H", "Undo": "U"}


def test_f1_opens_the_rules_and_closes_them(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.key("f1")
    stage.top(RulesScene)
    stage.key("f1")
    assert stage.scene is table


def test_m_turns_all_sound_off_and_on_and_keeps_it(stage: Stage) -> None:
    turn(stage, "take")
    for wanted in ("on", "off"):
        stage.key("m")
        assert stage.app.settings.muted == wanted
        saved = stage.app.settings_file.path.read_text()
        assert f'"muted": "{wanted}"' in saved
        name = "Sound on" if wanted == "on" else "Sound off"
        assert stage.find(name)


def test_tab_goes_from_area_to_area_and_comes_round(stage: Stage) -> None:
    table = turn(stage, "take")
    areas = []
    for _ in range(6):
        stage.key("tab")
        focused = table.tree.focused
        assert focused is not None
        areas.append(focused.area)
    assert set(areas) == {"table", "corner", "bar"}
    assert areas[:3] == areas[3:]
    back = []
    for _ in range(3):
        stage.app.send(Key("tab", shift=True))
        focused = table.tree.focused
        assert focused is not None
        back.append(focused.area)
    assert back == [areas[1], areas[0], areas[2]]


def test_tab_comes_to_a_stack_that_can_be_taken_first(stage: Stage) -> None:
    table = turn(stage, "take")
    for _ in range(3):
        stage.key("tab")
        if table.tree.focused is not None and table.tree.focused.area == "table":
            assert table.tree.focused.move
            return
    raise AssertionError("the focus does not come to the table")


def test_the_pause_page_leads_on_by_its_keys(stage: Stage) -> None:
    table = turn(stage, "take")
    for key, kind in (("f1", "rules"), ("s", "settings")):
        stage.key("escape", key)
        assert stage.scene.name == kind
        stage.key("escape", "escape")
        assert stage.scene is table
    stage.key("escape", "l")
    assert isinstance(stage.scene, StartScene)
    turn(stage, "take")
    stage.key("escape", "q")
    assert not stage.app.running


# The coach.


@pytest.mark.parametrize("phase", ["take", "draw"])
def test_a_hint_marks_a_legal_move_and_says_why(stage: Stage, phase: str) -> None:
    table = turn(stage, phase)
    before = table.sitting.match.record()
    stage.key("h")
    stage.tick()
    assert table.sitting.advice is not None
    assert table.sitting.advice.move in table.sitting.match.moves_now()
    marked = table.hinted_zone()
    assert marked is not None
    assert zone(stage, f"zone {marked}").move == table.sitting.advice.move
    assert stage.role("alert")[0].name.endswith(".")
    assert table.sitting.match.record() == before
    assert stage.thinker.asked[-1].level == "expert"


def test_the_coach_is_waited_for_without_holding_anything_up(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.thinker.slow = True
    stage.click("Hint")
    assert table.waiting
    assert not stage.find("Hint").enabled
    assert not stage.tick()
    stage.thinker.slow = False
    stage.tick()
    assert not table.waiting
    assert table.message is not None


def test_a_hint_asked_for_again_is_said_again(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.key("h")
    stage.tick()
    said = table.message
    assert said is not None
    stage.key("escape")
    assert table.message is None
    stage.key("h")
    stage.tick()
    assert table.message == said
    assert len(stage.thinker.asked) == 1


def test_a_hint_for_a_position_that_is_past_is_never_said(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.thinker.slow = True
    stage.key("h")
    play(stage, table, Random(1))
    stage.thinker.slow = False
    stage.asked()
    if stage.scene is table:
        assert table.message is None
        assert table.sitting.advice is None
        assert table.hinted_zone() is None


# Undo.


def shown(table: TableScene) -> tuple[object, ...]:
    """What is seen of a table: the view, the log, the tree but for who has the focus."""
    nodes = [
        (node.role, node.name, node.value, tuple(node.rect), node.move, node.enabled)
        for node in table.tree.nodes
        if node.role not in ("alert", "prompt", "text")
    ]
    return deepcopy(table.show.view), list(table.show.log), nodes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_gives_the_table_of_ones_last_decision_as_often_as_one_likes(
    stage: Stage, players: int
) -> None:
    table = stage.sit(players, rounds=2, seed=8)
    rng = Random(8)
    tables: list[tuple[tuple[object, ...], str]] = []
    for _ in range(60):
        stage.asked()
        if isinstance(stage.scene, RoundScene):
            stage.key("return")
            continue
        if isinstance(stage.scene, ResultScene) or len(tables) == 12:
            break
        tables.append((shown(table), table.sitting.match.record()))
        play(stage, table, rng)
    stage.asked()
    assert table.sitting.match.state.round >= 1
    while tables:
        stage.key("u")
        seen, record = tables.pop()
        assert shown(table)[:2] == seen[:2]
        assert table.sitting.match.record() == record
        assert load(table.sitting.keeper.path.read_bytes().decode()).state == (
            table.sitting.match.state
        )
        stage.asked()
    assert not stage.find("Undo").enabled


def test_after_an_undo_another_move_can_be_made(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    moves = table.sitting.match.moves_now()
    before = len(table.sitting.match.moves)
    assert table.try_move(moves[0])
    stage.asked()
    stage.key("u")
    assert table.sitting.match.moves_now() == moves
    assert table.try_move(moves[1])
    assert table.sitting.match.moves[before] == (YOU, moves[1])


def test_undo_says_so_and_forgets_the_hint(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    play(stage, table, Random(1))
    stage.asked()
    stage.key("h")
    stage.tick()
    stage.key("u")
    assert table.sitting.advice is None
    assert table.hinted_zone() is None
    assert "back" in stage.role("alert")[0].name


def test_an_undo_while_the_coach_thinks_drops_the_question(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    play(stage, table, Random(1))
    stage.asked()
    stage.thinker.slow = True
    stage.key("h", "u")
    said = table.message
    stage.thinker.slow = False
    for _ in range(5):
        stage.tick()
    assert not table.waiting
    assert table.message == said
    assert table.sitting.advice is None


def test_an_undo_leads_back_into_the_round_before_and_its_end_is_shown_again(
    stage: Stage,
) -> None:
    table = stage.sit(2, rounds=2, seed=12)
    until_page(stage, table, skipping=False)
    last = table.sitting.match.record()
    stage.key("return")
    stage.asked()
    assert table.show.view["round"] == 2
    while table.sitting.match.state.round == 2:
        stage.key("u")
        stage.asked()
    assert table.show.view == table.sitting.match.view(YOU)
    assert last.startswith(table.sitting.match.record())
    until_page(stage, table, skipping=False)
    stage.top(RoundScene)


def test_the_log_is_turned_back_by_the_wheel_and_no_further_than_it_goes(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, moves=40)
    log = stage.role("log")[0]
    newest = [node.name for node in log.children]
    assert newest[-1] == table.show.log[-1]
    stage.wheel(log.rect.center, 3)
    assert [node.name for node in stage.role("log")[0].children][-1] != newest[-1]
    stage.wheel(log.rect.center, 500)
    oldest = [node.name for node in stage.role("log")[0].children]
    assert oldest[0] == table.show.log[0]
    assert oldest
    stage.wheel(log.rect.center, -999)
    assert [node.name for node in stage.role("log")[0].children] == newest


def test_a_match_that_is_over_is_not_taken_back(stage: Stage) -> None:
    result(stage, 3, 1)
    stage.click("See the table")
    table = stage.top(TableScene)
    record = table.sitting.match.record()
    stage.tick()
    assert not stage.find("Undo").enabled
    stage.key("u")
    table.undo()
    assert table.sitting.match.record() == record


# The end of a round and of a match.


def until_page(stage: Stage, table: TableScene, skipping: bool) -> None:
    """Play until a page comes up, skipping at random moments or not at all."""
    rng = Random(3)
    for _ in range(60_000):
        stage.tick()
        if stage.scene is not table:
            return
        if skipping and rng.random() < 0.1:
            stage.press((2, 300))
            stage.release((2, 300))
        if table.your_turn and not table.show.travelling(stage.now):
            play(stage, table, rng)
    raise AssertionError("no page comes up")


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("skipping", [False, True])
def test_a_round_ends_with_its_page_and_a_match_with_its_result(
    stage: Stage, speed: str, skipping: bool
) -> None:
    table = stage.sit(3, rounds=2, seed=12, speed=speed)
    until_page(stage, table, skipping)
    stage.top(RoundScene)
    assert len(table.show.view["rounds"]) == 1
    scores = table.show.view["rounds"][0]["scores"]
    assert sum(scores) == 52
    for score in scores:
        assert str(score) in stage.said().split()
    held = [len(slot["cards"]) for slot in table.show.view["slots"] if slot is not None]
    assert sum(held) == 52
    stage.click("Next round")
    assert stage.scene is table
    until_page(stage, table, skipping)
    stage.top(ResultScene)
    assert table.sitting.match.state.over
    assert len(table.show.view["rounds"]) == 2
    assert stage.app.shelf.paths() == []
    assert len(list(stage.app.shelf.finished.iterdir())) == 1


@pytest.mark.parametrize("key", ["return", "space", "escape"])
def test_the_next_round_begins_by_any_usual_key(stage: Stage, key: str) -> None:
    table = stage.sit(3, rounds=2, seed=12)
    until_page(stage, table, skipping=False)
    stage.key(key)
    assert stage.scene is table
    stage.asked()
    assert table.show.view["round"] == 2


def test_the_last_round_has_no_page_of_its_own(stage: Stage) -> None:
    table = stage.sit(2, rounds=1, seed=12, speed="normal")
    until_page(stage, table, skipping=False)
    stage.top(ResultScene)


def test_the_result_names_the_winner_and_the_margin(stage: Stage) -> None:
    result(stage, 3, 1)
    table = stage.top(ResultScene).table
    view = table.show.view
    [winner] = view["winners"]
    name = table.show.names[winner]
    assert f"{name} wins" in stage.said() or (winner == YOU and "You win!" in stage.said())
    first, second, *_ = sorted(view["scores"], reverse=True)
    assert f"{first} to {second}" in stage.said()
    assert f"{name} won" in stage.said()


@pytest.mark.parametrize("rounds", [1, 9])
def test_a_shared_win_names_all_who_share_it(stage: Stage, rounds: int) -> None:
    result(stage, 4, rounds, shared=True)
    said = stage.said()
    for name in stage.top(ResultScene).table.show.names:
        assert f"{name} won" in said
    assert "share the win" in said
    assert ("1 rounds" in said) is False


def test_play_again_deals_anew_to_the_same_people(stage: Stage) -> None:
    result(stage, 3, 1)
    before = stage.top(ResultScene).table.sitting.match
    stage.click("Play again")
    after = stage.top(TableScene).sitting.match
    assert after.seats == before.seats
    assert after.setup.options == before.setup.options
    assert after.setup.seed != before.setup.seed
    assert after.moves == []


def test_from_the_result_one_can_see_the_table_and_go_to_the_start_page(stage: Stage) -> None:
    result(stage, 3, 1)
    stage.click("See the table")
    table = stage.top(TableScene)
    for _ in range(5):
        assert not stage.tick(2.0)
        assert stage.scene is table
    assert "The match is over." in stage.said()
    result(stage, 3, 1)
    stage.click("Start page")
    stage.top(StartScene)


# The same match again.


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
            move = rng.choice(table.sitting.match.moves_now())
            assert table.try_move(move)
        records.append(table.sitting.match.record())
    assert records[0] == records[1]


def test_continuing_brings_back_the_same_table_and_log(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, seed=30)
    rng = Random(30)
    for _ in range(8):
        stage.asked()
        if stage.scene is table:
            play(stage, table, rng)
    stage.asked()
    before = (table.show.view, table.show.log, table.sitting.names)
    stage.show(StartScene(stage.app))
    stage.key("c")
    again = stage.top(TableScene)
    assert (again.show.view, again.show.log, again.sitting.names) == before


def test_a_match_that_was_over_when_the_program_ended_continues_with_its_result(
    stage: Stage,
) -> None:
    match = Match(TAKEAWAY, TAKEAWAY.setup(3, {"rounds": 1}, 3), ("You", "Ada (easy)", "Max"))
    keeper = stage.app.shelf.begin(match)
    while not match.state.over:
        match.play(match.moves_now()[0])
        keeper.append(*match.moves[-1])
    stage.show(StartScene(stage.app))
    stage.key("c")
    stage.tick()
    stage.top(ResultScene)
    stage.click("Start page")
    with pytest.raises(AssertionError, match="no 'Continue'"):
        stage.find("Continue")


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
    assert isinstance(table.sitting, Sitting)
    assert table.show.log == table.sitting.told()


def test_a_move_that_cannot_be_saved_is_told_of_and_the_match_goes_on(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.storage.faults import FULL, failing

    table = turn(stage, "draw")
    before = len(table.sitting.match.moves)
    with monkeypatch.context() as full:
        full.setattr("os.write", failing(FULL))
        stage.click(zone(stage, DECK))
    assert len(table.sitting.match.moves) == before + 1
    assert "no space left" in stage.role("alert")[0].name
    stage.asked()
