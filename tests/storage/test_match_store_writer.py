"""A match on disk while it is played: nothing but the move being made can be lost."""

import errno
import os
from pathlib import Path
from random import Random

import pytest

from game.match.match import load
from game.storage.match_store import MatchWriter
from tests.storage import matches
from tests.storage.faults import BROKEN, FORBIDDEN, FULL, failing, short_writes

FAULTS = {"open": FORBIDDEN, "write": FULL, "fsync": BROKEN}


def on_disk(writer: MatchWriter) -> str:
    return writer.path.read_bytes().decode("utf-8")


@pytest.fixture
def writer(tmp_path: Path) -> MatchWriter:
    return matches.match_store(tmp_path).begin(matches.new())


def test_a_match_is_on_disk_before_its_first_move(writer: MatchWriter) -> None:
    assert writer.problem is None
    assert on_disk(writer) == writer.match.sealed_record()


def test_every_move_is_on_disk_before_the_next_is_made(writer: MatchWriter) -> None:
    rng = Random(1)
    while not writer.match.state.over:
        matches.make(writer, rng)
        assert writer.problem is None
        assert on_disk(writer) == writer.match.sealed_record()


def test_a_move_is_appended_and_the_lines_before_it_stay_untouched(writer: MatchWriter) -> None:
    rng = Random(1)
    matches.make(writer, rng)
    file = writer.path.stat().st_ino
    with writer.path.open("rb") as reader:
        before = reader.read()
        matches.make(writer, rng)
        assert writer.path.stat().st_ino == file
        assert reader.read() == on_disk(writer).encode()[len(before) :]


def test_a_move_is_flushed_to_the_disk_itself(
    writer: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[tuple[int, int]] = []
    fsync = os.fsync

    def watched(handle: int) -> None:
        about = os.fstat(handle)
        flushed.append((about.st_ino, about.st_size))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    matches.make(writer, Random(1))
    about = writer.path.stat()
    assert flushed == [(about.st_ino, about.st_size)]


def test_after_a_kill_between_moves_the_record_gives_the_same_match(writer: MatchWriter) -> None:
    rng = Random(2)
    for _ in range(30):
        matches.make(writer, rng)
        assert load(on_disk(writer)).state == writer.match.state


def test_of_a_record_that_is_whole_nothing_is_lost_and_it_is_not_read_for_that(
    writer: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches.make(writer, Random(1))
    monkeypatch.setattr(writer.match_store, "open", lambda path: pytest.fail("it is read"))
    assert not writer.lost()


def test_each_note_is_on_disk_once(writer: MatchWriter) -> None:
    matches.make(writer, Random(1))
    for _ in range(3):
        writer.match.notes.hint(1)
        writer.note()
        assert on_disk(writer) == writer.match.sealed_record()
    writer.note()
    matches.make(writer, Random(2))
    assert on_disk(writer) == writer.match.sealed_record()


def test_an_undo_is_on_disk_at_once(writer: MatchWriter) -> None:
    rng = Random(1)
    for _ in range(6):
        matches.make(writer, rng)
    for _ in range(4):
        writer.match.undo()
        writer.rewrite()
        assert on_disk(writer) == writer.match.sealed_record()
    matches.make(writer, Random(9))
    assert on_disk(writer) == writer.match.sealed_record()


def test_a_match_played_after_the_clock_was_set_back_is_still_the_one_played_last(
    tmp_path: Path,
) -> None:
    match_store = matches.match_store(tmp_path)
    for number in range(3):
        other = matches.kept(match_store, f"{number}.record", matches.played(3).sealed_record())
        os.utime(other, (4_000_000_000 + number, 4_000_000_000 + number))
    writer = match_store.begin(matches.new())
    assert match_store.paths()[0] == writer.path
    rng = Random(1)
    for _ in range(5):
        matches.make(writer, rng)
        assert match_store.paths()[0] == writer.path
    writer.match.undo()
    writer.rewrite()
    assert match_store.paths()[0] == writer.path
    assert on_disk(writer) == writer.match.sealed_record()


# A disk that fails.


@pytest.mark.parametrize("call", FAULTS)
def test_a_move_that_cannot_be_appended_is_reported_and_written_with_the_next_one(
    writer: MatchWriter, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(3)
    matches.make(writer, rng)
    with monkeypatch.context() as broken:
        broken.setattr(os, call, failing(FAULTS[call]))
        matches.make(writer, rng)
    assert writer.problem is not None
    assert str(writer.problem).endswith(".")
    assert os.strerror(FAULTS[call].errno or 0).lower() in str(writer.problem)
    matches.make(writer, rng)
    assert writer.problem is None
    assert on_disk(writer) == writer.match.sealed_record()


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_move_of_which_a_part_was_written_is_not_believed_to_be_saved(
    writer: MatchWriter, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(4)
    matches.make(writer, rng)
    saved = writer.match.moves[:]
    with monkeypatch.context() as full:
        short_writes(full, most)
        matches.make(writer, rng)
    assert writer.problem is not None
    assert load(on_disk(writer)).moves == saved
    matches.make(writer, rng)
    assert writer.problem is None
    assert on_disk(writer) == writer.match.sealed_record()


def test_a_disk_that_stays_full_costs_no_move_but_the_unsaved_ones(
    writer: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(5)
    for _ in range(3):
        matches.make(writer, rng)
    saved = writer.match.moves[:]
    with monkeypatch.context() as full:
        full.setattr(os, "write", failing(FULL))
        full.setattr("tempfile.mkstemp", failing(FULL))
        for _ in range(4):
            matches.make(writer, rng)
            assert writer.problem is not None
    assert load(on_disk(writer)).moves == saved
    matches.make(writer, rng)
    assert writer.problem is None
    assert on_disk(writer) == writer.match.sealed_record()


def test_a_record_that_was_taken_away_is_written_anew(writer: MatchWriter) -> None:
    rng = Random(6)
    matches.make(writer, rng)
    writer.path.unlink()
    matches.make(writer, rng)
    assert writer.problem is not None
    matches.make(writer, rng)
    assert writer.problem is None
    assert on_disk(writer) == writer.match.sealed_record()


def test_a_match_is_played_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    writer = matches.match_store(tmp_path).begin(matches.new())
    rng = Random(7)
    for _ in range(5):
        assert writer.problem is not None
        matches.make(writer, rng)
    assert (tmp_path / "matches").read_text() == "a file where the folder should be"


# The end of a match.


def finished(writer: MatchWriter, rng: Random) -> None:
    while not writer.match.state.over:
        matches.make(writer, rng)


def test_a_match_that_is_over_moves_to_the_finished_ones(writer: MatchWriter) -> None:
    finished(writer, Random(8))
    writer.finish()
    assert writer.problem is None
    assert writer.match_store.paths() == []
    filed = writer.match_store.finished / writer.path.name
    assert filed.read_bytes().decode() == writer.match.sealed_record()


def test_a_match_whose_last_move_was_not_saved_is_filed_whole(
    writer: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(8)
    while not writer.match.state.over:
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", failing(BROKEN))
            matches.make(writer, rng)
    writer.finish()
    assert writer.problem is None
    filed = writer.match_store.finished / writer.path.name
    assert filed.read_bytes().decode() == writer.match.sealed_record()


def test_a_match_that_cannot_be_filed_is_reported_and_stays(
    writer: MatchWriter, tmp_path: Path
) -> None:
    (tmp_path / "finished").write_text("a file where the folder should be")
    finished(writer, Random(8))
    writer.finish()
    assert writer.problem is not None
    assert on_disk(writer) == writer.match.sealed_record()


def test_a_match_that_was_over_but_not_filed_is_filed_when_it_is_opened_again(
    writer: MatchWriter,
) -> None:
    finished(writer, Random(8))
    match_store = writer.match_store
    again = match_store.go_on(match_store.open(writer.path))
    assert again.problem is None
    assert again.match.state.over
    assert match_store.paths() == []
    assert (match_store.finished / writer.path.name).is_file()


def test_filing_a_match_never_takes_the_place_of_another(writer: MatchWriter) -> None:
    other = writer.match_store.finished / writer.path.name
    other.parent.mkdir()
    other.write_text("an earlier match")
    finished(writer, Random(8))
    writer.finish()
    assert writer.problem is None
    assert other.read_text() == "an earlier match"
    assert len(list(other.parent.iterdir())) == 2


def test_the_sentence_gives_the_reason_in_the_systems_own_words(
    writer: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", failing(OSError(errno.EROFS, "Read-only file system")))
    matches.make(writer, Random(1))
    assert str(writer.problem) == "Your last move isn’t saved yet (read-only file system)."
