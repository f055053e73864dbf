"""The set-up page: what was chosen is played and remembered, and nonsense does no harm."""

from typing import Any

import pytest

from game.ai.advice import LEVELS
from game.ai.characters import CHARACTERS
from game.core.game import Game
from game.core.options import Between
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.table import TableScene
from tests.storage.faults import FULL, failing
from tests.ui.stage import Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def page(stage: Stage, game: Game[Any, Any] = TAKEAWAY) -> SetupScene:
    return stage.show(SetupScene(stage.app, game))


def chosen(scene: SetupScene) -> tuple[object, ...]:
    return scene.players, scene.values, scene.opponents, scene.levels


# What can be chosen.


@every_game
def test_every_number_of_players_and_every_value_of_an_option_can_be_chosen(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    least, most = game.players
    for players in range(least, most + 1):
        scene.players = players
        scene.changed()
        assert len([node for node in stage.nodes if node.key.startswith("swap ")]) == players - 1
    for one in game.options.described():
        values = one.values
        if isinstance(values, Between):
            tried: list[Any] = [values.least, values.most]
        else:
            tried = list(values.values)
        for value in tried:
            scene.values[one.name] = value
            scene.changed()
            group = next(node for node in stage.nodes if node.key == f"option {one.name}")
            says = str(value) if isinstance(values, Between) else values.label(value)
            assert group.value is not None
            assert group.value.lower() in (says.lower(), str(value).lower())


@every_game
def test_every_option_is_explained_and_can_be_changed_by_the_mouse(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 3000)
    scene = page(stage, game)
    said = stage.said()
    for one in game.options.described():
        assert one.label in said
        assert one.help in said
        before = scene.values[one.name]
        widget = next(node for node in stage.nodes if node.key == f"option {one.name}")
        for node in list(widget.walk()):
            if node.act is not None and node.enabled and scene.values[one.name] == before:
                stage.click(stage.scene.tree.by_key[node.key])
        assert scene.values[one.name] != before, one.name


@every_game
def test_a_number_is_changed_by_the_arrow_keys_within_its_bounds(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    for one in game.options.described():
        if not isinstance(one.values, Between):
            continue
        scene.set_focus(scene.tree.by_key[f"option {one.name}"])
        span = (one.values.most - one.values.least) // one.values.step + 2
        stage.key(*["left"] * span)
        assert scene.values[one.name] == one.values.least
        stage.key(*["right"] * span)
        assert scene.values[one.name] == one.values.most
        focused = scene.tree.focused
        assert focused is not None
        assert focused.key == f"option {one.name}"


@every_game
def test_everybody_at_the_table_is_somebody_else(stage: Stage, game: Game[Any, Any]) -> None:
    scene = page(stage, game)
    scene.players = game.players[1]
    scene.changed()
    for _ in range(3):
        for place in range(scene.players - 1):
            before = scene.opponents[place]
            node = stage.scene.tree.by_key[f"swap {place}"]
            assert node.act is not None
            node.act()
            assert scene.opponents[place] != before
            assert len(set(scene.opponents)) == len(scene.opponents)


def test_swapping_comes_round_to_everybody(stage: Stage) -> None:
    scene = page(stage)
    seen = set()
    for _ in range(len(CHARACTERS)):
        seen.add(scene.opponents[0])
        stage.click("swap 0")
    others = set(scene.opponents[1 : scene.players - 1])
    assert seen | others == {character.name for character in CHARACTERS}


def test_a_level_is_chosen_for_each_opponent(stage: Stage) -> None:
    scene = page(stage)
    for place in range(scene.players - 1):
        for level in LEVELS:
            node = stage.scene.tree.by_key[f"level {place}={level.name}"]
            assert node.act is not None
            node.act()
            assert scene.levels[place] == level.name


# The deal.


def type_deal(stage: Stage, text: str) -> None:
    stage.scene.set_focus(stage.scene.tree.by_key["deal"])
    stage.type(text)


def test_the_deal_number_takes_digits_and_nothing_else(stage: Stage) -> None:
    scene = page(stage)
    type_deal(stage, "a1 b-2.3e²٣x4")
    assert scene.deal == "1234"
    stage.key("backspace", "backspace")
    assert scene.deal == "12"
    stage.key(*["backspace"] * 5)
    assert scene.deal == ""
    type_deal(stage, "9" * 40)
    assert scene.deal == "9" * len(scene.deal)
    assert 0 < len(scene.deal) <= 12


def test_letters_typed_into_the_field_are_no_shortcuts(stage: Stage) -> None:
    scene = page(stage)
    type_deal(stage, "mqsdhucn")
    assert stage.scene is scene
    assert stage.app.running
    assert stage.app.settings.muted == "off"


def test_the_field_can_be_left_by_tab_and_by_escape(stage: Stage) -> None:
    scene = page(stage)
    type_deal(stage, "12")
    stage.key("tab")
    assert scene.focus != "deal"
    assert scene.deal == "12"


def test_the_same_number_deals_the_same_cards(stage: Stage) -> None:
    views = []
    for _ in range(2):
        page(stage)
        type_deal(stage, "4711")
        stage.click("Play")
        table = stage.top(TableScene)
        assert table.sitting.match.setup.seed == 4711
        assert "4711" in stage.said()
        views.append(table.sitting.match.state.full())
    assert views[0] == views[1]


def test_without_a_number_every_deal_is_another(stage: Stage) -> None:
    seeds = set()
    for _ in range(5):
        page(stage)
        stage.click("Play")
        seeds.add(stage.top(TableScene).sitting.match.setup.seed)
    assert len(seeds) == 5


# What is remembered.


def test_what_was_chosen_is_played(stage: Stage) -> None:
    scene = page(stage)
    stage.click("Players: 4")
    stage.click("Rounds: less")
    stage.scene.tree.by_key["level 1=expert"].act()  # type: ignore[misc]
    opponents = scene.opponents[:3]
    stage.click("Play")
    match = stage.top(TableScene).sitting.match
    assert match.setup.players == 4
    assert match.setup.options.as_values()["rounds"] == 2
    assert [seat.partition(" (")[0] for seat in match.seats] == ["You", *opponents]
    assert match.seats[2].endswith("(expert)")


def test_the_page_is_as_it_was_left_also_after_the_program_was_started_again(
    stage: Stage,
) -> None:
    scene = page(stage)
    stage.click("Players: 4")
    stage.click("Rounds: more")
    stage.click("swap 1")
    stage.scene.tree.by_key["level 0=hard"].act()  # type: ignore[misc]
    stage.click("Play")
    again = Stage(stage.app.profile.folder, seed=99)
    assert chosen(page(again)) == chosen(scene)
    again.app.close()


def test_a_number_typed_is_not_remembered(stage: Stage) -> None:
    page(stage)
    type_deal(stage, "12")
    stage.click("Play")
    assert page(stage).deal == ""


NONSENSE: list[Any] = [
    None,
    7,
    "x",
    [],
    [1, 2],
    {},
    {"players": 99},
    {"players": True},
    {"players": "3"},
    {"players": [3]},
    {"options": None},
    {"options": 5},
    {"options": ["rounds"]},
    {"options": {"rounds": 99}},
    {"options": {"rounds": [1]}},
    {"options": {"rounds": {}, "run_suits": None, "hovercraft": 1}},
    {"opponents": None},
    {"opponents": 5},
    {"opponents": "Ada"},
    {"opponents": {"Ada": "hard"}},
    {"opponents": [None, 3, "Ada", [], ["Ada"], ["Ada", "hard", "x"]]},
    {"opponents": [["Ada", "hard"]] * 40},
    {"opponents": [[["Ada"], ["hard"]]]},
    {"opponents": [[{}, {}], [[], []]]},
    {"opponents": [["Nobody", "grandmaster"], [None, None]]},
    {"opponents": [["You", "easy"]]},
]


@pytest.mark.parametrize("last", NONSENSE, ids=lambda last: repr(last)[:50])
def test_nonsense_in_the_settings_is_passed_over(stage: Stage, last: Any) -> None:
    for game in GAMES:
        stage.app.settings.last[game.name] = last
        scene = page(stage, game)
        least, most = game.players
        assert least <= scene.players <= most
        for one in game.options.described():
            assert one.values.allows(scene.values[one.name])
        assert len(set(scene.opponents)) == len(scene.opponents) >= most - 1
        assert {level.name for level in LEVELS} >= set(scene.levels)
        assert stage.nodes
    page(stage)
    stage.click("Play")
    stage.top(TableScene)


def test_what_makes_sense_beside_nonsense_is_taken(stage: Stage) -> None:
    stage.app.settings.last["takeaway"] = {
        "players": 4,
        "options": {"rounds": 5, "run_suits": "purple"},
        "opponents": [["Zora", "hard"], 7, ["Nobody", "expert"]],
    }
    scene = page(stage)
    assert scene.players == 4
    assert scene.values == {"rounds": 5, "run_suits": "same"}
    assert scene.opponents[0] == "Zora"
    assert scene.levels[0] == "hard"
    assert scene.levels[2] == "expert"


def test_options_that_do_not_agree_are_told_of(stage: Stage) -> None:
    scene = page(stage)
    scene.values["rounds"] = 99
    scene.play()
    stage.top(Dialog)
    assert "rounds cannot be 99" in stage.said()
    stage.key("return")
    assert stage.scene is scene


def test_a_profile_that_cannot_be_written_does_not_keep_one_from_playing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page(stage)
    with monkeypatch.context() as full:
        full.setattr("tempfile.mkstemp", failing(FULL))
        stage.click("Play")
    table = stage.top(TableScene)
    assert table.sitting.keeper.trouble is not None
    stage.asked()
    assert stage.app.notices
