"""Two copies of the program at once: one has the player's folder, the other touches nothing."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import platformdirs
import pytest

from game.storage import single_instance
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from game.storage.single_instance import LOCK_FILE, lock_profile
from tests.storage import matches
from tests.storage.faults import failing

ROOT = Path(__file__).resolve().parents[2]
HOLDING = """
import sys
from pathlib import Path
from game.storage.single_instance import lock_profile
with lock_profile(Path(sys.argv[1])) as profile:
    print(profile.problem, flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another copy of the program that has the folder."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "None\n"
        yield process
        process.kill()


def everything(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_alone_the_folder_is_the_one_that_was_named(tmp_path: Path) -> None:
    for _ in range(2):
        with lock_profile(tmp_path) as profile:
            assert profile.folder == tmp_path
            assert profile.problem is None
            assert (tmp_path / LOCK_FILE).read_text() == f"{os.getpid()}\n"


def test_a_second_copy_says_so_and_keeps_its_matches_elsewhere(
    tmp_path: Path, holder: subprocess.Popen[str]
) -> None:
    first = matches.match_store(tmp_path).begin(matches.new())
    settings = SettingsFile(Profile(tmp_path))
    settings.settings.speed = "slow"
    assert settings.save() is None
    before = everything(tmp_path)
    with lock_profile(tmp_path) as profile:
        assert f"(process {holder.pid})" in str(profile.problem)
        assert str(profile.problem).endswith(".")
        assert profile.folder != tmp_path
        match_store = MatchStore(profile)
        assert match_store.paths() == []
        writer = match_store.begin(first.match)
        matches.make(writer, Random(1))
        assert writer.problem is None
        own = SettingsFile(profile)
        assert own.settings.speed == "slow"
        own.settings.speed = "fast"
        assert own.save() is None
    assert everything(tmp_path) == before
    assert not profile.folder.exists()


def test_after_a_kill_the_folder_is_free_again(
    tmp_path: Path, holder: subprocess.Popen[str]
) -> None:
    holder.kill()
    holder.wait()
    with lock_profile(tmp_path) as profile:
        assert profile.folder == tmp_path
        assert profile.problem is None


def test_a_lock_that_says_nonsense_is_still_a_lock(
    tmp_path: Path, holder: subprocess.Popen[str]
) -> None:
    (tmp_path / LOCK_FILE).write_bytes(b"\xff\xfe; rm\n")
    with lock_profile(tmp_path) as profile:
        assert profile.folder != tmp_path
        assert "process" not in str(profile.problem)


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP, errno.EIO])
def test_where_folders_cannot_be_locked_the_program_goes_on(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_lock", failing(OSError(number, os.strerror(number))))
    with lock_profile(tmp_path) as profile:
        assert profile.folder == tmp_path
        assert profile.problem is None


def test_a_full_disk_does_not_keep_the_folder_from_being_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", failing(OSError(errno.ENOSPC, "full")))
    with lock_profile(tmp_path) as profile:
        assert profile.folder == tmp_path


def test_a_folder_that_cannot_be_written_is_told_of_and_used_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with lock_profile(tmp_path / "file") as profile:
        assert str(tmp_path / "file") in str(profile.problem)
    assert (tmp_path / "file").read_text() == ""


def homeless(*_: object, **__: object) -> str:
    raise RuntimeError("could not determine the home directory")


@pytest.mark.parametrize("answer", [homeless, lambda *_, **__: "~/.local/share/five-takes"])
def test_without_a_home_nothing_is_kept_and_nothing_made_where_the_program_is(
    tmp_path: Path, answer: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(platformdirs, "user_data_dir", answer)
    with lock_profile() as profile:
        assert profile.problem is not None
        assert "no home folder" in str(profile.problem)
        assert MatchStore(profile).begin(matches.new()).problem is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [0, errno.EACCES, errno.EAGAIN])
def test_a_lock_that_is_refused_without_a_reason_is_taken_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refused(handle: int) -> None:
        raise OSError(number, "Error")

    monkeypatch.setattr(single_instance, "_lock", refused)
    with lock_profile(tmp_path) as profile:
        assert profile.elsewhere == tmp_path
        assert profile.folder != tmp_path
