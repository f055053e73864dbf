"""A gamepad does all that there is to be done, at any time and unplugged at any time."""

from collections.abc import Callable, Iterator
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.features.lessons.progress import Progress
from game.games import GAMES, GAMES_BY_NAME
from game.ui.app.gamepad import (
    DIRECTION_REPEAT_DELAY_SECONDS,
    DIRECTION_REPEAT_INTERVAL_SECONDS,
    LEFT_X_AXIS,
    LEFT_Y_AXIS,
    MIN_HELD_DEFLECTION_SHARE,
    MIN_PUSHED_DEFLECTION_SHARE,
    OCCASION_RUMBLES,
    RIGHT_Y_AXIS,
    STICK_SCROLL_INTERVAL_SECONDS,
    Gamepads,
)
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.keyboard_pages import TypingPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import pad_buttons
from game.ui.kit.input.commands import PROGRAM_COMMANDS, Command, Scope
from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import PAD_BUTTON_FACES, PadButton, PadStyle, face
from game.ui.kit.pages.page import Page
from game.ui.table.model.drag_state import card_keys
from tests.ui.padding import Held, Pad
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage
from tests.window.padded import Virtual
from tests.window.player import Pad as Player
from tests.window.test_matches import SHORT

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def pad(stage: Stage) -> Pad:
    stage.resize(1280, 800)
    return Pad(stage)


# Whole matches.


@pytest.mark.night
@every_game
def test_a_match_is_played_by_pad_alone_from_the_start_page_to_the_result(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 800)
    settings = stage.app.settings
    settings.remarks = False
    settings.last[game.name] = {"players": 2, "options": SHORT.get(game.name, {})}
    Progress(settings.lessons).finished(game.name, game.lessons[0])
    stage.show(StartPage(stage.app))
    player = Player(Held(stage))  # type: ignore[arg-type]
    player.called(f"Set up {game.title}…")
    player.called("Play")
    tree = player.play()
    assert tree["status"]["over"]
    player.called("Done")
    assert stage.scene.name == "start"


# Everything can be reached.

WAYS = (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT, PadButton.RIGHT_SHOULDER)
REACHED = {
    name: {**PAGES, **TABLES}[name]
    for name in (
        *("start with matches", "set-up of rummy500, most", "settings", "history of a match"),
        *("statistics of a game", "puzzles", "a deal of take"),
        *("playing texas, 10", "playing rummy500, 3", "rules of taki", "replay of take, 2"),
    )
}


@pytest.mark.night("playing rummy500, 3", "set-up of rummy500, most", "statistics of a game")
@pytest.mark.parametrize("name", REACHED)
def test_whatever_can_be_used_on_a_page_is_reached_by_pad(
    stage: Stage, pad: Pad, name: str
) -> None:
    """From what has the focus first, by directions and the right shoulder button."""
    page = REACHED[name](stage)
    pad.press(PadButton.RIGHT_SHOULDER)
    first = page.tree.focused
    assert first is not None
    rest, reached = [first.key], {first.key}
    # What a walk changes may show more: so it is walked again from everywhere, until none does.
    known = 0
    while rest or known < len(reached):
        if not rest:
            known, rest = len(reached), sorted(reached)
        here = rest.pop(0)
        for way in WAYS:
            node = page.tree.by_key.get(here)
            if node is None:
                continue
            page.set_focus(node)
            pad.press(way)
            focus = page.tree.focus
            if focus.startswith("section "):
                # Another section of the settings shows other things: this one again.
                page._go(page.tree.by_key[first.key])
                reached.add(focus)
            elif focus not in reached:
                reached.add(focus)
                rest.append(focus)
    wanted = {node.key for node in page.tree.reachable()}
    # The buttons beside a number do what left and right do on it.
    wanted = {key for key in wanted if key.rstrip("1").rstrip("+-") not in reached}
    assert {key for key in wanted if not key.startswith("section ")} <= reached


def test_no_two_commands_of_one_place_share_a_button() -> None:
    for place in Scope:
        here = [one for one in PROGRAM_COMMANDS if {place, Scope.EVERYWHERE} & set(one.where)]
        shared = [(one.name, other.name) for one, other in combinations(here, 2)
                  if one.pad is not None and one.pad is other.pad]  # fmt: skip
        assert shared == []


def test_every_button_in_the_map_is_of_a_command() -> None:
    assert set(pad_buttons.COMMAND_PAD_BUTTONS) <= {one.name for one in PROGRAM_COMMANDS}


# What the buttons are.


def test_what_is_pressed_acts_picks_goes_back_and_tells(stage: Stage, pad: Pad) -> None:
    table = stage.sit(2, game=GAMES_BY_NAME["take"], moves=12, seed=3)
    stage.asked()
    table.set_focus(table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[2]])
    pad.press(PadButton.X)
    assert table.show.hand.picked_slots() == [2]
    pad.press(PadButton.B)
    assert table.show.hand.picked_slots() == []
    pad.press(PadButton.Y)
    assert table.model.notice is not None
    pad.press(PadButton.B, PadButton.START)
    assert isinstance(stage.scene, PausePage)
    pad.press(PadButton.B)
    assert stage.scene is table
    how = table.show.hand.sort_order
    pad.press(PadButton.LEFT_TRIGGER)
    assert table.show.hand.sort_order != how
    pad.press(PadButton.LEFT_STICK)
    stage.asked()
    assert table.model.session.advice is not None


def test_undo_is_a_button_of_the_pad(stage: Stage, pad: Pad) -> None:
    table = stage.sit(3, seed=3, moves=20)
    stage.asked()
    table.moves.try_move(table.session.match.moves_now()[0])
    stage.asked()
    played = len(table.session.match.moves)
    pad.press(PadButton.RIGHT_STICK)
    assert len(table.session.match.moves) < played


def test_the_shoulder_buttons_change_the_area_to_and_fro(stage: Stage, pad: Pad) -> None:
    page = stage.show(StartPage(stage.app))
    pad.press(PadButton.RIGHT_SHOULDER, PadButton.RIGHT_SHOULDER)
    first = page.tree.focus
    pad.press(PadButton.RIGHT_SHOULDER)
    assert page.tree.focus != first
    pad.press(PadButton.LEFT_SHOULDER)
    assert page.tree.focus == first


def test_a_replay_is_gone_through_by_pad(stage: Stage, pad: Pad) -> None:
    page = PAGES["replay of take, 2"](stage)
    assert isinstance(page, ReplayPage)
    at = page.session.at
    pad.press(PadButton.RIGHT)
    assert page.session.at == at + 1
    pad.press(PadButton.LEFT, PadButton.LEFT)
    assert page.session.at == at - 1
    pad.press(PadButton.RIGHT_TRIGGER)
    later = page.session.at
    assert later in page.session.course.rounds
    pad.press(PadButton.DOWN)
    assert page.session.at in page.session.choices
    pad.press(PadButton.A)
    assert page.playing
    pad.press(PadButton.A, PadButton.X)
    assert not page.playing
    assert page.times == 2


def test_a_lesson_and_a_choice_are_gone_on_with_by_pad(stage: Stage, pad: Pad) -> None:
    page = TABLES["lesson of taki, run, step 1"](stage)
    pad.press(PadButton.RIGHT_SHOULDER)
    assert page.tree.focused is not None
    choice = PAGES["choice of jokers"](stage)
    pad.press(PadButton.RIGHT, PadButton.A)
    assert stage.scene is not choice


# Held and trembling.


def test_a_direction_that_is_held_comes_again_until_it_is_let_go(stage: Stage, pad: Pad) -> None:
    page = stage.set_up(GAMES_BY_NAME["taki"])
    places = [page.tree.focus]

    def later(seconds: float) -> bool:
        stage.now += seconds
        pad.tell()
        places.append(page.tree.focus)
        return places[-1] != places[-2]

    pad.down(PadButton.UP)
    assert page.tree.focus != places[0]
    places.append(page.tree.focus)
    assert not later(DIRECTION_REPEAT_DELAY_SECONDS - 0.02)
    assert later(0.03)
    assert not later(DIRECTION_REPEAT_INTERVAL_SECONDS - 0.02)
    assert later(0.03)
    assert stage.app.pads.next_due is not None
    pad.up(PadButton.UP)
    assert stage.app.pads.next_due is None
    assert not later(5.0)


def test_nothing_is_held_once_the_window_has_lost_the_focus(stage: Stage, pad: Pad) -> None:
    stage.show(StartPage(stage.app))
    pad.down(PadButton.DOWN)
    pad.tilt(RIGHT_Y_AXIS, 1)
    pad.tell(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert stage.app.pads.next_due is None


def test_the_stick_is_a_direction_beyond_its_dead_zone(stage: Stage, pad: Pad) -> None:
    page = stage.show(StartPage(stage.app))
    pad.press(PadButton.RIGHT_SHOULDER, PadButton.RIGHT_SHOULDER)
    places = [page.tree.focus]

    def tilted(share: float) -> bool:
        pad.tilt(LEFT_X_AXIS, share)
        places.append(page.tree.focus)
        return places[-1] != places[-2]

    assert not tilted(MIN_PUSHED_DEFLECTION_SHARE - 0.05)
    assert tilted(MIN_PUSHED_DEFLECTION_SHARE + 0.05)
    assert not tilted(1.0)
    assert not tilted(MIN_HELD_DEFLECTION_SHARE + 0.02)
    assert not tilted(MIN_HELD_DEFLECTION_SHARE - 0.05)
    assert stage.app.pads.next_due is None
    assert tilted(1.0)
    assert tilted(-1.0)


def test_a_stick_that_trembles_wakes_nobody(stage: Stage, pad: Pad) -> None:
    page = stage.show(StartPage(stage.app))
    stage.app.frame(stage.now)
    woken: list[float] = []
    page.woken = woken.append  # type: ignore[method-assign]
    for share in (0.02, -0.04, 0.2, -0.3):
        pad.tilt(LEFT_Y_AXIS, share)
        pad.tilt(RIGHT_Y_AXIS, share)
    pad.tell(
        pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=0.9),
        pygame.Event(pygame.CONTROLLERSENSORUPDATE, instance_id=0),
    )
    assert woken == []
    assert not page.renderer.dirty
    assert stage.app.device is Device.MOUSE
    pad.press(PadButton.DOWN)
    assert woken


def test_the_right_stick_turns_the_page(stage: Stage, pad: Pad) -> None:
    page = stage.show(RulesPage(stage.app, GAMES_BY_NAME["taki"]))
    pad.tilt(RIGHT_Y_AXIS, 1)
    for _ in range(10):
        stage.now += STICK_SCROLL_INTERVAL_SECONDS * 1.01
        pad.tell()
    down = page.column.offset
    assert down > 100
    pad.tilt(RIGHT_Y_AXIS, 0)
    stage.now += 1
    pad.tell()
    assert page.column.offset == down


# Typing.


def test_a_deal_is_typed_by_pad(stage: Stage, pad: Pad) -> None:
    page = stage.set_up(GAMES_BY_NAME["take"])
    page.reveal(page.tree.by_key["deal"])
    page.set_focus(page.tree.by_key["deal"])
    stage.app.device = Device.PAD
    pad.press(PadButton.A)
    keys = stage.top(TypingPage)
    pad.press(
        PadButton.A,
        PadButton.RIGHT,
        PadButton.A,
        PadButton.A,
        PadButton.DOWN,
        PadButton.A,
        PadButton.X,
    )
    assert page.deal == "122"
    assert keys.tree.by_key["typed"].value == "122"
    pad.press(PadButton.START)
    assert stage.scene is page
    pad.press(PadButton.A)
    stage.key("backspace")
    stage.type("7")
    assert page.deal == "127"


def test_the_rules_are_searched_by_pad(stage: Stage, pad: Pad) -> None:
    page = stage.show(RulesPage(stage.app, GAMES_BY_NAME["taki"]))
    pad.press(PadButton.Y)
    stage.top(TypingPage)
    pad.press(PadButton.RIGHT, PadButton.A, PadButton.B)
    assert page.search == "2"
    first = page.at
    pad.press(PadButton.X)
    assert page.at == first + 1


def test_with_a_keyboard_no_keys_come_up(stage: Stage) -> None:
    page = stage.set_up(GAMES_BY_NAME["take"])
    page.set_focus(page.tree.by_key["deal"])
    stage.key("return")
    assert stage.scene is page


# Plugged in and out.

GONE = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)


def test_unplugged_while_it_is_played_with_everything_waits(stage: Stage, pad: Pad) -> None:
    table = TABLES["playing with a call"](stage)
    assert isinstance(table, TablePage)
    pad.press(PadButton.RIGHT_SHOULDER)
    stage.tick()
    left, moves = table.model.call_left, len(table.session.match.moves)
    assert left is not None
    pad.down(PadButton.RIGHT)
    pad.tell(GONE)
    assert "The gamepad is gone" in stage.said()
    for _ in range(20):
        stage.now += 1.0
        pad.tell()
        stage.app.frame(stage.now)
    assert table.model.call_left == left
    assert len(table.session.match.moves) == moves
    pad.press(PadButton.A)
    assert stage.scene is table


def test_a_pad_that_comes_back_takes_the_sentence_away(stage: Stage, pad: Pad) -> None:
    page = stage.show(StartPage(stage.app))
    pad.press(PadButton.DOWN)
    pad.tell(GONE)
    assert stage.scene is not page
    pad.tell(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99, guid=""))
    assert stage.scene is page


def test_unplugged_while_something_else_is_played_with_nothing_is_said(
    stage: Stage, pad: Pad
) -> None:
    page = stage.show(StartPage(stage.app))
    pad.press(PadButton.DOWN)
    stage.key("down")
    pad.tell(GONE)
    assert stage.scene is page


@pytest.fixture
def started(stage: Stage) -> Iterator[Gamepads]:
    stage.app.clock = SimpleNamespace(now=lambda: stage.now)  # type: ignore[assignment]
    stage.app.pads.start()
    yield stage.app.pads
    stage.app.pads.close()


def test_a_pad_is_opened_when_it_is_plugged_in_and_works(stage: Stage, started: Gamepads) -> None:
    """Through SDL: the only one here of which SDL itself tells."""
    pygame.event.clear()
    page = stage.show(StartPage(stage.app))
    assert not started.plugged
    pad = Virtual()
    stage.app._read(moving=True)
    assert started.plugged
    assert list(started._open) == [pad.number]
    for down in (1, 0):
        pad.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, down)
        stage.app._read(moving=True)
    assert page.tree.focused is not None
    assert stage.app.device is Device.PAD
    # It has no motors, and says nothing about that.
    for what in OCCASION_RUMBLES:
        started.rumble(what)
    pad.unplug()
    stage.app._read(moving=True)
    assert not started.plugged
    assert "The gamepad is gone" in stage.said()


def test_several_pads_are_played_with(stage: Stage, pad: Pad) -> None:
    page = stage.show(StartPage(stage.app))
    other = Pad(stage, 3)
    pad.press(PadButton.RIGHT_SHOULDER, PadButton.RIGHT_SHOULDER)
    before = page.tree.focus
    other.press(PadButton.RIGHT_SHOULDER)
    assert page.tree.focus != before
    # The one that was not used last may go.
    pad.tell(GONE)
    assert stage.scene is page


# What the pad does.


def test_a_pad_shakes_for_what_concerns_the_player_if_that_is_wanted(
    stage: Stage, pad: Pad
) -> None:
    shaken: list[str] = []
    stage.app.pads.rumble = shaken.append  # type: ignore[method-assign]
    assert not stage.app.settings.rumble
    for wanted in (False, True):
        stage.app.settings.rumble = wanted
        stage.app.device = Device.PAD
        TABLES["playing with a call"](stage)
        stage.tick()
        assert shaken == (["call"] if wanted else [])
    stage.app.device = Device.MOUSE
    TABLES["playing with a call"](stage)
    stage.tick()
    assert shaken == ["call"]
    stage.app.device = Device.PAD
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], seed=3)
    stage.asked()
    assert shaken == ["call", "turn"]
    assert table.model.your_turn


def test_a_pad_shakes_when_cards_are_taken_from_the_player(stage: Stage, pad: Pad) -> None:
    shaken: list[str] = []
    stage.app.pads.rumble = shaken.append  # type: ignore[method-assign]
    stage.app.settings.rumble = True
    stage.app.device = Device.PAD
    table = stage.sit(3, seed=3, fresh=False)
    for _ in range(400):
        stage.tick()
        if "robbed" in shaken or stage.scene is not table:
            break
        if table.model.your_turn and table.show.quiet:
            table.moves.try_move(table.session.match.moves_now()[0])
    assert "robbed" in shaken


# What stands on the buttons.


def shown(page: Page) -> set[str]:
    """The caps on the page's buttons, as what stands on them."""
    measures, texts = page.measures, page.app.texts
    found = set()
    for node in page.tree.nodes:
        label = getattr(node.widget, "label", None)
        if isinstance(label, Callable) and node.command is not None:  # type: ignore[arg-type]
            key = label(node, measures, texts).key
            if key is not None:
                found.add(key.face.text or key.face.icon)
    return found


def test_buttons_show_what_is_played_with(stage: Stage, pad: Pad) -> None:
    table = stage.sit(3, seed=3, moves=20)
    stage.asked()
    assert {"H", "U"} <= shown(table)
    pad.press(PadButton.DOWN)
    assert {"LS", "RS"} <= shown(table)
    assert "H" not in shown(table)
    stage.key("down")
    assert {"H", "U"} <= shown(table)


def test_the_help_page_tells_the_buttons_that_hold(stage: Stage, pad: Pad) -> None:
    table = stage.sit(3, seed=3, moves=20)
    stage.asked()
    pad.press(PadButton.DOWN, PadButton.SELECT)
    page = stage.scene
    assert page.name == "help"
    said = {node.name for node in page.tree.nodes}
    assert {"LS", "RS", "LB", "RB", "A", "B", "X", "Y", "View", "Hint", "Undo"} <= said
    assert "H" not in said
    pad.press(PadButton.B)
    assert stage.scene is table


def test_buttons_are_called_as_on_the_pad_that_was_used_last(stage: Stage, pad: Pad) -> None:
    stage.app.pads._styles[0] = PadStyle.SHAPES
    stage.app.pads._styles[1] = PadStyle.SWITCH
    table = stage.sit(3, seed=3, moves=20)
    stage.asked()
    pad.press(PadButton.DOWN)
    assert {"L3", "R3"} <= shown(table)
    Pad(stage, 1).press(PadButton.UP)
    assert {"LS", "RS"} <= shown(table)


@pytest.mark.parametrize("style", PadStyle)
def test_every_button_of_every_pad_looks_and_is_called_otherwise(style: PadStyle) -> None:
    assert set(PAD_BUTTON_FACES[style]) == set(PadButton)
    looks = [(one.text, one.icon) for one in PAD_BUTTON_FACES[style].values()]
    names = [str(one.said) for one in PAD_BUTTON_FACES[style].values()]
    assert len(set(looks)) == len(looks)
    assert len(set(names)) == len(names)
    assert all(text or icon for text, icon in looks)


def with_buttons() -> list[Command]:
    return [one for one in PROGRAM_COMMANDS if one.pad is not None]


def test_commands_have_buttons() -> None:
    assert {"hint", "undo", "about", "back"} <= {one.name for one in with_buttons()}
    assert face(PadButton.A, PadStyle.SHAPES).said != "A"
