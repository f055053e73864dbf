"""What levels made of a match's cards is kept beside its record, and damage costs nothing else."""

from pathlib import Path

import pytest

from game.features.rerun import rerun_store
from game.features.rerun.rerun import Outcome
from game.features.rerun.rerun_store import Reruns
from game.storage.profile import Profile
from tests.storage import matches

SOME = [Outcome(1, 3, 12.0, 3), Outcome(2, 3, -4.5, 4)]


@pytest.fixture
def kept(tmp_path: Path) -> Reruns:
    return Reruns(Profile(tmp_path))


PATH = Path("takeaway-20261121-101010.record")
MATCH = matches.played(12)
RECORD = MATCH.record()


def file(kept: Reruns) -> Path:
    return kept.folder / f"{PATH.stem}.json"


def test_outcomes_are_known_again_by_who_played(kept: Reruns) -> None:
    assert kept.known(PATH, RECORD, "hard") == []
    assert kept.keep(PATH, RECORD, "hard", SOME) is None
    assert kept.keep(PATH, RECORD, "expert", SOME[:1], 96) is None
    assert kept.known(PATH, RECORD, "hard") == SOME
    assert kept.known(PATH, RECORD, "expert", 96) == SOME[:1]


def test_comments_of_a_record_make_no_difference(kept: Reruns) -> None:
    kept.keep(PATH, MATCH.sealed_record(), "hard", SOME)
    assert kept.known(PATH, RECORD, "hard") == SOME


def test_what_was_played_with_another_thought_does_not_count(kept: Reruns) -> None:
    kept.keep(PATH, RECORD, "expert", SOME, 96)
    assert kept.known(PATH, RECORD, "expert", 32) == []


def test_the_file_of_another_match_does_not_count(kept: Reruns) -> None:
    kept.keep(PATH, RECORD, "hard", SOME)
    other = matches.played(13).record()
    assert kept.known(PATH, other, "hard") == []
    kept.keep(PATH, other, "expert", SOME, 5)
    assert kept.known(PATH, other, "hard") == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 100_000,
        '{"version": 2}',
        '{"version": 1, "match": 3, "played": {}}',
        '{"version": 1, "match": "", "played": {"hard": {"thought": 0, "outcomes": [[1, 3, 2]]}}}',
    ],
)
def test_a_damaged_file_is_as_good_as_none_and_is_written_anew(kept: Reruns, text: str) -> None:
    kept.folder.mkdir()
    file(kept).write_text(text, encoding="utf-8")
    assert kept.known(PATH, RECORD, "hard") == []
    assert kept.keep(PATH, RECORD, "hard", SOME) is None
    assert kept.known(PATH, RECORD, "hard") == SOME


@pytest.mark.parametrize(
    "outcomes",
    ["null", "3", "[3]", "[[1, 3]]", "[[0, 3, 1, 1]]", "[[4, 3, 1, 1]]", '[["1", 3, 1, 1]]',
     "[[1, 3, 1e12, 1]]", "[[1, 3, NaN, 1]]", "[[1, 3, 1, -1]]"],
)  # fmt: skip
def test_outcomes_that_cannot_be_are_not_believed(kept: Reruns, outcomes: str) -> None:
    kept.keep(PATH, RECORD, "hard", [])
    text = file(kept).read_text(encoding="utf-8")
    file(kept).write_text(text.replace("[]", outcomes), encoding="utf-8")
    assert kept.known(PATH, RECORD, "hard") == []


def test_bytes_that_are_no_text_are_as_good_as_none(kept: Reruns) -> None:
    kept.folder.mkdir()
    file(kept).write_bytes(b"\xff\xfe\x00")
    assert kept.known(PATH, RECORD, "hard") == []


def test_it_is_said_why_outcomes_could_not_be_kept(
    kept: Reruns, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rerun_store, "write_atomically", full)
    assert "no space left" in str(kept.keep(PATH, RECORD, "hard", SOME))
