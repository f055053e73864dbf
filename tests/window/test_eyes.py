"""A match in a real window as small as it can be, with text twice as large and in high contrast."""

import pytest

from tests.window.conftest import Open
from tests.window.player import Keys
from tests.window.test_matches import begun, focus_on, hurried
from tests.window.window import Tree, Window

USUAL, LARGEST = (f"Text: {count}%" for count in (100, 200))

pytestmark = pytest.mark.window

EYES = {"contrast": "on", "colours": "on", "size": "large", "face": "large", "deck": "four"}
HIGH = 26
"""Words are at least so high at twice the smallest size, in pixels."""
HIGH_ON_PLATES = 17
"""So high are those on plates and piles, which give way to the cards from 125 % on."""


def high(window: Window, tree: Tree) -> int:
    """How high the lowest words are."""
    return min(node["rect"][3] for node in window.nodes(tree)
               if node["role"] == "text" and node["rect"][3])  # fmt: skip


def test_a_match_is_played_by_keys_at_twice_the_size_in_high_contrast(open_window: Open) -> None:
    window = open_window({**hurried("taki", 2), **EYES}, "960x600")
    window.key("s")
    window.wait_for_page("settings")
    focus_on(window, "Accessibility", "Down")
    window.key("Return")
    window.wait(lambda tree: any(node["name"] == LARGEST for node in window.nodes(tree)))
    focus_on(window, USUAL, "Tab")
    focus_on(window, LARGEST, "Right")
    window.key("Return")
    tree = window.wait(lambda tree: window.find(LARGEST, tree)["value"] == "chosen")
    assert high(window, tree) >= HIGH
    assert window.find(LARGEST, tree)["focused"]
    window.key("Escape")
    window.wait_for_page("start")
    focus_on(window, "Set up Taki…", "Down")
    window.key("Return")
    window.wait_for_page("setup")
    focus_on(window, "Play", "Tab")
    window.key("Return")
    tree = window.wait(begun)
    assert high(window, tree) >= HIGH_ON_PLATES
    player = Keys(window)
    assert player.play()["status"]["over"]
    assert window.quit() == 0
