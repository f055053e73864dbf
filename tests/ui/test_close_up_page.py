"""One thing at a time: any card or meld of a table as large as the window, with its facts."""

from itertools import product
from typing import Any

import pytest

from game.core.game import Game
from game.core.table import MELD_STYLE
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import capitalized
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards
from game.ui.features.match.close_up_page import CloseUpPage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import Explain, Wheel
from game.ui.kit.tree import Node, Role
from game.ui.table.model.drag_state import node_ref
from tests.ui.stage import SIZES, Stage

MIN_WINDOW_SHARE = 0.5
"""Least part of the window's height that a single card takes."""
TEXT_FACTORS = (1.0, 2.0)


def sit(stage: Stage, game: Game[Any, Any]) -> TablePage:
    page = stage.sit(3, game=game, seed=3, moves=10 if game.name == "texas" else 40)
    stage.asked()
    return page


def things(page: TablePage) -> list[Node]:
    """The nodes of the table that are cards or places for them."""
    return [node for node in page.tree.reachable() if node_ref(page.show, node.key) is not None]


def opened(stage: Stage, page: TablePage, node: Node) -> CloseUpPage:
    page.set_focus(node)
    stage.key("f4", shift=True)
    return stage.top(CloseUpPage)


def picture(page: CloseUpPage) -> Node | None:
    return page.tree.by_key.get("shown large")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_thing_of_a_table_is_shown_with_its_name_and_facts(
    game: Game[Any, Any], stage: Stage
) -> None:
    page = sit(stage, game)
    for node in things(page):
        shown = opened(stage, page, node)
        assert shown.one.key == node.key
        assert node.name in shown.one.name
        heading = next(one for one in shown.tree.nodes if one.role is Role.HEADING)
        assert heading.name == capitalized(shown.one.name)
        grip = node_ref(page.show, node.key)
        assert grip is not None
        held, look = page.show.seen.zone(grip.zone), picture(shown)
        if look is None:
            assert not held
        else:
            assert isinstance(look.widget, Cards)
            if isinstance(held, int):
                assert look.widget.texts == (None,), "what is face down stays so"
            elif page.show.laid.place(grip.zone).style is MELD_STYLE:
                assert len(look.widget.texts) == len(held)
        said = stage.said()
        assert shown.one.name in said and shown.one.facts in said
        stage.key("escape")
        assert stage.scene is page
        assert page.focus == node.key


def test_arrows_go_to_the_neighbours_and_the_last_one_keeps_the_focus(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["rummy500"])
    nodes = things(page)
    shown = opened(stage, page, nodes[0])
    stage.app.announcements.take()
    stage.key("right", "right", "left")
    assert shown.one.key == nodes[1].key
    heard = [one.text for one in stage.app.announcements.take()]
    assert heard[-1] == f"{shown.one.name}. {shown.one.facts}"
    stage.key("home", "left")
    assert shown.one.key == nodes[-1].key
    stage.key("right")
    assert shown.one.key == nodes[0].key
    stage.key("down")
    assert shown.one.zone != "hands/0"
    stage.key("up")
    assert shown.one.key == nodes[0].key
    stage.key("end")
    stage.key("f4", shift=True)
    assert stage.scene is page
    assert page.focus == nodes[-1].key


def test_by_mouse_the_inspector_leads_there_and_buttons_and_wheel_turn(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["take"])
    card = next(node for node in page.tree.nodes if node.role is Role.CARD)
    stage.app.send(Explain(*stage.visible_point(card)))
    stage.click(page.tree.by_key["larger"])
    shown = stage.top(CloseUpPage)
    assert shown.one.key == card.key
    stage.click(shown.tree.by_key["after"])
    second = shown.one.key
    assert second != card.key
    stage.app.send(Wheel(400, 300, -1))
    assert shown.one.key not in (card.key, second)
    stage.app.send(Wheel(400, 300, 1))
    stage.click(shown.tree.by_key["before"])
    assert shown.one.key == card.key
    stage.click(shown.tree.by_key["back"])
    assert stage.scene is page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_fills_the_window_and_nothing_is_cut_or_covered(
    game: Game[Any, Any], stage: Stage
) -> None:
    page = sit(stage, game)
    shown = opened(stage, page, things(page)[0])
    for size, factor, left in product(SIZES, TEXT_FACTORS, (False, True)):
        stage.app.set("left_handed", left)
        stage.resize(*size, text_factor=factor)
        stage.app.measures = stage.app.measures._replace(mirrored=left)
        for at in range(len(shown.shown)):
            shown.at = at
            shown.changed()
            window = shown.measures.window
            look = picture(shown)
            for node in shown.tree.nodes:
                inside = window if node.clip is None else node.clip
                wide = inside.x <= node.rect.x and node.rect.right <= inside.right
                assert wide and (shown.column.most or inside.contains(node.rect)), node.name
                if look is not None and node.name and node.role is not Role.PAGE:
                    assert not node.rect.colliderect(look.rect), node.name
            if look is None:
                continue
            assert isinstance(look.widget, Cards)
            if len(look.widget.texts) == 1:
                high = card_height(look.widget.width)
                wide_enough = window.w > window.h or look.rect.w > 0.5 * window.w
                assert high >= MIN_WINDOW_SHARE * window.h or (wide_enough and window.h > window.w)
            step, card = look.widget.step, look.widget.width
            if len(look.widget.texts) > 1:
                assert step is not None
                assert step >= shown.measures.index_strip(card) * card - 1
            if window.w > 1.2 * window.h and len(look.widget.texts) == 1:
                assert (look.rect.centerx > window.centerx) == left


def test_with_nothing_focused_the_first_card_is_shown(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["taki"])
    page.looked_at = ""
    stage.key("f4", shift=True)
    assert stage.top(CloseUpPage).at == 0
