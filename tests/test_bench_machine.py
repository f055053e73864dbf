"""What is told of the machine: its processor by the name that the system gives it."""

from pathlib import Path

import pytest

from tests.bench.measure.program import machine

TOLD = """processor\t: 0
vendor_id\t: GenuineNobody
model name\t: Nobody(R) Nothing 9000 @ 1.00GHz
cache size\t: 512 KB
model name\t: another
"""


def test_the_processor_is_told_by_its_model(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "cpuinfo"
    told.write_text(TOLD, encoding="utf-8")
    monkeypatch.setattr(machine, "Path", lambda _: told)
    name, _, cores = machine.processor().rpartition(", ")
    assert name == "Nobody(R) Nothing 9000 @ 1.00GHz"
    assert cores.split()[1] in ("core", "cores")


def test_a_system_that_does_not_tell_its_processor_has_the_machines_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "Path", lambda _: tmp_path / "none")
    monkeypatch.setattr(machine.platform, "processor", lambda: "")
    monkeypatch.setattr(machine.platform, "machine", lambda: "x86_64")
    assert machine.processor().startswith("x86_64, ")
