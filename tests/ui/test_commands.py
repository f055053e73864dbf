"""One table of keys: what a button shows and what a key does cannot come apart."""

from itertools import combinations
from random import Random

import pytest

from game.games import GAMES
from game.ui.pages.settings import SettingsPage
from game.ui.window.commands import (
    BACK,
    CLOSE_RULES,
    COMMANDS,
    FIND,
    FULL_SCREEN,
    HINT,
    MUTE,
    PASTE,
    REDO,
    RULES,
    UNDO,
    Chord,
    Command,
    Place,
    filled,
)
from game.ui.window.inputs import Key
from tests.sitting import at_table
from tests.ui.stage import Stage

EITHER = (False, True)
PLAYED = [game for game in GAMES if game.table is not None]


def pressed(chord: Chord) -> set[Key]:
    """Every way in which a chord can be pressed."""
    return {
        Key(chord.key, shift, control)
        for shift in EITHER
        for control in EITHER
        if chord.by(Key(chord.key, shift, control))
    }


def presses(command: Command) -> set[Key]:
    return {key for chord in command.keys for key in pressed(chord)}


@pytest.mark.parametrize("place", Place, ids=lambda place: place.name.lower())
def test_no_two_commands_of_one_place_share_a_key(place: Place) -> None:
    here = [one for one in COMMANDS if {place, Place.EVERYWHERE} & set(one.where)]
    shared = [
        (one.name, other.name)
        for one, other in combinations(here, 2)
        if presses(one) & presses(other)
    ]
    assert shared == []


def test_commands_have_names_of_their_own() -> None:
    names = [one.name for one in COMMANDS]
    assert len(names) == len(set(names))
    assert all(one.label and one.where and one.keys for one in COMMANDS)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_no_offer_has_the_key_of_a_command_of_the_table(game: object, stage: Stage) -> None:
    taken = {
        key.name
        for one in COMMANDS
        if {Place.TABLE, Place.EVERYWHERE} & set(one.where) and one.name != "result"
        for key in presses(one)
        if not key.control
    }
    seen: set[str] = set()
    rng = Random(3)
    scene = stage.sit(2, game=game, seed=3)  # type: ignore[arg-type]
    table, match = scene.show.table, scene.sitting.match
    for _ in range(150):
        if match.state.over:
            break
        if match.state.asked == 0:
            view = match.view(match.state.asked)
            hands = view.get("hands") or [[]]
            for cards in ((), *((text,) for text in hands[0])):
                seen |= {
                    one.key.lower()
                    for one in table.offers(match.state, cards, at_table("You", "A"))
                }
        match.play(match.game.write(match.game.knowledge.policy(match.state, rng)))
    assert seen
    assert not seen & taken


@pytest.mark.parametrize(
    ("key", "command"),
    [
        (Key("h"), HINT),
        (Key("u"), UNDO),
        (Key("y"), REDO),
        (Key("z", control=True), UNDO),
        (Key("y", control=True), REDO),
        (Key("z", shift=True, control=True), REDO),
        (Key("f1"), RULES),
        (Key("f1"), CLOSE_RULES),
        (Key("f", control=True), FIND),
        (Key("v", control=True), PASTE),
        (Key("f11"), FULL_SCREEN),
        (Key("m"), MUTE),
        (Key("escape"), BACK),
    ],
    ids=lambda one: getattr(one, "name", None),
)
def test_the_usual_keys_mean_what_they_always_meant(key: Key, command: Command) -> None:
    assert command.by(key)
    other = Key(key.name, key.shift, not key.control)
    assert command.by(other) == (other in presses(command))


def test_a_key_is_shown_as_it_stands_on_the_keyboard() -> None:
    shown = [one.shown for one in (HINT, RULES, FULL_SCREEN, FIND, BACK)]
    assert shown == ["H", "F1", "F11", "Ctrl+F", "Escape"]


def test_sentences_take_the_keys_they_name_from_the_table() -> None:
    assert filled("The key {full-screen} does it too.") == "The key F11 does it too."


def test_the_settings_page_names_the_keys(stage: Stage) -> None:
    said = ""
    for name in ("fullscreen", "muted"):
        stage.show(SettingsPage(stage.app, name))
        said += stage.said()
    assert "The key F11 does it too." in said
    assert "the key M does it too." in said
    assert "{" not in said


def test_undo_and_redo_answer_to_control_as_well(stage: Stage) -> None:
    scene = stage.sit(3, seed=3, moves=20)
    stage.asked()
    scene.moves.try_move(scene.sitting.match.moves_now()[0])
    stage.asked()
    played = len(scene.sitting.match.moves)
    stage.app.send(Key("z", control=True))
    back = len(scene.sitting.match.moves)
    assert back < played
    stage.tick()
    stage.app.send(Key("z", shift=True, control=True))
    assert len(scene.sitting.match.moves) > back
