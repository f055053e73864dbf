"""The settings page: its sections, what is heard while it is set, and the ways back."""

import pytest

from game.core.options import grouped_fields
from game.storage.settings import Settings, SettingsFile
from game.text.message import told
from game.ui.features.settings.access_pages import ACCESS_SETTING_GROUPS, AccessPage
from game.ui.features.settings.settings_page import SettingsPage, makes_difference, sections
from game.ui.features.setup.setup_page import PickPage
from tests.ui.stage import Stage


def page_of(stage: Stage, at: str = "") -> SettingsPage:
    stage.resize(1280, 1200)
    return stage.show(SettingsPage(stage.app, at))


def rows(page: SettingsPage) -> list[str]:
    """The settings that are shown, by their names, from the top."""
    found = [node for node in page.tree.nodes if node.key.startswith("row ")]
    return [node.key.removeprefix("row ") for node in sorted(found, key=lambda one: one.rect.y)]


def test_every_heading_of_the_settings_is_a_section_with_its_settings(stage: Stage) -> None:
    page = page_of(stage)
    for title, some in grouped_fields(Settings.described()):
        stage.click(told(title))
        assert rows(page) == [one.name for one in some if makes_difference(one)]
        assert [node.name for node in stage.role("group heading")] == [told(title)]
        assert stage.find(told(title)).value == "shown"


def test_the_page_opens_at_the_section_of_a_setting(stage: Stage) -> None:
    for section in sections():
        for one in filter(makes_difference, section.options):
            assert f"row {one.name}" in page_of(stage, one.name).tree.by_key


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)], ids=str)
def test_the_setting_that_was_asked_for_is_in_sight_and_has_the_focus(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    stage.app.set("speech", "on")
    for name in ("speech_volume", "detail", "text", "switch_step"):
        stage.show(SettingsPage(stage.app, name))
        stage.tick()
        row = stage.scene.tree.by_key[f"row {name}"]
        assert row.clip is not None and row.clip.contains(row.rect), name
        assert stage.scene.focus.partition("=")[0] == f"option {name}"


def test_each_line_about_accessibility_opens_its_setting(stage: Stage) -> None:
    names = [name for _, group in ACCESS_SETTING_GROUPS for name in group]
    assert {"contrast", "captions", "detail", "left_handed"} <= set(names)
    for name in names:
        page = stage.show(AccessPage(stage.app))
        page.activate(stage.find(f"access {name}"))
        assert f"row {name}" in stage.top(SettingsPage).tree.by_key


def test_the_keys_go_through_the_sections_and_into_one(stage: Stage) -> None:
    page = page_of(stage)
    stage.key("tab")
    for section in sections()[1:]:
        stage.key("down")
        assert page.focus == section.key
        assert rows(page) == [one.name for one in section.options if makes_difference(one)]
    stage.key("right")
    here = page.tree.focused
    assert here is not None and here.area == "settings"


def test_without_room_for_the_list_one_steps_through_the_sections(stage: Stage) -> None:
    page = page_of(stage)
    stage.resize(960, 600, text_factor=2.0)
    titles = [told(section.title) for section in sections()]
    for title in titles[1:]:
        stage.click("sections+1")
        assert page.tree.by_key["sections"].value == title
    assert not page.tree.by_key["sections+1"].enabled
    stage.click("sections")
    stage.top(PickPage)
    stage.click(titles[0])
    assert stage.scene is page
    assert page.tree.by_key["sections"].value == titles[0]


def test_another_section_is_shown_from_its_top(stage: Stage) -> None:
    page = page_of(stage, "deck")
    stage.resize(960, 600)
    assert page.tree.root
    stage.wheel(page.column.view.center, -3)
    assert page.column.offset
    stage.click("section volume")
    assert page.column.offset == 0


# What is heard.


@pytest.mark.parametrize(("name", "sound"), [
    ("volume", "turn"), ("sound", "place"), ("voice", "turn"), ("bed", "music"),
])  # fmt: skip
def test_a_volume_is_heard_while_it_is_set(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str, sound: str
) -> None:
    heard: list[tuple[str, float]] = []
    sounds = stage.app.sounds

    def play(name: str, **_: object) -> None:
        heard.append((name, sounds.volume(name)))

    monkeypatch.setattr(sounds, "play", play)
    page = page_of(stage, name)
    stage.app.settings.bed = 100
    page.set_focus(page.tree.by_key[f"option {name}"])
    stage.key("left")
    if name == "bed":
        # It goes on by itself as loud as it is set, so nothing else is played over it.
        assert heard == [] and sounds.volume("music") == 0.95
        stage.key("left")
    else:
        assert heard == [(sound, 0.9)]
        stage.key("left")
    assert sounds.volume(sound) == pytest.approx(0.9 if name == "bed" else 0.8)


def test_the_volume_of_everything_is_a_part_of_each_volume(stage: Stage) -> None:
    for name, group in (("place", "sound"), ("turn", "voice"), ("music", "bed")):
        stage.app.set_all({"volume": 50, group: 40})
        assert stage.app.sounds.volume(name) == pytest.approx(0.2)
    stage.app.set("volume", 0)
    assert stage.app.sounds.volume("turn") == 0


# Back to the beginning.


def changed(stage: Stage) -> dict[str, object]:
    """Settings of the player's own, in two sections."""
    mine: dict[str, object] = {"deck": "four", "marks": "off", "sound": 30}
    stage.app.set_all(mine)
    return mine


def now(stage: Stage, names: object) -> dict[str, object]:
    return {name: stage.app.settings.get(name) for name in names}  # type: ignore[attr-defined]


def test_a_reset_asks_first_and_touches_its_section_alone(stage: Stage) -> None:
    mine = changed(stage)
    page = page_of(stage, "deck")
    stage.click("reset")
    assert "Cards" in stage.said() and now(stage, mine) == mine
    stage.click("Keep settings")
    assert stage.scene is page and now(stage, mine) == mine
    stage.click("reset")
    stage.click("Reset")
    assert stage.scene is page
    assert now(stage, mine) == {"deck": "two", "marks": "on", "sound": 30}
    assert SettingsFile(stage.app.profile).settings.marks


def test_everything_can_be_reset_but_what_is_remembered(stage: Stage) -> None:
    mine = changed(stage)
    stage.app.settings.last["take"] = {"players": 3}
    page_of(stage, "speed")
    stage.click("reset all")
    stage.click("Reset")
    for one in Settings.described():
        assert stage.app.settings.get(one.name) == one.default
    assert stage.app.settings.last == {"take": {"players": 3}}
    stage.click("reset undo")
    assert now(stage, mine) == mine
    assert now(stage, ["speed", "thinking"]) == {"speed": "off", "thinking": "off"}


def test_a_reset_is_taken_back_once_and_leaves_what_was_set_elsewhere(stage: Stage) -> None:
    mine = changed(stage)
    page = page_of(stage, "deck")
    stage.click("reset")
    stage.click("Reset")
    stage.app.set("sound", 60)
    stage.click("reset undo")
    assert now(stage, mine) == {**mine, "sound": 60}
    assert "reset undo" not in page.tree.by_key


def test_there_is_nothing_to_reset_where_nothing_was_changed(stage: Stage) -> None:
    stage.app.set_all({one.name: one.default for one in Settings.described()})
    page = page_of(stage, "deck")
    assert not page.tree.by_key["reset"].enabled
    stage.app.set("sound", 30)
    assert not page.tree.by_key["reset"].enabled
    assert page.tree.by_key["reset all"].enabled
