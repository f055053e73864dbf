"""Deleted matches: nothing is gone at once, and what is brought back is what it was."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.storage.checked_lines import checked_json
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.storage.trash import MIN_TRASH_KEPT_DAYS, TRASH_DAYS_FILE, Trash
from tests.storage.faults import FORBIDDEN, failing

TODAY = date(2026, 11, 21)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "finished").mkdir()
    return tmp_path / "finished"


@pytest.fixture
def bin(home: Path) -> Trash:
    return Trash(Profile(home.parent), "finished", ("reviews",))


def days_go_by(bin: Trash, days: int, begun: date = TODAY) -> None:
    """Have the bin looked at each day, from one day on for so many days."""
    for day in range(days + 1):
        bin.forget_old(begun + timedelta(day))


def keep(home: Path, name: str, text: str = "") -> Path:
    path = home / name
    path.write_text(text or name, encoding="utf-8")
    return path


def test_what_is_deleted_comes_back_as_it_was_the_last_first(home: Path, bin: Trash) -> None:
    for name in ("b 2.record", "a.record", "c.record"):
        path = keep(home, name)
        before = path.stat().st_mtime_ns
        assert bin.delete(path, TODAY) is None
        assert not path.exists()
        assert bin.content()[-1].path.stat().st_mtime_ns == before
    assert [one.name for one in bin.content()] == ["b 2.record", "a.record", "c.record"]
    for name in ("c.record", "a.record", "b 2.record"):
        assert bin.bring_back(bin.content()[-1]) == (name, None)
        assert (home / name).read_text(encoding="utf-8") == name
    assert bin.content() == []


def test_the_order_does_not_follow_the_clock(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "first.record"), TODAY)
    bin.delete(keep(home, "second.record"), TODAY - timedelta(400))
    assert bin.content()[-1].name == "second.record"


def test_nothing_is_overwritten_by_what_comes_back(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record", "old"), TODAY)
    bin.delete(keep(home, "one.record", "newer"), TODAY)
    keep(home, "one.record", "newest")
    assert [bin.bring_back(one)[0] for one in bin.content()] == ["one-2.record", "one-3.record"]
    texts = [path.read_text(encoding="utf-8") for path in sorted(home.iterdir())]
    assert sorted(texts) == ["newer", "newest", "old"]


def test_it_is_forgotten_for_good_only_after_its_days(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    days_go_by(bin, MIN_TRASH_KEPT_DAYS)
    assert len(bin.content()) == 1
    bin.forget_old(TODAY + timedelta(MIN_TRASH_KEPT_DAYS + 1))
    assert bin.content() == []


def test_a_bin_that_is_seldom_looked_at_forgets_after_as_many_looks(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    for week in range(1, MIN_TRASH_KEPT_DAYS + 1):
        bin.forget_old(TODAY + timedelta(7 * week))
    assert len(bin.content()) == 1
    bin.forget_old(TODAY + timedelta(7 * (MIN_TRASH_KEPT_DAYS + 1)))
    assert bin.content() == []


def test_nothing_is_forgotten_while_the_clock_is_set_back(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    bin.forget_old(TODAY - timedelta(4000))
    assert len(bin.content()) == 1


@pytest.mark.parametrize("ahead", [MIN_TRASH_KEPT_DAYS + 1, 4000, (date.max - TODAY).days])
def test_nothing_is_forgotten_because_the_clock_was_far_ahead_for_once(
    home: Path, bin: Trash, ahead: int
) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    bin.forget_old(TODAY + timedelta(ahead))
    assert len(bin.content()) == 1
    # Set right again the days go on from where they were: that look was one of them.
    days_go_by(bin, MIN_TRASH_KEPT_DAYS - 1)
    assert len(bin.content()) == 1


def test_it_is_kept_while_the_clock_leaps_to_and_fro(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    for leap in range(200):
        bin.forget_old(TODAY + timedelta(4000 if leap % 2 else -leap % 7))
    assert len(bin.content()) == 1


@pytest.mark.parametrize(
    "time",
    [
        "", "tomorrow 2026-11-21", "2026-11-21", "9999-12-31 2026-11-21", "[]", "\0",
        checked_json(["2999-01-01", 3]), checked_json([]), checked_json("2026-11-21"),
    ],
)  # fmt: skip
def test_a_file_of_days_that_says_nothing_does_no_harm(home: Path, bin: Trash, time: str) -> None:
    for name in ("one.record", "two.record"):
        bin.delete(keep(home, name), TODAY)
        days_go_by(bin, 20)
    keep(bin.folder.parent, TRASH_DAYS_FILE, time or " ")
    bin.forget_old(TODAY + timedelta(4000))
    assert len(bin.content()) == 2


def test_a_changed_digit_of_the_days_does_no_harm(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    file = bin.folder.parent / TRASH_DAYS_FILE
    text = file.read_text(encoding="utf-8")
    for at, sign in enumerate(text):
        if sign.isdigit():
            for other in "0123456789":
                file.write_text(f"{text[:at]}{other}{text[at + 1 :]}", encoding="utf-8")
                bin.forget_old(TODAY)
                assert len(bin.content()) == 1


def test_what_is_kept_beside_it_goes_and_comes_with_it(home: Path, bin: Trash) -> None:
    reviews = home.parent / "reviews"
    reviews.mkdir()
    for text in ("old", "newer"):
        keep(reviews, "one.json", text)
        bin.delete(keep(home, "one.record", text), TODAY)
        assert list(reviews.iterdir()) == []
    for one in bin.content():
        bin.bring_back(one)
    assert (reviews / "one.json").read_text(encoding="utf-8") == "old"
    assert (reviews / "one-2.json").read_text(encoding="utf-8") == "newer"
    bin.delete(home / "one.record", TODAY)
    days_go_by(bin, MIN_TRASH_KEPT_DAYS + 1)
    assert [path.name for path in home.parent.rglob("*.json")] == ["one-2.json"]


def test_what_somebody_else_put_there_is_left_alone(home: Path, bin: Trash) -> None:
    bin.delete(keep(home, "one.record"), TODAY - timedelta(99))
    for name in ("notes.txt", "000009 2026-99-99 a.record", "x 2020-01-01 a.record"):
        keep(bin.folder, name)
    days_go_by(bin, MIN_TRASH_KEPT_DAYS + 1, TODAY - timedelta(99))
    assert len(list(bin.folder.iterdir())) == 3


def test_a_deletion_that_fails_says_why(
    home: Path, bin: Trash, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(home, "one.record")
    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", failing(FORBIDDEN))
        assert "permission denied" in str(bin.delete(path, TODAY))
    assert path.exists()
    bin.delete(path, TODAY)
    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", failing(FORBIDDEN))
        assert "permission denied" in str(bin.bring_back(bin.content()[0])[1])
    assert len(bin.content()) == 1


def test_what_the_coach_and_the_expert_found_of_a_match_goes_with_it(tmp_path: Path) -> None:
    match_store = MatchStore(Profile(tmp_path))
    for folder in ("finished", "reviews", "twice"):
        (tmp_path / folder).mkdir()
    kept = [keep(tmp_path / folder, "one.json") for folder in ("reviews", "twice")]
    match_store.deleted.delete(keep(match_store.finished, "one.record"), TODAY)
    assert not any(path.exists() for path in kept)
    match_store.deleted.bring_back(match_store.deleted.content()[0])
    assert all(path.exists() for path in kept)
