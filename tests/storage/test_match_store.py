"""The matches that wait: listed, opened whatever their files hold, recovered, never damaged."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from game.match.match import load
from game.storage.match_store import MatchStore
from game.storage.profile import Profile, quarantine
from tests.laws.walks import law
from tests.storage import matches
from tests.storage.faults import BROKEN, FORBIDDEN, failing
from tests.together import each_of

RECORD = matches.played(12).sealed_record()
HEADER = RECORD[: RECORD.index("---\n") + 4]


@pytest.fixture
def match_store(tmp_path: Path) -> MatchStore:
    return matches.match_store(tmp_path)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# The list.


def test_the_match_played_last_comes_first(match_store: MatchStore) -> None:
    for name, time in (("b.record", 5), ("a.record", 9), ("d.record", 7), ("c.record", 7)):
        os.utime(matches.kept(match_store, name, RECORD), (time, time))
    assert [path.name for path in match_store.paths()] == [
        "a.record",
        "c.record",
        "d.record",
        "b.record",
    ]


def test_making_a_move_brings_a_match_to_the_front(match_store: MatchStore) -> None:
    keepers = [match_store.begin(matches.new(seed)) for seed in (1, 2)]
    for writer in keepers:
        os.utime(writer.path, (5, 5))
    for writer in keepers:
        os.utime(writer.path, (9, 9))
        matches.make(writer, Random(1))
        assert match_store.paths()[0] == writer.path


def test_only_records_are_listed(match_store: MatchStore) -> None:
    path = matches.kept(match_store, "one.record", RECORD)
    for name in ("one.damaged", "notes.txt", ".one.record.x1y2", "record"):
        matches.kept(match_store, name, RECORD)
    assert match_store.paths() == [path]


def test_a_link_that_leads_nowhere_does_not_hide_the_other_matches(match_store: MatchStore) -> None:
    path = matches.kept(match_store, "one.record", RECORD)
    (match_store.folder / "gone.record").symlink_to("nowhere")
    (match_store.folder / "loop.record").symlink_to("loop.record")
    assert path in match_store.paths()


def test_there_are_no_matches_where_the_folder_cannot_be_read(
    match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches.kept(match_store, "one.record", RECORD)
    with monkeypatch.context() as locked:
        locked.setattr(os, "listdir", failing(FORBIDDEN))
        locked.setattr(os, "scandir", failing(FORBIDDEN))
        assert match_store.paths() == []


def test_there_are_no_matches_where_there_is_no_folder(tmp_path: Path) -> None:
    match_store = matches.match_store(tmp_path)
    match_store.folder.rmdir()
    assert match_store.paths() == []
    match_store.folder.write_text("")
    assert match_store.paths() == []


# Names.


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    class Stopped(datetime):
        @classmethod
        def now(cls, tz: object = None) -> "Stopped":
            return cls(2030, 1, 2, 3, 4, 5)

    monkeypatch.setattr("game.storage.match_store.datetime", Stopped)
    yield


@pytest.mark.usefixtures("stopped_clock")
def test_matches_begun_in_the_same_second_have_names_of_their_own(match_store: MatchStore) -> None:
    keepers = [match_store.begin(matches.new(seed)) for seed in range(4)]
    assert len({writer.path for writer in keepers}) == 4
    for writer in keepers:
        assert load(writer.path.read_text(encoding="utf-8")).setup == writer.match.setup


@pytest.mark.usefixtures("stopped_clock")
def test_a_name_is_not_used_again_for_a_match_that_is_finished(match_store: MatchStore) -> None:
    first = match_store.begin(matches.new())
    match_store.finished.mkdir()
    first.path.rename(match_store.finished / first.path.name)
    assert match_store.begin(matches.new()).path.name != first.path.name


@pytest.mark.usefixtures("stopped_clock")
def test_a_match_can_be_begun_where_the_names_in_use_cannot_be_read(
    match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as locked:
        locked.setattr(os, "stat", failing(FORBIDDEN))
        locked.setattr(os, "lstat", failing(FORBIDDEN))
        writer = match_store.begin(matches.new())
    assert writer.path.parent == match_store.folder


# Opening.


def test_a_record_opens_as_the_match_it_tells(match_store: MatchStore) -> None:
    opened = match_store.open(matches.kept(match_store, "one.record", RECORD))
    assert opened.fault is None
    assert opened.match is not None
    assert opened.match.sealed_record() == RECORD


@each_of("cut", range(1, 24))
def test_a_last_line_cut_short_by_a_crash_is_dropped_silently(
    match_store: MatchStore, cut: int
) -> None:
    text = RECORD[:-cut]
    opened = match_store.open(matches.kept(match_store, "one.record", text))
    assert opened.fault is None
    assert opened.match is not None
    assert opened.match.sealed_record() == text[: text.rindex("\n") + 1]


def test_going_on_after_a_crash_writes_the_record_whole_again(match_store: MatchStore) -> None:
    path = matches.kept(match_store, "one.record", RECORD[:-2])
    writer = match_store.go_on(match_store.open(path))
    assert writer.path == path
    matches.make(writer, Random(1))
    assert path.read_bytes().decode() == writer.match.sealed_record()
    assert load(path.read_bytes().decode()).state == writer.match.state


DAMAGED = {
    "an illegal move": (RECORD.replace("\n", "\n1 take 7\n", 9), "take 7"),
    "a line that is no move": (f"{HEADER}hello\n", "'hello'"),
    "zeros in place of lines": (f"{RECORD}\0\0\0\n", "is not a seat and its move"),
    "the wrong seat": (f"{HEADER}7 draw\n", "seat 7 moves"),
    "an unknown game": (RECORD.replace("takeaway", "tarot"), "'tarot'"),
    "no names for some seats": (RECORD.replace(" | Zoë (easy)", ""), "every seat"),
    "an option out of range": (RECORD.replace("rounds=1", "rounds=99"), "rounds cannot be 99"),
    "no number": (RECORD.replace("seed: 7", "seed: x"), "seed is 'x'"),
    "a header cut short": (HEADER[:60], "ends inside the header"),
    "nothing": ("", "begins with the line"),
    "another program's text": ("[Event]\n", "begins with the line"),
    "a mark before the first line": (f"\ufeff{RECORD}", "begins with the line"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_record_says_the_line_and_the_reason(match_store: MatchStore, what: str) -> None:
    text, reason = DAMAGED[what]
    opened = match_store.open(matches.kept(match_store, "one.record", text))
    assert opened.fault is not None
    assert str(opened.fault).startswith("Line ")
    assert str(opened.fault).endswith(".")
    assert reason in str(opened.fault)


def test_a_record_damaged_in_the_middle_is_offered_up_to_the_fault(match_store: MatchStore) -> None:
    lines = RECORD.splitlines(keepends=True)
    lines[-4] = "0 dance\n"
    opened = match_store.open(matches.kept(match_store, "one.record", "".join(lines)))
    assert opened.match is not None
    assert opened.match.sealed_record() == "".join(lines[:-4])
    assert f"Line {len(lines) - 3}:" in str(opened.fault)


@pytest.mark.parametrize("back", [1, 4, 30])
def test_a_record_that_stops_being_text_is_offered_up_to_there(
    match_store: MatchStore, back: int
) -> None:
    whole = RECORD.encode()
    broken = whole[:-back] + b"\xff\xfe" + whole[-back:]
    opened = match_store.open(matches.kept(match_store, "one.record", broken))
    assert opened.match is not None
    before = whole[:-back]
    assert opened.match.sealed_record().encode() == before[: before.rindex(b"\n") + 1]
    line = before.decode().count("\n") + 1
    assert str(opened.fault).startswith(f"Line {line}: ")


def test_a_letter_cut_in_two_by_a_crash_is_a_header_cut_short(match_store: MatchStore) -> None:
    whole = RECORD.encode()
    cut = whole[: whole.index("ë".encode()) + 1]
    opened = match_store.open(matches.kept(match_store, "one.record", cut))
    assert opened.match is None
    assert "header" in str(opened.fault)


def test_ends_of_lines_of_another_system_do_no_harm(match_store: MatchStore) -> None:
    opened = match_store.open(matches.kept(match_store, "one.record", RECORD.replace("\n", "\r\n")))
    assert opened.fault is None
    assert opened.match is not None
    assert opened.match.sealed_record() == RECORD


def test_a_folder_in_the_place_of_a_record_cannot_be_read(match_store: MatchStore) -> None:
    (match_store.folder / "one.record").mkdir()
    opened = match_store.open(match_store.paths()[0])
    assert opened.match is None
    assert str(opened.fault) == "We can’t read the file (is a directory)."


def test_a_record_that_fails_while_it_is_read_cannot_be_read(
    match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = matches.kept(match_store, "one.record", RECORD)
    monkeypatch.setattr(os, "open", failing(BROKEN))
    opened = match_store.open(path)
    assert opened.match is None
    assert str(opened.fault) == "We can’t read the file (input/output error)."


@law(60, HealthCheck.function_scoped_fixture)
@given(data=st.binary(max_size=200))
def test_whatever_a_file_holds_opening_it_says_something_and_changes_nothing(
    tmp_path: Path, data: bytes
) -> None:
    match_store = matches.match_store(tmp_path)
    path = matches.kept(match_store, "one.record", data)
    opened = match_store.open(path)
    assert opened.match is None
    assert opened.fault
    assert files(match_store.folder) == {"one.record": data}


@law(60, HealthCheck.function_scoped_fixture)
@given(data=st.data())
def test_whatever_happens_to_a_byte_of_a_record_it_can_be_opened(
    tmp_path: Path, data: st.DataObject
) -> None:
    match_store = matches.match_store(tmp_path)
    text = bytearray(RECORD.encode())
    place = data.draw(st.integers(0, len(text) - 1))
    text[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    path = matches.kept(match_store, "one.record", bytes(text))
    opened = match_store.open(path)
    assert opened.match is not None or opened.fault
    assert files(match_store.folder) == {"one.record": bytes(text)}


# Recovering.


def damaged(match_store: MatchStore, name: str = "one.record") -> bytes:
    text = RECORD.replace("---\n", "---\n", 1) + "0 dance\n" + "0 draw\n"
    matches.kept(match_store, name, text)
    return text.encode()


def test_a_recovered_match_goes_on_under_a_new_name(match_store: MatchStore) -> None:
    text = damaged(match_store)
    writer = match_store.go_on(match_store.open(match_store.paths()[0]))
    assert writer.problem is None
    assert match_store.paths() == [writer.path]
    assert writer.path.name != "one.record"
    assert files(match_store.folder) == {
        "one.damaged": text,
        writer.path.name: RECORD.encode(),
    }
    matches.make(writer, Random(1))
    assert load(writer.path.read_bytes().decode()).state == writer.match.state
    assert files(match_store.folder)["one.damaged"] == text


def test_a_match_recovered_again_and_again_keeps_a_short_name(match_store: MatchStore) -> None:
    damaged(match_store)
    for number in range(4):
        writer = match_store.go_on(match_store.open(match_store.paths()[0]))
        assert writer.problem is None
        with writer.path.open("a") as file:
            file.write(f"0 dance {number}\n")
    assert len(files(match_store.folder)) == 5
    assert max(map(len, files(match_store.folder))) <= len("one-recovered-2.damaged")


def test_damaged_records_of_one_name_are_all_kept(match_store: MatchStore) -> None:
    for number in range(3):
        path = matches.kept(match_store, "one.record", f"damaged {number}")
        assert match_store.put_aside(path) is None
    assert sorted(files(match_store.folder).values()) == [b"damaged 0", b"damaged 1", b"damaged 2"]
    assert match_store.paths() == []


def test_a_damaged_record_is_not_kept_twice(match_store: MatchStore) -> None:
    for damaged in (b"one way", b"another way", b"one way", b"another way"):
        assert match_store.put_aside(matches.kept(match_store, "one.record", damaged)) is None
    assert files(match_store.folder) == {"one.damaged": b"one way", "one.2.damaged": b"another way"}


def test_however_many_damaged_records_differ_none_is_lost(match_store: MatchStore) -> None:
    for number in range(30):
        assert match_store.put_aside(matches.kept(match_store, "one.record", f"{number}")) is None
    assert set(files(match_store.folder).values()) == {b"%d" % number for number in range(30)}


def test_a_damaged_record_that_cannot_be_renamed_stays_as_it_is(
    match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = damaged(match_store)
    fresh = os.replace

    def replaced(source: Path, target: Path) -> None:
        if Path(target).suffix == ".damaged":
            raise FORBIDDEN
        fresh(source, target)

    monkeypatch.setattr(os, "replace", replaced)
    writer = match_store.go_on(match_store.open(match_store.paths()[0]))
    assert str(writer.problem) == "The damaged match stays on the list (permission denied)."
    assert files(match_store.folder) == {"one.record": text, writer.path.name: RECORD.encode()}


def test_a_damaged_record_stays_on_the_list_until_what_was_recovered_is_safe(
    match_store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = damaged(match_store)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", failing(BROKEN))
        writer = match_store.go_on(match_store.open(match_store.paths()[0]))
    assert writer.problem is not None
    assert files(match_store.folder) == {"one.record": text}


def test_a_record_that_is_a_link_is_played_on_without_harm_to_what_it_leads_to(
    match_store: MatchStore, tmp_path: Path
) -> None:
    real = tmp_path / "elsewhere.record"
    real.write_bytes(damaged(match_store))
    (match_store.folder / "one.record").unlink()
    (match_store.folder / "one.record").symlink_to(real)
    before = real.read_bytes()
    writer = match_store.go_on(match_store.open(match_store.paths()[0]))
    matches.make(writer, Random(1))
    assert writer.problem is None
    assert real.read_bytes() == before
    assert match_store.paths() == [writer.path]


def test_a_shelf_in_a_folder_that_is_a_link_is_as_good_as_any(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    match_store = MatchStore(Profile(tmp_path / "link"))
    writer = match_store.begin(matches.new())
    matches.make(writer, Random(1))
    assert writer.problem is None
    assert len(list((tmp_path / "real" / "matches").iterdir())) == 1


def test_what_is_put_aside_keeps_its_time_unless_only_so_many_are_kept(tmp_path: Path) -> None:
    for most, kept in ((None, True), (3, False)):
        path = tmp_path / "one.record"
        path.write_text(f"{most}")
        os.utime(path, (5, 5))
        assert (quarantine(path, ".damaged", most).stat().st_mtime == 5) is kept
