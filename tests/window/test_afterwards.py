"""What comes after a match, in a real window: given up, looked back on, counted, and deleted."""

from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from game.features.statistics.player_statistics import MIN_RATED_MATCH_COUNT
from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.archive import LAST, played
from tests.window.window import Node, Screen, Tree, Window

pytestmark = pytest.mark.window
FAST = {"speed": "off", "remarks": "off"}
MOVES = 12
"""So few that the coach has soon looked at all of them."""


def opened(screen: Screen, folder: Path) -> Window:
    """A window with a match of Taki among the unfinished ones."""
    game = GAMES_BY_NAME["taki"]
    match = Match(game, game.setup(2, {}, 3), ("You", "Mina (medium)"))
    rng = Random(3)
    while len(match.moves) < MOVES or match.state.asked != 0:
        match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    matches = folder / "profile" / "matches"
    matches.mkdir(parents=True)
    record = match.sealed_record()
    (matches / "taki-20260102-030405.record").write_text(record, encoding="utf-8")
    return Window(screen, folder, settings=FAST)


def buttons(part: str, tree: Tree, window: Window) -> list[Node]:
    """The buttons with this in their names."""
    return [one for one in window.nodes(tree) if one["role"] == "button" and part in one["name"]]


def button(part: str, tree: Tree, window: Window) -> Node | None:
    """The first button with this in its name."""
    return next(iter(buttons(part, tree, window)), None)


def said(part: str, tree: Tree, window: Window) -> bool:
    """Whether this is said anywhere."""
    return any(part in node["name"] for node in window.nodes(tree))


def test_a_match_is_given_up_looked_back_on_counted_and_deleted(
    screen: Screen, tmp_path: Path
) -> None:
    window = opened(screen, tmp_path)
    window.go("Unfinished (1)", "unfinished")
    window.click("Delete: Taki, deal 3, round 1")
    tree = window.wait(lambda tree: said("Nothing unfinished", tree, window))
    window.key("u")
    tree = window.wait(lambda tree: button("Taki, deal 3, round 1:", tree, window) is not None)
    row = button("Taki, deal 3, round 1:", tree, window)
    assert row is not None
    window.click_node(row)
    window.wait(lambda tree: tree["scene"] == "table" and not tree["busy"])
    window.go("Menu", "pause")
    window.go("Match options…", "this-match")
    window.go("Give up", "give-up")
    window.go("Give up", "start")

    window.key("h")
    window.wait_for_page("history")
    tree = window.wait(lambda tree: button("Taki against", tree, window) is not None)
    row = button("Taki against", tree, window)
    assert row is not None and "Given up" in row["name"]
    window.click_node(row)
    window.wait_for_page("match")
    window.go("Review", "replay")
    window.wait(lambda tree: said("has looked at all", tree, window))
    (review,) = (window.profile / "reviews").iterdir()
    window.go("Back", "match")
    window.go("Back", "history")
    window.go("Back", "start")

    window.go("Statistics", "statistics")
    window.wait(lambda tree: said("1 match counted", tree, window))
    # Below ten matches the filters stand behind a button.
    window.click("More")
    window.wait(lambda tree: button("All games", tree, window) is not None)
    window.go("All games", "pick")
    window.go("Taki", "statistics")
    window.go("Back", "start")
    # What the coach found is told from ten matches on.
    others = []
    for number in range(1, MIN_RATED_MATCH_COUNT + 2):
        when = LAST - timedelta(days=number)
        others.append(window.profile / "finished" / f"taki-{when:%Y%m%d-%H%M%S}.record")
        others[-1].write_text(played(GAMES_BY_NAME["taki"], number, 2, when), encoding="utf-8")
    window.go("Statistics", "statistics")
    window.wait(lambda tree: button("All games", tree, window) is not None)
    window.go("All games", "pick")
    window.go("Taki", "statistics")
    window.click("More, and how we know")
    window.wait(lambda tree: said("In 1 match, the coach reviewed", tree, window))
    for path in others:
        path.unlink()
    window.go("History", "history")

    # The list may still show the removed files for a moment.
    tree = window.wait(lambda tree: len(buttons("Taki against", tree, window)) == 1)
    window.click_node(buttons("Taki against", tree, window)[0])
    window.wait_for_page("match")
    window.go("Delete", "history")
    window.wait(lambda tree: button("Taki against", tree, window) is None)
    assert not review.exists()
    window.key("u")
    window.wait(lambda tree: button("Taki against", tree, window) is not None)
    assert review.exists()
    assert window.quit() == 0
