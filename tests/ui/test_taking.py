"""Taking at the table of Take: one gesture is enough, and nothing needless is asked."""

import pytest

from game.ui.features.match.match_page import TablePage
from game.ui.table.control.pointer import MAX_DOUBLE_CLICK_SECONDS
from tests.ui.crowds import Crowd, run
from tests.ui.stage import Stage
from tests.ui.test_hand_layout import card, click_all, drag, sit

JOINING = Crowd(
    "take", 3, ["6D", "9S", "KH"], 3, [(1, run("D", 1, 4)), (2, run("D", 6, 3))], others=5
)
"""The 6 of diamonds lies between Ada's 2 to 5 and Max's 7 to 9."""
LONGER = Crowd("take", 2, ["8C", "9C", "KH", "2S"], 3, [(1, run("C", 4, 3))], others=5)
"""Two cards that go to Ada's 5-6-7 of clubs one after the other."""


def moves(table: TablePage) -> list[str]:
    return [move for _, move in table.session.match.moves]


def test_a_double_click_takes_two_sequences_at_once(stage: Stage) -> None:
    table = sit(stage, JOINING)
    stage.click(card(stage, "6D"))
    stage.tick(MAX_DOUBLE_CLICK_SECONDS / 3)
    stage.click(card(stage, "6D"))
    assert stage.scene is table
    assert moves(table) == ["add 6D to M1+M2"]


def test_the_button_of_a_double_take_makes_it(stage: Stage) -> None:
    table = sit(stage, JOINING)
    click_all(stage, ["6D"])
    (button,) = [node for node in stage.nodes if node.key == "do add"]
    assert (button.name, button.move) == ("Double take with the 6 of diamonds", "add 6D to M1+M2")
    stage.click(button)
    assert moves(table) == ["add 6D to M1+M2"]


@pytest.mark.parametrize("number", [1, 2])
def test_a_double_take_is_meant_by_a_drop_on_either_sequence(stage: Stage, number: int) -> None:
    table = sit(stage, JOINING)
    there = stage.scene.tree.by_key[f"zone melds/M{number}/cards"]
    drag(stage, stage.visible_point(card(stage, "6D")), stage.visible_point(there))
    assert moves(table) == ["add 6D to M1+M2"]


def test_picked_cards_follow_each_other_to_the_sequence_they_are_meant_for(stage: Stage) -> None:
    table = sit(stage, LONGER)
    click_all(stage, ["9C", "8C"])
    (button,) = [node for node in stage.nodes if node.key == "do add"]
    assert button.name == "Take Ada’s 5-6-7 with 8-9 of clubs"
    stage.click(button)
    assert moves(table) == ["add 8C to M1", "add 9C to M1"]


def test_a_taken_sequence_travels_to_its_new_owner(stage: Stage) -> None:
    table = sit(stage, LONGER)
    stage.app.settings.speed = "normal"
    table.entered()
    show = table.show
    before = show.laid.spots["melds/M1/cards"].center
    table.moves.try_move("add 8C to M1")
    stage.tick()
    sprites = show.cast.zones["melds/M1/cards"]
    assert all(sprite.is_moving(stage.now) for sprite in sprites)
    stage.until(lambda: not show.is_travelling(stage.now))
    after = show.laid.spots["melds/M1/cards"].center
    assert after[1] > before[1]
    assert table.model.game.table.zones(show.state, show.names)[-1].owner == 0
