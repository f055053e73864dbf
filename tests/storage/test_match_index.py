"""The index of the finished matches: from the records alone, complete, and never in the way."""

import os
import re
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from game.storage import match_index as annals_file
from game.storage.checked_lines import believed, checked
from game.storage.match_index import (
    TIME_FROM_CHANGE,
    TIME_FROM_NAME,
    TIME_FROM_NOTE,
    MatchIndex,
    played_order,
)
from game.storage.profile import Profile, read_file
from tests.storage import matches

RECORD = matches.played(30).sealed_record()
"""A match some moves in: whether it is over makes no difference here."""


@pytest.fixture
def match_index(tmp_path: Path) -> MatchIndex:
    (tmp_path / "finished").mkdir()
    return MatchIndex(Profile(tmp_path))


def keep(match_index: MatchIndex, name: str, text: str = RECORD, seed: int | None = None) -> Path:
    path = match_index.folder / name
    if seed is not None:
        text = matches.played(30, seed).sealed_record()
    path.write_text(text, encoding="utf-8")
    return path


def read(match_index: MatchIndex) -> dict[str, object]:
    """All that is there, after a look."""
    match_index.look()
    while match_index.step():
        pass
    assert match_index.complete
    assert match_index.total == len(match_index.entries)
    return {name: entry.summary for name, entry in match_index.entries.items()}


def again(match_index: MatchIndex) -> MatchIndex:
    """The annals of a program that is started anew."""
    return MatchIndex(Profile(match_index.file.parent))


def without_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no record may be read."""

    def refuse(path: Path, *most: int) -> bytes:
        assert path.suffix != ".record", "a record is read once and never again"
        return read_file(path, *most)

    monkeypatch.setattr("game.storage.match_index.read_file", refuse)


def test_a_record_is_read_once_and_never_again(
    match_index: MatchIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(5):
        keep(match_index, f"{seed}.record", seed=seed)
    first = read(match_index)
    assert len(first) == 5 and all(first.values())
    without_reading(monkeypatch)
    assert read(match_index) == first
    assert read(again(match_index)) == first


def test_what_is_added_changed_or_removed_by_hand_is_noticed(match_index: MatchIndex) -> None:
    keep(match_index, "one.record", seed=1)
    two = keep(match_index, "two.record", seed=2)
    read(match_index)
    anew = again(match_index)
    keep(match_index, "three.record", seed=3)
    keep(match_index, "one.record", matches.played(3, 1).sealed_record())
    two.unlink()
    found = read(anew)
    assert found.keys() == {"one.record", "three.record"}
    assert anew.entries["one.record"].summary.moves == 3  # type: ignore[union-attr]
    assert read(again(match_index)) == found


def test_a_change_that_leaves_size_or_time_as_it_was_is_noticed(match_index: MatchIndex) -> None:
    path = keep(match_index, "one.record")
    read(match_index)
    text = RECORD.replace("Ada", "Eva")
    path.write_text(text, encoding="utf-8")
    os.utime(path, ns=(5, 5))
    read(match_index)
    assert match_index.entries["one.record"].summary.seats[1] == "Eva (hard)"  # type: ignore[union-attr]


@pytest.mark.parametrize("what", ["gone", "empty", "other version", "bytes", "half", "lines"])
def test_an_index_that_is_damaged_is_made_again(match_index: MatchIndex, what: str) -> None:
    for seed in range(4):
        keep(match_index, f"{seed}.record", seed=seed)
    first = read(match_index)
    data = match_index.file.read_bytes()
    if what == "gone":
        match_index.file.unlink()
    else:
        match_index.file.write_bytes({
            "empty": b"",
            "other version": data.replace(b'annals", 1]', b'annals", 2]', 1),
            "bytes": b"\xff\xfe" + data,
            "half": data[: len(data) // 2],
            "lines": data.replace(b'"takeaway"', b'["takeaway"]', 2) + b"[1,2]\n{}\nnull\n",
        }[what])  # fmt: skip
    assert read(again(match_index)) == first
    assert read(again(match_index)) == first


def read_records(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the records that are read from now on."""
    names: list[str] = []

    def noted(path: Path, *most: int) -> bytes:
        names.append(path.name)
        return read_file(path, *most)

    monkeypatch.setattr("game.storage.match_index.read_file", noted)
    return names


def test_any_changed_digit_of_the_index_has_its_record_read_again(
    match_index: MatchIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(2):
        keep(match_index, f"{seed}.record", seed=seed)
    first = read(match_index)
    text = match_index.file.read_text(encoding="utf-8")
    begins = text.index("\n") + 1
    names = read_records(monkeypatch)
    for at in range(begins, text.index("\n", begins)):
        if text[at].isdigit():
            changed = f"{text[:at]}{(int(text[at]) + 1) % 10}{text[at + 1 :]}"
            match_index.file.write_text(changed, encoding="utf-8")
            names.clear()
            assert read(again(match_index)) == first
            assert len(names) == 2 and names[0] == "annals.jsonl"


@pytest.mark.parametrize("value", ["Infinity", "NaN", "1e400", "true", "-1", "[" * 3000])
def test_a_line_that_says_what_cannot_be_is_none_though_its_checksum_is_right(
    match_index: MatchIndex, value: str
) -> None:
    keep(match_index, "one.record")
    first = read(match_index)
    head, line, _ = match_index.file.read_text(encoding="utf-8").split("\n")
    told = believed(line)
    assert told is not None
    whole = read(again(match_index))
    for old in re.findall(r"(?<=[,\[])\d+(?:\.\d+)?(?=[,\]])", told):
        other = checked(told.replace(f",{old},", f",{value},", 1))
        match_index.file.write_text(f"{head}\n{other}\n", encoding="utf-8")
        found = again(match_index)
        assert read(found) == whole == first
        summary = found.entries["one.record"].summary
        assert summary is not None and type(summary.hints) is int


def test_a_line_of_a_game_that_is_not_known_is_none(match_index: MatchIndex) -> None:
    keep(match_index, "one.record")
    read(match_index)
    head, line, _ = match_index.file.read_text(encoding="utf-8").split("\n")
    told = believed(line)
    assert told is not None and '"takeaway"' in told
    other = checked(told.replace('"takeaway"', '"bridge"'))
    match_index.file.write_text(f"{head}\n{other}\n", encoding="utf-8")
    found = again(match_index)
    read(found)
    summary = found.entries["one.record"].summary
    assert summary is not None and summary.game == "takeaway"


def test_a_line_that_ends_in_the_middle_spoils_no_other(
    match_index: MatchIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        keep(match_index, f"{seed}.record", seed=seed)
    read(match_index)
    match_index.file.write_bytes(match_index.file.read_bytes()[:-9])
    first = read(again(match_index))
    names = read_records(monkeypatch)
    assert read(again(match_index)) == first
    assert names == ["annals.jsonl"]


def test_a_name_that_is_no_text_is_kept_in_the_index(match_index: MatchIndex) -> None:
    keep(match_index, os.fsdecode(b"\xff\n\x85.record"))
    first = read(match_index)
    assert read(again(match_index)) == first and len(first) == 1


def test_a_damaged_record_is_listed_and_has_no_summary(match_index: MatchIndex) -> None:
    keep(match_index, "moves.record", RECORD + "0 dance\n")
    keep(match_index, "header.record", "nonsense\n")
    keep(match_index, "newer.record", RECORD.replace("#five-takes 1", "#five-takes 9"))
    (match_index.folder / "bytes.record").write_bytes(b"\xff" + RECORD.encode())
    (match_index.folder / "folder.record").mkdir()
    (match_index.folder / "gone.record").symlink_to("nowhere")
    keep(match_index, "notes.txt")
    found = read(match_index)
    assert len(found) == 6 and not any(found.values())
    assert all(entry.fault for entry in match_index.entries.values())
    assert [name for name, entry in match_index.entries.items() if entry.newer] == ["newer.record"]
    assert read(again(match_index)) == found


def test_a_copy_of_a_record_counts_once(match_index: MatchIndex) -> None:
    keep(match_index, "one.record", seed=1)
    keep(match_index, "two.record", seed=2)
    (match_index.folder / "copied.record").write_bytes(
        (match_index.folder / "two.record").read_bytes()
    )
    read(match_index)
    assert match_index.copies() == {"two.record"}
    (match_index.folder / "copied.record").unlink()
    read(match_index)
    assert match_index.copies() == frozenset()


def test_the_work_is_done_in_small_steps(match_index: MatchIndex) -> None:
    for seed in range(3):
        keep(match_index, f"{seed}.record", seed=seed)
    steps = 0
    while match_index.step(lambda: True):
        steps += 1
        assert not match_index.complete
    assert steps > 10
    assert len(match_index.entries) == 3


def test_what_has_been_read_is_kept_though_the_program_ends_before_all_is(
    match_index: MatchIndex,
) -> None:
    for seed in range(45):
        keep(match_index, f"{seed}.record", matches.played(4, seed).sealed_record())
    while match_index.step(lambda: True) and len(match_index.entries) < 42:
        pass
    anew = again(match_index)
    while anew.total is None:
        anew.step(lambda: True)
    assert len(anew.entries) >= 40


def test_looking_through_the_folder_is_a_step_of_its_own(
    match_index: MatchIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(match_index, "one.record", seed=1)
    begun: list[str] = []

    def reading(self: MatchIndex, name: str, about: tuple[int, int]) -> Iterator[None]:
        begun.append(name)
        yield

    monkeypatch.setattr(MatchIndex, "_read", reading)
    while match_index.total is None:
        assert match_index.step(lambda: True)
    assert begun == []
    match_index.step(lambda: True)
    assert begun == ["one.record"]


@pytest.mark.night
def test_the_index_grows_no_longer_than_it_need_be(match_index: MatchIndex) -> None:
    path = keep(match_index, "one.record", seed=1)
    for number in range(1, 520):
        os.utime(path, ns=(number, number))
        read(match_index)
    assert match_index.file.read_text(encoding="utf-8").count("\n") > 500
    match_index.close()
    assert match_index.file.read_text(encoding="utf-8").count("\n") == 2
    assert read(again(match_index)) == read(match_index)


@pytest.mark.parametrize(("changes", "lines"), [(3, 1 + 4), (4, 1 + 1)])
def test_so_many_lines_may_be_of_no_use(
    match_index: MatchIndex, monkeypatch: pytest.MonkeyPatch, changes: int, lines: int
) -> None:
    monkeypatch.setattr(annals_file, "MAX_OUTDATED_LINE_COUNT", 3)
    path = keep(match_index, "one.record", seed=1)
    read(match_index)
    for number in range(changes):
        os.utime(path, ns=(number, number))
        read(match_index)
    match_index.close()
    assert match_index.file.read_text(encoding="utf-8").count("\n") == lines


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    assert read(MatchIndex(Profile(tmp_path))) == {}


# When a match was begun.


def begun(match_index: MatchIndex, name: str, text: str = RECORD) -> tuple[str, str]:
    keep(match_index, name, text)
    read(match_index)
    entry = match_index.entries[name]
    return entry.time, entry.source


def noted(time: str) -> str:
    return RECORD.replace("---\n", f"---\n# begun {time}\n")


def test_a_match_was_begun_when_its_record_says(match_index: MatchIndex) -> None:
    time = "2026-11-21T23:59:58+02:00"
    assert begun(match_index, "take-20200101-000000.record", noted(time)) == (time, TIME_FROM_NOTE)


def test_else_the_name_of_its_file_says_it(match_index: MatchIndex) -> None:
    time, source = begun(match_index, "take-20200102-030405-2.record")
    assert source == TIME_FROM_NAME
    assert datetime.fromisoformat(time).replace(tzinfo=None) == datetime(2020, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("name", ["by hand.record", "take-20201399-000000.record"])
def test_else_its_file_was_written_last_then(match_index: MatchIndex, name: str) -> None:
    path = keep(match_index, name)
    os.utime(path, (1_600_000_000, 1_600_000_000))
    read(match_index)
    entry = match_index.entries[name]
    assert entry.source == TIME_FROM_CHANGE
    assert entry.begun.timestamp() == 1_600_000_000


@pytest.mark.parametrize("time", ["0001-01-01T00:00:00", "9999-12-31T23:59:59-23:00"])
def test_a_time_that_no_clock_tells_does_no_harm(match_index: MatchIndex, time: str) -> None:
    begun(match_index, "one.record", noted(time))
    assert played_order(match_index.entries["one.record"])
    assert read(again(match_index)) == read(match_index)


def test_the_order_is_that_of_the_moments_not_of_the_clocks_on_the_wall(
    match_index: MatchIndex,
) -> None:
    # Played in Tokyo on the 22nd, and later in Lisbon, where it still was the 21st.
    begun(match_index, "a.record", noted("2026-11-22T05:00:00+09:00"))
    begun(match_index, "b.record", noted("2026-11-21T22:00:00+00:00"))
    # The hour that came twice when the clocks were set back.
    begun(match_index, "c.record", noted("2026-10-25T02:30:00+02:00"))
    begun(match_index, "d.record", noted("2026-10-25T02:10:00+01:00"))
    names = [one.name for one in sorted(match_index.entries.values(), key=played_order)]
    assert names == ["c.record", "d.record", "a.record", "b.record"]
    days = [match_index.entries[name].begun.date().isoformat() for name in ("a.record", "b.record")]
    assert days == ["2026-11-22", "2026-11-21"]


def test_the_zone_the_computer_is_in_now_moves_no_noted_match(
    match_index: MatchIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = begun(match_index, "one.record", noted("2026-11-21T23:30:00+01:00"))
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        anew = again(match_index)
        read(anew)
        entry = anew.entries["one.record"]
        assert (entry.time, entry.source) == told
        assert entry.begun.date().isoformat() == "2026-11-21"
    finally:
        monkeypatch.undo()
        time.tzset()
