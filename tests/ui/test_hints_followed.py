"""A hint can be followed at once: its cards are picked, its button is gold, its place is marked."""

from collections.abc import Sequence

import pytest

from game.ai.levels import Advice
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.tree import Node
from game.ui.table.model.actions import AskHint
from tests.games.take.positions import position as take_position
from tests.games.taki.positions import deck
from tests.sitting import at_table
from tests.ui.crowds import Crowd, run
from tests.ui.positions import paint
from tests.ui.stage import NAMES, Stage
from tests.ui.test_hand_layout import click_all, sit

MELDING = Crowd(
    "rummy500", 2, [*run("S", 3, 3), "JK", "2D", "4D", "9H", "KC"], 3, [(1, run("C", 4, 3))],
    others=5,
)  # fmt: skip
DRAWING = Crowd("rummy500", 2, ["9D", "2H", "KC", "4S"], 4, others=5, phase="draw")
GOING_OUT = Crowd(
    "texas", 2, ["9S", "9D", "9C", "KH"], 2, others=3, phase="discard",
    facts={"round": 1, "taken": None, "wild": "3"},
)  # fmt: skip


def advise(stage: Stage, table: TablePage, move: str) -> None:
    assert table.session.refusal(move) is None
    table.session.advice = Advice(move, "It is best.", {})
    table.perform(AskHint())
    stage.tick()


def golden(stage: Stage) -> list[Node]:
    """The gold buttons of the bar."""
    return [
        node
        for node in stage.nodes
        if getattr(node.widget, "primary", False) and node.area == "bar"
    ]


@pytest.mark.parametrize(
    ("crowd", "move", "picked"),
    [
        (MELDING, "meld 4S 5S 6S", ["4S", "5S", "6S"]),
        (MELDING, "meld 2D JK=3D 4D", ["2D", "4D", "JK"]),
        (MELDING, "layoff JK=8C to M1", ["JK"]),
        (MELDING, "discard KC", ["KC"]),
        (DRAWING, "draw stock", []),
        (GOING_OUT, "out KH", ["KH"]),
        (GOING_OUT, "discard KH", ["KH"]),
    ],
)
def test_a_hint_picks_its_cards_and_only_its_button_is_gold(
    stage: Stage, crowd: Crowd, move: str, picked: Sequence[str]
) -> None:
    table = sit(stage, crowd)
    click_all(stage, [table.show.hand.order[-1]])
    advise(stage, table, move)
    assert sorted(table.show.hand.picked) == picked
    [button] = golden(stage)
    paint(stage)
    stage.click(button)
    if isinstance(stage.scene, ChoicePage):
        assert [node.move for node in stage.role("tile") if node.widget.advised] == [move]
        assert [node.value for node in stage.role("tile") if node.move == move] == ["best move"]
        paint(stage)
        assert stage.scene.tree.focused is not None
        stage.key("return")
    assert [made for _, made in table.session.match.moves] == [move]


def test_an_advised_colour_is_marked_among_the_four(stage: Stage) -> None:
    hands = ("color R5 R6 R7 Y3 Y4", "R9 B3 B6 G1 G3 G4")
    setup = TAKI.setup(2, {"hand": 6}, 1, dealer=1, deck=deck(hands, "R1"))
    table = stage.sit_at(Match(TAKI, setup, NAMES[:2]))
    stage.tick()
    advise(stage, table, "play color=G")
    assert table.show.hand.picked == ("color",)
    [button] = golden(stage)
    stage.click(button)
    stage.top(ChoicePage)
    assert [node.move for node in stage.role("tile") if node.value == "best move"] == [
        "play color=G"
    ]


@pytest.mark.parametrize(
    ("crowd", "move"),
    [
        (DRAWING, "draw stock"),
        (DRAWING, "draw pile 1"),
        (MELDING, "discard KC"),
        (MELDING, "layoff JK=8C to M1"),
    ],
)
def test_a_click_on_the_label_does_what_it_advises(stage: Stage, crowd: Crowd, move: str) -> None:
    table = sit(stage, crowd)
    assert not stage.role("tag")
    advise(stage, table, move)
    [tag] = stage.role("tag")
    paint(stage)
    stage.click(tag)
    if isinstance(stage.scene, ChoicePage):
        stage.key("return")
    assert [made for _, made in table.session.match.moves] == [move]
    stage.tick()
    assert not stage.role("tag")


def test_the_joker_that_a_meld_spends_is_named() -> None:
    take = take_position(["2D 4D JK KD 9H", "3S"], [])
    names = [
        str(one.name) for one in TAKE.table.offers(take, ["2D", "4D", "JK"], at_table(*NAMES[:2]))
    ]
    assert names[0] == "Lay 2-3-4 of diamonds, joker as 3"
    state = MELDING.match().state
    offers = RUMMY500.table.offers(state, ["2D", "4D", "JK"], at_table(*NAMES[:2]))
    assert str(offers[0].name) == "Lay 2-3-4 of diamonds, joker as 3"
    said = RUMMY500.describe_move(state, RUMMY500.parse("meld 2D JK=3D 4D"), at_table(*NAMES[:2]))
    assert str(said) == "Lay 2-3-4 of diamonds, joker as 3"
