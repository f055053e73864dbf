"""Laying all the melds that are marked: one legal move after the other, and no further."""

from collections import Counter
from typing import Any

import pytest

from game.core.event import PERSON_SEAT, bare_card
from game.core.table import PERSON_HAND_ZONE
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.drag_state import card_keys
from game.ui.table.model.notice import NoticeKind
from tests.ui.crowds import Crowd, run
from tests.ui.stage import SIZES, Stage

TWO = ["5S", "6S", "7S", "KH", "KD", "KC", "9D", "2C"]
RUNS = ["5S", "6S", "7S", "JH", "QH", "KH", "9D", "2C"]
HANDS = {"rummy500": TWO, "take": RUNS}
WAYS = ["mouse", "letter", "enter"]


def table_of(stage: Stage, game: str, hand: list[str], **position: Any) -> TablePage:
    table = stage.sit_at(Crowd(game, 3, hand, 3, others=5, **position).match())
    stage.tick()
    return table


def offered(stage: Stage) -> bool:
    return "lay all" in stage.scene.tree.by_key


def mine(table: TablePage) -> list[str]:
    return [move for seat, move in table.session.match.moves if seat == PERSON_SEAT]


@pytest.mark.parametrize("game", HANDS)
@pytest.mark.parametrize("way", WAYS)
def test_all_that_is_marked_is_laid_and_what_is_left_over_stays(
    stage: Stage, game: str, way: str
) -> None:
    table = table_of(stage, game, HANDS[game])
    melds = table.model.asking.melds()
    assert len(melds) == 2
    node = stage.find("lay all")
    assert node.name == "Lay all 2"
    if way == "mouse":
        stage.click(node)
    elif way == "letter":
        assert node.shortcut == "I"
        stage.key("i")
    else:
        table.set_focus(node)
        stage.key("return")
    assert len(mine(table)) == 2
    laid = [Counter(map(bare_card, move.split(" ")[1:])) for move in mine(table)]
    assert laid == [Counter(meld) for meld in melds]
    stage.until(lambda: table.model.your_turn)
    assert sorted(table.session.hand) == ["2C", "9D"]
    assert not offered(stage)


@pytest.mark.parametrize("game", HANDS)
def test_the_button_is_there_only_where_it_does_more_than_lay_one_meld(
    stage: Stage, game: str
) -> None:
    table_of(stage, game, HANDS[game][:3] + HANDS[game][6:])
    assert not offered(stage)
    table = table_of(stage, game, HANDS[game])
    assert offered(stage)
    stage.click(card_keys(stage.scene.show, PERSON_HAND_ZONE)[0])
    stage.tick()
    assert not offered(stage), "the bar is for what is picked"
    table.pointer.drop_pick()
    stage.app.set("marks", "off")
    table.changed()
    assert not offered(stage), "nothing is marked"
    stage.key("i")
    assert mine(table) == []


@pytest.mark.parametrize("game", HANDS)
def test_it_is_not_offered_before_melds_may_be_laid(stage: Stage, game: str) -> None:
    table = table_of(stage, game, HANDS[game], phase="draw")
    assert len(table.model.asking.melds()) == 2
    assert not offered(stage)


def test_the_card_that_is_owed_is_laid_first(stage: Stage) -> None:
    table = table_of(stage, "rummy500", TWO, facts={"must_meld": "KC"})
    stage.key("i")
    assert [move.split(" ")[1][0] for move in mine(table)] == ["K", "5"]
    assert table.session.match.state.must_meld is None


def test_it_keeps_a_card_to_discard_where_one_is_needed(stage: Stage) -> None:
    hand = ["5S", "6S", "7S", "8S", "KH", "KD", "KC"]
    table = table_of(stage, "rummy500", hand, options={"going_out": "discard"})
    stage.key("i")
    assert len(mine(table)) == 2
    assert len(table.session.hand) == 1
    assert table.model.notice is None or not table.model.notice.refuses


def test_what_the_rules_refuse_stays_and_it_is_said_why_until_the_next_move(stage: Stage) -> None:
    # The two that is owed can only be added to the run after the three, which a group wants.
    hand = ["KH", "KD", "KC", "9H", "9D", "9C", "3S", "3H", "3D", "2S", "7C"]
    table = table_of(
        stage, "rummy500", hand, melds=[(0, run("S", 3, 3))], facts={"must_meld": "2S"}
    )
    melds = table.model.asking.melds()
    assert any("3S" in meld for meld in melds)
    plan = table.model.asking.lay_all()
    assert plan.refused is not None
    assert len(plan.moves) == 2 == len(melds) - 1
    stage.key("i")
    assert len(mine(table)) == len(plan.moves)
    stage.until(lambda: table.model.your_turn)
    notice = table.model.notice
    assert notice is not None
    assert notice.kind is NoticeKind.STOPPED
    assert notice.text == str(plan.refused.message)
    assert table.moves.try_move("layoff 3S to M1")
    assert table.model.notice is None


@pytest.mark.parametrize("going_out", ["free", "float", "discard"])
def test_that_it_goes_out_is_said_before(stage: Stage, going_out: str) -> None:
    table = table_of(stage, "rummy500", TWO[:6], options={"going_out": going_out})
    rounds = len(table.session.match.state.rounds)
    if going_out == "discard":
        # A card is kept: there is only one meld to lay.
        assert not offered(stage)
        return
    name = stage.find("lay all").name
    stage.key("i")
    ended = len(table.session.match.state.rounds) > rounds
    assert ended == (going_out == "free")
    assert name == ("Go out: lay 2" if ended else "Lay all 2")


@pytest.mark.parametrize("game", HANDS)
def test_an_undo_takes_back_one_meld_and_then_the_other(stage: Stage, game: str) -> None:
    table = table_of(stage, game, HANDS[game])
    stage.key("i")
    stage.until(lambda: table.model.your_turn)
    stage.tick()
    whole = mine(table)
    for left in (1, 0):
        stage.key("u")
        stage.tick()
        assert mine(table) == whole[:left]
    assert sorted(table.session.hand) == sorted(HANDS[game])
    for count in (1, 2):
        stage.key("y")
        stage.until(lambda: table.model.your_turn)
        stage.tick()
        assert mine(table) == whole[:count]


@pytest.mark.parametrize("game", HANDS)
def test_it_is_in_the_bar_at_every_size(stage: Stage, game: str) -> None:
    table_of(stage, game, HANDS[game])
    for size in SIZES:
        stage.resize(*size)
        stage.tick()
        node = stage.find("lay all")
        others = [one.rect for one in stage.nodes if one.role == "button" and one is not node]
        assert node.rect.collidelist(others) == -1, size
        assert stage.scene.tree.root.rect.contains(node.rect), size
