"""What is released: one version, told with its day, in words that stand by themselves."""

import re
import subprocess
import sys
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from game import VERSION

ROOT = Path(__file__).parents[1]
MOST = 125_000
"""So many characters the page of a release takes."""
HEAD = re.compile(r"^## \[(\d+\.\d+\.\d+|Unreleased)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)


def told(version: str) -> str:
    """What the changelog says of a version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = [*HEAD.finditer(text), None]
    for one, after in pairwise(heads):
        if one is not None and one[1] == version:
            return text[one.end() : None if after is None else after.start()]
    raise AssertionError(f"nothing is said of {version}")


def test_the_changelog_tells_of_this_version_and_from_which_day_it_is() -> None:
    heads = HEAD.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    released = [(version, day) for version, day in heads if version != "Unreleased"]
    assert released[0][0] == VERSION
    days = [date.fromisoformat(day) for _, day in released]
    assert days == sorted(days, reverse=True)


def test_the_text_of_the_release_stands_by_itself() -> None:
    text = told(VERSION)
    assert len(text) < MOST
    for heading in ("### Added", "### Changed", "### Fixed"):
        assert heading in text
    links = re.findall(r"\]\(([^)]*)\)", text)
    assert all(link.startswith("https://") for link in links), "files are not beside it there"


@pytest.mark.skipif(sys.platform == "win32", reason="no bash in the path is promised")
def test_the_text_of_a_release_is_cut_out_of_the_changelog() -> None:
    cut = ["bash", str(ROOT / ".ci/release-text")]
    made = subprocess.run([*cut, VERSION], capture_output=True, text=True, check=True)
    assert made.stdout.strip() == told(VERSION).strip()
    assert subprocess.run([*cut, "9.9.9"], capture_output=True, check=False).returncode == 1


def test_each_picture_and_file_that_is_named_to_players_is_there() -> None:
    for file in (ROOT / "README.md", ROOT / "tests" / "bench" / "README.md"):
        links = re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text(encoding="utf-8"))
        assert links or file.parent != ROOT
        for link in links:
            assert link.startswith("https://") or (file.parent / link).exists(), link
