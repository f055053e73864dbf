"""One table of keys: what a button shows and what a key does cannot come apart."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.games.texas.game import TEXAS
from game.match.match import Match
from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH, Spoken
from game.text.message import ENGLISH_LANGUAGE, Language, Pattern, language_of, speak
from game.ui import routes
from game.ui.features.match.match_page import TablePage
from game.ui.features.settings.keyboard_pages import lines
from game.ui.features.settings.keys_page import KeysPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.key_bindings import (
    conflicts_with,
    every_command,
    of_game,
    read,
    to_settings,
    written,
)
from game.ui.kit.input.chord import Chord
from game.ui.kit.input.commands import (
    CARD_COMMANDS,
    EXPLAIN_THIS,
    FIND_IN_RULES,
    GO_BACK,
    MUTE_SOUND,
    OFFER_KEY_ATTRIBUTE,
    OPEN_HELP,
    OPEN_RULES,
    PASTE_TEXT,
    PROGRAM_COMMANDS,
    QUIT_NOW,
    REDO_MOVE,
    SCOPES_ACTIVE_TOGETHER,
    SHOW_CLOSE_UP,
    SHOW_HINT,
    TOGGLE_FULL_SCREEN,
    UNDO_MOVE,
    Command,
    CommandGroup,
    Scope,
    choose,
    filled,
)
from game.ui.kit.input.events import Key, key_of
from game.ui.program import leave_for
from game.ui.table.model.drag_state import card_keys
from tests.sitting import at_table
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, Stage
from tests.words.foreign import HEBREW_LANGUAGE

PLAYED = [game for game in GAMES if game.table is not None]


def pressed(command: Command) -> Key:
    """The key that is shown with a command."""
    first = command.keys[0]
    return Key(first.key, bool(first.shift), bool(first.control), first.alt)


def test_no_two_commands_that_hold_at_the_same_time_share_a_key() -> None:
    found = conflicts_with({}, every_command())
    assert [(one.name, other.name, key.shown) for one, other, key in found] == []


def test_commands_have_names_of_their_own() -> None:
    commands = every_command()
    names = [one.name for one in commands]
    assert len(names) == len(set(names))
    assert all(one.label and one.where and one.keys for one in commands)


GERMAN_LETTERS = {"offers-draw": "Z", "offers-add": "L", "offers-lay": "A"}
"""Ziehen, anlegen, auslegen: the letters of laying and adding change places."""


class Letters(Language):
    """English but for the letters of offers: a language in which to draw is “ziehen”."""

    def pattern(self, name: str) -> Pattern:
        message, _, attribute = name.partition(".")
        letter = GERMAN_LETTERS.get(message) if attribute == OFFER_KEY_ATTRIBUTE else None
        return (letter,) if letter else super().pattern(name)


@pytest.fixture
def letters() -> Iterator[None]:
    speak(Letters(SPOKEN_ENGLISH))
    yield
    speak(ENGLISH_LANGUAGE)


def test_a_language_has_letters_of_its_own_and_bindings_keep_their_names(
    letters: None, stage: Stage
) -> None:
    drawing = next(one for one in of_game(TAKEAWAY) if one.name == "takeaway d")
    assert drawing.shown == "Z" and drawing.label == "Draw from the deck"
    choose({"takeaway d": (Chord("y"),)})
    assert drawing.shown == "Y"
    choose({})


@pytest.mark.parametrize("spoken", ALL_SPOKEN, ids=lambda one: one.tag)
def test_no_two_commands_share_a_key_in_any_language_that_ships(spoken: Spoken) -> None:
    speak(language_of(spoken))
    try:
        found = conflicts_with({}, every_command())
    finally:
        speak(ENGLISH_LANGUAGE)
    assert [(one.name, other.name, key.shown) for one, other, key in found] == []


def test_a_language_without_letters_has_those_of_english(stage: Stage) -> None:
    usual = {one.name: one.usual for one in every_command()}
    speak(HEBREW_LANGUAGE)
    try:
        assert {one.name: one.usual for one in every_command()} == usual
    finally:
        speak(ENGLISH_LANGUAGE)


def test_help_and_the_page_of_keys_have_the_letters_of_the_language(
    letters: None, stage: Stage
) -> None:
    stage.sit(2, game=GAMES_BY_NAME["rummy500"])
    wanted = {"Draw from the deck": "Z", "Lay a meld": "A", "Add to a meld": "L"}
    helped = {line.says: line.keys[0] for line in lines(stage.top(TablePage), CommandGroup.PAGE)}
    assert wanted.items() <= helped.items()
    stage.app.navigator.open(routes.Keys())
    page = stage.top(KeysPage)
    page._turn("games")
    shown = [node.name for node in stage.nodes]
    for label, letter in wanted.items():
        assert any(one.startswith(label) and one.endswith(f": {letter}") for one in shown)


def test_keys_that_a_player_bound_stay_theirs_in_every_language(stage: Stage) -> None:
    app = stage.app
    app.set("keys", {"hint": ["z"]})
    try:
        speak(Letters(SPOKEN_ENGLISH))
        app.set("deck", "four")
        commands = {one.name: one for one in every_command()}
        assert SHOW_HINT.shown == "Z", "the player’s own"
        assert commands["takeaway d"].shown == "D", "the offer makes way"
        assert conflicts_with(read(app.settings.keys), list(commands.values())) == []
        speak(ENGLISH_LANGUAGE)
        app.set("deck", "two")
        assert SHOW_HINT.shown == "Z"
        assert next(one for one in every_command() if one.name == "takeaway d").shown == "D"
    finally:
        speak(ENGLISH_LANGUAGE)
        choose({})


def test_a_bound_letter_that_is_usual_in_english_is_kept_for_other_languages(stage: Stage) -> None:
    bound = {"takeaway d": ["d"]}
    assert written(read(bound)) == bound
    assert to_settings(read({**bound, "hint": ["f15"]}), {}) == {"hint": ["f15"], **bound}


def test_an_offer_whose_english_letter_is_taken_as_well_has_a_free_one(stage: Stage) -> None:
    speak(Letters(SPOKEN_ENGLISH))
    try:
        found = read({"hint": ["z"], "undo": ["d"]})
        assert found["hint"] == (Chord("z"),) and found["undo"] == (Chord("d"),)
        assert found["takeaway d"][0].key not in "zd"
        assert conflicts_with(found, every_command()) == []
    finally:
        speak(ENGLISH_LANGUAGE)


def test_the_letter_of_the_language_takes_the_offer(letters: None, stage: Stage) -> None:
    match = Match(TEXAS, TEXAS.setup(2, {}, 3), NAMES[:2])
    while match.state.asked != PERSON_SEAT:
        match.play(match.moves_now()[0])
    before = len(match.moves)
    stage.sit_at(match)
    stage.key("d")
    assert len(match.moves) == before
    stage.key("z")
    assert match.moves[before] == (PERSON_SEAT, "draw stock")


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_the_letters_of_a_games_offers_are_those_that_its_table_declares(
    game: Game[Any, Any], stage: Stage
) -> None:
    declared = {one.usual[0].key for one in of_game(game)}
    seen: set[str] = set()
    rng = Random(3)
    scene = stage.sit(2, game=game, seed=3)
    table, match = scene.show.table, scene.session.match
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
        match.play(match.game.write(match.game.bot.rollout_move(match.state, rng)))
    assert seen
    assert seen <= declared


# Every page, in every state that matters.


ELSEWHERE = {
    *("next-move", "redo", "lay-all", "result", "again", "undelete"),
    *("stay", "try-again", "leave-anyhow", "stay-here", "contents", "last-mistake", "earlier"),
}
"""Commands whose buttons are on no page, or cannot be used there, as these pages are made."""


@pytest.mark.night
def test_what_pages_show_holds_in_their_places_and_every_key_presses_its_button(
    stage: Stage,
) -> None:
    """All pages are built once, and the first key of each command is pressed on one of them."""
    seen: set[str] = set()
    for name, made in {**PAGES, **TABLES}.items():
        for path in stage.app.match_store.paths():
            path.unlink()
        stage.worker.slow = False
        made(stage)
        page = stage.scene
        stage.app.send(Key("f15"))
        assert len(page.places) == 1 or page.places in SCOPES_ACTIVE_TOGETHER, name
        here = {*page.places, Scope.EVERYWHERE}
        known = {one.name for one in page.commands}
        # ``test_commands_nothing_lost`` presses the keys of what stands behind a button.
        seen |= {command.name for command, _ in page.behind}
        # The way back is pressed last, since it leaves the page.
        for node in sorted(page.tree.nodes, key=lambda node: node.command == GO_BACK):
            command = node.command
            if command is None:
                continue
            assert here & set(command.where), (name, command.name)
            assert command.name in known, (name, command.name)
            if command.name in seen or not node.enabled or node.act is None:
                continue
            done: list[str] = []
            node.act = lambda done=done: done.append("pressed")
            stage.app.send(pressed(command))
            assert done or command in (GO_BACK, MUTE_SOUND, SHOW_CLOSE_UP), (name, command.name)
            seen.add(command.name)
    left = {one.name for one in PROGRAM_COMMANDS if not one.unseen} - seen
    assert left - ELSEWHERE == {one for one in left if one.startswith("tab-")}
    assert left >= ELSEWHERE, "strike these off"


# Keys.


@pytest.mark.parametrize(
    ("key", "command"),
    [
        (Key("h"), SHOW_HINT),
        (Key("u"), UNDO_MOVE),
        (Key("y"), REDO_MOVE),
        (Key("z", control=True), UNDO_MOVE),
        (Key("y", control=True), REDO_MOVE),
        (Key("z", shift=True, control=True), REDO_MOVE),
        (Key("f1"), OPEN_RULES),
        (Key("f4"), EXPLAIN_THIS),
        (Key("f", control=True), FIND_IN_RULES),
        (Key("v", control=True), PASTE_TEXT),
        (Key("q", control=True), QUIT_NOW),
        (Key("f11"), TOGGLE_FULL_SCREEN),
        (Key("return", alt=True), TOGGLE_FULL_SCREEN),
        (Key("?"), OPEN_HELP),
        (Key("m"), MUTE_SOUND),
        (Key("escape"), GO_BACK),
    ],
    ids=lambda one: getattr(one, "name", None),
)
def test_the_usual_keys_mean_what_they_always_meant(key: Key, command: Command) -> None:
    assert command.matches(key)


def test_a_letter_with_another_key_held_is_another_key() -> None:
    assert not SHOW_HINT.matches(Key("h", control=True))
    assert not SHOW_HINT.matches(Key("h", shift=True))
    assert not SHOW_HINT.matches(Key("h", alt=True))
    assert GO_BACK.matches(Key("escape", shift=True))


def test_a_sign_that_is_written_with_shift_is_a_key_by_itself() -> None:
    shifted = {"shift": True, "control": False, "alt": False}
    assert key_of("/", "?", **shifted) == Key("?")
    assert key_of("ß", "?", **shifted) == Key("?")
    assert key_of("h", "H", **shifted) == Key("h", shift=True)
    assert key_of("1", "!", **shifted) == Key("1", shift=True)
    assert key_of("tab", "", **shifted) == Key("tab", shift=True)


def test_a_key_is_shown_as_it_stands_on_the_keyboard() -> None:
    shown = [
        one.shown for one in (SHOW_HINT, OPEN_RULES, TOGGLE_FULL_SCREEN, FIND_IN_RULES, GO_BACK)
    ]
    assert shown == ["H", "F1", "F11", "Ctrl+F", "Escape"]


def test_sentences_take_the_keys_they_name_from_the_table() -> None:
    assert filled("The key {full-screen} does it too.") == "The key F11 does it too."


def test_the_settings_page_names_the_keys(stage: Stage) -> None:
    said = ""
    for name in ("fullscreen", "muted"):
        stage.show(SettingsPage(stage.app, name))
        said += stage.said()
    assert "F11 does it too." in said
    assert "M does it too." in said
    assert "{" not in said


# What some of them do.


def test_undo_and_redo_answer_to_control_as_well(stage: Stage) -> None:
    scene = stage.sit(3, seed=3, moves=20)
    stage.asked()
    scene.moves.try_move(scene.session.match.moves_now()[0])
    stage.asked()
    played = len(scene.session.match.moves)
    for redo in (Key("z", shift=True, control=True), Key("y", control=True)):
        stage.app.send(Key("z", control=True))
        back = len(scene.session.match.moves)
        assert back < played
        stage.tick()
        stage.app.send(redo)
        assert len(scene.session.match.moves) > back
        stage.asked()


def test_alt_and_enter_fill_the_screen_and_press_nothing(stage: Stage) -> None:
    leave_for(stage.app, routes.Start())
    page = stage.scene
    stage.key("tab")
    stage.app.send(Key("return", alt=True))
    assert stage.app.settings.fullscreen
    assert stage.scene is page


def test_control_and_q_quit_anywhere_and_q_alone_asks(stage: Stage) -> None:
    leave_for(stage.app, routes.Start())
    stage.key("q")
    assert stage.app.running
    assert stage.scene.name == "quit"
    stage.key("escape")
    assert stage.scene.name == "start"
    stage.sit(3)
    stage.app.send(Key("q", control=True))
    assert not stage.app.running


def test_a_click_on_quit_is_meant(stage: Stage) -> None:
    leave_for(stage.app, routes.Start())
    stage.click("Quit")
    assert not stage.app.running


def hand(stage: Stage) -> TablePage:
    """A hand of more than ten cards."""
    scene = stage.sit(2, game=GAMES_BY_NAME["rummy500"], seed=3, moves=1)
    stage.asked()
    assert 10 < len(scene.show.hand.order) < 20
    return scene


def test_digits_lead_to_the_cards_of_the_hand_and_pick_them(stage: Stage) -> None:
    scene = hand(stage)
    stage.key("3")
    assert scene.focus == card_keys(scene.show, PERSON_HAND_ZONE)[2]
    stage.key("0")
    assert scene.focus == card_keys(scene.show, PERSON_HAND_ZONE)[9]
    stage.key("1", shift=True)
    assert scene.focus == card_keys(scene.show, PERSON_HAND_ZONE)[10]
    assert not scene.show.hand.picks
    stage.key("1", shift=True)
    assert scene.show.hand.picks or scene.model.notice
    stage.app.send(Key("5", control=True))
    assert "You don’t have a card 25." in stage.said()
    assert scene.holds(CARD_COMMANDS[0])


def test_home_and_end_lead_to_the_first_and_the_last_card(stage: Stage) -> None:
    scene = hand(stage)
    stage.key("4", "end")
    assert scene.focus == card_keys(scene.show, PERSON_HAND_ZONE)[-1]
    stage.key("home")
    assert scene.focus == card_keys(scene.show, PERSON_HAND_ZONE)[0]
