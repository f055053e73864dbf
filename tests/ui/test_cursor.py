"""The shape of the mouse's pointer says what a click would do."""

from collections.abc import Iterator

import pygame
import pytest

from game.games import GAMES_BY_NAME
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.page_renderer import Shape
from game.ui.kit.tree import Node
from tests.ui.stage import Stage


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Shape]]:
    """The shapes that the system was asked for, in order."""
    asked: list[Shape] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", lambda shape: asked.append(Shape(shape)))
    yield asked


def over(stage: Stage, node: Node | tuple[int, int]) -> Shape:
    stage.move(stage.visible_point(node) if isinstance(node, Node) else node)
    stage.app.frame(stage.now)
    return stage.app.cursor.shape


def test_a_hand_over_what_can_be_clicked_and_text_over_a_field(
    stage: Stage, taken: list[Shape]
) -> None:
    stage.show(StartPage(stage.app))
    assert over(stage, stage.find("settings")) is Shape.HAND
    assert over(stage, (3, 3)) is Shape.ARROW
    page = stage.set_up(GAMES_BY_NAME["take"])
    field = next(node for node in page.tree.nodes if node.edit is not None)
    page.reveal(field)
    assert over(stage, page.tree.by_key[field.key]) is Shape.TEXT
    assert taken == [Shape.HAND, Shape.ARROW, Shape.TEXT]


def test_a_slider_that_is_held_keeps_the_hand_wherever_the_mouse_is(
    stage: Stage, taken: list[Shape]
) -> None:
    page = stage.show(SettingsPage(stage.app, "sound"))
    slider = page.tree.by_key["option sound"]
    stage.press(stage.visible_point(slider))
    assert over(stage, (3, 3)) is Shape.HAND
    stage.release((3, 3))
    assert over(stage, (4, 4)) is Shape.ARROW


def test_what_cannot_be_used_is_nothing_to_click_on(stage: Stage, taken: list[Shape]) -> None:
    stage.app.settings.speed = "off"
    page = stage.show(SettingsPage(stage.app, "sound"))
    button = page.tree.by_key["reset"]
    assert not button.enabled
    assert over(stage, button) is Shape.ARROW


def test_cards_have_a_hand_over_them_and_are_carried_by_another_shape(
    stage: Stage, taken: list[Shape]
) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"])
    stage.asked()
    card = page.tree.by_key["card hand/0"] if "card hand/0" in page.tree.by_key else next(
        node for node in page.tree.nodes if node.role == "card"
    )  # fmt: skip
    assert over(stage, card) is Shape.HAND
    assert over(stage, (page.show.felt.x + 3, page.show.felt.y + 3)) is Shape.ARROW
    stage.press(stage.visible_point(card))
    assert over(stage, (card.rect.centerx, card.rect.y - 60)) is Shape.MOVES
    stage.release((3, 3))
    assert over(stage, (4, 4)) is Shape.ARROW


def test_the_system_is_asked_only_for_another_shape(stage: Stage, taken: list[Shape]) -> None:
    page = stage.show(StartPage(stage.app))
    tile = stage.role("tile")[0]
    for step in range(20):
        over(stage, (tile.rect.x + 20 + step, tile.rect.centery))
        page.changed()
        stage.app.frame(stage.now)
    assert taken == [Shape.HAND]


def test_without_such_a_pointer_the_usual_one_stays(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise pygame.error("no cursors here")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    stage.show(StartPage(stage.app))
    assert over(stage, stage.find("settings")) is Shape.HAND
