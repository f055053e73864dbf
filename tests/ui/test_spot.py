"""Finding the card oneself: the call window tells nothing, and a click on the pile is the call."""

import pytest

from game.core.event import PERSON_SEAT
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.table.model.drag_state import card_keys
from tests.ui.crowds import Crowd, run
from tests.ui.proof import Cuts, Proof
from tests.ui.stage import FRAME, SIZES, Stage

PILE = ["3D", "9C", "QH", "8S"]
CALL = Crowd(
    "rummy500", 3, ["2D", "4H", "KC"], PILE, [(0, run("S", 4, 3))], others=5, phase="call",
    facts={"discarder": 1},
)  # fmt: skip
"""The 8 of spades can be laid off."""
TOP = Crowd(
    "rummy500", 3, ["2D", "4H", "KC"], PILE, [(0, run("S", 4, 3))], others=5, phase="call",
    facts={"discarder": 1}, options={"rummy_call": "top"},
)  # fmt: skip
RIGHT, WRONG = "rummy 1", "rummy 2"


def opened(stage: Stage, crowd: Crowd = CALL, spot: bool = True) -> TablePage:
    stage.app.settings.spot = spot
    table = stage.sit_at(crowd.match())
    stage.until(lambda: table.model.open_call() is not None)
    stage.tick(0.0)
    return table


def mine(table: TablePage) -> list[str]:
    return [move for seat, move in table.session.match.moves if seat == PERSON_SEAT]


def legal(table: TablePage) -> list[str]:
    moves = [f"rummy {count}" for count in range(1, 5)]
    return [move for move in moves if table.session.refusal(move) is None]


def test_the_window_is_as_it_was_unless_it_is_asked_for(stage: Stage) -> None:
    assert not stage.app.settings.spot
    table = opened(stage, spot=False)
    assert not table.model.hides()
    call = table.model.open_call()
    assert call is not None
    assert told(call.sentence) in stage.said()
    assert RIGHT in {node.move for node in stage.nodes}


def test_nothing_tells_which_card_it_is(stage: Stage) -> None:
    table = opened(stage)
    assert RIGHT in legal(table)
    assert WRONG not in legal(table)
    assert table.model.untaken("pile") == frozenset()
    call = table.model.open_call()
    assert call is not None
    for pressed in (False, True):
        if pressed:
            stage.key("r")
            stage.tick()
        said = stage.said()
        assert told(call.sentence) not in said
        assert not {node.move for node in stage.nodes} & set(legal(table))
        for number in range(len(PILE)):
            node = stage.scene.tree.by_key[card_keys(stage.scene.show, "pile")[number]]
            stage.move(stage.visible_point(node))
            stage.tick()
            assert table.model.coming_text() == ""
        stage.app._paint()
    assert mine(table) == []


def test_only_the_call_and_silence_are_offered(stage: Stage) -> None:
    table = opened(stage)
    buttons = {node.name for node in stage.role("button") if node.area == "bar"}
    assert buttons == {"Rummy!", "Let it go", "Hint"}
    assert "Do you see it?" in stage.said()
    stage.click("Rummy!")
    stage.tick()
    buttons = {node.name for node in stage.role("button") if node.area == "bar"}
    assert buttons == {"Let it go", "Hint"}
    assert "Now click the card you mean." in stage.said()
    assert mine(table) == []


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_the_right_card_makes_the_call(stage: Stage, way: str) -> None:
    table = opened(stage)
    if way == "mouse":
        stage.click("Rummy!")
        stage.tick()
        stage.click(stage.scene.tree.by_key[card_keys(stage.scene.show, "pile")[3]])
    else:
        stage.key("r")
        stage.tick()
        focused = table.tree.focused
        assert focused is not None
        assert focused.key == card_keys(stage.scene.show, "pile")[3]
        stage.key("return")
    assert mine(table) == [RIGHT]
    stage.tick()
    assert not table.model.spotting


def test_a_wrong_card_gets_a_sentence_and_the_window_stays_open(stage: Stage) -> None:
    table = opened(stage)
    wrong = next(count for count in range(1, 5) if f"rummy {count}" not in legal(table))
    why = table.session.refusal(f"rummy {wrong}")
    assert why is not None
    stage.click("Rummy!")
    stage.tick()
    stage.click(stage.scene.tree.by_key[card_keys(stage.scene.show, "pile")[len(PILE) - wrong]])
    stage.tick()
    assert mine(table) == []
    assert str(why.message) in [node.name for node in stage.role("alert")]
    assert table.model.open_call() is not None
    stage.click(stage.scene.tree.by_key[card_keys(stage.scene.show, "pile")[3]])
    assert mine(table) == [RIGHT]


def test_who_has_called_has_as_long_again_and_has_then_kept_silent(stage: Stage) -> None:
    stage.app.set("calls", 5)
    table = opened(stage)
    for _ in range(240):
        stage.tick()
    stage.key("r")
    began = stage.now
    assert table.model.call_left == pytest.approx(5.0, abs=2 * FRAME)
    stage.key("r")
    while not mine(table):
        stage.tick()
        assert stage.now - began < 6
    assert stage.now - began == pytest.approx(5.0, abs=3 * FRAME)
    assert mine(table) == ["pass"]
    stage.tick()
    assert not table.model.spotting


def test_an_undo_opens_the_window_anew(stage: Stage) -> None:
    table = opened(stage)
    stage.key("r")
    stage.key("k")
    assert mine(table) == ["pass"]
    stage.until(lambda: table.model.your_turn)
    stage.key("u")
    stage.tick()
    assert table.model.open_call() is not None
    assert not table.model.spotting
    assert "Rummy!" in {node.name for node in stage.role("button")}


def test_where_only_the_last_discard_can_be_called_there_is_nothing_to_find(stage: Stage) -> None:
    table = opened(stage, TOP)
    assert not table.model.hides()
    call = table.model.open_call()
    assert call is not None
    assert told(call.sentence) in stage.said()


def test_it_is_told_in_full_at_every_size(stage: Stage) -> None:
    opened(stage)
    for pressed in (False, True):
        if pressed:
            stage.key("r")
        for size in SIZES:
            stage.resize(*size)
            stage.tick(0.0)
            assert ("the card you mean" in stage.said()) == pressed
            cuts = Cuts(stage.app.texts)
            proof = Proof(cuts, stage.app.measures)
            for node in stage.nodes:
                paint_node(proof, node, NodeStyle())
            assert not cuts.cut, size
