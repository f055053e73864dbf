"""A choice asks its question and tells points, and stands beside the hand and the pile."""

from typing import Any

import pytest
from pygame import Rect

from game.cards import french
from game.core.event import PERSON_SEAT
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import Intent, Offer
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.table import result as rummy_result
from game.games.take.game import TAKE
from game.games.take.table import result as take_result
from game.games.taki.game import TAKI
from game.match.match import Match
from game.text.icon import Icon
from game.text.message import told
from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.layout.frame import Within
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.tree import Node, Role
from game.ui.table.render.page_layout import free_rooms, hand_rect
from tests.games.taki.positions import deck
from tests.sitting import at_table
from tests.ui.choices import WAYS, choose
from tests.ui.crowds import CROWDS, Crowd, run
from tests.ui.stage import NAMES, SIZES, Stage

every_way = pytest.mark.parametrize("way", WAYS)


def covered(table: TablePage, panel: Rect) -> list[str]:
    """Which of the hand, the pile and the stock a panel covers."""
    laid = table.show.laid
    rects = {
        PERSON_HAND_ZONE: hand_rect(laid),
        "pile": laid.spots["pile"],
        "stock": laid.spots["stock"],
    }
    return [zone for zone, rect in rects.items() if rect is not None and panel.colliderect(rect)]


@every_way
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_it_covers_neither_the_hand_nor_the_pile_nor_the_stock(
    stage: Stage, way: str, factor: float
) -> None:
    table, page = choose(stage, way)
    for size in SIZES:
        stage.resize(*size, text_factor=factor)
        panel = page.tree.by_key["choice"].rect
        assert not covered(table, panel), size
        assert page.tree.root.rect.contains(panel), size


@pytest.mark.parametrize("name", [one for one in CROWDS if "takeaway" not in one])
def test_there_is_room_for_a_small_panel_at_every_crowded_table(stage: Stage, name: str) -> None:
    table = stage.sit_at(CROWDS[name].match())
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size)
        stage.tick()
        px = stage.app.measures.px
        box = FixedBox(Node(Role.PANEL, "", Rect(0, 0, 0, 0)), px(170), px(200))
        felt, window = next(iter(free_rooms(table.model, px(8))))
        ways = [Within(box, *room) for room in (*felt, *window)]
        fitting = [way for way in ways if way.enough]
        assert fitting, size
        for way in fitting:
            assert not covered(table, way.rect), size


@every_way
def test_the_table_is_followed_when_it_is_laid_out_anew(stage: Stage, way: str) -> None:
    table, page = choose(stage, way)
    stage.resize(1920, 1080)
    for scene in stage.app.page_stack.visible():
        scene.paint(stage.app.painter)
    assert not covered(table, page.tree.by_key["choice"].rect)


@every_way
def test_it_is_headed_by_its_question(stage: Stage, way: str) -> None:
    _, page = choose(stage, way)
    asked = {
        "jokers": "Which cards do the jokers stand for?",
        "ends": "Where does the joker go?",
        "many": "Where does the joker go?",
    }[way]
    assert [node.name for node in stage.role("heading")] == [asked]
    assert page.heading == asked
    assert {told(offer.question) for offer in page.offers} == {asked}


def test_a_colour_is_asked_for_by_its_name(stage: Stage) -> None:
    hands = ("color R5 R6 R7 Y3 Y4", "R9 B3 B6 G1 G3 G4")
    setup = TAKI.setup(2, {"hand": 6}, 1, dealer=1, deck=deck(hands, "R1"))
    table = stage.sit_at(Match(TAKI, setup, NAMES[:2]))
    stage.tick()
    stage.click("card hands/0/color")
    stage.tick()
    stage.click(next(node for node in stage.nodes if node.key.startswith("do play")))
    page = stage.top(ChoicePage)
    assert page.heading == "Which colour?"
    assert not any(offer.points for offer in page.offers)
    assert not covered(table, page.tree.by_key["choice"].rect)
    assert "point" not in stage.said()


def test_every_group_has_a_question_of_its_own_where_the_game_asks_none(stage: Stage) -> None:
    table, _ = choose(stage, "jokers")
    for means, asked in ((Intent.MELD, "Which meld?"), (Intent.GO_OUT, "Which one?")):
        offers = [Offer(f"move {one}", "x", means, "L", Icon.LAY) for one in range(2)]
        assert ChoicePage(stage.app, table.model, offers, lambda _: None).heading == asked
    mixed = [
        Offer("a", "x", Intent.MELD, "L", Icon.LAY, question="This?"),
        Offer("b", "y", Intent.MELD, "L", Icon.LAY, question="That?"),
    ]
    page = ChoicePage(stage.app, table.model, mixed, lambda _: None)
    assert page.heading == "Which meld?"


@every_way
def test_every_tile_tells_what_it_scores(stage: Stage, way: str) -> None:
    _, page = choose(stage, way)
    for tile, offer in zip(stage.role("tile"), page.offers, strict=True):
        assert offer.points is not None
        shown = [node.name for node in tile.children if node.role == "text"]
        assert f"+{offer.points} points" in shown


HELD = ["5S", "6S", "7S", "JK", "KD", "2C", "AS", "9H"]
LYING = [(1, run("C", 2, 4)), (0, run("H", 4, 4)), (0, run("S", 1, 3))]


def on_the_table(game: Any, state: Any) -> int:
    if game is TAKE:
        return take_result.owned_points(state, PERSON_SEAT)
    return rummy_result.on_the_table(state)[PERSON_SEAT]


def finish(game: Any, state: Any, offer: Offer, picked: tuple[str, ...]) -> None:
    """Add the other cards that an offer has shown how they would lie in the end."""
    left = [text for text in picked if text in map(french.write, state.hands[PERSON_SEAT])]
    while len(picked) > 1 and left:
        more = game.table.offers(state, left, at_table(*NAMES[:2]))
        fits = [one for one in more if one.cards == offer.cards and one.intent is Intent.LAY_OFF]
        if not fits:
            # Jokers whose end is asked for afterwards are not counted before.
            assert set(left) == {"JK"}
            return
        one = fits[0]
        state.advance(game.parse(one.move))
        left = [text for text in left if text in map(french.write, state.hands[PERSON_SEAT])]


@pytest.mark.parametrize("game", [TAKE, RUMMY500], ids=lambda game: game.name)
def test_the_points_are_those_that_the_move_brings(game: Any) -> None:
    position = Crowd(game.name, 2, HELD, 3, LYING, others=5)
    state = position.match().state
    picks = [(), *((text,) for text in HELD), ("5S", "6S", "7S"), ("5S", "6S", "JK")]
    met = set()
    for picked in picks:
        for offer in game.table.offers(state, picked, at_table(*NAMES[:2])):
            move = game.parse(offer.move)
            if state.check(move) is not None:
                continue
            if offer.intent not in (Intent.MELD, Intent.LAY_OFF):
                assert offer.points is None
                continue
            after = state.clone()
            after.advance(move)
            if offer.intent is Intent.LAY_OFF:
                finish(game, after, offer, picked)
            if len(after.rounds) > len(state.rounds):
                continue
            gained = on_the_table(game, after) - on_the_table(game, state)
            assert offer.points == gained, offer.move
            met.add(offer.intent)
    assert met == {Intent.MELD, Intent.LAY_OFF}


@every_way
def test_the_advised_tile_is_marked_and_has_the_focus(stage: Stage, way: str) -> None:
    _, page = choose(stage, way)
    page.advised = page.offers[-1].move
    page.changed()
    page.entered()
    marked = [tile for tile in stage.role("tile") if tile.value == "best move"]
    assert [tile.move for tile in marked] == [page.advised]
    assert page.tree.focused is marked[0]
