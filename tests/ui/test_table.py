"""The table: keys, hints, undo, the pages at the end of a round and of a match, and rest."""

from random import Random

import pytest

from game.ui.features.match.pause_page import PausePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.events import Key
from game.ui.table.motion.event_effects import THINKING_SECONDS
from tests.ui.pages import PAGES
from tests.ui.positions import paint, play, turn
from tests.ui.stage import Stage


def picture(stage: Stage) -> bytes:
    """What is painted, as bytes."""
    paint(stage)
    return stage.app.painter.surface.get_buffer().raw


# Rest.


@pytest.mark.night
@pytest.mark.parametrize("speed", ["normal", "fast", "off"])
@pytest.mark.parametrize("reduced", ["off", "on"])
def test_once_nothing_moves_nothing_happens_by_itself(
    stage: Stage, speed: str, reduced: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.app.settings.reduced_motion = reduced == "on"
    table = stage.sit(3, rounds=2, seed=4, speed=speed)
    rng = Random(4)
    heard: list[str] = []
    monkeypatch.setattr(stage.app.sounds, "play", heard.append)
    for _ in range(40_000):
        moving = stage.tick(1 / 30)
        if moving or stage.scene.waiting:
            continue
        top = stage.scene
        before = (len(heard), len(table.show.log), table.session.match.record(), table.show.quiet)
        assert not stage.tick(10.0)
        assert stage.scene is top
        after = (len(heard), len(table.show.log), table.session.match.record(), table.show.quiet)
        assert after == before
        if isinstance(top, ResultPage):
            return
        if isinstance(top, RoundPage):
            stage.key("return")
        else:
            assert table.model.your_turn
            play(stage, table, rng)
    raise AssertionError("the match never ends")


def test_while_an_opponent_thinks_the_scene_waits_and_nothing_moves(stage: Stage) -> None:
    stage.worker.slow = True
    table = stage.sit(3, seed=4, moves=9, fresh=False)
    for moves in range(10, 60):
        if table.session.thinking:
            break
        table = stage.sit(3, seed=4, moves=moves, fresh=False)
    table.session.forced = False
    for _ in range(5):
        assert not stage.tick(3.0)
        assert table.waiting
    assert len(stage.worker.asked) == 1
    stage.worker.slow = False
    stage.tick()
    assert len(table.session.match.moves) > len(stage.worker.asked[0].view["rounds"])


def test_an_opponent_takes_its_time_over_a_move(stage: Stage) -> None:
    for moves in range(1, 40):
        table = stage.sit(3, seed=4, moves=moves, fresh=False, speed="normal")
        if table.session.thinking:
            break
    asked = table.session.match.state.asked
    assert asked is not None
    character = table.session.players[asked].character
    assert character is not None
    stage.tick()
    begun = stage.now
    while len(table.session.match.moves) == moves:
        stage.tick()
    assert stage.now - begun == pytest.approx(THINKING_SECONDS["normal"] * character.pace, abs=0.03)


def test_opponents_are_asked_with_their_own_view_and_style(stage: Stage) -> None:
    table = stage.sit(3, rounds=1, seed=6)
    table.session.forced = False
    stage.asked()
    for question in stage.worker.asked:
        seat = question.view["seat"]
        assert question.view["seed"] is None
        assert isinstance(question.view["stock"], int)
        assert question.style == table.session.players[seat].style
        assert question.level == table.session.players[seat].level
    assert stage.worker.asked


# The picture is what the tree and the view say.


@pytest.mark.night
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
        elif what < 0.5 and stage.scene is table and table.model.your_turn:
            assert table.moves.try_move(rng.choice(table.session.match.moves_now()))
        stage.tick(rng.choice([0.01, 0.05, 0.4]))
        before = picture(stage)
        for scene in stage.app.page_stack.stack:
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
    assert isinstance(stage.scene, PausePage)
    paint(stage)
    stage.resize(1200, 800)
    first = picture(stage)
    assert picture(stage) == first


def test_painting_a_table_changes_nothing(stage: Stage) -> None:
    table = stage.sit(3, seed=2, speed="normal")
    for _ in range(60):
        stage.tick()
        view, record = dict(table.show.seen.view), table.session.match.record()
        before = table.tree.as_json(1.0)
        paint(stage)
        assert table.tree.as_json(1.0) == before
        assert (table.show.seen.view, table.session.match.record()) == (view, record)


# Keys.


def test_every_button_of_the_bar_has_its_key(stage: Stage) -> None:
    turn(stage, "draw")
    keys = {node.name: node.shortcut for node in stage.nodes if node.area == "bar"}
    assert keys == {"Turn a card": "D", "To my choice": "O", "Hint": "H", "Undo": "U"}


def test_f1_opens_the_rules_and_closes_them(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.key("f1")
    stage.top(RulesPage)
    stage.key("f1")
    assert stage.scene is table


def test_m_turns_all_sound_off_and_on_and_keeps_it(stage: Stage) -> None:
    turn(stage, "take")
    for wanted in ("on", "off"):
        stage.key("m")
        assert stage.app.settings.get("muted") == wanted
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
    assert isinstance(stage.scene, StartPage)
    turn(stage, "take")
    stage.key("escape", "q", "return")
    assert not stage.app.running


def test_nobody_is_called_the_dealer_while_cards_are_drawn_for_the_deal(stage: Stage) -> None:
    table = stage.sit(3, speed="slow")
    drawn = 0
    while table.show.seen.view.get("seat") is None:
        stage.tick()
        if table.show.recent.cut is not None:
            drawn += 1
            assert "dealer" not in [node.name for node in stage.nodes]
    assert drawn


def test_over_giving_up_it_is_said_what_a_match_given_up_counts(stage: Stage) -> None:
    PAGES["pause, this match"](stage)
    assert "Give up" in stage.said()
    assert "counts as a loss" in stage.said()
    assert "nothing is lost" not in stage.said()
