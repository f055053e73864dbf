"""Saved pictures: where they go, and that none replaces another."""

from pathlib import Path

import platformdirs
import pytest

from game.storage import saved_pictures
from game.storage.profile import Profile
from game.storage.saved_pictures import save_new


def test_a_picture_goes_to_the_systems_folder_else_into_the_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile, system = Profile(tmp_path / "profile"), tmp_path / "Pictures"
    monkeypatch.setattr(platformdirs, "user_pictures_dir", lambda: str(system))
    monkeypatch.setattr(saved_pictures, "default_folder", lambda: profile.folder)
    first = save_new(profile, "a", ".png", b"1")
    assert first == profile.folder / "pictures" / "a.png", "there is no such folder yet"
    system.mkdir()
    assert save_new(profile, "a", ".png", b"2") == system / "a.png"
    # Another profile than the usual one keeps its pictures to itself.
    other = Profile(tmp_path / "stick")
    assert save_new(other, "a", ".png", b"3") == other.folder / "pictures" / "a.png"


def test_a_name_that_is_taken_gets_a_number_and_nothing_is_replaced(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    paths = [save_new(profile, "a", ".png", bytes([number])) for number in range(3)]
    assert [path.name for path in paths] == ["a.png", "a-2.png", "a-3.png"]
    assert [path.read_bytes() for path in paths] == [b"\0", b"\1", b"\2"]


def test_a_folder_that_takes_nothing_is_an_error_of_the_system(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    (tmp_path / "pictures").write_text("in the way")
    with pytest.raises(OSError):
        save_new(profile, "a", ".png", b"")
