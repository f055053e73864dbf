"""The deal of the day in a real window: played by mouse, and its cards played again."""

import re
from pathlib import Path

import pytest

from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.ui.kit.input.commands import OPEN_RERUN
from tests.window.player import Mouse
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window

FAST = {"speed": "off", "remarks": "off", "thinking": "off"}


def test_a_day_is_played_by_mouse_and_hard_and_the_line_are_there_after_it(
    screen: Screen, tmp_path: Path
) -> None:
    window = Window(screen, tmp_path, settings=FAST, seeded=False)
    window.key("d")
    window.wait_for_page("calendar")
    window.click("The game: Takeaway")
    window.go("Play", "table")
    (path,) = MatchStore(Profile(window.profile)).paths()
    assert re.search(r"^# mode day \d{4}-\d\d-\d\d$", path.read_text(encoding="utf-8"), re.M)
    Mouse(window).play()
    window.go("Look back", "replay")
    window.go(OPEN_RERUN.label, "rerun")
    window.click("How do we know?")
    window.wait(lambda tree: said(window, tree, "All 5 tries are done."))
    assert (window.profile / "twice" / f"{path.stem}.json").is_file()
    window.go("Back", "replay")
    window.go("Back", "result")
    window.go("More", "more")
    window.go("Deal of the day", "calendar")
    window.wait(lambda tree: said(window, tree, "Hard got"))
    assert window.quit() == 0


def said(window: Window, tree: dict[str, object], text: str) -> bool:
    return any(text in node["name"] for node in window.nodes(tree))
