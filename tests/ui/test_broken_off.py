"""What is broken off means nothing, and cards that fly can be hurried."""

import pytest

from game.core.event import PERSON_SEAT
from game.games.take.game import TAKE
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.kit.tree import Node
from tests.ui.positions import DECK, focus, misfit, paint, played, theirs, turn, zone
from tests.ui.stage import Stage


def held(stage: Stage) -> tuple[TablePage, Node, Node]:
    """A table at which a stack that may be taken is being dragged."""
    table = turn(stage, "take")
    table.show.set_pace("normal", reduced=False)
    source = next(node for node in stage.role("slot") if node.move)
    target = played(stage)
    stage.press(stage.visible_point(source))
    stage.move((source.rect.centerx + 30, source.rect.centery + 30))
    stage.tick()
    assert table.model.held.carried == source.key.removeprefix("zone ")
    return table, source, target


def test_escape_breaks_a_drag_off_and_opens_no_page(stage: Stage) -> None:
    table, _, target = held(stage)
    before = table.session.match.record()
    stage.key("escape")
    assert stage.scene is table
    stage.move(stage.visible_point(target))
    stage.release(stage.visible_point(target))
    assert table.session.match.record() == before
    stage.until(lambda: not stage.tick(), most=60)
    assert table.model.held.carried is None
    stage.move((50, 500))
    assert table.model.held.carried is None


def test_a_page_that_comes_up_breaks_a_drag_off(stage: Stage) -> None:
    table, _, target = held(stage)
    before = table.session.match.record()
    stage.key("f1")
    assert stage.scene is not table
    stage.release(stage.visible_point(target))
    stage.key("escape")
    assert stage.scene is table
    stage.tick()
    stage.move(stage.visible_point(target))
    assert table.model.held.carried is None
    stage.release(stage.visible_point(target))
    assert table.session.match.record() == before


def test_a_drag_goes_on_while_the_window_gets_another_size(stage: Stage) -> None:
    table, source, _ = held(stage)
    before = len(table.session.match.moves)
    stage.resize(1400, 900)
    stage.tick()
    assert table.model.held.carried == source.key.removeprefix("zone ")
    stage.move(stage.visible_point(played(stage)))
    stage.release(stage.visible_point(played(stage)))
    assert len(table.session.match.moves) == before + 1


def test_a_second_press_begins_anew(stage: Stage) -> None:
    table, source, target = held(stage)
    before = table.session.match.record()
    stage.press(stage.visible_point(target))
    assert table.model.held.carried is None
    corner = (stage.app.measures.width - 2, stage.app.measures.height - 2)
    stage.move(corner)
    stage.release(corner)
    assert table.session.match.record() == before
    stage.until(lambda: not stage.tick(), most=60)
    stage.drag(source, target)
    assert table.session.match.record() != before


def test_a_stack_that_is_taken_away_while_it_is_held_is_let_go(stage: Stage) -> None:
    stage.worker.slow = True
    table, taken = theirs(stage)
    stage.app.settings.speed = "normal"
    table.show.set_pace("normal", reduced=False)
    stage.tick()
    node = zone(stage, f"zone {taken}")
    stage.press(stage.visible_point(node))
    stage.move((node.rect.centerx + 40, node.rect.centery))
    assert table.model.held.carried == taken
    stage.worker.slow = False
    stage.until(lambda: not table.show.laid.counts[taken])
    stage.worker.slow = True
    stage.until(lambda: not stage.tick())
    stage.release((300, 30))
    for _ in range(40):
        stage.tick()
        paint(stage)
    assert table.model.held.carried is None


def drawing(stage: Stage) -> TablePage:
    """A table of Take at which the person may draw, with the focus on the stock."""
    table = stage.sit(2, game=TAKE, fresh=False, seed=3)
    stage.asked()
    focus(stage, zone(stage, DECK))
    return table


def test_a_pick_is_let_go_by_space_or_escape(stage: Stage) -> None:
    for key in ("space", "escape"):
        table = drawing(stage)
        stage.key("space")
        assert table.model.picked == "stock"
        stage.key(key)
        assert table.model.picked is None
        assert stage.scene is table


def test_a_pick_does_not_outlive_a_move_or_an_undo(stage: Stage) -> None:
    table = drawing(stage)
    stage.key("space")
    assert table.model.picked == "stock"
    stage.key("d")
    assert table.model.picked is None
    stage.asked()
    focus(stage, zone(stage, DECK))
    stage.key("space", "u")
    assert table.model.picked is None


def test_while_an_opponent_is_asked_nothing_can_be_played(stage: Stage) -> None:
    for seed in range(50):
        table = stage.sit(3, seed=seed, moves=5, fresh=False)
        if not table.session.yours:
            break
    stage.worker.slow = True
    stage.tick()
    before = table.session.match.record()
    assert not any(node.move for node in stage.nodes)
    for node in stage.role("slot"):
        stage.click(node)
        assert table.model.notice is None or "turn" in table.model.notice.text
    stage.key("d")
    assert table.session.match.record() == before


def test_escape_opens_the_pause_page_when_nothing_is_held_or_said(stage: Stage) -> None:
    table = turn(stage, "take")
    stage.click(misfit(stage))
    stage.key("escape")
    assert stage.scene is table
    assert table.model.notice is None
    stage.key("escape")
    assert isinstance(stage.scene, PausePage)
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
    assert not table.show.is_travelling(stage.now)
    assert table.show.seen.view == table.session.match.view(PERSON_SEAT)


@pytest.mark.parametrize("key", ["return", "space", "enter"])
def test_enter_and_space_skip_while_cards_fly_and_do_nothing_else(stage: Stage, key: str) -> None:
    table = stage.sit(4, seed=5, speed="slow")
    for _ in range(30):
        stage.tick()
    stage.key(key)
    assert table.show.quiet
    assert table.session.match.moves == []
    assert table.model.picked is None


@pytest.mark.night
def test_a_click_that_skips_the_deal_does_nothing_with_cards_not_seen_before(stage: Stage) -> None:
    for seed in range(100):
        table = stage.sit(3, seed=seed, speed="slow")
        if table.session.yours:
            for _ in range(30):
                stage.tick()
            stage.click(zone(stage, DECK))
            assert table.show.quiet
            assert table.session.match.moves == []
            assert table.model.notice is None


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
    stage.press(stage.visible_point(source))
    stage.move((source.rect.centerx + 40, source.rect.centery))
    assert table.show.quiet
    assert table.model.held.carried == source.key.removeprefix("zone ")
