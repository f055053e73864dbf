"""The help page tells the keys that hold on the page below it, and follows the player's own."""

from game.text.message import told
from game.ui import routes
from game.ui.features.settings.keyboard_pages import HelpPage, lines
from game.ui.kit.input.chord import Chord
from game.ui.kit.input.commands import (
    COMMAND_SERIES,
    PROGRAM_COMMANDS,
    SHOW_HINT,
    CommandGroup,
    Scope,
    choose,
)
from game.ui.kit.input.events import Device, Key
from game.ui.program import leave_for
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage


def test_a_question_mark_asks_for_the_keys_and_again_leads_back(stage: Stage) -> None:
    leave_for(stage.app, routes.Start())
    below = stage.scene
    stage.key("?")
    assert stage.top(HelpPage).about is below
    stage.key("?")
    assert stage.scene is below


def test_a_question_mark_is_typed_into_a_field(stage: Stage) -> None:
    PAGES["rules searched"](stage)
    page = stage.scene
    page.set_focus(page.tree.by_key["search"])
    stage.key("?")
    assert stage.scene is page
    stage.key("tab", "?")
    assert stage.scene.name == "help"


def test_every_command_of_a_place_is_on_the_help_page_of_it(stage: Stage) -> None:
    """And nothing else, whatever the page is."""
    for made in (PAGES["start"], PAGES["pause"], PAGES["settings"], PAGES["a running deal"]):
        made(stage)
        page = stage.scene
        said = {line.says for sort in CommandGroup for line in lines(page, sort)}
        wanted = {one.label for one in page.commands}
        for some, called in COMMAND_SERIES:
            if some[0] in page.commands:
                wanted = wanted - {one.label for one in some} | {str(called)}
        assert said == wanted
        here = {*page.places, Scope.EVERYWHERE, Scope.FOCUS}
        assert {one.name for one in PROGRAM_COMMANDS if here & set(one.where)} <= {
            one.name for one in page.commands
        }


def test_what_does_nothing_just_now_is_told_so_and_stands_behind(stage: Stage) -> None:
    TABLES["playing rummy500, 3"](stage)
    told = lines(stage.scene, CommandGroup.PAGE)
    held = [line.holds for line in told]
    assert held == sorted(held, reverse=True)
    by_name = {line.says: line.holds for line in told}
    assert by_name["Draw from the deck"] and by_name["Hint"]
    assert not by_name["Discard"]
    stage.key("?")
    assert "Discard (not just now)" in stage.said()


def test_a_gamepads_player_is_told_its_buttons(stage: Stage) -> None:
    TABLES["playing rummy500, 3"](stage)
    told = {line.says: line.keys for line in lines(stage.scene, CommandGroup.MOVING, Device.PAD)}
    assert told["Press the focused one"] == ("A",)
    assert "To the first card or line" not in told


def test_the_help_page_and_the_buttons_follow_the_players_own_keys(stage: Stage) -> None:
    choose({SHOW_HINT.name: (Chord("f14"),)})
    TABLES["playing rummy500, 3"](stage)
    assert next(node.shortcut for node in stage.nodes if node.command == SHOW_HINT) == "F14"
    stage.key("?")
    hint = [node.name for node in stage.nodes if node.name in ("F14", "H")]
    assert hint == ["F14"]


def test_with_a_gamepad_the_help_page_asks_what_keys_ask(stage: Stage) -> None:
    table = stage.sit(3, moves=12)
    stage.asked()
    stage.key("?")
    assert "ask-scores" not in stage.scene.tree.by_key
    stage.app.send(Key("", button="a"), Device.PAD)
    stage.app.announcements.take()
    stage.scene.set_focus(stage.scene.tree.by_key["ask-scores"])
    stage.app.send(Key("", button="a"), Device.PAD)
    assert stage.scene is table
    stage.tick()
    heard = [one.text for one in stage.app.announcements.take()]
    assert heard[-1] == told(table.queries.scores())
