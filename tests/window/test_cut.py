"""A fresh match in a real window: sealed, cut by mouse or keys or words, killed, continued,
verified."""

from pathlib import Path

import pytest

from game.cli.subcommands import run_verify
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.storage.settings import UNCUT_BY_DEFAULT_KEY
from tests.window.player import Mouse
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window

CUTTING = {"cut": "on", UNCUT_BY_DEFAULT_KEY: True}
"""Settings of somebody who has chosen to cut."""


def begin(window: Window, title: str) -> str:
    """Begin a fresh match; the seal that is shown before the cut."""
    window.go(f"Set up {title}…", "setup")
    tree = window.go("Play", "cut")
    told = [node["name"] for node in window.nodes(tree)]
    return next(name for name in told if name.startswith("Seal ")).removeprefix("Seal ")


def test_a_deck_cut_by_mouse_is_still_so_after_a_kill_and_verified_at_the_end(
    screen: Screen, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fast = {
        **CUTTING,
        "speed": "off",
        "remarks": "off",
        "last": {"takeaway": {"players": 2, "options": {"rounds": 2}}},
    }
    window = Window(screen, tmp_path, settings=fast, seeded=False)
    seal = begin(window, "Takeaway")
    deck = window.find("Place of the cut")
    x, y, wide, high = deck["rect"]
    window.click_at(x + wide // 4, y + high // 2)
    window.wait_for_page("table")
    (path,) = MatchStore(Profile(window.profile)).paths()
    text = path.read_text(encoding="utf-8")
    assert f"# seal 1 v4 {seal}\n" in text
    assert "\ncut 13\n# dealt 1 " in text
    Mouse(window).asked()
    window.kill()
    window = Window(screen, tmp_path, settings=fast, seeded=False)
    window.go("Continue", "table")
    assert path.read_text(encoding="utf-8").startswith(text)
    Mouse(window).play()
    assert window.quit() == 0
    (filed,) = (window.profile / "finished").iterdir()
    assert run_verify([str(filed)]) == 0
    told = capsys.readouterr().out
    assert told.count("the player’s cut after 13 cards") == 1
    assert told.count("gave no part") == 1
    assert "NOT PROVED" not in told
    assert "asked for" not in told


def test_a_deck_is_cut_by_keys_alone(screen: Screen, tmp_path: Path) -> None:
    window = Window(screen, tmp_path, settings=CUTTING, seeded=False)
    seal = begin(window, "Taki")
    window.key("Tab", "Right")
    window.wait(lambda tree: "Don’t cut" in [node["name"] for node in window.nodes(tree)])
    cut = window.find("Place of the cut")["value"].removeprefix("after card ")
    window.key("Return")
    window.wait_for_page("table")
    (path,) = MatchStore(Profile(window.profile)).paths()
    text = path.read_text(encoding="utf-8")
    assert f"# seal 1 v4 {seal}\n" in text
    assert f"\ncut {cut}\n# dealt 1 " in text
    assert window.quit() == 0


def test_a_match_killed_before_the_cut_goes_on_with_it_and_takes_words(
    screen: Screen, tmp_path: Path
) -> None:
    window = Window(screen, tmp_path, settings=CUTTING, seeded=False)
    seal = begin(window, "Taki")
    window.kill()
    window = Window(screen, tmp_path, settings=CUTTING, seeded=False)
    tree = window.go("Continue", "cut")
    assert f"Seal {seal}" in [node["name"] for node in window.nodes(tree)]
    window.key("Tab", "Tab")
    window.key(*"Good", "space", *"luck", "Return")
    window.wait_for_page("table")
    (path,) = MatchStore(Profile(window.profile)).paths()
    assert "\nwords Good luck\n# dealt 1 " in path.read_text(encoding="utf-8")
    assert window.quit() == 0


def test_the_verifier_opens_in_the_systems_browser(screen: Screen, tmp_path: Path) -> None:
    """What BROWSER names stands for it, and says which page it was given."""
    said = tmp_path / "shown"
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > "{said}"\n', encoding="utf-8")
    program.chmod(0o755)
    still = {**CUTTING, "speed": "off", "remarks": "off"}
    window = Window(screen, tmp_path, settings=still, seeded=False,
                    environment={"BROWSER": f"{program} %s &"})  # fmt: skip
    begin(window, "Taki")
    window.go("Deal", "table")
    tree = window.wait(lambda tree: not tree["busy"] and tree["status"]["seat"] == 0)
    window.click_node(next(node for node in window.nodes(tree) if node["name"] == "A sealed deal"))
    window.wait_for_page("seal")
    window.click("Open the verifier")
    window.wait(lambda tree: "opens in your browser" in str(tree) and said.is_file())
    shown = window.profile / "proofs" / "verifier.html"
    assert shown.is_file()
    assert window.quit() == 0
    assert said.read_text(encoding="utf-8").strip() == shown.as_uri()
