"""What a record tells of how its match was played."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

from game.match.match import Match, load, recover
from game.match.undo import take_back
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.storage import matches

WHEN = datetime(2026, 11, 21, 23, 59, 58, tzinfo=timezone(timedelta(hours=2)))


def noted() -> Match:
    """A match with a note of every sort, some of them behind moves."""
    match = matches.played(6)
    notes = match.notes
    notes.begin(WHEN, "day 2026-11-21")
    notes.hint(2)
    notes.played(4, 61)
    notes.hint(4)
    notes.undo(6)
    notes.played(6, 95)
    return match


def told(match: Match) -> tuple[object, ...]:
    notes = match.notes
    return (notes.begun, notes.mode, notes.seconds, notes.hints, notes.undos, notes.given_up)


def test_notes_are_read_from_the_record_as_they_were_made() -> None:
    match = noted()
    assert told(match) == (WHEN, "day 2026-11-21", 95, 2, 1, False)
    again = load(match.sealed_record())
    assert told(again) == told(match)
    assert again.sealed_record() == match.sealed_record()
    assert again.moves == match.moves


def test_a_record_without_notes_tells_of_none() -> None:
    assert told(load(matches.played(3).sealed_record())) == (None, "", 0, 0, 0, False)


def test_a_comment_that_is_no_note_is_no_note() -> None:
    text = matches.played(2).sealed_record()
    for line in ("# hints 3", "# begun yesterday", "# played -4", "# played 12 minutes", "#hint"):
        assert told(load(text + line + "\n")) == (None, "", 0, 0, 0, False)


def test_a_match_is_assisted_by_a_hint_or_an_undo_and_by_nothing_else() -> None:
    match = matches.played(2)
    match.notes.begin(WHEN)
    match.notes.played(2, 30)
    assert not match.notes.assisted
    match.notes.hint(2)
    assert match.notes.assisted
    other = matches.played(2)
    other.notes.undo(1)
    assert other.notes.assisted


def test_what_is_taken_back_keeps_its_notes() -> None:
    match = noted()
    take_back(match, match.moves[-1][0], set())
    match.notes.undo(len(match.moves))
    again = load(match.sealed_record())
    assert told(again) == told(match)
    assert (again.notes.hints, again.notes.undos) == (2, 2)


def test_a_recovered_match_keeps_the_notes_behind_its_last_move() -> None:
    text = noted().sealed_record().replace("# hint\n", "nonsense\n# hint\n", 1)
    match, fault = recover(text)
    assert fault is not None
    assert load(match.sealed_record()).sealed_record() == match.sealed_record()


def test_notes_of_a_refused_move_stand_behind_the_last_one_made() -> None:
    lines = noted().sealed_record().splitlines(keepends=True)
    moves = [number for number, line in enumerate(lines) if line[0].isdigit()]
    lines[moves[2]] = lines[moves[2]][:2] + "nonsense\n"
    match, fault = recover("".join(lines))
    assert fault is not None
    assert match.notes.hints == 2
    assert load(match.sealed_record()).notes.hints == 2


def test_what_is_noted_is_on_disk_at_once_and_stays_in_its_place(tmp_path: Path) -> None:
    match = matches.played(0)
    writer = MatchStore(Profile(tmp_path)).begin(match, "again")
    assert match.notes.begun is not None
    assert match.notes.mode == "again"
    for _ in range(4):
        match.play(match.moves_now()[0])
        match.notes.played(len(match.moves), 10 * len(match.moves))
        writer.append(*match.moves[-1])
        assert writer.path.read_bytes().decode() == match.sealed_record()
    match.notes.hint(len(match.moves))
    writer.note()
    assert writer.path.read_bytes().decode() == match.sealed_record()
    match.notes.give_up(len(match.moves))
    writer.note()
    assert load(writer.path.read_bytes().decode()).notes.given_up
    assert writer.path.read_bytes().decode() == match.sealed_record()
