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


def on_disk(keeper: MatchWriter) -> str:
    return keeper.path.read_bytes().decode("utf-8")


@pytest.fixture
def keeper(tmp_path: Path) -> MatchWriter:
    return matches.shelf(tmp_path).begin(matches.new())


def test_a_match_is_on_disk_before_its_first_move(keeper: MatchWriter) -> None:
    assert keeper.trouble is None
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_every_move_is_on_disk_before_the_next_is_made(keeper: MatchWriter) -> None:
    rng = Random(1)
    while not keeper.match.state.over:
        matches.make(keeper, rng)
        assert keeper.trouble is None
        assert on_disk(keeper) == keeper.match.sealed_record()


def test_a_move_is_appended_and_the_lines_before_it_stay_untouched(keeper: MatchWriter) -> None:
    rng = Random(1)
    matches.make(keeper, rng)
    file = keeper.path.stat().st_ino
    with keeper.path.open("rb") as reader:
        before = reader.read()
        matches.make(keeper, rng)
        assert keeper.path.stat().st_ino == file
        assert reader.read() == on_disk(keeper).encode()[len(before) :]


def test_a_move_is_flushed_to_the_disk_itself(
    keeper: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[tuple[int, int]] = []
    fsync = os.fsync

    def watched(handle: int) -> None:
        about = os.fstat(handle)
        flushed.append((about.st_ino, about.st_size))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    matches.make(keeper, Random(1))
    about = keeper.path.stat()
    assert flushed == [(about.st_ino, about.st_size)]


def test_after_a_kill_between_moves_the_record_gives_the_same_match(keeper: MatchWriter) -> None:
    rng = Random(2)
    for _ in range(30):
        matches.make(keeper, rng)
        assert load(on_disk(keeper)).state == keeper.match.state


def test_of_a_record_that_is_whole_nothing_is_lost_and_it_is_not_read_for_that(
    keeper: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches.make(keeper, Random(1))
    monkeypatch.setattr(keeper.shelf, "open", lambda path: pytest.fail("it is read"))
    assert not keeper.lost()


def test_each_note_is_on_disk_once(keeper: MatchWriter) -> None:
    matches.make(keeper, Random(1))
    for _ in range(3):
        keeper.match.notes.hint(1)
        keeper.note()
        assert on_disk(keeper) == keeper.match.sealed_record()
    keeper.note()
    matches.make(keeper, Random(2))
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_an_undo_is_on_disk_at_once(keeper: MatchWriter) -> None:
    rng = Random(1)
    for _ in range(6):
        matches.make(keeper, rng)
    for _ in range(4):
        keeper.match.undo()
        keeper.rewrite()
        assert on_disk(keeper) == keeper.match.sealed_record()
    matches.make(keeper, Random(9))
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_a_match_played_after_the_clock_was_set_back_is_still_the_one_played_last(
    tmp_path: Path,
) -> None:
    shelf = matches.shelf(tmp_path)
    for number in range(3):
        other = matches.kept(shelf, f"{number}.record", matches.played(3).sealed_record())
        os.utime(other, (4_000_000_000 + number, 4_000_000_000 + number))
    keeper = shelf.begin(matches.new())
    assert shelf.paths()[0] == keeper.path
    rng = Random(1)
    for _ in range(5):
        matches.make(keeper, rng)
        assert shelf.paths()[0] == keeper.path
    keeper.match.undo()
    keeper.rewrite()
    assert shelf.paths()[0] == keeper.path
    assert on_disk(keeper) == keeper.match.sealed_record()


# A disk that fails.


@pytest.mark.parametrize("call", FAULTS)
def test_a_move_that_cannot_be_appended_is_reported_and_written_with_the_next_one(
    keeper: MatchWriter, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(3)
    matches.make(keeper, rng)
    with monkeypatch.context() as broken:
        broken.setattr(os, call, failing(FAULTS[call]))
        matches.make(keeper, rng)
    assert keeper.trouble is not None
    assert str(keeper.trouble).endswith(".")
    assert os.strerror(FAULTS[call].errno or 0).lower() in str(keeper.trouble)
    matches.make(keeper, rng)
    assert keeper.trouble is None
    assert on_disk(keeper) == keeper.match.sealed_record()


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_move_of_which_a_part_was_written_is_not_believed_to_be_saved(
    keeper: MatchWriter, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(4)
    matches.make(keeper, rng)
    saved = keeper.match.moves[:]
    with monkeypatch.context() as full:
        short_writes(full, most)
        matches.make(keeper, rng)
    assert keeper.trouble is not None
    assert load(on_disk(keeper)).moves == saved
    matches.make(keeper, rng)
    assert keeper.trouble is None
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_a_disk_that_stays_full_costs_no_move_but_the_unsaved_ones(
    keeper: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(5)
    for _ in range(3):
        matches.make(keeper, rng)
    saved = keeper.match.moves[:]
    with monkeypatch.context() as full:
        full.setattr(os, "write", failing(FULL))
        full.setattr("tempfile.mkstemp", failing(FULL))
        for _ in range(4):
            matches.make(keeper, rng)
            assert keeper.trouble is not None
    assert load(on_disk(keeper)).moves == saved
    matches.make(keeper, rng)
    assert keeper.trouble is None
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_a_record_that_was_taken_away_is_written_anew(keeper: MatchWriter) -> None:
    rng = Random(6)
    matches.make(keeper, rng)
    keeper.path.unlink()
    matches.make(keeper, rng)
    assert keeper.trouble is not None
    matches.make(keeper, rng)
    assert keeper.trouble is None
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_a_match_is_played_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    keeper = matches.shelf(tmp_path).begin(matches.new())
    rng = Random(7)
    for _ in range(5):
        assert keeper.trouble is not None
        matches.make(keeper, rng)
    assert (tmp_path / "matches").read_text() == "a file where the folder should be"


# The end of a match.


def finished(keeper: MatchWriter, rng: Random) -> None:
    while not keeper.match.state.over:
        matches.make(keeper, rng)


def test_a_match_that_is_over_moves_to_the_finished_ones(keeper: MatchWriter) -> None:
    finished(keeper, Random(8))
    keeper.finish()
    assert keeper.trouble is None
    assert keeper.shelf.paths() == []
    filed = keeper.shelf.finished / keeper.path.name
    assert filed.read_bytes().decode() == keeper.match.sealed_record()


def test_a_match_whose_last_move_was_not_saved_is_filed_whole(
    keeper: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(8)
    while not keeper.match.state.over:
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", failing(BROKEN))
            matches.make(keeper, rng)
    keeper.finish()
    assert keeper.trouble is None
    filed = keeper.shelf.finished / keeper.path.name
    assert filed.read_bytes().decode() == keeper.match.sealed_record()


def test_a_match_that_cannot_be_filed_is_reported_and_stays(
    keeper: MatchWriter, tmp_path: Path
) -> None:
    (tmp_path / "finished").write_text("a file where the folder should be")
    finished(keeper, Random(8))
    keeper.finish()
    assert keeper.trouble is not None
    assert on_disk(keeper) == keeper.match.sealed_record()


def test_a_match_that_was_over_but_not_filed_is_filed_when_it_is_opened_again(
    keeper: MatchWriter,
) -> None:
    finished(keeper, Random(8))
    shelf = keeper.shelf
    again = shelf.go_on(shelf.open(keeper.path))
    assert again.trouble is None
    assert again.match.state.over
    assert shelf.paths() == []
    assert (shelf.finished / keeper.path.name).is_file()


def test_filing_a_match_never_takes_the_place_of_another(keeper: MatchWriter) -> None:
    other = keeper.shelf.finished / keeper.path.name
    other.parent.mkdir()
    other.write_text("an earlier match")
    finished(keeper, Random(8))
    keeper.finish()
    assert keeper.trouble is None
    assert other.read_text() == "an earlier match"
    assert len(list(other.parent.iterdir())) == 2


def test_the_sentence_gives_the_reason_in_the_systems_own_words(
    keeper: MatchWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", failing(OSError(errno.EROFS, "Read-only file system")))
    matches.make(keeper, Random(1))
    assert str(keeper.trouble) == "Your last move isn’t saved yet (read-only file system)."
