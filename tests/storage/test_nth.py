"""The n-th write, flush or rename fails: the profile opens with the last move that was shown.

``python -m tests.bench.search.disk_faults`` fails each of them.
"""

from pathlib import Path

import pytest

from game.storage.match_store import MatchWriter
from tests.storage.nth import KINDS, PLAYED, Disk, counted

SAMPLES = {"match": 12, "evening": 3, "given up": 100}


@pytest.mark.night
@pytest.mark.parametrize("what", PLAYED)
def test_whichever_call_to_the_disk_fails_the_last_shown_move_is_there(
    tmp_path: Path, what: str
) -> None:
    calls = counted(what, tmp_path / "whole" / "profile")
    for kind in KINDS:
        assert calls[kind] >= (10 if what == "evening" else 2)
        samples = min(SAMPLES[what], calls[kind])
        for sample in range(samples):
            # The first and the last call, and some between them.
            n = 1 + sample * (calls[kind] - 1) // max(1, samples - 1)
            disk = Disk(kind, n)
            PLAYED[what](tmp_path / f"{kind} {n}" / "profile", disk)
            assert disk.failed, f"the {n}th {kind} was not made"


def test_a_move_that_is_not_kept_and_not_told_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forget(writer: MatchWriter, problem: object) -> None:
        writer.problem = None

    monkeypatch.setattr(MatchWriter, "_fail", forget)
    with pytest.raises(AssertionError):
        PLAYED["match"](tmp_path / "profile", Disk("write", 6))
