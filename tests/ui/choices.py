"""Gestures that may mean several moves, and the choice they bring up."""

from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from tests.ui.crowds import Crowd, run, threes
from tests.ui.stage import Stage
from tests.ui.test_hand_layout import click_all

JOKERS = Crowd("rummy500", 2, ["5S", "6S", "JK", "JK", "KD"], 3, others=5)
"""Two jokers beside a five and a six lie in many ways."""
ENDS = Crowd("take", 2, ["JK", "KD", "9H"], 3, [(1, run("C", 3, 4)), (0, run("S", 5, 5))], others=5)
"""A joker goes to either end of either sequence."""
MANY = Crowd(
    "rummy500", 8, ["JK", "KS", "KD"], 3, [(seat, meld) for seat, meld in enumerate(threes(8))],
    others=5,
)  # fmt: skip
"""A joker goes anywhere."""
WAYS = {
    "jokers": (JOKERS, ["5S", "6S", "JK", "JK"]),
    "ends": (ENDS, ["JK"]),
    "many": (MANY, ["JK"]),
}


def choose(stage: Stage, way: str) -> tuple[TablePage, ChoicePage]:
    """A choice that a click on a button of the bar has brought up, and the table under it."""
    crowd, texts = WAYS[way]
    stage.app.settings.sort = "none"
    table = stage.sit_at(crowd.match())
    stage.tick()
    click_all(stage, texts)
    stage.click([node for node in stage.nodes if node.key.startswith("do ")][-1])
    return table, stage.top(ChoicePage)
