"""Keys of one's own: seen, changed, exchanged, kept, and never two meanings of one key."""

import json
from random import Random

import pygame
import pytest

from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES_BY_NAME
from game.text.message import told
from game.ui import key_bindings, routes
from game.ui.app.app import App
from game.ui.features.settings.keyboard_pages import lines
from game.ui.features.settings.keys_page import KEYS_TAB_TITLES, KeysPage, part_of, where
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.key_bindings import changed, conflicts_with, every_command, read, written
from game.ui.kit.input.chord import Chord, chord
from game.ui.kit.input.commands import (
    CARD_COMMANDS,
    CHOICE_COMMANDS,
    GO_BACK,
    GO_RIGHT,
    GO_TO_NEXT_AREA,
    MUTE_SOUND,
    OPEN_LOG,
    PRESS_FOCUSED,
    SHOW_HINT,
    UNDO_MOVE,
    Command,
    CommandGroup,
    choose,
)
from game.ui.kit.input.events import Device, Key, Moved, Press
from game.ui.table.model.drag_state import card_keys
from tests.key_bindings import all_other
from tests.together import check_each
from tests.ui.pages import PAGES, TABLES, taught
from tests.ui.stage import Stage

F15, F14 = Chord("f15"), Chord("f14")


@pytest.fixture
def page(stage: Stage) -> KeysPage:
    stage.app.navigator.open(routes.Keys())
    return stage.top(KeysPage)


def press(stage: Stage, page: KeysPage, command: Command, *answers: str) -> None:
    """Open what can be done with a command, and give an answer of each dialog."""
    page.open(command)
    for answer in answers:
        stage.click(answer)


def kept(stage: Stage) -> dict[str, list[str]]:
    """What stands in the file of the settings."""
    text = stage.app.settings_file.path.read_text(encoding="utf-8")
    found: dict[str, list[str]] = json.loads(text)["keys"]
    return found


@pytest.mark.parametrize("part", KEYS_TAB_TITLES)
def test_each_part_of_the_list_can_be_opened(stage: Stage, page: KeysPage, part: str) -> None:
    stage.click(f"Commands: {told(KEYS_TAB_TITLES[part])}")
    assert page.part == part
    rows = [one for one in every_command() if part_of(one) == part]
    assert rows
    shown = {node.key for node in stage.nodes}
    assert all(f"command {one.name}" in shown for one in rows)


def test_each_command_says_where_it_holds() -> None:
    def check(command: Command) -> None:
        assert where(command)

    check_each(check, every_command(), lambda one: one.name)


# Changing.


def test_a_key_is_changed_by_pressing_another_and_holds_at_once(
    stage: Stage, page: KeysPage
) -> None:
    press(stage, page, SHOW_HINT, "Change H")
    for key in (pygame.K_LSHIFT, pygame.K_F15):
        stage.app._take(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_NONE))
    assert stage.scene is page
    assert SHOW_HINT.keys == (F15,)
    assert kept(stage) == {"hint": ["f15"]}
    page._turn("table")
    assert any(node.name == "Hint (table): F15" for node in stage.nodes)


def test_chords_are_taken_with_what_is_held(stage: Stage, page: KeysPage) -> None:
    press(stage, page, SHOW_HINT, "Change H")
    stage.app.send(Key("k", shift=True, control=True))
    assert [one.shown for one in SHOW_HINT.keys] == ["Ctrl+Shift+K"]


def test_escape_leaves_a_key_as_it_is(stage: Stage, page: KeysPage) -> None:
    press(stage, page, SHOW_HINT, "Change H")
    stage.key("escape")
    assert stage.scene is page
    assert SHOW_HINT.keys == SHOW_HINT.usual


def test_a_key_that_a_command_has_already_is_told_and_changes_nothing(
    stage: Stage, page: KeysPage
) -> None:
    page.give(SHOW_HINT, None, F15)
    before = SHOW_HINT.keys
    page.give(SHOW_HINT, None, F15)
    assert "F15 does that already." in stage.said()
    assert SHOW_HINT.keys == before
    stage.key("escape")
    page.give(SHOW_HINT, F15, F15)
    assert stage.scene is page, "the same key once more is no news"


@pytest.mark.parametrize("key", ["m", "?", "f11"])
def test_keys_that_mean_the_same_everywhere_can_be_asked_for_as_well(
    stage: Stage, page: KeysPage, key: str
) -> None:
    press(stage, page, SHOW_HINT, "Change H")
    stage.key(key)
    assert stage.scene.name in ("exchange", "notice")
    assert not stage.app.settings.muted and not stage.app.settings.fullscreen


def test_a_second_key_is_added_and_removed_and_the_last_one_stays(
    stage: Stage, page: KeysPage
) -> None:
    press(stage, page, SHOW_HINT)
    assert "Without" not in stage.said()
    stage.click("Add key")
    stage.key("f15")
    assert [one.shown for one in SHOW_HINT.keys] == ["H", "F15"]
    press(stage, page, SHOW_HINT, "Remove H")
    assert SHOW_HINT.keys == (F15,)


def test_one_command_or_all_of_them_have_their_usual_keys_again(
    stage: Stage, page: KeysPage
) -> None:
    for command, key in ((SHOW_HINT, "f15"), (OPEN_LOG, "f14")):
        press(stage, page, command, f"Change {command.shown}")
        stage.key(key)
    press(stage, page, SHOW_HINT, "Reset to H")
    assert (SHOW_HINT.keys, OPEN_LOG.keys) == (SHOW_HINT.usual, (F14,))
    stage.click("Reset all")
    stage.click("Reset all")
    assert OPEN_LOG.keys == OPEN_LOG.usual
    assert kept(stage) == {}


def test_a_key_that_stands_alone_goes_on_to_mean_the_same_whatever_is_held(
    stage: Stage, page: KeysPage
) -> None:
    press(stage, page, CARD_COMMANDS[0], "Change 1")
    stage.key("f15")
    assert CARD_COMMANDS[0].keys == (Chord("f15", None, None),)


# Clashes.


def test_two_commands_exchange_their_keys_if_the_player_agrees(
    stage: Stage, page: KeysPage
) -> None:
    press(stage, page, SHOW_HINT, "Change H")
    stage.key("o")
    assert "O does “Skip to me”" in stage.said()
    assert "“Skip to me” would get H instead." in stage.said()
    stage.click("Keep it")
    assert SHOW_HINT.keys == SHOW_HINT.usual
    press(stage, page, SHOW_HINT, "Change H")
    stage.key("o")
    stage.click("Swap keys")
    assert SHOW_HINT.shown == "O"
    assert kept(stage) == {"hint": ["o"], "on-to-my-turn": ["h"]}


def test_the_letters_of_offers_clash_with_the_commands_of_the_table(
    stage: Stage, page: KeysPage
) -> None:
    """Of one that several games have nobody loses anything."""
    press(stage, page, SHOW_HINT, "Change H")
    stage.key("d")
    assert stage.scene.name == "notice"
    assert "D is taken on the same page: Draw from the deck." in stage.said()
    stage.click("OK")
    assert SHOW_HINT.keys == SHOW_HINT.usual


def test_a_key_is_free_where_the_two_never_hold_at_the_same_time(
    stage: Stage, page: KeysPage
) -> None:
    """R restarts a match in the menu."""
    press(stage, page, UNDO_MOVE, "Change U")
    stage.key("f15")
    taki = next(one for one in every_command() if one.name == "taki b")
    press(stage, page, taki, "Change B")
    stage.key("r")
    assert taki.shown == "R"


def test_any_single_key_can_be_changed_and_nothing_clashes() -> None:
    commands = every_command()
    for one in commands:
        change = changed(one, one.usual[0], F15, {}, commands)
        assert change.chosen is not None and change.loser is None
        assert change.chosen[one.name][0] == F15
    # It is one law for each, so it is enough to look at some together.
    assert (
        conflicts_with(
            {one.name: (Chord(f"f{20 + n}"),) for n, one in enumerate(commands)}, commands
        )
        == []
    )


def test_whatever_is_exchanged_nothing_ever_clashes() -> None:
    rng, commands = Random(5), every_command()
    keys = [one.usual[0] for one in commands]
    chosen: dict[str, tuple[Chord, ...]] = {}
    done = 0
    for _ in range(60):
        one = rng.choice(commands)
        old = rng.choice([None, key_bindings.keys_of(one, chosen)[0]])
        change = changed(one, old, rng.choice(keys), chosen, commands)
        if (
            change.chosen is not None
            and len(change.chosen.get(one.name, ())) <= key_bindings.MAX_COMMAND_KEY_COUNT
        ):
            chosen, done = change.chosen, done + 1
    assert done > 5
    assert conflicts_with(chosen, commands) == []
    assert read(written(chosen)) == chosen


# Kept.


def test_keys_are_there_again_after_a_restart(stage: Stage, page: KeysPage) -> None:
    press(stage, page, SHOW_HINT, "Change H")
    stage.key("f15")
    choose({})
    again = App(stage.app.profile)
    again.close()
    assert SHOW_HINT.keys == (F15,)


@pytest.mark.parametrize(
    "damaged",
    [
        {"hint": "f15"},
        {"hint": []},
        {"hint": [3, None, "", "meta+h", "ctrl+ctrl+h", "a" * 99, " h", "H", "shift"]},
        {"hint": {"f15": 1}, "no such command": ["f15"]},
        {3: 4},
    ],
)
def test_what_cannot_be_read_of_the_keys_is_left_out(damaged: dict[str, object]) -> None:
    assert read(damaged) == {}


def test_what_can_be_read_beside_it_holds() -> None:
    assert read({"hint": [7, "f15"], "log": "x", "undo": ["ctrl+f14"]}) == {
        "hint": (F15,),
        "undo": (Chord("f14", True),),
    }


def test_a_chosen_key_gives_way_to_a_command_that_has_it_by_now() -> None:
    """As a newer program may have a command that an older one had not."""
    assert read({"hint": ["o"]}) == {}
    assert read({"hint": ["o", "f15"]}) == {"hint": (F15,)}
    assert read({"hint": ["o"], "on-to-my-turn": ["h"]}) == {
        "hint": (Chord("o"),),
        "on-to-my-turn": (Chord("h"),),
    }
    assert read({"hint": ["f15"], "log": ["f15"]}) in ({"hint": (F15,)}, {"log": (F15,)})


def test_keys_of_commands_unknown_here_stay_in_the_settings(stage: Stage) -> None:
    stage.app.set("keys", {"of-tomorrow": ["f15"]})
    stage.app.navigator.open(routes.Keys())
    press(stage, stage.top(KeysPage), SHOW_HINT, "Change H")
    stage.key("f15")
    assert kept(stage) == {"of-tomorrow": ["f15"], "hint": ["f15"]}


@pytest.mark.parametrize("text", ["h", "ctrl+z", "any+1", "ctrl+alt+shift++", "+", "page down"])
def test_a_chord_is_read_as_it_is_written(text: str) -> None:
    assert chord(text).written == text


# Everything else follows.


def test_buttons_sentences_and_the_focus_follow(stage: Stage) -> None:
    choose(
        {"hint": (F15,), "mute": (F14,), "go-right": (Chord("l", True),), "press": (Chord("f13"),)}
    )
    stage.show(SettingsPage(stage.app, "muted"))
    assert "F14 does it too." in stage.said()
    scene = TABLES["playing rummy500, 3"](stage)
    assert next(node.shortcut for node in stage.nodes if node.command == SHOW_HINT) == "F15"
    stage.key("1")
    first = scene.focus
    stage.key("right")
    assert scene.focus == first
    stage.app.send(Key("l", control=True))
    assert scene.focus == card_keys(scene.show, PERSON_HAND_ZONE)[1]
    assert GO_RIGHT.matches(Key("l", control=True)) and not PRESS_FOCUSED.matches(Key("return"))


def test_letters_are_typed_whatever_they_mean_and_the_usual_keys_lead_out_of_a_field(
    stage: Stage,
) -> None:
    choose(
        {
            one.name: (Chord(key),)
            for one, key in ((GO_TO_NEXT_AREA, "x"), (GO_BACK, "y"), (MUTE_SOUND, "z"))
        }
    )
    PAGES["rules searched"](stage)
    page = stage.scene
    page.set_focus(page.tree.by_key["search"])
    stage.type("xyz")
    assert page.tree.by_key["search"].value == "breakerxyz"
    assert not stage.app.settings.muted
    stage.key("tab")
    assert page.focus != "search"
    stage.key("tab")
    before = page.focus
    stage.key("x")
    assert page.focus != before


def test_a_match_is_played_with_keys_that_were_all_changed(stage: Stage) -> None:
    choose(all_other())
    keys = all_other()
    assert all(one.keys == keys[one.name] for one in every_command())
    assert all(one.keys[0] not in one.usual for one in every_command())
    scene = stage.sit(2, game=GAMES_BY_NAME["taki"], seed=3, options={})
    while True:
        stage.asked()
        if stage.scene.name == "result":
            break
        before = len(scene.session.match.moves)
        _move(stage)
        if stage.scene.name == "choice":
            stage.app.send(_first(CHOICE_COMMANDS[0]))
        assert len(scene.session.match.moves) > before


def _move(stage: Stage) -> None:
    """Make a move by a button's key, else by picking one card after another."""
    for card in CARD_COMMANDS:
        buttons = _buttons(stage)
        if buttons:
            stage.app.send(buttons[0])
            return
        for _ in range(2):
            stage.app.send(_first(card))
        stage.tick()
    raise AssertionError("nothing can be done with any card")


def _buttons(stage: Stage) -> list[Key]:
    """The keys of the buttons that make a move just now."""
    made = [one for one in stage.nodes if one.role == "button" and one.enabled]
    return [_first(one.command) for one in made if one.command and one.command.game]


def _first(command: Command) -> Key:
    key = command.keys[0]
    return Key(key.key, control=bool(key.control))


# What is said follows what is played with.


def test_prompts_lessons_and_buttons_follow_the_device(stage: Stage) -> None:
    taught(stage, game="take", name="turn", place=1)
    stage.app.send(Moved(3, 3))
    stage.app.send(Press(3, 3))
    assert "Click the pile" in stage.said()
    stage.key("f18")
    assert "Go to the pile and press Enter" in stage.said()
    stage.app.send(Press(3, 3), Device.TOUCH)
    assert "Tap the pile" in stage.said()
    stage.app.send(Key("", button="y"), Device.PAD)
    assert "Go to the pile and press A" in stage.said()
    stage.app.set("keys", {"press": ["f13"]})
    stage.key("f18")
    assert "Go to the pile and press F13" in stage.said()


@pytest.mark.parametrize("name", ["start", "pause", "playing rummy500, 3", "replay of takeaway, 4"])
def test_every_button_shows_and_answers_to_its_key_when_all_were_changed(
    stage: Stage, name: str
) -> None:
    (PAGES | TABLES)[name](stage)
    chosen = all_other()
    stage.app.set("keys", written(chosen))
    stage.key("f18")
    shown = [node.key for node in stage.nodes if node.command and node.act and node.enabled]
    assert len(shown) > 4
    for key in shown:
        node = stage.scene.tree.by_key[key]
        assert node.command is not None
        assert node.shortcut == chosen[node.command.name][0].shown
        done: list[str] = []
        node.act = lambda done=done: done.append("pressed")
        stage.app.send(_first(node.command))
        assert done or node.command in (GO_BACK, MUTE_SOUND)
    told = {key for sort in CommandGroup for line in lines(stage.scene, sort) for key in line.keys}
    assert told >= {chosen[one.name][0].shown for one in stage.scene.commands}
