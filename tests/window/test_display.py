"""What happens to a window: full screen and back in a hurry, resized, hidden and shown."""

from random import Random

import pytest

from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from tests.window.test_killed import begin, step
from tests.window.window import Tree, Window

pytestmark = pytest.mark.window

SCREEN = [2600, 1500]
SIZE = [1280, 720]


def settled(window: Window, size: list[int]) -> Tree:
    """The tree once the window has this size, all of it on the window."""
    tree = window.wait(lambda tree: tree["size"] == size)
    for node in window.nodes(tree):
        x, y, wide, high = node["rect"]
        if tree["scene"] == "table" and node["role"] != "table":
            assert x >= 0 and y >= 0, node
            assert x + wide <= size[0] + 1 and y + high <= size[1] + 1, node
    if size != SCREEN:  # which needs a window manager
        outer = window._run("getwindowgeometry", "--shell", window.number).split()
        assert {f"WIDTH={size[0]}", f"HEIGHT={size[1]}"} <= set(outer)
    return tree


def resize(window: Window, size: list[int]) -> None:
    window._run("windowsize", window.number, *size)


@pytest.mark.parametrize("times", [2, 5, 12, 13])
def test_full_screen_changed_in_a_hurry_ends_as_it_was_wished_last(
    window: Window, times: int
) -> None:
    begin(window, "takeaway")
    window.key(*["F11"] * times)
    window.answered()
    window.pause.wait(1.5)
    wished = SettingsFile(Profile(window.profile)).settings.fullscreen
    settled(window, SCREEN if wished else SIZE)
    for size in [SIZE] if wished else (SCREEN, SIZE):
        window.key("F11")
        settled(window, size)
    step(window)
    assert window.quit() == 0


def test_a_window_resized_while_cards_fly_has_them_all_on_it_afterwards(window: Window) -> None:
    window.go("Set up Texas Rummy…", "setup")
    window.click("Play")
    rng = Random(8)
    for _ in range(25):
        size = [rng.randrange(960, 2400), rng.randrange(600, 1400)]
        resize(window, size)
        window.pause.wait(rng.uniform(0.0, 0.1))
    settled(window, size)
    step(window)
    assert window.quit() == 0


def test_a_window_resized_while_a_page_is_open_shows_page_and_table(window: Window) -> None:
    begin(window, "texas")
    for key, scene in (("F1", "rules"), ("Escape", "table"), ("Escape", "pause")):
        window.key(key)
        window.wait_for_page(scene)
        for size in ([1900, 1000], [960, 600], [2500, 640], [1000, 1400]):
            resize(window, size)
            settled(window, size)
    window.key("Escape")
    window.wait_for_page("table")
    settled(window, [1000, 1400])
    assert window.quit() == 0


def test_a_window_hidden_and_shown_again_is_played_on_in(window: Window) -> None:
    begin(window, "takeaway")
    for _ in range(4):
        window._run("windowunmap", window.number)
        resize(window, [1100, 800])
        window._run("windowmap", window.number)
        resize(window, SIZE)
    settled(window, SIZE)
    step(window)
    assert window.quit() == 0


def test_a_window_beyond_the_screen_s_edges_is_no_smaller(window: Window) -> None:
    begin(window, "takeaway")
    for place in ([2000, 1300], [-600, -300], [0, 0]):
        window._run("windowmove", window.number, *place)
        settled(window, SIZE)
    resize(window, [3200, 2000])
    settled(window, [3200, 2000])
    resize(window, [300, 200])
    window.wait(lambda tree: tree["size"] != [3200, 2000])
    resize(window, SIZE)
    settled(window, SIZE)
    step(window)
    assert window.quit() == 0
