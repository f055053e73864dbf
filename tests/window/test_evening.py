"""An evening in a real window, killed in the middle of each of its games."""

from pathlib import Path

import pytest

from tests.evening.evenings import store_in, terms
from tests.window.player import Mouse
from tests.window.window import Screen, Tree, Window

pytestmark = pytest.mark.window

GAMES = 5
MOVES = 3
"""Moves of the player's own before the program is killed."""
SETTINGS = {"speed": "off", "thinking": "off", "calls": 2, "remarks": "off", "cut": "off"}


def resumed(screen: Screen, folder: Path) -> tuple[Window, Tree]:
    """A new window in which the evening is continued, and its page."""
    window = Window(screen, folder, settings=SETTINGS)
    window.click("Continue")
    return window, window.wait(lambda tree: tree["scene"] != "start")


def test_an_evening_killed_in_every_game_is_played_to_its_winner(
    screen: Screen, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    begun = store_in(profile).begin(terms(2))
    window, tree = resumed(screen, tmp_path)
    try:
        for number in range(1, GAMES + 1):
            assert tree["scene"] == "evening posters"
            on = next(one for one in window.nodes(tree) if one["name"].startswith("Play "))
            window.click_node(on)
            player = Mouse(window)
            for _ in range(MOVES):
                tree = player.asked()
                if tree["scene"] != "table":
                    break
                player.move(tree)
                window.answered()
            window.kill()
            window, tree = resumed(screen, tmp_path)
            assert tree["scene"] in ("table", "result"), number
            Mouse(window).play()
            window.click("Back to evening")
            tree = window.wait(lambda tree: tree["scene"].startswith("evening"))
        assert tree["scene"] == "evening over"
        assert window.quit() == 0
    finally:
        if window.process.poll() is None:
            window.kill()
    (path,) = (profile / "evenings" / "finished").iterdir()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert path.name == begun.path.name
    assert sum(line.startswith("done ") for line in lines) == GAMES
    assert lines[-1].startswith("over ")
    assert len(list((profile / "finished").iterdir())) == GAMES
