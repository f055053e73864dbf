"""A second start asks the first window to come forward, and knows whether it did."""

from pathlib import Path

import pytest

from game.storage.single_instance import (
    SUMMONS_FILE,
    SUMMONS_POLL_SECONDS,
    SUMMONS_TIMEOUT_SECONDS,
    lock_profile,
    summon,
    take_summons,
)


class Waiting:
    """Time that passes for whoever waits; the first window looks after so many waits."""

    def __init__(self, folder: Path, after: float) -> None:
        self.folder = folder
        self.after = after
        self.waited = 0.0
        self.came = 0

    def __call__(self, seconds: float) -> None:
        self.waited += seconds
        if self.waited >= self.after:
            self.came += take_summons(self.folder)


def test_a_window_that_looks_is_found_out_at_once(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path, 1.0)
    assert summon(tmp_path, waiting)
    assert waiting.came == 1
    assert waiting.waited == pytest.approx(1.0, abs=2 * SUMMONS_POLL_SECONDS)
    assert list(tmp_path.iterdir()) == []


def test_a_window_that_does_not_look_is_given_up_and_nothing_is_left_for_it(
    tmp_path: Path,
) -> None:
    waiting = Waiting(tmp_path, 1000.0)
    assert not summon(tmp_path, waiting)
    assert waiting.waited == pytest.approx(SUMMONS_TIMEOUT_SECONDS)
    assert list(tmp_path.iterdir()) == []
    assert not take_summons(tmp_path)


def test_where_nothing_can_be_written_nobody_is_asked(tmp_path: Path) -> None:
    waiting = Waiting(tmp_path, 0.0)
    assert not summon(tmp_path / "no such folder", waiting)
    assert waiting.waited == 0
    (tmp_path / SUMMONS_FILE).mkdir()
    assert not summon(tmp_path, waiting)
    assert not take_summons(tmp_path)


def test_whoever_was_refused_the_folder_knows_which_it_is(tmp_path: Path) -> None:
    with lock_profile(tmp_path) as first, lock_profile(tmp_path) as second:
        assert first.elsewhere is None
        assert second.elsewhere == tmp_path
        assert second.folder != tmp_path
