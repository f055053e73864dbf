"""The journal: each breakdown is an entry, and the player is told of the first one."""

from pathlib import Path

import pytest

from game import VERSION
from game.storage.journal import JOURNAL_FILE, MAX_JOURNAL_BYTES, Journal
from game.storage.profile import Profile
from tests.storage.faults import FORBIDDEN, failing


def test_each_entry_is_kept_and_the_first_of_a_start_is_told(tmp_path: Path) -> None:
    for start in range(2):
        journal = Journal(Profile(tmp_path))
        notice = journal.add(f"first of {start}")
        assert notice is not None and str(tmp_path / JOURNAL_FILE) in str(notice)
        assert journal.add(f"second of {start}\nwith a trace\n") is None
    entries = (tmp_path / JOURNAL_FILE).read_text(encoding="utf-8").split("\n\n")
    assert [entry.partition("\n")[2] for entry in entries] == [
        "first of 0",
        "second of 0\nwith a trace",
        "first of 1",
        "second of 1\nwith a trace",
        "",
    ]
    assert all(f"({VERSION})" in entry for entry in entries[:-1])


@pytest.mark.parametrize(
    "kept", [b"\xff", b"x" * (MAX_JOURNAL_BYTES + 1)], ids=["no text", "too much"]
)
def test_a_journal_that_is_no_text_or_too_long_begins_anew(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / JOURNAL_FILE).write_bytes(kept)
    Journal(Profile(tmp_path)).add("it broke down")
    assert (tmp_path / JOURNAL_FILE).read_text(encoding="utf-8").endswith("\nit broke down\n\n")
    assert (tmp_path / JOURNAL_FILE).stat().st_size < 200


def test_where_nothing_can_be_noted_the_player_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(Profile(tmp_path))
    monkeypatch.setattr("game.storage.journal.write_atomically", failing(FORBIDDEN))
    notice = journal.add("it broke down")
    assert notice is not None and "couldn’t note" in str(notice)
