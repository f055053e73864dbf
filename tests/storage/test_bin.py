"""Deleted matches: nothing is gone at once, and what is brought back is what it was."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from game.storage.bin import DAYS, Bin
from game.storage.profile import Profile
from tests.storage.faults import FORBIDDEN, failing

TODAY = date(2026, 11, 21)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "finished").mkdir()
    return tmp_path / "finished"


@pytest.fixture
def bin(home: Path) -> Bin:
    return Bin(Profile(home.parent), "finished")


def keep(home: Path, name: str, text: str = "") -> Path:
    path = home / name
    path.write_text(text or name, encoding="utf-8")
    return path


def test_what_is_deleted_comes_back_as_it_was_the_last_first(home: Path, bin: Bin) -> None:
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


def test_the_order_does_not_follow_the_clock(home: Path, bin: Bin) -> None:
    bin.delete(keep(home, "first.record"), TODAY)
    bin.delete(keep(home, "second.record"), TODAY - timedelta(400))
    assert bin.content()[-1].name == "second.record"


def test_nothing_is_overwritten_by_what_comes_back(home: Path, bin: Bin) -> None:
    bin.delete(keep(home, "one.record", "old"), TODAY)
    bin.delete(keep(home, "one.record", "newer"), TODAY)
    keep(home, "one.record", "newest")
    assert [bin.bring_back(one)[0] for one in bin.content()] == ["one-2.record", "one-3.record"]
    texts = [path.read_text(encoding="utf-8") for path in sorted(home.iterdir())]
    assert sorted(texts) == ["newer", "newest", "old"]


def test_it_is_forgotten_for_good_only_after_its_days(home: Path, bin: Bin) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    for days in (0, 1, DAYS):
        bin.forget_old(TODAY + timedelta(days))
        assert len(bin.content()) == 1
    bin.forget_old(TODAY + timedelta(DAYS + 1))
    assert bin.content() == []


def test_nothing_is_forgotten_while_the_clock_is_set_back(home: Path, bin: Bin) -> None:
    bin.delete(keep(home, "one.record"), TODAY)
    bin.forget_old(TODAY - timedelta(4000))
    assert len(bin.content()) == 1


def test_what_somebody_else_put_there_is_left_alone(home: Path, bin: Bin) -> None:
    bin.delete(keep(home, "one.record"), TODAY - timedelta(99))
    for name in ("notes.txt", "000009 2026-99-99 a.record", "x 2020-01-01 a.record"):
        keep(bin.folder, name)
    bin.forget_old(TODAY)
    assert len(list(bin.folder.iterdir())) == 3


def test_a_deletion_that_fails_says_why(
    home: Path, bin: Bin, monkeypatch: pytest.MonkeyPatch
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
