"""Damaged profiles: nothing ends the program, and no figure is untrue.

``python -m tests.bench.search.profiles`` goes on for longer.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.core.illegal import InvalidSetup
from game.features.evening.evening import Evening
from game.storage.files import PROFILE_FILE_PATTERNS, fits, is_ours
from game.ui.features.history.history_page import HistoryPage
from game.ui.features.statistics.statistics_page import StatisticsPage
from tests.support.failure import Failure
from tests.ui import profiles
from tests.ui.profiles import Fuzzer, remembered
from tests.ui.stage import Stage

BLOCKS, PROFILES, NEXT = 4, 60, 12


@pytest.fixture(autouse=True)
def _remembered() -> Iterator[None]:
    with remembered():
        yield


@pytest.mark.night
@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_damaged_profile_ends_the_program_or_tells_an_untrue_figure(
    stage: Stage, tmp_path: Path, block: int
) -> None:
    fuzzer = Fuzzer(stage, tmp_path / "fuzzed")
    for number in range(block * PROFILES, (block + 1) * PROFILES):
        with Failure() as failure:
            fuzzer.look(Random(f"gate {number}"))
        assert not failure.why, f"profile {number}: {failure.why}"


def test_a_file_of_every_path_that_is_ever_written_is_damaged(tmp_path: Path) -> None:
    files = profiles.whole(tmp_path / "whole")
    missing = [one for one in PROFILE_FILE_PATTERNS if not any(fits(name, one) for name in files)]
    assert missing == []
    assert all(map(is_ours, files))


@pytest.mark.night
def test_a_profile_of_the_next_version_is_read_as_far_as_it_goes(
    stage: Stage, tmp_path: Path
) -> None:
    fuzzer = Fuzzer(stage, tmp_path / "fuzzed")
    for number in range(NEXT):
        with Failure() as failure:
            fuzzer.look_at_next(Random(f"next {number}"))
        assert not failure.why, f"profile {number}: {failure.why}"


@pytest.mark.night
def test_the_fuzzer_finds_an_index_that_is_believed_without_a_checksum(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzzer = Fuzzer(stage, tmp_path / "fuzzed")
    monkeypatch.setattr("game.storage.checked_lines.believed", lambda line: line.partition(" ")[2])
    with pytest.raises(AssertionError):
        for number in range(400):
            fuzzer.look(Random(f"unchecked {number}"))


@pytest.mark.night
def test_the_fuzzer_finds_that_rules_of_an_evening_are_believed(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzzer = Fuzzer(stage, tmp_path / "fuzzed")
    monkeypatch.setattr(Evening, "unknown_rules", {})
    with pytest.raises(InvalidSetup):
        for number in range(40):
            fuzzer.look_at_next(Random(f"believed {number}"))


# The folder goes while the program runs.


def test_a_folder_that_is_gone_is_told_of_on_history_and_statistics(
    stage: Stage, tmp_path: Path
) -> None:
    files = profiles.whole(tmp_path / "whole")
    profiles.write_all(tmp_path / "gone", files)
    profiles.take(stage, tmp_path / "gone")
    for kind in (HistoryPage, StatisticsPage):
        page = stage.show(kind(stage.app))
        profiles.read_all(stage)
        before = len(stage.app.match_store.match_index.entries)
        (tmp_path / "gone").rename(tmp_path / "elsewhere")
        page.entered()
        profiles.read_all(stage)
        assert page.subtitle.startswith("We can’t read your finished matches (no such file")
        assert len(stage.app.match_store.match_index.entries) == before > 0
        (tmp_path / "elsewhere").rename(tmp_path / "gone")
        page.entered()
        profiles.read_all(stage)
        assert "cannot be read (" not in page.subtitle


def test_a_folder_that_is_gone_while_a_match_is_played_is_told_of_and_not_made_anew(
    stage: Stage, tmp_path: Path
) -> None:
    home = tmp_path / "own"
    profiles.take(stage, home)
    table = stage.sit(3, rounds=3, moves=12, seed=3)
    stage.asked()
    home.rename(tmp_path / "elsewhere")
    made = len(table.session.match.moves)
    stage.worker.slow = True
    move = table.session.match.moves_now()[0]
    assert table.moves.try_move(move)
    stage.tick()
    (sign,) = [node for node in table.tree.nodes if node.key == "unsaved"]
    assert sign.name.endswith("moves aren’t saved")
    assert "no such file or directory" in (sign.value or "")
    assert not home.exists()
    assert len(table.session.match.moves) > made
    (tmp_path / "elsewhere").rename(home)
    table.session.writer.try_again()
    found = stage.app.match_store.open(table.session.writer.path).match
    assert found is not None and found.moves == table.session.match.moves


def test_settings_that_cannot_be_kept_since_the_folder_is_gone_are_told_of(
    stage: Stage, tmp_path: Path
) -> None:
    profiles.take(stage, tmp_path / "own")
    (tmp_path / "own").rename(tmp_path / "elsewhere")
    stage.app.set("speed", "fast")
    assert [str(one) for one in stage.app.notices] == [
        "We can’t save your settings (no such file or directory)."
    ]
