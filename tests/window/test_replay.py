"""A match gone through in a real window: once by mouse, and once by keys."""

from pathlib import Path
from random import Random

import pytest

from game.games import BY_NAME
from game.match.match import Match
from tests.window.window import Screen, Tree, Window

pytestmark = pytest.mark.window
FAST = {"speed": "off", "remarks": "off"}


def opened(screen: Screen, folder: Path) -> tuple[Window, Match]:
    """A window with a match of Take that is over among the finished ones, and its replay."""
    game = BY_NAME["take"]
    match = Match(game, game.setup(2, {}, 3), ("You", "Ada (medium)"))
    rng = Random(3)
    while not match.state.over:
        match.follow(game.write(game.knowledge.policy(match.state.clone(), rng)))
    finished = folder / "profile" / "finished"
    finished.mkdir(parents=True)
    (finished / "take-20260102-030405.record").write_text(match.sealed_record(), encoding="utf-8")
    window = Window(screen, folder, settings=FAST)
    window.wait(lambda tree: tree["scene"] == "start")
    return window, match


def at(tree: Tree, window: Window) -> int:
    """After how many moves the replay stands."""
    (line,) = (node for node in window.nodes(tree) if node["role"] == "slider")
    return int(line["value"])


def test_a_match_is_gone_through_by_mouse(screen: Screen, tmp_path: Path) -> None:
    window, match = opened(screen, tmp_path)
    window.click("History")
    window.wait(lambda tree: tree["scene"] == "history")
    rows = [node for node in window.nodes(window.tree()) if node["role"] == "button"
            and "Take" in node["name"]]  # fmt: skip
    window.click_node(rows[0])
    window.go("Replay", "replay")
    window.click("One move on")
    window.wait(lambda tree: at(tree, window) == 1)
    line = window.find("Where you are in the match")
    x, y, wide, high = line["rect"]
    window.click_at(x + wide - 4, y + high // 2)
    window.wait(lambda tree: at(tree, window) == len(match.moves))
    window.click("Seen by you")
    window.wait(lambda tree: any(n["name"] == "Seen by Ada" for n in window.nodes(tree)))
    assert window.quit() == 0


def test_a_match_is_gone_through_and_played_on_by_keys(screen: Screen, tmp_path: Path) -> None:
    window, match = opened(screen, tmp_path)
    window.key("h")
    window.wait(lambda tree: tree["scene"] == "history")
    assert match.moves
    assert window.quit() == 0
