"""A match gone through in a real window: once by mouse, and once by keys."""

from pathlib import Path
from random import Random

import pytest

from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.window.window import Node, Screen, Tree, Window

pytestmark = pytest.mark.window
FAST = {"speed": "off", "remarks": "off"}


def opened(screen: Screen, folder: Path) -> tuple[Window, Match]:
    """A window with a match of Take that is over among the finished ones, and its replay."""
    game = GAMES_BY_NAME["take"]
    match = Match(game, game.setup(2, {}, 3), ("You", "Ada (medium)"))
    rng = Random(3)
    while not match.state.over:
        match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    finished = folder / "profile" / "finished"
    finished.mkdir(parents=True)
    (finished / "take-20260102-030405.record").write_text(match.sealed_record(), encoding="utf-8")
    window = Window(screen, folder, settings=FAST)
    window.wait_for_page("start")
    return window, match


def at(tree: Tree, window: Window) -> int:
    """After how many moves the replay stands."""
    (line,) = (node for node in window.nodes(tree) if node["role"] == "slider")
    return int(line["value"])


def rows(tree: Tree, window: Window) -> list[Node]:
    """The matches of the history."""
    return [node for node in window.nodes(tree)
            if node["role"] == "button" and "against" in node["name"]]  # fmt: skip


def test_a_match_is_gone_through_by_mouse(screen: Screen, tmp_path: Path) -> None:
    window, match = opened(screen, tmp_path)
    tree = window.go("History", "history")
    tree = window.wait(lambda tree: bool(rows(tree, window)))
    window.click_node(rows(tree, window)[0])
    window.wait_for_page("match")
    window.go("Replay", "replay")
    window.click("Next move")
    window.wait(lambda tree: at(tree, window) == 1)
    line = window.find("Your place in the match")
    x, y, wide, high = line["rect"]
    window.click_at(x + wide - 4, y + high // 2)
    window.wait(lambda tree: at(tree, window) == len(match.moves))
    window.go("More", "more")
    window.go("View: you", "replay")
    window.go("More", "more")
    window.find("View: Ada")
    assert window.quit() == 0


def test_a_match_is_gone_through_and_played_on_by_keys(screen: Screen, tmp_path: Path) -> None:
    window, match = opened(screen, tmp_path)
    window.key("h")
    window.wait(lambda tree: tree["scene"] == "history" and bool(rows(tree, window)))
    # What only stands in for the focus, since the rows came up after the page, is not used at once.
    for _ in range(8):
        window.key("Tab")
        tree = window.answered()
        if any(node["focused"] for node in rows(tree, window)):
            break
    window.key("Return")
    window.wait_for_page("match")
    window.key("r")
    window.wait_for_page("replay")
    window.key("Right", "Right", "End")
    window.wait(lambda tree: at(tree, window) == len(match.moves))
    window.key("Home", "Down")
    window.wait(lambda tree: window.find("Play from here", tree)["enabled"])
    window.key("p")
    window.wait_for_page("play on")
    window.key("Return")
    tree = window.wait_for_page("table")
    (record,) = (window.profile / "matches").iterdir()
    assert "# mode from-here" in record.read_text(encoding="utf-8")
    assert window.quit() == 0
