"""The gate leaves no test out: what is not run by default is run by a part of it."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTEST = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
MARKS = {told.partition(":")[0] for told in PYTEST["ini_options"]["markers"]}
GATE = (ROOT / ".ci/run").read_text(encoding="utf-8")
FOR_WINDOWS = (ROOT / ".ci/windows").read_text(encoding="utf-8")
RUNS = dict(
    re.findall(
        r"^ *.*/python -m pytest -m (\w+)(?: -n \d+)? (tests/\w+)", GATE + FOR_WINDOWS, re.MULTILINE
    )
)
"""The folder in which the gate runs the tests of each mark."""


def test_what_is_left_out_by_default_is_what_is_marked() -> None:
    assert set(re.findall(r"not (\w+)", PYTEST["ini_options"]["addopts"])) == MARKS


def test_the_gate_runs_every_mark() -> None:
    assert RUNS.keys() == MARKS
    assert "\n    .ci/windows test\n" in GATE, "which runs those for Windows"
    (parts,) = re.findall(r"^parts=\((.*)\)$", GATE, re.MULTILINE)
    functions = set(re.findall(r"^(\w+)\(\) \{$", GATE, re.MULTILINE)) - {"as_root"}
    assert functions == set(parts.split()) == MARKS - {"node"}, "node needs no part of its own"


def test_each_marked_test_is_in_the_folder_that_is_run() -> None:
    outside = [
        f"{file.relative_to(ROOT)} is not in {RUNS[mark]}"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for mark in re.findall(r"pytest\.mark\.(\w+)", file.read_text(encoding="utf-8"))
        if mark in MARKS and not file.is_relative_to(ROOT / RUNS[mark])
    ]
    assert outside == []


def test_the_readme_names_every_mark() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {mark for mark in MARKS if f"`-m {mark}" not in readme} == set()
