"""Files and pictures that the player keeps: where they lie, their names, and a disk that fails."""

from datetime import datetime
from pathlib import Path

import platformdirs
import pytest

from game.storage import kept_files
from game.storage.files import DAY_SECONDS, remove_leftovers
from game.storage.kept_files import KeptFiles, KeptKind, save_new, stem_of
from game.storage.profile import Profile
from tests.storage.faults import FORBIDDEN, FULL, failing

STEM = stem_of("taki", datetime(2026, 11, 24, 19, 55, 59))


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return Profile(tmp_path / "profile")


def there(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_named_by_game_and_time_and_overwrites_nothing(profile: Profile) -> None:
    files = KeptFiles(profile)
    for text in ("one", "two", "three"):
        files.save(STEM, KeptKind.SHEET, "csv", text)
    files.save(STEM, KeptKind.LOG, "txt", b"\xef\xbb\xbfa\r\n")
    folder = profile.folder / "sheets"
    assert files.folder == folder
    assert there(folder) == [
        "five-takes-taki-20261124-1955-log.txt",
        "five-takes-taki-20261124-1955-sheet-2.csv",
        "five-takes-taki-20261124-1955-sheet-3.csv",
        "five-takes-taki-20261124-1955-sheet.csv",
    ]
    assert (folder / "five-takes-taki-20261124-1955-sheet.csv").read_text() == "one"
    assert (folder / "five-takes-taki-20261124-1955-log.txt").read_bytes() == b"\xef\xbb\xbfa\r\n"


def test_they_lie_in_the_documents_if_those_can_be_written(
    profile: Profile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile.documents = tmp_path
    files = KeptFiles(profile)
    files.save(STEM, KeptKind.PROOF, "txt", "one")
    assert there(tmp_path / "Five Takes") == [f"{STEM}-proof.txt"]
    profile.documents = tmp_path / "gone"
    files.save(STEM, KeptKind.PROOF, "txt", "one")
    assert files.folder == profile.folder / "sheets"


def test_a_disk_that_fails_is_told_of_and_leaves_nothing(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = KeptFiles(profile)
    with monkeypatch.context() as full:
        full.setattr("os.fsync", failing(FULL))
        said = files.save(STEM, KeptKind.SHEET, "csv", "one")
    assert str(said) == "We can’t save it (no space left on device)."
    assert there(profile.folder / "sheets") == [] and files.folder is None
    with monkeypatch.context() as closed:
        closed.setattr("tempfile.mkstemp", failing(FORBIDDEN))
        said = files.save(STEM, KeptKind.SHEET, "csv", "one")
    assert str(said) == "We can’t save it (permission denied)."
    assert there(profile.folder / "sheets") == []


# Pictures.


def test_a_picture_goes_to_the_systems_folder_else_into_the_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile, system = Profile(tmp_path / "profile"), tmp_path / "Pictures"
    monkeypatch.setattr(platformdirs, "user_pictures_dir", lambda: str(system))
    monkeypatch.setattr(kept_files, "default_folder", lambda: profile.folder)
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


def test_a_picture_is_whole_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kill in the middle of the write leaves what the next start removes."""
    profile, system = Profile(tmp_path / "profile"), tmp_path / "Pictures"
    system.mkdir()
    monkeypatch.setattr(platformdirs, "user_pictures_dir", lambda: str(system))
    monkeypatch.setattr(kept_files, "default_folder", lambda: profile.folder)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        save_new(profile, "five-takes-a", ".png", b"1")
    (left,) = system.iterdir()
    assert left.name.startswith(".five-takes-a.png.")
    (system / ".holiday.png.abcdefgh").write_text("somebody else’s")
    remove_leftovers(profile, left.stat().st_mtime + 2 * DAY_SECONDS)
    assert [path.name for path in system.iterdir()] == [".holiday.png.abcdefgh"]


def test_a_folder_that_takes_nothing_is_an_error_of_the_system(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    (tmp_path / "pictures").write_text("in the way")
    with pytest.raises(OSError):
        save_new(profile, "a", ".png", b"")
