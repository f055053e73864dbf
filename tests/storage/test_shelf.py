"""The matches that wait: listed, opened whatever their files hold, recovered, never damaged."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.match.match import load
from game.storage.match_store import MatchStore
from game.storage.profile import Profile, quarantine
from tests.storage import matches
from tests.storage.faults import BROKEN, FORBIDDEN, failing

RECORD = matches.played(12).sealed_record()
HEADER = RECORD[: RECORD.index("---\n") + 4]
law = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.fixture
def shelf(tmp_path: Path) -> MatchStore:
    return matches.shelf(tmp_path)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# The list.


def test_the_match_played_last_comes_first(shelf: MatchStore) -> None:
    for name, time in (("b.record", 5), ("a.record", 9), ("d.record", 7), ("c.record", 7)):
        os.utime(matches.kept(shelf, name, RECORD), (time, time))
    assert [path.name for path in shelf.paths()] == [
        "a.record",
        "c.record",
        "d.record",
        "b.record",
    ]


def test_making_a_move_brings_a_match_to_the_front(shelf: MatchStore) -> None:
    keepers = [shelf.begin(matches.new(seed)) for seed in (1, 2)]
    for keeper in keepers:
        os.utime(keeper.path, (5, 5))
    for keeper in keepers:
        os.utime(keeper.path, (9, 9))
        matches.make(keeper, Random(1))
        assert shelf.paths()[0] == keeper.path


def test_only_records_are_listed(shelf: MatchStore) -> None:
    path = matches.kept(shelf, "one.record", RECORD)
    for name in ("one.damaged", "notes.txt", ".one.record.x1y2", "record"):
        matches.kept(shelf, name, RECORD)
    assert shelf.paths() == [path]


def test_a_link_that_leads_nowhere_does_not_hide_the_other_matches(shelf: MatchStore) -> None:
    path = matches.kept(shelf, "one.record", RECORD)
    (shelf.folder / "gone.record").symlink_to("nowhere")
    (shelf.folder / "loop.record").symlink_to("loop.record")
    assert path in shelf.paths()


def test_there_are_no_matches_where_the_folder_cannot_be_read(
    shelf: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches.kept(shelf, "one.record", RECORD)
    with monkeypatch.context() as locked:
        locked.setattr(os, "listdir", failing(FORBIDDEN))
        locked.setattr(os, "scandir", failing(FORBIDDEN))
        assert shelf.paths() == []


def test_there_are_no_matches_where_there_is_no_folder(tmp_path: Path) -> None:
    shelf = matches.shelf(tmp_path)
    shelf.folder.rmdir()
    assert shelf.paths() == []
    shelf.folder.write_text("")
    assert shelf.paths() == []


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
def test_matches_begun_in_the_same_second_have_names_of_their_own(shelf: MatchStore) -> None:
    keepers = [shelf.begin(matches.new(seed)) for seed in range(4)]
    assert len({keeper.path for keeper in keepers}) == 4
    for keeper in keepers:
        assert load(keeper.path.read_text(encoding="utf-8")).setup == keeper.match.setup


@pytest.mark.usefixtures("stopped_clock")
def test_a_name_is_not_used_again_for_a_match_that_is_finished(shelf: MatchStore) -> None:
    first = shelf.begin(matches.new())
    shelf.finished.mkdir()
    first.path.rename(shelf.finished / first.path.name)
    assert shelf.begin(matches.new()).path.name != first.path.name


@pytest.mark.usefixtures("stopped_clock")
def test_a_match_can_be_begun_where_the_names_in_use_cannot_be_read(
    shelf: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as locked:
        locked.setattr(os, "stat", failing(FORBIDDEN))
        locked.setattr(os, "lstat", failing(FORBIDDEN))
        keeper = shelf.begin(matches.new())
    assert keeper.path.parent == shelf.folder


# Opening.


def test_a_record_opens_as_the_match_it_tells(shelf: MatchStore) -> None:
    opened = shelf.open(matches.kept(shelf, "one.record", RECORD))
    assert opened.fault is None
    assert opened.match is not None
    assert opened.match.sealed_record() == RECORD


@pytest.mark.parametrize("cut", range(1, 24))
def test_a_last_line_cut_short_by_a_crash_is_dropped_silently(shelf: MatchStore, cut: int) -> None:
    text = RECORD[:-cut]
    opened = shelf.open(matches.kept(shelf, "one.record", text))
    assert opened.fault is None
    assert opened.match is not None
    assert opened.match.sealed_record() == text[: text.rindex("\n") + 1]


def test_going_on_after_a_crash_writes_the_record_whole_again(shelf: MatchStore) -> None:
    path = matches.kept(shelf, "one.record", RECORD[:-2])
    keeper = shelf.go_on(shelf.open(path))
    assert keeper.path == path
    matches.make(keeper, Random(1))
    assert path.read_bytes().decode() == keeper.match.sealed_record()
    assert load(path.read_bytes().decode()).state == keeper.match.state


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
def test_a_damaged_record_says_the_line_and_the_reason(shelf: MatchStore, what: str) -> None:
    text, reason = DAMAGED[what]
    opened = shelf.open(matches.kept(shelf, "one.record", text))
    assert opened.fault is not None
    assert str(opened.fault).startswith("Line ")
    assert str(opened.fault).endswith(".")
    assert reason in str(opened.fault)


def test_a_record_damaged_in_the_middle_is_offered_up_to_the_fault(shelf: MatchStore) -> None:
    lines = RECORD.splitlines(keepends=True)
    lines[-4] = "0 dance\n"
    opened = shelf.open(matches.kept(shelf, "one.record", "".join(lines)))
    assert opened.match is not None
    assert opened.match.sealed_record() == "".join(lines[:-4])
    assert f"Line {len(lines) - 3}:" in str(opened.fault)


@pytest.mark.parametrize("back", [1, 4, 30])
def test_a_record_that_stops_being_text_is_offered_up_to_there(
    shelf: MatchStore, back: int
) -> None:
    whole = RECORD.encode()
    broken = whole[:-back] + b"\xff\xfe" + whole[-back:]
    opened = shelf.open(matches.kept(shelf, "one.record", broken))
    assert opened.match is not None
    before = whole[:-back]
    assert opened.match.sealed_record().encode() == before[: before.rindex(b"\n") + 1]
    line = before.decode().count("\n") + 1
    assert str(opened.fault).startswith(f"Line {line}: ")


def test_a_letter_cut_in_two_by_a_crash_is_a_header_cut_short(shelf: MatchStore) -> None:
    whole = RECORD.encode()
    cut = whole[: whole.index("ë".encode()) + 1]
    opened = shelf.open(matches.kept(shelf, "one.record", cut))
    assert opened.match is None
    assert "header" in str(opened.fault)


def test_ends_of_lines_of_another_system_do_no_harm(shelf: MatchStore) -> None:
    opened = shelf.open(matches.kept(shelf, "one.record", RECORD.replace("\n", "\r\n")))
    assert opened.fault is None
    assert opened.match is not None
    assert opened.match.sealed_record() == RECORD


def test_a_folder_in_the_place_of_a_record_cannot_be_read(shelf: MatchStore) -> None:
    (shelf.folder / "one.record").mkdir()
    opened = shelf.open(shelf.paths()[0])
    assert opened.match is None
    assert str(opened.fault) == "We can’t read the file (is a directory)."


def test_a_record_that_fails_while_it_is_read_cannot_be_read(
    shelf: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = matches.kept(shelf, "one.record", RECORD)
    monkeypatch.setattr(os, "open", failing(BROKEN))
    opened = shelf.open(path)
    assert opened.match is None
    assert str(opened.fault) == "We can’t read the file (input/output error)."


@law
@given(data=st.binary(max_size=200))
def test_whatever_a_file_holds_opening_it_says_something_and_changes_nothing(
    tmp_path: Path, data: bytes
) -> None:
    shelf = matches.shelf(tmp_path)
    path = matches.kept(shelf, "one.record", data)
    opened = shelf.open(path)
    assert opened.match is None
    assert opened.fault
    assert files(shelf.folder) == {"one.record": data}


@law
@given(data=st.data())
def test_whatever_happens_to_a_byte_of_a_record_it_can_be_opened(
    tmp_path: Path, data: st.DataObject
) -> None:
    shelf = matches.shelf(tmp_path)
    text = bytearray(RECORD.encode())
    place = data.draw(st.integers(0, len(text) - 1))
    text[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    path = matches.kept(shelf, "one.record", bytes(text))
    opened = shelf.open(path)
    assert opened.match is not None or opened.fault
    assert files(shelf.folder) == {"one.record": bytes(text)}


# Recovering.


def damaged(shelf: MatchStore, name: str = "one.record") -> bytes:
    text = RECORD.replace("---\n", "---\n", 1) + "0 dance\n" + "0 draw\n"
    matches.kept(shelf, name, text)
    return text.encode()


def test_a_recovered_match_goes_on_under_a_new_name(shelf: MatchStore) -> None:
    text = damaged(shelf)
    keeper = shelf.go_on(shelf.open(shelf.paths()[0]))
    assert keeper.trouble is None
    assert shelf.paths() == [keeper.path]
    assert keeper.path.name != "one.record"
    assert files(shelf.folder) == {
        "one.damaged": text,
        keeper.path.name: RECORD.encode(),
    }
    matches.make(keeper, Random(1))
    assert load(keeper.path.read_bytes().decode()).state == keeper.match.state
    assert files(shelf.folder)["one.damaged"] == text


def test_a_match_recovered_again_and_again_keeps_a_short_name(shelf: MatchStore) -> None:
    damaged(shelf)
    for number in range(4):
        keeper = shelf.go_on(shelf.open(shelf.paths()[0]))
        assert keeper.trouble is None
        with keeper.path.open("a") as file:
            file.write(f"0 dance {number}\n")
    assert len(files(shelf.folder)) == 5
    assert max(map(len, files(shelf.folder))) <= len("one-recovered-2.damaged")


def test_damaged_records_of_one_name_are_all_kept(shelf: MatchStore) -> None:
    for number in range(3):
        path = matches.kept(shelf, "one.record", f"damaged {number}")
        assert shelf.put_aside(path) is None
    assert sorted(files(shelf.folder).values()) == [b"damaged 0", b"damaged 1", b"damaged 2"]
    assert shelf.paths() == []


def test_a_damaged_record_is_not_kept_twice(shelf: MatchStore) -> None:
    for damaged in (b"one way", b"another way", b"one way", b"another way"):
        assert shelf.put_aside(matches.kept(shelf, "one.record", damaged)) is None
    assert files(shelf.folder) == {"one.damaged": b"one way", "one.2.damaged": b"another way"}


def test_however_many_damaged_records_differ_none_is_lost(shelf: MatchStore) -> None:
    for number in range(30):
        assert shelf.put_aside(matches.kept(shelf, "one.record", f"{number}")) is None
    assert set(files(shelf.folder).values()) == {b"%d" % number for number in range(30)}


def test_a_damaged_record_that_cannot_be_renamed_stays_as_it_is(
    shelf: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = damaged(shelf)
    fresh = os.replace

    def replaced(source: Path, target: Path) -> None:
        if Path(target).suffix == ".damaged":
            raise FORBIDDEN
        fresh(source, target)

    monkeypatch.setattr(os, "replace", replaced)
    keeper = shelf.go_on(shelf.open(shelf.paths()[0]))
    assert str(keeper.trouble) == "The damaged match stays on the list (permission denied)."
    assert files(shelf.folder) == {"one.record": text, keeper.path.name: RECORD.encode()}


def test_a_damaged_record_stays_on_the_list_until_what_was_recovered_is_safe(
    shelf: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = damaged(shelf)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", failing(BROKEN))
        keeper = shelf.go_on(shelf.open(shelf.paths()[0]))
    assert keeper.trouble is not None
    assert files(shelf.folder) == {"one.record": text}


def test_a_record_that_is_a_link_is_played_on_without_harm_to_what_it_leads_to(
    shelf: MatchStore, tmp_path: Path
) -> None:
    real = tmp_path / "elsewhere.record"
    real.write_bytes(damaged(shelf))
    (shelf.folder / "one.record").unlink()
    (shelf.folder / "one.record").symlink_to(real)
    before = real.read_bytes()
    keeper = shelf.go_on(shelf.open(shelf.paths()[0]))
    matches.make(keeper, Random(1))
    assert keeper.trouble is None
    assert real.read_bytes() == before
    assert shelf.paths() == [keeper.path]


def test_a_shelf_in_a_folder_that_is_a_link_is_as_good_as_any(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    shelf = MatchStore(Profile(tmp_path / "link"))
    keeper = shelf.begin(matches.new())
    matches.make(keeper, Random(1))
    assert keeper.trouble is None
    assert len(list((tmp_path / "real" / "matches").iterdir())) == 1


def test_what_is_put_aside_keeps_its_time_unless_only_so_many_are_kept(tmp_path: Path) -> None:
    for most, kept in ((None, True), (3, False)):
        path = tmp_path / "one.record"
        path.write_text(f"{most}")
        os.utime(path, (5, 5))
        assert (quarantine(path, ".damaged", most).stat().st_mtime == 5) is kept
