"""Settings: kept at once and whole; damaged ones are put aside, wrong values passed over."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from game.core.options import Choices, IntRange, OptionField, Value
from game.features.lessons.progress import Progress
from game.storage.profile import MAX_FILE_BYTES, Profile
from game.storage.settings import (
    CHILDREN_SETTINGS,
    LESSON_CHECKSUMS_KEY,
    UNCUT_BY_DEFAULT_KEY,
    Settings,
    SettingsFile,
)
from tests.laws.walks import law
from tests.storage.faults import BROKEN, FORBIDDEN, FULL, Killed, failing
from tests.together import check_each

DEFAULTS = Settings()
EACH = pytest.mark.parametrize("one", Settings.described(), ids=lambda one: one.name)


def opened(folder: Path) -> SettingsFile:
    return SettingsFile(Profile(folder))


def written(folder: Path, values: object) -> SettingsFile:
    (folder / "settings.json").write_text(json.dumps(values), encoding="utf-8")
    return opened(folder)


def other(one: OptionField) -> Value:
    """A value that is not the default."""
    if isinstance(one.values, Choices):
        return next(value for value in one.values.values if value != one.default)
    return one.values.least if one.default != one.values.least else one.values.most


def test_without_a_file_everything_is_at_its_default(tmp_path: Path) -> None:
    file = opened(tmp_path)
    assert file.problem is None
    assert file.settings == DEFAULTS


@EACH
def test_a_setting_that_was_saved_is_there_again(tmp_path: Path, one: OptionField) -> None:
    file = opened(tmp_path)
    file.settings.choose(one.name, other(one))
    file.settings.chosen.clear()
    assert file.save() is None
    assert opened(tmp_path).settings == file.settings
    assert opened(tmp_path).settings.get(one.name) == other(one)


def test_what_was_set_up_last_is_there_again(tmp_path: Path) -> None:
    file = opened(tmp_path)
    file.settings.last = {"takeaway": {"players": 4, "opponents": [["Ada", "hard"]]}}
    assert file.save() is None
    assert opened(tmp_path).settings.last == file.settings.last


def test_every_setting_has_a_label_and_a_sentence_and_allows_its_default() -> None:
    for one in Settings.described():
        assert str(one.label)
        assert str(one.help).endswith(".")
        assert one.values.allows(one.default)


@pytest.mark.parametrize(("older", "now"), [("on", "all"), ("off", "mine")])
def test_what_was_set_about_only_moves_in_an_older_version_holds(
    tmp_path: Path, older: str, now: str
) -> None:
    assert written(tmp_path, {"forced": older}).settings.forced == now
    held = written(tmp_path, {"forced": "on", "aside": {"forced": older}}).settings
    held.hold_for_children(False)
    assert held.forced == now


# Wrong values.


WRONG = (None, True, -1, 35.5, 10**30, "purple", [], {}, ["on"])


@EACH
def test_a_wrong_value_is_passed_over_and_the_others_are_taken(
    tmp_path: Path, one: OptionField
) -> None:
    values: dict[str, Any] = {one.name: other(one) for one in Settings.described()}
    values[UNCUT_BY_DEFAULT_KEY] = True

    def check(wrong: object) -> None:
        file = written(tmp_path, {**values, one.name: wrong})
        assert file.problem is None
        assert file.settings.get(one.name) == one.default
        for another in Settings.described():
            if another.name != one.name:
                assert file.settings.get(another.name) == values[another.name]

    check_each(check, WRONG, repr)


def test_a_number_between_the_steps_is_taken_as_it_is(tmp_path: Path) -> None:
    values = next(one.values for one in Settings.described() if one.name == "sound")
    assert isinstance(values, IntRange)
    assert written(tmp_path, {"sound": values.least + 3}).settings.sound == values.least + 3


def test_unknown_names_are_passed_over(tmp_path: Path) -> None:
    file = written(tmp_path, {"version": 1, "hovercraft": "eels", "speed": "fast"})
    assert file.problem is None
    assert file.settings.speed == "fast"
    assert file.save() is None


@pytest.mark.parametrize("last", [None, 3, "x", [], [1], [["a", "b"]]])
def test_what_was_set_up_last_is_forgotten_if_it_is_not_a_table(
    tmp_path: Path, last: object
) -> None:
    assert written(tmp_path, {"last": last}).settings.last == {}


@law(60, HealthCheck.function_scoped_fixture)
@given(
    values=st.dictionaries(
        st.sampled_from([*(one.name for one in Settings.described()), "last", "version"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
            max_leaves=6,
        ),
    )
)
def test_whatever_the_file_says_the_settings_make_sense_and_can_be_saved(
    tmp_path: Path, values: dict[str, object]
) -> None:
    file = written(tmp_path, values)
    for one in Settings.described():
        assert one.values.allows(file.settings.get(one.name))
    assert file.save() is None
    # A newer version's file is left as it is, and told of again.
    assert (opened(tmp_path).problem is not None) == file.newer


@pytest.mark.parametrize("deep", [100, 480, 900, 100_000])
def test_however_deep_the_file_is_nested_the_settings_can_be_saved(
    tmp_path: Path, deep: int
) -> None:
    nested = '{"a":' * deep + "1" + "}" * deep
    (tmp_path / "settings.json").write_text('{"speed": "fast", "last": ' + nested + "}")
    assert opened(tmp_path).save() is None


def test_what_is_nested_as_deep_as_may_be_is_kept_and_no_deeper(tmp_path: Path) -> None:
    for deep, kept in ((8, True), (9, False)):
        nested = '{"a":' * (deep - 1) + "{}" + "}" * (deep - 1)
        (tmp_path / "settings.json").write_text('{"last": ' + nested + "}")
        assert (opened(tmp_path).settings.last == json.loads(nested)) is kept


def test_every_volume_goes_from_nothing_to_all_of_it() -> None:
    volumes = {one.name: one.values for one in Settings.described()}
    for name in ("volume", "sound"):
        assert volumes[name] == IntRange(0, 100, 10)


# Damaged files.

DAMAGED = {
    "empty": b"",
    "cut short": b'{"speed": "fas',
    "zeros": b"\0" * 64,
    "no text": b'{"speed": "\xff"}',
    "no table": b'["speed", "fast"]',
    "a number": b"7",
    "two texts": b'{"speed": "fast"}{"speed": "slow"}',
}


@pytest.mark.parametrize("what", DAMAGED)
def test_damaged_settings_are_put_aside_and_the_defaults_used(tmp_path: Path, what: str) -> None:
    (tmp_path / "settings.json").write_bytes(DAMAGED[what])
    file = opened(tmp_path)
    assert file.settings == DEFAULTS
    assert file.problem is not None
    assert str(file.problem).endswith(".")
    assert "settings.damaged.json" in str(file.problem)
    assert (tmp_path / "settings.damaged.json").read_bytes() == DAMAGED[what]
    assert file.save() is None
    assert opened(tmp_path).problem is None
    assert (tmp_path / "settings.damaged.json").read_bytes() == DAMAGED[what]


def test_a_folder_in_the_place_of_the_settings_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    file = opened(tmp_path)
    assert file.problem is not None
    assert "is a directory" in str(file.problem)
    assert "Errno" not in str(file.problem)
    assert file.save() is None
    assert opened(tmp_path).problem is None


def test_settings_that_cannot_be_read_nor_put_aside_are_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.json").write_text("damaged")
    monkeypatch.setattr(os, "replace", failing(FORBIDDEN))
    file = opened(tmp_path)
    assert "or move the file out of the way (permission denied)" in str(file.problem)
    assert file.settings == DEFAULTS
    assert (tmp_path / "settings.json").read_text() == "damaged"


def asides(folder: Path) -> list[bytes]:
    """What has been put aside."""
    return sorted(path.read_bytes() for path in folder.glob("settings*damaged*"))


def test_settings_that_are_damaged_at_every_start_are_kept_once(tmp_path: Path) -> None:
    for _ in range(50):
        (tmp_path / "settings.json").write_bytes(b"damaged")
        assert "settings.damaged.json" in str(opened(tmp_path).problem)
        assert not (tmp_path / "settings.json").exists()
    assert asides(tmp_path) == [b"damaged"]


def test_of_settings_damaged_in_many_ways_a_few_are_kept_and_the_newest_always(
    tmp_path: Path,
) -> None:
    for number in range(50):
        damaged = f"damaged {number}".encode()
        (tmp_path / "settings.json").write_bytes(damaged)
        os.utime(tmp_path / "settings.json", (1000 - number, 1000 - number))
        assert opened(tmp_path).problem is not None
        assert damaged in asides(tmp_path)
    assert asides(tmp_path) == [f"damaged {number}".encode() for number in range(45, 50)]


def test_damaged_settings_that_come_back_are_again_the_newest(tmp_path: Path) -> None:
    for number in (0, 1, 2, 3, 4, 0, 5, 6, 7, 8):
        (tmp_path / "settings.json").write_text(f"damaged {number}")
        opened(tmp_path)
    assert b"damaged 0" in asides(tmp_path)


def test_settings_too_large_to_be_read_are_kept_once_too(tmp_path: Path) -> None:
    for _ in range(3):
        (tmp_path / "settings.json").write_bytes(b" " * (MAX_FILE_BYTES + 1))
        assert "larger" in str(opened(tmp_path).problem)
    assert [len(one) for one in asides(tmp_path)] == [MAX_FILE_BYTES + 1]


def test_a_folder_beside_the_settings_is_never_in_the_place_of_which_they_are_kept(
    tmp_path: Path,
) -> None:
    for number in range(1, 6):
        name = "settings.damaged.json" if number == 1 else f"settings.{number}.damaged.json"
        (tmp_path / name).mkdir()
    (tmp_path / "settings.json").write_text("damaged")
    assert "settings.6.damaged.json" in str(opened(tmp_path).problem)
    assert (tmp_path / "settings.6.damaged.json").read_text() == "damaged"


def test_settings_that_could_not_be_put_aside_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.json").write_text("damaged")
    with monkeypatch.context() as held:
        held.setattr(os, "replace", failing(FORBIDDEN))
        file = opened(tmp_path)
        assert "is damaged and won’t move (permission denied)" in str(file.save())
    assert (tmp_path / "settings.json").read_text() == "damaged"
    file.settings.speed = "fast"
    assert file.save() is None
    assert asides(tmp_path) == [b"damaged"]
    assert opened(tmp_path).settings.speed == "fast"


# A disk that fails.


@pytest.mark.parametrize("call", ["tempfile.mkstemp", "os.fsync", "os.replace"])
@pytest.mark.parametrize("error", [FULL, BROKEN], ids=["full", "broken"])
def test_settings_that_cannot_be_saved_are_told_of_and_the_old_ones_stay(
    tmp_path: Path, call: str, error: OSError, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path)
    file.settings.speed = "fast"
    assert file.save() is None
    before = (tmp_path / "settings.json").read_bytes()
    file.settings.speed = "slow"
    with monkeypatch.context() as failed:
        failed.setattr(call, failing(error))
        problem = file.save()
    assert str(problem) == f"We can’t save your settings ({str(error.strerror).lower()})."
    assert (tmp_path / "settings.json").read_bytes() == before
    assert file.save() is None
    assert opened(tmp_path).settings.speed == "slow"


@pytest.mark.parametrize("call", ["os.fsync", "os.replace"])
def test_a_kill_while_saving_leaves_the_old_settings(
    tmp_path: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path)
    assert file.save() is None
    file.settings.speed = "slow"
    with monkeypatch.context() as killed:
        killed.setattr(call, failing(Killed()))
        with pytest.raises(Killed):
            file.save()
    again = opened(tmp_path)
    assert again.problem is None
    assert again.settings.speed == "normal"


def test_where_nothing_can_be_kept_the_settings_are_the_defaults(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = SettingsFile(Profile(tmp_path / "file"))
    assert file.problem is None
    assert file.settings == DEFAULTS
    assert str(file.save()).startswith("We can’t save your settings (")


def taught(folder: Path) -> bytes:
    """Settings of somebody who has done two lessons."""
    file = opened(folder)
    for name in ("run", "call"):
        Progress(file.settings.lessons).finished("taki", name)
    assert file.save() is None
    return (folder / "settings.json").read_bytes()


def test_what_is_kept_of_lessons_is_not_believed_when_it_was_changed(tmp_path: Path) -> None:
    data = taught(tmp_path)
    assert opened(tmp_path).problem is None
    (tmp_path / "settings.json").write_bytes(data.replace(b'"at": 0', b'"at": 7', 1))
    file = opened(tmp_path)
    assert str(file.problem) == "The notes on 1 lesson were damaged, so it counts as not done."
    lessons = Progress(file.settings.lessons)
    assert [lessons.was_finished("taki", name) for name in ("run", "call")] == [False, True]
    assert file.save() is None and opened(tmp_path).problem is None


def test_lessons_kept_by_an_older_version_are_taken_over(tmp_path: Path) -> None:
    values = json.loads(taught(tmp_path))
    del values[LESSON_CHECKSUMS_KEY]
    (tmp_path / "settings.json").write_text(json.dumps(values), encoding="utf-8")
    file = opened(tmp_path)
    assert file.problem is None and Progress(file.settings.lessons).was_finished("taki", "call")
    file.save()
    assert json.loads((tmp_path / "settings.json").read_bytes())[LESSON_CHECKSUMS_KEY][
        "taki"
    ].keys() == {
        "run",
        "call",
    }


@pytest.mark.parametrize("value", ["Infinity", "-Infinity", "NaN", "1e400"])
def test_what_is_no_number_is_no_setting(tmp_path: Path, value: str) -> None:
    (tmp_path / "settings.json").write_text(
        f'{{"version": 1, "volume": {value}, "speed": "slow", "window": {{"place": [{value}, 1]}}}}'
    )
    file = opened(tmp_path)
    assert file.problem is None
    assert (file.settings.volume, file.settings.speed) == (DEFAULTS.volume, "slow")
    assert file.settings.window == {"place": [None, 1]}


def test_what_is_held_for_children_comes_back_also_after_a_restart(tmp_path: Path) -> None:
    file = SettingsFile(Profile(tmp_path))
    own = Settings(size="usual", text=150, calls=3, cut=True)
    file.settings.size, file.settings.text, file.settings.calls = own.size, own.text, own.calls
    before = {one.name: file.settings.get(one.name) for one in Settings.described()}
    file.settings.hold_for_children(True)
    assert file.settings.get("text") == 150
    assert all(
        file.settings.get(name) == value
        for name, value in CHILDREN_SETTINGS.items()
        if name != "text"
    )
    file.settings.choose("calls", 8)  # one's own value, for later
    assert file.settings.calls == "untimed"
    assert file.save() is None
    again = SettingsFile(Profile(tmp_path)).settings
    assert again.children and again.size == "large"
    again.hold_for_children(False)
    assert not again.children
    assert {name: again.get(name) for name in before} == before | {"calls": 8}


def test_values_set_aside_that_are_damaged_become_the_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"aside": {"size": 7, "calls": 3}, "size": "large"}')
    settings = SettingsFile(Profile(tmp_path)).settings
    settings.hold_for_children(False)
    assert (settings.size, settings.calls) == ("usual", 3)


def test_music_is_on_in_a_new_profile_alone(tmp_path: Path) -> None:
    """An older one keeps what it had: off as a rule, or from before there was music."""
    new = opened(tmp_path)
    assert new.settings.bed == 25
    assert new.save() is None
    assert opened(tmp_path).settings.bed == 25
    kept = json.loads((tmp_path / "settings.json").read_bytes())
    for older, volume in (({"bed": 0}, 0), ({"bed": 40}, 40), ({}, 0)):
        del kept["bed"]
        kept |= older
        (tmp_path / "settings.json").write_text(json.dumps(kept), encoding="utf-8")
        assert opened(tmp_path).settings.bed == volume
        kept["bed"] = 0


def test_only_a_cut_that_was_chosen_is_kept(tmp_path: Path) -> None:
    file = opened(tmp_path)
    assert file.settings.cut is False
    file.settings.choose("cut", "on")
    assert file.save() is None
    assert opened(tmp_path).settings.cut is True
    older = json.loads((tmp_path / "settings.json").read_bytes())
    del older[UNCUT_BY_DEFAULT_KEY]
    (tmp_path / "settings.json").write_text(json.dumps(older), encoding="utf-8")
    file = opened(tmp_path)
    assert file.problem is None and file.settings.cut is False


def test_an_older_cut_set_aside_for_children_was_no_choice(tmp_path: Path) -> None:
    aside = {name: Settings().get(name) for name in CHILDREN_SETTINGS} | {"cut": "on"}
    (tmp_path / "settings.json").write_text(json.dumps({"aside": aside}), encoding="utf-8")
    settings = opened(tmp_path).settings
    settings.hold_for_children(False)
    assert settings.cut is False
