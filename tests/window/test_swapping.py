"""A joker of 500 Rummy freed in a real window: its card is dragged onto the meld."""

from pathlib import Path

import pytest

from game.games.rummy500.examples import example
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.options import Rummy500Options
from game.match.match import Match
from game.text.rules_text import Pictured, Says
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window
FAST = {"speed": "off", "remarks": "off"}
SWAPPING = Pictured(Says.CARDS, ("9S", "JK", "JS", "TS"), ())


def test_the_mouse_frees_a_joker(screen: Screen, tmp_path: Path) -> None:
    shown = example(RUMMY500, SWAPPING, Rummy500Options(joker_swap=True))
    match = Match(RUMMY500, shown.setup, ("You", "Ada (medium)"))
    for move in shown.moves:
        match.follow(move)
    matches = tmp_path / "profile" / "matches"
    matches.mkdir(parents=True)
    record = matches / "rummy500-20260102-030405.record"
    record.write_text(match.sealed_record(), encoding="utf-8")
    window = Window(screen, tmp_path, settings=FAST)
    window.go("Continue", "table")
    window.wait(lambda tree: not tree["busy"])
    window.drag(window.find("10 of spades"), window.find("Ada’s 9-10-J of spades"))
    told = "You swap the 10 of spades for the joker in Ada’s 9-10-J of spades."
    window.wait(lambda tree: any(node["name"] == told for node in window.nodes(tree)))
    assert record.read_text(encoding="utf-8").endswith(f"0 {shown.move}\n")
    assert window.quit() == 0
