"""A finger does all that a mouse does, and nothing needs hovering."""

from typing import Any

import pygame
import pytest

from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.features.lessons.progress import Progress
from game.games import GAMES, GAMES_BY_NAME
from game.ui.app.input_devices import MAX_STEADY_PRESS_DISTANCE_POINTS
from game.ui.deck.card_images import card_height
from game.ui.features.match.log_page import LogPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.seal.cut_page import CutPage
from game.ui.features.settings.keyboard_pages import TypingPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.input.events import Device
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Node
from game.ui.table.model.drag_state import card_keys
from game.ui.table.model.notice import NoticeKind
from game.ui.table.render.card_inspector import enlarged, is_too_small
from tests.ui.crowds import CROWDS
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage
from tests.ui.touching import Touching
from tests.window.test_matches import SHORT


@pytest.fixture
def finger(stage: Stage) -> Touching:
    return Touching(stage)


# Taps and drags.


@pytest.mark.night("take")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_is_played_by_touch_alone(
    stage: Stage, finger: Touching, game: Game[Any, Any]
) -> None:
    settings = stage.app.settings
    settings.remarks = False
    settings.last[game.name] = {"players": 2, "options": SHORT.get(game.name, {})}
    Progress(settings.lessons).finished(game.name, game.lessons[0])
    stage.show(StartPage(stage.app))
    finger.tap(f"game {game.name}")
    for _ in range(3000):
        stage.tick()
        stage.now += 1.0
        scene = stage.scene
        if scene.name == "result":
            break
        if scene.name == "round":
            finger.tap("Next round")
        elif scene.name == "choice":
            finger.tap("choice 0")
        elif isinstance(scene, TablePage) and scene.model.your_turn and scene.show.quiet:
            play(finger, scene)
    assert stage.scene.name == "result"


def play(finger: Touching, table: TablePage) -> None:
    """Do the first thing that can be done, or pick the next card that may be."""
    useful = [node for node in table.tree.nodes if node.enabled and node.act]
    moves = [node for node in useful if node.move and node.area == "bar"]
    moves += [node for node in useful if node.key.startswith("do ") and node not in moves]
    moves += [node for node in useful if node.move]
    if moves:
        finger.tap(moves[0])
        return
    slot = len(table.show.hand.order) - 1 - len(table.session.match.moves) % 2
    picked = table.show.hand.picked_slots()
    if picked:
        slot = (picked[0] - 1) % len(table.show.hand.order)
        table.pointer.drop_pick()
    for place in (*range(slot, -1, -1), *range(len(table.show.hand.order) - 1, slot, -1)):
        finger.tap(table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[place]])
        if table.show.hand.picks:
            return


def test_a_finger_turns_what_is_longer_than_its_room(stage: Stage, finger: Touching) -> None:
    page = stage.show(RulesPage(stage.app, GAMES_BY_NAME["taki"]))
    x, y = page.column.view.center
    finger.down((x, y))
    finger.move((x, y - MAX_STEADY_PRESS_DISTANCE_POINTS + 2))
    assert page.column.offset == 0
    finger.move((x, y - 100))
    assert page.column.offset == pytest.approx(100, abs=2)
    finger.move((x, y - 130))
    assert page.column.offset == pytest.approx(130, abs=2)
    finger.up((x, y - 130))
    finger.move((x, y))
    assert page.column.offset == pytest.approx(130, abs=2)


def test_what_a_finger_turns_the_page_by_is_not_pressed(stage: Stage, finger: Touching) -> None:
    page = stage.show(SettingsPage(stage.app))
    stage.resize(960, 600)
    switch = next(node for node in page.tree.reachable() if node.role == "switch")
    was = stage.app.settings.step
    x, y = stage.visible_point(switch)
    finger.drag((x, y), (x, y - 60), (x, y))
    assert stage.app.settings.step == was
    assert stage.scene is page


def test_a_slider_goes_with_the_finger(stage: Stage, finger: Touching) -> None:
    page = stage.show(SettingsPage(stage.app))
    section = next(node for node in page.tree.nodes if node.key == "section volume")
    finger.tap(section)
    slider = next(node for node in page.tree.reachable() if node.slide is not None)
    y = slider.rect.centery
    finger.drag((slider.rect.centerx, y), (slider.rect.left + 20, y), (slider.rect.left + 1, y))
    assert page.tree.by_key[slider.key].value == "0"


def test_a_card_is_carried_above_the_finger_and_laid_down(stage: Stage, finger: Touching) -> None:
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=12, seed=3)
    stage.asked()
    node = table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[0]]
    hand = list(table.show.hand.order)
    x, y = stage.visible_point(node)
    finger.down((x, y))
    finger.move((x, y - 40))
    held = table.model.held
    assert held.holds_hand
    high = card_height(table.show.laid.card)
    assert held.middle[1] + high / 2 <= y - 40 + 0.01
    last = table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[-1]].rect
    finger.move((last.right, last.centery))
    finger.up((last.right, last.centery))
    assert not held.dragging
    assert table.show.hand.order[0] != hand[0]


def test_after_a_tap_nothing_is_pointed_at(stage: Stage, finger: Touching) -> None:
    page = stage.show(StartPage(stage.app))
    finger.down(stage.visible_point(page.tree.by_key["set-up taki"]))
    assert page.renderer.hover == "set-up taki"
    finger.up(stage.visible_point(page.tree.by_key["set-up taki"]))
    assert page.renderer.hover == ""
    assert isinstance(stage.scene, SetupPage)


def test_a_tap_on_a_field_brings_keys(stage: Stage, finger: Touching) -> None:
    stage.resize(1280, 3000)
    page = stage.set_up(GAMES_BY_NAME["take"])
    finger.tap(page.tree.by_key["deal"])
    keys = stage.top(TypingPage)
    for sign in "42":
        finger.tap(keys.tree.by_key[f"key {sign}"])
    finger.tap("done")
    assert stage.scene is page
    assert page.deal == "42"


def test_the_focus_stays_on_the_sign_typed_last_when_the_keys_come_up_again(
    stage: Stage, finger: Touching
) -> None:
    stage.resize(1280, 3000)
    page = stage.set_up(GAMES_BY_NAME["take"])
    finger.tap(page.tree.by_key["deal"])
    keys = stage.top(TypingPage)
    first = keys.tree.first()
    assert first is not None and keys.focus == first.key
    keys.set_focus(keys.tree.by_key["key 4"])
    keys.entered()
    assert keys.focus == "key 4"


def test_the_deck_is_cut_where_a_finger_was_and_only_by_the_button(
    stage: Stage, finger: Touching
) -> None:
    page = PAGES["cut of taki"](stage) if "cut of taki" in PAGES else PAGES["cut of texas"](stage)
    assert isinstance(page, CutPage)
    deck = page.tree.by_key["deck"].rect
    finger.drag(deck.center, (deck.left + 30, deck.centery), (deck.left + 80, deck.centery))
    assert page.place == page._place_at(deck, deck.left + 80)
    finger.tap((deck.left + 60, deck.centery))
    assert stage.scene is page
    finger.tap("cut")
    assert stage.scene is not page


# Staying.


def test_a_long_press_on_a_card_says_what_it_is(stage: Stage, finger: Touching) -> None:
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=12, seed=3)
    stage.asked()
    card = table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[1]]
    finger.down(stage.visible_point(card))
    finger.stay(LONG_PRESS_SECONDS - 0.05)
    assert table.model.notice is None
    finger.stay(0.1)
    assert table.model.notice is not None
    assert table.model.notice.kind is NoticeKind.ABOUT
    finger.up(stage.visible_point(card))
    assert table.show.hand.picks == set()
    assert table.model.notice is not None


def test_a_long_press_shows_a_meld_larger_and_it_stays(stage: Stage, finger: Touching) -> None:
    table = stage.sit_at(CROWDS["rummy500 of 8, melds of all cards"].match())
    stage.tick(2.0)
    small = next(
        node
        for node in table.tree.nodes
        if node.role == "meld" and is_too_small(table.model, node.key.removeprefix("zone "))
    )
    moves = len(table.session.match.moves)
    finger.down(stage.visible_point(small))
    finger.stay(LONG_PRESS_SECONDS + 0.1)
    finger.up(stage.visible_point(small))
    table._follow_attention()
    assert enlarged(table.model) is not None
    assert len(table.session.match.moves) == moves
    finger.tap((3, 3))
    table._follow_attention()
    assert enlarged(table.model) is None


def test_a_long_press_on_a_button_with_only_an_icon_shows_its_name(
    stage: Stage, finger: Touching
) -> None:
    table = stage.sit(3, seed=3, moves=20)
    stage.asked()
    finger.down(stage.visible_point(table.tree.by_key["menu"]))
    finger.stay(LONG_PRESS_SECONDS + 0.1)
    finger.up(stage.visible_point(table.tree.by_key["menu"]))
    assert stage.scene is table
    shown = table.renderer.tipped()
    assert shown is not None
    assert shown.key == "menu"


def test_a_long_press_on_anything_else_is_a_tap(stage: Stage, finger: Touching) -> None:
    page = stage.show(StartPage(stage.app))
    place = stage.visible_point(page.tree.by_key["settings"])
    finger.down(place)
    finger.stay(3 * LONG_PRESS_SECONDS)
    finger.up(place)
    assert isinstance(stage.scene, SettingsPage)


def test_the_mouse_held_on_a_card_asks_too(stage: Stage) -> None:
    mouse = Touching(stage, touch=False)
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=12, seed=3)
    stage.asked()
    card = table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[1]]
    mouse.down(stage.visible_point(card))
    mouse.stay(LONG_PRESS_SECONDS + 0.1)
    assert table.model.notice is not None
    assert table.model.notice.kind is NoticeKind.ABOUT
    mouse.up(stage.visible_point(card))
    assert table.show.hand.picks == set()
    assert stage.app.device is Device.MOUSE
    mouse.down(stage.visible_point(card))
    mouse.up(stage.visible_point(card))
    assert len(table.show.hand.picks) == 1 or table.model.notice is not None


def test_a_mouse_that_drags_or_clicks_slowly_asks_nothing(stage: Stage) -> None:
    mouse = Touching(stage, touch=False)
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=12, seed=3)
    stage.asked()
    x, y = stage.visible_point(table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[1]])
    mouse.down((x, y))
    mouse.move((x, y - 60))
    mouse.stay(LONG_PRESS_SECONDS + 0.1)
    assert table.model.held.dragging
    assert table.model.notice is None
    mouse.up((x, y))
    place = stage.visible_point(table.tree.by_key["log"])
    mouse.down(place)
    mouse.stay(2.0)
    mouse.up(place)
    assert isinstance(stage.scene, LogPage)


def test_nothing_is_held_once_the_window_has_lost_the_focus(stage: Stage, finger: Touching) -> None:
    page = stage.show(StartPage(stage.app))
    finger.down(stage.visible_point(page.tree.by_key["settings"]))
    stage.app._take(pygame.Event(pygame.WINDOWFOCUSLOST))
    finger.stay(5.0)
    finger.up(stage.visible_point(page.tree.by_key["settings"]))
    assert stage.scene is page


# Nothing is seen only by hovering.

HOVERED = {**PAGES, **TABLES}


def shown_by(page: Page, node: Node) -> tuple[object, ...]:
    """What pointing at a node shows beside its own look: a tip, something larger."""
    tip = page.renderer.tipped()
    larger = None
    if isinstance(page, TablePage):
        page._follow_attention()
        larger = enlarged(page.model)
        return (None if tip is None else tip.key, larger, page.model.coming)
    return (None if tip is None else tip.key, larger)


@pytest.mark.parametrize(
    "name",
    [
        *("playing texas, 10", "playing rummy500, 3", "playing take, 3", "table of 3"),
        *("replay of take, 2", "statistics of a game", "settings", "calendar of a day played"),
    ],
)
def test_what_hovering_shows_a_finger_that_stays_shows_too(
    stage: Stage, finger: Touching, name: str
) -> None:
    page = HOVERED[name](stage)
    stage.app.device = Device.TOUCH
    stage.app.follow_device()
    shows: dict[str, tuple[object, ...]] = {}
    for node in list(page.tree.nodes):
        answers = node.act or node.step or node.hover
        if not node.key or not answers or not node.seen:
            continue
        page.on_move(*stage.visible_point(node))
        if page.renderer.hover == node.key:
            shows[node.key] = shown_by(page, node)
    assert shows
    page.on_move(-1, -1)
    for key, seen in shows.items():
        if any(seen):
            # What is told of a card may make the bar higher, and then other things lie higher.
            place = stage.visible_point(page.tree.by_key[key])
            finger.down(place)
            finger.stay(LONG_PRESS_SECONDS + 0.1)
            assert page.renderer.hover == key
            assert shown_by(page, page.tree.by_key[key]) == seen, key
            finger.up(place)
            assert stage.scene is page, key
