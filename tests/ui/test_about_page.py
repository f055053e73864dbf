"""The page about the program: its version, its licences, and that none is forgotten."""

from importlib.metadata import distribution
from pathlib import Path

import pytest

from game import VERSION
from game.storage import licences
from game.storage.licences import parts
from game.text.message import Message
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.about_page import AboutPage, LicencePage
from tests.libraries import libraries, part_of
from tests.ui.stage import Stage


def test_it_is_reached_from_the_settings_and_tells_version_and_folder(stage: Stage) -> None:
    page = stage.show(SettingsPage(stage.app))
    stage.click("about")
    stage.top(AboutPage)
    said = stage.said()
    assert f"Five Takes {VERSION}" in said
    assert str(stage.app.profile.folder) in said
    stage.key("escape")
    assert stage.scene is page


def test_what_is_not_kept_anywhere_has_no_folder(stage: Stage) -> None:
    stage.app.profile.problem = Message("storage-no-home")
    stage.show(AboutPage(stage.app))
    assert str(stage.app.profile.folder) not in stage.said()


def test_every_part_is_listed_with_its_licence(stage: Stage) -> None:
    stage.show(AboutPage(stage.app))
    said = stage.said()
    for part in parts():
        assert part.title in said and part.licence in said


def test_a_licence_whose_text_is_here_can_be_read_to_its_end(stage: Stage) -> None:
    page = stage.show(AboutPage(stage.app))
    stage.resize(1280, 2400)
    opened = [node for node in page.tree.nodes if node.key.startswith("part ")]
    names = [node.key.removeprefix("part ") for node in opened]
    assert {"five-takes", "python", "pygame-ce", "platformdirs", "font-source-sans-pro"} <= {*names}
    stage.click("part five-takes")
    text = stage.top(LicencePage)
    assert "Permission is hereby granted, free of charge" in stage.said()
    stage.resize(960, 600, text_factor=2.0)
    assert text.tree.root
    while text.column.offset < text.column.most:
        before = text.column.offset
        stage.key("down")
        assert text.tree.root and text.column.offset > before
    stage.key("escape")
    assert stage.scene is page


def test_a_text_that_was_put_beside_the_list_is_read(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = next(part for part in parts() if part.name == "sdl")
    monkeypatch.setattr(licences, "LICENCE_TEXTS_FOLDER", tmp_path)
    assert part.text() == ""
    (tmp_path / "sdl.txt").write_text("Whoever reads this may use it.", encoding="utf-8")
    assert part.text() == "Whoever reads this may use it."
    monkeypatch.setattr(licences, "LICENCE_TEXTS_FOLDER", tmp_path / "no such folder")
    monkeypatch.setattr(licences, "PACKAGED_LICENCES_FOLDER", tmp_path)
    (tmp_path / "sdl").mkdir()
    (tmp_path / "sdl" / "LICENSE").write_text("So it is packaged.", encoding="utf-8")
    assert part.text() == "So it is packaged."


def test_every_library_that_pygame_brings_is_among_the_parts() -> None:
    brought = libraries(file.name for file in distribution("pygame-ce").files or [])
    assert brought, "the wheel has libraries of others in it"
    assert {part_of(file) for file in brought} <= {part.name for part in parts()}


def test_what_is_a_library_and_whose_follows_from_its_name() -> None:
    assert part_of("libSDL2_ttf-2-e69aa315.0.so.0.2400.0") == "sdl"
    assert part_of("libz.1.3.1.zlib-ng.dylib") == "zlib-ng"
    assert part_of("libpng16-16.dll") == part_of("libpng16-fefdc88d.so.16.58.0") == "libpng"
    assert part_of("python313.dll") == part_of("vcruntime140_1.dll") == "python"
    assert part_of("libunheard-1.dll") == "libunheard"
    assert libraries(["base.cpython-311-x86_64-linux-gnu.so", "select.pyd", "mark.svg"]) == []


def test_every_part_has_a_text() -> None:
    for part in parts():
        assert len(part.text()) > 400, f"{part.name} has no licence to be read"


def test_every_text_beside_the_list_belongs_to_a_part() -> None:
    assert {file.stem for file in licences.LICENCE_TEXTS_FOLDER.glob("*.txt")} <= {
        part.name for part in parts()
    }
