"""What has become of puzzles is kept at once, survives damage, and never gets worse."""

import json
from pathlib import Path

import pytest

from game.storage.profile import Profile
from game.storage.solved import NAME, Mark, Solved


def test_marks_are_kept_at_once(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path))
    assert marks.of("taki", 7) is Mark.NEW
    assert marks.mark("taki", 7, Mark.FOUND) is None
    again = Solved(Profile(tmp_path))
    assert again.of("taki", 7) is Mark.FOUND
    assert again.of("take", 7) is Mark.NEW
    assert again.last == "taki" and again.trouble is None


def test_a_better_mark_stays(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path))
    for mark, then in (
        (Mark.TRIED, Mark.TRIED),
        (Mark.SHOWN, Mark.SHOWN),
        (Mark.TRIED, Mark.SHOWN),
        (Mark.FOUND, Mark.FOUND),
        (Mark.SHOWN, Mark.FOUND),
    ):
        marks.mark("taki", 1, mark)
        assert marks.of("taki", 1) is then


@pytest.mark.parametrize(
    "text",
    [
        b"", b"{", b"[]", b"{}", b"\xff", b'{"version": "1"}', b'{"version": 1, "marks": 3}',
        b'{"version": 1, "marks": {"taki": 3}}', b'{"version": 1, "marks": {"taki": {"x": "new"}}}',
        b'{"version": 1, "marks": {"taki": {"1": "won"}}}', b'{"version": 1, "last": 3}',
        b"[" * 100_000,
    ],
    ids=range(12),
)  # fmt: skip
def test_what_is_damaged_is_put_aside_with_a_sentence(tmp_path: Path, text: bytes) -> None:
    (tmp_path / NAME).write_bytes(text)
    marks = Solved(Profile(tmp_path))
    assert marks.trouble is not None and "puzzles.damaged.json" in str(marks.trouble)
    assert (tmp_path / "puzzles.damaged.json").read_bytes() == text
    assert marks.mark("taki", 1, Mark.FOUND) is None
    assert Solved(Profile(tmp_path)).of("taki", 1) is Mark.FOUND


def test_what_a_newer_version_wrote_is_left_alone(tmp_path: Path) -> None:
    text = json.dumps({"version": 2, "marks": []})
    (tmp_path / NAME).write_text(text)
    marks = Solved(Profile(tmp_path))
    assert marks.trouble is not None
    marks.mark("taki", 1, Mark.FOUND)
    assert (tmp_path / NAME).read_text() == text


def test_what_cannot_be_kept_is_said(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path / "profile"))
    marks.path = tmp_path / "nowhere" / NAME
    assert marks.mark("taki", 1, Mark.FOUND) is not None
    assert marks.of("taki", 1) is Mark.FOUND


def test_a_folder_in_the_way_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    marks = Solved(Profile(tmp_path))
    assert marks.trouble is not None
    assert (tmp_path / NAME).is_dir()
