"""The choice among several readings of a gesture: the cards are shown, and nothing is made yet."""

import pytest

from game.core.event import bare_card
from game.ui.features.match.choice_page import MAX_OFFERED_MOVE_COUNT, ChoicePage
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from tests.ui.choices import ENDS, WAYS, choose
from tests.ui.proof import Cuts, Proof
from tests.ui.stage import SIZES, Stage
from tests.ui.test_hand_layout import click_all

every_way = pytest.mark.parametrize("way", WAYS)


def tiles(stage: Stage) -> list[Node]:
    return [node for node in stage.nodes if node.role == "tile"]


@every_way
def test_every_reading_is_shown_with_its_cards_and_in_words(stage: Stage, way: str) -> None:
    table, page = choose(stage, way)
    assert 2 <= len(tiles(stage)) == len(page.offers) <= MAX_OFFERED_MOVE_COUNT
    names = [tile.name for tile in tiles(stage)]
    assert len(names) == len(set(names))
    for tile, offer in zip(tiles(stage), page.offers, strict=True):
        assert tile.move == offer.move
        assert table.session.refusal(offer.move) is None
        shown = next(node for node in tile.children if node.role == "cards")
        assert shown.widget.texts == offer.cards
        assert {"JK"} <= {bare_card(text) for text in offer.cards}
        assert any("=" in text for text in offer.cards)
    assert table.session.match.moves == []


@pytest.mark.night("many")
@every_way
def test_a_digit_chooses(stage: Stage, way: str) -> None:
    _, page = choose(stage, way)
    for number in range(min(9, len(page.offers))):
        table, page = choose(stage, way)
        assert [tile.shortcut for tile in tiles(stage)][number] == str(number + 1)
        stage.key(str(number + 1))
        assert stage.scene is table
        assert table.session.match.moves == [(0, page.offers[number].move)]


@every_way
def test_a_click_chooses(stage: Stage, way: str) -> None:
    table, page = choose(stage, way)
    # A long choice is turned to it first.
    page.reveal(tiles(stage)[-1])
    stage.click(tiles(stage)[-1])
    assert stage.scene is table
    assert table.session.match.moves == [(0, page.offers[-1].move)]


def test_the_arrows_and_enter_choose(stage: Stage) -> None:
    table, page = choose(stage, "jokers")
    here = page.tree.first()
    assert here is not None
    assert here.key == "choice 0"
    stage.key("right")
    stage.key("right")
    focused = page.tree.focused
    assert focused is not None
    number = tiles(stage).index(focused)
    assert number > 0
    stage.key("return")
    assert table.session.match.moves == [(0, page.offers[number].move)]


@every_way
@pytest.mark.parametrize("how", ["escape", "beside", "button", "letter"])
def test_never_minding_leaves_everything_as_it_was(stage: Stage, way: str, how: str) -> None:
    table, _ = choose(stage, way)
    picked = table.show.hand.picked
    if how == "escape":
        stage.key("escape")
    elif how == "beside":
        stage.press((2, 2))
        stage.release((2, 2))
    elif how == "button":
        stage.click("Never mind")
    else:
        stage.key("n")
    assert stage.scene is table
    assert table.session.match.moves == []
    assert table.show.hand.picked == picked == tuple(WAYS[way][1])
    assert table.model.notice is None


def test_a_click_on_the_panel_but_beside_the_tiles_waits(stage: Stage) -> None:
    _, page = choose(stage, "jokers")
    panel = page.tree.by_key["choice"].rect
    stage.press((panel.x + 3, panel.y + 3))
    stage.release((panel.x + 3, panel.y + 3))
    assert stage.scene is page


def test_a_drag_of_several_meanings_brings_the_choice_up_too(stage: Stage) -> None:
    table = stage.sit_at(ENDS.match())
    stage.tick()
    meld = stage.scene.tree.by_key["zone melds/M1/cards"]
    joker = next(node for node in stage.nodes if node.name == "joker")
    stage.drag(joker, meld)
    page = stage.top(ChoicePage)
    assert sorted(offer.move for offer in page.offers) == ["add JK=3C to M1", "add JK=8C to M1"]
    stage.key("escape")
    assert stage.scene is table
    assert table.model.held.carried is None


def test_the_choice_only_shows_what_is_meant_by_the_target(stage: Stage) -> None:
    table = stage.sit_at(ENDS.match())
    stage.tick()
    click_all(stage, ["JK"])
    stage.click(stage.scene.tree.by_key["zone melds/M2/cards"])
    page = stage.top(ChoicePage)
    assert {offer.target for offer in page.offers} == {"melds/M2/cards"}
    assert len(page.offers) == 2
    assert table.session.match.moves == []


@every_way
def test_the_choice_fits_into_every_window(stage: Stage, way: str) -> None:
    _, page = choose(stage, way)
    for size in SIZES:
        stage.resize(*size)
        panel = page.tree.by_key["choice"]
        assert page.tree.root.rect.contains(panel.rect), size
        shown = [node for node in panel.walk() if node is not panel]
        for node in shown:
            seen = node.rect if node.clip is None else node.clip
            assert panel.rect.contains(seen), size
        boxes = [
            node.rect if node.clip is None else node.rect.clip(node.clip)
            for node in panel.children
            if node.act is not None
        ]
        for place, rect in enumerate(boxes):
            assert rect.collidelist(boxes[place + 1 :]) == -1, size
        for tile in tiles(stage):
            cards = next(node for node in tile.children if node.role == "cards")
            width = cards.widget.width
            strip = stage.app.measures.index_strip(width) * width
            count = len(cards.widget.texts)
            assert width + (count - 1) * strip * 0.9 <= cards.rect.w, (size, tile.name)
        cuts = Cuts(stage.app.texts)
        proof = Proof(cuts, stage.app.measures)
        for node in page.tree.nodes:
            paint_node(proof, node, NodeStyle())
        assert not cuts.cut, size


@every_way
def test_the_choice_is_painted_over_the_table(stage: Stage, way: str) -> None:
    choose(stage, way)
    for scene in stage.app.page_stack.visible():
        scene.paint(stage.app.painter)
    assert len(stage.app.page_stack.visible()) == 2


def test_a_new_meld_is_told_once_by_the_name_of_its_offer(stage: Stage) -> None:
    _, page = choose(stage, "jokers")
    assert [node.name for node in stage.nodes if node.role == "cards"] == [""] * len(page.offers)
    # An addition names only whose meld it is.
    choose(stage, "ends")
    assert all(node.name for node in stage.nodes if node.role == "cards")
