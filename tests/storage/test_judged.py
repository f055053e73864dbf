"""What the coach said of a match is kept beside its record, and read only if it belongs to it."""

import json
from pathlib import Path

import pytest

from game.ai.review import Judgement
from game.games import BY_NAME
from game.match.match import Match
from game.storage.judged import judged_path, read_judged, write_judged
from game.words.message import Message, Who

SAID = {
    3: Judgement("draw stock", Message("seal-cut", count=2), 1.5, 0.0),
    7: Judgement("discard 5S", Message("table-hand", who=Who("Ada")), -2.25, 12.5),
}


def match(seed: int = 3) -> Match:
    game = BY_NAME["take"]
    return Match(game, game.setup(2, {}, seed), ("You", "Ada (medium)"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "take-20300102-030405.record"


def test_what_was_said_is_read_as_it_was_written(record: Path) -> None:
    assert write_judged(record, match(), SAID) is None
    assert read_judged(record, match()) == SAID
    assert judged_path(record).parent == record.parent
    assert not record.exists(), "the record is left alone"


def test_nothing_was_said_where_there_is_no_file(record: Path) -> None:
    assert read_judged(record, match()) == {}


def test_what_was_said_of_other_moves_is_not_read(record: Path) -> None:
    write_judged(record, match(), SAID)
    assert read_judged(record, match(4)) == {}
    other = match()
    other.play(other.moves_now()[0])
    assert read_judged(record, other) == {}


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "no json",
        "[]",
        "3",
        "{}",
        '{"judged": 2}',
        "[" * 100_000,
        "\udcff",
    ],
)
def test_a_damaged_file_is_as_if_there_were_none(record: Path, damage: str) -> None:
    judged_path(record).write_bytes(damage.encode("utf-8", "surrogateescape"))
    assert read_judged(record, match()) == {}


@pytest.mark.parametrize(
    "entry",
    [None, [], ["draw stock", "", 1.0], [3, "", 1.0, 2.0], ["draw stock", 5, 1.0, 2.0],
     ["draw stock", {"say": "no-such-message", "values": {}}, 1.0, 2.0],
     ["draw stock", "", "much", 2.0]],
)  # fmt: skip
def test_an_entry_that_is_none_spoils_the_file(record: Path, entry: object) -> None:
    write_judged(record, match(), SAID)
    data = json.loads(judged_path(record).read_text())
    data["decisions"]["3"] = entry
    judged_path(record).write_text(json.dumps(data))
    assert read_judged(record, match()) == {}


def test_a_folder_that_is_not_there_is_told_of(tmp_path: Path) -> None:
    trouble = write_judged(tmp_path / "gone" / "take.record", match(), SAID)
    assert trouble is not None
    assert "could not be kept" in str(trouble)
