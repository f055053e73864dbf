"""The set-up page: what was chosen is played and remembered, and nonsense does no harm."""

from typing import Any

import pytest
from pygame import Rect

from game.ai.characters import ALL_CHARACTERS, CHARACTERS
from game.ai.levels import ALL_LEVELS, EXPERT_LEVEL, offered_levels
from game.core.bot_data import LevelResult
from game.core.game import Game
from game.core.options import IntRange
from game.features.rule_sets.own_sets import OwnSets
from game.features.rule_sets.rules_line import read_line
from game.features.setup.match_setup import OWN_RULES_NAME
from game.games import GAMES
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.match.record_notes import CHILDREN_NOTE
from game.match.summary import summary_of
from game.text.message import told
from game.ui.app.screen_reader.accessible_tree import screen
from game.ui.features.match.match_page import TablePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.setup.sets_page import SetsPage
from game.ui.features.setup.setup_page import PickPage, SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import events
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.widgets.surfaces import ImageWidget
from tests.storage.faults import FULL, failing
from tests.together import each_of
from tests.ui.stage import Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def page(stage: Stage, game: Game[Any, Any] = TAKEAWAY) -> SetupPage:
    return stage.show(SetupPage(stage.app, game))


def opened(stage: Stage, game: Game[Any, Any] = TAKEAWAY) -> SetupPage:
    """The page with everything in sight."""
    stage.resize(1280, 3000)
    scene = page(stage, game)
    if not scene.more:
        stage.click("more")
    return scene


def seat(stage: Stage, players: int) -> None:
    """Have so many players."""
    scene = stage.top(SetupPage)
    while scene.plan.players != players:
        stage.click("players+1" if scene.plan.players < players else "players-1")


def swap(stage: Stage, place: int) -> None:
    stage.click(f"face {place}")
    stage.click("Someone else")


def level(stage: Stage, place: int, title: str) -> None:
    stage.click(f"face {place}")
    stage.click(title)


def chosen(scene: SetupPage) -> tuple[object, ...]:
    return scene.plan.players, scene.plan.values, scene.plan.opponents, scene.plan.levels


# What can be chosen.


@every_game
def test_every_number_of_players_and_every_value_of_an_option_can_be_chosen(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = opened(stage, game)
    least, most = game.players
    for players in range(least, most + 1):
        scene.plan.players = players
        scene.changed()
        assert len([node for node in stage.nodes if node.key.startswith("face ")]) == players - 1
    for one in game.options_type.described():
        values = one.values
        if isinstance(values, IntRange):
            tried: list[Any] = [values.least, values.most, *values.also]
        else:
            tried = list(values.values)
        scene.plan.players = one.players or least
        for value in tried:
            scene.plan.values = game.options_type().as_values() | {one.name: value}
            scene.changed()
            group = next(node for node in stage.nodes if node.key == f"option {one.name}")
            says = told(values.label(value))
            assert group.value is not None
            assert group.value.lower() in (says.lower(), str(value).lower())


@every_game
def test_every_option_is_explained_and_can_be_changed_by_the_mouse(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 3000)
    for one in game.options_type.described():
        scene = opened(stage, game)
        scene.plan.players = one.players or scene.plan.players
        scene.plan.values = game.options_type().as_values()
        scene.changed()
        said = stage.said()
        assert told(one.label) in said
        assert told(one.help) in said
        before = scene.plan.values[one.name]
        widget = next(node for node in stage.nodes if node.key == f"option {one.name}")
        ways = [node for node in [widget, *widget.children] if node.act and node.enabled]
        stage.click(ways[-1])
        assert scene.plan.values[one.name] != before, one.name


@every_game
def test_a_number_is_changed_by_the_arrow_keys_within_its_bounds(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 3000)
    scene = opened(stage, game)
    for one in game.options_type.described():
        if not isinstance(one.values, IntRange):
            continue
        scene.set_focus(scene.tree.by_key[f"option {one.name}"])
        least, most = one.values.ends
        span = (one.values.most - one.values.least) // one.values.step + 3
        stage.key(*["left"] * span)
        assert scene.plan.values[one.name] == least
        stage.key(*["right"] * span)
        assert scene.plan.values[one.name] == most
        focused = scene.tree.focused
        assert focused is not None
        assert focused.key == f"option {one.name}"


@every_game
def test_everybody_at_the_table_is_somebody_else(stage: Stage, game: Game[Any, Any]) -> None:
    scene = opened(stage, game)
    scene.plan.players = game.players[1]
    scene.changed()
    for _ in range(3):
        for place in range(scene.plan.players - 1):
            before = scene.plan.opponents[place]
            swap(stage, place)
            assert scene.plan.opponents[place] != before
            assert len(set(scene.plan.opponents)) == len(scene.plan.opponents)


def test_swapping_comes_round_to_everybody(stage: Stage) -> None:
    scene = opened(stage)
    seen = set()
    for _ in range(len(ALL_CHARACTERS)):
        seen.add(scene.plan.opponents[0])
        swap(stage, 0)
    others = set(scene.plan.opponents[1 : scene.plan.players - 1])
    assert seen | others == {character.name for character in ALL_CHARACTERS}


@every_game
def test_a_level_that_the_game_offers_is_chosen_for_each_opponent(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    offered = offered_levels(game)
    for place in range(scene.plan.players - 1):
        for one in offered:
            level(stage, place, told(one.title))
            assert scene.plan.levels[place] == one.name
    stage.click("face 0")
    titles = {told(one.title) for one in ALL_LEVELS}
    buttons = [node.name for node in stage.nodes if node.key.startswith("answer ")]
    assert [name for name in buttons if name in titles] == [told(one.title) for one in offered]


@every_game
def test_each_level_says_below_its_button_how_it_plays(stage: Stage, game: Game[Any, Any]) -> None:
    stage.resize(960, 600)
    scene = page(stage, game)
    stage.click("face 0")
    dialog = stage.top(Dialog)
    assert dialog.tree.root and dialog.column.most == 0, "nothing to scroll"
    for number, one in enumerate(offered_levels(game)):
        button = dialog.tree.by_key[f"answer {number}"]
        (help,) = (node for node in stage.nodes if node.name == told(one.help))
        assert button.name == told(one.title) and help.seen
        assert button.rect.bottom <= help.rect.y < button.rect.bottom + button.rect.h
    assert told(game.level_note) in dialog.text
    stage.key("escape")
    assert stage.scene is scene


def test_levels_side_by_side_begin_at_one_height(stage: Stage) -> None:
    stage.resize(1280, 720, text_factor=2.0)
    page(stage, GAMES[0])
    stage.click("face 0")
    places = [stage.scene.tree.by_key[f"answer {number}"].rect for number in range(4)]
    assert places[0].right < places[1].x, "in pairs"
    assert places[0].y == places[1].y < places[2].y == places[3].y


def test_the_reader_says_of_a_level_how_it_plays(stage: Stage) -> None:
    page(stage, TAKI)
    stage.click("face 0")
    dialog = stage.top(Dialog)
    assert dialog.tree.root is not None
    items = screen(dialog.name, dialog.tree.root, "", dialog=dialog.called).items.values()
    said = {item.label: item.description for item in items}
    for one in offered_levels(TAKI):
        assert told(one.help) in said[told(one.title)]


@pytest.mark.parametrize(
    ("game", "before", "after"),
    [
        (TAKI, "hard", "expert"),
        (TAKI, "medium", "medium"),
        (TAKEAWAY, "hard", "expert"),
        (TAKEAWAY, "medium", "easy"),
        (TEXAS, "hard", "hard"),
    ],
)
def test_a_level_of_an_earlier_version_becomes_one_that_is_offered(
    stage: Stage, game: Game[Any, Any], before: str, after: str
) -> None:
    stage.app.settings.last[game.name] = {"opponents": [["Zora", before]]}
    scene = page(stage, game)
    assert scene.plan.opponents[0] == "Zora" and scene.plan.levels[0] == after


def test_one_control_sets_the_levels_of_all(stage: Stage) -> None:
    scene = opened(stage, TAKI)
    seat(stage, 10)
    stage.click("everybody=expert")
    assert set(scene.plan.levels) == {"expert"}
    everybody = stage.scene.tree.by_key["everybody"]
    assert everybody.value == "Expert"
    assert told(EXPERT_LEVEL.help) in stage.said()
    level(stage, 1, "Easy")
    assert stage.scene.tree.by_key["everybody"].value is None
    assert all(not one.widget.chosen for one in stage.scene.tree.by_key["everybody"].children)


def test_a_single_opponent_needs_no_control_for_all(stage: Stage) -> None:
    opened(stage, TAKI)
    seat(stage, 2)
    assert "everybody" not in stage.scene.tree.by_key


def test_what_opponents_are_fond_of_is_told_on_a_click_and_in_a_tip(stage: Stage) -> None:
    scene = page(stage, TAKI)
    for place, name in enumerate(scene.plan.opponents[:2]):
        trait = told(CHARACTERS[name].trait(TAKI.bot.traits))
        assert trait not in [node.name for node in stage.nodes]
        assert stage.find(f"face {place}").tip.endswith(trait)
        stage.click(f"face {place}")
        assert trait in stage.top(Dialog).text
        stage.key("escape")
        assert stage.scene is scene


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_nine_opponents_are_seen_at_once(stage: Stage, size: tuple[int, int]) -> None:
    stage.resize(*size)
    scene = page(stage, TAKI)
    scene.plan.players = 10
    scene.changed()
    for place in range(9):
        assert scene.column.view.contains(scene.tree.by_key[f"face {place}"].rect)


@every_game
def test_at_first_sight_there_are_four_rows_few_targets_and_nothing_to_scroll(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    assert scene.plan.players == 3 and scene.tree.root
    assert scene.column.most == 0
    targets = [node for node in stage.nodes if node.act and node.enabled]
    assert len(targets) <= 14, [node.name for node in targets]
    keys = scene.tree.by_key
    assert {"face 0", "players+1", "set", "length", "play", "more"} <= keys.keys()
    assert not any(key.startswith("option ") for key in keys)


@every_game
def test_all_sets_are_a_click_away_from_the_name_of_the_one_in_use(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    for name in scene.plan.presets():
        stage.click("All sets")
        stage.top(PickPage)
        stage.click(f"pick {name}")
        assert stage.scene is scene
        assert scene.tree.by_key["row set"].name == f"Rules: {named(stage)}"
        assert scene.plan.preset() == name
        assert told(scene.plan.sentence()) in stage.said()


@every_game
def test_a_length_is_chosen_and_another_one_is_shown_too(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    lengths = game.lengths
    assert lengths is not None
    assert scene.plan.values[lengths.option] == lengths.short
    for value in lengths.values:
        stage.click(f"length={value}")
        assert scene.plan.values[lengths.option] == value
        assert named(stage) != "Your own"
    other = {"take": 300, "takeaway": 4, "rummy500": 1000, "taki": 7, "texas": "2-9"}[game.name]
    scene.plan.set(lengths.option, other)
    scene.changed()
    assert stage.find(f"length={other}").value == "chosen"


def test_more_is_open_where_something_in_it_differs_and_says_how_much(stage: Stage) -> None:
    scene = page(stage, TAKI)
    assert not scene.more and stage.find("more").name == "More"
    scene.plan.set("hand", 6)
    scene.plan.set("partial_runs", "on")
    stage.show(StartPage(stage.app))
    scene = page(stage, TAKI)
    assert scene.more and stage.find("more").name == "More: 2 options changed"
    stage.click("more")
    assert "option hand" not in scene.tree.by_key


def test_the_cut_is_switched_on_behind_more(stage: Stage) -> None:
    scene = opened(stage)
    assert not stage.app.settings.cut
    scene.activate(scene.tree.by_key["option cut"])
    assert stage.app.settings.cut


@every_game
def test_play_is_in_focus_and_in_sight_however_far_the_page_is_turned(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = page(stage, game)
    assert scene.focus == "play"
    stage.key("tab", "tab", "tab", "end")
    play = scene.tree.by_key["play"]
    assert play.clip is None
    assert Rect(0, 0, 960, 600).contains(play.rect)
    assert scene.column.offset == scene.column.most


def test_a_wheel_and_keys_turn_the_page(stage: Stage) -> None:
    scene = page(stage, RUMMY500)
    stage.click("more")
    low = scene.tree.by_key["deal"]
    assert not scene.column.view.contains(low.rect)
    stage.wheel(scene.column.view.center, -30)
    assert scene.column.view.contains(scene.tree.by_key["deal"].rect)
    scene.set_focus(scene.tree.by_key["option going_out"])
    stage.key("home")
    assert scene.column.offset == 0
    stage.key("page down")
    assert scene.column.offset > 0


def test_the_focus_stays_in_sight_all_the_way_down(stage: Stage) -> None:
    scene = page(stage, RUMMY500)
    stage.click("more")
    scene.set_focus(scene.tree.by_key["set"])
    seen = []
    for _ in range(30):
        node = scene.tree.focused
        assert node is not None
        if node.clip is not None:
            assert scene.column.view.contains(node.rect), node.name
        seen.append(node.key)
        stage.key("down")
    assert "deal" in seen
    assert seen[-1] == "play"


def test_the_rules_are_a_key_away(stage: Stage) -> None:
    scene = page(stage, TAKI)
    stage.key("f1")
    assert "Taki" in stage.top(RulesPage).heading
    stage.key("f1")
    assert stage.scene is scene


# Ways to play.


def named(stage: Stage) -> str:
    """The rule set that the page shows."""
    scene = stage.scene
    assert isinstance(scene, SetupPage)
    return told(scene.plan.title(scene.plan.preset() or ""))


def choose_set(stage: Stage, name: str) -> None:
    scene = stage.scene
    assert isinstance(scene, SetupPage)
    stage.click("sets")
    stage.click(f"set {name}")
    stage.click("play")
    assert stage.scene is scene


@every_game
def test_a_preset_sets_its_values_and_is_lit_with_its_sentence(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = opened(stage, game)
    scene.plan.values = game.options_type().as_values()
    scene.changed()
    for one in reversed(game.options_type.presets):
        choose_set(stage, one.name)
        assert scene.plan.values == game.options_type().as_values() | dict(one.values)
        assert named(stage) == told(one.title)
        assert told(one.sentence) in stage.said()


def test_values_of_ones_own_are_shown_as_such_and_come_back(stage: Stage) -> None:
    scene = opened(stage, RUMMY500)
    assert "Your own" not in stage.said()
    stage.click("option jokers=off")
    stage.click("option pips=fives")
    assert named(stage) == "Your own"
    own = dict(scene.plan.values)
    choose_set(stage, "thousand")
    assert named(stage) == "To 1,000"
    scene.plan.choose(OWN_RULES_NAME)
    assert scene.plan.values == own
    assert named(stage) == "Your own"


def test_a_preset_chosen_value_by_value_is_lit(stage: Stage) -> None:
    stage.resize(1280, 3000)
    opened(stage, RUMMY500)
    stage.click("option pips=fives")
    stage.click("option low_ace=5")
    assert named(stage) == "Fives"


def test_an_option_that_another_one_settles_shows_what_will_be_played(stage: Stage) -> None:
    scene = opened(stage, TAKI)
    stage.click("option hand-1")
    stage.click("option mode=tournament")
    node = stage.scene.tree.by_key["option hand"]
    assert node.value == "8"
    assert not node.enabled
    assert not node.children
    assert named(stage) == "Tournament"
    stage.click("option mode=single")
    assert stage.scene.tree.by_key["option hand"].value == "7"
    assert scene.plan.values["hand"] == 7


def test_a_value_among_many_is_picked_from_a_list(stage: Stage) -> None:
    scene = opened(stage, TEXAS)
    scene.set_focus(scene.tree.by_key["option rounds"])
    stage.key("return")
    stage.top(PickPage)
    assert stage.scene.focus == "pick 1-7"
    stage.scene.set_focus(stage.scene.tree.by_key["pick 5-7"])
    stage.key("return")
    assert stage.scene is scene
    assert scene.plan.values["rounds"] == "5-7"
    assert scene.focus == "option rounds"
    stage.click("option rounds")
    picked = stage.top(PickPage).tree.focused
    assert picked is not None
    assert picked.key == "pick 5-7"
    assert picked.clip.contains(picked.rect)
    stage.key("escape")
    assert stage.scene is scene
    assert scene.plan.values["rounds"] == "5-7"


# What is proposed for a number of players.


def test_six_dimes_are_proposed_to_two_players_until_another_number_is_chosen(
    stage: Stage,
) -> None:
    stage.resize(1280, 3000)
    scene = opened(stage, TEXAS)
    usual = TEXAS.options_type.presets[0].name
    assert scene.plan.values["dimes"] == 5
    seat(stage, 2)
    assert scene.plan.values["dimes"] == 6
    assert stage.find("option dimes").value == "6"
    assert scene.plan.preset() == usual
    seat(stage, 4)
    assert scene.plan.values["dimes"] == 5
    seat(stage, 2)
    stage.click("option dimes-1")
    assert scene.plan.values["dimes"] == 5
    seat(stage, 3)
    seat(stage, 2)
    assert scene.plan.values["dimes"] == 5
    choose_set(stage, usual)
    assert scene.plan.values["dimes"] == 6


def test_what_is_proposed_is_played_and_remembered_as_nobodys_choice(stage: Stage) -> None:
    page(stage, TEXAS)
    seat(stage, 2)
    stage.click("play")
    match = stage.top(TablePage).session.match
    assert "options: rounds=1-7 next_dealer=left bar=on dimes=6 " in match.record()
    again = Stage(stage.app.profile.folder, seed=99)
    scene = page(again, TEXAS)
    assert scene.plan.values["dimes"] == 6
    scene.plan.players = 3
    assert scene.plan.values["dimes"] == 5
    again.app.close()


def test_settings_of_an_older_version_have_what_is_proposed_now(stage: Stage) -> None:
    last: dict[str, Any] = {"players": 2, "options": {"rounds": "5-8"}, "own": {"rounds": "5-8"}}
    stage.app.settings.last["texas"] = last
    stage.resize(1280, 3000)
    scene = page(stage, TEXAS)
    usual = TEXAS.options_type().as_values()
    assert scene.plan.values == usual | {"rounds": "5-8", "dimes": 6}


# The deal.


def type_deal(stage: Stage, text: str) -> None:
    stage.scene.set_focus(stage.scene.tree.by_key["deal"])
    stage.type(text)


@pytest.mark.night
def test_the_deal_number_takes_the_signs_of_a_code_and_nothing_else(stage: Stage) -> None:
    scene = opened(stage)
    type_deal(stage, "a1 b-2.3²٣x4ü$")
    assert scene.deal == "A1 B-23X4"
    stage.key("backspace", "backspace")
    assert scene.deal == "A1 B-23"
    stage.key(*["backspace"] * 8)
    assert scene.deal == ""
    type_deal(stage, "9" * 400)
    assert scene.deal == "9" * len(scene.deal)
    assert 34 <= len(scene.deal) <= 40


def test_letters_typed_into_the_field_are_no_shortcuts(stage: Stage) -> None:
    scene = opened(stage)
    type_deal(stage, "mqsdhucn")
    assert stage.scene is scene
    assert stage.app.running
    assert not stage.app.settings.muted


def test_the_field_can_be_left_by_tab_and_by_escape(stage: Stage) -> None:
    scene = opened(stage)
    type_deal(stage, "12")
    stage.key("tab")
    assert scene.focus != "deal"
    assert scene.deal == "12"


def test_the_same_number_deals_the_same_cards(stage: Stage) -> None:
    views = []
    for _ in range(2):
        opened(stage)
        type_deal(stage, "4711")
        stage.click("play")
        table = stage.top(TablePage)
        assert table.session.match.setup.seed == 4711
        assert "4711" in stage.said()
        views.append(table.session.match.state.full_view())
    assert views[0] == views[1]


def test_without_a_number_every_deal_is_another(stage: Stage) -> None:
    seeds = set()
    for _ in range(5):
        page(stage)
        stage.click("play")
        seeds.add(stage.top(TablePage).session.match.setup.seed)
    assert len(seeds) == 5


# What is remembered.


def test_what_was_chosen_is_played(stage: Stage) -> None:
    scene = opened(stage)
    seat(stage, 4)
    stage.click("option rounds-1")
    level(stage, 1, "Expert")
    opponents = scene.plan.opponents[:3]
    stage.click("play")
    match = stage.top(TablePage).session.match
    assert match.setup.players == 4
    assert match.setup.options.as_values()["rounds"] == 1
    assert [seat.partition(" (")[0] for seat in match.seats] == ["You", *opponents]
    assert match.seats[2].endswith("(expert)")


def test_the_page_is_as_it_was_left_also_after_the_program_was_started_again(
    stage: Stage,
) -> None:
    scene = opened(stage)
    seat(stage, 4)
    stage.click("option rounds+1")
    swap(stage, 1)
    level(stage, 0, "Expert")
    stage.click("play")
    again = Stage(stage.app.profile.folder, seed=99)
    assert chosen(page(again)) == chosen(scene)
    again.app.close()


def test_what_was_chosen_is_remembered_though_nothing_was_played(stage: Stage) -> None:
    stage.show(SettingsPage(stage.app))
    stage.resize(1280, 3000)
    scene = SetupPage(stage.app, RUMMY500)
    stage.app.page_stack.push(scene)
    stage.click("more")
    seat(stage, 7)
    stage.click("option jokers=off")
    stage.click("option target+1")
    stage.key("escape")
    again = Stage(stage.app.profile.folder, seed=99)
    remembered = page(again, RUMMY500)
    assert chosen(remembered) == chosen(scene)
    assert remembered.plan.own == scene.plan.own == scene.plan.values
    again.app.close()


def test_leaving_without_a_change_writes_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page(stage)
    stage.show(SettingsPage(stage.app))
    page(stage)
    saved: list[None] = []
    monkeypatch.setattr(stage.app, "save_settings", lambda: saved.append(None))
    stage.show(SettingsPage(stage.app))
    assert saved == []


def test_a_number_typed_is_not_remembered(stage: Stage) -> None:
    opened(stage)
    type_deal(stage, "12")
    stage.click("play")
    assert opened(stage).deal == ""


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
    {"own": 3},
    {"own": {"rounds": 99, "hovercraft": []}},
    {"begins": None},
    {"begins": 5},
    {"begins": ["Ada"]},
    {"begins": "Nobody"},
    {"decided": 5},
    {"decided": [None, [], {}, "hovercraft"]},
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


@pytest.mark.night
@each_of("last", NONSENSE, ids=lambda last: repr(last)[:50])
def test_nonsense_in_the_settings_is_passed_over(stage: Stage, last: Any) -> None:
    for game in GAMES:
        stage.app.settings.last[game.name] = last
        scene = page(stage, game)
        least, most = game.players
        assert least <= scene.plan.players <= most
        for one in game.options_type.described():
            assert one.values.allows(scene.plan.values[one.name])
        assert len(set(scene.plan.opponents)) == len(scene.plan.opponents) >= most - 1
        assert {level.name for level in ALL_LEVELS} >= set(scene.plan.levels)
        assert stage.nodes
    page(stage)
    stage.click("play")
    stage.top(TablePage)


def test_what_makes_sense_beside_nonsense_is_taken(stage: Stage) -> None:
    stage.app.settings.last["takeaway"] = {
        "players": 4,
        "options": {"rounds": 5, "run_suits": "purple"},
        "opponents": [["Zora", "hard"], 7, ["Nobody", "expert"]],
    }
    scene = page(stage)
    assert scene.plan.players == 4
    assert scene.plan.values == {"rounds": 5, "run_suits": "same"}
    assert scene.plan.opponents[0] == "Zora"
    assert scene.plan.levels[0] == scene.plan.levels[2] == "expert"


def test_options_that_do_not_agree_are_told_of(stage: Stage) -> None:
    scene = page(stage)
    scene.plan.values["rounds"] = 99
    scene.play()
    stage.top(Dialog)
    assert "rounds cannot be 99" in stage.said()
    stage.key("return")
    assert stage.scene is scene


def test_options_that_are_not_for_so_many_players_are_told_of(stage: Stage) -> None:
    scene = opened(stage, TAKE)
    choose_set(stage, "ten-cards")
    seat(stage, 5)
    stage.click("play")
    stage.top(Dialog)
    assert "With 10 cards each, at most 4 players can play." in stage.said()
    stage.key("return")
    assert stage.scene is scene
    seat(stage, 4)
    stage.click("play")
    assert stage.top(TablePage).session.match.setup.players == 4


def test_options_remembered_for_too_many_players_are_the_usual_ones(stage: Stage) -> None:
    stage.app.settings.last["take"] = {"players": 5, "options": {"target": 300, "hand": 10}}
    scene = page(stage, TAKE)
    assert scene.plan.players == 5
    assert scene.plan.values == {"target": 500, "hand": 7, "next_dealer": "left"}


def test_a_single_deal_is_a_step_below_the_least_points(stage: Stage) -> None:
    scene = opened(stage, TAKE)
    scene.plan.values = {"target": 100, "hand": 7}
    scene.changed()
    stage.click("option target-1")
    assert scene.plan.values["target"] == 0
    assert named(stage) == "One round"
    assert stage.scene.tree.by_key["option target"].value == "One round"


def test_a_profile_that_cannot_be_written_does_not_keep_one_from_playing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page(stage)
    with monkeypatch.context() as full:
        full.setattr("tempfile.mkstemp", failing(FULL))
        stage.click("play")
    assert stage.scene.name == "notice"
    stage.key("escape")
    table = stage.top(TablePage)
    assert table.session.writer.problem is not None
    stage.asked()
    assert stage.app.notices


# Rule sets.


def test_rules_are_saved_renamed_made_usual_deleted_and_put_back(stage: Stage) -> None:
    opened(stage, TAKI)
    stage.click("option hand-1")
    stage.click("sets")
    scene = stage.top(SetsPage)
    scene.set_focus(scene.tree.by_key["name"])
    stage.type("Seven each")
    stage.click("save")
    assert [one.name for one in OwnSets(stage.app.profile).of(TAKI)] == ["Seven each"]
    scene.set_focus(scene.tree.by_key["new name"])
    stage.type("!")
    stage.click("rename")
    assert "(comes first)" not in stage.said()
    stage.click("usual")
    assert "Seven each! (comes first)" in stage.said()
    stage.click("delete")
    assert "Delete “Seven each!”?" in stage.said()
    stage.click("Back")
    assert len(OwnSets(stage.app.profile).of(TAKI)) == 1
    stage.click("delete")
    stage.click("Delete")
    assert OwnSets(stage.app.profile).of(TAKI) == []
    stage.click("back set")
    assert OwnSets(stage.app.profile).of(TAKI)[0].values["hand"] == 7
    stage.app.settings.last.clear()
    assert opened(stage, TAKI).plan.values["hand"] == 7
    assert named(stage) == "Seven each!"
    stage.click("option children")
    assert named(stage) != "Seven each!"
    stage.click("sets")
    assert "(comes first)" not in stage.said() and "usual" not in stage.scene.tree.by_key


def test_options_that_do_not_go_together_are_told_before_the_sets_open(stage: Stage) -> None:
    scene = opened(stage, RUMMY500)
    for name, value in (("rummy_call", "off"), ("going_out", "called")):
        scene.plan.set(name, value)
    stage.click("sets")
    assert "Called discards need calls." in stage.said()


def test_a_name_that_is_taken_is_told_and_nothing_is_saved(stage: Stage) -> None:
    opened(stage, TAKI)
    stage.click("sets")
    scene = stage.top(SetsPage)
    scene.set_focus(scene.tree.by_key["name"])
    stage.type("tournament")
    stage.click("save")
    assert "“tournament” is taken. Choose another name." in stage.said()
    assert OwnSets(stage.app.profile).of(TAKI) == []


def test_a_pasted_line_is_told_in_words_then_kept_or_refused(stage: Stage) -> None:
    opened(stage, TAKI)
    stage.click("sets")
    scene = stage.top(SetsPage)
    scene._paste("Hi!\nfive-takes rules 1 | taki | Tournament | wins=7 |")
    assert "Taki: Tournament" in stage.said() and ": 7" in stage.said()
    keep = scene.tree.by_key["keep"].act
    assert keep is not None
    keep()
    assert [one.name for one in OwnSets(stage.app.profile).of(TAKI)] == ["Tournament (2)"]
    scene._paste("five-takes rules 1 | taki | T | wins=7 |")
    assert "You already have these rules, as “Tournament (2)”." in stage.said()
    wrong = "five-takes rules 1 | taki | T | winz=7 |"
    scene._paste(wrong)
    assert "no option “winz”" in stage.said()
    assert stage.find("line").value == wrong
    assert "keep" not in scene.tree.by_key


def test_a_copied_line_brings_the_same_rules_elsewhere(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(events, "copy", lambda text: not copied.append(text))
    opened(stage, RUMMY500)
    stage.click("sets")
    stage.click("set black-lady")
    stage.click("copy")
    assert read_line(copied[0]).values["spade_queen"] == 40


def test_cards_for_two_are_an_option_of_two_players_only(stage: Stage) -> None:
    opened(stage, RUMMY500)
    for players, there in ((2, True), (3, False)):
        seat(stage, players)
        assert ("option hand_for_two" in stage.scene.tree.by_key) == there


# For children.


@every_game
def test_the_switch_for_children_proposes_and_leaves_ones_own_choices(
    stage: Stage, game: Game[Any, Any]
) -> None:
    scene = opened(stage, game)
    seat(stage, 4)
    before, size = scene.plan.chosen(), stage.app.settings.size
    stage.click("option children")
    plan, settings = scene.plan, stage.app.settings
    usual = game.options_type().as_values()
    assert plan.players == 2 and plan.values == usual | dict(game.options_type.for_children)
    assert {one.level for one in plan.company()} == {"easy"}
    assert told(game.age) in stage.said() and "Expert" not in stage.said()
    assert (settings.size, settings.text, settings.cut, settings.calls) == (
        *("large", 125, False, "untimed"),
    )
    scene.left()
    settings.last[f"{game.name} {CHILDREN_NOTE}"]["opponents"] = [["Ada", "hard"]]
    plan = opened(stage, game).plan
    assert plan.children and plan.opponents[0] == "Ada" and plan.levels[0] == "easy"
    stage.click("option children")
    assert (stage.scene.plan.chosen(), settings.size) == (before, size)  # type: ignore[attr-defined]


def test_a_match_for_children_and_a_kept_set_are_noted_in_the_record(stage: Stage) -> None:
    OwnSets(stage.app.profile).save(TAKI, "Ours", TAKI.options_type.from_values({"hand": 6}))
    scene = opened(stage, TAKI)
    stage.click("option children")
    scene = stage.top(SetupPage)
    scene.plan.choose("+Ours")
    scene.play()
    match = stage.top(TablePage).session.match
    assert (match.notes.rules, match.notes.children) == ("Ours", True)
    assert "# rules Ours\n# for children\n" in stage.app.match_store.paths()[0].read_text("utf-8")
    one = summary_of(match)
    assert (one.rules, one.children, one.mode) == ("Ours", True, "")


def test_the_fewer_opponents_the_larger_they_are_shown(stage: Stage) -> None:
    scene = page(stage, TEXAS)
    stage.resize(1920, 1080)
    sides = []
    for opponents in (1, 2, 3, 4):
        scene.plan.players = opponents + 1
        scene.changed()
        (side,) = {
            node.rect.w
            for node in stage.nodes
            if isinstance(node.widget, ImageWidget) and "portraits/" in node.widget.drawing
        }
        sides.append(side)
    assert sides == sorted(sides, reverse=True) and len(set(sides)) == 4


def about(stage: Stage) -> str:
    """What a click on the first opponent tells of them."""
    scene = stage.top(SetupPage)
    scene.changed()
    stage.click("face 0")
    said = stage.said()
    stage.key("escape")
    return said


def test_with_one_opponent_it_is_told_how_often_the_level_wins(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = page(stage, TAKI)
    made = [
        LevelResult("medium", "easy", 60.0, 100, ""),
        LevelResult("expert", "medium", 55.0, 100, ""),
        LevelResult("expert", "hard", 71.0, 100, ""),
    ]
    monkeypatch.setattr(type(TAKI.bot), "level_results", made)
    monkeypatch.setattr(type(TAKI.bot), "results_stale", False)
    for level, sentence in {
        "easy": "In the usual game, Medium beats Easy in about 60 of 100 matches.",
        "medium": "In the usual game, Medium beats Easy in about 60 of 100 matches.",
        "expert": "In the usual game, Expert beats Medium in about 55 of 100 matches.",
    }.items():
        scene.plan.players = 2
        scene.plan.levels[0] = level
        assert sentence in about(stage)
        scene.plan.players = 3
        assert sentence not in about(stage), "it was measured for two"
    monkeypatch.setattr(type(TAKI.bot), "results_stale", True)
    scene.plan.players = 2
    assert "In the usual game" not in about(stage)
