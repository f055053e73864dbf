"""Cloths and backs: listed once, offered by the settings, unknown ones passed over."""

import json
import re
from pathlib import Path

import pytest

from game.core.game_info import FeltTheme
from game.core.options import Choices
from game.games import GAMES
from game.storage.appearance import (
    CARD_BACKS,
    OWN_PORTRAITS,
    PLAIN_FELT,
    TABLE_CLOTHS,
    Back,
    Cloth,
    felt,
)
from game.storage.profile import Profile
from game.storage.settings import Settings, SettingsFile
from game.text.message import told
from tests.together import each_of

LOOKS = {"cloth": TABLE_CLOTHS, "back": CARD_BACKS}


@pytest.mark.parametrize("name", LOOKS)
def test_the_settings_offer_what_is_listed_and_nothing_else(name: str) -> None:
    (one,) = [one for one in Settings.described() if one.name == name]
    listed: tuple[Cloth | Back, ...] = LOOKS[name]
    assert isinstance(one.values, Choices)
    assert one.values.values == tuple(look.name for look in listed)
    labels = [told(one.values.label(look.name)) for look in listed]
    assert len(set(labels)) == len(listed), "two of them are called the same"
    assert one.default == listed[0].name


@pytest.mark.parametrize("name", LOOKS)
def test_settings_with_a_look_that_is_no_longer_listed_still_load(
    tmp_path: Path, name: str
) -> None:
    values = {"version": 1, "speed": "fast", name: "tartan"}
    (tmp_path / "settings.json").write_text(json.dumps(values), encoding="utf-8")
    file = SettingsFile(Profile(tmp_path))
    assert file.problem is None
    assert file.settings.speed == "fast"
    assert file.settings.get(name) == LOOKS[name][0].name


FELTS = {cloth.name: cloth.felt for cloth in TABLE_CLOTHS if cloth.felt is not None}
OF_GAMES = {game.name: game.felt for game in GAMES if game.felt is not None}


@each_of("felt", {**FELTS, **OF_GAMES}.values(), ids={**FELTS, **OF_GAMES})
def test_the_colours_of_a_felt_are_colours(felt: FeltTheme) -> None:
    colours = list(felt)[:-1]
    assert len(colours) == 7
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)


def test_there_are_six_backs_and_six_cloths_for_every_game_at_least() -> None:
    assert len(CARD_BACKS) >= 6
    assert len(FELTS) >= 6
    assert len(set(FELTS.values())) == len(FELTS), "two of them look the same"


def test_you_choose_one_of_six_faces() -> None:
    assert len({face.drawing for face in OWN_PORTRAITS}) == 6


def test_every_game_has_a_felt_of_its_own_with_drawings_of_its_own() -> None:
    assert set(OF_GAMES) == {game.name for game in GAMES}
    assert len({felt.middle for felt in OF_GAMES.values()}) == len(GAMES)
    assert len({felt.ornament for felt in OF_GAMES.values()}) == len(GAMES)
    assert all(felt.ornament for felt in OF_GAMES.values())


def test_a_player_who_has_chosen_nothing_has_each_games_own_cloth(tmp_path: Path) -> None:
    chosen = SettingsFile(Profile(tmp_path)).settings.cloth
    assert chosen == "own"
    for own in OF_GAMES.values():
        assert felt(chosen, own) is own
    assert felt(chosen, None) is PLAIN_FELT, "a page that belongs to no game"


@pytest.mark.parametrize("name", ["green", "blue", "dark"])
def test_a_cloth_chosen_before_games_had_their_own_is_kept(tmp_path: Path, name: str) -> None:
    (tmp_path / "settings.json").write_text(
        json.dumps({"version": 1, "cloth": name}), encoding="utf-8"
    )
    chosen = SettingsFile(Profile(tmp_path)).settings.cloth
    assert chosen == name
    for own in (*OF_GAMES.values(), None):
        assert felt(chosen, own) is FELTS[name]
