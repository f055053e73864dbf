"""The bar's buttons while cards are picked: theirs, or all there are if they are of no use."""

from game.core.table import PERSON_HAND_ZONE
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.model.drag_state import card_keys
from tests.games.taki.positions import deck
from tests.ui.stage import NAMES, Stage

HANDS = ("R-taki R3 R5 B4 R8", "R7 R9 Y3 Y4 Y5")


def table(stage: Stage) -> TablePage:
    setup = TAKI.setup(2, {"hand": 5}, 1, dealer=1, deck=deck(HANDS, "R5"))
    match = Match(TAKI, setup, NAMES[:2])
    match.play("play R-taki")
    scene = stage.sit_at(match)
    stage.tick()
    return scene


def pick(stage: Stage, scene: TablePage, *texts: str) -> list[str]:
    """The moves' buttons with these cards picked."""
    hand = scene.show.hand
    scene.pointer.drop_pick()
    for text in texts:
        stage.click(card_keys(scene.show, PERSON_HAND_ZONE)[hand.order.index(text)])
        stage.now += 1.0
    stage.tick()
    return [node.name for node in stage.nodes if node.key.startswith("do ")]


def test_cards_that_can_be_used_have_the_bar_for_themselves(stage: Stage) -> None:
    scene = table(stage)
    assert pick(stage, scene) == ["Join the run…"]
    assert pick(stage, scene, "R3") == ["Add the red 3"]
    assert pick(stage, scene, "R3", "R8") == ["Red 3, then 1 more"]


def test_cards_of_no_use_leave_everything_else_to_be_done(stage: Stage) -> None:
    scene = table(stage)
    assert pick(stage, scene, "B4") == ["Join the run…"]


def said(stage: Stage) -> list[str]:
    """What the bar refuses."""
    return [node.name for node in stage.role("alert")]


def test_of_a_card_of_no_use_it_is_said_why_and_it_is_not_picked(stage: Stage) -> None:
    scene = table(stage)
    pick(stage, scene, "B4")
    illegal = scene.session.refusal("play B4")
    assert illegal is not None
    assert said(stage) == [str(illegal.message)]
    assert not scene.show.hand.picks
    pick(stage, scene, "R3")
    assert not said(stage)
    assert scene.show.hand.picked == ("R3",)
