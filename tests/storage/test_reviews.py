"""What the coach found is kept, and read again as it was."""

from pathlib import Path

import pytest

from game.storage.profile import Profile
from game.storage.reviews import Costly, Kept, Reviews
from game.words.message import Message, Who
from tests.storage.faults import FORBIDDEN, failing

FOUND = Kept(91, 5, 17.5, (
    Costly(3, 9.25, Message("cut-told", who=Who("Ada")), "Draw."),
    Costly(1, 2.0, "Lay.", Message("page-back")),
))  # fmt: skip


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    return Reviews(Profile(tmp_path))


def test_what_was_found_is_read_again_as_it_was(reviews: Reviews) -> None:
    assert reviews.keep("one two.record", FOUND) is None
    assert reviews.of("one two.record") == FOUND
    assert reviews.names() == {"one two.record"}
    assert reviews.of("other.record") is None


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[1]", '[1, 2, 3, [["x"]]]', "[" * 5000, "[1,1,1,[[1,1,2,3]]]", "\xff"]
)
def test_a_file_that_cannot_be_read_is_as_if_nobody_had_looked(reviews: Reviews, text: str) -> None:
    reviews.keep("one.record", FOUND)
    (reviews.folder / "one.json").write_bytes(text.encode("latin-1"))
    assert reviews.of("one.record") is None


def test_without_a_folder_nobody_has_looked(reviews: Reviews) -> None:
    assert reviews.names() == set()


def test_what_cannot_be_kept_is_said(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.storage.reviews.write_atomically", failing(FORBIDDEN))
    assert "permission denied" in str(reviews.keep("one.record", FOUND))
