"""Buttons that show only an icon tell their name while they are pointed at or have the focus."""

from math import inf

import pygame
import pytest
from pygame import Rect

from game.games import GAMES_BY_NAME
from game.text.message import in_order, told
from game.ui.features.match import table_page
from game.ui.features.match.pause_page import PausePage
from game.ui.kit.clock import HOVER_DELAY_SECONDS
from game.ui.kit.input.commands import Command
from game.ui.kit.input.events import Device
from game.ui.kit.pages import page_renderer
from game.ui.kit.pages.page_renderer import needs_tooltip, place
from tests.ui.stage import SIZES, Stage


def test_a_button_without_words_tells_its_name_when_pointed_at(stage: Stage) -> None:
    scene = stage.sit(2, moves=20)
    assert scene.renderer.tipped() is None
    stage.move(stage.visible_point(scene.tree.by_key["menu"]))
    assert scene.renderer.tipped() is scene.tree.by_key["menu"]
    stage.move(stage.visible_point(scene.tree.by_key["undo"]))
    assert scene.renderer.tipped() is None


def test_it_is_told_of_the_focus_too_and_not_beneath_another_page(stage: Stage) -> None:
    scene = stage.sit(2, moves=20)
    stage.app.device = Device.KEYS
    scene.set_focus(scene.tree.by_key["mute"])
    assert scene.renderer.tipped() is scene.tree.by_key["mute"]
    stage.app.page_stack.push(PausePage(stage.app, scene.model))
    assert scene.renderer.tipped() is None


@pytest.mark.parametrize("window", SIZES)
def test_a_name_stands_within_the_window_and_not_on_its_button(
    stage: Stage, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    scene = stage.sit(2, moves=20)
    measures = stage.app.measures
    found = [node for node in scene.tree.nodes if needs_tooltip(node)]
    assert found
    for node in found:
        size = measures.px(180), measures.px(30)
        rect = place(node.rect, *size, measures.window, measures.px(6))
        assert rect is not None
        assert measures.window.contains(rect)
        assert not rect.colliderect(node.rect)


def test_a_name_wraps_where_it_would_be_wider_than_36_percent_of_the_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.resize(1280, 720)
    painter, size = stage.app.painter, stage.app.measures.text_size(13.5)
    room = 1280 * 36 // 100 - 2 * round(0.7 * size)
    name = "i"
    while painter.texts.width(name + "i", size, "semibold") <= room:
        name += "i"
    panels: list[Rect] = []
    monkeypatch.setattr(painter, "panel", lambda rect, *_: panels.append(rect))
    for text in (name, f"{name} i"):
        page_renderer.tip(painter, text, None, Rect(600, 300, 40, 40))
    assert [panel.h for panel in panels] == [round(2.0 * size), round(3.3 * size)]


# After a moment.


def rested(stage: Stage, seconds: float = HOVER_DELAY_SECONDS + 0.1) -> bool:
    """Let the pointer rest for so long; whether something is told then."""
    scene = stage.scene
    scene.renderer.resting(stage.now)
    stage.tick(seconds)
    scene.renderer.resting(stage.now)
    return scene.renderer.rest.shown


def painted(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str | None, Rect]]:
    """What is told on the screen: the words, the key, and what they are about."""
    tips: list[tuple[str, str | None, Rect]] = []

    def note(painter: object, text: str, command: Command | None, about: Rect) -> None:
        tips.append((text, None if command is None else command.shown, about))

    for module in (page_renderer, table_page):
        monkeypatch.setattr(module, "tip", note)
    stage.scene.paint(stage.app.painter)
    return tips


def test_nothing_is_told_before_the_pointer_has_rested(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = stage.sit(2, moves=20)
    stage.asked()
    stage.move(stage.visible_point(scene.tree.by_key["mute"]))
    assert not rested(stage, HOVER_DELAY_SECONDS / 2)
    assert painted(stage, monkeypatch) == []
    stage.move(stage.visible_point(scene.tree.by_key["mute"]))
    assert not rested(stage, HOVER_DELAY_SECONDS * 0.9), "it has moved meanwhile"
    scene.renderer.dirty = False
    assert rested(stage)
    assert scene.renderer.dirty
    [(text, key, about)] = painted(stage, monkeypatch)
    assert (text, key) == ("Sound off", "M")
    assert about == scene.tree.by_key["mute"].rect
    stage.move(stage.visible_point(scene.tree.by_key["undo"]))
    scene.renderer.resting(stage.now)
    assert painted(stage, monkeypatch) == []


def test_the_program_wakes_for_it_and_for_nothing_else(stage: Stage) -> None:
    scene = stage.sit(2, moves=20)
    stage.asked()
    scene.renderer.resting(stage.now)
    assert scene.renderer.rest.seconds_until_due(stage.now) == inf, "nothing is pointed at"
    stage.move(stage.visible_point(scene.tree.by_key["undo"]))
    scene.renderer.resting(stage.now)
    assert scene.renderer.rest.seconds_until_due(stage.now) == inf, "it says it all"
    stage.move(stage.visible_point(scene.tree.by_key["mute"]))
    scene.renderer.resting(stage.now)
    assert scene.renderer.rest.seconds_until_due(stage.now) == pytest.approx(HOVER_DELAY_SECONDS)
    assert rested(stage)
    assert scene.renderer.rest.seconds_until_due(stage.now) == inf


def test_a_pointer_that_leaves_the_window_points_at_nothing(stage: Stage) -> None:
    scene = stage.sit(2, moves=20)
    stage.asked()
    stage.move(stage.visible_point(scene.tree.by_key["mute"]))
    assert rested(stage)
    stage.app._take(pygame.Event(pygame.WINDOWLEAVE))
    assert scene.renderer.hover == "" and not rested(stage)


# Cards.


@pytest.mark.parametrize("name", sorted(GAMES_BY_NAME))
def test_every_card_that_is_seen_tells_what_it_is_beside_itself(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    stage.resize(960, 600, text_factor=2.0)
    scene = stage.sit(3, game=GAMES_BY_NAME[name], moves=14)
    stage.asked()
    seen = [
        node
        for node in scene.tree.nodes
        if node.role in ("card", "slot", "meld")
        and not isinstance(
            scene.show.seen.zone(node.key.split(" ", 1)[1].rsplit("/", node.role == "card")[0]), int
        )
    ]
    assert seen
    count = 0
    for node in seen:
        stage.move((-1, -1))
        x, y = node.rect.left + 2, node.rect.centery
        stage.move((x, y))
        if (
            scene.renderer.hover != node.key
            or scene.renderer.telling.pointed(node.key, (x, y)) is None
        ):
            continue
        assert rested(stage)
        [(text, key, about)] = painted(stage, monkeypatch)
        # When a place is played is told only to those who ask what it is.
        when = scene.show.table.next_zone(scene.show.state, scene.show.names)[1]
        assert not when or told(when) not in text
        asked = scene.renderer.telling.at(node.key, (x, y)).notice.text
        assert asked in (text, told(in_order([text, when])))
        assert key == "F4"
        assert about.collidepoint(x, y)
        count += 1
    assert count


def test_nothing_is_told_of_cards_that_lie_face_down(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = stage.sit(2, game=GAMES_BY_NAME["taki"], moves=4)
    stage.asked()
    stage.move(stage.visible_point(scene.tree.by_key["zone stock"]))
    assert not rested(stage)


def test_nothing_is_told_while_cards_move_or_are_carried(stage: Stage) -> None:
    scene = stage.sit(3, game=GAMES_BY_NAME["taki"], moves=6)
    stage.asked()
    card = next(node for node in scene.tree.nodes if node.role == "card")
    place = (card.rect.x + 4, card.rect.centery)
    stage.move(place)
    assert rested(stage)
    stage.press(place)
    stage.move((place[0], place[1] - 60))
    assert not rested(stage)
    stage.release((3, 3))
    stage.until(lambda: scene.model.held.carried is None)
    stage.app.settings.speed = "slow"
    scene.entered()
    scene.moves.try_move(scene.session.match.moves_now()[0])
    stage.tick()
    assert not scene.show.quiet
    stage.move(place)
    assert not rested(stage, HOVER_DELAY_SECONDS)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_long_finds_room_beside_what_it_is_about(size: tuple[int, int]) -> None:
    window = Rect(0, 0, *size)
    for x in range(0, size[0] - 80, size[0] // 7):
        for y in range(0, size[1] - 110, size[1] // 7):
            about = Rect(x, y, 80, 110)
            rect = place(about, size[0] * 36 // 100, size[1] // 4, window, 6)
            assert rect is not None
            assert window.contains(rect) and not rect.colliderect(about)
