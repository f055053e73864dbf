"""Cloths and backs: listed once, offered by the settings, unknown ones passed over."""

import json
import re
from pathlib import Path

import pytest

from game.core.options import OneOf
from game.storage.looks import BACKS, CLOTHS, Back, Cloth
from game.storage.profile import Profile
from game.storage.settings import Settings, SettingsFile

LOOKS = {"cloth": CLOTHS, "back": BACKS}


@pytest.mark.parametrize("name", LOOKS)
def test_the_settings_offer_what_is_listed_and_nothing_else(name: str) -> None:
    (one,) = [one for one in Settings.described() if one.name == name]
    listed: tuple[Cloth | Back, ...] = LOOKS[name]
    assert isinstance(one.values, OneOf)
    assert one.values.values == tuple(look.name for look in listed)
    assert [one.values.label(look.name) for look in listed] == [look.label for look in listed]
    assert one.default == listed[0].name


@pytest.mark.parametrize("name", LOOKS)
def test_settings_with_a_look_that_is_no_longer_listed_still_load(
    tmp_path: Path, name: str
) -> None:
    values = {"version": 1, "speed": "fast", name: "tartan"}
    (tmp_path / "settings.json").write_text(json.dumps(values), encoding="utf-8")
    file = SettingsFile(Profile(tmp_path))
    assert file.trouble is None
    assert file.settings.speed == "fast"
    assert file.settings.get(name) == LOOKS[name][0].name


@pytest.mark.parametrize("cloth", CLOTHS, ids=lambda cloth: cloth.name)
def test_the_colours_of_a_cloth_are_colours(cloth: Cloth) -> None:
    colours = list(cloth)[2:]
    assert len(colours) == 7
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)
