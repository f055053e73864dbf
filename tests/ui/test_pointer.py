"""Clicks, drags, picks and keys: all mean the same moves, and a broken-off one means none."""

from collections.abc import Callable

import pytest

from game.core.event import PERSON_SEAT
from game.ui.features.rules.rules_page import RulesPage, key_of
from game.ui.kit.tree import Node
from tests.ui.positions import DECK, focus, misfit, played, turn, zone
from tests.ui.stage import Stage

Gesture = Callable[[Stage, Node, Node], None]


def click(stage: Stage, source: Node, _: Node) -> None:
    stage.click(source)


def press_enter(stage: Stage, source: Node, _: Node) -> None:
    focus(stage, source)
    stage.key("return")


def drag(stage: Stage, source: Node, target: Node) -> None:
    stage.drag(source, target)


def drag_slowly(stage: Stage, source: Node, target: Node) -> None:
    (x, y), (to_x, to_y) = stage.visible_point(source), stage.visible_point(target)
    stage.press((x, y))
    for step in range(1, 21):
        stage.move((x + (to_x - x) * step / 20, y + (to_y - y) * step / 20))
        stage.tick()
    stage.release((to_x, to_y))


def press_space(stage: Stage, source: Node, _: Node) -> None:
    focus(stage, source)
    stage.key("space")


GESTURES = (
    click,
    press_enter,
    drag,
    drag_slowly,
    press_space,
)
every_gesture = pytest.mark.parametrize("gesture", GESTURES, ids=lambda one: one.__name__)


@every_gesture
def test_every_gesture_means_the_same_take(stage: Stage, gesture: Gesture) -> None:
    for move in turn(stage, "take", choices=2).session.match.moves_now():
        table = turn(stage, "take", choices=2)
        before = len(table.session.match.moves)
        source = zone(stage, f"zone slots/{move.split()[1]}/cards")
        gesture(stage, source, played(stage))
        assert table.session.match.moves[before] == (PERSON_SEAT, move)
        assert table.model.notice is None
        assert table.model.held.carried is None
        assert table.model.picked is None


@every_gesture
def test_every_gesture_means_the_same_draw(stage: Stage, gesture: Gesture) -> None:
    table = turn(stage, "draw")
    before = len(table.session.match.moves)
    gesture(stage, zone(stage, DECK), played(stage))
    assert table.session.match.moves[before] == (PERSON_SEAT, "draw")


def test_the_button_its_key_and_the_slot_being_played_draw_too(stage: Stage) -> None:
    ways: list[Callable[[], None]] = [
        lambda: stage.click("Turn a card"),
        lambda: stage.key("d"),
        lambda: stage.click(played(stage)),
    ]
    for way in ways:
        table = turn(stage, "draw")
        before = len(table.session.match.moves)
        way()
        assert table.session.match.moves[before] == (PERSON_SEAT, "draw")


def test_what_makes_a_move_says_which(stage: Stage) -> None:
    for phase in ("take", "draw"):
        table = turn(stage, phase)
        legal = table.session.match.moves_now()
        told = {node.move for node in stage.nodes if node.move}
        assert told == set(legal)
        for node in stage.nodes:
            if node.move:
                assert node.enabled


# What is refused.


def test_a_refused_drag_glides_back_and_changes_nothing(stage: Stage) -> None:
    table = turn(stage, "take")
    table.show.set_pace("normal", reduced=False)
    before = (table.session.match.record(), table.show.seen.view, table.show.laid)
    refused = misfit(stage)
    stage.drag(refused, played(stage))
    assert stage.role("alert")[0].name == table.model.notice.text  # type: ignore[union-attr]
    assert table.model.held.carried == refused.key.removeprefix("zone ")
    assert stage.tick(0.05)
    stage.until(lambda: not stage.tick(), most=60)
    assert table.model.held.carried is None
    assert (table.session.match.record(), table.show.seen.view, table.show.laid) == before
    assert table.session.writer.path.read_bytes().decode() == table.session.match.sealed_record()


def test_a_refusal_names_its_rule_and_the_rules_open_there(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.click(misfit(stage))
    assert table.model.notice is not None
    assert table.model.notice.rule
    stage.click("Show rule")
    page = stage.top(RulesPage)
    heading = page.tree.by_key[key_of(table.model.notice.rule)]
    assert heading.role == "heading"
    assert page.tree.root.rect.contains(heading.rect)


def test_a_drag_to_nowhere_says_nothing_and_glides_back(stage: Stage) -> None:
    table = turn(stage, "take")
    table.show.set_pace("normal", reduced=False)
    before = table.session.match.record()
    node = next(node for node in stage.role("slot") if node.move)
    stage.press(stage.visible_point(node))
    stage.move((node.rect.centerx + 40, node.rect.centery))
    corner = (stage.app.measures.width - 2, stage.app.measures.height - 2)
    stage.move(corner)
    stage.release(corner)
    assert table.model.notice is None
    assert table.model.held.carried is not None
    stage.until(lambda: not stage.tick(), most=60)
    assert table.model.held.carried is None
    assert table.session.match.record() == before


def test_cards_put_back_where_they_were_taken_up_stay_there(stage: Stage) -> None:
    table = turn(stage, "take")
    before = table.session.match.record()
    node = next(node for node in stage.role("slot") if node.move)
    stage.press(stage.visible_point(node))
    stage.move((node.rect.centerx + 30, node.rect.centery))
    stage.move(stage.visible_point(node))
    stage.release(stage.visible_point(node))
    assert table.session.match.record() == before
    assert table.model.notice is None


def test_a_drag_to_a_slot_that_is_not_being_played_says_where_cards_may_go(stage: Stage) -> None:
    table = turn(stage, "take")
    before = table.session.match.record()
    source = next(node for node in stage.role("slot") if node.move)
    stage.drag(source, misfit(stage))
    assert table.model.notice is not None
    assert table.model.notice.text.endswith(".")
    assert table.session.match.record() == before


def test_a_hand_that_trembles_still_clicks(stage: Stage) -> None:
    table = turn(stage, "take")
    before = len(table.session.match.moves)
    node = next(node for node in stage.role("slot") if node.move)
    x, y = stage.visible_point(node)
    stage.press((x, y))
    stage.move((x + 4, y - 3))
    stage.release((x + 4, y - 3))
    assert len(table.session.match.moves) == before + 1


def test_an_empty_slot_cannot_be_dragged(stage: Stage) -> None:
    for moves in range(200):
        table = stage.sit(4, seed=3, moves=moves, fresh=False)
        stage.tick()
        empty = [node for node in stage.role("slot") if node.value == "no cards"]
        if empty and table.model.your_turn:
            break
    stage.press(stage.visible_point(empty[0]))
    stage.move((empty[0].rect.centerx + 60, empty[0].rect.centery))
    assert table.model.held.carried is None
