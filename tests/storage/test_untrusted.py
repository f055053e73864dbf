"""Files that anybody may have put there: newer, cut, scrambled, huge, or no files at all."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from game.core.record import MAX_RECORD_CHARACTERS_COUNT, MAX_RECORD_LINES_COUNT
from game.match.match import load
from game.storage.match_store import MatchStore
from game.storage.profile import MAX_FILE_BYTES, Profile, read_text
from game.storage.settings import SETTINGS_VERSION, Settings, SettingsFile
from tests.laws.walks import law
from tests.storage import matches
from tests.storage.faults import failing

WHOLE = matches.played(12)
RECORD = WHOLE.sealed_record()
NEWER = RECORD.replace("#five-takes 1", "#five-takes 2")


@pytest.fixture
def match_store(tmp_path: Path) -> MatchStore:
    return matches.match_store(tmp_path)


def settings_file(folder: Path, data: bytes) -> SettingsFile:
    (folder / "settings.json").write_bytes(data)
    return SettingsFile(Profile(folder))


# A newer version's.


@pytest.mark.parametrize("version", ["2", "17", "999999999"])
def test_a_record_of_a_newer_version_is_told_of_as_such(
    match_store: MatchStore, version: str
) -> None:
    text = RECORD.replace("#five-takes 1", f"#five-takes {version}")
    opened = match_store.open(matches.kept(match_store, "one.record", text))
    assert opened.match is None
    assert opened.newer
    assert str(opened.fault) == "Line 1: the record was kept by a newer version of Five Takes."


@pytest.mark.parametrize("version", ["0", "-2", "2.0", "", "\u0662", "01", "9" * 10, "1 "])
def test_a_first_line_with_no_number_of_a_version_is_damaged(
    match_store: MatchStore, version: str
) -> None:
    text = RECORD.replace("#five-takes 1", f"#five-takes {version}")
    opened = match_store.open(matches.kept(match_store, "one.record", text))
    assert not opened.newer
    assert "begins with the line" in str(opened.fault)


def test_settings_of_a_newer_version_are_used_as_far_as_known_and_never_overwritten(
    tmp_path: Path,
) -> None:
    text = json.dumps(
        {"version": SETTINGS_VERSION + 98, "speed": "fast", "cloth": "tartan"}
    ).encode()
    file = settings_file(tmp_path, text)
    assert file.settings.speed == "fast"
    assert file.settings.cloth == Settings().cloth
    assert "newer Five Takes" in str(file.problem)
    file.settings.speed = "slow"
    assert file.save() is None
    assert (tmp_path / "settings.json").read_bytes() == text


# Cut and scrambled.


def test_a_record_cut_at_any_byte_gives_the_moves_before_the_cut(match_store: MatchStore) -> None:
    whole = RECORD.encode()
    path = match_store.folder / "one.record"
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        opened = match_store.open(path)
        _, rule, moves = whole[:cut].partition(b"---\n")
        if rule:
            made = [line for line in moves.split(b"\n")[:-1] if not line.startswith(b"#")]
            assert opened.fault is None
            assert opened.match is not None
            assert opened.match.moves == WHOLE.moves[: len(made)]
        else:
            assert opened.match is None
            assert opened.fault
        assert path.read_bytes() == whole[:cut]


def test_settings_cut_at_any_byte_are_put_aside_and_the_newest_are_kept(tmp_path: Path) -> None:
    before = SettingsFile(Profile(tmp_path))
    before.settings.last = {"takeaway": {"players": 4}}
    assert before.save() is None
    whole = (tmp_path / "settings.json").read_bytes().rstrip()
    for cut in range(0, len(whole), 7):
        file = settings_file(tmp_path, whole[:cut])
        assert str(file.problem).endswith(".json.")
        assert file.settings == Settings()
        aside = {path.read_bytes() for path in tmp_path.glob("settings*.damaged.json")}
        assert aside == {whole[:one] for one in range(max(0, cut - 28), cut + 1, 7)}


@law(150, HealthCheck.function_scoped_fixture)
@given(data=st.data())
def test_bits_turned_in_a_record_never_lose_a_move_before_them(
    tmp_path: Path, data: st.DataObject
) -> None:
    match_store = matches.match_store(tmp_path)
    text = bytearray(RECORD.encode())
    places = data.draw(st.lists(st.integers(0, len(text) - 1), min_size=1, max_size=6))
    for place in places:
        text[place] ^= 1 << data.draw(st.integers(0, 7))
    path = matches.kept(match_store, "one.record", bytes(text))
    opened = match_store.open(path)
    first = RECORD.encode()[: min(places)].rfind(b"\n") + 1
    before = RECORD.encode()[:first].decode()
    if "---\n" in before:
        assert opened.match is not None
        kept = load(before).moves
        assert opened.match.moves[: len(kept)] == kept
    else:
        assert opened.match is not None or opened.fault
    assert path.read_bytes() == bytes(text)


@law(50, HealthCheck.function_scoped_fixture)
@given(data=st.data())
def test_bits_turned_in_the_settings_never_stop_the_program(
    tmp_path: Path, data: st.DataObject
) -> None:
    fresh = SettingsFile(Profile(tmp_path))
    fresh.newer = False
    fresh.settings = Settings(last={"takeaway": {"players": 4, "names": ["Ada"]}})
    (tmp_path / "settings.json").unlink(missing_ok=True)
    assert fresh.save() is None
    text = bytearray((tmp_path / "settings.json").read_bytes())
    for place in data.draw(st.lists(st.integers(0, len(text) - 1), min_size=1, max_size=6)):
        text[place] ^= 1 << data.draw(st.integers(0, 7))
    file = settings_file(tmp_path, bytes(text))
    for one in Settings.described():
        assert one.values.allows(file.settings.get(one.name))
    assert file.save() is None
    kept = {path.read_bytes() for path in tmp_path.glob("settings*")}
    assert file.problem is None or bytes(text) in kept


# Huge.


def huge_comment() -> str:
    return RECORD + "#" * MAX_RECORD_CHARACTERS_COUNT + "\n"


def many_lines() -> str:
    return RECORD + "#\n" * MAX_RECORD_LINES_COUNT


@pytest.mark.parametrize("text", [huge_comment, lambda: "0" * 3 * MAX_FILE_BYTES])
def test_a_file_larger_than_a_record_may_be_is_not_read(
    match_store: MatchStore, text: Callable[[], str]
) -> None:
    path = matches.kept(match_store, "one.record", text())
    opened = match_store.open(path)
    assert opened.match is None
    assert str(opened.fault) == "We can’t read the file (it is larger than 4,000,000 bytes)."
    assert path.stat().st_size > MAX_FILE_BYTES
    assert read_text(path) == ("", f"{path} cannot be read: it is larger than 4,000,000 bytes.")


@pytest.mark.night
def test_a_record_of_too_many_lines_is_offered_up_to_there(match_store: MatchStore) -> None:
    opened = match_store.open(matches.kept(match_store, "one.record", many_lines()))
    assert opened.match is not None
    assert opened.match.moves == WHOLE.moves
    assert str(opened.fault) == "Line 200001: a record has at most 200,000 lines."


def test_huge_settings_are_put_aside(tmp_path: Path) -> None:
    file = settings_file(
        tmp_path, b'{"speed": "fast", "last": {"a": "' + b"x" * MAX_FILE_BYTES + b'"}}'
    )
    assert "larger than 4,000,000 bytes" in str(file.problem)
    assert file.settings == Settings()
    assert (tmp_path / "settings.damaged.json").stat().st_size > MAX_FILE_BYTES


# No files.


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


no_files = pytest.mark.parametrize(
    "make", [folder, pipe, endless] if os.name == "posix" else [folder]
)


@no_files
def test_what_is_no_file_is_not_waited_for(
    match_store: MatchStore, make: Callable[[Path], None]
) -> None:
    make(match_store.folder / "one.record")
    opened = match_store.open(match_store.paths()[0])
    assert opened.match is None
    assert str(opened.fault).startswith("We can’t read the file (")


@no_files
def test_settings_that_are_no_file_are_put_aside(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "settings.json")
    file = SettingsFile(Profile(tmp_path))
    assert "settings.damaged.json" in str(file.problem)
    assert file.save() is None
    assert SettingsFile(Profile(tmp_path)).problem is None


# Glances.


def test_a_match_that_is_only_shown_is_read_once_until_its_file_changes(
    match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = matches.kept(match_store, "one.record", RECORD)
    seen = match_store.glance(path)
    assert (seen.game, seen.number, seen.seats) == (WHOLE.game, 7, WHOLE.seats)
    with monkeypatch.context() as locked:
        locked.setattr(match_store, "open", failing(AssertionError("it is read again")))
        assert match_store.glance(path) is seen
    path.write_text("damaged")
    assert match_store.glance(path).game is None
    assert "begins with the line" in str(match_store.glance(path).fault)
    path.unlink()
    assert "can’t read" in str(match_store.glance(path).fault)
