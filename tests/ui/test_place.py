"""Where the window stands is remembered, and brought back to where it can be seen."""

import math
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from game.ui.app import window
from game.ui.app.app import App
from game.ui.app.window import (
    MAX_TITLE_BAR_HEIGHT_POINTS,
    MIN_TITLE_BAR_GRIP_SIZE,
    MIN_WINDOW_SIZE,
    USUAL_WINDOW_SIZE,
    WINDOW_SAVE_DELAY_SECONDS,
    WindowPlacement,
    WindowState,
    first_stand,
    screens,
    stand_of,
)
from tests.laws.walks import law

LEFT, RIGHT = Rect(0, 30, 1920, 1050), Rect(1920, 0, 1280, 1024)
MOVED, MAXIMIZED, RESTORED, MINIMIZED, SIZED = map(pygame.Event, (
    pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMINIMIZED,
    pygame.WINDOWSIZECHANGED,
))  # fmt: skip


class Pane:
    """A window in the hands of a window manager that puts a frame around it."""

    def __init__(self, frame: tuple[int, int] = (0, 0)) -> None:
        self.frame = frame
        self.position = (300, 200)
        self.size = USUAL_WINDOW_SIZE
        self.maximized = False

    def maximize(self) -> None:
        self.maximized = True

    def shown(self) -> None:
        """The window manager has taken it over."""
        self.move(*self.position)

    def move(self, x: int, y: int) -> None:
        """The player has put it somewhere, by its frame."""
        self.position = x + self.frame[0], y + self.frame[1]


@pytest.fixture
def on_x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(window, "screens", lambda: [LEFT, RIGHT])


def taken(kept: dict[str, Any], pane: Pane) -> WindowPlacement:
    """Follows a window that has just been opened."""
    one = WindowPlacement(kept)
    one.take(pane)  # type: ignore[arg-type]
    pane.shown()
    return one


def rested(one: WindowPlacement, *events: pygame.Event, filled: bool = False) -> WindowState | None:
    for event in events:
        one.hear(event, 10.0)
    return one.rests(10.0 + WINDOW_SAVE_DELAY_SECONDS, filled)


# Where it is to stand.


@pytest.mark.parametrize(("kept", "where"), [
    ({"place": [200, 150], "size": [1000, 620]}, ((200, 150), (1000, 620))),
    ({"place": [2000, 50], "size": [1000, 620]}, ((2000, 50), (1000, 620))),
    # Partly beside the screens, but its top can be taken hold of.
    ({"place": [-700, 500], "size": [1000, 620]}, ((-700, 500), (1000, 620))),
    # Off all screens: as far back as the whole of it is seen.
    ({"place": [-2000, 100], "size": [1000, 620]}, ((0, 100), (1000, 620))),
    ({"place": [9000, 5000], "size": [1000, 620]}, ((2200, 404), (1000, 620))),
    ({"place": [100, -400], "size": [1000, 620]}, ((100, 30), (1000, 620))),
    # Larger than any screen is now, and smaller than a window can be.
    ({"place": [10, 40], "size": [5000, 3000]}, ((10, 40), (1920, 1050))),
    ({"place": [10, 40], "size": [3, -4]}, ((10, 40), MIN_WINDOW_SIZE)),
    # Nothing that could be used.
    ({"place": "here", "size": [True, 1e9]}, ((320, 195), USUAL_WINDOW_SIZE)),
    ({"place": [1, 2, 3], "size": None}, ((320, 195), USUAL_WINDOW_SIZE)),
    ({"place": [10**6, 0], "size": [1000]}, ((320, 195), USUAL_WINDOW_SIZE)),
])  # fmt: skip
def test_a_window_stands_where_it_did_if_that_can_be_seen(
    kept: dict[str, Any], where: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    stand = stand_of(kept, [LEFT, RIGHT])
    assert (stand.place, stand.size) == where


def test_on_a_screen_smaller_than_a_window_its_beginning_is_seen() -> None:
    small = Rect(0, 20, 800, 460)
    for kept in ({"place": [-300, -90], "size": [960, 600]}, {"size": [960, 600]}):
        stand = stand_of(kept, [small])
        assert stand.size == MIN_WINDOW_SIZE
        assert stand.place == small.topleft


numbers = st.integers(-70_000, 70_000)
junk = st.one_of(st.none(), st.text(max_size=3), st.lists(st.one_of(numbers, st.none(), st.text(
    max_size=2)), max_size=3), st.lists(numbers, min_size=2, max_size=2))  # fmt: skip
rooms = st.lists(
    st.builds(Rect, *(st.integers(-4000, 4000),) * 2, *(st.integers(300, 4000),) * 2), max_size=3
)


@law(50)
@given(junk, junk, junk, rooms)
def test_whatever_was_kept_the_window_can_be_taken_hold_of(
    where: object, size: object, large: object, rooms: list[Rect]
) -> None:
    stand = stand_of({"place": where, "size": size, "large": large}, rooms)
    assert stand.size[0] >= MIN_WINDOW_SIZE[0] and stand.size[1] >= MIN_WINDOW_SIZE[1]
    if rooms:
        assert stand.place is not None
        top = Rect(stand.place, (stand.size[0], MIN_TITLE_BAR_GRIP_SIZE[1]))
        assert any(
            top.clip(room).w >= MIN_TITLE_BAR_GRIP_SIZE[0] and top.clip(room).h for room in rooms
        )


@pytest.mark.parametrize("room", [(1280, 688), (1366, 728), (1536, 740), (1200, 752)])
def test_at_the_first_start_the_title_and_the_end_of_the_window_are_on_the_screen(
    room: tuple[int, int],
) -> None:
    area = Rect((8, 24), room)
    stand = first_stand(USUAL_WINDOW_SIZE, [area, RIGHT])
    assert stand is not None and stand.place is not None
    window = Rect(stand.place, stand.size)
    assert area.contains(
        Rect(
            window.x,
            window.y - MAX_TITLE_BAR_HEIGHT_POINTS,
            window.w,
            window.h + MAX_TITLE_BAR_HEIGHT_POINTS,
        )
    )
    assert window.w == min(USUAL_WINDOW_SIZE[0], room[0])


def test_at_the_first_start_a_small_screen_shows_the_title_and_the_beginning() -> None:
    assert first_stand(USUAL_WINDOW_SIZE, [Rect(0, 0, 910, 480)]) == WindowState(
        (0, MAX_TITLE_BAR_HEIGHT_POINTS), MIN_WINDOW_SIZE
    )


def test_at_the_first_start_the_system_puts_a_window_for_which_there_is_room(on_x11: None) -> None:
    pane = Pane()
    assert taken({}, pane).stand == WindowState((300, 200), USUAL_WINDOW_SIZE)
    assert first_stand(USUAL_WINDOW_SIZE, []) is None


# What is remembered.


@pytest.mark.parametrize("frame", [(0, 0), (1, 20), (8, 31)])
def test_a_window_does_not_wander_by_its_frame(on_x11: None, frame: tuple[int, int]) -> None:
    kept: dict[str, Any] = {}
    for start in range(4):
        pane = Pane(frame)
        one = taken(kept, pane)
        if not start:
            assert rested(one, MOVED) is None
            pane.move(200, 150)
        stand = rested(one, MOVED) or one.stand
        assert stand.place == (200, 150)
        kept = stand.as_values()


def test_a_window_that_is_still_moved_about_is_not_remembered_yet(on_x11: None) -> None:
    pane = Pane()
    one = taken({}, pane)
    for step in range(5):
        pane.move(100 + step, 100)
        one.hear(MOVED, 10.0 + step * WINDOW_SAVE_DELAY_SECONDS / 2)
        assert one.rests(10.1 + step * WINDOW_SAVE_DELAY_SECONDS / 2, False) is None
    assert one.rests(math.inf, False) == WindowState((104, 100), USUAL_WINDOW_SIZE)
    assert one.rests(math.inf, False) is None


def test_a_window_as_large_as_its_screen_remembers_what_it_was_before(on_x11: None) -> None:
    kept = {"place": [200, 150], "size": [1000, 620], "large": False}
    pane = Pane((1, 20))
    one = taken(kept, pane)
    pane.position, pane.size = (0, 30), (1920, 1050)
    stand = rested(one, MAXIMIZED, MOVED, SIZED)
    assert stand == WindowState((200, 150), (1000, 620), True)
    again = Pane((1, 20))
    one = taken(stand.as_values(), again)
    assert again.maximized and again.size == (1000, 620)
    again.move(200, 150)
    assert rested(one, RESTORED, MOVED, SIZED) == WindowState((200, 150), (1000, 620), False)


def test_a_large_window_that_comes_back_from_the_task_bar_is_large_still(on_x11: None) -> None:
    one = taken({"place": [200, 150], "size": [1000, 620], "large": True}, Pane())
    assert rested(one, MINIMIZED) is None
    assert rested(one, RESTORED) is None
    assert one.stand.large


def test_neither_full_screen_nor_the_task_bar_is_a_place(on_x11: None) -> None:
    pane = Pane()
    one = taken({}, pane)
    pane.position, pane.size = (0, 0), (1920, 1080)
    assert rested(one, MOVED, SIZED, filled=True) is None
    pane.position = (-32000, -32000)
    assert rested(one, MINIMIZED, MOVED) is None


def test_where_no_place_can_be_known_the_size_is_remembered(
    on_x11: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    pane = Pane()
    one = taken({"place": [5, 5], "size": [1000, 620]}, pane)
    assert pane.position == (300, 200) and pane.size == (1000, 620)
    pane.size = (1100, 700)
    assert rested(one, SIZED) == WindowState(None, (1100, 700))


# In the program.


def test_the_size_is_on_disk_once_the_window_rests_and_is_there_at_the_next_start(
    tmp_path: Path,
) -> None:
    app = App(Profile(tmp_path))
    assert app.window.size == USUAL_WINDOW_SIZE
    app.window.size = (1000, 640)
    app._take(pygame.Event(pygame.WINDOWSIZECHANGED))
    app.frame(app.clock.now())
    assert SettingsFile(Profile(tmp_path)).settings.window == {}
    app.frame(app.clock.now() + 2 * WINDOW_SAVE_DELAY_SECONDS)
    assert SettingsFile(Profile(tmp_path)).settings.window["size"] == [1000, 640]
    app.window.size = (1000, 700)
    app._take(pygame.Event(pygame.WINDOWSIZECHANGED))
    app.close()
    again = App(Profile(tmp_path))
    assert again.window.size == (1000, 700)
    again.close()


def test_a_size_that_was_given_holds_for_this_start_alone(tmp_path: Path) -> None:
    app = App(Profile(tmp_path))
    app.window.size = (1000, 640)
    app._take(pygame.Event(pygame.WINDOWSIZECHANGED))
    app.close()
    given_one = App(Profile(tmp_path), size=(960, 600))
    assert given_one.window.size == (960, 600)
    given_one._take(pygame.Event(pygame.WINDOWSIZECHANGED))
    given_one.close()
    again = App(Profile(tmp_path))
    assert again.window.size == (1000, 640)
    again.close()


def test_there_is_room_on_some_screen(tmp_path: Path) -> None:
    app = App(Profile(tmp_path))
    assert screens() and all(room.w > 0 and room.h > 0 for room in screens())
    app.close()
