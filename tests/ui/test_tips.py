"""Buttons that show only an icon tell their name while they are pointed at or have the focus."""

import pytest

from game.ui.pages.pause import PausePage
from game.ui.widgets.tips import place, wordless
from game.ui.window.device import Device
from tests.ui.stage import SIZES, Stage


def test_a_button_without_words_tells_its_name_when_pointed_at(stage: Stage) -> None:
    scene = stage.sit(2, moves=20)
    assert scene.tipped() is None
    stage.move(scene.tree.by_key["menu"].rect.center)
    assert scene.tipped() is scene.tree.by_key["menu"]
    stage.move(scene.tree.by_key["undo"].rect.center)
    assert scene.tipped() is None


def test_it_is_told_of_the_focus_too_and_not_beneath_another_page(stage: Stage) -> None:
    scene = stage.sit(2, moves=20)
    stage.app.device = Device.KEYS
    scene.set_focus(scene.tree.by_key["mute"])
    assert scene.tipped() is scene.tree.by_key["mute"]
    stage.app.director.push(PausePage(stage.app, scene.model))
    assert scene.tipped() is None


@pytest.mark.parametrize("window", SIZES)
def test_a_name_stands_within_the_window_and_not_on_its_button(
    stage: Stage, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    scene = stage.sit(2, moves=20)
    painter = stage.app.painter
    found = [node for node in scene.tree.nodes if wordless(node)]
    assert found
    for node in found:
        rect = place(node, stage.app.measures.px(180), stage.app.measures.px(30), painter)
        assert painter.surface.get_rect().contains(rect)
        assert not rect.colliderect(node.rect)
