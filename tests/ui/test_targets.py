"""What is clicked on or touched is large enough to be hit, on every page."""

from collections.abc import Iterator

import pytest

from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES_BY_NAME
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.events import Device, Moved
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.theme import MIN_TARGET_POINTS, MIN_TOUCH_TARGET_POINTS
from game.ui.kit.tree import Node, Role
from game.ui.table.model.drag_state import card_keys
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

STRIP = 26
"""Of a card that others lie on so much shows at least, its index: there it is touched, and a long
press says which it is."""


def small(page: Page, least: int) -> Iterator[tuple[str, int, int]]:
    """What can be used on a page and is smaller than this, in pixels."""
    for node in page.tree.reachable():
        if not node.seen:
            continue
        across = STRIP if node.role is Role.CARD else least
        if node.rect.w < across or node.rect.h < least:
            yield node.key, node.rect.w, node.rect.h


@pytest.mark.night
@pytest.mark.parametrize("part", range(4))
def test_whatever_can_be_used_is_large_enough_for_a_mouse_and_for_a_finger(
    stage: Stage, part: int
) -> None:
    """In the smallest window, where there is least room."""
    stage.resize(960, 600)
    found = []
    for name, made in list({**PAGES, **TABLES}.items())[part::4]:
        for path in stage.app.match_store.paths():
            path.unlink()
        stage.worker.slow = False
        made(stage)
        page = stage.scene
        for device, least in (
            (Device.MOUSE, MIN_TARGET_POINTS),
            (Device.TOUCH, MIN_TOUCH_TARGET_POINTS),
        ):
            stage.app.device = device
            stage.app.follow_device()
            found += [(name, device.name, *one) for one in small(page, least)]
    assert found == []


def hit(page: Page, node: Node, dx: int, dy: int) -> str:
    """The key of what lies so far from a node's middle."""
    found = page.under(node.rect.centerx + dx, node.rect.centery + dy)
    return "" if found is None else found.key


def test_a_finger_beside_a_target_hits_it(stage: Stage) -> None:
    """After the first touch, when everything is still as large as for a mouse."""
    page = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=12, seed=3)
    stage.asked()
    menu = page.tree.by_key["menu"]
    assert menu.rect.h == MIN_TARGET_POINTS
    aside = MIN_TOUCH_TARGET_POINTS // 2 - 1
    assert hit(page, menu, 0, -aside) == ""
    stage.app.device = Device.TOUCH
    assert hit(page, menu, 0, -aside) == "menu"
    assert hit(page, menu, 0, -MIN_TOUCH_TARGET_POINTS) == ""
    sort = page.tree.by_key["sort suit"]
    assert hit(page, sort, -aside, 0) == "sort suit"
    # What is touched itself comes before what is near it.
    assert (
        hit(page, page.tree.by_key[card_keys(page.show, PERSON_HAND_ZONE)[0]], 0, 0)
        == card_keys(page.show, PERSON_HAND_ZONE)[0]
    )


def test_nothing_gets_smaller_or_moves_while_a_finger_lies_on_it(stage: Stage) -> None:
    page = stage.show(StartPage(stage.app))
    stage.tick()
    before = [tuple(node.rect) for node in page.tree.nodes]
    stage.app.send(Moved(5, 5), Device.TOUCH)
    assert stage.app.device is Device.TOUCH
    assert [tuple(node.rect) for node in page.tree.nodes] == before
