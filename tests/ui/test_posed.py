"""A position that was set, in a lesson or a puzzle, has no deal whose number is worth telling."""

import pytest

from game.ui.kit.tree import Role
from tests.ui.pages import TABLES
from tests.ui.stage import Stage


@pytest.mark.parametrize(
    "name",
    [
        "lesson of taki, run, step 1",
        "lesson of take, turn, step 2",
        "playing a puzzle of rummy500, shown",
        "playing a puzzle of taki, found",
    ],
)
def test_the_number_of_a_deal_that_was_set_is_not_told(stage: Stage, name: str) -> None:
    TABLES[name](stage)
    stage.tick()
    (panel,) = (node for node in stage.nodes if node.role == Role.PANEL and node.key == "score")
    texts = [node.name for node in panel.walk() if node.role in (Role.TEXT, Role.HEADING)]
    assert all(texts)
    assert [text for text in texts if "deal" in text.lower().split()] == []


def test_the_number_of_a_deal_that_was_asked_for_is_told(stage: Stage) -> None:
    TABLES["playing taki, 4"](stage)
    (panel,) = (node for node in stage.nodes if node.role == Role.PANEL and node.key == "score")
    assert any("deal" in node.name.lower().split() for node in panel.walk())
