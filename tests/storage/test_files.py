"""The list of all files that are written, and what a kill during a write leaves of them."""

import os
import shutil
from pathlib import Path

import pytest

from game.storage import profile as profile_module
from game.storage.files import DAY_SECONDS, is_ours, remove_leftovers
from game.storage.profile import Profile, write_atomically
from tests.storage.faults import Killed

NOW = 1_790_000_000.0
OLD, YOUNG = NOW - DAY_SECONDS - 1, NOW - DAY_SECONDS + 1


def put(path: Path, time: float) -> Path:
    """A file that was written at a time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    os.utime(path, (time, time))
    return path


@pytest.fixture
def home(tmp_path: Path) -> Profile:
    made = Profile(tmp_path / "profile")
    made.documents = tmp_path / "documents"
    return made


OURS = (
    ".settings.json.k3x_9zab",
    ".annals.jsonl.abcdefgh",
    "matches/.take-20261127-101010.record.abcdefgh",
    "evenings/.20261127-101010.evening.abcdefgh",
    "evenings/finished/.20261127-101010.evening.12345678",
    "reviews/.take-20261127-101010.json.abcdefgh",
    "deleted/.days.abcdefgh",
    "proofs/.verifier.html.abcdefgh",
    "sheets/.five-takes-taki-20261124-1955-sheet.csv.abcdefgh",
)
NOT_OURS = (
    ".settings.json.swp",
    ".settings.json.abcdefghi",
    ".settings.json.ABCDEFGH",
    "settings.json.abcdefgh",
    "..abcdefgh",
    ".notes.txt.abcdefgh",
    "matches/.settings.json.abcdefgh",
    "matches/.take-20261127-101010.txt.abcdefgh",
    "mine/.take-20261127-101010.record.abcdefgh",
    "evenings/deeper/.20261127-101010.evening.abcdefgh",
)


def test_what_a_kill_left_goes_after_a_day_and_nothing_else_does(home: Profile) -> None:
    old = [put(home.folder / name, OLD) for name in OURS]
    others = [put(home.folder / name, OLD) for name in NOT_OURS]
    whole = [put(home.folder / name, OLD) for name in ("settings.json", "matches/take-1.record")]
    assert home.documents is not None
    old.append(put(home.documents / "Five Takes" / ".five-takes-a-log.txt.abcdefgh", OLD))
    others.append(put(home.documents / "Five Takes" / ".letter.txt.abcdefgh", OLD))
    others.append(put(home.documents / ".five-takes-a-log.txt.abcdefgh", OLD))
    young = put(home.folder / ".rules.txt.abcdefgh", YOUNG)
    future = put(home.folder / ".rules.txt.abcdefg1", NOW + 10 * DAY_SECONDS)
    folder = home.folder / ".rules.txt.folder00"
    folder.mkdir()
    os.utime(folder, (OLD, OLD))
    remove_leftovers(home, NOW)
    assert not any(path.exists() for path in old)
    assert all(path.exists() for path in (*others, *whole, young, future, folder))


def test_a_link_is_no_leftover_and_a_folder_that_is_gone_does_no_harm(home: Profile) -> None:
    target = put(home.folder / "matches" / "mine", OLD)
    link = home.folder / ".rules.txt.abcdefgh"
    link.symlink_to(target)
    os.utime(link, (OLD, OLD), follow_symlinks=False)
    remove_leftovers(home, NOW)
    assert link.is_symlink() and target.exists()
    shutil.rmtree(home.folder)
    remove_leftovers(home, NOW)
    assert not home.folder.exists()


def test_the_passing_file_of_a_killed_write_is_one_that_goes(
    home: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> None:
        raise Killed

    monkeypatch.setattr(profile_module, "_put_in_place", killed)
    with pytest.raises(Killed):
        write_atomically(home.folder / "rules.txt", "half", lasting=False)
    [left] = [path for path in home.folder.iterdir() if path.is_file()]
    assert left.name.startswith(".rules.txt.") and is_ours(left.name)
    os.utime(left, (OLD, OLD))
    remove_leftovers(home, NOW)
    assert not left.exists()
