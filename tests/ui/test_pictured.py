"""Cloths and backs are chosen from pictures: by mouse, by keyboard, and by their names."""

import pytest

from game.core.options import Choices
from game.storage.settings import Settings
from game.text.message import told
from game.ui.features.settings.settings_page import PICTURED_SETTINGS, SettingsPage
from game.ui.kit.tree import Role
from game.ui.kit.widgets.surfaces import Sample
from tests.ui.stage import Stage

DESCRIBED = {one.name: one for one in Settings.described()}


def values(name: str) -> Choices:
    one = DESCRIBED[name].values
    assert isinstance(one, Choices)
    return one


@pytest.mark.parametrize("name", PICTURED_SETTINGS)
def test_every_value_has_a_picture_with_its_name(stage: Stage, name: str) -> None:
    scene = stage.show(SettingsPage(stage.app, name))
    for value in values(name).values:
        node = scene.tree.by_key[f"option {name}={value}"]
        assert isinstance(node.widget, Sample)
        assert told(values(name).label(value)) in node.name
        assert node.role == Role.OPTION
        assert (node.value == "chosen") is (value == DESCRIBED[name].default)


@pytest.mark.parametrize("name", PICTURED_SETTINGS)
def test_a_click_on_a_picture_chooses_it(stage: Stage, name: str) -> None:
    scene = stage.show(SettingsPage(stage.app, name))
    for value in reversed(values(name).values):
        node = scene.tree.by_key[f"option {name}={value}"]
        scene.reveal(node)
        stage.tick()
        stage.click(scene.tree.by_key[node.key])
        assert stage.app.settings.get(name) == value
        shown = scene.tree.by_key[f"option {name}"]
        assert shown.value == told(values(name).label(value))


@pytest.mark.parametrize("name", PICTURED_SETTINGS)
def test_the_arrow_keys_go_through_the_pictures(stage: Stage, name: str) -> None:
    scene = stage.show(SettingsPage(stage.app, name))
    some = values(name).values
    scene.set_focus(scene.tree.by_key[f"option {name}={some[0]}"])
    stage.key("right", "return")
    assert stage.app.settings.get(name) == some[1]
    stage.key("left", "return")
    assert stage.app.settings.get(name) == some[0]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", PICTURED_SETTINGS)
def test_pictures_have_room_for_their_names_at_every_size_of_text(
    stage: Stage, size: tuple[int, int], factor: float, name: str
) -> None:
    stage.resize(*size, text_factor=factor)
    scene = stage.show(SettingsPage(stage.app, name))
    texts, measures = stage.app.texts, stage.app.measures
    group = scene.tree.by_key[f"option {name}"].rect
    for value in values(name).values:
        node = scene.tree.by_key[f"option {name}={value}"]
        label = told(values(name).label(value))
        inside = node.rect.w - 2 * measures.px(6)
        assert texts.width(label, measures.text_size(15), "semibold") <= inside, label
        assert group.contains(node.rect)
        assert node.rect.h - texts.height(measures.text_size(15)) > measures.px(50)
