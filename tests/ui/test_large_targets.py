"""Large targets: a click near a group opens it as large buttons, and those use what they say."""

from pygame import Rect

from game.games import GAMES_BY_NAME
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.targets import LARGE_TARGET_UNITS, TargetsPage
from tests.ui.pages import playing
from tests.ui.stage import EVERY_SIZE, Stage


def click(stage: Stage, rect: Rect) -> None:
    stage.press(rect.center)
    stage.release(rect.center)


def test_each_button_is_large_in_every_window(stage: Stage) -> None:
    stage.app.set("switch", "large")
    for size in EVERY_SIZE:
        stage.resize(*size)
        playing(stage, "take", 3)
        click(stage, stage.find("card hands/0/6S").rect)
        stage.top(TargetsPage)
        least = stage.app.measures.px(LARGE_TARGET_UNITS)
        buttons = [node for node in stage.nodes if node.act is not None]
        assert len(buttons) == 8
        assert all(node.rect.h >= least - 1 for node in buttons), size
        assert all(0 <= node.rect.left < node.rect.right <= size[0] for node in buttons)


def test_a_card_is_drawn_by_two_clicks(stage: Stage) -> None:
    stage.app.set("switch", "large")
    table = playing(stage, "take", 3)
    moves = len(table.session.match.moves)
    click(stage, stage.find("zone stock").rect)
    deck = next(node for node in stage.nodes if node.act and node.name.startswith("the deck"))
    click(stage, deck.rect)
    assert stage.scene is table
    stage.until(lambda: len(table.session.match.moves) > moves)


def test_a_near_miss_opens_the_group_and_its_release_presses_nothing(stage: Stage) -> None:
    stage.app.set("switch", "large")
    stage.show(SettingsPage(stage.app))
    section = stage.find("section volume").rect
    stage.press((section.left - 8, section.centery))
    page = stage.top(TargetsPage)
    [last] = [node for node in stage.nodes if node.act is not None][-1:]
    page.renderer.pressed = last.key
    stage.release(last.rect.center)
    assert stage.scene is page and page.answers


def test_a_group_of_one_is_used_at_once(stage: Stage) -> None:
    stage.app.set("switch", "large")
    page = stage.show(RulesPage(stage.app, GAMES_BY_NAME["take"]))
    click(stage, stage.find("search").rect)
    assert stage.scene.name == "typing"
    stage.app.navigator.back()
    assert stage.scene is page


def test_back_leaves_all_as_it_was(stage: Stage) -> None:
    stage.app.set("switch", "large")
    start = stage.show(StartPage(stage.app))
    click(stage, stage.find("Learn").rect)
    stage.top(TargetsPage)
    click(stage, stage.find("Back").rect)
    assert stage.scene is start


def test_a_volume_is_changed_by_large_targets(stage: Stage) -> None:
    stage.app.set("switch", "large")
    stage.show(SettingsPage(stage.app, "volume"))
    slider = next(node for node in stage.nodes if node.step is not None and node.act is None)
    before = stage.app.settings.volume
    click(stage, slider.rect)
    less = next(node for node in stage.nodes if node.name.endswith(": less"))
    stage.top(TargetsPage).reveal(less)
    click(stage, stage.find(less.name).rect)
    assert stage.app.settings.volume == before - 10


def test_without_the_setting_a_click_is_a_click(stage: Stage) -> None:
    stage.show(StartPage(stage.app))
    click(stage, stage.find("Settings").rect)
    assert isinstance(stage.scene, SettingsPage)
