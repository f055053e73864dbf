"""Clicks, drags, picks and keys: all mean the same moves, and a broken-off one means none."""

from collections.abc import Callable
from random import Random

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.table import TableScene
from game.ui.sitting import YOU
from game.ui.tree import Node
from tests.ui.stage import NAMES, Stage

DECK = "zone stock"
Gesture = Callable[[Stage, Node, Node], None]


def turn(stage: Stage, phase: str, choices: int = 1, players: int = 3) -> TableScene:
    """A table at which the person is asked, with at least so many moves to choose from."""
    for seed in range(200):
        match = Match(TAKEAWAY, TAKEAWAY.setup(players, {"rounds": 1}, seed), NAMES[:players])
        rng = Random(seed)
        for moves in range(60):
            state = match.state
            if state.over:
                break
            choosing = len(match.moves_now()) >= choices
            if state.asked == YOU and state.phase == phase and choosing:
                table = stage.sit(players, seed=seed, moves=moves, fresh=False)
                stage.tick()
                assert table.your_turn
                return table
            match.play(rng.choice(match.moves_now()))
    raise AssertionError("there is no such position")


def zone(stage: Stage, name: str) -> Node:
    return stage.scene.tree.by_key[name]


def played(stage: Stage) -> Node:
    """The slot that is being played."""
    return next(node for node in stage.role("slot") if "being played" in (node.value or ""))


def focus(stage: Stage, node: Node) -> None:
    stage.scene.set_focus(node)


def click(stage: Stage, source: Node, _: Node) -> None:
    stage.click(source)


def press_enter(stage: Stage, source: Node, _: Node) -> None:
    focus(stage, source)
    stage.key("return")


def drag(stage: Stage, source: Node, target: Node) -> None:
    stage.drag(source, target)


def drag_slowly(stage: Stage, source: Node, target: Node) -> None:
    (x, y), (to_x, to_y) = source.rect.center, target.rect.center
    stage.press((x, y))
    for step in range(1, 21):
        stage.move((x + (to_x - x) * step / 20, y + (to_y - y) * step / 20))
        stage.tick()
    stage.release((to_x, to_y))


def pick_and_press_enter(stage: Stage, source: Node, target: Node) -> None:
    focus(stage, source)
    stage.key("space")
    focus(stage, target)
    stage.key("return")


def pick_both(stage: Stage, source: Node, target: Node) -> None:
    focus(stage, source)
    stage.key("space")
    focus(stage, target)
    stage.key("space")


def pick_and_click(stage: Stage, source: Node, target: Node) -> None:
    focus(stage, source)
    stage.key("space")
    stage.click(target)


GESTURES = (
    click,
    press_enter,
    drag,
    drag_slowly,
    pick_and_press_enter,
    pick_both,
    pick_and_click,
)
every_gesture = pytest.mark.parametrize("gesture", GESTURES, ids=lambda one: one.__name__)


@every_gesture
def test_every_gesture_means_the_same_take(stage: Stage, gesture: Gesture) -> None:
    for move in turn(stage, "take", choices=2).sitting.match.moves_now():
        table = turn(stage, "take", choices=2)
        before = len(table.sitting.match.moves)
        source = zone(stage, f"zone slots/{move.split()[1]}/cards")
        gesture(stage, source, played(stage))
        assert table.sitting.match.moves[before] == (YOU, move)
        assert table.message is None
        assert table.pointer.carried is None
        assert table.pointer.picked is None


@every_gesture
def test_every_gesture_means_the_same_draw(stage: Stage, gesture: Gesture) -> None:
    table = turn(stage, "draw")
    before = len(table.sitting.match.moves)
    gesture(stage, zone(stage, DECK), played(stage))
    assert table.sitting.match.moves[before] == (YOU, "draw")


def test_the_button_its_key_and_the_slot_being_played_draw_too(stage: Stage) -> None:
    ways: list[Callable[[], None]] = [
        lambda: stage.click("Draw"),
        lambda: stage.key("d"),
        lambda: stage.click(played(stage)),
    ]
    for way in ways:
        table = turn(stage, "draw")
        before = len(table.sitting.match.moves)
        way()
        assert table.sitting.match.moves[before] == (YOU, "draw")


def test_what_makes_a_move_says_which(stage: Stage) -> None:
    for phase in ("take", "draw"):
        table = turn(stage, phase)
        legal = table.sitting.match.moves_now()
        told = {node.move for node in stage.nodes if node.move}
        assert told == set(legal)
        for node in stage.nodes:
            if node.move:
                assert node.enabled


# What is refused.


def misfit(stage: Stage) -> Node:
    """A slot with cards that may not be taken."""
    return next(
        node
        for node in stage.role("slot")
        if node.move is None and node.value != "no cards" and node.key != DECK
        and "being played" not in (node.value or "")
    )  # fmt: skip


def test_a_refused_drag_glides_back_and_changes_nothing(stage: Stage) -> None:
    table = turn(stage, "take")
    table.show.set_pace("normal", reduced=False)
    before = (table.sitting.match.record(), table.show.view, table.show.laid)
    refused = misfit(stage)
    stage.drag(refused, played(stage))
    assert stage.role("alert")[0].name == table.message.message  # type: ignore[union-attr]
    assert table.pointer.carried == refused.key.removeprefix("zone ")
    assert stage.tick(0.05)
    stage.until(lambda: not stage.tick(), most=60)
    assert table.pointer.carried is None
    assert (table.sitting.match.record(), table.show.view, table.show.laid) == before
    assert table.sitting.keeper.path.read_bytes().decode() == table.sitting.match.record()


def test_a_refusal_names_its_rule_and_the_rules_open_there(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.click(misfit(stage))
    assert table.message is not None
    assert table.message.rule
    stage.click("The rule")
    page = stage.top(RulesScene)
    heading = next(node for node in stage.role("heading") if node.name == table.message.rule)
    assert page.tree.root.rect.contains(heading.rect)


def test_a_drag_to_nowhere_says_nothing_and_glides_back(stage: Stage) -> None:
    table = turn(stage, "take")
    table.show.set_pace("normal", reduced=False)
    before = table.sitting.match.record()
    node = next(node for node in stage.role("slot") if node.move)
    stage.press(node.rect.center)
    stage.move((node.rect.centerx + 40, node.rect.centery))
    corner = (stage.app.measures.width - 2, stage.app.measures.height - 2)
    stage.move(corner)
    stage.release(corner)
    assert table.message is None
    assert table.pointer.carried is not None
    stage.until(lambda: not stage.tick(), most=60)
    assert table.pointer.carried is None
    assert table.sitting.match.record() == before


def test_cards_put_back_where_they_were_taken_up_stay_there(stage: Stage) -> None:
    table = turn(stage, "take")
    before = table.sitting.match.record()
    node = next(node for node in stage.role("slot") if node.move)
    stage.press(node.rect.center)
    stage.move((node.rect.centerx + 30, node.rect.centery))
    stage.move(node.rect.center)
    stage.release(node.rect.center)
    assert table.sitting.match.record() == before
    assert table.message is None


def test_a_drag_to_a_slot_that_is_not_being_played_says_where_cards_may_go(stage: Stage) -> None:
    table = turn(stage, "take")
    before = table.sitting.match.record()
    source = next(node for node in stage.role("slot") if node.move)
    stage.drag(source, misfit(stage))
    assert table.message is not None
    assert table.message.message.endswith(".")
    assert table.sitting.match.record() == before


def test_a_hand_that_trembles_still_clicks(stage: Stage) -> None:
    table = turn(stage, "take")
    before = len(table.sitting.match.moves)
    node = next(node for node in stage.role("slot") if node.move)
    x, y = node.rect.center
    stage.press((x, y))
    stage.move((x + 4, y - 3))
    stage.release((x + 4, y - 3))
    assert len(table.sitting.match.moves) == before + 1


def test_an_empty_slot_cannot_be_dragged(stage: Stage) -> None:
    for moves in range(200):
        table = stage.sit(4, seed=3, moves=moves, fresh=False)
        stage.tick()
        empty = [node for node in stage.role("slot") if node.value == "no cards"]
        if empty and table.your_turn:
            break
    stage.press(empty[0].rect.center)
    stage.move((empty[0].rect.centerx + 60, empty[0].rect.centery))
    assert table.pointer.carried is None


# What is broken off.


def held(stage: Stage) -> tuple[TableScene, Node, Node]:
    """A table at which a stack that may be taken is being dragged."""
    table = turn(stage, "take")
    table.show.set_pace("normal", reduced=False)
    source = next(node for node in stage.role("slot") if node.move)
    target = played(stage)
    stage.press(source.rect.center)
    stage.move((source.rect.centerx + 30, source.rect.centery + 30))
    stage.tick()
    assert table.pointer.carried == source.key.removeprefix("zone ")
    return table, source, target


def test_escape_breaks_a_drag_off_and_opens_no_page(stage: Stage) -> None:
    table, _, target = held(stage)
    before = table.sitting.match.record()
    stage.key("escape")
    assert stage.scene is table
    stage.move(target.rect.center)
    stage.release(target.rect.center)
    assert table.sitting.match.record() == before
    stage.until(lambda: not stage.tick(), most=60)
    assert table.pointer.carried is None
    stage.move((50, 500))
    assert table.pointer.carried is None


def test_a_page_that_comes_up_breaks_a_drag_off(stage: Stage) -> None:
    table, _, target = held(stage)
    before = table.sitting.match.record()
    stage.key("f1")
    assert stage.scene is not table
    stage.release(target.rect.center)
    stage.key("escape")
    assert stage.scene is table
    stage.tick()
    stage.move(target.rect.center)
    assert table.pointer.carried is None
    stage.release(target.rect.center)
    assert table.sitting.match.record() == before


def test_a_drag_goes_on_while_the_window_gets_another_size(stage: Stage) -> None:
    table, source, _ = held(stage)
    before = len(table.sitting.match.moves)
    stage.resize(1400, 900)
    stage.tick()
    assert table.pointer.carried == source.key.removeprefix("zone ")
    stage.move(played(stage).rect.center)
    stage.release(played(stage).rect.center)
    assert len(table.sitting.match.moves) == before + 1


def test_a_second_press_begins_anew(stage: Stage) -> None:
    table, source, target = held(stage)
    before = table.sitting.match.record()
    stage.press(target.rect.center)
    assert table.pointer.carried is None
    corner = (stage.app.measures.width - 2, stage.app.measures.height - 2)
    stage.move(corner)
    stage.release(corner)
    assert table.sitting.match.record() == before
    stage.until(lambda: not stage.tick(), most=60)
    stage.drag(source, target)
    assert table.sitting.match.record() != before


def test_a_stack_that_is_taken_away_while_it_is_held_is_let_go(stage: Stage) -> None:
    stage.thinker.slow = True
    table, taken = theirs(stage)
    stage.app.settings.speed = "normal"
    table.show.set_pace("normal", reduced=False)
    stage.tick()
    node = zone(stage, f"zone {taken}")
    stage.press(node.rect.center)
    stage.move((node.rect.centerx + 40, node.rect.centery))
    assert table.pointer.carried == taken
    stage.thinker.slow = False
    stage.until(lambda: not table.show.laid.counts[taken])
    stage.thinker.slow = True
    stage.until(lambda: not stage.tick())
    stage.release((300, 30))
    for _ in range(40):
        stage.tick()
        paint(stage)
    assert table.pointer.carried is None


def theirs(stage: Stage) -> tuple[TableScene, str]:
    """A table at which an opponent has but one move, and the zone it takes."""
    for seed in range(300):
        table = stage.sit(3, seed=seed, moves=6, fresh=False)
        moves = table.sitting.match.moves_now()
        if not table.sitting.yours and len(moves) == 1 and moves[0] != "draw":
            return table, f"slots/{moves[0].split()[1]}/cards"
    raise AssertionError("there is no such position")


def paint(stage: Stage) -> None:
    for scene in stage.app.director.visible():
        scene.paint(stage.app.painter)


def test_a_pick_is_let_go_by_space_or_escape(stage: Stage) -> None:
    for key in ("space", "escape"):
        table = turn(stage, "take")
        node = next(node for node in stage.role("slot") if node.move)
        focus(stage, node)
        stage.key("space")
        assert table.pointer.picked == node.key.removeprefix("zone ")
        stage.key(key)
        assert table.pointer.picked is None
        assert stage.scene is table


def test_a_pick_does_not_outlive_a_move_or_an_undo(stage: Stage) -> None:
    table = turn(stage, "draw")
    focus(stage, zone(stage, DECK))
    stage.key("space")
    assert table.pointer.picked == "stock"
    stage.key("d")
    assert table.pointer.picked is None
    stage.asked()
    if stage.scene is table:
        focus(stage, zone(stage, DECK))
        stage.key("space")
        stage.key("u")
        assert table.pointer.picked is None


def test_while_an_opponent_is_asked_nothing_can_be_played(stage: Stage) -> None:
    for seed in range(50):
        table = stage.sit(3, seed=seed, moves=5, fresh=False)
        if not table.sitting.yours:
            break
    stage.thinker.slow = True
    stage.tick()
    before = table.sitting.match.record()
    assert not any(node.move for node in stage.nodes)
    for node in stage.role("slot"):
        stage.click(node)
        assert table.message is None or "turn" in table.message.message
    stage.key("d")
    assert table.sitting.match.record() == before


def test_escape_opens_the_pause_page_when_nothing_is_held_or_said(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.click(misfit(stage))
    stage.key("escape")
    assert stage.scene is table
    assert table.message is None
    stage.key("escape")
    assert isinstance(stage.scene, PauseScene)
    stage.key("escape")
    assert stage.scene is table


def test_a_click_while_cards_fly_skips_to_the_end(stage: Stage) -> None:
    table = stage.sit(4, seed=5, speed="slow")
    for _ in range(30):
        stage.tick()
    assert not table.show.quiet
    stage.press((5, 300))
    stage.release((5, 300))
    assert table.show.quiet
    assert not table.show.travelling(stage.now)
    assert table.show.view == table.sitting.match.view(YOU)


@pytest.mark.parametrize("key", ["return", "space", "enter"])
def test_enter_and_space_skip_while_cards_fly_and_do_nothing_else(stage: Stage, key: str) -> None:
    table = stage.sit(4, seed=5, speed="slow")
    for _ in range(30):
        stage.tick()
    stage.key(key)
    assert table.show.quiet
    assert table.sitting.match.moves == []
    assert table.pointer.picked is None


def test_a_click_that_skips_the_deal_does_nothing_with_cards_not_seen_before(stage: Stage) -> None:
    for seed in range(100):
        table = stage.sit(3, seed=seed, speed="slow")
        if table.sitting.yours:
            for _ in range(30):
                stage.tick()
            stage.click(zone(stage, DECK))
            assert table.show.quiet
            assert table.sitting.match.moves == []
            assert table.message is None


def test_cards_of_ones_own_move_can_be_hurried_by_the_next_drag(stage: Stage) -> None:
    table = turn(stage, "take", choices=2)
    table.show.set_pace("slow", reduced=False)
    stage.drag(next(node for node in stage.role("slot") if node.move), played(stage))
    stage.tick()
    assert not table.show.quiet
    source = next(
        node
        for node in stage.role("slot")
        if node.value not in ("no cards", None) and "being played" not in (node.value or "")
    )
    stage.press(source.rect.center)
    stage.move((source.rect.centerx + 40, source.rect.centery))
    assert table.show.quiet
    assert table.pointer.carried == source.key.removeprefix("zone ")
