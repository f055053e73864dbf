"""What a card is, told on demand: by the other button of the mouse, and by a key."""

from random import Random

import pytest

from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.table_page import TableView
from game.ui.features.rules.rules_page import RulesPage
from game.ui.kit.input.commands import EXPLAIN_THIS
from game.ui.kit.input.events import Explain
from game.ui.kit.tree import Node
from game.ui.table.model.notice import NoticeKind
from tests.ui.pages import TABLES
from tests.ui.stage import Stage


def look(stage: Stage, node: Node) -> str:
    """Press the other button of the mouse on a node; what is said then."""
    stage.app.send(Explain(*stage.visible_point(node)))
    return said(stage)


def said(stage: Stage) -> str:
    notice = stage.top(TablePage).model.notice
    assert notice is not None
    assert notice.kind is NoticeKind.ABOUT
    [alert] = stage.role("alert")
    assert alert.name == notice.text
    return notice.text


def cards(stage: Stage, zone: str = PERSON_HAND_ZONE) -> list[Node]:
    return [node for node in stage.role("card") if node.key.startswith(f"card {zone}/")]


def test_the_other_button_on_a_card_of_the_hand_says_what_it_is(stage: Stage) -> None:
    stage.sit(2, game=TEXAS, moves=3)
    stage.asked()
    for node in cards(stage):
        text = look(stage, node)
        assert "costs you" in text or "always wild" in text
    assert not stage.top(TablePage).show.hand.picks, "nothing is picked by it"


def test_the_key_says_the_same_of_the_card_with_the_focus(stage: Stage) -> None:
    page = stage.sit(2, game=TEXAS, moves=3)
    stage.asked()
    node = cards(stage)[1]
    by_mouse = look(stage, node)
    page.model.say(None)
    page.set_focus(page.tree.by_key[node.key])
    stage.key(EXPLAIN_THIS.shown.lower())
    assert said(stage) == by_mouse


def test_a_card_that_cannot_be_played_now_says_why(stage: Stage) -> None:
    refused = 0
    for seed in range(6):
        page = stage.sit(2, game=TAKI, seed=seed, moves=4)
        stage.asked()
        for slot, node in enumerate(cards(stage)):
            why = page.model.asking.refused(page.show.hand.order[slot])
            text = look(stage, node)
            assert ("You can’t use it now." in text) == (why is not None)
            if why is not None:
                assert why.text in text
                refused += 1
    assert refused


def test_of_cards_that_lie_face_down_nothing_is_told(stage: Stage) -> None:
    page = stage.sit(2, game=TAKI, moves=4)
    stage.asked()
    stock = page.tree.by_key["zone stock"]
    assert look(stage, stock).endswith("You can’t see them.")


@pytest.mark.parametrize("name", ["take", "rummy500"])
def test_the_card_of_a_meld_under_the_mouse_is_meant_and_by_key_one_after_the_other(
    stage: Stage, name: str
) -> None:
    game = GAMES_BY_NAME[name]
    page = stage.sit(3, game=game, seed=3, moves=40)
    stage.asked()
    melds = [place.zone for place in page.show.laid.places if place.zone.startswith("melds/")]
    zone = next(zone for zone in melds if page.show.seen.zone(zone))
    held = page.show.seen.zone(zone)
    state = page.show.state
    for text, pose in zip(held, page.show.laid.poses[zone], strict=True):
        rect = pose.rect()
        stage.app.send(Explain(rect.x + 3, rect.y + 3))
        assert said(stage) == str(game.table.card_info(state, text).text)
    page.model.say(None)
    page.set_focus(page.tree.by_key[f"zone {zone}"])
    for text in reversed(held):
        stage.key("f4")
        assert said(stage) == str(game.table.card_info(state, text).text)


def test_where_no_card_is_one_is_told_how_to_ask(stage: Stage) -> None:
    page = stage.sit(2, game=TAKI, moves=4)
    stage.asked()
    page.renderer.hover = page.focus = ""
    stage.key("f4")
    assert "Point at a card" in said(stage)


def test_what_a_card_is_does_not_hide_what_is_to_be_done(stage: Stage) -> None:
    stage.sit(2, game=TEXAS, moves=3)
    stage.asked()
    prompt = stage.role("prompt")[0].name
    look(stage, cards(stage)[0])
    assert [node.name for node in stage.role("prompt")] == [prompt]


def test_the_way_to_the_rule_leads_to_the_rule_about_the_card(stage: Stage) -> None:
    stage.sit(2, moves=6, game=TAKEAWAY)
    stage.asked()
    slot = next(node for node in stage.role("slot") if node.key.startswith("zone slots/"))
    assert "one point for the owner of its slot" in look(stage, slot)
    stage.click("the rule")
    assert stage.top(RulesPage).rule == "what-fits"


def test_it_goes_when_the_position_changes(stage: Stage) -> None:
    page = stage.sit(2, moves=6, game=TAKEAWAY)
    stage.asked()
    look(stage, stage.role("slot")[0])
    page.moves.try_move(Random(1).choice(page.session.match.moves_now()))
    stage.tick()
    assert page.model.notice is None


# Large, beside its words.


def large(stage: Stage) -> Node:
    """The panel with the card."""
    return stage.scene.tree.by_key["looked at"]


def test_the_card_is_shown_large_beside_its_words_and_clear_of_where_it_lies(
    stage: Stage,
) -> None:
    for size, factor in (((960, 600), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)):
        stage.resize(*size, text_factor=factor)
        page = stage.sit(2, game=TEXAS, moves=3)
        stage.asked()
        for node in cards(stage):
            look(stage, node)
            panel = large(stage)
            assert stage.app.measures.window.contains(panel.rect)
            assert not panel.rect.colliderect(node.rect)
            [shown] = [one for one in panel.walk() if one.role == "cards"]
            assert shown.name == node.name
            assert shown.rect.w > page.show.laid.card or factor > 1
            for inside in panel.walk():
                assert panel.rect.contains(inside.rect), inside.name


WAYS = ["click beside it", "escape", "its button", "another focus", "the next position"]


@pytest.mark.parametrize("way", WAYS)
def test_it_goes_in_every_way_there_is(stage: Stage, way: str) -> None:
    page = stage.sit(2, game=TEXAS, moves=3)
    stage.asked()
    look(stage, cards(stage)[0])
    assert large(stage)
    if way == "click beside it":
        stage.press((2, 2))
    elif way == "escape":
        stage.key("escape")
    elif way == "its button":
        stage.click("looked away")
    elif way == "another focus":
        page.set_focus(cards(stage)[1])
    else:
        page.moves.try_move(page.session.match.moves_now()[0])
        stage.tick()
    assert stage.scene is page
    assert "looked at" not in page.tree.by_key


def test_a_click_on_its_words_leaves_it_there(stage: Stage) -> None:
    stage.sit(2, game=TEXAS, moves=3)
    stage.asked()
    look(stage, cards(stage)[0])
    page = stage.top(TablePage)
    words = next(node for node in large(stage).walk() if node.role == "alert")
    for place in ((large(stage).rect.x + 4, large(stage).rect.y + 4), stage.visible_point(words)):
        stage.press(place)
        stage.release(place)
        assert large(stage)
        assert not page.show.hand.picks and page.model.picked is None


def test_of_another_players_hand_it_says_that_it_is_hidden_and_shows_no_card(
    stage: Stage,
) -> None:
    stage.sit(2, game=TAKI, moves=4)
    stage.asked()
    fan = stage.role("fan")[0]
    assert "face-down" in look(stage, fan)
    assert not [node for node in large(stage).walk() if node.role == "cards"]


@pytest.mark.parametrize("kind", ["replay of rummy500, 8", "lesson of taki, run, step 1",
                                  "playing a puzzle of taki, found"])  # fmt: skip
def test_at_every_kind_of_table_the_key_shows_the_card_with_the_focus(
    stage: Stage, kind: str
) -> None:
    page = TABLES[kind](stage)
    assert isinstance(page, TableView)
    stage.tick()
    page.set_focus(cards(stage)[0])
    stage.key("f4")
    assert [node for node in large(stage).walk() if node.role == "cards"]
    stage.key("escape")
    assert stage.scene is page and "looked at" not in page.tree.by_key
