"""What the coach found is kept beside the records, and read again as it was, or not at all."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.features.review.review import Judgement
from game.features.review.review_session import Costly, DecisionStats, ReviewData, Reviews
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.storage.checked_lines import believed, believed_json, checked, checked_json
from game.storage.match_index import digest_of
from game.storage.profile import Profile
from game.text.message import Message, Who
from tests.storage.faults import FORBIDDEN, failing
from tests.together import each_of

FOUND = ReviewData(91, 5, 17.5, (
    Costly(3, 9.25, Message("match-turn", who=Who("Ada")), "Draw."),
    Costly(1, 2.0, "Lay.", Message("page-back")),
), (DecisionStats("draw", 40, 3, 15.5), DecisionStats("lay", 51, 2, 2.0)))  # fmt: skip
SAID = {
    3: Judgement("draw stock", Message("page-back"), 51.5, 0.0, 51.75),
    7: Judgement("discard 5S", Message("match-turn", who=Who("Ada")), 37.5, 12.5, 50.0, True),
    9: Judgement("meld 5S 6S 7S", "It wins.", 37.5, 0.0, 39.0, error=0.75, expected_error=1.5),
}
NAME = "one two.record"


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    return Reviews(Profile(tmp_path))


def match(seed: int = 3) -> Match:
    game = GAMES_BY_NAME["take"]
    return Match(game, game.setup(2, {}, seed), ("You", "Ada (medium)"))


def rewrite(reviews: Reviews, change: Callable[[list[Any]], list[Any]]) -> None:
    """Change the row of each judgement in the file of a review."""
    file = reviews.folder / "one two.json"
    data = believed_json(file.read_text(encoding="utf-8").removesuffix("\n"))
    data["judged"] = {number: change(row) for number, row in data["judged"].items()}
    file.write_text(json.dumps(data), encoding="utf-8")


def test_what_was_kept_when_points_were_counted_is_recognised_and_not_read(
    reviews: Reviews,
) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    assert not reviews.is_outdated(NAME)
    file = reviews.folder / "one two.json"
    data = believed_json(file.read_text(encoding="utf-8").removesuffix("\n"))
    del data["unit"]
    data["judged"] = {"3": ["draw stock", "", 1.5, 0.0]}
    file.write_text(json.dumps(data), encoding="utf-8")
    assert reviews.is_outdated(NAME)
    assert reviews.of(NAME) is None
    assert reviews.judged(NAME, match()) == {}
    assert not reviews.is_outdated("other.record")


def test_a_decision_that_was_judged_without_a_search_is_judged_again(reviews: Reviews) -> None:
    """Older versions counted the played move as best where a search broke down, with no reason."""
    unsearched = {5: Judgement("draw stock", "", 61.5, 0.0, 61.5)}
    reviews.keep(NAME, match(), SAID | unsearched, FOUND)
    rewrite(reviews, lambda row: row[:8])
    assert reviews.judged(NAME, match()) == SAID
    assert reviews.of(NAME) is None, "its totals count a sure win that was thrown away as best"
    assert reviews.is_outdated(NAME)
    assert reviews.cost(NAME, 7) == SAID[7].cost


def test_what_was_found_is_read_again_as_it_was(reviews: Reviews) -> None:
    assert reviews.keep(NAME, match(), SAID, FOUND) is None
    assert reviews.of(NAME) == FOUND
    assert reviews.judged(NAME, match()) == SAID
    assert reviews.names() == {NAME}
    assert reviews.of("other.record") is None
    assert reviews.judged("other.record", match()) == {}


def test_what_was_kept_without_errors_is_still_read(reviews: Reviews) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    rewrite(reviews, lambda row: row[:6])
    read = reviews.judged(NAME, match())
    assert read == SAID | {9: replace(SAID[9], error=0.0, expected_error=0.0)}


WON = Judgement(
    "meld 5S 6S 7S", "", 40.0, 60.0, 100.0, line=("meld 5S 6S 7S", "discard 2H"), overlooked="deep"
)


def test_a_lost_win_and_what_was_overlooked_are_kept_without_a_reason(reviews: Reviews) -> None:
    found = replace(
        FOUND,
        worst=(replace(FOUND.worst[0], lost_win=True), FOUND.worst[1]),
        overlooked=(("deep", 12.5), ("taken", 3.0)),
    )
    said = SAID | {11: WON, 13: replace(WON, wins=True, cost=0.0, overlooked="")}
    reviews.keep(NAME, match(), said, found)
    assert reviews.judged(NAME, match()) == said
    assert reviews.of(NAME) == found
    assert not reviews.is_outdated(NAME)
    assert [reviews.overlooked(NAME, number) for number in (3, 11, 99)] == ["", "deep", ""]


def test_a_review_without_lines_and_blindnesses_is_still_read(reviews: Reviews) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    rewrite(reviews, lambda row: row[:8])
    file = reviews.folder / "one two.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    decisions, mistakes, cost, worst, sorts, overlooked = data["found"]
    assert overlooked == []
    data["found"] = [decisions, mistakes, cost, [one[:4] for one in worst], sorts]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert reviews.judged(NAME, match()) == SAID
    assert reviews.of(NAME) == FOUND


def test_what_was_said_so_far_is_kept_before_all_has_been_looked_at(reviews: Reviews) -> None:
    reviews.keep(NAME, match(), SAID)
    assert reviews.of(NAME) is None
    assert reviews.judged(NAME, match()) == SAID


def test_what_was_said_of_other_moves_is_not_read(reviews: Reviews) -> None:
    reviews.keep(NAME, match(), SAID)
    assert reviews.judged(NAME, match(4)) == {}
    other = match()
    other.play(other.moves_now()[0])
    assert reviews.judged(NAME, other) == {}


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[1]", "3", "{}", '{"of": 1, "found": [1, 2, 3, [["x"]]]}',
             "[" * 100_000, "\xff"],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_as_if_nobody_had_looked(reviews: Reviews, text: str) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    (reviews.folder / "one two.json").write_bytes(text.encode("latin-1"))
    assert reviews.of(NAME) is None
    assert reviews.judged(NAME, match()) == {}


@each_of(
    "entry",
    [None, [], ["draw stock", "", 1.0, False], [3, "", 1.0, 2.0, 3.0, False],
     ["draw stock", 5, 1.0, 2.0, 3.0, False], ["draw stock", "", 1.0, 2.0, 3.0, 1],
     ["draw stock", {"say": "no-such-message", "values": {}}, 1.0, 2.0, 3.0, False],
     ["draw stock", "", "much", 2.0, 3.0, False], ["draw stock", "", True, 2.0, 3.0, False],
     ["draw stock", "", 1e9, 2.0, 3.0, False], ["draw stock", "", 10**400, 2.0, 3.0, False],
     ["draw stock", "", 1.0, 2.0, 3.0, False, 1.0, 1.0, [3], False, ""],
     ["draw stock", "", 1.0, 2.0, 3.0, False, 1.0, 1.0, [], 1, ""],
     ["draw stock", "", 1.0, 2.0, 3.0, False, 1.0, 1.0, [], False, None]],
)  # fmt: skip
@each_of("old", [False, True])
def test_an_entry_that_is_none_spoils_the_file(reviews: Reviews, entry: object, old: bool) -> None:
    reviews.keep(NAME, match(), SAID)
    file = reviews.folder / "one two.json"
    data = believed_json(file.read_text().removesuffix("\n"))
    data["judged"]["3"] = entry
    file.write_text(json.dumps(data) if old else checked_json(data))
    assert reviews.judged(NAME, match()) == {}


def test_without_a_folder_nobody_has_looked(reviews: Reviews) -> None:
    assert reviews.names() == set()


def test_what_cannot_be_kept_is_said(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.features.review.review_session.write_atomically", failing(FORBIDDEN))
    assert "permission denied" in str(reviews.keep(NAME, match(), SAID, FOUND))


@pytest.mark.parametrize("figure", ["Infinity", "-Infinity", "NaN", "1e400", "9" * 400, "true"])
def test_a_figure_that_is_none_is_no_review(reviews: Reviews, figure: str) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    file = reviews.folder / "one two.json"
    data = believed(file.read_text(encoding="utf-8").removesuffix("\n"))
    assert data is not None and "17.5" in data
    for text in (data, checked(data.replace("17.5", figure, 1)), data.replace("17.5", figure)):
        file.write_text(text, encoding="utf-8")
        assert (reviews.of(NAME) is None) is (text is not data)


def test_any_changed_digit_of_a_review_is_noticed(reviews: Reviews) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    file = reviews.folder / "one two.json"
    text = file.read_text(encoding="utf-8")
    for at, sign in enumerate(text):
        if sign.isdigit():
            file.write_text(f"{text[:at]}{(int(sign) + 1) % 10}{text[at + 1 :]}", encoding="utf-8")
            assert reviews.of(NAME) is None
            assert reviews.judged(NAME, match()) == {}


def test_a_review_of_an_older_version_is_still_read(reviews: Reviews) -> None:
    reviews.keep(NAME, match(), SAID, FOUND)
    file = reviews.folder / "one two.json"
    file.write_text(believed(file.read_text(encoding="utf-8")[:-1]) or "", encoding="utf-8")
    assert reviews.of(NAME) == FOUND
    assert reviews.judged(NAME, match()) == SAID


def test_what_was_found_in_a_record_that_is_another_now_is_not_shown(
    reviews: Reviews, tmp_path: Path
) -> None:
    (tmp_path / "finished").mkdir()
    (tmp_path / "finished" / NAME).write_bytes(b"some record")
    reviews.keep(NAME, match(), SAID, FOUND)
    assert reviews.of(NAME, digest_of(b"some record")) == FOUND
    assert reviews.of(NAME, digest_of(b"some other")) is None
