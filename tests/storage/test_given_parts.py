"""Parts bound beside the records: what a player gave counts, and no crash accuses anybody."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.record import parse_record
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match, load
from game.match.seal_check import verify
from game.storage.given_parts import MAX_GIVEN_PART_COUNT, GivenParts
from game.storage.match_store import MatchStore, MatchWriter, Unfinished
from game.storage.profile import Profile
from tests.match.test_seal import THIRD
from tests.storage.faults import BROKEN, FULL, Killed, failing

SEAL, OTHER = "ab" * 32, "cd" * 32


@pytest.fixture
def parts(tmp_path: Path) -> GivenParts:
    return GivenParts(Profile(tmp_path))


@pytest.fixture
def writer(tmp_path: Path) -> MatchWriter:
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {}, 4, secret=True, parts=()))
    return MatchStore(Profile(tmp_path)).begin(match)


def give(writer: MatchWriter, part: str = "words Good luck") -> None:
    """Give a part and have it on disk, as the session does."""
    writer.match.add_part(part)
    writer.rewrite()


def opened(writer: MatchWriter) -> Unfinished:
    """What a program started anew finds."""
    return MatchStore(Profile(writer.match_store.folder.parent)).open(writer.path)


def gone_on(writer: MatchWriter) -> MatchWriter:
    """The match, gone on with by a program started anew."""
    store = MatchStore(Profile(writer.match_store.folder.parent))
    return store.go_on(store.open(writer.path))


def is_proved(match: Match) -> bool:
    return all(one.good for one in verify(match, parse_record(match.sealed_record())))


# The file.


def test_the_first_part_of_a_seal_counts(parts: GivenParts) -> None:
    parts.bind(SEAL, "words Grüße 🙂")
    parts.bind(OTHER, "cut 0")
    parts.bind(SEAL, "cut 3")
    assert parts.of(SEAL) == "words Grüße 🙂"
    assert parts.of(OTHER) == "cut 0"
    assert parts.path.read_bytes().count(b"\n") == 2


def test_a_part_is_on_the_disk_itself(parts: GivenParts, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    fsync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append(handle) or fsync(handle))
    for seal in (SEAL, OTHER):
        flushed.clear()
        parts.bind(seal, "cut 3")
        assert flushed


def test_a_torn_line_binds_nothing_and_spoils_no_other(parts: GivenParts) -> None:
    parts.bind(SEAL, "cut 3")
    whole = parts.path.read_bytes()
    for left in range(len(whole)):
        parts.path.write_bytes(whole[:left])
        assert parts.of(SEAL) is None
        parts.bind(OTHER, "cut 5")
        assert parts.of(OTHER) == "cut 5"
        assert parts.of(SEAL) is None or left == len(whole) - 1


@pytest.mark.parametrize("change", [b"\xff", b"\x00", b"cut 4\n", b"\n\n"])
def test_a_damaged_file_binds_less_and_is_written_on(parts: GivenParts, change: bytes) -> None:
    parts.bind(SEAL, "cut 3")
    parts.path.write_bytes(change + parts.path.read_bytes().replace(b"cut 3", b"cut 4"))
    assert parts.of(SEAL) is None
    parts.bind(OTHER, "cut 5")
    assert parts.of(OTHER) == "cut 5"


def test_a_folder_in_its_place_is_moved_aside(parts: GivenParts) -> None:
    parts.path.mkdir(parents=True)
    assert parts.of(SEAL) is None
    parts.bind(SEAL, "cut 3")
    assert parts.of(SEAL) == "cut 3"
    assert parts.path.with_suffix(".damaged").is_dir()


@pytest.mark.night
def test_of_many_lines_the_older_half_goes(parts: GivenParts) -> None:
    seals = [f"{number:064x}" for number in range(MAX_GIVEN_PART_COUNT + 1)]
    for seal in seals:
        parts.bind(seal, "cut 3")
    assert parts.of(seals[0]) is None
    assert {parts.of(seal) for seal in seals[-MAX_GIVEN_PART_COUNT // 2 :]} == {"cut 3"}
    assert parts.path.read_bytes().count(b"\n") == MAX_GIVEN_PART_COUNT // 2 + 1


# A match.


def test_a_part_is_bound_when_it_is_given(writer: MatchWriter) -> None:
    seal = writer.match.deals[0].seal or ""
    assert writer.match_store.parts.of(seal) is None
    give(writer)
    assert writer.match_store.parts.of(seal) == "words Good luck"
    assert opened(writer).doubt is None
    assert gone_on(writer).match.state == writer.match.state


def without_part(text: str) -> str:
    return "".join(
        line
        for line in text.splitlines(keepends=True)
        if not line.startswith(("words ", "cut ", "# dealt "))
    )


@pytest.mark.parametrize("part", ["words Good luck", "cut 7", "cut 0"])
def test_a_part_that_was_taken_out_is_told_and_counts_all_the_same(
    writer: MatchWriter, part: str
) -> None:
    give(writer, part)
    text = writer.path.read_text(encoding="utf-8")
    writer.path.write_text(without_part(text), encoding="utf-8")
    found = opened(writer)
    assert "the part you gave is gone" in str(found.doubt)
    again = gone_on(writer)
    assert not again.match.wants_part
    assert again.match.state == writer.match.state
    assert again.path.read_text(encoding="utf-8") == text
    assert is_proved(again.match)
    assert opened(again).doubt is None


def test_a_match_that_was_given_up_takes_no_part_any_more(writer: MatchWriter) -> None:
    give(writer)
    text = without_part(writer.path.read_text(encoding="utf-8"))
    writer.path.write_text(text, encoding="utf-8")
    found = opened(writer)
    assert found.match is not None
    found.match.give_up()
    again = MatchStore(Profile(writer.match_store.folder.parent)).go_on(found)
    assert again.record.read_text(encoding="utf-8") == found.match.sealed_record()
    assert found.match.deals[0].part is None


def test_another_part_with_all_sums_made_anew_is_told(writer: MatchWriter) -> None:
    before = writer.path.read_text(encoding="utf-8")
    give(writer)
    forged = load(before)
    forged.add_part("words Bad luck")
    writer.path.write_text(forged.sealed_record(), encoding="utf-8")
    assert is_proved(forged)
    assert "another part than the one you gave" in str(opened(writer).doubt)


def test_a_part_that_was_given_is_not_asked_for_after_moves(writer: MatchWriter) -> None:
    give(writer)
    writer.match.play(writer.match.moves_now()[0])
    writer.append(*writer.match.moves[-1])
    assert opened(writer).doubt is None


# Crashes: at each step of the two writes, what a power cut may leave of them.


def no_fault(writer: MatchWriter) -> None:
    give(writer)


def before_the_record(writer: MatchWriter) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.storage.match_store.write_atomically", failing(Killed()))
        with pytest.raises(Killed):
            give(writer)


def between_record_and_line(writer: MatchWriter) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GivenParts, "bind", failing(Killed()))
        with pytest.raises(Killed):
            give(writer)


def in_the_line(writer: MatchWriter) -> None:
    give(writer)
    path = writer.match_store.parts.path
    path.write_bytes(path.read_bytes()[:-9])


def line_lost(writer: MatchWriter) -> None:
    give(writer)
    writer.match_store.parts.path.unlink()


def both_lost(writer: MatchWriter) -> None:
    before = writer.path.read_bytes()
    give(writer)
    writer.path.write_bytes(before)
    writer.match_store.parts.path.unlink()


Crash = Callable[[MatchWriter], None]
KEPT: list[Crash] = [no_fault, between_record_and_line, in_the_line, line_lost]
NOT_GIVEN: list[Crash] = [before_the_record, both_lost]


@pytest.mark.parametrize("crash", KEPT)
def test_a_crash_that_leaves_the_part_in_the_record_accuses_nobody(
    writer: MatchWriter, crash: Crash
) -> None:
    crash(writer)
    assert opened(writer).doubt is None
    again = gone_on(writer)
    deal = again.match.deals[0]
    assert deal.part == "words Good luck"
    assert again.match.state == writer.match.state
    # It is bound now at the latest, before a card is shown.
    assert again.match_store.parts.of(deal.seal or "") == "words Good luck"


@pytest.mark.parametrize("crash", NOT_GIVEN)
def test_a_crash_before_the_part_is_anywhere_asks_for_it_again(
    writer: MatchWriter, crash: Crash
) -> None:
    crash(writer)
    found = opened(writer)
    assert found.doubt is None
    assert found.match is not None
    assert found.match.wants_part
    again = gone_on(writer)
    give(again, "cut 9")
    assert opened(again).doubt is None
    assert is_proved(again.match)


def test_a_power_cut_that_tears_the_part_off_loses_nothing(writer: MatchWriter) -> None:
    """The record is the one before, as on a disk that flushes less than it says."""
    before = writer.path.read_bytes()
    give(writer)
    writer.path.write_bytes(before)
    said = str(opened(writer).doubt)
    assert "gone from the saved match" in said
    again = gone_on(writer)
    assert again.match.state == writer.match.state
    assert is_proved(again.match)


@pytest.mark.parametrize("error", [FULL, BROKEN])
def test_a_part_that_cannot_be_bound_is_told_and_bound_with_the_next_move(
    writer: MatchWriter, monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GivenParts, "bind", failing(error))
        give(writer)
    assert "The match is saved" in str(writer.problem)
    assert not writer.loss
    assert opened(writer).doubt is None
    writer.match.play(writer.match.moves_now()[0])
    writer.append(*writer.match.moves[-1])
    assert writer.problem is None
    assert writer.match_store.parts.of(writer.match.deals[0].seal or "") == "words Good luck"


def test_after_an_undo_over_a_rounds_end_another_part_can_be_given(writer: MatchWriter) -> None:
    match = writer.match
    give(writer)
    while len(match.deals) == 1:
        match.play(match.moves_now()[0])
        writer.append(*match.moves[-1])
    first = match.deals[1].seal
    give(writer, "words Once")
    match.undo()
    match.notes.undo(len(match.moves))
    writer.rewrite()
    assert opened(writer).doubt is None
    while len(match.deals) == 1:
        match.play(match.moves_now()[0])
        writer.append(*match.moves[-1])
    assert match.deals[1].seal != first
    assert opened(writer).doubt is None
    assert gone_on(writer).match.wants_part
    give(writer, "words Twice")
    assert opened(writer).doubt is None
    assert gone_on(writer).match.deals[1].part == "words Twice"


@pytest.mark.parametrize("file", THIRD, ids=lambda file: file.stem)
def test_a_match_of_an_older_version_is_not_asked_for_a_bound_part(
    tmp_path: Path, file: Path
) -> None:
    text = file.read_text(encoding="utf-8")
    at = text.index("# dealt 2 ")
    left = text[: text.index("\n", at) + 1]
    store = MatchStore(Profile(tmp_path))
    path = store.folder / file.name
    path.write_text(left, encoding="utf-8")
    found = store.open(path)
    assert (found.doubt, found.fault) == (None, None)
    match = store.go_on(found).match
    assert store.parts.of(match.deals[1].seal or "") == match.deals[1].part
