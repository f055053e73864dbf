"""Notes of the rules' name, and of a match for children."""

from datetime import datetime

from game.core.record import Comment
from game.match.record_notes import (
    COST_LEVELS_VERSION,
    FIRST_LEVELS_VERSION,
    RecordNotes,
    is_note,
)


def test_the_name_of_the_rules_and_the_switch_for_children_are_noted_and_read() -> None:
    notes = RecordNotes()
    notes.begin(datetime(2026, 11, 24), rules="Aunt Trude's game", children=True)
    lines = notes.since(0).splitlines()
    assert lines[1:] == ["# rules Aunt Trude's game", "# for children", "# levels 2"]
    again = RecordNotes(Comment(0, 0, line) for line in lines)
    assert (again.rules, again.children) == ("Aunt Trude's game", True)


def test_a_name_that_cannot_be_is_no_note_and_old_records_have_none() -> None:
    for line in ("# rules ", "# rules  A", "# rules A|B", f"# rules {'x' * 41}", "# rules \x07"):
        assert not is_note(line), line
    notes = RecordNotes([Comment(0, 0, "# mode again")])
    assert (notes.rules, notes.children) == ("", False)


def test_a_record_says_by_which_levels_its_match_was_played_and_old_ones_by_the_first() -> None:
    notes = RecordNotes()
    notes.begin(datetime(2026, 11, 24))
    assert notes.levels == COST_LEVELS_VERSION and is_note("# levels 2")
    for line in ("# levels", "# levels two", "# levels 2000", "# levels -1"):
        assert not is_note(line), line
    assert RecordNotes([Comment(0, 0, "# begun 2026-11-24")]).levels == FIRST_LEVELS_VERSION
