"""A table at rest: the program sleeps until something happens, and nothing wakes it by itself."""

import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace

import pygame
import pytest

from game.storage import single_instance as watch_file
from game.storage.single_instance import SUMMONS_FILE, FolderWatch
from game.ui.app.event_wait import SHORT_WAIT_COUNT, SHORT_WAIT_SECONDS, Idle
from game.ui.kit.clock import left_today
from tests.ui.stage import Stage

SOON = 5.0
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one looks every second")


class Waits:
    """In place of what waits for the system: notes how long it was to wait."""

    sleeps = True

    def __init__(self, stage: Stage) -> None:
        self.asked: list[float] = []
        self.come: list[pygame.Event] = []
        self.stage = stage

    def wait(self, seconds: float, looking: bool = False) -> list[pygame.Event]:
        self.asked.append(seconds)
        self.stage.now += min(seconds, 60.0)
        came, self.come = self.come, []
        return came


@pytest.fixture
def waits(stage: Stage) -> Iterator[Waits]:
    """The program waits by this; somebody tells it of its folder and of pads."""
    app, made = stage.app, Waits(stage)
    app.events = made  # type: ignore[assignment]
    app.idle = Idle(made, app.sounds, app.pads)  # type: ignore[arg-type]
    app.idle.start(app.profile.folder)
    app.sounds.start()
    app.sounds.loaded()
    app.pads.start()
    yield made
    app.sounds.close()
    app.pads.close()
    app.idle.close()


def rest(stage: Stage, waits: Waits, most: int = 200) -> None:
    """Have the loop go round until it would sleep for long."""
    moving = False
    for _ in range(most):
        stage.app._read(moving)
        if waits.asked[-1] > SHORT_WAIT_SECONDS:
            return
        stage.now += 1 / 60
        moving = stage.app.frame(stage.now)
        if stage.app.sounds._closer is not None:
            stage.app.sounds._closer.join()
    raise AssertionError(f"it never sleeps: {waits.asked[-5:]}")


def test_a_still_table_sleeps_until_something_happens(stage: Stage, waits: Waits) -> None:
    stage.app.settings.bed = 0
    stage.sit(3, moves=6, seed=3, fresh=False)
    rest(stage, waits)
    assert waits.asked[-1] > left_today() - SOON, "nothing but another date wakes it"
    assert pygame.mixer.get_init() is None, "the device would wake up all the time"
    assert stage.app.pads._controller is None, "SDL would look for pads every few seconds"
    assert SHORT_WAIT_COUNT <= waits.asked.count(SHORT_WAIT_SECONDS) <= SHORT_WAIT_COUNT + 2


def test_no_frame_is_needed_for_the_music_to_go_on(stage: Stage, waits: Waits) -> None:
    stage.sit(3, moves=6, seed=3, fresh=False)
    rest(stage, waits)
    assert waits.asked[-1] > left_today() - SOON
    assert pygame.mixer.music.get_busy()


def test_what_happens_has_the_device_again_and_it_rests_again(stage: Stage, waits: Waits) -> None:
    stage.app.settings.bed = 0
    stage.sit(3, moves=6, seed=3, fresh=False)
    rest(stage, waits)
    waits.come = [pygame.Event(pygame.MOUSEMOTION, pos=(3, 3), buttons=(0, 0, 0), rel=(0, 0))]
    stage.app._read(False)
    assert pygame.mixer.get_init() is not None
    stage.app.sounds.play("click")
    assert pygame.mixer.get_busy(), "it is heard at once"
    pygame.mixer.stop()
    rest(stage, waits)
    assert pygame.mixer.get_init() is None


def test_what_sounds_is_heard_to_its_end(stage: Stage, waits: Waits) -> None:
    stage.app.sounds.play("win")
    assert pygame.mixer.get_busy()
    assert not stage.app.sounds.rest()
    assert pygame.mixer.get_init() is not None


def test_where_nobody_tells_of_the_folder_one_looks_every_second(
    stage: Stage, waits: Waits
) -> None:
    stage.app.idle.close()
    stage.sit(3, moves=6, seed=3, fresh=False)
    with pytest.raises(AssertionError, match="never sleeps"):
        rest(stage, waits)
    assert set(waits.asked[-5:]) == {SHORT_WAIT_SECONDS}
    assert pygame.mixer.get_init() is not None


def test_a_second_start_is_heard_of_in_the_sleep(
    stage: Stage, waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that is told posts an event, which is what ends the sleep."""
    told: SimpleQueue[bool] = SimpleQueue()
    monkeypatch.setattr("game.ui.app.event_wait.rouse", lambda: told.put(True))
    (stage.app.profile.folder / SUMMONS_FILE).write_text("1\n", encoding="ascii")
    assert told.get(timeout=SOON)
    assert stage.app.idle.summoned
    stage.app.frame(stage.now)
    assert not stage.app.idle.summoned
    assert not (stage.app.profile.folder / SUMMONS_FILE).exists()


def test_only_what_is_wanted_is_told_and_only_while_it_is_watched(tmp_path: Path) -> None:
    told: SimpleQueue[bool] = SimpleQueue()
    watch = FolderWatch({tmp_path: ("come",)}, lambda: told.put(True))
    assert watch.works
    (tmp_path / "other").write_bytes(b"")
    assert told.empty()
    (tmp_path / "other").rename(tmp_path / "come-here")
    assert told.get(timeout=SOON)
    assert told.empty(), "the other name is none that is wanted"
    watch.close()
    assert not watch.works


def test_a_folder_that_is_not_there_is_not_watched(tmp_path: Path) -> None:
    assert not FolderWatch({tmp_path / "nowhere": ("come",)}, lambda: None).works


@pytest.mark.parametrize(("handle", "asked"), [(-1, []), (0, [b"here"])])
def test_a_watch_that_the_system_refuses_is_none_and_any_other_number_is_one(
    monkeypatch: pytest.MonkeyPatch, handle: int, asked: list[bytes]
) -> None:
    folders: list[bytes] = []
    closed: list[int] = []

    def add(handle: int, folder: bytes, what: int) -> int:
        folders.append(folder)
        return -1

    system = SimpleNamespace(inotify_init1=lambda flags: handle, inotify_add_watch=add)
    monkeypatch.setattr(watch_file, "_system", lambda: system)
    monkeypatch.setattr(watch_file.os, "close", closed.append)
    assert not FolderWatch({Path("here"): ("come",)}, lambda: None).works
    assert folders == asked
    assert closed == [handle] * len(asked)


def test_the_next_date_is_waited_for() -> None:
    assert 0 < left_today() < 24 * 3600 + 1
