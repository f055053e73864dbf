"""The second press of a double click is not given to a page that came up in between."""

import pygame
import pytest

from game.ui import routes
from game.ui.app.input_dispatch import MAX_DOUBLE_CLICK_DISTANCE_POINTS, StrayClicks
from game.ui.features.start.about_page import AboutPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.events import MAX_DOUBLE_CLICK_SECONDS, Press
from tests.ui.stage import Stage

TABLE, RESULT = object(), object()


@pytest.fixture
def pressed() -> StrayClicks:
    strays = StrayClicks()
    assert not strays.strays(Press(100, 200), TABLE, 1.0, 50.0)
    return strays


def test_the_second_press_of_a_double_click_means_no_button_of_a_page_come_up_since(
    pressed: StrayClicks,
) -> None:
    assert pressed.strays(Press(100, 200), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS / 2)
    assert pressed.strays(
        Press(100 + MAX_DOUBLE_CLICK_DISTANCE_POINTS, 200 - MAX_DOUBLE_CLICK_DISTANCE_POINTS),
        RESULT,
        1.0,
        50.0 + MAX_DOUBLE_CLICK_SECONDS / 2,
    )


def test_a_double_click_on_one_page_is_two_clicks(pressed: StrayClicks) -> None:
    assert not pressed.strays(Press(100, 200), TABLE, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS / 2)


def test_a_click_that_comes_later_means_the_page_that_has_come_up(pressed: StrayClicks) -> None:
    assert not pressed.strays(Press(100, 200), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS * 1.1)


def test_clicks_that_go_on_reach_the_page_once_it_has_been_up_as_long_as_a_double_click_takes(
    pressed: StrayClicks,
) -> None:
    assert pressed.strays(Press(100, 200), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS * 0.5)
    assert pressed.strays(Press(100, 200), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS * 0.9)
    assert not pressed.strays(Press(100, 200), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS * 1.1)


def test_a_key_between_two_clicks_makes_them_two_clicks(pressed: StrayClicks) -> None:
    pressed.interrupt()
    assert not pressed.strays(Press(100, 200), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS / 2)


@pytest.mark.parametrize(
    "x, y",
    [(101 + MAX_DOUBLE_CLICK_DISTANCE_POINTS, 200), (100, 199 - MAX_DOUBLE_CLICK_DISTANCE_POINTS)],
)
def test_a_click_somewhere_else_means_what_it_hits(
    pressed: StrayClicks, x: float, y: float
) -> None:
    assert not pressed.strays(Press(x, y), RESULT, 1.0, 50.0 + MAX_DOUBLE_CLICK_SECONDS / 2)


def test_how_steady_a_hand_is_does_not_depend_on_the_pixels_of_the_screen() -> None:
    strays = StrayClicks()
    assert not strays.strays(Press(100, 200), TABLE, 2.0, 50.0)
    assert strays.strays(
        Press(100 + 2 * MAX_DOUBLE_CLICK_DISTANCE_POINTS, 200),
        RESULT,
        2.0,
        50.0 + MAX_DOUBLE_CLICK_SECONDS / 2,
    )


def test_the_first_press_of_all_is_meant() -> None:
    assert not StrayClicks().strays(Press(0, 0), TABLE, 1.0, 0.1)


# Through the events of the window.


def click_events(place: tuple[int, int]) -> list[pygame.Event]:
    """The events of a click with the left button."""
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [pygame.Event(kind, pos=place, button=1, touch=False) for kind in kinds]


@pytest.mark.parametrize("key", [True, False])
def test_a_second_click_reaches_a_new_page_only_after_a_key(stage: Stage, key: bool) -> None:
    app = stage.app
    app.clock.now = lambda: 50.0  # type: ignore[method-assign]
    stage.show(AboutPage(app))
    back = stage.visible_point(stage.find("Back"))
    stage.show(StartPage(app))
    for event in click_events(back):
        app.handing.take(event)
    app.navigator.open(routes.About())
    if key:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            app.handing.take(pygame.Event(kind, key=pygame.K_F14, mod=0, unicode="", scancode=0))
    for event in click_events(back):
        app.handing.take(event)
    assert (stage.scene.name == "start") is key
