"""The player's folder, and files that are the old text or the new one, never half."""

import errno
import os
import stat
from contextlib import nullcontext
from pathlib import Path

import pytest

from game.storage import profile
from game.storage.profile import Profile, write_atomically
from tests.storage.faults import BROKEN, FORBIDDEN, FULL, Killed, failing

STEPS = {"mkstemp": "tempfile.mkstemp", "fsync": "os.fsync", "replace": "os.replace"}


def test_the_folder_is_made_with_all_that_leads_to_it(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "a" / "b")
    assert profile.problem is None
    assert (tmp_path / "a" / "b" / "matches").is_dir()


def test_looking_whether_the_folder_can_be_written_leaves_nothing_in_it(tmp_path: Path) -> None:
    Profile(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["matches"]


@pytest.mark.parametrize("place", ["file", "file/below", "loop"])
def test_a_place_where_nothing_can_be_kept_is_told_in_a_sentence(
    tmp_path: Path, place: str
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to("loop")
    profile = Profile(tmp_path / place)
    assert profile.problem is not None
    assert str(tmp_path / place) in str(profile.problem)
    assert str(profile.problem).endswith(".")


def test_a_folder_that_can_be_read_but_not_written_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.TemporaryFile", failing(FORBIDDEN))
    assert "permission denied" in str(Profile(tmp_path).problem)


def test_a_file_is_written_whole_and_flushed_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    steps: list[str] = []
    fsync, replace = os.fsync, os.replace

    def flushed(handle: int) -> None:
        fsync(handle)
        steps.append(f"flush {os.fstat(handle).st_size if not steps else 'folder'}")

    def replaced(source: str, target: str) -> None:
        steps.append(f"replace {path.read_text()}")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", replaced)
    write_atomically(path, "new text\n")
    assert steps == ["flush 9", "replace old", "flush folder"]
    assert path.read_bytes() == b"new text\n"


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("error", [FULL, BROKEN], ids=["full", "broken"])
def test_a_write_that_fails_leaves_the_old_text_and_nothing_else(
    tmp_path: Path, step: str, error: OSError, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    monkeypatch.setattr(STEPS[step], failing(error))
    with pytest.raises(OSError, match=error.strerror):
        write_atomically(path, "new")
    assert {one.name: one.read_text() for one in tmp_path.iterdir()} == {"file": "old"}


@pytest.mark.parametrize(("refused", "kept"), [(4, "new"), (5, "old")])
def test_on_windows_a_file_that_is_read_for_a_moment_is_replaced_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: int, kept: str
) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    replace = os.replace
    waited: list[float] = []
    refusals = iter(range(refused))

    def replaced(source: str, target: str) -> None:
        for _ in refusals:
            raise PermissionError("somebody reads it")
        replace(source, target)

    monkeypatch.setattr(os, "replace", replaced)
    monkeypatch.setattr(profile, "REPLACE_TRY_COUNT", 5)
    monkeypatch.setattr(profile.time, "sleep", waited.append)
    with nullcontext() if kept == "new" else pytest.raises(PermissionError):
        write_atomically(path, "new")
    assert path.read_text() == kept
    assert len(waited) == 4
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_kill_in_the_middle_leaves_the_old_text(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    monkeypatch.setattr(STEPS[step], failing(Killed()))
    with pytest.raises(Killed):
        write_atomically(path, "new")
    assert path.read_text() == "old"


def test_a_file_system_that_cannot_flush_folders_is_good_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = os.fsync
    folders: list[int] = []

    def flushed(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            folders.append(handle)
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", flushed)
    write_atomically(tmp_path / "file", "new")
    assert (tmp_path / "file").read_text() == "new"
    assert folders


def test_a_link_stays_a_link_and_what_it_leads_to_gets_the_text(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    real = tmp_path / "kept" / "file"
    real.write_text("old")
    link = tmp_path / "file"
    link.symlink_to(Path("kept") / "file")
    write_atomically(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["file"]


def test_letters_of_any_script_and_ends_of_lines_are_written_as_they_are(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", "Zoë 五\n♠\n")
    assert (tmp_path / "file").read_bytes() == "Zoë 五\n♠\n".encode()
