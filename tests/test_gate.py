"""The gate leaves no test out: what is not run by default is run by a part of it.

The gate of a change leaves out what is for the night, what needs root, and what needs wine.
"""

import re
import tomllib
from pathlib import Path

from tests.tiers import MARKS_WITHOUT_LIMIT

ROOT = Path(__file__).parents[1]
PYTEST = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
MARKS = {told.partition(":")[0] for told in PYTEST["ini_options"]["markers"]} - {"night"}
GATE = (ROOT / ".ci/run").read_text(encoding="utf-8")
FOR_WINDOWS = (ROOT / ".ci/windows").read_text(encoding="utf-8")
RUNS = dict(
    re.findall(
        r"^ *.*/python -m pytest -m (\w+)(?: -n \d+)? (tests/\w+)", GATE + FOR_WINDOWS, re.MULTILINE
    )
)
"""The folder in which the gate runs the tests of each mark."""
TIERS = {
    called: (night, set(parts.split()))
    for called, night, parts in re.findall(
        r"^    \d:(\w*)\) night=\((.*)\) parts=\((.*)\) ;;$", GATE, re.MULTILINE
    )
}
"""What the gate adds to the test command, and its last parts, by how it is called."""
WORKFLOW = (ROOT / ".github/workflows/build.yml").read_text(encoding="utf-8")


def test_what_is_left_out_by_default_is_what_is_marked() -> None:
    assert set(re.findall(r"not (\w+)", PYTEST["ini_options"]["addopts"])) == MARKS


def test_the_gate_runs_every_mark() -> None:
    assert RUNS.keys() == MARKS
    assert "\n    .ci/windows test\n" in GATE, "which runs those for Windows"
    functions = set(re.findall(r"^(\w+)\(\) \{$", GATE, re.MULTILINE)) - {"as_root", "beside"}
    assert functions == MARKS | {"tests", "linters"}
    assert TIERS["change"] == ("", {"window", "package"})
    assert TIERS[""] == ("--night", MARKS - {"node"})
    assert GATE.endswith(
        "\nbeside tests linters\nbeside node\n"
        "# Windows spend most of their time waiting.\n"
        'beside "${parts[@]}"\n'
    )


def test_the_night_goes_with_the_test_command_and_the_real_windows() -> None:
    assert '\n    bash -c "$command ${night[*]}"\n' in GATE
    assert '-m window -n 5 tests/window "${night[@]}"\n' in GATE


def test_no_case_is_marked_by_its_file() -> None:
    """Where a folder is for the night, its ``conftest.py`` says so."""
    marked = re.compile(r"^pytestmark = .*\bnight\b", re.MULTILINE)
    files = [*(ROOT / "tests").rglob("test_*.py")]
    assert [str(one) for one in files if marked.search(one.read_text(encoding="utf-8"))] == []


def test_the_limit_is_for_all_but_what_is_left_out_by_default() -> None:
    assert set(MARKS_WITHOUT_LIMIT) == MARKS


def test_a_pull_request_is_a_change_and_all_else_is_tested_whole() -> None:
    assert (
        "  PYTEST_TIER: ${{ github.event_name != 'pull_request' && '--night' || '' }}\n" in WORKFLOW
    )
    assert "  GATE: ${{ github.event_name == 'pull_request' && 'change' || '' }}\n" in WORKFLOW
    assert "\n      - run: .ci/run $GATE\n" in WORKFLOW
    assert "/python -m pytest $PYTEST_TIER\n" in WORKFLOW
    assert re.search(r"^  schedule:\n    - cron: ", WORKFLOW, re.MULTILINE)


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
    assert "`--night`" in readme
    assert "`.ci/run change`" in readme
