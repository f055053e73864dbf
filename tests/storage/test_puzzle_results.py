"""What has become of puzzles is kept at once, survives damage, and never gets worse."""

import json
from pathlib import Path

import pytest

from game.features.puzzles.own_puzzles import number_of
from game.features.puzzles.puzzle import (
    MARKS_FILE_TITLE,
    OLD_MARKS_FILE,
    PUZZLE_MARKS_FILE,
    PuzzleResult,
    Solved,
    kept,
)
from game.games import GAMES_BY_NAME
from game.storage.checked_lines import checked_json
from game.storage.profile import Profile


def test_marks_are_kept_at_once(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path))
    assert marks.of("taki", 7) is PuzzleResult.NEW
    assert marks.mark("taki", 7, PuzzleResult.FOUND) is None
    again = Solved(Profile(tmp_path))
    assert again.of("taki", 7) is PuzzleResult.FOUND
    assert again.of("take", 7) is PuzzleResult.NEW
    assert again.last == "taki" and again.problem is None


def test_tries_are_counted_until_the_puzzle_is_found(tmp_path: Path) -> None:
    for mark, tries in (
        (PuzzleResult.TRIED, 1),
        (PuzzleResult.SHOWN, 2),
        (PuzzleResult.FOUND, 3),
        (PuzzleResult.FOUND, 3),
    ):
        marks = Solved(Profile(tmp_path))
        marks.add_try("taki", 7)
        marks.mark("taki", 7, mark)
        assert Solved(Profile(tmp_path)).try_count("taki", 7) == tries
    assert Solved(Profile(tmp_path)).try_count("taki", 8) == 0
    wrong = checked_json(["tries", "taki", 7, -1])
    (tmp_path / PUZZLE_MARKS_FILE).write_text(f"{wrong}\n", encoding="utf-8")
    assert Solved(Profile(tmp_path)).try_count("taki", 7) == 0


def test_found_puzzles_of_older_sets_count_and_own_mistakes_do_not(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path))
    taki = kept(GAMES_BY_NAME["taki"])
    new, older = taki.puzzles[0].match, taki.next + 1
    for number, mark in (
        (new, PuzzleResult.FOUND),
        (older, PuzzleResult.FOUND),
        (older + 1, PuzzleResult.SHOWN),
        (999, PuzzleResult.FOUND),
        (number_of("a.record", 5), PuzzleResult.FOUND),
    ):
        marks.mark("taki", number, mark)
    marks.mark("take", older, PuzzleResult.FOUND)
    assert Solved(Profile(tmp_path)).older_found_count("taki", taki) == 2


def test_a_better_mark_stays(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path))
    for mark, then in (
        (PuzzleResult.TRIED, PuzzleResult.TRIED),
        (PuzzleResult.SHOWN, PuzzleResult.SHOWN),
        (PuzzleResult.TRIED, PuzzleResult.SHOWN),
        (PuzzleResult.FOUND, PuzzleResult.FOUND),
        (PuzzleResult.SHOWN, PuzzleResult.FOUND),
    ):
        marks.mark("taki", 1, mark)
        assert marks.of("taki", 1) is then


def test_only_a_wrong_move_or_a_look_at_the_solution_ends_a_streak(tmp_path: Path) -> None:
    found, tried, shown = PuzzleResult.FOUND, PuzzleResult.TRIED, PuzzleResult.SHOWN
    course = [(1, found, 1, 1), (2, found, 2, 2), (2, found, 2, 2), (2, tried, 2, 2),
              (3, tried, 0, 2), (3, found, 0, 2), (4, found, 1, 2), (5, shown, 0, 2),
              (6, found, 1, 2)]  # fmt: skip
    for number, mark, streak, longest in course:
        marks = Solved(Profile(tmp_path))
        marks.mark("taki", number, mark)
        again = Solved(Profile(tmp_path))
        assert (again.streak, again.longest) == (marks.streak, marks.longest) == (streak, longest)
        assert again.problem is None


def lines(folder: Path) -> list[str]:
    return (folder / PUZZLE_MARKS_FILE).read_text(encoding="utf-8").splitlines()


def test_a_damaged_line_costs_its_puzzle_alone_and_is_told(tmp_path: Path) -> None:
    for number in range(3):
        Solved(Profile(tmp_path)).mark("taki", number, PuzzleResult.FOUND)
    before = (tmp_path / PUZZLE_MARKS_FILE).read_bytes()
    damaged = before.replace(b'"taki",1,', b'"taki",7,')
    (tmp_path / PUZZLE_MARKS_FILE).write_bytes(damaged)
    marks = Solved(Profile(tmp_path))
    told = [marks.of("taki", number) for number in (0, 1, 2, 7)]
    assert told == [PuzzleResult.FOUND, PuzzleResult.NEW, PuzzleResult.FOUND, PuzzleResult.NEW]
    assert str(marks.problem).startswith("1 line ")
    assert (tmp_path / "puzzles.damaged.jsonl").read_bytes() == damaged
    again = Solved(Profile(tmp_path))
    assert again.problem is None and again.of("taki", 2) is PuzzleResult.FOUND


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff", b"[]", b"\0" * 99, b"[" * 100_000], ids=range(6)
)
def test_what_is_damaged_is_put_aside_with_a_sentence(tmp_path: Path, text: bytes) -> None:
    (tmp_path / PUZZLE_MARKS_FILE).write_bytes(text)
    marks = Solved(Profile(tmp_path))
    assert "puzzles.damaged.jsonl" in str(marks.problem)
    assert (tmp_path / "puzzles.damaged.jsonl").read_bytes() == text
    assert marks.mark("taki", 1, PuzzleResult.FOUND) is None
    assert Solved(Profile(tmp_path)).of("taki", 1) is PuzzleResult.FOUND


def test_what_a_newer_version_wrote_is_left_alone(tmp_path: Path) -> None:
    for name, text in (
        (PUZZLE_MARKS_FILE, checked_json([MARKS_FILE_TITLE, 3])),
        (OLD_MARKS_FILE, json.dumps({"version": 2, "marks": []})),
    ):
        profile = Profile(tmp_path / name)
        (profile.folder / name).write_text(text)
        marks = Solved(profile)
        assert marks.problem is not None
        marks.mark("taki", 1, PuzzleResult.FOUND)
        assert (profile.folder / name).read_text() == text


def test_lines_of_a_game_or_a_mark_that_is_not_known_stay(tmp_path: Path) -> None:
    Solved(Profile(tmp_path)).mark("taki", 1, PuzzleResult.FOUND)
    other = [checked_json(["taki", 2, "admired"]), checked_json(["taki", 2, "found", 7])]
    (tmp_path / PUZZLE_MARKS_FILE).write_text(
        "\n".join([*lines(tmp_path), *other, ""]), encoding="utf-8"
    )
    marks = Solved(Profile(tmp_path))
    assert marks.problem is None and marks.of("taki", 2) is PuzzleResult.NEW
    marks.mark("taki", 3, PuzzleResult.TRIED)
    assert set(other) <= set(lines(tmp_path))


def test_the_file_of_an_older_version_is_read_once_and_replaced(tmp_path: Path) -> None:
    old = {"version": 1, "last": "take", "marks": {"taki": {"1": "found"}, "take": {"2": "tried"}}}
    (tmp_path / OLD_MARKS_FILE).write_text(json.dumps(old), encoding="utf-8")
    marks = Solved(Profile(tmp_path))
    assert marks.problem is None and marks.last == "take"
    assert marks.streak == 0, "it is not known which were found at the first try"
    assert not (tmp_path / OLD_MARKS_FILE).exists()
    again = Solved(Profile(tmp_path))
    assert again.of("taki", 1) is PuzzleResult.FOUND and again.of("take", 2) is PuzzleResult.TRIED


@pytest.mark.parametrize(
    "text",
    [
        b"", b"{", b"[]", b"{}", b"\xff", b'{"version": "1"}', b'{"version": 1, "marks": 3}',
        b'{"version": 1, "marks": {"taki": 3}}', b'{"version": 1, "marks": {"taki": {"x": "new"}}}',
        b'{"version": 1, "marks": {"taki": {"1": "won"}}}', b'{"version": 1, "last": 3}',
        b'{"version": true}', b'{"version": 1, "marks": {"taki": {"1e400": "new"}}}',
        b"[" * 100_000,
    ],
    ids=range(14),
)  # fmt: skip
def test_a_damaged_file_of_an_older_version_is_put_aside(tmp_path: Path, text: bytes) -> None:
    (tmp_path / OLD_MARKS_FILE).write_bytes(text)
    marks = Solved(Profile(tmp_path))
    assert marks.problem is not None and "puzzles.damaged.json" in str(marks.problem)
    assert (tmp_path / "puzzles.damaged.json").read_bytes() == text
    assert marks.mark("taki", 1, PuzzleResult.FOUND) is None
    assert Solved(Profile(tmp_path)).of("taki", 1) is PuzzleResult.FOUND


def test_what_cannot_be_kept_is_said(tmp_path: Path) -> None:
    marks = Solved(Profile(tmp_path / "profile"))
    marks.path = tmp_path / "nowhere" / PUZZLE_MARKS_FILE
    assert marks.mark("taki", 1, PuzzleResult.FOUND) is not None
    assert marks.of("taki", 1) is PuzzleResult.FOUND


def test_a_folder_in_the_way_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / PUZZLE_MARKS_FILE).mkdir()
    marks = Solved(Profile(tmp_path))
    assert marks.problem is not None
    assert (tmp_path / PUZZLE_MARKS_FILE).is_dir()
