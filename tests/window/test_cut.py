"""A fresh match in a real window: sealed, cut by mouse or keys, killed, continued, verified."""

from pathlib import Path

import pytest

from game.storage.profile import Profile
from game.storage.shelf import Shelf
from game.verify import run
from tests.window.player import Mouse
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window


def begin(window: Window, title: str) -> str:
    """Begin a fresh match; the seal that is shown before the cut."""
    window.go(title, "setup")
    tree = window.go("Play", "cut")
    told = [node["name"] for node in window.nodes(tree)]
    return next(name for name in told if name.startswith("Seal ")).removeprefix("Seal ")


def test_a_deck_cut_by_mouse_is_still_so_after_a_kill_and_verified_at_the_end(
    screen: Screen, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fast = {
        "speed": "off",
        "remarks": "off",
        "last": {"takeaway": {"players": 2, "options": {"rounds": 2}}},
    }
    window = Window(screen, tmp_path, settings=fast, seeded=False)
    seal = begin(window, "Takeaway")
    deck = window.find("Place of the cut")
    x, y, wide, high = deck["rect"]
    window.click_at(x + wide // 4, y + high // 2)
    window.wait(lambda tree: tree["scene"] == "table")
    (path,) = Shelf(Profile(window.profile)).paths()
    text = path.read_text(encoding="utf-8")
    assert f"# seal 1 {seal}\ncut 13\n" in text
    Mouse(window).asked()
    window.kill()
    window = Window(screen, tmp_path, settings=fast, seeded=False)
    window.go("Continue", "table")
    assert path.read_text(encoding="utf-8").startswith(text)
    Mouse(window).play()
    assert window.quit() == 0
    (filed,) = (window.profile / "finished").iterdir()
    assert run([str(filed)]) == 0
    told = capsys.readouterr().out
    assert told.count("13 cards were cut") == 1
    assert "asked for" not in told


def test_a_deck_is_cut_by_keys_alone(screen: Screen, tmp_path: Path) -> None:
    window = Window(screen, tmp_path, seeded=False)
    seal = begin(window, "Taki")
    window.key("Tab", "Right", "Right", "Return")
    window.wait(lambda tree: tree["scene"] == "table")
    (path,) = Shelf(Profile(window.profile)).paths()
    assert f"# seal 1 {seal}\ncut 59\n" in path.read_text(encoding="utf-8")
    assert window.quit() == 0
